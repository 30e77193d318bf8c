// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "segue-benchmarks",
  dependencies: [.package(name: "segue", path: "..")],
  targets: [
    .target(name: "AllocationCount"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["AllocationCount", .product(name: "NavigationKit", package: "segue")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ]),
  ],
  swiftLanguageModes: [.v6])
