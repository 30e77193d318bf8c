/// The values that a text can have from the row of a table that a segue starts from.
enum TableValue: String, CaseIterable {
  /// The row's number in its section, from 0.
  case index
  case title
  case detail
}
