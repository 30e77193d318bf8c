import NavigationKit
import Sessions
import Simulation
import Testing

/// The causes of an event of a log, and the inputs of a log without an effect.
@Suite struct WhyLogTests {
  // In a window of five rows, a form sheet is a full screen.
  @Test func `the causes of an event are indented from the input on`() throws {
    let recorded = try SmallApp.Recorded()
    recorded.press(.up)
    let log = try SessionLog(recorded.log)
    let present = try #require(log.events.first { $0.kind == .present })
    #expect(
      log.why(present.number) == """
        Input: swipe up.
          a recognises a gesture: swipe up.
            a creates the segue s, of the class PresentModallySegue.
              a performs the segue s.
                a presents b, animated.

        """)
    #expect(log.why(100_000) == nil)
    #expect(log.hasCauses)
  }

  @Test func `the causes in a log without them come from a replay`() throws {
    let recorded = try SmallApp.Recorded()
    recorded.press(.up)
    var log = try SessionLog(recorded.log)
    let present = try #require(log.events.first { $0.kind == .present })
    let words = log.why(present.number)
    log.records.removeAll { if case .events = $0 { true } else { false } }
    #expect(log.why(present.number) == nil)
    #expect(try Replay(log).why(present.number) == words)
  }

  @Test func `a listing can show the numbers of events`() throws {
    let recorded = try SmallApp.Recorded()
    let log = try SessionLog(recorded.log)
    let first = try #require(log.events.first)
    #expect(log.listing(showsNumbers: true).contains("· 1 \(first)\n"))
    #expect(!log.listing().contains("· 1 "))
  }

  @Test func `the inputs without an effect are listed with their reasons`() throws {
    let recorded = try SmallApp.Recorded()
    recorded.press(.left, .up, .tab)
    recorded.press(.down, wait: .milliseconds(100))
    recorded.press(.left)
    let lines = try Replay(SessionLog(recorded.log)).refusals().split(separator: "\n")
      .map { String($0.dropFirst(20)) }
    #expect(
      lines == [
        "> Key left: swipe left.",
        "  × ← did nothing: no gesture here is a swipe left; the only swipe here is ↑, "
          + "which leads to b.",
        "> Key tab: move the focus to the next control.",
        "  × Tab did nothing: nothing here can have the focus.",
        "> Key left: swipe left.",
        "  × ← did nothing: the dismissal from b to a is running.",
      ])
  }
}
