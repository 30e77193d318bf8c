import CellGraphics
import NavigationKit
import Testing

/// Looks of layers, in whole cells. Core Animation's reference: a border is composited above the
/// contents and sublayers, and a layer that masks to its bounds shows no shadow.
@Suite struct LayerLooksTests {
  private let red = Color(rgb: 0xFF0000)

  /// A window of 8 × 5 cells with `view` at (1, 1), 6 × 3 cells.
  private func stage(_ view: View, columns: Double = 6, rows: Double = 3) -> Stage {
    view.frame = Rect(x: 1, y: 1, width: columns, height: rows)
    return Stage(columns: 8, rows: 5, view)
  }

  @Test func `a border of any width is one line over the cells at the edge`() {
    let view = View()
    view.layer.borderWidth = 0.5
    view.layer.borderColor = red
    let stage = stage(view)
    #expect(
      stage.picture == """
        |        |
        | ┌────┐ |
        | │    │ |
        | └────┘ |
        |        |
        """)
    #expect(stage.cell(column: 1, row: 1).foreground == red)
    stage.turn { view.layer.borderWidth = 0 }
    #expect(stage.text(row: 1) == "        ")
  }

  @Test func `a corner radius rounds the corners of a border`() {
    let view = View()
    (view.layer.borderWidth, view.layer.cornerRadius) = (1, 8)
    #expect(
      stage(view).picture == """
        |        |
        | ╭────╮ |
        | │    │ |
        | ╰────╯ |
        |        |
        """)
  }

  @Test func `a letter in a cell at the edge stays, and a border does not move the content`() {
    let (view, label) = (View(), Label(frame: Rect(x: 0, y: 1, width: 2, height: 1)))
    label.text = "ab"
    view.addSubview(label)
    view.layer.borderWidth = 1
    #expect(stage(view).text(row: 2) == " ab   │ ")
    #expect(label.frame.minX == 0)
  }

  @Test(arguments: [(2.0, 3.0), (6.0, 2.0), (1.0, 1.0)])
  func `a view of less than three columns or rows has no border and no round corners`(
    columns: Double, rows: Double
  ) {
    let view = View()
    view.backgroundColor = red
    (view.layer.borderWidth, view.layer.cornerRadius) = (1, 1)
    let stage = stage(view, columns: columns, rows: rows)
    #expect((0..<5).allSatisfy { stage.text(row: $0) == "        " })
  }

  @Test func `round corners of a background show a quarter of what is beneath`() {
    let view = View()
    view.backgroundColor = red
    view.layer.cornerRadius = 4
    let stage = stage(view)
    #expect(
      stage.picture == """
        |        |
        | ▟    ▙ |
        |        |
        | ▜    ▛ |
        |        |
        """)
    let corner = stage.cell(column: 1, row: 1)
    #expect(corner.foreground == red && corner.background == .white)
    #expect(stage.cell(column: 2, row: 1).background == red)
  }

  @Test func `a shadow is the view's rectangle moved by one cell towards its offset`() {
    let view = View()
    view.backgroundColor = .white
    view.layer.shadowOpacity = 0.5
    view.layer.shadowOffset = Size(width: 2, height: 4)
    let stage = stage(view, columns: 4, rows: 2)
    // Black with an alpha of 128 over white leaves 127 of each component.
    let shade = Color(rgb: 0x7F7F7F)
    let rows = (0..<5).map { row in
      String((0..<8).map { stage.cell(column: $0, row: row).background == shade ? "x" : "." })
    }
    #expect(rows == ["........", "........", ".....x..", "..xxxx..", "........"])
    stage.turn { view.layer.masksToBounds = true }
    #expect(view.clipsToBounds)
    #expect(stage.cell(column: 5, row: 3).background == .white)
  }

  @Test func `a shadow without an offset is on all sides`() {
    let view = View()
    view.backgroundColor = .white
    (view.layer.shadowOpacity, view.layer.shadowOffset) = (1, .zero)
    let stage = stage(view)
    for (column, row) in [(0, 0), (7, 4), (3, 0), (0, 2)] {
      #expect(stage.cell(column: column, row: row).background == .black)
    }
    #expect(stage.cell(column: 1, row: 1).background == .white)
  }

  @Test func `defaults are Core Animation's`() {
    let layer = View().layer
    #expect(layer.borderWidth == 0 && layer.borderColor == .black && layer.cornerRadius == 0)
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowColor == .black)
    #expect(layer.shadowOffset == Size(width: 0, height: -3))
  }

  @Test func `a layer has the geometry and colours of its view`() {
    let view = View(frame: Rect(x: 1, y: 2, width: 4, height: 2))
    #expect(view.layer.frame == view.frame && view.layer.position == Point(x: 3, y: 3))
    view.layer.backgroundColor = red
    view.layer.opacity = 0.5
    #expect(view.backgroundColor == red && view.alpha == 0.5)
  }

  @Test func `a sublayer is drawn over the background and under the subviews`() {
    let (view, layer) = (View(), Layer())
    view.backgroundColor = .white
    layer.frame = Rect(x: 1, y: 1, width: 2, height: 1)
    layer.backgroundColor = red
    view.layer.addSublayer(layer)
    let label = Label(frame: Rect(x: 1, y: 1, width: 1, height: 1))
    label.text = "a"
    view.addSubview(label)
    let stage = stage(view)
    #expect(stage.cell(column: 2, row: 2).background == red)
    #expect(stage.cell(column: 2, row: 2).glyph == Glyph("a"))
    #expect(stage.cell(column: 4, row: 2).background == .white)
    stage.turn { layer.removeFromSuperlayer() }
    #expect(stage.cell(column: 2, row: 2).background == .white)
    #expect(view.layer.sublayers?.count == 1 && view.layer.sublayers?.first === label.layer)
  }

  @Test func `a gradient has one colour in each cell`() {
    final class Sky: View {
      override class var layerClass: Layer.Type { GradientLayer.self }
    }
    let sky = Sky(frame: Rect(x: 0, y: 0, width: 1, height: 2))
    (sky.layer as? GradientLayer)?.colors = [Color.black, Color.white]
    let stage = Stage(columns: 1, rows: 2, sky)
    // The middles of the two rows are at a quarter and at three quarters.
    #expect(stage.cell(column: 0, row: 0).background == Color(rgb: 0x404040))
    #expect(stage.cell(column: 0, row: 1).background == Color(rgb: 0xBFBFBF))
  }
}
