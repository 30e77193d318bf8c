import CellGraphics
import NavigationKit
import Testing

@Suite struct ContentModeTests {
  /// The rows of a picture of a plus sign, which has 8 × 4 cells.
  private func rows(_ mode: View.ContentMode, columns: Int, rows: Int) -> [String] {
    let view = ImageView(image: Image(name: "plus"))
    view.contentMode = mode
    let stage = Stage(columns: columns, rows: rows, filledWith: view)
    return (0..<rows).map { stage.text(row: $0) }
  }

  @Test(arguments: [
    (View.ContentMode.left, "   ██       "), (.right, "       ██   "), (.center, "     ██     "),
    (.topLeft, "   ██       "), (.bottomRight, "       ██   "),
  ])
  func `a mode with a side places a picture of its own size there`(
    mode: View.ContentMode, first: String
  ) {
    #expect(rows(mode, columns: 12, rows: 4)[0] == first)
  }

  @Test(arguments: [
    (View.ContentMode.top, 0), (.topRight, 0), (.left, 1), (.center, 1), (.bottom, 2),
    (.bottomLeft, 2),
  ])
  func `a mode with an edge places the picture's first row`(mode: View.ContentMode, row: Int) {
    let rows = rows(mode, columns: 8, rows: 6)
    #expect(rows.firstIndex { $0.contains("█") } == row)
  }

  @Test func `scaleAspectFill covers the view and cuts the rest`() {
    #expect(
      rows(.scaleAspectFill, columns: 16, rows: 4) == [
        "      ████      ", "████████████████", "████████████████", "      ████      ",
      ])
  }

  @Test func `an image view without a content mode draws its image as with scaleAspectFit`() {
    let view = ImageView(image: Image(name: "plus"))
    let stage = Stage(columns: 16, rows: 4, filledWith: view)
    #expect((0..<4).map { stage.text(row: $0) } == rows(.scaleAspectFit, columns: 16, rows: 4))
  }

  @Test func `views keep a content mode, scaleToFill by default`() {
    #expect(View().contentMode == .scaleToFill)
    #expect(ImageView().contentMode == .scaleToFill)
    let view = View()
    view.contentMode = .bottomRight
    #expect(view.contentMode == .bottomRight)
    #expect(View.ContentMode.allCases.map(\.rawValue) == Array(0...12))
  }
}
