/// A transition as data: where both sides stand from beginning to end.
public struct KeyframedTransition: Hashable, Sendable {
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// The controller that was there.
    case source
    /// The controller that will be.
    case destination
  }

  /// The side drawn over the other.
  public var front: Side
  /// In order of time, the first at 0. Empty for a side that stands still.
  public var source: [TransitionKeyframe]
  /// In order of time, the first at 0. Empty for a side that stands still.
  public var destination: [TransitionKeyframe]

  public init(
    front: Side, source: [TransitionKeyframe], destination: [TransitionKeyframe]
  ) {
    self.front = front
    self.source = source
    self.destination = destination
  }

  /// Ticks until both sides have arrived.
  public var duration: Int { max(source.last?.time ?? 0, destination.last?.time ?? 0) }
}

extension KeyframedTransition {
  /// Nothing moves: the destination is there at once.
  public static let still = KeyframedTransition(front: .destination, source: [], destination: [])

  /// Cross-dissolve: the destination appears over the source in 0.3 s.
  public static let fade = KeyframedTransition(
    front: .destination, source: [],
    destination: [TransitionKeyframe(time: 0, alpha: 0), TransitionKeyframe(time: 36)])

  /// The source disappears from over the destination in 0.3 s.
  ///
  /// A dismissal needs it: the presenting view is not in the container then, and cannot appear there.
  static let fadeOut = KeyframedTransition(
    front: .source, source: [TransitionKeyframe(time: 0), TransitionKeyframe(time: 36, alpha: 0)],
    destination: [])

  /// Both move up by one height, touching, in 0.4 s.
  public static let slide = KeyframedTransition(
    front: .destination,
    source: [TransitionKeyframe(time: 0), TransitionKeyframe(time: 48, y: -1)],
    destination: [TransitionKeyframe(time: 0, y: 1), TransitionKeyframe(time: 48)])

  /// The source shrinks to nothing in 0.5 s, then the destination grows from nothing in 0.5 s.
  public static let zoom = KeyframedTransition(
    front: .source,
    source: [TransitionKeyframe(time: 0), TransitionKeyframe(time: 60, scale: 0.001)],
    destination: [
      TransitionKeyframe(time: 0, scale: 0.001), TransitionKeyframe(time: 60, scale: 0.001),
      TransitionKeyframe(time: 120),
    ])
}
