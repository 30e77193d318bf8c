import NavigationKit
import Sessions
import Simulation
import Testing

/// Blocks of other threads in a log.
@Suite struct ExternalInputTests {
  private static let work = ExternalWork(source: "DispatchQueue.main.async", origin: 2, number: 1)

  @Test func `a block of another thread is written and read with its source and number`() throws {
    let recorded = try SmallApp.Recorded()
    let app = recorded.session
    app.simulator.application.inbox.post(from: Self.work.source, origin: 2) {}
    app.advance(by: .milliseconds(100))
    app.end()
    let log = try SessionLog(recorded.log)
    let commands = log.records.compactMap { record -> Command? in
      if case .input(let input) = record { input.command } else { nil }
    }
    #expect(commands == [.external(Self.work)])
    #expect(
      String(decoding: recorded.log, as: UTF8.self).contains(
        #"{"record":"input","tick":12,"command":"external","source":"DispatchQueue.main.async","origin":2,"number":1}"#
      ))
    #expect(try SessionLog(Array(log.plainLines().utf8)).records.contains { $0.tick == 12 })
  }

  @Test func `a replay of scenes has no such block and says so`() throws {
    let recorded = try SmallApp.Recorded()
    recorded.session.simulator.application.inbox.post(from: Self.work.source, origin: 2) {}
    recorded.session.advance(by: .milliseconds(100))
    recorded.session.end()
    let divergence = try Replay(SessionLog(recorded.log)).run()
    #expect(divergence?.found.contains("no block arrived for DispatchQueue.main.async 2.1") == true)
  }

  @Test(arguments: [
    #""source":"a","origin":-1,"number":1"#, #""source":"a","origin":0,"number":0"#,
    #""origin":0,"number":1"#, #""source":"a","origin":0"#,
  ])
  func `a block without a valid name is an error`(members: String) throws {
    let recorded = try SmallApp.Recorded()
    let line = #"{"record":"input","tick":1,"command":"external",\#(members)}"# + "\n"
    #expect(throws: SessionLogError.self) { try SessionLog(recorded.log + Array(line.utf8)) }
  }

  @Test func `a block wakes the program, and runs at the next tick`() throws {
    let session = try SmallApp.Recorded(isRecorded: false).session
    #expect(session.timeUntilNextChange == nil)
    session.simulator.application.inbox.post(from: "test") {}
    #expect(session.timeUntilNextChange.map { $0 > .zero && $0 < .milliseconds(9) } == true)
    session.advance(by: .milliseconds(1))
    #expect(!session.simulator.arrivedWork.isEmpty)
    session.advance(by: .milliseconds(9))
    #expect(session.simulator.arrivedWork.isEmpty)
  }
}
