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

  /// How far `way` goes in this direction.
  func part(of way: Point) -> Double {
    switch self {
    case .right: way.x
    case .left: -way.x
    case .up: -way.y
    case .down: way.y
    }
  }
}
