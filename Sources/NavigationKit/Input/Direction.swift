/// The four ways a finger can go.
public enum Direction: String, Hashable, Sendable, CaseIterable {
  case right
  case left
  case up
  case down
}
