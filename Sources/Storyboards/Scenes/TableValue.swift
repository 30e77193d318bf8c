/// A value of the row where a segue starts, for a text of the destination.
enum TableValue: String, CaseIterable {
  /// The index of the row in its section.
  case index
  case title
  case detail
}
