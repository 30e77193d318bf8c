internal import Simulation

/// Counts the bytes and frames of the output, for the meter.
///
/// A movement begins with the first frame that another one follows by itself, and ends with the
/// first one at rest.
struct OutputCounter {
  /// The bytes of the last second, oldest first.
  private var recent: [(time: Duration, bytes: Int)] = []
  private(set) var framesShown = 0
  private(set) var framesDropped = 0
  private var movement: (start: Duration, cost: OutputFigures.Movement)?
  private var last: OutputFigures.Movement?

  /// Records a frame.
  ///
  /// - Parameters:
  ///   - bytes: The number of bytes.
  ///   - now: The time at which they were sent.
  ///   - isMoving: True if another frame follows soon by itself.
  mutating func recordFrame(of bytes: Int, at now: Duration, isMoving: Bool) {
    framesShown += 1
    recent.append((now, bytes))
    forget(before: now - .seconds(1))
    if isMoving, movement == nil { movement = (now, OutputFigures.Movement()) }
    guard var present = movement else { return }
    present.cost.bytes += bytes
    present.cost.framesShown += 1
    present.cost.milliseconds = Int((now - present.start) / .milliseconds(1))
    movement = isMoving ? present : nil
    if !isMoving { last = present.cost }
  }

  /// Records a frame of a movement that was not sent, because the link was busy.
  mutating func recordDroppedFrame(at now: Duration) {
    framesDropped += 1
    if movement == nil { movement = (now, OutputFigures.Movement()) }
    movement?.cost.framesDropped += 1
  }

  /// Returns the figures at a time.
  mutating func figures(at now: Duration, _ pacer: LinkPacer) -> OutputFigures {
    forget(before: now - .seconds(1))
    var figures = OutputFigures()
    figures.bytesInLastSecond = recent.reduce(0) { $0 + $1.bytes }
    (figures.framesShown, figures.framesDropped) = (framesShown, framesDropped)
    figures.lastMovement = last
    figures.link = pacer.link
    return figures
  }

  private mutating func forget(before time: Duration) { recent.removeAll { $0.time <= time } }
}

extension LinkPacer {
  /// The link as the meter shows it.
  var link: OutputFigures.Link {
    guard answers == .given, let rate else { return .unknown }
    if rate >= MotionLevel.fastRate { return .fast }
    return switch motion {
    case .full: .measured(bytesPerSecond: rate, .every)
    case .wholeCells: .measured(bytesPerSecond: rate, .wholeCells)
    case .fewFrames: .measured(bytesPerSecond: rate, .few)
    case .lastFrame: .measured(bytesPerSecond: rate, .last)
    }
  }
}
