public import Foundation
import Synchronization

/// Finds misspelled words by the system's list of words.
///
/// The list is the first that exists of `american-english`, `british-english` and `words` in
/// `/usr/share/dict`. Without a list no word is misspelled. Words of other languages than English are
/// not checked.
public final class UITextChecker {
  private let words: Set<String>?
  private static let systemWords: Set<String>? = readWords()
  private static let learned = Mutex<Set<String>>([])

  /// Creates a checker with the system's list.
  public convenience init() { self.init(words: Self.systemWords) }

  /// Creates a checker.
  ///
  /// - Parameter words: The correct words in small letters; nil for no list.
  package init(words: Set<String>?) { self.words = words }

  /// The languages that are checked.
  public static var availableLanguages: [String] { ["en"] }

  /// Returns the range of the next misspelled word, in UTF-16 units, or one at `NSNotFound`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - range: The part of the text to check.
  ///   - start: The position to begin at.
  ///   - wrap: A Boolean value that indicates whether to continue at the beginning of `range`.
  ///   - language: The language, as in `en` or `en_US`.
  public func rangeOfMisspelledWord(
    in text: String, range: NSRange, startingAt start: Int, wrap: Bool, language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard language.hasPrefix("en"), let words else { return none }
    let wrong = Self.words(in: text).filter { word in
      word.range.location >= range.location && NSMaxRange(word.range) <= NSMaxRange(range)
        && !isCorrect(word.text, in: words)
    }
    let next = wrong.first { $0.range.location >= start } ?? (wrap ? wrong.first : nil)
    return next?.range ?? none
  }

  /// Adds a word to the correct ones of all checkers until the app ends.
  public static func learnWord(_ word: String) {
    _ = learned.withLock { $0.insert(word.lowercased()) }
  }

  /// Removes a word that was learned.
  public static func unlearnWord(_ word: String) {
    _ = learned.withLock { $0.remove(word.lowercased()) }
  }

  /// Indicates whether a word was learned.
  public static func hasLearnedWord(_ word: String) -> Bool {
    learned.withLock { $0.contains(word.lowercased()) }
  }

  private func isCorrect(_ word: String, in words: Set<String>) -> Bool {
    words.contains(word.lowercased()) || Self.hasLearnedWord(word)
  }

  /// The words of a text: runs of letters and apostrophes.
  private static func words(in text: String) -> [(text: String, range: NSRange)] {
    text.split { !$0.isLetter && $0 != "'" && $0 != "’" }.map {
      (String($0), NSRange($0.startIndex..<$0.endIndex, in: text))
    }
  }

  private static func readWords() -> Set<String>? {
    for name in ["american-english", "british-english", "words"] {
      if let text = try? String(contentsOfFile: "/usr/share/dict/\(name)", encoding: .utf8) {
        return Set(text.split(separator: "\n").map { $0.lowercased() })
      }
    }
    return nil
  }
}
