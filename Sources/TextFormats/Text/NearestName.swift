/// A search for the name that was probably meant, for hints such as "did you mean 'settings'?".
///
/// A budget of 50,000 comparisons limits the time for a file with very many wrong names. When it is
/// spent, there are no further suggestions.
///
/// ```swift
/// var nearest = NearestName()
/// precondition(nearest.find("setings", in: ["home", "settings"]) == "settings")
/// precondition(nearest.find("Hoem", in: ["home", "settings"]) == "home")
/// precondition(nearest.find("cart", in: ["home", "settings"]) == nil)
/// ```
package struct NearestName {
  /// The number of comparisons that are left.
  private var comparisonsLeft = 50_000
  /// The length in bytes above which names are not compared.
  private static let longest = 40

  /// Creates a search with a full budget.
  package init() {}

  /// Returns the candidate that differs from `name` by the fewest edits, without regard to case.
  ///
  /// - Parameters:
  ///   - name: The name as it was written.
  ///   - candidates: The names that exist.
  /// - Returns: The first of the nearest candidates. nil if none is similar: one edit is allowed
  ///   from three characters on, two from six on.
  package mutating func find(_ name: String, in candidates: [String]) -> String? {
    guard comparisonsLeft > 0, name.utf8.count <= Self.longest else { return nil }
    comparisonsLeft -= candidates.count
    let wanted = Array(name.lowercased().unicodeScalars)
    var best: (name: String, edits: Int)?
    for candidate in candidates where candidate.utf8.count <= Self.longest {
      let other = Array(candidate.lowercased().unicodeScalars)
      let limit = Self.mostEdits(max(wanted.count, other.count))
      guard abs(wanted.count - other.count) <= limit else { continue }
      let edits = Self.edits(wanted, other)
      if edits <= limit, edits < best?.edits ?? .max { best = (candidate, edits) }
    }
    return best?.name
  }

  /// Returns the number of edits after which a name of this length is still recognisable.
  private static func mostEdits(_ length: Int) -> Int {
    switch length {
    case ..<3: 0
    case 3...5: 1
    default: 2
    }
  }

  /// Returns the number of insertions, deletions, replacements and swaps of neighbours from `a` to
  /// `b`.
  ///
  /// It is the optimal string alignment variant of Damerau and Levenshtein's distance. It takes
  /// time proportional to the product of the lengths.
  static func edits(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        var edits = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          edits = min(edits, beforeLast[j - 2] + 1)
        }
        row.append(edits)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
