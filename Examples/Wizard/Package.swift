// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Wizard",
  dependencies: [.package(name: "segue", path: "../..")],
  targets: [
    .executableTarget(
      name: "Wizard",
      dependencies: [
        .product(name: "UIKitNames", package: "segue"),
        .product(name: "NavigationKit", package: "segue"),
        .product(name: "TerminalApps", package: "segue"),
      ]),
    .testTarget(
      name: "WizardTests",
      dependencies: [
        "Wizard", .product(name: "NavigationKitTesting", package: "segue"),
      ],
      exclude: ["order.flow"]),
  ])
