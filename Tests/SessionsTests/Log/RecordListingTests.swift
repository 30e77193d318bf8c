import Inspection
import Motion
import Sessions
import Simulation
import Testing

/// The lines of `segue log --plain`.
@Suite struct RecordListingTests {
  @Test func `each record is a line with its kind and time`() throws {
    let recording = try Recording()
    recording.wait(.milliseconds(100))
    recording.press(.up)
    recording.wait(.seconds(1))
    recording.session.end()
    let log = try SessionLog(recording.log)
    let lines = log.records(only: [.inputs, .segues]).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(5) == [
        "program: segue test", "file: scenes.json", "columns: 80", "rows: 24", "",
      ])
    #expect(lines.contains("input at 0.1: Key up: swipe up."))
    #expect(lines.contains("event at 0.1: first performs the segue idFirstSegue."))
    #expect(lines.dropLast().last == "end at 1.1: the session ends")
  }
}
