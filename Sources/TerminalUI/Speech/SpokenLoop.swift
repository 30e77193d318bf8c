internal import CNcurses
internal import Glibc
internal import NavigationKit
public import Simulation

/// Runs a program in spoken mode: keys from standard input, lines of text to standard output.
///
/// It uses no alternate screen, moves no cursor and writes no control character but line feeds.
/// Standard input can be a terminal, a pipe or a file. A terminal sends each key at once, and gets
/// its settings back however the program ends.
///
/// In a pipe, characters are keys. A line feed ends a line of them. An empty line is Enter, and a
/// line with the name of a key, such as `shift-tab`, is that key.
///
/// ```text
/// let outcome = SpokenLoop().run(program)
/// ```
public struct SpokenLoop: ~Copyable {
  private var decoder = KeyDecoder(sequences: KeySequences.standard)
  private let line: SpokenLine
  private let signals: SignalQueue
  /// Indicates whether keys have arrived since the last line feed.
  private var hasKeysInLine = false

  /// Opens standard input and output.
  ///
  /// - Throws: `TerminalError` if the system has no descriptor to give.
  public init() throws(TerminalError) {
    let line = try SpokenLine()
    signals = try SignalQueue()
    self.line = line
  }

  /// The size of the terminal in cells; 80 × 24 without one.
  public var size: (columns: Int, rows: Int) { line.size }

  /// Runs `program` until it finishes, the input ends or a signal ends it.
  ///
  /// - Returns: The reason for the end; `finished` at the end of a pipe or a file. The terminal has
  ///   its settings again by then.
  public consuming func run(_ program: any SpokenProgram) -> RunLoop.Outcome {
    program.start()
    while true {
      line.write(program.takeLines())
      if program.isFinished { return .finished }
      if line.isClosed { return end(program, .hangup) }
      let readiness = line.wait(for: signals.descriptor, upTo: decoder.isWaiting ? 25 : nil)
      if readiness.hasSignal, let outcome = handle(signals.takeAll(), program) {
        return end(program, outcome)
      }
      guard readiness.hasInput else {
        if decoder.isWaiting { send(decoder.timeOut(), to: program) }
        continue
      }
      guard let bytes = line.read() else {
        // A key at the end of a file can be incomplete.
        send(decoder.timeOut(), to: program)
        line.write(program.takeLines())
        return line.isTerminal ? end(program, .hangup) : .finished
      }
      take(bytes, program)
    }
  }

  private func end(_ program: any SpokenProgram, _ outcome: RunLoop.Outcome) -> RunLoop.Outcome {
    program.terminate()
    return outcome
  }

  private func handle(_ signals: [Int32], _ program: any SpokenProgram) -> RunLoop.Outcome? {
    for signal in signals {
      switch signal {
      case SIGWINCH: program.resize(columns: size.columns, rows: size.rows)
      case SIGTSTP: stop { $0.stop(by: SIGTSTP) }
      case SIGCONT: line.makeRaw()
      default: return .signal(signal)
      }
    }
    return nil
  }

  private func stop(by stop: (borrowing SignalQueue) -> Bool) {
    line.restoreSettings()
    _ = stop(signals)
    line.makeRaw()
  }

  // MARK: - Keys

  /// Sends the keys of some bytes, line by line.
  private mutating func take(_ bytes: [UInt8], _ program: any SpokenProgram) {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      take(line: rest[..<end], program)
      rest = rest[(end + 1)...]
    }
    guard !rest.isEmpty else { return }
    hasKeysInLine = true
    send(decoder.decode(rest), to: program)
  }

  /// Sends the keys of bytes that a line feed follows.
  private mutating func take(line bytes: ArraySlice<UInt8>, _ program: any SpokenProgram) {
    defer { hasKeysInLine = false }
    if bytes.isEmpty {
      // Bytes of an earlier read can be before the line feed.
      return hasKeysInLine
        ? send(decoder.timeOut(), to: program) : send([.key(.enter)], to: program)
    }
    if !hasKeysInLine, !program.isEditingText,
      let key = Self.names[String(decoding: bytes, as: UTF8.self)]
    {
      return send([.key(key)], to: program)
    }
    send(decoder.decode(bytes) + decoder.timeOut(), to: program)
  }

  /// The keys that a line can name. Letters and digits are keys themselves.
  private static let names: [String: Key] = {
    let keys: [Key] = [
      .up, .down, .left, .right, .shift(.up), .shift(.down), .shift(.left), .shift(.right), .enter,
      .escape, .tab, .backTab, .home, .end, .pageUp, .pageDown, .f1, .backspace, .delete,
      .control("c"),
    ]
    return Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0) })
  }()

  /// Sends inputs to the program, until it finishes, and writes the lines of each.
  private func send(_ inputs: [TerminalInput], to program: any SpokenProgram) {
    for input in inputs where !program.isFinished {
      switch input {
      case .key(let key): send(key, to: program)
      case .paste(let text): program.receive(pasted: text)
      case .overlongPaste: program.refuseOverlongPaste()
      case .pointer: break
      }
      line.write(program.takeLines())
    }
  }

  private func send(_ key: Key, to program: any SpokenProgram) {
    switch KeyBindings.terminal[key] {
    case .stop where line.isTerminal: stop { $0.stopJob(by: SIGTSTP) }
    case .stop, .redraw: break
    case nil: program.receive(key)
    }
  }
}
