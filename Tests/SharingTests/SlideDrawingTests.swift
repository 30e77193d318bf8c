import Sessions
import Testing

@testable import Sharing

/// Slides of whole surfaces in drawings. The session has 40 × 12 cells of 9 × 18 units, of which the
/// lowest row is the status line: 360 × 198 units slide. A slide takes the ticks 60 to 108 of 480, which
/// are 12.5 % to 22.5 %.
@Suite struct SlideDrawingTests {
  private func lines(_ kind: String, from side: String) throws -> [Substring] {
    let transition = #""cover": {"kind": "\#(kind)", "from": "\#(side)", "duration": 0.4}"#
    let log = SampleLog.bytes(
      segue: #""kind": "custom", "transition": "cover""#, transitions: transition)
    return try SharedSession(SessionLog(log)).drawing(carrying: nil).split(separator: "\n")
  }

  private func movements(_ lines: [Substring]) -> [Substring] {
    lines.filter { $0.hasPrefix("@keyframes") && $0.contains("translate") }
  }

  private func shadows(_ lines: [Substring]) -> [String] {
    lines.flatMap { $0.split(separator: "<") }
      .filter { $0.hasPrefix("rect") && $0.contains(" opacity=") }
      .map { String($0.prefix { $0 != "/" }) }
  }

  @Test func `a scene that moves in is one movement, with its shadow above its edge`() throws {
    let lines = try lines("moveIn", from: "bottom")
    let movements = movements(lines)
    #expect(movements.count == 1)
    #expect(movements[0].contains("12.5%{transform:translate(0,198px)"))
    #expect(movements[0].contains("22.5%{transform:translate(0,0)"))
    #expect(lines.count { $0.hasPrefix("<g id=\"p") } == 2)
    // The shares of the light that are missing: 15 % in the next row, 5 % in the one after it.
    #expect(
      shadows(lines) == [
        #"rect x="0" y="-18" width="360" height="18" opacity=".15""#,
        #"rect x="0" y="-36" width="360" height="18" opacity=".05""#,
      ])
  }

  @Test func `a push moves both scenes without a shadow`() throws {
    let lines = try lines("push", from: "right")
    let movements = movements(lines)
    #expect(movements.count == 2)
    #expect(movements.contains { $0.contains("12.5%{transform:translate(360px,0)") })
    #expect(movements.contains { $0.contains("22.5%{transform:translate(-360px,0)") })
    #expect(shadows(lines).isEmpty)
  }

  @Test func `a scene that is revealed lies still under the shadow of the one that leaves`() throws
  {
    let lines = try lines("reveal", from: "left")
    let movements = movements(lines)
    #expect(movements.count == 1)
    #expect(movements[0].contains("12.5%{transform:translate(0,0)"))
    #expect(movements[0].contains("22.5%{transform:translate(360px,0)"))
    // Three columns on the left of the scene that leaves.
    #expect(
      shadows(lines) == [
        #"rect x="-9" y="0" width="9" height="198" opacity=".24""#,
        #"rect x="-18" y="0" width="9" height="198" opacity=".13""#,
        #"rect x="-27" y="0" width="9" height="198" opacity=".05""#,
      ])
  }

  @Test func `a sheet moves with its border of half cells`() throws {
    let log = SampleLog.bytes(
      segue: #""kind": "presentModally""#, style: #""modalPresentationStyle": "pageSheet""#)
    var options = SharingOptions()
    options.size = SharedSize(columns: 80, rows: 24)
    let session = try SharedSession(SessionLog(log), options)
    // The screen at rest has the upper border in the lower half of a row, the left one in the right half
    // of a column.
    let rows = session.still(at: 300, .txt).split(separator: 10, omittingEmptySubsequences: false)
      .map {
        String(decoding: $0, as: UTF8.self)
      }
    let top = try #require(rows.firstIndex { $0.contains("▄▄▄▄") })
    let bottom = try #require(rows.lastIndex { $0.contains("▀▀▀▀") })
    let left = try #require(rows[top].distance(of: "▗"))
    let right = try #require(rows[top].distance(of: "▖"))
    let (x, y) = (9 * left * 2 + 9, 18 * top + 9)
    let (width, height) = (9 * (right - left), 18 * (bottom - top))
    let half = x % 2 == 0 ? "\(x / 2)" : "\(x / 2).5"
    let clip = "<rect x=\"\(half)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    #expect(session.drawing(carrying: nil).contains("\(clip)</clipPath>"))
  }

  @Test func `the shade behind a sheet grows darker with the movement of the sheet`() throws {
    let log = SampleLog.bytes(
      segue: #""kind": "presentModally""#, style: #""modalPresentationStyle": "pageSheet""#)
    // A narrower screen has no space beside the sheet.
    var options = SharingOptions()
    options.size = SharedSize(columns: 80, rows: 24)
    let lines = try SharedSession(SessionLog(log), options).drawing(carrying: nil)
      .split(separator: "\n")
    // A shade of 0x59 of 0xFF.
    let shade = try #require(
      lines.first { $0.hasPrefix("@keyframes") && $0.contains("opacity:.349") })
    #expect(shade.contains("12.5%{transform:translate(0,0);opacity:0"))
    let name = shade.split(separator: " ")[1].prefix { $0 != "{" }
    let element = lines.first { $0.hasPrefix("<g class=\"m \(name)\">") }
    #expect(element?.contains(#"<rect x="0" y="0" width="720" height="414"/>"#) == true)
  }
}

extension String {
  /// Returns the number of characters before the first equal one; nil for none.
  fileprivate func distance(of character: Character) -> Int? {
    firstIndex(of: character).map { distance(from: startIndex, to: $0) }
  }
}
