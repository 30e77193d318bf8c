import Foundation
import Simulation
import Storyboards
import Testing

/// The page `docs/motion.md`.
@Suite struct MotionPageTests {
  @Test func `the page is identical to the output of segue strip --page`() throws {
    let page = Tutorial.file.deletingLastPathComponent().appending(path: "docs/motion.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text == MotionPage.text, "make motion writes it")
  }

  @Test func `each transition of scene files has a strip of eight frames`() {
    let strips = MotionPage.strips()
    for strip in strips {
      // Two blocks of four: seven rows and the edges; four times 18 columns and five edges. A sheet
      // has sixteen rows: in fewer it would be a whole screen.
      #expect(strip.lines.count == (strip.name == "sheet" ? 36 : 18))
      #expect(strip.lines.allSatisfy { $0.unicodeScalars.count == 77 })
    }
    let names = Set(strips.map(\.name))
    for kind in SceneDocument.BuiltInTransition.allCases where kind != .none {
      #expect(names.contains(kind.rawValue))
    }
  }

  @Test func `the frames of a strip are at ninths of the duration`() throws {
    let strip = try #require(MotionPage.strips().first { $0.name == "slide" })
    #expect(strip.duration == 48)
    // The fourth moment is tick 21 of 48; easing in and out is at 0.3933 then (bisection), so that 2.75
    // of 7 rows are dark.
    let fourth = strip.lines[1...7].map { Array($0.unicodeScalars)[58..<76] }
    let dark = fourth.map { row in row.contains("█") || row.contains("N") }
    #expect(dark.suffix(2) == [true, true])
    #expect(!dark.prefix(4).contains(true))
  }
}
