internal import Simulation
package import Storyboards

extension SessionLog {
  /// Returns the bytes of a log with the same inputs and other scenes.
  ///
  /// The inputs of the final branch are executed again for their events and checkpoints.
  ///
  /// - Parameters:
  ///   - storyboards: The scenes.
  ///   - program: The program for the header.
  package func recordedAgain(on storyboards: StoryboardBundle, by program: String) -> [UInt8] {
    var timeline = Timeline()
    for record in recordsOfFinalBranch { _ = timeline.apply(record) }
    var header = SessionHeader(
      program: program, ticksPerSecond: header.ticksPerSecond, columns: header.columns,
      rows: header.rows, storyboardName: header.storyboardName, bundle: storyboards,
      colorDepth: header.colorDepth, settings: header.settings)
    header.origins = self.header.origins
    var bytes: [UInt8] = []
    let recorder = SessionRecorder(header: header) {
      bytes += $0
      return true
    }
    let history = history(timeline, on: storyboards)
    recorder.record(history)
    recorder.recordEnd(of: history.cursor(at: timeline.last).simulator)
    return bytes
  }
}
