import Motion
import Sessions
import Simulation

/// An app of two scenes in few bytes, for tests with many runs.
enum SmallApp {
  static let storyboard = #"""
    {"version":1,"canvas":{"width":9,"height":9},"initialScene":"a","scenes":[{"id":"a","segues":[
    {"id":"s","kind":"presentModally","to":"b","trigger":{"swipe":"up"}}],"unwindActions":{"u":[]}},
    {"id":"b","background":"sky","segues":[
    {"id":"t","kind":"unwind","action":"u","trigger":{"swipe":"down"}}]}]}
    """#

  /// A recording in memory.
  final class Recorded {
    let session: LiveSession
    private(set) var log: [UInt8] = []
    private(set) var synchronizations = 0

    init(
      _ storyboard: String = SmallApp.storyboard, columns: Int = 20, rows: Int = 5,
      isRecorded: Bool = true
    ) throws {
      let header = SessionHeader(
        program: "segue test", ticksPerSecond: Tick.perSecond, columns: columns, rows: rows,
        storyboardName: "small.json", storyboard: storyboard)
      var take: ([UInt8]) -> Void = { _ in }
      var synchronize: () -> Void = {}
      let makeRecorder = {
        SessionRecorder(
          header: header,
          sink: {
            take($0)
            return true
          },
          synchronize: {
            synchronize()
            return true
          })
      }
      var early: [UInt8] = []
      take = { early += $0 }
      session = LiveSession(
        simulator: Simulator(storyboards: try header.bundle(), columns: columns, rows: rows),
        recorder: isRecorded ? makeRecorder() : nil
      ) { .started(makeRecorder(), name: "small-1.log") }
      log = early
      take = { [unowned self] in log += $0 }
      synchronize = { [unowned self] in synchronizations += 1 }
    }

    func press(_ keys: Key..., wait: Duration = .seconds(2)) {
      for key in keys {
        session.receive(key)
        session.advance(by: wait)
      }
    }
  }
}
