import Inspection
import NavigationKit
import Sessions
import Simulation
import Testing

/// The causes of events in a log.
@Suite struct CauseLogTests {
  private static func identities(_ events: [Event]) -> [String] {
    events.map { "\($0.number) \($0) from \($0.cause)" }
  }

  @Test func `a log has the numbers and causes that the events of a session have`() throws {
    let recorded = try SmallApp.Recorded()
    recorded.press(.up, .down, .up, .down, .left)
    let log = try SessionLog(recorded.log)
    let replayed = try Replay(log).run()
    #expect(replayed == nil)
    #expect(log.events.map(\.number) == Array(1...log.events.count))
    let gestures = log.events.filter { $0.kind == .gestureRecognized }
    #expect(gestures.map(\.cause) == [.input(1), .input(2), .input(3), .input(4)])
    #expect(log.events.last?.kind == .inputIgnored)
    #expect(log.events.last?.cause == .input(5))
    for event in log.events {
      if case .event(let number) = event.cause { #expect((1..<event.number).contains(number)) }
    }
    let plain = try SessionLog(Array(log.plainLines().utf8))
    #expect(Self.identities(plain.events) == Self.identities(log.events))
  }

  @Test func `a segue in a log leads to a presentation, and that to a transition`() throws {
    let recorded = try SmallApp.Recorded()
    recorded.press(.up)
    let events = try SessionLog(recorded.log).events
    func number(_ kind: Event.Kind) throws -> Int {
      try #require(events.first { $0.kind == kind }).number
    }
    func cause(_ kind: Event.Kind) -> Event.Cause? { events.first { $0.kind == kind }?.cause }
    #expect(cause(.gestureRecognized) == .input(1))
    #expect(cause(.segueCreated) == .event(try number(.gestureRecognized)))
    #expect(cause(.performSegue) == .event(try number(.segueCreated)))
    #expect(cause(.present) == .event(try number(.performSegue)))
    #expect(cause(.transitionBegan) == .event(try number(.present)))
    #expect(cause(.transitionEnded) == .event(try number(.transitionBegan)))
  }

  @Test func `an event line without causes has the causes of the last line with the same pattern`()
    throws
  {
    let log = try SessionLog(
      try SmallApp.Recorded().log.prefix { $0 != UInt8(ascii: "\n") }
        + Array(
          """

          {"record":"input","tick":1,"command":"tap"}
          {"record":"events","tick":1,"pattern":0,"events":[["push","a","b"],["viewDidLoad","b"]],\
          "number":4,"causes":[0,1]}
          {"record":"input","tick":2,"command":"tap"}
          {"record":"events","tick":2,"pattern":0}
          {"record":"events","tick":3,"pattern":0,"causes":[-1,2]}

          """.utf8))
    #expect(log.events.map(\.number) == [4, 5, 6, 7, 8, 9])
    #expect(
      log.events.map(\.cause) == [
        .input(1), .event(4), .input(2), .event(6), .input(1), .event(7),
      ])
  }

  @Test func `events of a log without causes have neither a number nor a cause`() throws {
    let log = try SessionLog(
      try SmallApp.Recorded().log.prefix { $0 != UInt8(ascii: "\n") }
        + Array(
          "\n{\"record\":\"events\",\"tick\":1,\"events\":[[\"push\",\"a\",\"b\"]]}\n".utf8))
    #expect(log.events.map(\.number) == [0])
    #expect(log.events.map(\.cause) == [.start])
  }

  @Test func `a list of causes that cannot be used is ignored`() throws {
    for members in [
      #""causes":7"#, #""causes":[1,2,3]"#, #""causes":["a"]"#, #""causes":[99999999999]"#,
      #""causes":[null]"#, #""number":-3,"causes":[0]"#,
    ] {
      let log = try SessionLog(
        try SmallApp.Recorded().log.prefix { $0 != UInt8(ascii: "\n") }
          + Array(
            """

            {"record":"events","tick":1,"events":[["push","a","b"]],\(members)}

            """.utf8))
      #expect(log.events.map(\.number) == [0])
    }
  }

  @Test func `the listing indents an event below its cause`() throws {
    let recorded = try SmallApp.Recorded()
    recorded.press(.up)
    let log = try SessionLog(recorded.log)
    let lines = log.listing(only: [.inputs, .gestures, .presentations], showsCauses: true)
      .split(separator: "\n").map { String($0.dropFirst(20)) }
    #expect(lines.contains { $0.hasPrefix("> swipe up") })
    #expect(lines.contains { $0.hasPrefix("  · a gestureRecognized") })
    #expect(lines.contains { $0.hasPrefix("    · a present b") })
  }

  @Test func `the listing marks an effect that comes after others, as the feed does`() throws {
    // The input causes a push and a second event. The push causes the third event.
    let log = try SessionLog(
      try SmallApp.Recorded().log.prefix { $0 != UInt8(ascii: "\n") }
        + Array(
          """

          {"record":"input","tick":1,"command":"tap"}
          {"record":"events","tick":1,"events":[["push","a","b"],["performSegue","a","s"],\
          ["viewDidLoad","b"]],"number":1,"causes":[0,0,2]}

          """.utf8))
    let lines = log.listing(showsCauses: true).split(separator: "\n").dropFirst()
      .map { $0.dropFirst(20).prefix { $0 == " " || $0 == "·" || $0 == "⋮" || $0 == ">" } }
    #expect(lines == ["> ", "  · ", "  · ", "  ⋮ · "])
  }
}
