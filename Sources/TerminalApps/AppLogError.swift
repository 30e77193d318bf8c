internal import Motion
internal import Sessions
internal import TextFormats

/// The reason why an app cannot replay a log.
public enum AppLogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The log is of another app.
  ///
  /// - Parameters:
  ///   - recorded: The name and the version of that app.
  ///   - program: The name and the version of this app.
  case otherApp(recorded: String, program: String)
  /// The log is of scene files, which `segue` replays.
  case sceneFiles(name: String)
  /// The log has another number of ticks per second than 120.
  case otherTicks(Int)

  /// The error for a log; nil if the app can replay it.
  init?(_ header: SessionHeader, of app: TerminalApp) {
    if !header.isOfAppInCode {
      self = .sceneFiles(name: header.storyboardName)
    } else if Self.name(of: header.program) != app.name {
      self = .otherApp(recorded: header.program, program: app.program)
    } else if header.ticksPerSecond != Tick.perSecond {
      self = .otherTicks(header.ticksPerSecond)
    } else {
      return nil
    }
  }

  /// Returns the name of an app without its version, which is the last word.
  private static func name(of program: String) -> String {
    program.split(separator: " ", omittingEmptySubsequences: false).dropLast()
      .joined(separator: " ")
  }

  /// The reason, and the program that can replay the log.
  public var description: String {
    switch self {
    case .otherApp(let recorded, let program):
      "the log is of another app, \(recorded.harmless()), and this is \(program.harmless()); "
        + "replay it with the app that recorded it"
    case .sceneFiles(let name):
      "the log is of the scene file \(name.harmless()); replay it with segue replay"
    case .otherTicks(let count):
      "the log has \(count) ticks per second; this program supports \(Tick.perSecond)"
    }
  }
}
