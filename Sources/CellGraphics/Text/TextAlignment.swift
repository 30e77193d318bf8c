/// The position of a line in a box that is wider than the line.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// The line starts at the left edge.
  case leading
  /// The line is in the middle. If the free columns are an odd number, the extra column is on the
  /// right.
  case center
  /// The line ends at the right edge.
  case trailing
}
