import Foundation

/// A page of the project with parts that tests generate.
///
/// A part is everything between the lines `<!-- NAME -->` and `<!-- end of NAME -->`.
package struct MarkedPage {
  package let path: String
  package let text: String

  package init(_ path: String) throws {
    self.path = path
    text = try Project.text(of: path)
  }

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Returns the lines of a part, each with its line feed; nil if the page has no such marks.
  package func part(_ name: String) -> String? { range(of: name).map { String(text[$0]) } }

  /// Returns the page with another text in a part; the page as it is if it has no such marks.
  package func replacing(_ name: String, with part: String) -> String {
    guard let range = range(of: name) else { return text }
    return text.replacingCharacters(in: range, with: part)
  }

  /// Compares a part with the text that it should have.
  ///
  /// With `RECORD_SNAPSHOTS=1` in the environment it writes the text to the page first.
  ///
  /// - Returns: The problem; nil if the part is as it should be.
  package func problem(with name: String, expecting expected: String) throws -> String? {
    guard let part = part(name) else { return "\(path) has no part '\(name)'" }
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try replacing(name, with: expected)
        .write(to: Project.file(path), atomically: true, encoding: .utf8)
      return "recorded \(path); read the difference, then run again"
    }
    return part == expected
      ? nil : "\(path): '\(name)' is outdated; RECORD_SNAPSHOTS=1 records it\n\(expected)"
  }

  private func range(of name: String) -> Range<String.Index>? {
    guard let start = text.firstRange(of: "<!-- \(name) -->\n"),
      let end = text[start.upperBound...].firstRange(of: "<!-- end of \(name) -->")
    else { return nil }
    return start.upperBound..<end.lowerBound
  }
}
