extension Theme {
  /// The signs of a border.
  public enum Border: String, Hashable, Sendable, CaseIterable {
    /// Half cells. Those of a sheet have the colour of its content and can move by eighths of a cell.
    case filled
    /// Thin lines with round corners.
    case rounded
    /// Thin lines with square corners.
    case square
    /// Thick lines.
    case heavy
    /// Double lines.
    case double

    /// The upper border of a box.
    ///
    /// - Parameter columns: The columns of the box; fewer than 2 count as 2.
    public func top(columns: Int) -> String { edge(signs[0], columns) }

    /// The lower border of a box.
    ///
    /// - Parameter columns: The columns of the box; fewer than 2 count as 2.
    public func bottom(columns: Int) -> String { edge(signs[2], columns) }

    /// The sign of the left border.
    public var left: String { String(signs[1].first) }

    /// The sign of the right border.
    public var right: String { String(signs[1].last) }

    private typealias Row = (first: Character, inner: Character, last: Character)

    private func edge(_ row: Row, _ columns: Int) -> String {
      "\(row.first)" + String(repeating: row.inner, count: max(0, columns - 2)) + "\(row.last)"
    }

    /// The signs of the first row, of the rows between, and of the last row.
    private var signs: [Row] {
      switch self {
      case .filled: [("▗", "▄", "▖"), ("▐", " ", "▌"), ("▝", "▀", "▘")]
      case .rounded: [("╭", "─", "╮"), ("│", " ", "│"), ("╰", "─", "╯")]
      case .square: [("┌", "─", "┐"), ("│", " ", "│"), ("└", "─", "┘")]
      case .heavy: [("┏", "━", "┓"), ("┃", " ", "┃"), ("┗", "━", "┛")]
      case .double: [("╔", "═", "╗"), ("║", " ", "║"), ("╚", "═", "╝")]
      }
    }
  }
}
