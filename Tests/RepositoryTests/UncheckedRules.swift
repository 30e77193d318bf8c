import Foundation

/// A rule for code that turns off a check of the compiler: the line above it must give the reason.
enum UncheckedRules {
  static func findings(in text: String) -> [Finding] {
    let source = SwiftText(text)
    let code = lines(source.code)
    let comments = lines(source.comments)
    return code.indices.compactMap { index in
      let words = code[index].filter { !$0.isWhitespace }
      guard
        let mark = ["nonisolated(unsafe)", "unowned(unsafe)", "@unchecked"].first(
          where: words.contains)
      else { return nil }
      if index > 0, isBlank(code[index - 1]), !isBlank(comments[index - 1]) { return nil }
      return Finding(line: index + 1, what: "\(mark) without its proof on the line above")
    }
  }

  private static func lines(_ text: String) -> [String] { text.components(separatedBy: "\n") }

  private static func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }
}
