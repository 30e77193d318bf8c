internal import CNcurses
internal import CellGraphics
internal import Glibc
public import Simulation

/// Draws as a terminal does, but for nobody: the steps of a frame apart, so that each can be timed.
///
/// There can be one at a time, and none beside a `Terminal`.
public struct DrawingBenchmark: ~Copyable {
  private var screen: CursesScreen
  private let panels = PanelStack()
  private var encoder: RowEncoder
  private let bounds: CellRect

  /// - Parameter terminal: The name of an entry in terminfo, on which one for truecolor is built.
  /// - Returns: nil where none can be.
  public init?(terminal: String, columns: Int, rows: Int) {
    setlocale(LC_CTYPE, "C.UTF-8")
    let screen = Terminal.openWithEntry(
      over: terminal, depth: .truecolor, size: (columns: columns, rows: rows))
    guard let screen else { return nil }
    self.screen = screen
    encoder = RowEncoder(depth: .truecolor, columns: columns)
    bounds = CellRect(column: 0, row: 0, columns: columns, rows: rows)
  }

  deinit { panels.removeAll() }

  /// Gives the panels their places and the cells that have changed.
  public mutating func draw(_ frame: Frame) {
    panels.show(frame, on: bounds, with: &encoder)
  }

  /// Has ncurses make one screen of the panels.
  public func compose() { screen.compose() }

  /// Finds what brings the terminal there.
  ///
  /// - Returns: How many bytes that is.
  public mutating func encode() -> Int { screen.update(panels.changes, encoder.pairs).count }
}
