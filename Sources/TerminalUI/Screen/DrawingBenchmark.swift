internal import CNcurses
internal import CellGraphics
internal import Glibc
public import Simulation

/// The drawing of a terminal in separate steps without output, so that each step can be timed.
///
/// Only one benchmark can exist at a time, and only while no ``Terminal`` is open.
public struct DrawingBenchmark: ~Copyable {
  private var screen: CursesScreen
  private let panels = PanelStack()
  private var encoder: RowEncoder
  private let bounds: CellRect

  /// Opens a screen in memory.
  ///
  /// - Parameters:
  ///   - terminal: The name of a terminfo entry. A truecolor entry is built on it.
  ///   - columns: The width in cells.
  ///   - rows: The height in cells.
  /// - Returns: nil if the entry cannot be built.
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

  /// Places the panels of `frame` and draws the cells that have changed.
  public mutating func draw(_ frame: Frame) {
    panels.show(frame, on: bounds, with: &encoder)
  }

  /// Makes ncurses compose the panels into one screen.
  public func compose() { screen.compose() }

  /// Encodes the changes for the terminal.
  ///
  /// - Returns: The number of bytes.
  public mutating func encode() -> Int {
    screen.update(panels.changes, encoder.pairs, exactly: false).count
  }
}
