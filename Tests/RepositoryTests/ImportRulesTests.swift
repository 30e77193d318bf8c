import Testing

@Suite struct ImportRulesTests {
  private static let document = "docs/architecture.md"

  // MARK: - The project

  @Test func `the table has a row for each module and no other`() throws {
    let rules = ImportRules(document: try Repository.text(of: Self.document))
    #expect(rules.allowed.keys.sorted() == (try Repository.folders(in: "Sources")))
  }

  @Test func `modules import only what the table allows`() throws {
    let rules = ImportRules(document: try Repository.text(of: Self.document))
    let findings = try Repository.folders(in: "Sources").flatMap { module in
      try Repository.findings(below: "Sources/\(module)") { rules.findings(in: $0, of: module) }
    }
    #expect(findings == [])
  }

  @Test func `targets depend only on what the table allows`() throws {
    let rules = ImportRules(document: try Repository.text(of: Self.document))
    let manifest = try Repository.text(of: "Package.swift")
    let findings = rules.findings(inManifest: manifest)
    #expect(findings == [])
    let named = Set(PackageTarget.all(in: manifest).map(\.name))
    #expect(named.isSuperset(of: rules.allowed.keys))
  }

  // MARK: - The rule

  private let rules = ImportRules(
    document: """
      | word | meaning |
      |---|---|
      | `Other` | `Nothing` |

      | module | holds | may import |
      |---|---|---|
      | `Base` | cells, `Base` ones | |
      | `Top` | the rest | `Base`, `Glibc` |

      | `Later` | not | `Top` |
      """)

  @Test func `the table is read from its header to its end`() {
    #expect(rules.allowed == ["Base": [], "Top": ["Base", "Glibc"]])
  }

  @Test func `a document without the table allows nothing`() {
    #expect(ImportRules(document: "| `A` | `B` |").allowed.isEmpty)
  }

  @Test(arguments: [
    "import Foundation", "internal import Foundation", "@testable import Foundation",
    "import struct Foundation.Date", "import func Foundation.exit",
    "import Base; import Foundation",
    "/* first */ import Foundation",
  ])
  func `an import the table does not allow is found`(line: String) {
    let found = rules.findings(in: "import Base\n\(line)", of: "Top")
    #expect(found == [Finding(line: 2, what: "Top may not import Foundation")])
  }

  @Test(arguments: [
    "public import Base", "@preconcurrency import Glibc", "import Base.Part",
    "// import Foundation",
    "let text = \"import Foundation\"", "#if canImport(Foundation)\n#endif", "",
  ])
  func `allowed imports and other lines are not found`(line: String) {
    #expect(rules.findings(in: line, of: "Top") == [])
  }

  @Test func `a module without a row may import nothing`() {
    #expect(rules.findings(in: "import Base", of: "Stranger").count == 1)
  }

  private let manifest = """
    // .target(name: "Ghost", dependencies: ["Top"]),
    .target(name: "Base", dependencies: ["Top"]),
    .target(
      name: "Top",
      dependencies: [
        "Base", .target(name: "Glibc"), .product(name: "Parser", package: "parsers"),
      ],
      swiftSettings: strict),
    .testTarget(name: "TopTests", dependencies: ["Top"]),
    .target(name: "Alone", swiftSettings: [.define("X")])
    """

  @Test func `targets are read with their dependencies`() {
    #expect(
      PackageTarget.all(in: manifest).filter { $0.name != "Glibc" } == [
        PackageTarget(name: "Base", dependencies: ["Top"], line: 2),
        PackageTarget(name: "Top", dependencies: ["Base", "Glibc", "Parser"], line: 3),
        PackageTarget(name: "TopTests", dependencies: ["Top"], line: 9),
        PackageTarget(name: "Alone", dependencies: [], line: 10),
      ])
  }

  @Test func `a dependency the table does not allow is found`() {
    #expect(
      rules.findings(inManifest: manifest) == [
        Finding(line: 2, what: "Base may not depend on Top"),
        Finding(line: 3, what: "Top may not depend on Parser"),
      ])
  }
}
