// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Files",
  dependencies: [.package(name: "segue", path: "../..")],
  targets: [
    .executableTarget(
      name: "Files",
      dependencies: [
        .product(name: "UIKitNames", package: "segue"),
        .product(name: "NavigationKit", package: "segue"),
        .product(name: "TerminalApps", package: "segue"),
      ]),
    .testTarget(
      name: "FilesTests",
      dependencies: [
        "Files", .product(name: "NavigationKitTesting", package: "segue"),
      ],
      exclude: ["browse.flow"]),
  ])
