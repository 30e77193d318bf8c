/// The arguments of an app's program.
enum AppArguments: Equatable {
  /// Runs the app, with a log to record to.
  case run(record: String?, overwrites: Bool)
  /// Plays a log.
  case replay(String)
  /// Replays a log without a terminal and compares it.
  case verify(String)
  /// Prints the forms of the program.
  case help
  /// Prints the version.
  case version

  /// Reads the arguments without the program's name.
  ///
  /// - Throws: ``AppFailure`` for arguments that no form has.
  init(_ arguments: [String]) throws(AppFailure) {
    var words: [String] = []
    var flags: Set<String> = []
    var record: String?
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--record":
        guard let path = rest.popFirst() else { throw Self.failure("--record needs a file") }
        record = path
      case "--verify", "--overwrite", "--help", "-h", "--version": flags.insert(word)
      case _ where word.hasPrefix("--record="): record = String(word.dropFirst(9))
      case _ where word.hasPrefix("-"): throw Self.failure("unknown option \(AppFile.name(word))")
      case _: words.append(word)
      }
    }
    if flags.contains("--help") || flags.contains("-h") {
      self = .help
    } else if flags.contains("--version") {
      self = .version
    } else if let first = words.first {
      guard first == "replay" else { throw Self.failure("unknown word \(AppFile.name(first))") }
      guard words.count == 2 else { throw Self.failure("replay takes one log") }
      guard record == nil, !flags.contains("--overwrite") else {
        throw Self.failure("replay cannot record")
      }
      self = flags.contains("--verify") ? .verify(words[1]) : .replay(words[1])
    } else {
      guard !flags.contains("--verify") else { throw Self.failure("--verify belongs to replay") }
      guard record != nil || !flags.contains("--overwrite") else {
        throw Self.failure("--overwrite belongs to --record")
      }
      self = .run(record: record, overwrites: flags.contains("--overwrite"))
    }
  }

  private static func failure(_ reason: String) -> AppFailure {
    AppFailure(.usage, "\(reason); --help lists what the program takes")
  }

  /// Returns the forms of a program.
  static func help(_ name: String) -> String {
    """
    Usage:
      \(name)                       run the app
      \(name) --record LOG          run it and record the session; --overwrite replaces a log
      \(name) replay LOG            play a recorded session
      \(name) replay --verify LOG   compare every event and screen, without a terminal
      \(name) --version             print the version

    """
  }
}
