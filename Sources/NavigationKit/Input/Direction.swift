internal import CellGraphics

/// The four ways a finger can go.
public enum Direction: String, Hashable, Sendable, CaseIterable {
  case right
  case left
  case up
  case down

  /// The direction as a sign.
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

  /// How far `translation` goes in this direction.
  func component(of translation: Point) -> Double {
    switch self {
    case .right: translation.x
    case .left: -translation.x
    case .up: -translation.y
    case .down: translation.y
    }
  }
}
