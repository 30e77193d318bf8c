/// What the row of a table that a segue starts from can give to a text.
enum TableValue: String, CaseIterable {
  /// The row's number in its section, from 0.
  case index
  case title
  case detail
}
