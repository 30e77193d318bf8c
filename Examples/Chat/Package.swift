// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Chat",
  dependencies: [.package(name: "segue", path: "../..")],
  targets: [
    .executableTarget(
      name: "Chat",
      dependencies: [
        .product(name: "UIKitNames", package: "segue"),
        .product(name: "NavigationKit", package: "segue"),
        .product(name: "TerminalApps", package: "segue"),
      ]),
    .testTarget(
      name: "ChatTests",
      dependencies: [
        "Chat", .product(name: "NavigationKitTesting", package: "segue"),
        .product(name: "Sessions", package: "segue"),
      ],
      exclude: ["write.flow"]),
  ])
