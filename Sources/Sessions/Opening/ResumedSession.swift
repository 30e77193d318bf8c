public import Motion
public import NavigationKit
public import Simulation

/// A session restored from its log, ready to continue.
///
/// ```swift
/// let json = #"{"version":1,"canvas":{"width":9,"height":9},"initialScene":"a","scenes":[{"id":"a"}]}"#
/// // The log of a session that was quit at tick 60.
/// let header = SessionHeader(
///   program: "example", ticksPerSecond: Tick.perSecond, columns: 40, rows: 12,
///   storyboardName: "a.json", storyboard: json)  // One scene.
/// var log = try SessionLog(header.line)
/// log.records = [.input(SessionInput(tick: 60, .quit))]  // The user quits.
/// let resumed = try ResumedSession(try Replay(log))
/// precondition(resumed.inputs.isEmpty && resumed.simulator.tick == 60)
/// ```
///
/// Pass it to ``LiveSession/init(recorder:resuming:startRecording:makeSimulator:)`` to continue
/// with time travel back to the start.
public struct ResumedSession {
  /// The simulator in the state at the end of the log.
  public let simulator: Simulator
  /// All inputs of the final branch except quitting.
  public let inputs: [SessionInput]
  /// The positions that the user can jump back to.
  let landmarks: Landmarks
  /// The rules for keys with which the session started.
  public let keyRouting: KeyRouting
  /// The formula for springs with which the session started.
  public let springFit: SpringFit
  /// The user's preferences with which the session started.
  public let preferences: UserPreferences
  /// The look of the status line and the help with which the session started.
  public let chrome: Chrome
  /// The colours and borders with which the session started.
  public let theme: Theme
  /// The terminal's width in cells at the start of the session.
  public let columns: Int
  /// The terminal's height in cells at the start of the session.
  public let rows: Int

  /// Executes a replay up to its end, or up to the input with which the user quit.
  ///
  /// Abandoned branches are skipped. Takes time proportional to the records.
  ///
  /// - Parameter replay: A replay at its start.
  /// - Throws: ``Divergence`` if events or screens differ from the log, because the session would
  ///   then continue from another state. A replay with other scenes is not compared.
  public init(_ replay: Replay) throws(Divergence) {
    replay.collectLandmarks()
    if let divergence = replay.runUntilQuit() { throw divergence }
    simulator = replay.simulator
    landmarks = replay.landmarks ?? Landmarks()
    inputs = replay.log.finalBranch.timeline.inputs.filter { $0.command != .quit }
    keyRouting = replay.log.header.keyRouting
    springFit = replay.log.header.springFit
    preferences = replay.log.header.preferences
    chrome = replay.log.header.chrome
    theme = replay.log.header.theme
    columns = replay.log.header.columns
    rows = replay.log.header.rows
  }
}

extension Divergence: Error {}

extension SessionLog {
  /// The inputs in the order of the file, with those of abandoned branches.
  ///
  /// Takes time proportional to the records.
  public var inputs: [SessionInput] {
    records.compactMap { record in if case .input(let input) = record { input } else { nil } }
  }
}
