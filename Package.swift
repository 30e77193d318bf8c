// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "segue",
  products: [
    .executable(name: "segue", targets: ["SegueCLI"]),
    .library(name: "NavigationKit", targets: ["CellGraphics", "Motion", "NavigationKit"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .target(name: "CellGraphics", swiftSettings: strict),
    .target(name: "Motion", dependencies: ["CellGraphics"], swiftSettings: strict),
    .target(
      name: "NavigationKit", dependencies: ["CellGraphics", "Motion"], swiftSettings: strict),
    .target(
      name: "Storyboards",
      dependencies: ["CellGraphics", "Motion", "NavigationKit"],
      swiftSettings: strict),
    .target(
      name: "Simulation",
      dependencies: ["CellGraphics", "Motion", "NavigationKit", "Storyboards"],
      swiftSettings: strict),
    .target(
      name: "Sessions",
      dependencies: ["CellGraphics", "Motion", "NavigationKit", "Storyboards", "Simulation"],
      swiftSettings: strict),
    .target(
      name: "CNcurses",
      linkerSettings: [
        .linkedLibrary("panelw"), .linkedLibrary("ncursesw"), .linkedLibrary("tinfo"),
      ]),
    .target(
      name: "TerminalUI",
      dependencies: ["CNcurses", "CellGraphics", "Motion", "NavigationKit", "Simulation"],
      swiftSettings: strict),
    .executableTarget(
      name: "SegueCLI",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "Storyboards", "Simulation", "Sessions",
        "TerminalUI",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .testTarget(name: "RepositoryTests", swiftSettings: strict),
    .testTarget(name: "CellGraphicsTests", dependencies: ["CellGraphics"], swiftSettings: strict),
    .testTarget(
      name: "MotionTests", dependencies: ["Motion", "CellGraphics"], swiftSettings: strict),
    .testTarget(
      name: "StoryboardsTests",
      dependencies: ["Storyboards", "CellGraphics", "Motion", "NavigationKit"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6])
