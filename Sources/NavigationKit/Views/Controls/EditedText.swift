internal import CellGraphics

/// A text and the place in it where a person writes.
///
/// A key costs the same in a text of any length: only the clusters around the cursor are parsed again.
struct EditedText {
  private(set) var clusters: [TextCluster] = []
  /// How many clusters stand before the cursor.
  private(set) var cursor = 0
  /// The columns of all clusters.
  private(set) var columns = 0
  /// The columns of the clusters before the cursor.
  private(set) var columnsBeforeCursor = 0
  /// The length of the text in UTF-8.
  private(set) var byteCount = 0
  /// The number of clusters that edits have parsed, as a measure of the work.
  private(set) var parsedCount = 0

  /// The most bytes that a person can write: 1 MB, the longest paste.
  static let mostBytes = 1 << 20

  var text: String { clusters.map(\.text).joined() }

  init() {}

  /// The cursor stands at the end.
  init(_ text: String) {
    clusters = TextCluster.clusters(of: text)
    cursor = clusters.count
    columns = clusters.columns
    columnsBeforeCursor = columns
    byteCount = text.utf8.count
  }

  /// - Parameter place: Held within the text.
  mutating func moveCursor(to place: Int) {
    let place = max(0, min(place, clusters.count))
    if place < cursor {
      columnsBeforeCursor -= clusters[place..<cursor].columns
    } else {
      columnsBeforeCursor += clusters[cursor..<place].columns
    }
    cursor = place
  }

  /// Indicates whether there is room for `string`.
  func hasRoom(for string: String) -> Bool { byteCount + string.utf8.count <= Self.mostBytes }

  /// Puts `string` before the cursor; a mark goes on the character that stands there.
  mutating func insert(_ string: String) { replace(cursor..<cursor, with: string) }

  /// - Returns: False where there is nothing to delete.
  mutating func deleteBackward() -> Bool {
    guard cursor > 0 else { return false }
    replace(cursor - 1..<cursor, with: "")
    return true
  }

  /// - Returns: False where there is nothing to delete.
  mutating func deleteForward() -> Bool {
    guard cursor < clusters.count else { return false }
    replace(cursor..<cursor + 1, with: "")
    return true
  }

  private mutating func parsed(_ text: String) -> [TextCluster] {
    let clusters = TextCluster.clusters(of: text)
    parsedCount += clusters.count
    return clusters
  }

  /// Replaces clusters beside the cursor. The cursor then stands behind `string`, or behind the cluster
  /// that joins its end with what follows.
  ///
  /// What makes a cluster is in the cluster itself, so those before the one in front of `range` stay, and
  /// those after the first one behind it that comes out as it was.
  private mutating func replace(_ range: Range<Int>, with string: String) {
    let start = max(0, range.lowerBound - 1)
    var end = range.upperBound
    var text = clusters[start..<range.lowerBound].reduce(into: "") { $0 += $1.text } + string
    var left = text.unicodeScalars.count
    var new = parsed(text)
    while end < clusters.count {
      let next = clusters[end]
      end += 1
      text += next.text
      new = parsed(text)
      // Not ==, to which a letter with a mark is the same as that letter in one piece.
      if let last = new.last, last.text.utf8.elementsEqual(next.text.utf8) { break }
    }
    let columnsBefore = columnsBeforeCursor - clusters[start..<cursor].columns
    columns += new.columns - clusters[start..<end].columns
    let oldBytes = clusters[start..<end].reduce(0) { $0 + $1.text.utf8.count }
    byteCount += new.reduce(0) { $0 + $1.text.utf8.count } - oldBytes
    clusters.replaceSubrange(start..<end, with: new)
    let countBefore =
      new.prefix { cluster in
        guard left > 0 else { return false }
        left -= cluster.text.unicodeScalars.count
        return true
      }.count
    cursor = start + countBefore
    columnsBeforeCursor = columnsBefore + new[..<countBefore].columns
  }
}

extension Sequence<TextCluster> {
  /// The columns of all of them.
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension String {
  /// The text without control characters; line breaks, all as "\n", only if `keepsNewlines`.
  func removingControlCharacters(keepsNewlines: Bool) -> String {
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

extension View {
  /// Indicates whether `edited` has room for `text`, and shows a notice where it has none.
  func hasRoom(for text: String, in edited: EditedText) -> Bool {
    if edited.hasRoom(for: text) { return true }
    window?.application?.ignore("text", because: "a text holds at most 1 MB")
    return false
  }
}
