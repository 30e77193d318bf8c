internal import CellGraphics

/// Keeps the status line as it was drawn last.
///
/// Drawing the text takes longer than drawing the rest of a small frame, and collecting the hints
/// takes as long again. During an animation both stay the same. The cache therefore compares two
/// levels: with an equal key nothing is computed, and with an equal line nothing is drawn.
struct StatusLineCache {
  /// The state that the status line depends on; equal keys have equal rows.
  struct Key: Equatable {
    /// The change count of the application.
    var change: Int
    /// The change count of the simulator's own texts.
    var statusChange: Int
    var columns: Int
    /// The text at the right end; empty for none.
    var badge: String
  }

  private var key: Key?
  private var line: StatusLine?
  private var row = Surface(columns: 0, rows: 1)

  /// Returns the drawn row for `key`.
  ///
  /// - Parameter line: Makes the status line without its badge. It is called only for a new key.
  mutating func row(for key: Key, of line: () -> StatusLine) -> Surface {
    if self.key == key { return row }
    let line = line()
    if self.line != line || self.key?.columns != key.columns || self.key?.badge != key.badge {
      row = (key.badge.isEmpty ? line : line.adding(key.badge)).picture(columns: key.columns)
    }
    (self.key, self.line) = (key, line)
    return row
  }
}
