import Motion
import Sessions
import Simulation
import Storyboards
import Testing
import WalkSupport

/// Hostile and damaged logs.
@Suite struct HostileLogTests {
  @Test func `control characters in a log are replaced in every output`() throws {
    let evil = "\u{1B}]0;x\u{7}\u{9B}2J\u{202E}"
    let recorded = try SmallApp.Recorded()
    recorded.press(.up)
    var log = try SessionLog(recorded.log)
    log.header.program = evil
    log.header.storyboardName = evil
    log.header.colorDepth = evil
    log.header.settings = [SessionHeader.Setting(evil, evil)]
    log.records.insert(.input(SessionInput(tick: 0, .paste(evil), key: evil)), at: 0)
    log.records.append(.checkpoint(tick: 9_999, digest: evil))
    for text in [log.listing(), log.plainLines()] + [
      try #require(try Replay(log).run()).description
    ] {
      #expect(
        text.unicodeScalars.allSatisfy { scalar in
          scalar == "\n" || scalar.properties.generalCategory != .control
        })
    }
    #expect(!log.listing().unicodeScalars.contains("\u{202E}"))
  }

  @Test func `4,000 records of 256 events in one tick are read as 4,000 records`() throws {
    let recorded = try SmallApp.Recorded()
    let header = String(decoding: recorded.log.prefix { $0 != 10 }, as: UTF8.self) + "\n"
    let pattern =
      #"{"record":"events","tick":0,"pattern":0,"events":["#
      + Array(repeating: #"["warning","a~0"]"#, count: EventBatch.limit).joined(separator: ",")
      + #"],"numbers":[1]}"# + "\n"
    let line = #"{"record":"events","tick":0,"pattern":0,"numbers":[1]}"# + "\n"
    let log = try SessionLog(
      Array((header + pattern + String(repeating: line, count: 4_000)).utf8))
    // A million events, held as four thousand records.
    #expect(log.records.count == 4_001)
    #expect(try Replay(log).run()?.tick == 0)
  }

  /// Lines that the format allows, and the number of records that each is.
  static let allowed: [(line: String, records: Int)] = [
    // A line without events is no record.
    (#"{"record":"events","tick":0,"events":[],"numbers":[]}"#, 0),
    (#"{"record":"events","tick":0,"pattern":9223372036854775807,"events":[["warning"]]}"#, 1),
    (#"{"record":"input","tick":4000000000,"command":"tap"}"#, 1),
    (#"{"record":"input","tick":0,"command":"performSegue","segue":"?","scene":"?"}"#, 1),
    (#"{"record":"begin","tick":0}"#, 1),
    (#"{"record":"checkpoint","tick":0,"digest":"","rows":""}"#, 1),
    // Cells that do not match their digest are ignored.
    (
      #"{"record":"checkpoint","tick":0,"digest":"x","cells":[[[9223372036854775807,0,0,0]],0,0]}"#,
      1
    ),
    (#"{"record":"checkpoint","tick":0,"digest":"x","cells":[[["\u001b[2J",0,0,255]],0,0]}"#, 1),
  ]

  @Test(arguments: allowed)
  func `an unusual but valid line is read and replays`(
    line: String, records: Int
  ) throws {
    let recorded = try SmallApp.Recorded()
    let header = String(decoding: recorded.log.prefix { $0 != 10 }, as: UTF8.self) + "\n"
    let log = try SessionLog(Array((header + line + "\n").utf8))
    #expect(log.records.count == records)
    #expect(log.remarks == [])
    _ = try Replay(log).run()
    #expect(log.listing().split(separator: "\n").count == 1 + records)
    #expect(!log.listing().unicodeScalars.contains("\u{1B}"))
  }

  @Test(arguments: [
    // Digits are indexes into the numbers, which are missing.
    #"{"record":"events","tick":0,"events":[["warning","99999999999999999999"]]}"#,
    #"{"record":"events","tick":0,"pattern":1,"numbers":[]}"#,
    #"{"record":"input","tick":4000000001,"command":"tap"}"#,
    #"{"record":"input","tick":1e300,"command":"tap"}"#,
    #"{"record":"input","tick":-1,"command":"tap"}"#,
    #"{"record":"input","tick":0,"command":"resize","columns":10000,"rows":10000}"#,
    #"{"record":"checkpoint","tick":0,"digest":"","rows":"12"}"#,
    #"{"record":"checkpoint","tick":0,"digest":"x","cells":[[[-1,0,0,0]]]}"#,
    #"{"record":"checkpoint","tick":0,"digest":"x","cells":[[["x",16777216,0,0]]]}"#,
    #"{"record":"checkpoint","tick":0,"digest":"x","cells":[0]}"#,
    #"{"record":"checkpoint","tick":0,"digest":"x","cells":7}"#,
    "{}", "[]", "null", "7", "\"\"", "", "\u{0}",
  ])
  func `an invalid line is an error with its line number`(line: String) throws {
    let recorded = try SmallApp.Recorded()
    let header = String(decoding: recorded.log.prefix { $0 != 10 }, as: UTF8.self) + "\n"
    let error = #expect(throws: SessionLogError.self) {
      try SessionLog(Array((header + line + "\n").utf8))
    }
    #expect(error?.line == 2)
  }

  @Test func `a hostile storyboard in a log is a StoryboardErrors error`() throws {
    var header = try SessionLog(try SmallApp.Recorded().log).header
    header.storyboard = String(repeating: "[", count: 100_000)
    let log = try SessionLog(header.line)
    #expect(throws: StoryboardErrors.self) { try Replay(log) }
  }

  /// More rounds: `SEGUE_FUZZ_ROUNDS=100000 swift test --filter HostileLogTests`.
  @Test func `a randomly damaged log is either replayed or rejected`() throws {
    let recorded = try SmallApp.Recorded()
    recorded.press(.up, .character("?"), .escape, .down, wait: .milliseconds(700))
    recorded.session.end()
    let whole = recorded.log
    let headerEnd = try #require(whole.firstIndex(of: 10))
    let interesting = Array("0123456789-{}[]\",:\\\n\u{1B}eE.tnf~".utf8)
    var random = SeededRandom(seed: 42)
    var accepted = 0
    var refused = 0
    for _ in 0..<Fuzzing.rounds {
      var bytes = whole
      // Mostly after the header, which has most of the bytes.
      let start = random.isOne(in: 5) ? 0 : headerEnd
      for _ in 0..<Int.random(in: 1...4, using: &random) where bytes.count > start + 2 {
        let place = Int.random(in: start..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[place] = interesting.randomElement(using: &random)!
        case 2: bytes.remove(at: place)
        case 3: bytes.insert(interesting.randomElement(using: &random)!, at: place)
        default:
          let end = min(bytes.count, place + Int.random(in: 1...200, using: &random))
          bytes.insert(
            contentsOf: bytes[place..<end], at: Int.random(in: start..<place + 1, using: &random))
        }
      }
      guard let log = try? SessionLog(bytes) else {
        refused += 1
        continue
      }
      accepted += 1
      _ = log.listing()
      // Any result is fine, as long as the replay ends.
      _ = try? Replay(log).run()
    }
    #expect(accepted > Fuzzing.rounds / 20)
    #expect(refused > Fuzzing.rounds / 20)
  }
}
