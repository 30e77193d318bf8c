// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SettingsApp",
  dependencies: [.package(name: "segue", path: "../..")],
  targets: [
    .executableTarget(
      name: "SettingsApp",
      dependencies: [
        .product(name: "UIKitNames", package: "segue"),
        .product(name: "NavigationKit", package: "segue"),
        .product(name: "TerminalApps", package: "segue"),
      ]),
    .testTarget(
      name: "SettingsAppTests",
      dependencies: [
        "SettingsApp", .product(name: "NavigationKitTesting", package: "segue"),
      ],
      exclude: ["choose.flow"]),
  ])
