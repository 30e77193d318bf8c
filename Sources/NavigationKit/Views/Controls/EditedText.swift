internal import CellGraphics

/// A text and the place in it where a person writes.
struct EditedText {
  private(set) var clusters: [TextCluster] = []
  /// How many clusters stand before the cursor.
  private(set) var cursor = 0

  var text: String { clusters.map(\.text).joined() }

  init() {}

  /// The cursor stands at the end.
  init(_ text: String) {
    clusters = TextCluster.clusters(of: text)
    cursor = clusters.count
  }

  /// - Parameter place: Held within the text.
  mutating func moveCursor(to place: Int) {
    cursor = max(0, min(place, clusters.count))
  }

  /// Puts `string` before the cursor; a mark goes on the character that stands there.
  mutating func insert(_ string: String) {
    join(clusters[..<cursor].map(\.text).joined() + string, clusters[cursor...])
  }

  /// - Returns: False where there is nothing to delete.
  mutating func deleteBackward() -> Bool {
    guard cursor > 0 else { return false }
    join(clusters[..<(cursor - 1)].map(\.text).joined(), clusters[cursor...])
    return true
  }

  /// - Returns: False where there is nothing to delete.
  mutating func deleteForward() -> Bool {
    guard cursor < clusters.count else { return false }
    join(clusters[..<cursor].map(\.text).joined(), clusters[(cursor + 1)...])
    return true
  }

  /// Makes a text of both parts with the cursor between them, or after the cluster that the seam has
  /// joined.
  private mutating func join(_ before: String, _ after: ArraySlice<TextCluster>) {
    var left = before.unicodeScalars.count
    clusters = TextCluster.clusters(of: before + after.map(\.text).joined())
    cursor =
      clusters.prefix { cluster in
        guard left > 0 else { return false }
        left -= cluster.text.unicodeScalars.count
        return true
      }.count
  }
}

extension String {
  /// The text without control characters; line breaks, all as "\n", only if `keepsNewlines`.
  func typed(keepsNewlines: Bool) -> String {
    var kept = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      if scalar == "\n", isAfterReturn { continue }
      if Character(scalar).isNewline {
        if keepsNewlines { kept.append("\n") }
      } else if scalar.properties.generalCategory != .control {
        kept.append(scalar)
      }
    }
    return String(kept)
  }
}
