internal import CellGraphics

/// The rows or items whose data a data source prepares, because they are on the next page in the
/// direction in which the content moves.
struct Prefetching {
  private var announced: [IndexPath] = []
  private var last: Point?
  private var isBackwards = false

  /// Returns the page of the content after the visible one in the direction of the last movement. Before
  /// the first movement it is the page below.
  mutating func page(next bounds: Rect) -> Rect {
    if let last, last != bounds.origin {
      let moved = Point(x: bounds.minX - last.x, y: bounds.minY - last.y)
      isBackwards = moved.y != 0 ? moved.y < 0 : moved.x < 0
    }
    last = bounds.origin
    return bounds.offsetBy(dx: 0, dy: isBackwards ? -bounds.height : bounds.height)
  }

  /// Remembers the paths of the next page.
  ///
  /// - Returns: The paths that are new, and those that are no longer about to be visible.
  mutating func announce(_ paths: [IndexPath], visible: [IndexPath])
    -> (new: [IndexPath], cancelled: [IndexPath])
  {
    let ahead = paths.filter { !visible.contains($0) }
    let new = ahead.filter { !announced.contains($0) }
    let cancelled = announced.filter { !ahead.contains($0) && !visible.contains($0) }
    announced = ahead
    return (new, cancelled)
  }
}
