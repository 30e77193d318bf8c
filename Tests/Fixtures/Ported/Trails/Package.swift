// swift-tools-version: 6.2
// Written by segue port.
import PackageDescription

let package = Package(
  name: "Trails",
  dependencies: [.package(name: "segue", path: "../../../..")],
  targets: [
    .executableTarget(
      name: "Trails",
      dependencies: [
        .product(name: "UIKitNames", package: "segue"),
        .product(name: "NavigationKit", package: "segue"),
        .product(name: "TerminalApps", package: "segue"),
        .product(name: "StoryboardApps", package: "segue"),
      ],
      resources: [
        .copy("Resources/Base.lproj"),
      ])
  ],
  swiftLanguageModes: [.v5])
