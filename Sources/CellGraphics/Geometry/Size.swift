/// A size in cells: `width` columns by `height` rows.
public struct Size: Hashable, Sendable {
  /// The width, in columns.
  public var width: Double
  /// The height, in rows.
  public var height: Double

  /// A size of 0 × 0 cells.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size from its width and height, in cells.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
