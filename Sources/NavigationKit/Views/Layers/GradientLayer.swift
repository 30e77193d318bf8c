public import CellGraphics

/// A layer that fills its rectangle with a gradient between colours: the counterpart of
/// `CAGradientLayer`.
///
/// Each cell has one colour. The gradient runs along the line between two points, in parts of the
/// width and height; from top to bottom by default.
open class GradientLayer: Layer {
  /// The colours from the start to the end; values that are no colours are ignored.
  ///
  /// With one colour or none there is no gradient.
  open var colors: [Any]? { didSet { setNeedsDisplay() } }
  /// The place of each colour, 0 to 1, in rising order; nil, the default, spaces them evenly.
  open var locations: [Double]? { didSet { setNeedsDisplay() } }
  /// The start of the gradient: (0.5, 0) by default.
  open var startPoint = Point(x: 0.5, y: 0) { didSet { setNeedsDisplay() } }
  /// The end of the gradient: (0.5, 1) by default.
  open var endPoint = Point(x: 0.5, y: 1) { didSet { setNeedsDisplay() } }

  override func drawContents(in bounds: Rect, on canvas: inout Canvas) {
    let gradient = ColorGradient(
      colors: (colors ?? []).compactMap { $0 as? Color }, places: locations)
    guard gradient.hasEffect else { return }
    canvas.inCells(of: bounds) { canvas, columns, rows in
      for row in 0..<rows {
        for column in 0..<columns {
          let place = progress(
            (Double(column) + 0.5) / Double(columns), (Double(row) + 0.5) / Double(rows))
          canvas.fill(
            column: column, row: row, columns: 1, rows: 1, with: gradient.color(at: place))
        }
      }
    }
  }

  /// Returns the place of a point along the gradient, 0 at the start and 1 at the end.
  private func progress(_ x: Double, _ y: Double) -> Double {
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let length = dx * dx + dy * dy
    guard length > 0 else { return 0 }
    return ((x - startPoint.x) * dx + (y - startPoint.y) * dy) / length
  }
}
