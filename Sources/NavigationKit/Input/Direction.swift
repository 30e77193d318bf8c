internal import CellGraphics

/// The four directions of swipes, drags and arrows. The raw values appear in logs.
public enum Direction: String, Hashable, Sendable, CaseIterable {
  /// To the right.
  case right
  /// To the left.
  case left
  /// Upwards.
  case up
  /// Downwards.
  case down

  /// The direction as an arrow sign, such as `→`.
  public var arrow: String {
    switch self {
    case .right: "→"
    case .left: "←"
    case .up: "↑"
    case .down: "↓"
    }
  }
}

extension Direction {
  var opposite: Direction {
    switch self {
    case .right: .left
    case .left: .right
    case .up: .down
    case .down: .up
    }
  }

  var isVertical: Bool { self == .up || self == .down }

  /// Returns the part of `translation` in this direction, in cells; negative in the opposite
  /// direction.
  func component(of translation: Point) -> Double {
    switch self {
    case .right: translation.x
    case .left: -translation.x
    case .up: -translation.y
    case .down: translation.y
    }
  }
}
