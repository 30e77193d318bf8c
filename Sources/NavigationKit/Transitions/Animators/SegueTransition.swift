public import CellGraphics
public import Motion

/// A description of a segue's animation. Each use of the segue makes an animator from it.
///
/// Set it on a segue, for example ``PushSegue/transition``, to replace the container's own
/// animation. It is a value: compare it, store it, or use it for any number of segues.
///
/// ```swift
/// let turn = SegueTransition.picture(.flip(from: .right), duration: 90)
/// let animator = turn.makeAnimator()
/// precondition(animator.transitionDuration(using: nil) == 0.75)
/// precondition(turn != .fade)
/// ```
public enum SegueTransition: Hashable, Sendable {
  /// Animates the source and the destination, each with its own keyframes.
  case keyframes(KeyframedTransition)
  /// Animates from the surface of the source to the surface of the destination, such as a flip.
  ///
  /// `duration` is in ticks. `backdrop` is the colour behind a card that turns. `spring` replaces the
  /// curve; the part of its movement beyond the end is not shown.
  case picture(
    PictureTransition, duration: Int, curve: TimingCurve = .easeInOut, backdrop: Color = .black,
    spring: TransitionSpring? = nil)
  /// Grows the destination from the tapped view to its own frame.
  ///
  /// `duration` is in ticks. `spring` replaces the curve.
  case grow(duration: Int, curve: TimingCurve = .easeInOut, spring: TransitionSpring? = nil)
}

extension SegueTransition {
  /// No movement: the destination appears at once.
  public static let still = SegueTransition.keyframes(.still)
  /// A cross-dissolve of 0.3 s.
  public static let fade = SegueTransition.keyframes(.fade)
  /// A slide upwards of 0.4 s.
  public static let slide = SegueTransition.keyframes(.slide)
  /// A zoom out of the source and into the destination, 1 s in total.
  public static let zoom = SegueTransition.keyframes(.zoom)

  /// The side that is drawn in front of the other.
  public var front: KeyframedTransition.Side {
    switch self {
    case .keyframes(let transition): transition.front
    case .picture, .grow: .destination
    }
  }

  /// Creates an animator for one transition.
  ///
  /// - Parameter origin: The view that a `grow` transition starts from. nil uses the view with the
  ///   focus.
  /// - Returns: A new animator. It can animate one transition at a time.
  public func makeAnimator(from origin: View? = nil) -> any ViewControllerAnimatedTransitioning {
    switch self {
    case .keyframes(let transition): KeyframeAnimator(transition)
    case .picture(let transition, let duration, let curve, let backdrop, let spring):
      PictureAnimator(
        transition, ticks: duration, timingCurve: curve, backdrop: backdrop, spring: spring)
    case .grow(let duration, let curve, let spring):
      GrowAnimator(from: origin, ticks: duration, curve: curve, spring: spring)
    }
  }
}

extension KeyframedTransition {
  /// Returns a slide in which the destination pushes the source out.
  ///
  /// Both views move by the whole width or height of the container, edge to edge.
  ///
  /// - Parameters:
  ///   - side: The side at which the destination comes in.
  ///   - duration: Ticks.
  ///   - curve: The timing of both views.
  public static func slide(
    from side: PictureTransition.Side, duration: Int = 48, curve: TimingCurve = .easeInOut
  ) -> KeyframedTransition {
    let way = side.outward
    return KeyframedTransition(
      front: .destination,
      source: [
        TransitionKeyframe(time: 0),
        TransitionKeyframe(time: duration, x: -way.x, y: -way.y, curve: curve),
      ],
      destination: [
        TransitionKeyframe(time: 0, x: way.x, y: way.y),
        TransitionKeyframe(time: duration, curve: curve),
      ])
  }

  /// Returns a transition in which the destination slides over the source, which does not move.
  ///
  /// - Parameters:
  ///   - side: The side at which the destination comes in.
  ///   - duration: Ticks.
  ///   - curve: The timing of the slide.
  public static func cover(
    from side: PictureTransition.Side, duration: Int = 48, curve: TimingCurve = .easeInOut
  ) -> KeyframedTransition {
    KeyframedTransition(
      front: .destination, source: [],
      destination: [
        TransitionKeyframe(time: 0, x: side.outward.x, y: side.outward.y),
        TransitionKeyframe(time: duration, curve: curve),
      ])
  }

  /// Returns a transition in which the source slides away and reveals the destination, which does
  /// not move.
  ///
  /// - Parameters:
  ///   - side: The side at which the source leaves.
  ///   - duration: Ticks.
  ///   - curve: The timing of the slide.
  public static func uncover(
    to side: PictureTransition.Side, duration: Int = 48, curve: TimingCurve = .easeInOut
  ) -> KeyframedTransition {
    KeyframedTransition(
      front: .source,
      source: [
        TransitionKeyframe(time: 0),
        TransitionKeyframe(
          time: duration, x: side.outward.x, y: side.outward.y, curve: curve),
      ], destination: [])
  }

  /// Returns a cross-dissolve: the destination fades in over the source.
  ///
  /// - Parameters:
  ///   - duration: Ticks.
  ///   - curve: The timing of the fade.
  public static func fade(duration: Int, curve: TimingCurve = .easeInOut) -> KeyframedTransition {
    KeyframedTransition(
      front: .destination, source: [],
      destination: [
        TransitionKeyframe(time: 0, alpha: 0), TransitionKeyframe(time: duration, curve: curve),
      ])
  }

  /// Returns a zoom: the source shrinks in the first half, the destination grows in the second.
  ///
  /// - Parameters:
  ///   - duration: Ticks, at least 2.
  ///   - curve: The timing of each half.
  public static func zoom(duration: Int, curve: TimingCurve = .easeInOut) -> KeyframedTransition {
    let half = max(1, duration / 2)
    return KeyframedTransition(
      front: .source,
      source: [
        TransitionKeyframe(time: 0), TransitionKeyframe(time: half, scale: 0.001, curve: curve),
      ],
      destination: [
        TransitionKeyframe(time: 0, scale: 0.001), TransitionKeyframe(time: half, scale: 0.001),
        TransitionKeyframe(time: max(half + 1, duration), curve: curve),
      ])
  }
}

extension PictureTransition.Side {
  /// The direction out of the container over this side, as one width or height.
  fileprivate var outward: (x: Double, y: Double) {
    switch self {
    case .left: (-1, 0)
    case .right: (1, 0)
    case .top: (0, -1)
    case .bottom: (0, 1)
    }
  }
}
