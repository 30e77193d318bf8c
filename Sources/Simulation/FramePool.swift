internal import CellGraphics

/// What the last frames were made of, used again once nobody holds them.
struct FramePool {
  /// One that is shown, and the one before it.
  private static let limit = 2
  /// The oldest first.
  private var surfaces: [Surface] = []
  private var panels: [[Frame.Panel]] = []
  /// What controllers are called as panels.
  private var names: [(identity: String, id: String)] = []
  /// Beyond so many, those are forgotten that are no more.
  private static let mostNames = 64

  /// A black surface.
  mutating func takeSurface(columns: Int, rows: Int) -> Surface {
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

  /// An empty list.
  mutating func takePanels() -> [Frame.Panel] {
    guard panels.count == Self.limit else { return [] }
    var panels = panels.removeFirst()
    panels.removeAll(keepingCapacity: true)
    return panels
  }

  /// Takes back what is in a frame, which others may hold.
  mutating func giveBack(_ frame: Frame) {
    surfaces.append(frame.surface)
    panels.append(frame.panels)
  }

  /// What the panel of a controller is called.
  mutating func panelID(ofController identity: String) -> String {
    if let name = names.first(where: { $0.identity == identity }) { return name.id }
    if names.count == Self.mostNames { names.removeAll() }
    names.append((identity, "controller \(identity)"))
    return names[names.count - 1].id
  }
}
