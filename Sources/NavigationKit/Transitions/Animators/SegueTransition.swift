public import CellGraphics
public import Motion

/// A transition as data: what is needed to make an animator each time it runs.
public enum SegueTransition: Hashable, Sendable {
  /// Both sides move, each by its own keyframes.
  case keyframes(KeyframedTransition)
  /// The picture of the one gives way to that of the other.
  ///
  /// `duration` is in ticks; `backdrop` is what is seen behind a card that is turned.
  case picture(
    PictureTransition, duration: Int, curve: TimingCurve = .easeInOut, backdrop: Color = .black)
  /// The destination grows from the view that was tapped to its own place.
  ///
  /// `duration` is in ticks.
  case grow(duration: Int, curve: TimingCurve = .easeInOut)
}

extension SegueTransition {
  public static let still = SegueTransition.keyframes(.still)
  public static let fade = SegueTransition.keyframes(.fade)
  public static let slide = SegueTransition.keyframes(.slide)
  public static let zoom = SegueTransition.keyframes(.zoom)

  /// The side drawn over the other.
  public var front: KeyframedTransition.Side {
    switch self {
    case .keyframes(let transition): transition.front
    case .picture, .grow: .destination
    }
  }

  /// - Parameter origin: The view that was tapped; nil takes the one that has the focus.
  public func makeAnimator(from origin: View? = nil) -> any ViewControllerAnimatedTransitioning {
    switch self {
    case .keyframes(let transition): KeyframeAnimator(transition)
    case .picture(let transition, let duration, let curve, let backdrop):
      PictureAnimator(
        transition, ticks: duration, timingCurve: curve, backdrop: backdrop)
    case .grow(let duration, let curve):
      GrowAnimator(from: origin, ticks: duration, curve: curve)
    }
  }
}

extension KeyframedTransition {
  /// Both move, touching, by the whole of the container: the destination comes in from `side`.
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

  /// The destination slides over the source, which stands still.
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

  /// The source slides away to `side`, off the destination, which stands still.
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

  /// The destination appears over the source.
  public static func fade(duration: Int, curve: TimingCurve = .easeInOut) -> KeyframedTransition {
    KeyframedTransition(
      front: .destination, source: [],
      destination: [
        TransitionKeyframe(time: 0, alpha: 0), TransitionKeyframe(time: duration, curve: curve),
      ])
  }

  /// The source shrinks to nothing in the first half, the destination grows from nothing in the other.
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
  /// One width or height of the way out over this side.
  fileprivate var outward: (x: Double, y: Double) {
    switch self {
    case .left: (-1, 0)
    case .right: (1, 0)
    case .top: (0, -1)
    case .bottom: (0, 1)
    }
  }
}
