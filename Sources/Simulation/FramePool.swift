internal import CellGraphics

/// Reuses the memory of earlier frames for new ones.
///
/// Up to two frames are in use at a time: the one on the screen and the one before it. A third
/// frame can therefore reuse the memory of the older one. If a caller still holds that frame, it
/// does not change, because surfaces are values.
struct FramePool {
  /// The memory of one frame.
  private struct Parts {
    var surface: Surface
    var panels: [Frame.Panel]
  }

  // The shown frame and the previous frame. An array would move its elements at each frame.
  private var older: Parts?
  private var newer: Parts?
  /// The panels of the surface that ``takeSurface(columns:rows:)`` returned last.
  private var panels: [Frame.Panel] = []
  /// The panel ids of controllers.
  private var names: [(identity: String, id: String)] = []
  /// The largest number of panel ids that are kept. When there are more, all are dropped.
  private static let mostNames = 64

  /// Returns a black surface.
  mutating func takeSurface(columns: Int, rows: Int) -> Surface {
    let background = Cell(background: Color(rgb: 0))
    guard newer != nil, var taken = older else {
      return Surface(columns: columns, rows: rows, filledWith: background)
    }
    (older, newer) = (newer, nil)
    guard taken.surface.columns == columns, taken.surface.rows == rows else {
      older = nil
      return Surface(columns: columns, rows: rows, filledWith: background)
    }
    swap(&panels, &taken.panels)
    taken.surface.clear(to: background)
    return taken.surface
  }

  /// Returns an empty list of panels.
  mutating func takePanels() -> [Frame.Panel] {
    var taken: [Frame.Panel] = []
    swap(&taken, &panels)
    taken.removeAll(keepingCapacity: true)
    return taken
  }

  /// Keeps the memory of a frame for a later frame. Callers may still use the frame.
  mutating func recycle(_ frame: Frame) {
    let parts = Parts(surface: frame.surface, panels: frame.panels)
    if older == nil { older = parts } else { newer = parts }
  }

  /// Returns the id of a controller's panel.
  mutating func panelID(ofController identity: String) -> String {
    if let name = names.first(where: { $0.identity == identity }) { return name.id }
    if names.count == Self.mostNames { names.removeAll() }
    names.append((identity, "controller \(identity)"))
    return names[names.count - 1].id
  }
}
