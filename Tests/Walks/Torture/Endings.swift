import Glibc
import TerminalTestSupport
import WalkSupport

/// Ends the program in each way at each moment.
final class Endings: Ordeal {
  private let program: String
  private let folder: Folder
  private var count = 0

  init(program: String, folder: Folder) { (self.program, self.folder) = (program, folder) }

  var summary: String { "\(count) endings gave the terminal back, and every log replays." }

  /// The activity of the program when the signal arrives.
  enum Moment: String, CaseIterable {
    case idle, slide, sheet, alert, past, scrubber, help, recording, watch, replay
  }

  enum Ending: Hashable, CustomStringConvertible {
    case signal(Int32)
    /// A signal that a crash sends.
    case crash(Int32)
    case kill
    case hangUp
    case key(String)
    /// SIGTERM while the terminal takes nothing.
    case stall
    /// Two signals at once.
    case pair

    var description: String {
      switch self {
      case .signal(let number): "signal \(number)"
      case .crash(let number): "crash by signal \(number)"
      case .kill: "SIGKILL"
      case .hangUp: "a hang-up"
      case .key(let key): key == "q" ? "q" : "Ctrl-C"
      case .stall: "SIGTERM with a terminal that takes nothing"
      case .pair: "SIGTERM and SIGINT at once"
      }
    }

    static let all: [Ending] =
      [.kill, .hangUp, .key("q"), .key("\u{3}"), .stall, .pair]
      + [
        SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGTERM, SIGSTKFLT, SIGXCPU, SIGVTALRM,
        SIGPROF, SIGPOLL, SIGPWR,
      ].map { .signal($0) } + (34...64).map { .signal($0) }
      + [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS].map { .crash($0) }
  }

  func run(seed: UInt64, until end: ContinuousClock.Instant) throws {
    var random = SeededRandom(seed: seed)
    try record()
    var isFirst = true
    while isFirst || ContinuousClock.now < end {
      var cases = Moment.allCases.flatMap { moment in Ending.all.map { (moment, $0) } }
      cases.shuffle(using: &random)
      // Each moment at least once.
      for (moment, ending) in cases {
        if ContinuousClock.now >= end, count >= 40 { return }
        try check(moment, ending)
        count += 1
      }
      isFirst = false
    }
  }

  private var log: String { "\(folder.path)/log" }
  private var scenes: String { "\(folder.path)/scenes.json" }
  private static let left = "\u{1B}[D"
  private static let right = "\u{1B}[C"
  private static let up = "\u{1B}[A"

  /// Makes the log that is replayed.
  private func record() throws {
    let terminal = try start(["run", scenes, "--record", "\(folder.path)/replay"])
    try wait(terminal, for: TortureScenes.home)
    for (key, text) in [(Self.left, TortureScenes.detail), ("\u{1B}[1;2C", TortureScenes.detail)] {
      terminal.send(key)
      try wait(terminal, for: text)
    }
    terminal.send("q")
    guard try terminal.waitForEnd(seconds: 60) == .exited(0) else {
      throw Fault("no log to replay")
    }
  }

  private func start(_ arguments: [String]) throws -> TestTerminal {
    try TestTerminal(program, arguments, environment: ["COLORTERM": "truecolor"])
  }

  private func wait(_ terminal: TestTerminal, for text: String) throws {
    try terminal.wait(for: text, seconds: 60) { terminal.text.contains(text) }
  }

  private func check(_ moment: Moment, _ ending: Ending) throws {
    unlink(log)
    do {
      let terminal = try begin(moment)
      try end(terminal, by: ending)
      if moment != .watch, moment != .replay { try verify() }
    } catch {
      throw Fault("\(ending) at \(moment): \(error)")
    }
  }
}

// MARK: - Moments

