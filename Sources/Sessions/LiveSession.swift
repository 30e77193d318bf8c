internal import CellGraphics
internal import NavigationKit
public import Simulation

/// An app that a user runs: keys become commands, real time becomes ticks.
///
/// Its user can go back to what has been; then time stands still, and another moment is seen. What is
/// done there begins a new branch: the session goes on from that moment, and what came after it is
/// gone.
public final class LiveSession: TerminalProgram {
  /// The machine of the present.
  public internal(set) var simulator: Simulator

  /// What has been put in so far; nil where there is no going back.
  public let past: Past?
  /// What there is to go back to.
  public internal(set) var landmarks = Landmarks()
  /// The files that run, for the scrubber; nil where there are none.
  public var files: SceneFiles?
  /// A transition that is looked at; nil while there is none.
  var scrubber: Scrubber?
  /// What there is to say about the last key, beside the session.
  var notice: String?
  /// The machine of the moment that is seen; nil in the present.
  var visitor: Traveller?
  var isTravelHelpVisible = false
  /// The terminal's, which a moment of the past may not have.
  var columns: Int
  var rows: Int
  /// True when what is seen of the past may differ from the last frame.
  var needsDisplay = false
  let recorder: SessionRecorder?
  var clock = TickAccumulator()

  /// A session without a past, for an app that cannot be begun again.
  ///
  /// - Parameter recorder: Writes the session down; nil for none.
  public convenience init(simulator: Simulator, recorder: SessionRecorder?) {
    self.init(simulator, past: nil, recorder)
  }

  /// A session whose user can go back in time.
  ///
  /// - Parameters:
  ///   - recorder: Writes the session down; nil for none.
  ///   - makeSimulator: Makes the machine that the session begins with, the same each time: it is
  ///     called again for what is to be seen of the past.
  public convenience init(
    recorder: SessionRecorder?, makeSimulator: @escaping () -> Simulator
  ) {
    self.init(makeSimulator(), past: Past(makeSimulator: makeSimulator), recorder)
  }

  /// - Parameters:
  ///   - simulator: At the end of `past`.
  ///   - landmarks: Those of `past`.
  init(
    _ simulator: Simulator, past: Past?, landmarks: Landmarks = Landmarks(),
    _ recorder: SessionRecorder?
  ) {
    self.simulator = simulator
    self.past = past
    self.landmarks = landmarks
    self.recorder = recorder
    columns = simulator.columns
    rows = simulator.rows
    clock.setSpeed(inThousandths: simulator.isSlow ? 100 : 1_000)
    didChange()
  }

  public var isFinished: Bool { simulator.isFinished }

  public var timeUntilNextChange: Duration? {
    if let scrubber { return scrubber.timeUntilNextChange }
    if visitor != nil { return nil }
    if simulator.isAnimating { return clock.realTime(untilTicks: 1) }
    let due = [simulator.nextDueTick, simulator.nextPictureTick].compactMap(\.self).min()
    return due.map { clock.realTime(untilTicks: $0 - simulator.tick) }
  }

  public func advance(by elapsed: Duration) {
    // Who looks at the past finds the present as it was left.
    if let scrubber { return scrubber.advance(by: elapsed) }
    if visitor != nil { return }
    let ticks = clock.takeTicks(in: elapsed)
    guard ticks > 0 else { return }
    simulator.advance(to: simulator.tick + ticks)
    past?.pass(to: simulator.tick)
    didChange()
  }

  public func receive(_ key: Key) {
    if notice != nil {
      notice = nil
      needsDisplay = true
    }
    if scrub(by: key) { return }
    if travel(by: key) { return }
    let command = KeyBindings.command(for: key, isEditing: shown.isEditingText)
    if let command { perform(command) }
  }

  public func receive(_ pointer: PointerInput) {
    guard scrubber == nil, let command = pointer.command else { return }
    // A finger that went down in the present is not in the past.
    if visitor != nil, !command.beginsTouch { return }
    perform(command)
  }

  public func receive(pasted text: String) {
    if scrubber == nil { perform(.paste(text)) }
  }

  public func resize(columns: Int, rows: Int) {
    guard columns != self.columns || rows != self.rows else { return }
    self.columns = columns
    self.rows = rows
    // A look at the past does not change it: the present takes the size when it is there again.
    if visitor == nil, scrubber == nil { takeSize() } else { needsDisplay = true }
  }

  public func nextFrame() -> Frame? {
    let isChanged = needsDisplay
    needsDisplay = false
    if let scrubber {
      guard isChanged || scrubber.needsDisplay else { return nil }
      scrubber.needsDisplay = false
      return scrubber.frame(columns: columns, rows: rows)
    }
    if visitor != nil { return isChanged ? frameOfPast.saying(notice) : nil }
    let next = simulator.nextFrame()
    return (isChanged ? next ?? simulator.frame() : next)?.saying(notice)
  }

  public func workWhileIdle() -> Bool {
    guard let past else { return false }
    if visitor == nil, scrubber == nil { past.attention = past.timeline.last }
    return past.fill()
  }

  /// Writes the end of the recording, however the session ended.
  public func end() { recorder?.recordEnd(of: simulator) }

  /// The machine that is seen.
  var shown: Simulator { visitor?.simulator ?? simulator }

  func takeSize() {
    guard columns != simulator.columns || rows != simulator.rows else { return }
    perform(.resize(columns: columns, rows: rows))
  }

  func perform(_ command: Command) {
    if visitor != nil {
      // Nothing is decided in the past by leaving it.
      if command == .quit { stayInPresent() } else { branch() }
    }
    recorder?.record(command, at: simulator.tick)
    if let past {
      past.append(command, at: simulator.tick)
      landmarks.note(command, at: simulator.tick)
    }
    simulator.perform(command)
    clock.setSpeed(inThousandths: simulator.isSlow ? 100 : 1_000)
    didChange()
  }

  private func didChange() {
    let events = simulator.takeEvents()
    if past != nil {
      for event in events { landmarks.note(event) }
    }
    recorder?.record(events, of: simulator)
    if recorder?.isWorking == false { simulator.recordingFailed() }
  }
}

extension Command {
  fileprivate var beginsTouch: Bool {
    switch self {
    case .pointer(.down, _, _), .wheel: true
    case _: false
    }
  }
}
