/// A direction with a length, such as a velocity in cells per second.
public struct Vector: Hashable, Sendable {
  /// The horizontal part; positive values point right.
  public var dx: Double
  /// The vertical part; positive values point down.
  public var dy: Double

  /// A vector without length.
  public static let zero = Vector(dx: 0, dy: 0)

  /// Creates a vector from its horizontal and its vertical part.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }
}
