/// The place of a row in a table: its section and its number in that, both from 0.
///
/// Ordered as the rows are, from top to bottom.
public struct IndexPath: Hashable, Sendable {
  public var section: Int
  public var row: Int

  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }
}

extension IndexPath: Comparable {
  public static func < (a: IndexPath, b: IndexPath) -> Bool {
    a.section == b.section ? a.row < b.row : a.section < b.section
  }
}

extension IndexPath: CustomStringConvertible {
  /// The section and the row, as in `[0, 3]`.
  public var description: String { "[\(section), \(row)]" }
}
