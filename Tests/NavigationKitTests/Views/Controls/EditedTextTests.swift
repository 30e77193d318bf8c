import CellGraphics
import Testing
import WalkSupport

@testable import NavigationKit

@Suite struct EditedTextTests {
  /// The same text by the plain rules: all of it is parsed again after each change.
  private struct Model {
    var clusters: [TextCluster] = []
    var cursor = 0

    mutating func join(_ before: String, _ after: ArraySlice<TextCluster>) {
      clusters = TextCluster.clusters(of: before + after.map(\.text).joined())
      var left = before.unicodeScalars.count
      cursor = 0
      while left > 0 {
        left -= clusters[cursor].text.unicodeScalars.count
        cursor += 1
      }
    }

    func before(_ place: Int) -> String { clusters[..<place].map(\.text).joined() }
  }

  private static let pieces = [
    "a", "bc", " ", "日", "e", "\u{301}", "\u{200D}", "👩", "👧", "\u{1F3FD}", "🇩", "🇪", "ᄀ", "ᅡ", "ᆨ",
    "\u{3000}", "\u{AD}", "\r", "\n", "\u{300}\u{302}", "क", "ि", "", "\u{FE0F}", "xyz\u{301}",
  ]

  @Test(arguments: 1...20)
  func `editing gives the same result as parsing the whole text after each key`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var (text, model) = (EditedText(), Model())
    for _ in 0..<400 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0...3:
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        text.insert(piece)
        model.join(model.before(model.cursor) + piece, model.clusters[model.cursor...])
      case 4:
        #expect(text.deleteBackward() == (model.cursor > 0))
        if model.cursor > 0 {
          model.join(model.before(model.cursor - 1), model.clusters[model.cursor...])
        }
      case 5:
        let isDeleting = model.cursor < model.clusters.count
        #expect(text.deleteForward() == isDeleting)
        if isDeleting {
          model.join(model.before(model.cursor), model.clusters[(model.cursor + 1)...])
        }
      default:
        let place = Int.random(in: -1...model.clusters.count + 1, using: &random)
        text.moveCursor(to: place)
        model.cursor = max(0, min(place, model.clusters.count))
      }
      #expect(text.clusters == model.clusters)
      #expect(text.cursor == model.cursor)
      #expect(text.columns == model.clusters.reduce(0) { $0 + $1.columns })
      #expect(
        text.columnsBeforeCursor == model.clusters[..<model.cursor].reduce(0) { $0 + $1.columns })
      #expect(text.byteCount == model.before(model.clusters.count).utf8.count)
    }
  }

  @Test func `a key in a long text costs as much as one in a short text`() {
    var text = EditedText()
    for _ in 0..<5_000 { text.insert("a") }
    #expect(text.cursor == 5_000)
    // The cluster before the cursor and the new one.
    #expect(text.parsedCount <= 2 * 5_000)
    text.moveCursor(to: 2_500)
    let parsed = text.parsedCount
    for _ in 0..<100 { text.insert("b") }
    // Without the cluster behind the cursor, and then with it.
    #expect(text.parsedCount - parsed <= 5 * 100)
  }

  @Test func `a paste parses the text at most twice`() {
    var text = EditedText("abc")
    text.moveCursor(to: 1)
    text.insert(String(repeating: "x", count: 100_000))
    #expect(text.clusters.count == 100_003)
    #expect(text.parsedCount <= 2 * 100_002 + 3)
  }
}
