// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Menu",
  dependencies: [.package(name: "segue", path: "../..")],
  targets: [
    .executableTarget(
      name: "Menu",
      dependencies: [
        .product(name: "UIKitNames", package: "segue"),
        .product(name: "NavigationKit", package: "segue"),
        .product(name: "TerminalApps", package: "segue"),
      ]),
    .testTarget(
      name: "MenuTests",
      dependencies: [
        "Menu", .product(name: "NavigationKitTesting", package: "segue"),
      ],
      exclude: ["play.flow"]),
  ])
