import Foundation

/// Rules for the sentences of docstrings and comments.
enum DocstringRules {
  /// A docstring begins with the thing or the verb that a reader searches for.
  static let forbiddenFirstWords: Set<Substring> = [
    "What", "Whether", "Who", "That", "Those", "Of",
  ]

  /// Phrases with a plainer word, each with that word.
  static let forbiddenPhrases = [
    "anew": "again", "for ever": "indefinitely", "goes on": "continues", "go on": "continue",
    "is told": "is reported", "are told": "are reported", "nobody": "no caller, no one",
    "so many": "the number of", "comes to be": "becomes", "came to be": "became",
    "lets go of": "releases", "let go of": "release", "takes back": "cancels, undoes",
    "took back": "canceled, undid", "kin": "similar", "what lacks": "the missing part",
    "thereof": "of it", "wherein": "in which", "lest": "so that … not",
  ]

  static func findings(in text: String) -> [Finding] {
    SwiftDeclaration.all(in: text).flatMap { declaration -> [Finding] in
      guard let first = declaration.docstring.first else { return [] }
      let word = first.prefix { $0.isLetter }
      let start = declaration.line - declaration.docstring.count
      return forbiddenFirstWords.contains(word)
        ? [Finding(line: start, what: "a docstring that begins with “\(word)”")] : []
    } + phrases(in: comments(of: text))
  }

  /// Returns the forbidden phrases of `lines`, also where one goes over the end of a line.
  static func phrases(in lines: [(line: Int, text: Substring)]) -> [Finding] {
    lines.indices.flatMap { index -> [Finding] in
      let (line, text) = lines[index]
      let follows = index + 1 < lines.count && lines[index + 1].line == line + 1
      let next = follows ? lines[index + 1].text.prefix { $0 != "." } : ""
      let these = words(of: text)
      let more = words(of: next).prefix(1)
      return forbiddenPhrases.keys.sorted().compactMap { phrase in
        let wanted = phrase.split(separator: " ").map(String.init)
        let within = contains(wanted, in: these + more) && !contains(wanted, in: Array(more))
        return within
          ? Finding(line: line, what: "“\(phrase)”; write: \(forbiddenPhrases[phrase]!)") : nil
      }
    }
  }

  private static func words(of text: Substring) -> [String] {
    text.split { !$0.isLetter && $0 != "'" && $0 != "’" }.map { $0.lowercased() }
  }

  private static func contains(_ wanted: [String], in words: [String]) -> Bool {
    guard wanted.count <= words.count else { return false }
    return (0...(words.count - wanted.count)).contains {
      Array(words[$0..<($0 + wanted.count)]) == wanted
    }
  }

  /// Returns the lines that contain only a comment, without the comment's marks.
  private static func comments(of text: String) -> [(line: Int, text: Substring)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      let line = line.drop { $0 == " " }
      return line.hasPrefix("//") ? (index + 1, line.drop { $0 == "/" }) : nil
    }
  }
}
