internal import CellGraphics

/// Recognises a drag that begins at the left or right edge of its view.
///
/// A touch begins at the edge if it is in the first three columns; in a narrow view, in the first
/// quarter. Shift with the arrow in the ``inward`` direction performs the drag with the keyboard.
public final class ScreenEdgePanGestureRecognizer: PanGestureRecognizer, KeyDragRecognizer {
  /// Edges at which a drag can begin.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The left edge.
    case left
    /// The right edge.
    case right
  }

  /// The edge at which the drag begins; left by default.
  public var edge: Edge = .left
  /// The distance of the touch from its start as a share of the view's width, 0 to 1.
  public internal(set) var progress = 0.0

  /// The width, in columns, of the area at the edge in which a drag can begin.
  ///
  /// In a narrow view the area is a quarter of the view, but at least one column.
  static let edgeColumns = 3.0
  /// The lowest speed, in columns a second, at which the direction of a released drag decides.
  static let flickSpeed = 30.0

  public override var gestureName: String { "pan from the \(edge.rawValue) edge" }

  /// The direction of the drag, away from the edge.
  public var inward: Direction { edge == .left ? .right : .left }

  /// Finishes or cancels a transition as the released drag decides.
  ///
  /// A drag of at least 30 columns a second decides by its direction, a slower one by its position:
  /// half of the way finishes. The rest runs at the drag's speed. A drag by keys always finishes.
  ///
  /// - Parameter interaction: The interactive driver that the drag has moved.
  public func release(_ interaction: PercentDrivenInteractiveTransition) {
    guard touch != nil else { return interaction.finish() }
    interaction.release(
      speed: inward.component(of: velocity(in: nil)), over: view?.bounds.width ?? 0,
      isVertical: false)
  }

  /// A Boolean value that indicates whether the recogniser would follow a drag that begins now.
  public var canBegin: Bool { mayBegin }

  var forwards: Direction { inward }

  /// Indicates whether a released drag finishes: by its direction if it is quick, otherwise by its
  /// position.
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
    let distance = translation(in: view).x
    let inward = edge == .left ? distance : -distance
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
