import CellGraphics
import NavigationKit
import Testing

@Suite struct ImageViewTests {
  private func stage(_ name: String, _ columns: Int, _ rows: Int) -> Stage {
    Stage(columns: columns, rows: rows, filledWith: ImageView(image: Image(name: name)))
  }

  @Test func `a bitmap has two dots per cell and is centred`() {
    #expect(
      stage("xmark", 10, 4).picture == """
        | ██▄  ▄██ |
        |  ▀████▀  |
        |  ▄████▄  |
        | ██▀  ▀██ |
        """)
  }

  @Test func `a large image view scales the bitmap by a whole number`() {
    let large = stage("plus", 17, 9).picture.split(separator: "\n")
    // 16 × 8 cells, each dot two columns and a row.
    #expect(large[0] == "|      ████       |")
    #expect(large[3] == "|████████████████ |")
    #expect(large[8] == "|                 |")
  }

  @Test func `an image view too small for the bitmap shows a character`() {
    #expect(stage("star", 7, 4).picture.contains("★"))
    #expect(stage("heart", 1, 1).picture == "|♥|")
  }

  @Test func `scaleToFill stretches the bitmap and center keeps its size`() {
    let view = ImageView(image: Image(name: "plus"))
    view.contentMode = .scaleToFill
    let stage = Stage(columns: 16, rows: 4, filledWith: view)
    #expect(
      stage.picture == """
        |      ████      |
        |▄▄▄▄▄▄████▄▄▄▄▄▄|
        |▀▀▀▀▀▀████▀▀▀▀▀▀|
        |      ████      |
        """)
    stage.turn { view.contentMode = .center }
    #expect(stage.picture.split(separator: "\n")[0] == "|       ██       |")
  }

  @Test(arguments: [
    ("star.fill", true), ("arrow.left.circle", true), ("starfish", false), ("", false),
  ])
  func `a variant of a symbol, such as star.fill, has the size of a symbol`(
    name: String, isKnown: Bool
  ) {
    let size = ImageView(image: Image(name: name)).intrinsicContentSize
    #expect((size == Size(width: 8, height: 4)) == isKnown)
  }

  @Test func `an unknown image shows its name, truncated or omitted if space is short`() {
    let view = ImageView(image: Image(name: "cover.jpg"))
    #expect(view.intrinsicContentSize == Size(width: 11, height: 1))
    let stage = Stage(columns: 13, rows: 3, filledWith: view)
    #expect(stage.picture == "|             |\n| ▨ cover.jpg |\n|             |")
    #expect(stage.cell(column: 0).background == Color(rgb: 0xE5E5EA))
    #expect(Stage(columns: 4, rows: 1, filledWith: view).row == " ▨  ")
    #expect(Stage(columns: 9, rows: 1, filledWith: view).row == "▨ cover.…")
    #expect(Stage(columns: 1, rows: 1, filledWith: view).row == "▨")
  }

  @Test(arguments: [
    "star", "heart", "person", "gear", "gearshape", "photo", "house", "bell", "envelope", "folder",
    "magnifyingglass", "checkmark", "xmark", "plus", "arrow.left", "arrow.right", "arrow.up",
    "arrow.down",
  ])
  func `every symbol has eight rows of eight dots and a character of one column`(name: String) {
    let picture = stage(name, 8, 4).picture
    #expect(picture.split(separator: "\n").allSatisfy { $0.count == 10 })
    #expect(picture.contains { "█▀▄".contains($0) })
    #expect(stage(name, 1, 1).row != " ")
  }
}
