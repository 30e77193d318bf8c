import Foundation
import Simulation
import Testing

/// The page `docs/keys.md`.
@Suite struct KeyPageTests {
  private static let file = Tutorial.file.deletingLastPathComponent().appending(
    path: "docs/keys.md")

  @Test func `the tables on the page are generated from the key bindings`() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let page = KeyPage(text)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try page.text.write(to: Self.file, atomically: true, encoding: .utf8)
      Issue.record("recorded keys.md; read it, then run again")
    } else {
      #expect(page.text == text, "RECORD_SNAPSHOTS=1 records the tables")
    }
  }

  @Test func `the page has one table for each context`() throws {
    let page = KeyPage(try String(contentsOf: Self.file, encoding: .utf8))
    // The keys of the terminal are rows of the table of an app.
    let rows = KeyContext.app.rows
    #expect(KeyContext.terminal.rows.allSatisfy(rows.contains))
    let contexts = KeyContext.allCases.filter { $0 != .terminal }.map(\.rawValue)
    #expect(page.contexts.sorted() == contexts.sorted())
  }

  @Test func `only the text between the marks of a table is replaced`() {
    let page = KeyPage(
      """
      Before.
      <!-- keys: terminal -->
      | key | does |
      | Ctrl-L | something else |
      <!-- end of keys -->
      After, without a line feed.
      """)
    #expect(
      page.text.hasPrefix(
        "Before.\n<!-- keys: terminal -->\n| key | does |\n|---|---|\n| Ctrl-L | "))
    #expect(page.text.hasSuffix(" |\n<!-- end of keys -->\nAfter, without a line feed."))
    #expect(!page.text.contains("something else"))
  }

  @Test(arguments: KeyContext.allCases)
  func `every row describes its keys in at most 300 characters`(
    context: KeyContext
  ) {
    for row in context.rows {
      let meaning = KeyPage.meaning(of: row)
      #expect(meaning.hasSuffix(".") && meaning.count <= 300, "\(row.name)")
      #expect(!(row.name + meaning).contains("|"), "\(row.name)")
    }
  }
}
