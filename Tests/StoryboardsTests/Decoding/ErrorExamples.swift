import Foundation
import Storyboards
import Testing

/// The examples of errors in `docs/scenes-format.md`.
struct ErrorExamples {
  struct Example: Sendable, CustomTestStringConvertible {
    var title: String
    /// The whole file.
    var json: String
    var messages: [String]

    var testDescription: String { title }
  }

  private(set) var examples: [Example] = []
  /// The file `second.json` of the page.
  private(set) var second = ""

  init() throws {
    let page = String(decoding: try repositoryFile("docs/scenes-format.md"), as: UTF8.self)
    let section = page.components(separatedBy: "\n## Errors\n")[1]
    let json = Self.blocks("json", in: section)
    let frame = json[0].components(separatedBy: "…")
    second = json[1]
    for block in Self.blocks("text", in: section) {
      for example in block.components(separatedBy: "\n\n") {
        let lines = example.split(separator: "\n", omittingEmptySubsequences: false).map(
          String.init)
        let part = lines.filter { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
        examples.append(
          Example(
            title: lines[0], json: Self.file(part.joined(separator: "\n"), frame[0], frame[1]),
            messages: lines.filter { $0.hasPrefix("→ ") }.map { String($0.dropFirst(2)) }))
      }
    }
  }

  private static func blocks(_ language: String, in section: String) -> [String] {
    section.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  private static func file(_ part: String, _ start: String, _ end: String) -> String {
    if part.hasPrefix("{ \"id\"") { return start + part + end }
    guard part.hasPrefix("\"") else { return part }
    let head = start.replacingOccurrences(of: " \"scenes\": [", with: "")
    return head + part + "\n\"scenes\": [{ \"id\": \"home\" }" + end
  }

  /// Indicates whether a value of the example is wrong by itself, without the rest of the file; nil
  /// if the value is not read at all.
  func isWrongByShape(_ example: Example) -> Bool? {
    let kinds: Set = [
      "unsupportedVersion", "unexpected", "missingKey", "misplacedKey", "notOneKey",
      "firstKeyframeNotAtZero",
    ]
    return errors(of: example.json)?.errors.contains { error in
      kinds.contains(Mirror(reflecting: error.reason).children.first?.label ?? "")
    }
  }

  /// Returns the errors that `json` is refused with.
  func errors(of json: String) -> StoryboardErrors? {
    do {
      _ = try StoryboardBundle(name: "scenes.json", json: Array(json.utf8)) { name in
        name == "second.json" ? Array(second.utf8) : nil
      }
      return nil
    } catch {
      return error
    }
  }
}
