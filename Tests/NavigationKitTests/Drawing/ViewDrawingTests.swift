import CellGraphics
import NavigationKit
import Testing

/// `draw(_:)` and `setNeedsDisplay()`.
///
/// UIView's documentation: `setNeedsDisplay()` "makes a note of the request and returns immediately.
/// The view is not actually redrawn until the next drawing cycle, at which point all invalidated views
/// are updated."
@Suite struct ViewDrawingTests {
  private final class Box: View {
    var calls: [Rect] = []
    var color = Color(rgb: 0xFF0000)

    override func draw(_ rect: Rect) {
      calls.append(rect)
      color.setFill()
      BezierPath(rect: Rect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
        .fill()
    }
  }

  private let box = Box(frame: Rect(x: 1, y: 1, width: 4, height: 2))
  private let root = named("Root")
  private let stage: Stage

  init() {
    stage = Stage(root: root, columns: 10, rows: 5)
    let (root, box) = (root, box)
    stage.turn { root.view.addSubview(box) }
  }

  private func background(_ column: Int, _ row: Int) -> Color {
    stage.surface[column: column, row: row].background
  }

  @Test func `a view draws once when it appears`() {
    #expect(box.calls == [Rect(x: 0, y: 0, width: 4, height: 2)])
    #expect(background(2, 2) == box.color && background(3, 2) != box.color)
    stage.turn { box.alpha = 0.5 }
    stage.turn { box.center.x += 1 }
    #expect(box.calls.count == 1)
  }

  @Test func `requests of one turn lead to one call at its end`() {
    stage.turn {
      box.color = .white
      box.setNeedsDisplay()
      box.setNeedsDisplay()
      #expect(box.calls.count == 1)
    }
    #expect(box.calls.count == 2)
    #expect(background(2, 2) == .white)
  }

  @Test func `a change without a request shows the earlier drawing`() {
    let old = box.color
    stage.turn { box.color = .white }
    #expect(background(2, 2) == old)
  }

  @Test func `a new size stretches the drawing, and draws again in content mode redraw`() {
    stage.turn { box.frame.size.width = 8 }
    #expect(box.calls.count == 1 && background(4, 2) == box.color)
    box.contentMode = .redraw
    stage.turn { box.frame.size.width = 6 }
    #expect(box.calls.last == Rect(x: 0, y: 0, width: 6, height: 2))
  }

  @Test func `a hidden view draws when it is shown`() {
    let hidden = Box(frame: box.frame)
    hidden.isHidden = true
    stage.turn { root.view.addSubview(hidden) }
    #expect(hidden.calls.isEmpty)
    stage.turn { hidden.isHidden = false }
    #expect(hidden.calls.count == 1)
  }

  @Test func `a view without a size draws when it gets one`() {
    let empty = Box()
    stage.turn { root.view.addSubview(empty) }
    #expect(empty.calls.isEmpty)
    stage.turn { empty.frame = Rect(x: 0, y: 0, width: 2, height: 1) }
    #expect(empty.calls.count == 1)
  }

  @Test func `a view that asks for a call while it draws does not hang`() {
    final class Restless: View {
      var calls = 0
      override func draw(_ rect: Rect) {
        calls += 1
        setNeedsDisplay()
      }
    }
    let view = Restless(frame: box.frame)
    stage.turn { root.view.addSubview(view) }
    #expect(view.calls == 10)
  }

  @Test func `colours, lines and clips are back after the state is restored`() {
    let context = GraphicsContext(area: Rect(x: 0, y: 0, width: 4, height: 2))
    context.saveGState()
    context.setFillColor(.white)
    context.translateBy(x: 2, y: 0)
    context.restoreGState()
    context.fill(Rect(x: 0, y: 0, width: 1, height: 1))
    let path = Path(rect: Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.drawing.operations.last == .fill(path, .winding, .black))
  }

  @Test func `a shape layer draws its path over the view, also beside its bounds`() {
    let shape = ShapeLayer()
    shape.path = GraphicsPath(Path(rect: Rect(x: 0, y: 0, width: 3, height: 1)))
    shape.fillColor = .white
    shape.frame = Rect(x: 3, y: 0, width: 1, height: 1)
    stage.turn { box.layer.addSublayer(shape) }
    #expect(background(6, 1) == .white && background(3, 1) != .white)
  }

  @Test func `an image of a drawing fills an image view by its content mode`() {
    let context = GraphicsContext(area: Rect(x: 0, y: 0, width: 2, height: 1))
    context.setFillColor(.white)
    context.fill(Rect(x: 0, y: 0, width: 2, height: 1))
    let view = ImageView(image: Image(drawing: context.drawing, cell: context.cell))
    #expect(view.intrinsicContentSize == Size(width: 2, height: 1))
    view.frame = Rect(x: 0, y: 0, width: 8, height: 2)
    stage.turn { root.view.addSubview(view) }
    // At twice its size: 4 × 2 cells in the middle.
    #expect(background(2, 1) == .white && background(5, 1) == .white)
    #expect(background(6, 0) != .white)
  }
}
