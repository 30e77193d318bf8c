/// The figures of the output to the terminal, which the meter shows.
///
/// They are no part of a session: no log and no digest contains them.
public struct OutputFigures: Equatable, Sendable {
  /// The number of bytes that were sent in the last second.
  public var bytesInLastSecond = 0
  /// The number of frames that were sent since the start.
  public var framesShown = 0
  /// The number of frames of movements that were left out, because the terminal was not ready.
  public var framesDropped = 0
  /// The last movement that has ended, such as a transition; nil before the first one.
  public var lastMovement: Movement?
  /// The link to the terminal.
  public var link = Link.unknown

  /// Creates figures of an output that has sent nothing.
  public init() {}

  /// The cost of a movement.
  public struct Movement: Equatable, Sendable {
    /// The number of bytes of its frames.
    public var bytes = 0
    /// The number of frames that were sent.
    public var framesShown = 0
    /// The number of frames that were left out.
    public var framesDropped = 0
    /// The real time from the first frame to the last one, in milliseconds.
    public var milliseconds = 0

    /// Creates the cost of a movement without frames.
    public init() {}
  }

  /// The link to the terminal, as far as it is known.
  public enum Link: Equatable, Sendable {
    /// The terminal has not answered.
    case unknown
    /// The link is so fast that it limits nothing.
    case fast
    /// The link takes a number of bytes a second, and movements get some of their frames.
    case measured(bytesPerSecond: Int, Motion)
  }

  /// The frames of a movement that a link gets.
  public enum Motion: String, Sendable {
    /// Every frame that fits.
    case every
    /// Twenty frames a second, with edges at whole cells.
    case wholeCells
    /// Eight frames a second, with edges at whole cells.
    case few
    /// The last frame.
    case last
  }
}
