/// The files and folders that the project may have.
enum LayoutRules {
  private static let topLevel: Set<Substring> = [
    ".ci", ".dockerignore", ".editorconfig", ".github", ".gitignore", ".pre-commit-hooks.yaml",
    ".spi.yml", ".swift-format", "Benchmarks", "CHANGELOG.md", "CONTRIBUTING.md", "Dockerfile",
    "Examples", "LICENSE", "Makefile", "Package.swift", "README.md", "SECURITY.md", "Sources",
    "Tests", "action.yml", "docs", "flake.nix", "scenes.json",
  ]

  /// Returns the entries at the top that are not the project's, each once, in order.
  static func strangers(among paths: [String]) -> [String] {
    let entries = Set(paths.compactMap { $0.split(separator: "/").first })
    return entries.subtracting(topLevel).sorted().map(String.init)
  }

  /// Returns the products of a build, which must not be committed.
  static func products(among paths: [String]) -> [String] {
    paths.filter { path in
      path.split(separator: "/").contains {
        $0 == "Package.resolved" || $0 == ".build" || $0.hasPrefix(".build-") || $0 == ".swiftpm"
      }
    }
  }
}
