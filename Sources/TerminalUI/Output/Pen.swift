internal import CNcurses

/// The known state of the terminal: the position of the cursor, the colours and attributes, and the
/// scrolling region.
struct Pen {
  /// The row of the cursor; nil if it is unknown.
  var row: Int?
  /// The column of the cursor; nil if it is unknown, as after the last column has been written.
  var column: Int?
  /// The number of the foreground colour; -1 for the terminal's own.
  var foreground: Int32 = -1
  /// The number of the background colour; -1 for the terminal's own.
  var background: Int32 = -1
  /// The attributes that are set.
  var attributes: attr_t = 0
  /// The rows of the scrolling region.
  var region: Range<Int>

  /// Creates the state after a reset.
  init(rows: Int) { region = 0..<rows }

  /// Indicates the terminal's own colours without attributes.
  var isPlain: Bool { foreground == -1 && background == -1 && attributes == 0 }
}
