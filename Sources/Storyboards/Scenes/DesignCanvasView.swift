internal import CellGraphics
internal import NavigationKit

/// The view of a scene: its subviews stand where the design canvas says, in proportion.
///
/// Positions and widths scale to the cells there are; text does not, so each subview is one row high
/// around the middle of its frame.
final class DesignCanvasView: View {
  private let canvas: Size
  private var frames: [(view: View, frame: Rect)] = []

  init(canvas: Size) {
    self.canvas = canvas
    super.init()
  }

  /// - Parameter frame: On the canvas, in points.
  func add(_ view: View, at frame: Rect) {
    frames.append((view, frame))
    addSubview(view)
  }

  override func layoutSubviews() {
    let x = bounds.width / canvas.width
    let y = bounds.height / canvas.height
    for (view, frame) in frames {
      let row = min((frame.midY * y).rounded(.down), max(0, bounds.height - 1))
      let left = (frame.minX * x + 0.5).rounded(.down)
      let right = (frame.maxX * x + 0.5).rounded(.down)
      let columns = view is Button ? max(right - left, fittingColumns(of: view)) : right - left
      let start = ((left + right - columns) / 2).rounded(.down)
      view.place(in: Rect(x: start, y: row, width: columns, height: 1))
    }
  }

  /// A button is never narrower than what it says, or it could not be read on a small screen.
  private func fittingColumns(of view: View) -> Double {
    guard let button = view as? Button else { return 0 }
    return min(bounds.width, Double(TextLine(button.title).columns + 2))
  }
}