extension Endings {
  private func begin(_ moment: Moment) throws -> TestTerminal {
    let arguments =
      switch moment {
      case .watch: ["run", "--watch", scenes]
      case .replay: ["replay", "\(folder.path)/replay"]
      default: ["run", scenes, "--record", log]
      }
    let terminal = try start(arguments)
    try wait(terminal, for: TortureScenes.home)
    if moment != .replay { try terminal.waitForRest() }
    let keys: [(String, String)] =
      switch moment {
      case .idle, .replay: []
      case .slide: [("s", "")]
      case .sheet: [(Self.up, TortureScenes.sheet)]
      case .alert: [(Self.right, TortureScenes.question)]
      case .help: [("?", "")]
      case .past: [(Self.left, TortureScenes.detail), ("[", ""), ("[", "")]
      case .scrubber: [(Self.left, TortureScenes.detail), ("f", "")]
      case .recording, .watch: [(Self.left, TortureScenes.detail)]
      }
    for (key, text) in keys {
      terminal.send(key)
      try wait(terminal, for: text)
      try terminal.waitForRest()
    }
    switch moment {
    case .slide:
      // At a tenth of the speed it is on its way when a part of it is seen.
      terminal.send(Self.left)
      try wait(terminal, for: String(TortureScenes.detail.prefix(4)))
    case .watch: try folder.write(TortureScenes.text + "\n", to: "scenes.json")
    case _: break
    }
    return terminal
  }
}

// MARK: - Ends

extension Endings {
  private func end(_ terminal: TestTerminal, by ending: Ending) throws {
    var isReading = true
    switch ending {
    case .signal(let number), .crash(let number): terminal.signal(number)
    case .kill: terminal.signal(SIGKILL)
    case .hangUp: terminal.hangUp()
    case .key(let key): terminal.send(key)
    case .stall:
      isReading = false
      // More than the line holds.
      for _ in 0..<200 { terminal.send("\u{C}") }
      terminal.signal(SIGTERM)
    case .pair:
      terminal.signal(SIGTERM)
      terminal.signal(SIGINT)
    }
    let end = try terminal.waitForEnd(seconds: 60, reading: isReading)
    while ending != .hangUp, terminal.readOutput(within: 30) {}
    guard ending.accepts(end) else { throw Fault("it ended as \(end)") }
    // What is gone cannot be given back.
    if ending != .kill, ending != .hangUp { try expectGivenBack(terminal) }
    // The report of a crash is the sanitizer's to write.
    if case .crash = ending { return }
    if terminal.text.contains("Sanitizer") { throw Fault(terminal.text) }
  }

  private func expectGivenBack(_ terminal: TestTerminal) throws {
    if terminal.settings != terminal.initialSettings { throw Fault("the line is not as it was") }
    if terminal.isAlternateScreen { throw Fault("the alternate screen was not left") }
    if !terminal.isCursorVisible { throw Fault("the cursor is hidden") }
    if !terminal.leavesMouse { throw Fault("the mouse is still reported") }
    let modes = terminal.text(from: 0)
    let begin = modes.ranges(of: "\u{1B}[?2004h").last
    let end = modes.ranges(of: "\u{1B}[?2004l").last
    if let begin, end.map({ $0.lowerBound < begin.lowerBound }) ?? true {
      throw Fault("what is pasted is still bracketed")
    }
  }

  /// Replays the log.
  private func verify() throws {
    let terminal = try start(["replay", "--verify", log])
    guard try terminal.waitForEnd(seconds: 60) == .exited(0) else {
      throw Fault("the log does not replay:\n\(terminal.text)")
    }
  }
}

extension Endings.Ending {
  func accepts(_ end: ProgramEnd) -> Bool {
    switch self {
    case .signal(let number): end == .exited(128 + number)
    case .crash(let number): end == .killed(number) || end == .exited(1)
    case .kill: end == .killed(SIGKILL)
    case .hangUp: end == .exited(128 + SIGHUP)
    case .key: end == .exited(0)
    case .stall: end == .exited(128 + SIGTERM)
    // The second may come when the first has been served, and the terminal is given back.
    case .pair: [SIGTERM, SIGINT].contains { end == .exited(128 + $0) || end == .killed($0) }
    }
  }
}
