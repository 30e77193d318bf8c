internal import CNcurses

/// Where the terminal's cursor is and how it writes, as far as it is known.
struct Pen {
  /// nil when it is not known; so is the column after the last one was written.
  var row: Int?
  var column: Int?
  /// -1 is the terminal's own.
  var foreground: Int32 = -1
  var background: Int32 = -1
  var attributes: attr_t = 0
  /// The rows that scroll.
  var region: Range<Int>

  init(rows: Int) { region = 0..<rows }

  var isPlain: Bool { foreground == -1 && background == -1 && attributes == 0 }
}
