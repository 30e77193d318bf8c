import Foundation
import ProjectFiles
import Testing

@Suite struct PortingPageTests {
  private static func text(_ path: String) throws -> String { try Project.text(of: path) }

  /// The names in the table under "What is covered", in order.
  private static func listedNames() throws -> [String] {
    let page = try text("docs/porting.md")
    let start = try #require(page.range(of: "## What is covered"))
    let end = try #require(page.range(of: "## What differs"))
    let rows = page[start.upperBound..<end.lowerBound].split(separator: "\n")
      .filter { $0.hasPrefix("|") }.dropFirst(2)
    return rows.flatMap { row -> [String] in
      // After a comma come words about what Foundation itself brings.
      let cell = row.split(separator: "|")[1].prefix { $0 != "," }
      return cell.matches(of: /`(\w+)`/).map { String($0.output.1) }
    }
  }

  @Test func `each listed name exists and is listed once`() throws {
    let listed = try Self.listedNames()
    #expect(listed.count > 100)
    #expect(Set(listed).count == listed.count)
    #expect(Set(listed).symmetricDifference(CoveredNames.all) == [])
  }

  @Test func `each name that the module declares is listed`() throws {
    var declared: Set<String> = []
    for module in ["UIKitNames", "FoundationNames"] {
      let folder = Project.file("Sources/\(module)")
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where file.hasSuffix(".swift") {
        let text = try Self.text("Sources/\(module)/\(file)")
        let names = text.matches(
          of: /(?m)^public (?:final )?(?:typealias|struct|class|enum|let|protocol) (\w+)/)
        declared.formUnion(names.map { String($0.output.1) })
      }
    }
    // They are forms of functions, what the compiler looks up, or an addition, with no name in UIKit.
    declared.subtract([
      "TargetAction", "SenderAction", "ApplicationQueue", "SelectorPerforming",
      "_ColorLiteralType", "_ImageLiteralType", "ReturningController",
    ])
    #expect(declared.subtracting(try Self.listedNames()) == [])
  }
}
