import Testing

@Suite struct KeyRulesTests {
  /// The reader of JSON, and the tables of the scene file.
  private static let exempt = [
    "Sources/TextFormats/", "Sources/Storyboards/Format/", "Sources/Storyboards/Kinds/",
  ]
  private static let most = 40

  /// Returns the number of keys by module.
  private static func counts() throws -> [String: Int] {
    let found = try Repository.findings(below: "Sources", by: KeyRules.findings(in:))
    return found.filter { finding in !exempt.contains { finding.path.hasPrefix($0) } }
      .reduce(into: [:]) { counts, finding in
        counts[String(finding.path.split(separator: "/")[1]), default: 0] += 1
      }
  }

  // MARK: - The project

  @Test func `few JSON keys are string literals`() throws {
    let counts = try Self.counts()
    #expect(counts.values.reduce(0, +) <= Self.most, "\(counts)")
  }

  @Test func `the exempt folders contain the tables of the format`() throws {
    for folder in Self.exempt {
      #expect(
        try !Repository.findings(
          below: String(folder.dropLast()), by: KeyRules.findings(in:)
        ).isEmpty || folder == "Sources/TextFormats/")
    }
  }

  // MARK: - The rule

  @Test(arguments: [
    #"let a = node["id"]"#, #"let a = node?["id"]?.string"#, #"if self.root()["id"] == nil {}"#,
    #"let a = nodes[0]["id"]"#, #"let a = nodes.map { $0["id"] }"#,
    "let e: XMLElement\nlet a = node[\"id\"]?.string", "let e: XMLElement\nnode[\"a\"]?[b]",
  ])
  func `a key in brackets after an expression is found`(text: String) {
    #expect(KeyRules.findings(in: text).count == 1)
  }

  @Test func `each key of a line is found`() {
    #expect(
      KeyRules.findings(in: "\nlet a = node[\"b\"]?[\"c\"]") == [
        Finding(line: 2, what: "reads the key b"), Finding(line: 2, what: "reads the key c"),
      ])
  }

  @Test(arguments: [
    #"let a = ["id"]"#, #"f(["id", "kind"])"#, #"let a = node[Key.id]"#, #"// node["id"]"#,
    #"let a = names[name]"#, "let e: XMLElement\nlet a = e[\"id\"] ?? \"\"",
    "let e: XMLElement\nlet a = e[\"id\"]?.isEmpty",
  ])
  func `a list, a typed key and an attribute of XML are not found`(text: String) {
    #expect(KeyRules.findings(in: text) == [])
  }
}
