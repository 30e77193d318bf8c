internal import CellGraphics
internal import Simulation
internal import TerminalProbe
internal import TerminalTestSupport
internal import TerminalUI
internal import Testing

@Suite struct ScreenEncoderTests {
  private static let right = "\u{1B}[C"

  /// A way to draw, and a terminal to draw on.
  struct Setting: CustomTestStringConvertible, Sendable {
    var depth = ColorDepth.truecolor
    var type = "xterm-256color"
    var columns = 80
    var rows = 24
    var writer = "encoder"
    var testDescription: String { "\(depth) on \(type), \(columns) × \(rows), \(writer)" }

    func start(_ scene: ProbeScene) throws -> TestTerminal {
      try TestTerminal(
        "TerminalProbe", [scene.rawValue, "\(depth)", writer], environment: ["TERM": type],
        columns: columns, rows: rows)
    }

    static let all = [
      Setting(), Setting(depth: .palette256), Setting(depth: .palette16, type: "xterm-16color"),
      Setting(depth: .palette8, type: "xterm"), Setting(depth: .monochrome),
      // The first two neither erase in colour nor repeat, the third does not repeat.
      Setting(type: "tmux-256color"), Setting(depth: .palette256, type: "tmux-256color"),
      Setting(type: "konsole-256color"),
      Setting(columns: 200, rows: 60), Setting(columns: 33, rows: 9),
      Setting(columns: 13, rows: 40),
      Setting(columns: 2, rows: 2), Setting(columns: 1, rows: 1),
      Setting(writer: "doupdate"), Setting(depth: .palette256, writer: "doupdate"),
    ]
  }

  @Test(arguments: Setting.all)
  func `every frame of a transition shows the composed cells`(setting: Setting) throws {
    for scene in ProbeScene.transitions {
      let terminal = try setting.start(scene)
      for step in 0...ProbeScene.transitionSteps {
        let frame = scene.frame(step: step, columns: setting.columns, rows: setting.rows)
        try terminal.wait(for: frame.surface, depth: setting.depth, "step \(step) of \(scene)")
        terminal.send(Self.right)
      }
    }
  }

  @Test(arguments: [
    Setting(), Setting(depth: .palette256), Setting(depth: .palette16, type: "xterm-16color"),
    Setting(depth: .monochrome),
  ])
  func `a terminal that repeats only ASCII shows the composed cells`(setting: Setting)
    throws
  {
    for scene in [ProbeScene.rising, .shrinking, .cover, .shade, .dissolve] {
      let terminal = try setting.start(scene)
      terminal.repeatsOnlyASCII = true
      for step in 0...ProbeScene.transitionSteps {
        let frame = scene.frame(step: step, columns: setting.columns, rows: setting.rows)
        try terminal.wait(for: frame.surface, depth: setting.depth, "step \(step) of \(scene)")
        terminal.send(Self.right)
      }
    }
  }

