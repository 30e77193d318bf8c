import Motion
import Sessions
import Simulation
import Storyboards

/// An hour in the tutorial with 10,000 keys: the same one each time.
///
/// The keys are those that navigate, drawn by lot as the pauses between them are, of a third of a
/// second on the average. Four in ten come while a transition runs and are ignored.
struct LongSession {
  static let seconds = 3_600
  static let commands = 10_000

  let header: SessionHeader

  init(storyboard: [UInt8], columns: Int = 80, rows: Int = 24) {
    header = SessionHeader(
      program: "segue benchmark", ticksPerSecond: Tick.perSecond, columns: columns, rows: rows,
      storyboardName: "scenes.json", storyboard: String(decoding: storyboard, as: UTF8.self),
      colorDepth: "truecolor")
  }

  /// Runs it as the terminal's loop would: it wakes for keys and, up to 60 times a second, for what
  /// moves, and takes each picture.
  ///
  /// - Parameter recorder: nil for none.
  /// - Returns: How many pictures there were.
  func run(_ recorder: SessionRecorder?) throws -> Int {
    let simulator = Simulator(
      storyboards: try header.bundle(), columns: header.columns, rows: header.rows)
    let session = LiveSession(simulator: simulator, recorder: recorder)
    let frame = Duration.nanoseconds(16_666_667)
    var random = Lots()
    var pictures = 0
    for index in 0..<Self.commands {
      // The last pause makes it an hour.
      let left = Duration.seconds(Self.seconds) - .seconds(simulator.tick) / Tick.perSecond
      let share = left / (Self.commands - index)
      var pause = share * Int(random.next(200)) / 100
      while pause > .zero {
        let step = min(pause, session.timeUntilNextChange.map { max($0, frame) } ?? pause)
        session.advance(by: step)
        if session.nextFrame() != nil { pictures += 1 }
        pause -= step
      }
      let keys: [Key] = [.up, .down, .enter, .up, .down, .enter, .up, .tab]
      session.receive(keys[Int(random.next(UInt64(keys.count)))])
    }
    session.advance(by: .seconds(2))
    session.end()
    return pictures
  }
}

/// SplitMix64 (Steele, Lea and Flood, 2014).
private struct Lots {
  private var state: UInt64 = 2_026

  mutating func next(_ bound: UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return (mixed ^ (mixed >> 31)) % bound
  }
}
