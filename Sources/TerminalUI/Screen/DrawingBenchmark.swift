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

  /// The bytes of the last update.
  public private(set) var bytes: [UInt8] = []

  /// Opens a screen in memory.
  ///
  /// - Parameters:
  ///   - terminal: The name of a terminfo entry. An entry with more colours is built on it.
  ///   - depth: The number of colours.
  ///   - columns: The width in cells.
  ///   - rows: The height in cells.
  ///   - usesEncoder: False to let doupdate() of ncurses write.
  ///   - repeatsEveryCharacter: True for a terminal that repeats also characters that are not ASCII.
  /// - Returns: nil if the entry cannot be built.
  public init?(
    terminal: String, depth: ColorDepth = .truecolor, columns: Int, rows: Int,
    usesEncoder: Bool = true, repeatsEveryCharacter: Bool = false
  ) {
    setlocale(LC_CTYPE, "C.UTF-8")
    let screen = Terminal.openWithEntry(
      over: terminal, depth: depth, size: (columns: columns, rows: rows))
    guard let screen else { return nil }
    self.screen = screen
    if !usesEncoder { self.screen.disableEncoder() }
    self.screen.setRepeatsEveryCharacter(repeatsEveryCharacter)
    encoder = RowEncoder(depth: depth, columns: columns)
    bounds = CellRect(column: 0, row: 0, columns: columns, rows: rows)
  }

  deinit { panels.removeAll() }

  /// Places the panels of `frame` and draws the cells that have changed.
  public mutating func draw(_ frame: Frame) {
    panels.show(frame, on: bounds, with: &encoder)
  }

  /// Makes ncurses compose the panels into one screen.
  public func compose() { screen.compose() }

  /// Encodes the changes for the terminal, as ``bytes``.
  ///
  /// - Parameter exactly: True to send also changes of colours that are invisible.
  /// - Returns: The number of bytes.
  @discardableResult
  public mutating func encode(exactly: Bool = false) -> Int {
    bytes = screen.update(panels.changes, encoder.pairs, exactly: exactly)
    return bytes.count
  }

  /// Indicates whether the terminal shows colours that differ invisibly from the composed ones.
  public var isApproximate: Bool { screen.isApproximate }

  /// Calls `body` with the memory of each row that has been composed or is shown, from the top.
  ///
  /// A cell has 24 bytes: its glyph (8), the numbers of its foreground and background (4 each), its
  /// attributes (4) and padding (4). ``Terminal`` documents the numbers. Nothing is called without an
  /// encoder.
  public func withRows(shown: Bool, _ body: (UnsafeRawBufferPointer) -> Void) {
    screen.withRows(shown: shown, body)
  }
}
