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