  @Test func `the encoder repeats ASCII and writes other characters out`() throws {
    var repetitions: [UInt8] = []
    for scene in ProbeScene.transitions {
      let terminal = try Setting(columns: 120).start(scene)
      for step in 0...ProbeScene.transitionSteps {
        let frame = scene.frame(step: step, columns: 120, rows: 24)
        try terminal.wait(for: frame.surface, "step \(step) of \(scene)")
        terminal.send(Self.right)
      }
      repetitions += Self.repeated(in: terminal.output)
    }
    #expect(
      repetitions.allSatisfy { $0 < 0x80 }, "\(repetitions.count { $0 >= 0x80 }) are not ASCII")
  }

  @Test func `a terminal that repeats every character shows the composed cells`() throws {
    var repetitions: [UInt8] = []
    for scene in ProbeScene.transitions {
      let terminal = try Setting(columns: 120).start(scene)
      terminal.send("\u{1B}P>|XTerm(390)\u{1B}\\")
      for step in 0...ProbeScene.transitionSteps {
        let frame = scene.frame(step: step, columns: 120, rows: 24)
        try terminal.wait(for: frame.surface, "step \(step) of \(scene)")
        terminal.send(Self.right)
      }
      repetitions += Self.repeated(in: terminal.output)
    }
    #expect(repetitions.contains { $0 >= 0x80 })
  }

  /// Returns the byte before each `CSI … b`.
  private static func repeated(in output: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for start in output.indices.dropFirst() where output[start] == 0x1B {
      guard start + 1 < output.count, output[start + 1] == 0x5B else { continue }
      let end = output[(start + 2)...].firstIndex { !(0x30...0x39).contains($0) }
      if let end, output[end] == 0x62 { result.append(output[start - 1]) }
    }
    return result
  }

  @Test(arguments: [1, 2, 3])
  func `frames of any size show the composed cells`(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<6 {
      let setting = Setting(columns: 1 + random(150), rows: 1 + random(50))
      let scene = ProbeScene.transitions[random(ProbeScene.transitions.count)]
      let terminal = try setting.start(scene)
      for step in 0...ProbeScene.transitionSteps {
        let frame = scene.frame(step: step, columns: setting.columns, rows: setting.rows)
        try terminal.wait(for: frame.surface, "\(setting.testDescription), \(scene) \(step)")
        terminal.send(Self.right)
      }
    }
  }

  @Test(arguments: [1, 2, 3])
  func `the terminal shows every cell of frames up to 500 × 200 cells`(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for round in 0..<3 {
      // The largest of all once.
      let setting =
        seed == 1 && round == 0
        ? Setting(columns: 500, rows: 200)
        : Setting(columns: 200 + random(300), rows: 60 + random(140))
      let scene = ProbeScene.transitions[random(ProbeScene.transitions.count)]
      let terminal = try setting.start(scene)
      for step in stride(from: 0, through: ProbeScene.transitionSteps, by: 4) {
        let frame = scene.frame(step: step, columns: setting.columns, rows: setting.rows)
        try terminal.wait(for: frame.surface, "\(setting.testDescription), \(scene) \(step)")
        terminal.send(String(repeating: Self.right, count: 4))
      }
    }
  }

  @Test(arguments: [
    Setting(columns: 26, rows: 9), Setting(depth: .palette256, columns: 26, rows: 9),
    Setting(depth: .monochrome, columns: 26, rows: 9),
    Setting(type: "tmux-256color", columns: 26, rows: 9),
    Setting(columns: 26, rows: 9, writer: "doupdate"),
  ])
  func `emoji cut at any column leave no half glyph`(setting: Setting) throws {
    let terminal = try setting.start(.emoji)
    for step in 0...setting.columns {
      let frame = ProbeScene.emoji.frame(
        step: step, columns: setting.columns, rows: setting.rows)
      try terminal.wait(for: frame.surface, depth: setting.depth, "step \(step)")
      terminal.send(Self.right)
    }
  }

  @Test(arguments: [ProbeScene.push, .fade, .scroll])
  func `a resize at any step of a transition shows the composed cells`(scene: ProbeScene) throws {
    let terminal = try Setting().start(scene)
    for step in 0..<ProbeScene.transitionSteps {
      let before = scene.frame(step: step, columns: terminal.columns, rows: terminal.rows)
      try terminal.wait(for: before.surface, "step \(step) of \(scene)")
      terminal.resize(columns: 80 - 3 * step, rows: step.isMultiple(of: 2) ? 30 : 20)
      let after = scene.frame(step: step, columns: terminal.columns, rows: terminal.rows)
      try terminal.wait(for: after.surface, "step \(step) of \(scene) in another size")
      terminal.send(Self.right)
    }
  }

  @Test func `moved rows are scrolled, and unchanged rows are not sent`() throws {
    // Every row is another, and 39 of 40 move by one: the 40th has some 20 columns.
    let terminal = try Setting(rows: 41).start(.scroll)
    var sent: [Int] = []
    for step in 0...ProbeScene.transitionSteps / 2 {
      let frame = ProbeScene.scroll.frame(step: step, columns: 80, rows: 41)
      try terminal.wait(for: frame.surface, "step \(step)")
      if step > 0 { sent.append(terminal.output.count) }
      terminal.send(Self.right)
    }
    // The rows that scroll are reported once.
    let frames = zip(sent, sent.dropFirst()).map { $1 - $0 }
    #expect(frames.allSatisfy { $0 < 90 }, "\(frames)")
  }

  @Test func `rows that move sideways are shifted`() throws {
    let terminal = try Setting().start(.sliding)
    var frames: [String] = []
    var sent = 0
    for step in 0...ProbeScene.transitionSteps {
      let frame = ProbeScene.sliding.frame(step: step, columns: 80, rows: 24)
      try terminal.wait(for: frame.surface, "step \(step)")
      frames.append(String(decoding: terminal.output[sent...], as: UTF8.self))
      sent = terminal.output.count
      terminal.send(Self.right)
    }
    let (there, back) = (frames[1...6].joined(), frames[7...12].joined())
    #expect(there.contains(/\u{1B}\[\d*P/), "nothing is deleted")
    #expect(back.contains(/\u{1B}\[\d*@/), "nothing is inserted")
  }

  @Test func `the exit sequence resets the scroll region and the colours`() throws {
    let terminal = try Setting().start(.scroll)
    let frame = ProbeScene.scroll.frame(step: 0, columns: 80, rows: 24)
    try terminal.wait(for: frame.surface, "the start")
    terminal.send(Self.right)
    let next = ProbeScene.scroll.frame(step: 1, columns: 80, rows: 24)
    try terminal.wait(for: next.surface, "a step")
    let text = String(decoding: terminal.output, as: UTF8.self)
    #expect(text.contains("\u{1B}[1;23r"))
    terminal.send("\u{11}")
    #expect(try terminal.waitForEnd() == .exited(0))
    let end = String(decoding: terminal.output, as: UTF8.self).components(after: "\u{1B}[1;23r")
    #expect(end.contains("\u{1B}[1;24r"))
    #expect(end.contains("\u{1B}[m"))
  }
}

extension String {
  /// Returns the rest after the last occurrence of `part`.
  fileprivate func components(after part: String) -> Substring {
    var rest = self[...]
    while let range = rest.firstRange(of: part) { rest = rest[range.upperBound...] }
    return rest
  }
}
