/// The limits of a session's screen.
///
/// The log format has the same limits, so that every session can be recorded and replayed.
public enum ScreenLimits {
  /// The largest number of columns, and the largest number of rows.
  public static let longestSide = 10_000
  /// The largest number of cells.
  public static let mostCells = 4_000_000

  /// Returns the size of the part of a window that a session uses, from the window's top left.
  ///
  /// The part is the whole window if the window is within the limits. Otherwise rows are cut before
  /// columns. Sizes below 1 become 1.
  ///
  /// - Parameters:
  ///   - columns: The columns of the window.
  ///   - rows: The rows of the window.
  ///   - mostCells: The largest number of cells that the caller can show, at least 1.
  public static func clamped(
    columns: Int, rows: Int, mostCells: Int = Self.mostCells
  ) -> (columns: Int, rows: Int) {
    let most = min(mostCells, Self.mostCells)
    let columns = min(max(1, columns), longestSide, most)
    return (columns, min(max(1, rows), longestSide, most / columns))
  }
}
