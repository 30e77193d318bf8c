/// The margins of a table.
enum TableAppearance {
  /// The number of columns between an edge and the text.
  static let margin = 2.0
}
