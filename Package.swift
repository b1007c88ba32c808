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

/// The rooms behind the umbrella. Clients of the umbrella in this package name them as well: an incremental build does not
/// rebuild for a change behind a re-export.
let library: [Target.Dependency] = [
  "Timelines", "Engines", "Springs", "TimingCurves", "MotionPaths", "NumericalMethods",
]

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
    .target(name: "TimingCurves", dependencies: ["NumericalMethods"], swiftSettings: swiftSettings),
    .target(name: "MotionPaths", dependencies: ["NumericalMethods"], swiftSettings: swiftSettings),
    .target(
      name: "Engines", dependencies: ["Springs", "TimingCurves", "NumericalMethods"], swiftSettings: swiftSettings),
    .target(
      name: "Timelines", dependencies: ["Engines", "Springs", "TimingCurves", "MotionPaths", "NumericalMethods"],
      swiftSettings: swiftSettings),
    .target(name: "SpringKit", dependencies: library, swiftSettings: swiftSettings),
    .target(name: "Scenes", dependencies: ["SpringKit"] + library, swiftSettings: swiftSettings),

    // The command line.
    .executableTarget(
      name: "SpringKitTool", dependencies: ["Scenes", "SpringKit"] + library, swiftSettings: swiftSettings),

    // The benchmarks. Without Google Benchmark they still build and say how to install it.
    .systemLibrary(
      name: "GoogleBenchmarkLibrary", path: "Benchmarks/GoogleBenchmarkLibrary", pkgConfig: "benchmark",
      providers: [.apt(["libbenchmark-dev"]), .brew(["google-benchmark"])]),
    .target(
      name: "CGoogleBenchmark", dependencies: ["GoogleBenchmarkLibrary"], path: "Benchmarks/CGoogleBenchmark",
      cxxSettings: cxxSettings),
    .executableTarget(
      name: "springbench", dependencies: ["SpringKit", "CGoogleBenchmark"] + library, path: "Benchmarks/springbench",
      swiftSettings: swiftSettings),

    // The tests, one target per module, and what they share.
    .target(name: "TestSupport", path: "Tests/Support", swiftSettings: swiftSettings),
    .testTarget(
      name: "NumericalMethodsTests", dependencies: ["NumericalMethods", "TestSupport"], swiftSettings: swiftSettings),
    .testTarget(
      name: "SpringsTests", dependencies: ["SpringKit", "TestSupport"] + library, swiftSettings: swiftSettings),
    .testTarget(
      name: "TimingCurvesTests", dependencies: ["TimingCurves", "NumericalMethods", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "MotionPathsTests", dependencies: ["MotionPaths", "NumericalMethods", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "EnginesTests", dependencies: ["SpringKit", "TestSupport"] + library, swiftSettings: swiftSettings),
    .testTarget(
      name: "TimelinesTests", dependencies: ["SpringKit", "TestSupport"] + library, swiftSettings: swiftSettings),
    .testTarget(
      name: "ScenesTests", dependencies: ["Scenes", "SpringKit", "TestSupport"] + library, swiftSettings: swiftSettings),
    .testTarget(
      name: "SpringKitToolTests", dependencies: ["SpringKitTool", "Scenes", "SpringKit"] + library,
      swiftSettings: swiftSettings),
    .testTarget(name: "SpringBenchTests", dependencies: ["springbench", "TestSupport"], swiftSettings: swiftSettings),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c11,
  cxxLanguageStandard: .cxx17
)
