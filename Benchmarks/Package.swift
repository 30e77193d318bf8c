// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "segue-benchmarks",
  dependencies: [.package(name: "segue", path: "..")],
  targets: [
    .target(name: "AllocationCount"),
    .target(name: "BareExpat", linkerSettings: [.linkedLibrary("expat")]),
    .executableTarget(
      name: "ImportBenchmark",
      dependencies: ["BareExpat", .product(name: "Storyboards", package: "segue")]),
    .executableTarget(
      name: "SeekBenchmark",
      dependencies: [
        .product(name: "NavigationKit", package: "segue"),
        .product(name: "Storyboards", package: "segue"),
        .product(name: "Sessions", package: "segue"),
      ]),
    .executableTarget(
      name: "InspectorBenchmark",
      dependencies: [
        .product(name: "NavigationKit", package: "segue"),
        .product(name: "Storyboards", package: "segue"),
        .product(name: "Sessions", package: "segue"),
      ]),
    .executableTarget(
      name: "FlowBenchmark",
      dependencies: [
        .product(name: "Flows", package: "segue"), .product(name: "Storyboards", package: "segue"),
      ]),
    .executableTarget(
      name: "SessionBenchmark",
      dependencies: [.product(name: "Sessions", package: "segue")]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCount", .product(name: "NavigationKit", package: "segue"),
        .product(name: "Storyboards", package: "segue"),
        .product(name: "TerminalUI", package: "segue"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ]),
  ],
  swiftLanguageModes: [.v6])
