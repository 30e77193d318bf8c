import CellGraphics
import NavigationKit
import Testing

@testable import Storyboards

@Suite struct DesignScaleTests {
  /// A canvas of 400 × 800 points on 80 × 20 cells: 5 points a column, 40 a row.
  private let scale = DesignScale(
    canvas: Size(width: 400, height: 800), cells: Size(width: 80, height: 20))

  @Test func `a constant scales along its own axis`() {
    let (view, other) = (View(), View())
    let across = view.leadingAnchor.constraint(equalTo: other.trailingAnchor)
    let down = view.topAnchor.constraint(equalTo: other.bottomAnchor)
    #expect(scale.cells(20, for: across) == 4)
    #expect(scale.cells(-20, for: down) == -0.5)
    #expect(scale.cells(100, for: view.widthAnchor.constraint(equalToConstant: 0)) == 20)
  }

  @Test func `a length above zero is at least one cell`() {
    let height = View().heightAnchor.constraint(equalToConstant: 0)
    #expect(scale.cells(30, for: height) == 1)
    #expect(scale.cells(80, for: height) == 2)
    #expect(scale.cells(0, for: height) == 0)
  }

  @Test func `a square has two columns for each row`() {
    #expect(DesignScale.multiplier(1, .width, .height) == 2)
    #expect(DesignScale.multiplier(1, .height, .width) == 0.5)
    #expect(DesignScale.multiplier(0.5, .width, .width) == 0.5)
  }

  @Test func `constants scale with the screen, text does not`() {
    let canvas = DesignCanvasView(canvas: Size(width: 400, height: 800))
    let title = Label()
    title.text = "Title"
    title.translatesAutoresizingMaskIntoConstraints = false
    canvas.add(title, at: .zero)
    let leading = title.leadingAnchor.constraint(equalTo: canvas.leadingAnchor)
    let top = title.topAnchor.constraint(equalTo: canvas.topAnchor)
    LayoutConstraint.activate([leading, top])
    canvas.keep(leading, at: 50)
    canvas.keep(top, at: 200)
    canvas.frame.size = Size(width: 80, height: 24)
    canvas.layoutIfNeeded()
    #expect(title.frame == Rect(x: 10, y: 6, width: 5, height: 1))
    canvas.frame.size = Size(width: 40, height: 12)
    canvas.layoutIfNeeded()
    #expect(title.frame == Rect(x: 5, y: 3, width: 5, height: 1))
  }
}
