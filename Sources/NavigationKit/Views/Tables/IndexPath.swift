/// The position of a row in a table: its section and its row in that section, both from 0.
///
/// Index paths are ordered as the rows are, from top to bottom. It replaces Foundation's type; only
/// the two indices of a table exist.
///
/// ```swift
/// let path = IndexPath(row: 3, section: 0)
/// precondition(path < IndexPath(row: 0, section: 1))
/// precondition(path.description == "[0, 3]")
/// ```
public struct IndexPath: Hashable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index of the row in its section.
  public var row: Int

  /// Creates an index path; the indices are not checked against a table.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }
}

extension IndexPath {
  /// The index of the item in its section: the same number as ``row``, under the name that
  /// collection views use.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// Creates the index path of an item in a collection view.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// Creates an index path that is no position in any table or collection view: [-1, -1].
  public init() { self.init(row: -1, section: -1) }
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
