internal import ArgumentParser
internal import Glibc
internal import Storyboards
import TextFormats

/// The entry point of the program `segue`.
///
/// The start has three steps: it reserves standard error, tries the short forms of `segue run`
/// without the parser, and otherwise runs the command that the parser finds.
@main enum Program {
  static func main() {
    occupyStandardError()
    let arguments = CommandLine.arguments.dropFirst()
    let run = run(for: arguments)
    do {
      try reportingFailures {
        if let failure = misspelling(in: arguments) { throw failure }
        try run?.perform()
      }
      if run == nil { try runCommand() }
    } catch {
      exit(with: error)
    }
  }

  private static func runCommand() throws {
    var command = try Segue.parseAsRoot()
    try command.run()
  }

  /// Ends the program as `Segue.exit(withError:)` does, but makes arguments in messages safe for
  /// the terminal.
  ///
  /// The parser's messages repeat the typed arguments, which can contain escape sequences.
  private static func exit(with error: any Error) -> Never {
    let code = Segue.exitCode(for: error)
    let lines = withExamplesLast(Segue.fullMessage(for: error)).split(
      separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { String($0).harmless(upTo: .max) }.joined(separator: "\n")
    if !text.isEmpty {
      writeAll(Array("\(text)\n".utf8), to: code == .success ? STDOUT_FILENO : STDERR_FILENO)
    }
    Glibc.exit(code.rawValue)
  }

  /// Opens `/dev/null` as standard error if standard error is closed.
  ///
  /// Otherwise the next opened file would get its descriptor, and messages would be written into a
  /// log or over the screen.
  private static func occupyStandardError() {
    if fcntl(STDERR_FILENO, F_GETFD) < 0 { _ = open("/dev/null", O_WRONLY) }
  }

  /// Returns a failure with a suggestion if the first word is almost a command and no such file
  /// exists.
  ///
  /// Without this check the word would be read as the file to run.
  static func misspelling(in arguments: ArraySlice<String>) -> Failure? {
    guard let word = arguments.first, word != "run", !word.hasPrefix("-") else { return nil }
    let commands =
      ["help"] + Segue.configuration.subcommands.compactMap { $0.configuration.commandName }
    var names = NearestName()
    guard !commands.contains(word), !InputFile.exists(word),
      let nearest = names.find(word, in: commands)
    else { return nil }
    return Failure(
      kind: .usage,
      message: "unknown command '\(word.harmless())'; did you mean '\(nearest)'?")
  }

  /// Returns the run for `segue`, `segue run`, `segue run FILE` and each of these with `--record
  /// LOG`; nil for other arguments.
  ///
  /// These forms do not use the argument parser, which takes longer than the rest of the start.
  static func run(for arguments: ArraySlice<String>) -> Run? {
    guard arguments.isEmpty || arguments.first == "run" else { return nil }
    var run = Run(storyboard: { try StoryboardOptions.parse([]) })
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if argument == "--record", run.record == nil, let log = rest.popFirst(), isValue(log) {
        run.record = log
      } else if run.file == nil, isValue(argument) {
        run.file = argument
      } else {
        return nil
      }
    }
    return run
  }

  private static func isValue(_ argument: String) -> Bool {
    !argument.hasPrefix("-") && !argument.isEmpty
  }
}
