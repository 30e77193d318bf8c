import Testing

@Suite struct ProseRulesTests {
  // MARK: - The project

  @Test func `at least 98 percent of the public declarations have a docstring`() throws {
    let declarations = try Repository.files(below: "Sources", endingIn: [".swift"]).flatMap {
      path in
      SwiftDeclaration.all(in: try Repository.text(of: path)).filter(\.needsDocstring)
        .map { (place: "\(path):\($0.line)", isDocumented: !$0.docstring.isEmpty) }
    }
    let missing = declarations.filter { !$0.isDocumented }.map(\.place)
    #expect(declarations.count > 2_000)
    #expect(missing.count * 50 <= declarations.count, "\(missing.joined(separator: "\n"))")
  }

  @Test func `comments of the sources use plain words`() throws {
    let findings = try Repository.findings(below: "Sources", by: DocstringRules.findings)
    #expect(findings == [])
  }

  @Test func `pages use plain words and short cells`() throws {
    let pages = try Repository.files(below: "docs", endingIn: [".md"])
    for path in pages + ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"] {
      let text = try Repository.text(of: path)
      #expect(PageRules.phrases(in: text) == [], "\(path)")
      #expect(PageRules.longCells(in: text) == [], "\(path)")
      #expect(PageRules.unknownLanguages(in: text) == [], "\(path)")
    }
  }

  @Test func `the README has at most 150 lines and the page of the architecture 160`() throws {
    #expect(
      try Repository.text(of: "README.md").split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).count <= 151)
    #expect(
      try Repository.text(of: "docs/architecture.md").split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).count <= 161)
  }

  @Test func `lines of the changelog have at most 100 characters`() throws {
    let long = try Repository.text(of: "CHANGELOG.md").split(separator: "\n").filter {
      $0.count > 100
    }
    #expect(long == [])
  }

  @Test func `every fact that is cited is on the page of UIKit's behaviour`() throws {
    let facts = FactRules.facts(in: try Repository.text(of: FactRules.page))
    #expect(facts.count > 300)
    for folder in ["Sources", "Tests", "docs"] {
      let unknown = try Repository.findings(below: folder, endingIn: [".swift", ".md"]) { text in
        FactRules.citations(in: text).filter { !facts.contains($0.number) }
          .map { Finding(line: $0.line, what: "cites \($0.number), which is no fact") }
      }
      #expect(unknown.filter { !$0.path.contains("/ProseRules/") } == [])
    }
  }

  @Test func `the page of UIKit's behaviour lists the facts that no test cites`() throws {
    let page = try Repository.text(of: FactRules.page)
    let cited = try Repository.files(below: "Tests", endingIn: [".swift"]).flatMap {
      FactRules.citations(in: try Repository.text(of: $0)).map { String($0.number) }
    }
    let missing = FactRules.facts(in: page).subtracting(cited.map { Substring($0) })
    #expect(FactRules.withoutTest(on: page) == missing.sorted(by: FactRules.isBefore))
  }

  // MARK: - The rules

  @Test func `members of a public protocol and cases of a public enumeration are public`() {
    let text = """
      public protocol Shape {
        /// The area in points.
        var area: Double { get }
      }
      public enum Side {
        case left
        func opposite() {
          var inner = 1
        }
      }
      extension Side {
        public static func make() -> Side { .left }
        func helper() {}
      }
      """
    let found = SwiftDeclaration.all(in: text)
    #expect(found.filter(\.isPublic).map(\.line) == [1, 3, 5, 6, 12])
    #expect(found.map(\.line) == [1, 3, 5, 6, 7, 12, 13])
    #expect(found[1].docstring == ["The area in points."])
  }

  @Test func `a docstring above attributes belongs to the declaration below them`() {
    let text = "/// Runs.\n@MainActor\n@discardableResult public func run() -> Int { 1 }"
    let found = SwiftDeclaration.all(in: text)
    #expect(found.map(\.docstring) == [["Runs."]])
    #expect(found.map(\.isPublic) == [true])
  }

  @Test func `overrides and witnesses of the standard library need no docstring`() {
    let text = """
      public class A {
        public override func viewDidLoad() {}
        public static func == (a: A, b: A) -> Bool { true }
        public private(set) var size = 1
        public class func make() {}
      }
      """
    #expect(SwiftDeclaration.all(in: text).filter(\.needsDocstring).map(\.line) == [1, 4, 5])
  }

  @Test func `text in a literal is no declaration`() {
    #expect(
      SwiftDeclaration.all(in: "let a = \"\"\"\n  public func b() {}\n  \"\"\"").map(\.line) == [1])
  }

  @Test(arguments: ["What it is.", "Whether it is.", "Those that are.", "Of the view."])
  func `a docstring that begins with a pronoun is found`(sentence: String) {
    let found = DocstringRules.findings(in: "import A\n/// \(sentence)\nvar a = 1")
    #expect(found.map(\.line) == [2])
  }

  @Test func `a forbidden phrase is found, also over the end of a line`() {
    let found = DocstringRules.findings(in: "// It is drawn anew. It goes\n// on.\nlet anew = 1")
    #expect(found.map(\.line) == [1, 1])
  }

  @Test func `a phrase inside a longer word is not found`() {
    #expect(DocstringRules.findings(in: "// No kind of akin words: a going concern.") == [])
  }

  @Test func `a long cell is found and code on a page is not prose`() {
    let cell = String(repeating: "a", count: 301)
    #expect(PageRules.longCells(in: "text\n| a | \(cell) |").map(\.line) == [2])
    #expect(PageRules.phrases(in: "anew\n```sh\nanew\n```\nanew").map(\.line) == [1, 5])
  }

  @Test func `a block in an unknown language is found`() {
    let page = "```\na\n```\n```sh\nb\n```\n  ```ruby\n  c\n  ```"
    #expect(PageRules.unknownLanguages(in: page).map(\.line) == [7])
  }

  @Test func `facts are the numbers at the start of an item`() {
    #expect(FactRules.facts(in: "* **3.1.2** A (2.1.1).\n* text\n* **8.1** B") == ["3.1.2"])
  }

  @Test func `a citation has three parts, none of them 0`() {
    let text = "(UIKit 3.1.2, 2.4.5.)\nSARIF 2.1.0, \"1.2.3\", v1.2.3, 1.2.3.4, 0.35"
    #expect(FactRules.citations(in: text).map(\.number) == ["3.1.2", "2.4.5"])
  }
}
