internal import CellGraphics

/// What the last frames were made of, used again once nobody holds them.
struct FramePool {
  private struct Parts {
    var surface: Surface
    var panels: [Frame.Panel]
  }

  // Two, one that is shown and the one before it; in no list, which would be closed up at each frame.
  private var older: Parts?
  private var newer: Parts?
  /// Those of the surface taken last.
  private var panels: [Frame.Panel] = []
  /// What controllers are called as panels.
  private var names: [(identity: String, id: String)] = []
  /// Beyond so many, those are forgotten that are no more.
  private static let mostNames = 64

  /// A black surface.
  mutating func takeSurface(columns: Int, rows: Int) -> Surface {
    let ground = Cell(background: Color(rgb: 0))
    guard newer != nil, var taken = older else {
      return Surface(columns: columns, rows: rows, filledWith: ground)
    }
    (older, newer) = (newer, nil)
    guard taken.surface.columns == columns, taken.surface.rows == rows else {
      older = nil
      return Surface(columns: columns, rows: rows, filledWith: ground)
    }
    swap(&panels, &taken.panels)
    taken.surface.clear(to: ground)
    return taken.surface
  }

  /// An empty list.
  mutating func takePanels() -> [Frame.Panel] {
    var taken: [Frame.Panel] = []
    swap(&taken, &panels)
    taken.removeAll(keepingCapacity: true)
    return taken
  }

  /// Takes back what is in a frame, which others may hold.
  mutating func giveBack(_ frame: Frame) {
    let parts = Parts(surface: frame.surface, panels: frame.panels)
    if older == nil { older = parts } else { newer = parts }
  }

  /// What the panel of a controller is called.
  mutating func panelID(ofController identity: String) -> String {
    if let name = names.first(where: { $0.identity == identity }) { return name.id }
    if names.count == Self.mostNames { names.removeAll() }
    names.append((identity, "controller \(identity)"))
    return names[names.count - 1].id
  }
}
