// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// For code as it is written for UIKit, in which a protocol's name is a type.
let likeUIKit: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "segue",
  products: [
    .executable(name: "segue", targets: ["SegueCLI"]),
    .library(name: "NavigationKit", targets: ["CellGraphics", "Motion", "NavigationKit"]),
    .library(name: "Storyboards", targets: ["TextFormats", "Storyboards", "InterfaceBuilder"]),
    .library(name: "Flows", targets: ["Flows", "FlowMaps"]),
    .library(name: "TerminalUI", targets: ["Simulation", "TerminalUI"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .library(name: "Sessions", targets: ["Simulation", "Sessions"]),
    .executable(name: "bookshelf", targets: ["Bookshelf"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    // Rounding calls C's mathematics, which a program that imports nothing else does not link.
    .target(
      name: "CellGraphics", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    .target(name: "Motion", dependencies: ["CellGraphics"], swiftSettings: strict),
    .target(name: "LinearConstraints", swiftSettings: strict),
    .target(
      name: "NavigationKit", dependencies: ["CellGraphics", "Motion", "LinearConstraints"],
      swiftSettings: strict),
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
    .target(
      name: "FoundationNames", dependencies: ["CellGraphics", "NavigationKit"],
      swiftSettings: strict),
    .target(
      name: "UIKitNames",
      dependencies: ["CellGraphics", "Motion", "NavigationKit", "FoundationNames"],
      swiftSettings: strict),
    .target(name: "TextFormats", dependencies: ["CExpat"], swiftSettings: strict),
    .target(
      name: "Storyboards",
      dependencies: ["CellGraphics", "Motion", "NavigationKit", "TextFormats"],
      swiftSettings: strict),
    .target(
      name: "InterfaceBuilder",
      dependencies: ["CellGraphics", "NavigationKit", "TextFormats", "Storyboards"],
      swiftSettings: strict),
    .target(
      name: "Flows",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "TextFormats", "Storyboards", "InterfaceBuilder",
      ],
      swiftSettings: strict),
    .target(
      name: "FlowMaps", dependencies: ["CellGraphics", "TextFormats", "Storyboards", "Flows"],
      swiftSettings: strict),
    .target(
      name: "Simulation",
      dependencies: ["CellGraphics", "Motion", "NavigationKit", "TextFormats", "Storyboards"],
      swiftSettings: strict),
    .target(
      name: "Sessions",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "TextFormats", "Storyboards", "Simulation",
      ],
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
        "CellGraphics", "Motion", "NavigationKit", "TextFormats", "Storyboards", "InterfaceBuilder",
        "Flows", "FlowMaps", "Simulation", "Sessions", "TerminalUI",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [
        .embedInCode("Resources/tutorial.json"), .embedInCode("Resources/new.json"),
      ],
      swiftSettings: strict),
    // An app written for UIKit, as an example that everybody builds.
    .executableTarget(
      name: "Bookshelf",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "UIKitNames", "Simulation", "Sessions",
        "TerminalUI",
      ],
      swiftSettings: likeUIKit),
    .systemLibrary(
      name: "CVTerm", path: "Tests/CVTerm", providers: [.apt(["libvterm-dev"])]),
    .target(
      name: "TerminalTestSupport", dependencies: ["CVTerm", "CellGraphics", "TerminalUI"],
      path: "Tests/TerminalTestSupport", swiftSettings: strict),
    .executableTarget(
      name: "MotionWalk",
      dependencies: [
        "NavigationKit", "Motion", "CellGraphics", "Simulation", "TerminalUI",
        "TerminalTestSupport",
      ],
      path: "Tests/MotionWalk", swiftSettings: strict),
    .executableTarget(
      name: "Torture",
      dependencies: [
        "Sessions", "Simulation", "Storyboards", "CellGraphics", "TerminalUI",
        "TerminalTestSupport", "WalkSupport",
      ],
      path: "Tests/Torture", swiftSettings: strict),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["CellGraphics", "Simulation", "TerminalUI"],
      path: "Tests/TerminalProbe", swiftSettings: strict),
    .testTarget(
      name: "TerminalUITests",
      dependencies: [
        "CellGraphics", "NavigationKit", "Simulation", "TerminalUI", "TerminalProbe",
        "TerminalTestSupport",
      ],
      swiftSettings: strict),
    .testTarget(name: "RepositoryTests", swiftSettings: strict),
    .testTarget(
      name: "CellGraphicsTests", dependencies: ["CellGraphics", "WalkSupport"],
      swiftSettings: strict),
    .executableTarget(
      name: "NavigationWalk", dependencies: ["NavigationKit", "CellGraphics", "WalkSupport"],
      path: "Tests/NavigationWalk", swiftSettings: strict),
    .executableTarget(
      name: "ContainerWalk", dependencies: ["NavigationKit", "CellGraphics", "WalkSupport"],
      path: "Tests/ContainerWalk", swiftSettings: strict),
    .target(name: "WalkSupport", path: "Tests/WalkSupport", swiftSettings: strict),
    .target(
      name: "DamageSupport", dependencies: ["TextFormats", "Storyboards"],
      path: "Tests/DamageSupport",
      swiftSettings: strict),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CellGraphics", "NavigationKit", "TextFormats", "Storyboards", "InterfaceBuilder", "Flows",
        "FlowMaps", "Simulation", "Sessions", "WalkSupport", "DamageSupport",
      ],
      path: "Tests/Fuzz", swiftSettings: strict),
    .testTarget(
      name: "NavigationKitTests",
      dependencies: [
        "NavigationKit", "NavigationWalk", "CellGraphics", "Motion", "TestSupport", "WalkSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "UIKitNamesTests",
      dependencies: [
        "Bookshelf", "UIKitNames", "NavigationKit", "CellGraphics", "Motion", "Simulation",
      ],
      swiftSettings: likeUIKit),
    .testTarget(
      name: "ControlsTests",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "Simulation", "TestSupport", "WalkSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutTests",
      dependencies: ["NavigationKit", "LinearConstraints", "CellGraphics", "WalkSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ContainersTests",
      dependencies: [
        "NavigationKit", "Simulation", "Storyboards", "CellGraphics", "Motion", "TestSupport",
        "ContainerWalk",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SimulationTests",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "TextFormats", "Storyboards", "Simulation",
        "TestSupport", "WalkSupport", "DamageSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SessionsTests",
      dependencies: [
        "Sessions", "Simulation", "Storyboards", "NavigationKit", "CellGraphics", "Motion",
        "TestSupport", "WalkSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: ["CellGraphics", "NavigationKit", "Simulation", "Storyboards"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "TablesTests",
      dependencies: [
        "NavigationKit", "CellGraphics", "Motion", "Simulation", "Storyboards", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "MotionTests", dependencies: ["Motion", "CellGraphics"], swiftSettings: strict),
    .testTarget(
      name: "SegueCLITests",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "Storyboards", "InterfaceBuilder", "Simulation",
        "Sessions", "TerminalTestSupport", "WalkSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "XcodeTests",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "TextFormats", "Storyboards", "InterfaceBuilder",
        "Simulation", "Sessions", "TestSupport", "WalkSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FlowMapsTests",
      dependencies: [
        "TextFormats", "Storyboards", "InterfaceBuilder", "Flows", "FlowMaps", "WalkSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FlowsTests",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "TextFormats", "Storyboards", "InterfaceBuilder",
        "Flows", "Simulation", "TestSupport", "WalkSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "StoryboardsTests",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "TextFormats", "Storyboards", "TestSupport",
        "WalkSupport", "DamageSupport",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6])

// Building all test targets takes minutes; `SEGUE_TESTS="FlowsTests MotionTests" swift build
// --build-tests` builds only those two.
if let names = Context.environment["SEGUE_TESTS"]?.split(separator: " ").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
