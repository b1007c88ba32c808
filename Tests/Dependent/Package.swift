// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else that depends on SpringKit by path: it must build without warnings and without any system library.
let package = Package(
  name: "Dependent",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "SpringKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "Dependent", dependencies: [.product(name: "SpringKit", package: "SpringKit")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ]
)
