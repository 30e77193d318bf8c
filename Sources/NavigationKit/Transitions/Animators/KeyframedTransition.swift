/// A transition as data: keyframes for the source and the destination.
///
/// ``KeyframeAnimator`` runs it, ``KeyframedSegue`` uses it for a segue, and scene files describe
/// it.
///
/// ```swift
/// let drop = KeyframedTransition(
///   front: .destination, source: [],
///   destination: [
///     TransitionKeyframe(time: 0, y: -1),
///     TransitionKeyframe(time: 90, spring: 0.6),
///   ])
/// precondition(drop.duration == 90)  // ticks
/// ```
public struct KeyframedTransition: Hashable, Sendable {
  /// One of the two sides of a transition.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// The controller that is visible at the start.
    case source
    /// The controller that is visible at the end.
    case destination
  }

  /// The side that is drawn in front of the other.
  public var front: Side
  /// The keyframes of the source in order of time, the first at 0. Empty for a side that does not
  /// move.
  public var source: [TransitionKeyframe]
  /// The keyframes of the destination in order of time, the first at 0. Empty for a side that does
  /// not move.
  public var destination: [TransitionKeyframe]

  /// Creates a transition from keyframes.
  ///
  /// - Parameters:
  ///   - front: The side that is drawn in front.
  ///   - source: Keyframes in order of time, the first at 0; empty for no movement.
  ///   - destination: Keyframes in order of time, the first at 0; empty for no movement.
  public init(
    front: Side, source: [TransitionKeyframe], destination: [TransitionKeyframe]
  ) {
    self.front = front
    self.source = source
    self.destination = destination
  }

  /// The number of ticks until both sides have arrived.
  public var duration: Int { max(source.last?.time ?? 0, destination.last?.time ?? 0) }
}

extension KeyframedTransition {
  /// A transition without movement: the destination appears at once.
  public static let still = KeyframedTransition(front: .destination, source: [], destination: [])

  /// A cross-dissolve: the destination fades in over the source in 0.3 s.
  public static let fade = KeyframedTransition(
    front: .destination, source: [],
    destination: [TransitionKeyframe(time: 0, alpha: 0), TransitionKeyframe(time: 36)])

  /// A fade that removes the source from in front of the destination in 0.3 s.
  ///
  /// A dismissal uses this fade because the presenter's view may be outside the container and
  /// cannot fade in there.
  static let fadeOut = KeyframedTransition(
    front: .source, source: [TransitionKeyframe(time: 0), TransitionKeyframe(time: 36, alpha: 0)],
    destination: [])

  /// A slide upwards: both views move up by one height, edge to edge, in 0.4 s.
  public static let slide = KeyframedTransition(
    front: .destination,
    source: [TransitionKeyframe(time: 0), TransitionKeyframe(time: 48, y: -1)],
    destination: [TransitionKeyframe(time: 0, y: 1), TransitionKeyframe(time: 48)])

  /// A zoom: the source shrinks to nothing in 0.5 s, then the destination grows from nothing in 0.5
  /// s.
  public static let zoom = KeyframedTransition(
    front: .source,
    source: [TransitionKeyframe(time: 0), TransitionKeyframe(time: 60, scale: 0.001)],
    destination: [
      TransitionKeyframe(time: 0, scale: 0.001), TransitionKeyframe(time: 60, scale: 0.001),
      TransitionKeyframe(time: 120),
    ])
}
