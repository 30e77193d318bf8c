import Testing

@Suite struct LeafRulesTests {
  private static let module = "Sources/NavigationKit"
  private static let leaves = ["Views/Controls/", "Views/Tables/", "Views/Collections/", "Alerts/"]

  // MARK: - The project

  @Test func `the rest of NavigationKit names no control, table or alert`() throws {
    let files = try Repository.files(below: Self.module, endingIn: [".swift"]).map { path in
      LeafRules.File(
        path: String(path.dropFirst(Self.module.count + 1)), text: try Repository.text(of: path))
    }
    for leaf in Self.leaves { #expect(files.contains { $0.path.hasPrefix(leaf) }) }
    #expect(LeafRules(leaves: Self.leaves).findings(in: files) == [])
  }

  @Test(arguments: [
    ("Controllers", "ViewController", "NavigationController"),
    ("Transitions/Coordination", "Transition", "PercentDrivenInteractiveTransition"),
  ])
  func `a base class contains no cast to its subclass`(
    folder: String, base: String, subclass: String
  ) throws {
    let paths = try Repository.files(below: "\(Self.module)/\(folder)", endingIn: [".swift"])
      .filter { $0.hasPrefix("\(Self.module)/\(folder)/\(base)") }
    #expect(!paths.isEmpty)
    for path in paths {
      let text = try Repository.text(of: path)
      #expect(LeafRules.casts(to: [Substring(subclass)], in: text) == [], "\(path)")
    }
  }

  // MARK: - The rules

  @Test func `the types of a file are those at its outermost level`() {
    let text = """
      public final class Table: View {
        enum Style { case plain }
      }
      // class Comment
      @MainActor private struct Row {}
      extension View { struct Inner {} }
      func make() {}
      """
    #expect(LeafRules.types(in: text) == ["Table", "Row"])
  }

  @Test func `the types of a leaf are found only outside the leaves`() {
    let files = [
      LeafRules.File(path: "Leaf/Table.swift", text: "class Table {}\nlet first = Table()"),
      LeafRules.File(path: "Leaf/Row.swift", text: "struct Row { var table: Table }"),
      LeafRules.File(
        path: "View.swift", text: "// a Table\nlet table = view as? Table\nlet text = \"Row\""),
    ]
    #expect(
      LeafRules(leaves: ["Leaf/"]).findings(in: files) == [
        FileFinding(
          path: "View.swift", finding: Finding(line: 2, what: "names the leaf Table"))
      ])
  }

  @Test(arguments: ["let a = b as? Table", "if b is Table {}", "case let a as Table: a"])
  func `a cast to a type is found`(line: String) {
    #expect(
      LeafRules.casts(to: ["Table"], in: "let first = 1\n\(line)")
        == [Finding(line: 2, what: "asks for Table by type")])
  }

  @Test(arguments: ["let a: Table = b", "b as? TableView", "// b is Table", "as.table is View"])
  func `code without a cast is not found`(line: String) {
    #expect(LeafRules.casts(to: ["Table"], in: line) == [])
  }
}
