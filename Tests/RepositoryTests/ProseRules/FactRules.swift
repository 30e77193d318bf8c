import Foundation

/// The numbered facts of UIKit's behaviour, and where the project cites them.
enum FactRules {
  static let page = "docs/uikit-behaviour.md"

  /// Returns the numbers that the page of facts defines, each at the start of an item: `* **3.1.2**
  /// …`.
  static func facts(in page: String) -> Set<Substring> {
    Set(
      page.split(separator: "\n").compactMap { line in
        guard line.hasPrefix("* **") else { return nil }
        let number = line.dropFirst(4).prefix { $0.isNumber || $0 == "." }
        return isFact(number) ? number : nil
      })
  }

  /// Returns each number with three parts in a text, with its line.
  ///
  /// Version numbers that end in 0, such as SARIF 2.1.0, are not citations: facts are numbered from
  /// 1.
  static func citations(in text: String) -> [(number: Substring, line: Int)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      index, line in
      line.split { !($0.isNumber || $0.isLetter || $0 == "." || $0 == "-" || $0 == "\"") }
        .map { $0.last == "." ? $0.dropLast() : $0 }
        .filter(isFact).map { ($0, index + 1) }
    }
  }

  /// Returns the numbers under the page's heading for facts that no test cites, in order.
  static func withoutTest(on page: String) -> [Substring] {
    guard let start = page.range(of: heading) else { return [] }
    return citations(in: String(page[start.upperBound...].prefix { $0 != "#" })).map(\.number)
  }

  /// The last section of the page, which a test holds.
  static let heading = "## 14 Facts without a test\n"

  /// The order of the page: by section, not by digit.
  static func isBefore(_ one: Substring, _ other: Substring) -> Bool {
    one.split(separator: ".").compactMap { Int($0) }
      .lexicographicallyPrecedes(other.split(separator: ".").compactMap { Int($0) })
  }

  private static func isFact(_ word: Substring) -> Bool {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3
      && parts.allSatisfy { !$0.isEmpty && $0.count <= 2 && $0.allSatisfy(\.isNumber) }
      && parts.allSatisfy { $0 != "0" }
  }
}
