public import CellGraphics

/// The screen at one tick: all cells, and the rectangles of controllers and overlays.
///
/// Equal frames look the same. ``digest`` is a short fingerprint for comparing frames of different
/// runs.
public struct Frame: Equatable, Sendable {
  /// The cells of the whole screen. Every background is opaque.
  public var surface: Surface
  /// The visible rectangles of controllers, status line and overlays, back to front.
  ///
  /// Their cells are part of ``surface``.
  public var panels: [Panel]
  /// The cell at which a terminal places its hidden cursor, for screen readers and magnifiers; nil
  /// leaves the cursor where it is.
  ///
  /// It is not part of the picture, and no digest contains it.
  public var cursor: Cursor?

  /// Creates a frame of cells and rectangles; no rectangle may leave the surface.
  public init(surface: Surface, panels: [Panel]) {
    self.surface = surface
    self.panels = panels
  }

  /// A cell of the screen, counted from (0, 0) at the top left.
  public struct Cursor: Hashable, Sendable {
    /// The column.
    public var column: Int
    /// The row.
    public var row: Int

    /// Creates the cell of a column and a row.
    public init(column: Int, row: Int) { (self.column, self.row) = (column, row) }
  }

  /// The visible rectangle of a controller, the status line or an overlay.
  public struct Panel: Hashable, Sendable {
    /// The identity of the panel, unique in a frame and constant while the panel is on the screen.
    ///
    /// The program's own panels are `status`, `segues`, `problems` and `help`.
    public var id: String
    /// The rectangle in cells: not empty, and within the surface.
    public var rect: CellRect

    /// Creates a panel of a rectangle that is not empty.
    public init(id: String, rect: CellRect) {
      self.id = id
      self.rect = rect
    }
  }
}
