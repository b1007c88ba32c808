// swift-tools-version: 6.2
import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let cSettings: [CSetting] = [.treatAllWarnings(as: .error)]
let cxxSettings: [CXXSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "SpringKit",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "SpringKit", targets: ["SpringKit"]),
    .executable(name: "springkit", targets: ["SpringKitTool"]),
    .executable(name: "springbench", targets: ["springbench"]),
  ],
  targets: [
    // The library, from the ground floor up; a target depends only on targets above it in this list.
    .target(
      name: "CElementary", cSettings: cSettings, linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "NumericalMethods", dependencies: ["CElementary"], swiftSettings: swiftSettings),
    .target(name: "Springs", dependencies: ["NumericalMethods"], swiftSettings: swiftSettings),
    .target(name: "Engines", dependencies: ["Springs", "NumericalMethods"], swiftSettings: swiftSettings),
    .target(
      name: "SpringKit", dependencies: ["Engines", "Springs", "NumericalMethods"], swiftSettings: swiftSettings),

    // The command line.
    .executableTarget(
      name: "SpringKitTool", dependencies: ["SpringKit", "Engines", "Springs", "NumericalMethods"],
      swiftSettings: swiftSettings),

    // The benchmarks. Without Google Benchmark they still build and say how to install it.
    .systemLibrary(
      name: "GoogleBenchmarkLibrary", path: "Benchmarks/GoogleBenchmarkLibrary", pkgConfig: "benchmark",
      providers: [.apt(["libbenchmark-dev"]), .brew(["google-benchmark"])]),
    .target(
      name: "CGoogleBenchmark", dependencies: ["GoogleBenchmarkLibrary"], path: "Benchmarks/CGoogleBenchmark",
      cxxSettings: cxxSettings),
    // The rooms behind the umbrella are named as well: an incremental build does not rebuild for a change behind a re-export.
    .executableTarget(
      name: "springbench", dependencies: ["SpringKit", "Engines", "Springs", "NumericalMethods", "CGoogleBenchmark"],
      path: "Benchmarks/springbench", swiftSettings: swiftSettings),

    // The tests, one target per module.
    .testTarget(name: "NumericalMethodsTests", dependencies: ["NumericalMethods"], swiftSettings: swiftSettings),
    .testTarget(
      name: "SpringsTests", dependencies: ["SpringKit", "Engines", "Springs", "NumericalMethods"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "EnginesTests", dependencies: ["SpringKit", "Engines", "Springs", "NumericalMethods"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "SpringKitToolTests", dependencies: ["SpringKitTool", "SpringKit", "Springs", "NumericalMethods"],
      swiftSettings: swiftSettings),
    .testTarget(name: "SpringBenchTests", dependencies: ["springbench"], swiftSettings: swiftSettings),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c11,
  cxxLanguageStandard: .cxx17
)
