public import NavigationKit
public import Simulation

/// A session that is to go on where its recording ended.
public struct ResumedSession {
  /// At the moment of the end.
  public let simulator: Simulator
  /// All that came in, but for the wish to quit.
  public let inputs: [SessionInput]
  /// What there is to go back to.
  let landmarks: Landmarks
  /// The rules for keys by which it began.
  public let keyRouting: KeyRouting
  /// The size at the start.
  public let columns: Int
  public let rows: Int

  /// Carries the replay out, up to where the user quit.
  ///
  /// - Throws: `Divergence` where it does not come out as recorded, as who resumes would then be
  ///   somewhere else. With other scenes than the log's nothing is compared.
  public init(_ replay: Replay) throws(Divergence) {
    replay.collectLandmarks()
    if let divergence = replay.runUntilQuit() { throw divergence }
    simulator = replay.simulator
    landmarks = replay.landmarks ?? Landmarks()
    inputs = replay.log.finalBranch.timeline.inputs.filter { $0.command != .quit }
    keyRouting = replay.log.header.keyRouting
    columns = replay.log.header.columns
    rows = replay.log.header.rows
  }
}

extension Divergence: Error {}

extension SessionLog {
  /// What came in, in order.
  public var inputs: [SessionInput] {
    records.compactMap { record in if case .input(let input) = record { input } else { nil } }
  }
}
