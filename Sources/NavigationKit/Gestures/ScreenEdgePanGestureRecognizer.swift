internal import CellGraphics

/// Recognises a drag that begins at an edge of its view; the left edge by default.
///
/// A touch begins at the left or right edge if it is in the first three columns; in a narrow view,
/// in the first quarter. At the upper or lower edge it is in the first two rows. Shift with the
/// arrow in the ``inward`` direction performs the drag with the keyboard.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer, KeyDragRecognizer {
  /// Edges at which a drag can begin.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The left edge.
    case left
    /// The right edge.
    case right
  }

  /// The edges at which a drag can begin; the left one by default.
  ///
  /// With several edges each drag follows the edge at which it began. An empty set recognises
  /// nothing.
  public var edges: RectEdge = .left
  /// The edge at which the drag begins, if ``edges`` is the left or the right one; otherwise the
  /// left edge if it is in the set, or the right one.
  public var edge: Edge {
    get { edges.contains(.right) && !edges.contains(.left) ? .right : .left }
    set { edges = newValue == .left ? .left : .right }
  }
  /// The distance of the touch from its start as a share of the view's width or height, 0 to 1.
  public internal(set) var progress = 0.0
  /// The direction of the drag in progress, away from the edge at which it began; nil before.
  private var directionOfTouch: Direction?

  /// The width, in columns, of the area at the edge in which a drag can begin.
  ///
  /// In a narrow view the area is a quarter of the view, but at least one column.
  static let edgeColumns = 3.0
  /// The height, in rows, of that area at the upper or lower edge.
  static let edgeRows = 2.0
  /// The lowest speed, in columns a second, at which the direction of a released drag decides.
  static let flickSpeed = 30.0

  open override var gestureName: String {
    let edge: String =
      switch inward {
      case .right: "left"
      case .left: "right"
      case .down: "top"
      case .up: "bottom"
      }
    return "pan from the \(edge) edge"
  }

  /// The direction of the drag, away from the edge.
  ///
  /// With several ``edges`` it is that of the last touch. Without a touch the first of left, right,
  /// top and bottom counts.
  public var inward: Direction { directionOfTouch ?? edges.inwardDirections.first ?? .right }

  /// Finishes or cancels a transition as the released drag decides.
  ///
  /// A drag of at least 30 columns a second decides by its direction, a slower one by its position:
  /// half of the way finishes. The rest runs at the drag's speed. A drag by keys always finishes.
  ///
  /// - Parameter interaction: The interactive driver that the drag has moved.
  public func release(_ interaction: PercentDrivenInteractiveTransition) {
    guard touch != nil else { return interaction.finish() }
    interaction.release(
      speed: inward.component(of: velocity(in: nil)), over: length, isVertical: inward.isVertical)
  }

  /// A Boolean value that indicates whether the recogniser would follow a drag that begins now.
  public var canBegin: Bool { !edges.isEmpty && mayBegin }

  var forwards: Direction { inward }

  /// Indicates whether a released drag finishes: by its direction if it is quick, otherwise by its
  /// position.
  static func shouldFinish(progress: Double, speed: Double) -> Bool {
    abs(speed) >= flickSpeed ? speed > 0 : progress >= 0.5
  }

  open override func touchBegan(_ touch: Touch) {
    super.touchBegan(touch)
    progress = 0
    directionOfTouch = nil
    guard let view else { return }
    directionOfTouch = edges.inwardDirections.first { Self.isAtEdge(touch, of: view, inward: $0) }
    if directionOfTouch == nil { state = .failed }
  }

  open override func touchMoved(_ touch: Touch) {
    guard let view else { return }
    let distance = inward.component(of: translation(in: view))
    progress = min(max(distance / max(1, length), 0), 1)
    let isDrag =
      Self.distance(from: touch.start, to: touch.location(in: nil)) >= minimumDistance
    let isAlong = isSideways != inward.isVertical
    if state == .possible, waitingStates.isEmpty, isDrag, distance <= 0 || !isAlong {
      state = .failed
    } else {
      super.touchMoved(touch)
    }
  }

  /// The length of the whole drag: the width or height of the view.
  private var length: Double {
    (inward.isVertical ? view?.bounds.height : view?.bounds.width) ?? 0
  }

  /// Returns whether a touch is at the edge from which a drag moves in the direction `inward`.
  private static func isAtEdge(_ touch: Touch, of view: View, inward: Direction) -> Bool {
    let bounds = view.bounds
    let place = touch.location(in: view)
    let columns = max(1, min(edgeColumns, bounds.width / 4))
    let rows = max(1, min(edgeRows, bounds.height / 4))
    return switch inward {
    case .right: place.x < bounds.minX + columns
    case .left: place.x - bounds.minX >= bounds.width - columns
    case .down: place.y < bounds.minY + rows
    case .up: place.y - bounds.minY >= bounds.height - rows
    }
  }
}
