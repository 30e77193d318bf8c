/// A value of the row where a segue starts, for a text of the destination.
enum TableValue: String, CaseIterable {
  /// The index of the row in its section.
  case index
  /// The title of the row.
  case title
  /// The detail of the row.
  case detail
}
