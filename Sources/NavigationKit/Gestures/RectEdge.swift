/// A set of edges of the screen, with UIKit's bits.
///
/// ```swift
/// let sides: RectEdge = [.left, .right]
/// precondition(sides.contains(.left) && !sides.contains(.top))
/// ```
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// The bits: 1 top, 2 left, 4 bottom, 8 right.
  public let rawValue: UInt

  /// Creates a set of edges from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = RectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = RectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = RectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = RectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}

extension RectEdge {
  /// The edges in the set, each with the direction away from it.
  var inwardDirections: [Direction] {
    let inward: [(edge: RectEdge, direction: Direction)] = [
      (.left, .right), (.right, .left), (.top, .down), (.bottom, .up),
    ]
    return inward.filter { contains($0.edge) }.map(\.direction)
  }
}
