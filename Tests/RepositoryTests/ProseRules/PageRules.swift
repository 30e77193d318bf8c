/// Rules for the Markdown pages of the project.
enum PageRules {
  /// A longer cell of a table is a section of its own.
  static let longestCell = 300

  /// The languages that a fenced block can have. Blocks of `swift` in articles are compiled and run.
  static let languages: Set<Substring> = [
    "", "console", "diff", "json", "sh", "swift", "swift no_run", "text", "xml", "yaml",
  ]

  static func longCells(in text: String) -> [Finding] {
    lines(of: text).filter { $0.text.hasPrefix("|") }.flatMap { line, text in
      text.split(separator: "|").filter { $0.count > longestCell }.map {
        Finding(line: line, what: "a cell of \($0.count) characters: \($0.prefix(40))…")
      }
    }
  }

  /// The forbidden phrases outside of blocks of code.
  static func phrases(in text: String) -> [Finding] {
    var isCode = false
    return DocstringRules.phrases(
      in: lines(of: text).filter { _, line in
        if line.hasPrefix("```") { isCode.toggle() }
        return !isCode
      })
  }

  private static func lines(of text: String) -> [(line: Int, text: Substring)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      ($0 + 1, $1)
    }
  }
}
