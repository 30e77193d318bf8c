/// A fenced block of Swift code in a docstring or on a page.
///
/// A fence of `swift` marks an example that runs; `swift no_run` one that is only compiled, such as the
/// loop of an app that needs a terminal. Every other block is left alone. Lines with an import are left
/// out, because an example becomes a function.
struct ExampleBlock {
  /// False for a block that is only compiled.
  var runs = true
  /// The line of the first line of code, counted from 1.
  var line: Int
  /// The code without the comment's marks, with its relative indentation.
  var code: [String]
}

extension ExampleBlock {
  /// Returns the blocks in the docstrings of a Swift file.
  static func inDocstrings(of text: String) -> [ExampleBlock] {
    blocks(
      in: text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let line = line.drop(while: \.isWhitespace)
        guard line.hasPrefix("///") else { return nil }
        return line.dropFirst(line.hasPrefix("/// ") ? 4 : 3)
      })
  }

  /// Returns the blocks of a Markdown page.
  static func onPage(_ text: String) -> [ExampleBlock] {
    blocks(in: text.split(separator: "\n", omittingEmptySubsequences: false).map { $0 })
  }

  /// Returns a step of a tutorial: a whole file, whose imports are those of every example.
  static func ofTutorial(_ text: String) -> [ExampleBlock] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.firstIndex { !$0.isEmpty && !$0.hasPrefix("import ") } ?? lines.endIndex
    return [ExampleBlock(line: first + 1, code: lines[first...].map(String.init))]
  }

  /// `lines` holds nil where a line is no documentation, which ends a block.
  private static func blocks(in lines: [Substring?]) -> [ExampleBlock] {
    var found: [ExampleBlock] = []
    var open: ExampleBlock?
    for (index, line) in lines.enumerated() {
      let fence = line.map { $0.drop(while: \.isWhitespace) }
      if let block = open {
        if let line, let fence, !fence.hasPrefix("```") {
          open?.code.append(line.hasPrefix("import ") ? "" : String(line))
        } else {
          found.append(block)
          open = nil
        }
      } else if fence == "```swift" || fence == "```swift no_run" {
        open = ExampleBlock(runs: fence == "```swift", line: index + 2, code: [])
      }
    }
    return found
  }
}
