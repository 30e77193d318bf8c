/// Finds the name that was probably meant, within a budget of comparisons.
///
/// The budget bounds the time a file with very many wrong names can take; once it is spent there
/// are no more suggestions.
package struct NearestName {
  private var comparisonsLeft = 50_000
  /// Names longer than this are not worth the time.
  private static let longest = 40

  package init() {}

  /// The candidate with the fewest edits, case aside, the first of several; nil where none is near.
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

  /// The most edits that leave a name of this length recognisable.
  private static func mostEdits(_ length: Int) -> Int {
    switch length {
    case ..<3: 0
    case 3...5: 1
    default: 2
    }
  }

  /// The insertions, deletions, replacements and swaps of neighbours from `a` to `b`: the optimal
  /// string alignment variant of Damerau and Levenshtein's distance.
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
