package import Narration

/// The limits of a session's screen.
///
/// The log format has the same limits, so that every session can be recorded and replayed.
public enum ScreenLimits {
  /// The maximum number of columns, and also of rows.
  public static let longestSide = 10_000
  /// The maximum number of cells.
  public static let mostCells = 4_000_000

  /// Returns the size of the part of a window that a session uses, from the window's top left.
  ///
  /// A window within the limits is used as a whole. In a larger window, rows are cut before
  /// columns. Sizes below 1 become 1.
  ///
  /// - Parameters:
  ///   - columns: The columns of the window.
  ///   - rows: The rows of the window.
  ///   - mostCells: The maximum number of cells that the caller can show; at least 1.
  public static func clamped(
    columns: Int, rows: Int, mostCells: Int = Self.mostCells
  ) -> (columns: Int, rows: Int) {
    let most = min(mostCells, Self.mostCells)
    let columns = min(max(1, columns), longestSide, most)
    return (columns, min(max(1, rows), longestSide, most / columns))
  }

  /// Returns the notice that only a part of a window is used.
  ///
  /// - Parameters:
  ///   - used: The columns and rows of the part.
  ///   - window: The columns and rows of the window.
  package static func notice(
    used: (columns: Int, rows: Int), of window: (columns: Int, rows: Int)
  ) -> Sentence {
    let sizes = [used, window].map { Sentence.Value.name("\($0.columns) × \($0.rows)") }
    return Sentence("notice.screenSize", [.subject: sizes[0], .object: sizes[1]])
  }
}
