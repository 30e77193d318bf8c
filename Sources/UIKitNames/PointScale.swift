public import CellGraphics
public import NavigationKit

/// The number of points of a cell, for code that measures in points.
///
/// `segue port` names the size of the app's screen in points. The scale is that size divided by the
/// columns and rows of the terminal at the launch, so the screen shows what a phone's screen shows.
/// It does not change with the terminal's size. Without a size in points, a cell is one point.
public struct PointScale: Equatable, Sendable {
  /// The points of a column and of a row, both above 0.
  public let cell: Size

  /// Creates a scale.
  public init(cell: Size) { self.cell = cell }

  /// The scale of the application whose turn the calling code runs in; one point for a cell outside
  /// of turns.
  public static var current: PointScale {
    PointScale(cell: Application.current?.pointsPerCell ?? Size(width: 1, height: 1))
  }

  /// Returns the columns of a width in points.
  public func columns(_ points: Double) -> Double { points / cell.width }
  /// Returns the rows of a height in points. A negative value, such as an automatic height, stays.
  public func rows(_ points: Double) -> Double { points < 0 ? points : points / cell.height }

  /// Returns a point in cells.
  public func cells(_ point: Point) -> Point {
    Point(x: point.x / cell.width, y: point.y / cell.height)
  }

  /// Returns a size in cells.
  public func cells(_ size: Size) -> Size {
    Size(width: size.width / cell.width, height: size.height / cell.height)
  }

  /// Returns a rectangle in cells.
  public func cells(_ rect: Rect) -> Rect {
    Rect(origin: cells(rect.origin), size: cells(rect.size))
  }

  /// Returns insets in cells.
  public func cells(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: insets.top / cell.height, left: insets.left / cell.width,
      bottom: insets.bottom / cell.height, right: insets.right / cell.width)
  }

  /// Returns a transform whose translation is in cells.
  public func cells(_ transform: CGAffineTransform) -> CGAffineTransform {
    var transform = transform
    transform.tx /= cell.width
    transform.ty /= cell.height
    return transform
  }

  /// Returns a point of cells in points.
  public func points(_ point: Point) -> Point {
    Point(x: point.x * cell.width, y: point.y * cell.height)
  }

  /// Returns a size of cells in points.
  public func points(_ size: Size) -> Size {
    Size(width: size.width * cell.width, height: size.height * cell.height)
  }

  /// Returns a rectangle of cells in points.
  public func points(_ rect: Rect) -> Rect {
    Rect(origin: points(rect.origin), size: points(rect.size))
  }

  /// Returns insets of cells in points.
  public func points(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: insets.top * cell.height, left: insets.left * cell.width,
      bottom: insets.bottom * cell.height, right: insets.right * cell.width)
  }

  /// Returns a transform of cells with a translation in points.
  public func points(_ transform: CGAffineTransform) -> CGAffineTransform {
    var transform = transform
    transform.tx *= cell.width
    transform.ty *= cell.height
    return transform
  }

  /// Returns whole cells for a distance in points that was above 0, at least one.
  func wholeColumns(_ points: Double) -> Double {
    points > 0 ? max(1, columns(points).rounded()) : 0
  }
  /// Returns whole rows for a distance in points, at least one for a positive one. A negative value
  /// stays.
  func wholeRows(_ points: Double) -> Double {
    points > 0 ? max(1, rows(points).rounded()) : points
  }

  // MARK: - Results of the app

  /// Returns a height that the app has given in points, in rows.
  public static func rows(_ points: Double) -> Double { current.wholeRows(points) }
  /// Returns a width that the app has given in points, in columns.
  public static func columns(_ points: Double) -> Double { current.columns(points).rounded() }
  /// Returns a distance of lines that the app has given in points, in rows.
  public static func distance(_ points: Double) -> Double { current.rows(points).rounded() }
  /// Returns a size that the app has given in points, in whole cells.
  public static func size(_ points: Size) -> Size {
    Size(
      width: current.wholeColumns(points.width), height: current.wholeRows(points.height))
  }
  /// Returns a rectangle that the app has given in points, in cells.
  public static func rect(_ points: Rect) -> Rect { current.cells(points) }
  /// Returns insets that the app has given in points, in whole cells.
  public static func insets(_ points: EdgeInsets) -> EdgeInsets {
    let cells = current.cells(points)
    return EdgeInsets(
      top: cells.top.rounded(), left: cells.left.rounded(), bottom: cells.bottom.rounded(),
      right: cells.right.rounded())
  }
}
