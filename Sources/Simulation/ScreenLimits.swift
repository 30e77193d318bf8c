/// The largest screen that a session runs on.
///
/// The format of logs has the same limits, so every session can be recorded and its log read.
public enum ScreenLimits {
  /// The most columns, and the most rows.
  public static let longestSide = 10_000
  /// The most cells.
  public static let mostCells = 4_000_000

  /// The part of a window that is used, from its top left: the whole window where the limits allow it.
  ///
  /// Rows are left out before columns.
  ///
  /// - Parameter mostCells: The most cells that the caller can show, at least 1.
  public static func clamped(
    columns: Int, rows: Int, mostCells: Int = Self.mostCells
  ) -> (columns: Int, rows: Int) {
    let most = min(mostCells, Self.mostCells)
    let columns = min(max(1, columns), longestSide, most)
    return (columns, min(max(1, rows), longestSide, most / columns))
  }
}
