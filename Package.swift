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

// The linker sends the benchmarks' requests for memory through the functions that count them.
let countedAllocations = [
  "malloc", "calloc", "realloc", "aligned_alloc", "posix_memalign",
].flatMap { ["-Xlinker", "--wrap=\($0)"] }

let package = Package(
  name: "segue",
  products: [
    .executable(name: "segue", targets: ["SegueCLI"]),
    .library(name: "NavigationKit", targets: ["CellGraphics", "Motion", "NavigationKit"]),
    .library(name: "Storyboards", targets: ["TextFormats", "Storyboards", "InterfaceBuilder"]),
    .library(name: "Flows", targets: ["Flows", "FlowMaps"]),
    .library(name: "TerminalUI", targets: ["Simulation", "TerminalUI"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .library(name: "TerminalApps", targets: ["TerminalApps"]),
    .library(name: "Sessions", targets: ["Simulation", "Sessions"]),
    .library(name: "StoryboardApps", targets: ["InterfaceBuilder", "StoryboardApps"]),
    .library(
      name: "NavigationKitTesting",
      targets: ["Simulation", "NavigationKitTesting", "PilotTesting"]),
    .library(name: "Exploration", targets: ["Simulation", "Exploration"]),
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
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CGif", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(name: "CWebP", providers: [.apt(["libwebp-dev"])]),
    .target(
      name: "FoundationNames", dependencies: ["CellGraphics", "NavigationKit"],
      swiftSettings: strict),
    .target(
      name: "UIKitNames",
      dependencies: ["CellGraphics", "Motion", "NavigationKit", "FoundationNames"],
      swiftSettings: strict),
    .target(name: "TextFormats", dependencies: ["CExpat"], swiftSettings: strict),
    .target(
      name: "Narration", dependencies: ["CellGraphics", "NavigationKit", "TextFormats"],
      swiftSettings: strict),
    .target(
      name: "Storyboards",
      dependencies: ["CellGraphics", "Motion", "NavigationKit", "TextFormats"],
      swiftSettings: strict),
    .target(
      name: "InterfaceBuilder",
      dependencies: ["CellGraphics", "NavigationKit", "TextFormats", "Storyboards"],
      swiftSettings: strict),
    .target(
      name: "StoryboardApps",
      dependencies: [
        "CellGraphics", "NavigationKit", "TextFormats", "Storyboards", "InterfaceBuilder",
      ],
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
      name: "Porting", dependencies: ["TextFormats"],
      resources: [.embedInCode("Resources/names.txt")], swiftSettings: strict),
    .target(
      name: "Simulation",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "Narration", "TextFormats", "Storyboards",
      ],
      swiftSettings: strict),
    .target(
      name: "Settings",
      dependencies: ["CellGraphics", "NavigationKit", "TextFormats", "Simulation"],
      swiftSettings: strict),
    .target(
      name: "Inspection",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "Narration", "TextFormats", "Storyboards",
        "Simulation",
      ],
      swiftSettings: strict),
    .target(
      name: "Sessions",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "Narration", "TextFormats", "Storyboards",
        "Simulation", "Inspection",
      ],
      swiftSettings: strict),
    .target(
      name: "NavigationKitTesting",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "Narration", "TextFormats", "Storyboards",
        "Simulation", "Inspection", "Sessions",
      ],
      swiftSettings: strict),
    // Beside the pilot, because the program must not be linked with libraries for tests.
    .target(
      name: "PilotTesting",
      dependencies: ["CellGraphics", "Simulation", "NavigationKitTesting"], swiftSettings: strict),
    .target(
      name: "FlowTesting",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "Narration", "TextFormats", "Storyboards",
        "Flows", "Simulation", "Inspection", "Sessions", "NavigationKitTesting",
      ],
      swiftSettings: strict),
    .target(
      name: "Exploration",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "Narration", "TextFormats", "Storyboards",
        "Flows", "FlowMaps", "Simulation", "Inspection", "Sessions", "NavigationKitTesting",
        "FlowTesting",
      ],
      swiftSettings: strict),
    .target(
      name: "Sharing",
      dependencies: [
        "CZlib", "CGif", "CWebP", "CellGraphics", "Motion", "NavigationKit", "Narration",
        "TextFormats", "Storyboards", "Flows", "FlowMaps", "Simulation", "Inspection", "Sessions",
      ],
      exclude: ["Resources/font-license.txt"],
      resources: [
        .embedInCode("Resources/page.css"), .embedInCode("Resources/page.js"),
        .embedInCode("Resources/font.gz"),
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
      resources: [.embedInCode("Resources/terminals.txt")], swiftSettings: strict),
    .target(
      name: "TerminalApps",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "TextFormats", "Simulation", "Settings",
        "Sessions", "TerminalUI",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "SegueCLI",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "TextFormats", "Storyboards", "InterfaceBuilder",
        "Flows", "FlowMaps", "Porting", "Narration", "Simulation", "Settings", "Inspection",
        "Sessions", "FlowTesting", "Exploration", "Sharing", "TerminalUI", "TerminalApps",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [
        .embedInCode("Resources/tutorial.json"), .embedInCode("Resources/new.json"),
        .embedInCode("Resources/app.txt"),
      ],
      swiftSettings: strict),
    // An app written for UIKit, as an example that everybody builds.
    .executableTarget(
      name: "Bookshelf",
      dependencies: ["CellGraphics", "Motion", "NavigationKit", "UIKitNames", "TerminalApps"],
      swiftSettings: likeUIKit),

    // What tests share.
    .target(
      name: "ProjectFiles", path: "Tests/Support/ProjectFiles", swiftSettings: strict),
    .target(name: "WalkSupport", path: "Tests/Support/WalkSupport", swiftSettings: strict),
    .target(
      name: "DamageSupport", dependencies: ["TextFormats", "Storyboards"],
      path: "Tests/Support/DamageSupport", swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: [
        "CellGraphics", "NavigationKit", "Narration", "Storyboards", "Simulation", "ProjectFiles",
      ],
      path: "Tests/Support/TestSupport", swiftSettings: strict),
    .systemLibrary(
      name: "CVTerm", path: "Tests/Support/CVTerm", providers: [.apt(["libvterm-dev"])]),
    .target(
      name: "TerminalTestSupport", dependencies: ["CVTerm", "CellGraphics", "TerminalUI"],
      path: "Tests/Support/TerminalTestSupport", swiftSettings: strict),
    .executableTarget(
      name: "TerminalProbe",
      dependencies: ["CellGraphics", "NavigationKit", "Simulation", "Sessions", "TerminalUI"],
      path: "Tests/Support/TerminalProbe", swiftSettings: strict),

    // The examples of docstrings and articles, extracted when the tests are built.
    .executableTarget(
      name: "ExampleExtractor", path: "Tests/Support/ExampleExtractor", swiftSettings: strict),
    .plugin(
      name: "DocumentationExamples", capability: .buildTool(), dependencies: ["ExampleExtractor"],
      path: "Tests/Support/DocumentationExamples"),

    // What `segue port` makes of the app in Tests/Fixtures/Apps/Trails.
    .executableTarget(
      name: "Trails",
      dependencies: [
        "UIKitNames", "NavigationKit", "InterfaceBuilder", "StoryboardApps", "TerminalApps",
      ],
      path: "Tests/Fixtures/Ported/Trails/Sources/Trails",
      resources: [.copy("Resources/Base.lproj")], swiftSettings: [.swiftLanguageMode(.v5)]),

    // Programs that walk, damage and torture.
    .executableTarget(
      name: "NavigationWalk", dependencies: ["CellGraphics", "NavigationKit", "WalkSupport"],
      path: "Tests/Walks/Navigation", swiftSettings: strict),
    .executableTarget(
      name: "ContainerWalk", dependencies: ["CellGraphics", "NavigationKit", "WalkSupport"],
      path: "Tests/Walks/Container", swiftSettings: strict),
    .executableTarget(
      name: "MotionWalk",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "Simulation", "TerminalUI",
        "TerminalTestSupport",
      ],
      path: "Tests/Walks/Motion", swiftSettings: strict),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CellGraphics", "NavigationKit", "TextFormats", "Storyboards", "InterfaceBuilder", "Flows",
        "FlowMaps", "Simulation", "Sessions", "WalkSupport", "DamageSupport",
      ],
      path: "Tests/Walks/Fuzz", swiftSettings: strict),
    .executableTarget(
      name: "Torture",
      dependencies: [
        "CellGraphics", "Storyboards", "Simulation", "Sessions", "TerminalUI",
        "TerminalTestSupport", "WalkSupport",
      ],
      path: "Tests/Walks/Torture", swiftSettings: strict),

    // What the benchmarks measure, and how often they ask for memory.
    .target(name: "AllocationCount", path: "Benchmarks/AllocationCount"),
    .target(
      name: "BareExpat", path: "Benchmarks/BareExpat", linkerSettings: [.linkedLibrary("expat")]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCount", "CellGraphics", "NavigationKit", "Storyboards", "Simulation",
        "TerminalUI",
      ],
      path: "Benchmarks/Engine", swiftSettings: strict,
      linkerSettings: [.unsafeFlags(countedAllocations)]),
    .executableTarget(
      name: "ImportBenchmark", dependencies: ["BareExpat", "Storyboards", "InterfaceBuilder"],
      path: "Benchmarks/ImportBenchmark", swiftSettings: strict),
    .executableTarget(
      name: "SeekBenchmark",
      dependencies: ["Motion", "NavigationKit", "Storyboards", "Simulation", "Sessions"],
      path: "Benchmarks/SeekBenchmark", swiftSettings: strict),
    .executableTarget(
      name: "InspectorBenchmark",
      dependencies: ["NavigationKit", "Storyboards", "Simulation", "Sessions"],
      path: "Benchmarks/InspectorBenchmark", swiftSettings: strict),
    .executableTarget(
      name: "ExplorationBenchmark", dependencies: ["Storyboards", "Simulation", "Exploration"],
      path: "Benchmarks/ExplorationBenchmark", swiftSettings: strict),
    .executableTarget(
      name: "FlowBenchmark", dependencies: ["Storyboards", "Flows", "FlowMaps"],
      path: "Benchmarks/FlowBenchmark", swiftSettings: strict),
    .executableTarget(
      name: "SessionBenchmark", dependencies: ["Motion", "Storyboards", "Simulation", "Sessions"],
      path: "Benchmarks/SessionBenchmark", swiftSettings: strict),
    .executableTarget(
      name: "TransitionBenchmark",
      dependencies: ["NavigationKit", "Storyboards", "Simulation", "TerminalUI"],
      path: "Benchmarks/TransitionBenchmark", swiftSettings: strict),

    // The tests, one target for each module.
    .testTarget(
      name: "RepositoryTests", dependencies: ["ProjectFiles"], exclude: ["draw-samples"],
      // It reads every character of the sources several times.
      swiftSettings: strict + [.unsafeFlags(["-O"])]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "Narration", "UIKitNames", "TextFormats",
        "Porting", "Storyboards", "InterfaceBuilder", "Flows", "FlowMaps", "Simulation",
        "Settings", "Inspection", "Sessions", "NavigationKitTesting", "PilotTesting", "FlowTesting",
        "Exploration", "Sharing", "TerminalUI", "TerminalApps",
      ],
      path: "Tests/Support/DocumentationTests", swiftSettings: likeUIKit,
      plugins: ["DocumentationExamples"]),
    .testTarget(
      name: "CellGraphicsTests", dependencies: ["CellGraphics", "WalkSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "MotionTests", dependencies: ["CellGraphics", "Motion"], swiftSettings: strict),
    .testTarget(
      name: "NavigationKitTests",
      dependencies: [
        "CellGraphics", "Motion", "LinearConstraints", "NavigationKit", "Storyboards", "Simulation",
        "NavigationWalk", "ContainerWalk", "TestSupport", "WalkSupport", "ProjectFiles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "UIKitNamesTests",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "FoundationNames", "UIKitNames", "Simulation",
        "Sessions", "Bookshelf", "ProjectFiles",
      ],
      // As most apps are written. In Swift 6's mode the compiler takes each block of
      // `DispatchQueue.main.async` for code of the main actor, and controllers have no actor.
      swiftSettings: likeUIKit + [
        .swiftLanguageMode(.v5), .enableUpcomingFeature("BareSlashRegexLiterals"),
      ]),
    .testTarget(
      name: "PortingTests",
      dependencies: [
        "CellGraphics", "NavigationKit", "TextFormats", "InterfaceBuilder", "StoryboardApps",
        "Porting", "Simulation", "TestSupport", "Trails", "WalkSupport", "ProjectFiles",
      ],
      swiftSettings: likeUIKit),
    .testTarget(
      name: "TextFormatsTests", dependencies: ["TextFormats", "WalkSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "StoryboardsTests",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "TextFormats", "Storyboards", "TestSupport",
        "WalkSupport", "DamageSupport", "ProjectFiles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "TextFormats", "Storyboards", "InterfaceBuilder",
        "Simulation", "Sessions", "TestSupport", "WalkSupport", "ProjectFiles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FlowsTests",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "TextFormats", "Storyboards", "InterfaceBuilder",
        "Flows", "FlowMaps", "Simulation", "TestSupport", "WalkSupport", "ProjectFiles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "NarrationTests",
      dependencies: [
        "CellGraphics", "NavigationKit", "Narration", "TestSupport", "ProjectFiles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SimulationTests",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "Narration", "TextFormats", "Storyboards",
        "Simulation", "TestSupport", "WalkSupport", "DamageSupport", "ProjectFiles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SettingsTests",
      dependencies: [
        "NavigationKit", "TextFormats", "Simulation", "Settings", "WalkSupport", "ProjectFiles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InspectionTests",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "Narration", "Storyboards", "Simulation",
        "Inspection", "TestSupport", "ProjectFiles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SessionsTests",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "Narration", "Storyboards", "InterfaceBuilder",
        "Simulation", "Inspection", "Sessions",
        "TestSupport", "WalkSupport", "ProjectFiles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "NavigationKitTestingTests",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "Narration", "TextFormats", "Storyboards",
        "InterfaceBuilder", "Flows", "Simulation", "Inspection", "Sessions", "NavigationKitTesting",
        "PilotTesting", "UIKitNames", "Bookshelf", "TestSupport", "WalkSupport", "ProjectFiles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FlowTestingTests",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "Narration", "TextFormats", "Storyboards",
        "InterfaceBuilder", "Flows", "Simulation", "Inspection", "Sessions", "NavigationKitTesting",
        "FlowTesting", "TestSupport", "WalkSupport", "ProjectFiles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ExplorationTests",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "Narration", "TextFormats", "Storyboards",
        "InterfaceBuilder", "Flows", "Simulation", "Inspection", "Sessions", "NavigationKitTesting",
        "FlowTesting", "Exploration", "Bookshelf", "TestSupport", "WalkSupport",
        "ProjectFiles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SharingTests",
      dependencies: [
        "CZlib", "CGif", "CWebP", "CellGraphics", "Motion", "NavigationKit", "Narration",
        "TextFormats", "Storyboards",
        "InterfaceBuilder", "Flows", "FlowMaps", "Simulation", "Inspection", "Sessions", "Sharing",
        "TestSupport", "WalkSupport", "ProjectFiles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TerminalUITests",
      dependencies: [
        "CellGraphics", "NavigationKit", "Simulation", "Sessions", "TerminalUI", "TerminalProbe",
        "TerminalTestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SegueCLITests",
      dependencies: [
        "CellGraphics", "Motion", "NavigationKit", "Storyboards", "InterfaceBuilder", "Simulation",
        "Sessions", "Exploration", "TerminalApps", "SegueCLI", "Bookshelf", "TerminalTestSupport",
        "WalkSupport", "ProjectFiles",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6])

// `SEGUE_TESTS="FlowsTests MotionTests" swift build --build-tests` builds only those two test targets
// and what they need, which takes a fraction of the time.
if let names = Context.environment["SEGUE_TESTS"]?.split(separator: " ").map(String.init) {
  var needed: Set<String> = []
  func need(_ name: String) {
    guard needed.insert(name).inserted else { return }
    guard let target = package.targets.first(where: { $0.name == name }) else { return }
    for case .byNameItem(let dependency, _) in target.dependencies { need(dependency) }
    for case .plugin(let plugin, nil) in target.plugins ?? [] { need(plugin) }
  }
  names.forEach(need)
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll { product in
    guard let program = product as? Product.Executable else { return true }
    return !program.targets.allSatisfy(needed.contains)
  }
}
