/// The text of a `Package.swift`.
///
/// The target compiles in the language mode of Swift 5, because apps for UIKit usually are in that
/// mode.
struct Manifest {
  var name: String
  /// The path or URL of Segue.
  var segue: String
  var products: [String]
  /// The paths of the resources in the target's folder.
  var resources: [String]

  var text: String {
    """
    // swift-tools-version: 6.2
    // Written by segue port.
    import PackageDescription

    let package = Package(
      name: \(Self.quoted(name)),
      dependencies: [\(dependency)],
      targets: [
        .executableTarget(
          name: \(Self.quoted(name)),
          dependencies: [
    \(products.map { "        .product(name: \"\($0)\", package: \"segue\"),\n" }.joined())\
          ]\(resourceList))
      ],
      swiftLanguageModes: [.v5])

    """
  }

  /// A path names a folder with Segue's sources. A URL names its repository, of which the branch
  /// `main` is used.
  private var dependency: String {
    let isURL = segue.contains("://") || segue.hasPrefix("git@")
    return isURL
      ? ".package(url: \(Self.quoted(segue)), branch: \"main\")"
      : ".package(name: \"segue\", path: \(Self.quoted(segue)))"
  }

  /// Resources are copied as they are. The package then has a bundle of its own, `Bundle.module`.
  private var resourceList: String {
    guard !resources.isEmpty else { return "" }
    let lines = resources.map { "        .copy(\(Self.quoted($0))),\n" }.joined()
    return ",\n      resources: [\n\(lines)      ]"
  }

  /// A text as a string literal of Swift.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
