internal import CellGraphics

/// The surfaces of the last frames, drawn on again once nobody holds them.
struct ScreenPool {
  /// One that is shown, and the one before it.
  private static let limit = 2
  /// The oldest first.
  private var surfaces: [Surface] = []

  /// A black surface.
  mutating func take(columns: Int, rows: Int) -> Surface {
    let ground = Cell(background: .black)
    guard surfaces.count == Self.limit else {
      return Surface(columns: columns, rows: rows, filledWith: ground)
    }
    var surface = surfaces.removeFirst()
    guard surface.columns == columns, surface.rows == rows else {
      surfaces.removeAll()
      return Surface(columns: columns, rows: rows, filledWith: ground)
    }
    surface.clear(to: ground)
    return surface
  }

  /// Takes the surface of a frame that others may hold.
  mutating func giveBack(_ surface: Surface) { surfaces.append(surface) }
}
