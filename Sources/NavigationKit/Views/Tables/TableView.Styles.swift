extension TableView {
  /// Appearances of sections. The raw values are UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// Headers are bars, which stay at the top while their section is visible.
    case plain
    /// Sections are full-width blocks on a background of their own, with upper-case headers.
    case grouped
    /// Sections are cards with background on both sides.
    case insetGrouped
  }

  /// Separators between rows. The raw values are UIKit's.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none
    /// A line under the text of each row but the last of a section; it needs no row of the screen.
    case singleLine
  }

  /// Positions to which a row can be scrolled. The raw values are UIKit's.
  public enum ScrollPosition: Int, Sendable {
    /// The position that needs the least scrolling.
    case none
    /// The top of the table, below a header that stays there.
    case top
    /// The middle of the table.
    case middle
    /// The bottom of the table.
    case bottom
  }

  /// Animations of insertions, deletions and reloads. The raw values are UIKit's.
  ///
  /// All but ``none`` are the same here: the other rows move, and new rows fade in.
  public enum RowAnimation: Int, Sendable {
    /// New rows fade in, and the other rows move.
    case fade
    /// Animated as ``fade``.
    case right
    /// Animated as ``fade``.
    case left
    /// Animated as ``fade``.
    case top
    /// Animated as ``fade``.
    case bottom
    /// No animation.
    case none
    /// Animated as ``fade``.
    case middle
    /// Animated as ``fade``.
    case automatic = 100
  }
}
