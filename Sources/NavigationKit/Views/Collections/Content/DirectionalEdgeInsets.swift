/// Distances from the edges of a rectangle to an inner rectangle, with names for the sides that do
/// not depend on the direction of text.
///
/// Text runs from left to right here, so leading is left.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The number of rows at the top.
  public var top: Double
  /// The number of columns at the left.
  public var leading: Double
  /// The number of rows at the bottom.
  public var bottom: Double
  /// The number of columns at the right.
  public var trailing: Double

  /// Insets of zero on all sides.
  public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets of zero on all sides.
  public init() { self = .zero }

  /// Creates insets from four distances in cells.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
