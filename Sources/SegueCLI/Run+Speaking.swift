internal import CellGraphics
internal import Glibc
internal import Sessions
internal import Settings
internal import Simulation
internal import TerminalUI

extension Run {
  /// Runs the session in spoken mode.
  ///
  /// The header of a recording has no number of colours, because nothing is drawn.
  func speak(_ settings: EffectiveSettings) throws {
    let past = try resume.map { try LogReading($0) }
    let begin = try start(source(past, settings.appearance.style), past, settings)
    let loop = try openSpokenLoop()
    let (session, recording) = try session(
      begin, columns: loop.size.columns, rows: loop.size.rows,
      style: settings.style(on: begin.resumed?.simulator.style ?? DrawingStyle()), depth: nil)
    let spoken = SpokenSession(session)
    let outcome = loop.run(spoken)
    spoken.end()
    try report(recording, of: session)
    try endProcess(after: outcome)
  }
}

extension EffectiveSettings {
  /// Indicates whether the user has chosen spoken mode, or the terminal cannot show pictures.
  ///
  /// Without a terminal only the user's choice counts, so that a script which runs an app by mistake
  /// does not wait for keys.
  var isSpoken: Bool {
    switch speech {
    case .on: true
    case .off: false
    case .automatic:
      getenv("TERM").map { String(cString: $0) } == "dumb" && isatty(STDIN_FILENO) == 1
        && isatty(STDOUT_FILENO) == 1
    }
  }
}

/// Opens standard input and output for spoken mode.
///
/// Two signals are ignored. A write to a closed pipe, or beyond `ulimit -f`, then fails instead of
/// ending the program.
private func openSpokenLoop() throws -> SpokenLoop {
  signal(SIGXFSZ, SIG_IGN)
  signal(SIGPIPE, SIG_IGN)
  do {
    return try SpokenLoop()
  } catch {
    throw Failure(kind: .usage, message: error.description)
  }
}
