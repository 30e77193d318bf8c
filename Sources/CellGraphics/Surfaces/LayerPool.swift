/// A pool of surfaces that a ``Canvas`` uses for groups with an opacity.
///
/// Keep one pool for all frames: a group then needs no new memory.
public final class LayerPool {
  private var surfaces: [Surface] = []

  /// Creates an empty pool.
  public init() {}

  /// Returns a clear surface of a size, from the pool if it has one.
  func take(columns: Int, rows: Int) -> Surface {
    guard var surface = surfaces.popLast(), surface.columns == columns, surface.rows == rows else {
      return Surface(columns: columns, rows: rows)
    }
    surface.clear()
    return surface
  }

  /// Puts a surface into the pool.
  func recycle(_ surface: Surface) { surfaces.append(surface) }
}
