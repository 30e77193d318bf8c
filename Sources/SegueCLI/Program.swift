internal import ArgumentParser

/// The program.
@main enum Program {
  static func main() {
    guard let run = run(for: CommandLine.arguments.dropFirst()) else { return Segue.main() }
    do {
      try reportingFailures { try run.perform() }
    } catch {
      Segue.exit(withError: error)
    }
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
