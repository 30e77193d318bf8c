/// Makes the text of a command's help below its abstract: paragraphs, then worked examples.
///
/// `segue COMMAND --help` prints the examples last, and `docs/commands.md` shows them as a block. A
/// test runs each of them.
///
/// - Parameters:
///   - paragraphs: The text before the examples; empty for none.
///   - examples: Lines for a shell, each with a sentence that describes it.
func helpText(_ paragraphs: String = "", examples: KeyValuePairs<String, String>) -> String {
  let lines = examples.flatMap { ["  \($0.key)", "      \($0.value)"] }
  let block = ([examplesHeading] + lines).joined(separator: "\n")
  return paragraphs.isEmpty ? block : "\(paragraphs)\n\n\(block)"
}

private let examplesHeading = "EXAMPLES:"

/// Moves the examples of a help text to its end, after the options. Other texts are returned
/// unchanged.
func withExamplesLast(_ help: String) -> String {
  guard let start = help.firstRange(of: "\n\(examplesHeading)\n"),
    let end = help[start.upperBound...].firstRange(of: "\n\nUSAGE:")
  else { return help }
  let examples = help[start.lowerBound..<end.lowerBound]
  var rest = help[end.lowerBound...]
  while rest.last == "\n" { rest.removeLast() }
  return help[..<start.lowerBound] + rest.dropFirst() + "\n" + examples + "\n"
}
