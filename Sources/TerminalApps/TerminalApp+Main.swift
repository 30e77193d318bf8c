internal import CellGraphics
internal import Glibc
internal import Sessions
internal import Settings
internal import Simulation
internal import TerminalUI

extension TerminalApp {
  /// Does what the arguments of the program say, and ends the program.
  ///
  /// The exit code is 0, 1 for a replay that differs from its log, 128 + n after signal n, or a code
  /// of `sysexits.h` after an error. Errors are written to standard error.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  public func main(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Never {
    exit(run(arguments))
  }

  /// Makes an app that needs files to start, does what the arguments of the program say, and ends the
  /// program.
  ///
  /// - Parameters:
  ///   - name: The name of the program for errors.
  ///   - make: Makes the app. An error ends the program with a message.
  public static func main(_ name: String, _ make: () throws -> TerminalApp) -> Never {
    do {
      try make().main()
    } catch {
      write("\(name): \(error)\n", to: STDERR_FILENO)
      exit(AppFailure.Kind.cannotStart.rawValue)
    }
  }

  /// Does what the arguments say and returns the exit code.
  private func run(_ arguments: [String]) -> Int32 {
    do throws(AppFailure) {
      switch try AppArguments(arguments) {
      case .run(let record, let overwrites): return try run(record, overwrites: overwrites)
      case .replay(let path): return try play(path)
      case .verify(let path): return try verify(path)
      case .help: Self.write(AppArguments.help(name), to: STDOUT_FILENO)
      case .version: Self.write("\(program)\n", to: STDOUT_FILENO)
      }
      return 0
    } catch {
      Self.write("\(name): \(error.message)\n", to: STDERR_FILENO)
      return error.kind.rawValue
    }
  }

  // MARK: - Live

  private func run(_ path: String?, overwrites: Bool) throws(AppFailure) -> Int32 {
    let settings = try userSettings()
    let recording = AppRecording(name: name)
    var loop = RunLoop(try terminal("the app needs a terminal"))
    let appearance =
      settings.appearance == .terminal ? loop.background() : settings.appearance.style
    let style = settings.style(on: loop.terminal.drawingStyle)
    var header = SessionHeader(
      app: program, columns: loop.terminal.bounds.columns, rows: loop.terminal.bounds.rows)
    header.settings =
      SessionHeader.settings(of: appearance) + style.settings + SessionHeader.currentSettings
      + SessionHeader.settings(of: settings.preferences)
    recording.header = header
    let recorder = try path.map { path throws(AppFailure) in
      try recording.start(path, overwrites: overwrites)
    }
    // Time travel starts the app again, which must lead to the same screens.
    let session = LiveSession(recorder: recorder, startRecording: recording.start) { [header] in
      makeSimulator(header)
    }
    session.recordingName = path.map(AppFile.name)
    let outcome = loop.run(session)
    session.end()
    for name in recording.names { Self.write("recorded to \(name)\n", to: STDERR_FILENO) }
    if session.hasRecordingFailed { throw recording.failure }
    return Self.exitCode(outcome)
  }

  private func userSettings() throws(AppFailure) -> EffectiveSettings {
    do {
      return try EffectiveSettings(
        variable: { getenv($0).map { String(cString: $0) } },
        contents: { try? AppFile.read($0, first: UserSettings.longestFile + 1) })
    } catch {
      throw AppFailure(.usage, error.description)
    }
  }

  private func terminal(_ advice: String) throws(AppFailure) -> Terminal {
    // These signals would end the program. A write to a full disk or a closed pipe then fails, and the
    // status line reports the failure.
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    do throws(TerminalError) {
      return try Terminal()
    } catch {
      throw AppFailure(.usage, error.reason == .notATerminal ? advice : error.description)
    }
  }

  // MARK: - Replays

  private func play(_ path: String) throws(AppFailure) -> Int32 {
    let log = try readLog(path)
    let settings = try userSettings()
    let recording = AppRecording(name: name)
    recording.header = log.header
    recording.header?.program = program
    let loop = RunLoop(try terminal("replay needs a terminal; without one, use replay --verify"))
    let style = settings.style(on: loop.terminal.drawingStyle)
    let session = ReplaySession(
      log, columns: loop.terminal.bounds.columns, rows: loop.terminal.bounds.rows
    ) {
      makeSimulator(log.header, style: style)
    }
    session.startRecording = recording.start
    let outcome = loop.run(session)
    session.end()
    for name in recording.names { Self.write("recorded to \(name)\n", to: STDERR_FILENO) }
    return Self.exitCode(outcome)
  }

  private func verify(_ path: String) throws(AppFailure) -> Int32 {
    let log = try readLog(path)
    let divergence = Replay(log) { makeSimulator(log.header) }.run()
    guard let divergence else {
      Self.write("identical (\(log.extent))\n", to: STDOUT_FILENO)
      return 0
    }
    Self.write("\(divergence)\n", to: STDOUT_FILENO)
    return AppFailure.Kind.findings.rawValue
  }

  /// Reads a log of this app. Remarks go to standard error.
  private func readLog(_ path: String) throws(AppFailure) -> SessionLog {
    let name = AppFile.name(path)
    let bytes: [UInt8]
    do {
      bytes = try AppFile.read(path)
    } catch {
      throw AppFailure(.noInput, "cannot read \(name): \(error.message)")
    }
    let log: SessionLog
    do {
      log = try SessionLog(bytes)
    } catch {
      throw AppFailure(.badData, "\(name):\(error)")
    }
    if let error = AppLogError(log.header, of: self) {
      throw AppFailure(.badData, "\(name):1: \(error)")
    }
    for remark in log.remarks { Self.write("\(name):\(remark)\n", to: STDERR_FILENO) }
    if log.header.program != program {
      Self.write(
        "\(name):1: recorded by \(AppFile.name(log.header.program)); this is \(program)\n",
        to: STDERR_FILENO)
    }
    return log
  }

  // MARK: - Endings

  /// The exit code 128 + n after signal n, as shells expect.
  private static func exitCode(_ outcome: RunLoop.Outcome) -> Int32 {
    switch outcome {
    case .finished: 0
    case .signal(let number): 128 + number
    case .hangup: 128 + SIGHUP
    }
  }

  /// Writes a text. An error is ignored, because there is no other place to report it.
  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
