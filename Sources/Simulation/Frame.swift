public import CellGraphics

/// What one moment looks like: every cell, and which part belongs to whom.
public struct Frame: Equatable, Sendable {
  /// The whole screen; every background is opaque.
  public var surface: Surface
  /// The visible rectangle of each controller, status line and overlay, back to front.
  ///
  /// Their cells are in `surface`; a rectangle says where, not what.
  public var panels: [Panel]

  public init(surface: Surface, panels: [Panel]) {
    self.surface = surface
    self.panels = panels
  }

  /// The visible part of one thing on the screen.
  public struct Panel: Hashable, Sendable {
    /// Stays the same while the thing is on the screen, and is nobody else's.
    public var id: String
    /// Never empty, never beyond the surface.
    public var rect: CellRect

    public init(id: String, rect: CellRect) {
      self.id = id
      self.rect = rect
    }
  }
}
