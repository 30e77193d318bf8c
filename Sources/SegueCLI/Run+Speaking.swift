internal import CellGraphics
internal import Glibc
internal import Sessions
internal import Simulation
internal import TerminalUI

extension Run {
  /// Runs the session in spoken mode.
  func speak() throws {
    let past = try resume.map { try LogReading($0) }
    let source = try source(past)
    let resumed = open == nil ? try past.map { try resumedSession($0, source) } : nil
    let loop = try openSpokenLoop()
    let (columns, rows) = loop.size
    let style = style(resumed?.simulator.style ?? DrawingStyle())
    let (session, recording) = try session(
      of: source, resuming: resumed, columns: columns, rows: rows, style: style, depth: nil)
    let spoken = SpokenSession(session)
    let outcome = loop.run(spoken)
    spoken.end()
    try report(recording, of: session)
    try endProcess(after: outcome)
  }
}

/// The environment's wish for spoken mode.
enum Speech {
  /// Indicates whether the environment asks for spoken mode, or the terminal cannot show pictures.
  ///
  /// Without a terminal only `SEGUE_ACCESSIBLE` asks for it, so that a script which runs an app by
  /// mistake does not wait for keys.
  static var isWanted: Bool {
    if let wish = value("SEGUE_ACCESSIBLE") { return !["", "0"].contains(wish) }
    return value("TERM") == "dumb" && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  private static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// Opens standard input and output for spoken mode.
private func openSpokenLoop() throws -> SpokenLoop {
  signal(SIGXFSZ, SIG_IGN)
  signal(SIGPIPE, SIG_IGN)
  do {
    return try SpokenLoop()
  } catch {
    throw Failure(kind: .usage, message: error.description)
  }
}
