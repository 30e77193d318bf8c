import Foundation
import ProjectFiles
import Testing

/// Compares the figures of the porting page with the names that exist.
@Suite struct FrequentUsesTests {
  /// The uses of all files, and the part whose names existed before the missing ones were added.
  private static let all = (uses: 19_580, covered: 0.817)
  /// The uses of types that the porting page listed, likewise.
  private static let listed = (uses: 17_413, covered: 0.913)

  private static func percentage(_ part: (uses: Int, covered: Double), adding count: Int) -> String
  {
    let covered = part.covered + Double(count) / Double(part.uses)
    return String(format: "%.1f %%", covered * 100)
  }

  @Test func `the porting page has the part of UIKit's uses whose names exist`() throws {
    let members = FrequentUses.members.reduce(0) { $0 + $1.count }
    let others = FrequentUses.others.reduce(0) { $0 + $1.count }
    #expect(members == 652 && others == 492)
    let page = try Project.text(of: "docs/porting.md")
    #expect(page.contains(Self.percentage(Self.listed, adding: members)))
    #expect(page.contains(Self.percentage(Self.all, adding: members + others)))
  }
}
