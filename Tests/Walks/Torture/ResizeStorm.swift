import TerminalTestSupport
import WalkSupport

/// Changes the window's size much faster than anybody draws, while keys are pressed.
final class ResizeStorm: Ordeal {
  private let program: String
  private let folder: Folder
  private var count = 0

  init(program: String, folder: Folder) { (self.program, self.folder) = (program, folder) }

  var summary: String { "\(count) resizes ended with the last size, and the logs replay." }

  func run(seed: UInt64, until end: ContinuousClock.Instant) throws {
    var random = SeededRandom(seed: seed)
    var isFirst = true
    while isFirst || ContinuousClock.now < end {
      try storm(&random)
      isFirst = false
    }
  }

  private func storm(_ random: inout SeededRandom) throws {
    let log = "\(folder.path)/storm-\(count)"
    let terminal = try TestTerminal(
      program, ["run", "\(folder.path)/scenes.json", "--record", log],
      environment: ["COLORTERM": "truecolor"])
    try terminal.wait(for: "the start", seconds: 60) { terminal.text.contains(TortureScenes.home) }
    for _ in 0..<10 {
      for _ in 0..<60 {
        terminal.resize(
          columns: Int.random(in: 1...220, using: &random),
          rows: Int.random(in: 1...70, using: &random))
        if random.isOne(in: 4) {
          terminal.send(
            ["\u{1B}[D", "\u{1B}[A", "\u{1B}[C", "?", "\u{1B}[1;2C"].randomElement(using: &random)!)
        }
        if random.isOne(in: 3) {
          terminal.readOutput(within: Int32.random(in: 0...20, using: &random))
        }
        count += 1
      }
      let columns = Int.random(in: 60...120, using: &random)
      terminal.resize(columns: columns, rows: 24)
      try terminal.waitForRest()
      // The status line is the last row, and nothing is left of a larger picture. A terminal that has
      // been slow to answer gets its last frame up to a second later.
      try terminal.wait(for: "the status line at \(columns) × 24", seconds: 60) {
        terminal.line(23).contains { $0 != " " }
      }
    }
    terminal.send("\u{3}")
    guard try terminal.waitForEnd(seconds: 60) == .exited(0), !terminal.isAlternateScreen else {
      throw Fault("a storm of resizes was not survived:\n\(terminal.text)")
    }
    let replay = try TestTerminal(program, ["replay", "--verify", log])
    guard try replay.waitForEnd(seconds: 120) == .exited(0) else {
      throw Fault("the log of a storm of resizes does not replay:\n\(replay.text)")
    }
  }
}
