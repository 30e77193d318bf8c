internal import CellGraphics

/// A text with a cursor.
///
/// The cost of a key does not depend on the length of the text: only the clusters around the cursor
/// are parsed again.
struct EditedText {
  private(set) var clusters: [TextCluster] = []
  /// The number of clusters before the cursor.
  private(set) var cursor = 0
  /// The number of clusters after the cursor that are selected. The next change replaces them.
  private(set) var selectedCount = 0
  /// The columns of all clusters.
  private(set) var columns = 0
  /// The columns of the clusters before the cursor.
  private(set) var columnsBeforeCursor = 0
  /// The length of the text in UTF-8.
  private(set) var byteCount = 0
  /// The number of clusters that edits have parsed, as a measure of the work.
  private(set) var parsedCount = 0

  /// The position of the cursor, the selection and the length. A key that has an effect changes one
  /// of them.
  struct Mark: Equatable {
    var cursor: Int
    var selectedCount: Int
    var byteCount: Int
  }

  /// The present position and length.
  var mark: Mark { Mark(cursor: cursor, selectedCount: selectedCount, byteCount: byteCount) }

  /// The largest number of bytes of a text in UTF-8: 1 MB, the same limit as for a paste.
  static let mostBytes = 1 << 20

  var text: String { clusters.map(\.text).joined() }

  init() {}

  /// Creates a text with the cursor at its end.
  init(_ text: String) {
    clusters = TextCluster.clusters(of: text)
    cursor = clusters.count
    columns = clusters.columns
    columnsBeforeCursor = columns
    byteCount = text.utf8.count
  }

  /// Moves the cursor.
  ///
  /// - Parameter place: The number of clusters before the cursor; clamped to the text.
  mutating func moveCursor(to place: Int) {
    selectedCount = 0
    let place = max(0, min(place, clusters.count))
    if place < cursor {
      columnsBeforeCursor -= clusters[place..<cursor].columns
    } else {
      columnsBeforeCursor += clusters[cursor..<place].columns
    }
    cursor = place
  }

  /// Moves the cursor to the start of a range of clusters and selects them; clamped to the text.
  mutating func select(_ range: Range<Int>) {
    moveCursor(to: range.lowerBound)
    selectedCount = max(0, min(range.upperBound, clusters.count) - cursor)
  }

  /// The selected clusters; empty at the cursor without a selection.
  var selection: Range<Int> { cursor..<cursor + selectedCount }

  /// The number of UTF-16 units before a cluster.
  func units(before index: Int) -> Int {
    clusters[..<index].reduce(0) { $0 + $1.text.utf16.count }
  }

  /// Returns the index of the first cluster that does not begin before a UTF-16 unit.
  func index(ofUnit unit: Int) -> Int {
    var (index, count) = (0, 0)
    while index < clusters.count, count < unit {
      count += clusters[index].text.utf16.count
      index += 1
    }
    return index
  }

  /// The selection in UTF-16 units; empty at the cursor without a selection.
  ///
  /// Setting it is clamped to the text.
  var selectedUnits: Range<Int> {
    get { units(before: selection.lowerBound)..<units(before: selection.upperBound) }
    set { select(index(ofUnit: newValue.lowerBound)..<index(ofUnit: newValue.upperBound)) }
  }

  /// Deletes the selected clusters.
  ///
  /// - Returns: False without a selection.
  mutating func deleteSelection() -> Bool {
    guard selectedCount > 0 else { return false }
    replace(selection, with: "")
    return true
  }

  /// Indicates whether there is room for `string`.
  func hasRoom(for string: String) -> Bool { byteCount + string.utf8.count <= Self.mostBytes }

  /// Replaces the selection by `string`, or inserts it before the cursor. A combining mark joins the
  /// character before it.
  mutating func insert(_ string: String) { replace(selection, with: string) }

  /// Deletes the cluster before the cursor.
  ///
  /// - Returns: False at the beginning of the text.
  mutating func deleteBackward() -> Bool {
    guard cursor > 0 else { return false }
    replace(cursor - 1..<cursor, with: "")
    return true
  }

  /// Deletes the cluster after the cursor.
  ///
  /// - Returns: False at the end of the text.
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

  /// Replaces clusters beside the cursor. Afterwards the cursor is after `string`. If the end of
  /// `string` joins the following text in one cluster, the cursor is after this cluster.
  ///
  /// A cluster's boundaries depend only on its own characters. So parsing begins at the cluster
  /// before `range`, and earlier clusters stay the same. Parsing ends at the first cluster with the
  /// same result as before, and later clusters stay the same.
  private mutating func replace(_ range: Range<Int>, with string: String) {
    selectedCount = 0
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
      // The comparison uses UTF-8, because `==` treats a letter with a mark as equal to the
      // precomposed letter.
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
  /// The columns of all clusters together.
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension String {
  /// Returns the text without control characters. Line breaks become "\n" if `keepsNewlines`,
  /// otherwise line breaks are removed too.
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
  /// Indicates whether `edited` has room for `text`. If not, the method records that the input was
  /// ignored.
  func hasRoom(for text: String, in edited: EditedText) -> Bool {
    if edited.hasRoom(for: text) { return true }
    window?.application?.ignore("text", because: "a text holds at most 1 MB", .longText(part))
    return false
  }
}
