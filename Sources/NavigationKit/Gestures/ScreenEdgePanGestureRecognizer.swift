/// Recognises a finger that comes in over an edge of the screen and drags.
public final class ScreenEdgePanGestureRecognizer: GestureRecognizer {
  public enum Edge: String, Hashable, Sendable {
    case left
    case right
  }

  public var edge: Edge = .left
  /// How far the finger has come from its edge, of the view's width: 0 to 1.
  public private(set) var progress = 0.0

  public override var gestureName: String { "pan from the \(edge.rawValue) edge" }

  /// The way the finger goes to come in.
  public var inward: Direction { edge == .left ? .right : .left }

  /// Whether the recogniser would follow a finger that came in now.
  public var canBegin: Bool { shouldBegin?() ?? true }

  /// The finger has come in; answers whether the recogniser follows it.
  func begin() -> Bool {
    guard canBegin else { return false }
    progress = 0
    enter(.began)
    return true
  }

  /// The finger has moved to `progress`.
  func move(to progress: Double) {
    self.progress = min(max(progress, 0), 1)
    enter(.changed)
  }

  /// The finger has left the screen, or has been called off.
  func end(cancelled: Bool) { enter(cancelled ? .cancelled : .ended) }
}
