internal import CellGraphics

/// Recognises a finger that comes in over an edge of the screen and drags.
public final class ScreenEdgePanGestureRecognizer: PanGestureRecognizer, KeyDragRecognizer {
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    case left
    case right
  }

  public var edge: Edge = .left
  /// How far the finger has come from its edge, of the view's width: 0 to 1.
  public internal(set) var progress = 0.0

  /// Columns at the edge in which a finger comes in; of a narrow view no more than a quarter.
  static let edgeColumns = 3.0
  /// Columns a second from which on a finger that is lifted decides by its way, and not by its place.
  static let flickSpeed = 30.0

  public override var gestureName: String { "pan from the \(edge.rawValue) edge" }

  /// The way the finger goes to come in.
  public var inward: Direction { edge == .left ? .right : .left }

  /// Lets go of a transition as the finger did: on to its end or back, at the finger's speed.
  ///
  /// The keyboard's lets go for good.
  public func release(_ interaction: PercentDrivenInteractiveTransition) {
    guard touch != nil else { return interaction.finish() }
    interaction.release(
      speed: inward.component(of: velocity(in: nil)), over: view?.bounds.width ?? 0,
      isVertical: false)
  }

  /// Whether the recogniser would follow a finger that came in now.
  public var canBegin: Bool { mayBegin }

  var forwards: Direction { inward }

  /// Whether letting go goes on to the end: by the way of a quick finger, else by the place of a slow
  /// one.
  static func shouldFinish(progress: Double, speed: Double) -> Bool {
    abs(speed) >= flickSpeed ? speed > 0 : progress >= 0.5
  }

  public override func touchBegan(_ touch: Touch) {
    super.touchBegan(touch)
    progress = 0
    guard let view else { return }
    let columns = max(1, min(Self.edgeColumns, view.bounds.width / 4))
    let x = touch.location(in: view).x - view.bounds.minX
    let isAtEdge = edge == .left ? x < columns : x >= view.bounds.width - columns
    if !isAtEdge { state = .failed }
  }

  public override func touchMoved(_ touch: Touch) {
    guard let view else { return }
    let way = translation(in: view).x
    let inward = edge == .left ? way : -way
    progress = min(max(inward / max(1, view.bounds.width), 0), 1)
    let isDrag =
      Self.distance(from: touch.start, to: touch.location(in: nil)) >= minimumDistance
    if state == .possible, waitingStates.isEmpty, isDrag, inward <= 0 || !isSideways {
      state = .failed
    } else {
      super.touchMoved(touch)
    }
  }
}
