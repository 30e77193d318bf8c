public import Motion

extension SceneDocument {
  /// How two view controllers move as one takes the other's place.
  public struct Transition: Equatable, Sendable {
    /// Unique in the document.
    public var name: String
    /// The one drawn over the other.
    public var front: Side
    /// The view controller that leaves; its first keyframe is at tick 0.
    public var source: [Keyframe]
    /// The view controller that comes; its first keyframe is at tick 0.
    public var destination: [Keyframe]
    /// The byte offset of the transition's key.
    public var offset: Int

    public init(
      name: String, front: Side, source: [Keyframe], destination: [Keyframe], offset: Int = 0
    ) {
      self.name = name
      self.front = front
      self.source = source
      self.destination = destination
      self.offset = offset
    }

    /// From the start to the later of the two last keyframes.
    public var ticks: Int { max(source.last?.tick ?? 0, destination.last?.tick ?? 0) }
  }

  /// One of the two view controllers of a transition.
  public enum Side: String, Equatable, Sendable, CaseIterable {
    case source
    case destination
  }

  /// Where a view controller stands at one moment of a transition, relative to its container.
  public struct Keyframe: Equatable, Sendable {
    /// From the start of the transition.
    public var tick: Int
    /// To the right, in widths of the container.
    public var x: Double
    /// Downwards, in heights of the container.
    public var y: Double
    /// About the centre; above 0.
    public var scale: Double
    /// 0 to 1.
    public var alpha: Double
    /// How it gets here from the keyframe before.
    public var curve: TimingCurve

    public init(
      tick: Int, x: Double = 0, y: Double = 0, scale: Double = 1, alpha: Double = 1,
      curve: TimingCurve = .easeInOut
    ) {
      self.tick = tick
      self.x = x
      self.y = y
      self.scale = scale
      self.alpha = alpha
      self.curve = curve
    }
  }
}

extension SceneDocument {
  /// A transition by name.
  public enum TransitionReference: Equatable, Sendable {
    case builtIn(BuiltInTransition)
    /// One of the document's `transitions`. Its name may be a built-in's, which it then hides.
    case custom(String)
  }

  /// The transitions that every file can name.
  public enum BuiltInTransition: String, Equatable, Sendable, CaseIterable {
    case slide
    case fade
    case zoom
    /// No movement: the destination is there at once.
    case none
  }
}
