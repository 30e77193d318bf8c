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

  /// What `segue`, `segue run` and `segue run FILE` mean; nil for anything else.
  ///
  /// The parser of the command line takes longer than all the rest of the start. It is left alone where
  /// nothing is to be parsed.
  static func run(for arguments: ArraySlice<String>) -> Run? {
    let file = arguments.count == 2 ? arguments.last : nil
    guard arguments.isEmpty || arguments.count <= 2 && arguments.first == "run",
      file?.hasPrefix("-") != true
    else { return nil }
    return Run(file: file, storyboard: { try StoryboardOptions.parse([]) }, style: { $0 })
  }
}
