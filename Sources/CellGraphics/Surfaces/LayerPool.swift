/// Surfaces that a canvas has drawn on and may again.
public final class LayerPool {
  private var surfaces: [Surface] = []

  public init() {}

  /// A clear surface.
  func take(columns: Int, rows: Int) -> Surface {
    guard var surface = surfaces.popLast(), surface.columns == columns, surface.rows == rows else {
      return Surface(columns: columns, rows: rows)
    }
    surface.clear()
    return surface
  }

  func recycle(_ surface: Surface) { surfaces.append(surface) }
}
