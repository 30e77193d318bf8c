internal import ArgumentParser
internal import Storyboards

/// The program.
@main enum Program {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let run = run(for: arguments)
    do {
      try reportingFailures {
        if let failure = misspelling(in: arguments) { throw failure }
        try run?.perform()
      }
      if run == nil { Segue.main() }
    } catch {
      Segue.exit(withError: error)
    }
  }

  /// A word that is nearly a command and names no file; without this it would be a file to run.
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
      message: "there is no command '\(word.harmless())'; did you mean '\(nearest)'?")
  }

  /// What `segue`, `segue run`, `segue run FILE` and these with `--record LOG` mean; nil for anything
  /// else.
  ///
  /// The parser of the command line takes longer than all the rest of the start. It is left alone where
  /// there is hardly anything to be parsed.
  static func run(for arguments: ArraySlice<String>) -> Run? {
    guard arguments.isEmpty || arguments.first == "run" else { return nil }
    var run = Run(storyboard: { try StoryboardOptions.parse([]) }, style: { $0 })
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
