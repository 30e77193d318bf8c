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
