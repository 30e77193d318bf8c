internal import CellGraphics
import TextFormats

/// Writes frames as terminal sequences that every emulator understands.
enum CastScreen {
  /// Returns the sequences for the runs of a frame that differ from the last one.
  ///
  /// - Parameter last: The frame before; nil writes all cells and hides the cursor.
  static func text(of frame: SharedFrame, since last: SharedFrame?, _ table: [SharedRow]) -> String
  {
    var text = last == nil ? "\u{1B}[?25l\u{1B}[0m" : ""
    var style: SharedRow.Run?
    let isWhole = last?.columns != frame.columns || last?.rows.count != frame.rows.count
    for (row, index) in frame.changes(since: last) {
      let old = isWhole ? [] : table[last!.rows[row]].runs
      /// The column of the cursor in this row; nil if it is in another row.
      var column: Int?
      for run in table[index].runs.flatMap({ $0.parts(changedFrom: old) }) {
        if column != run.column { text += "\u{1B}[\(row + 1);\(run.column + 1)H" }
        if style?.shows(run) != true {
          text += run.rendition
          style = run
        }
        text += run.text
        column = run.column + run.columns
      }
    }
    return text
  }
}

/// The texts of the frames of a session, one after the other. A movement that repeats is written once.
struct CastScreens {
  private let table: [SharedRow]
  private var last: SharedFrame?
  /// The texts of changes as JSON.
  private var known: [Change: [UInt8]] = [:]
  /// The bytes of the texts in ``known``, and their limit.
  private var knownBytes = 0
  private static let mostKnownBytes = 1 << 25

  /// The rows of a frame and of the one before it.
  private struct Change: Hashable {
    var old: [Int]
    var new: [Int]
    var oldColumns: Int
    var newColumns: Int
  }

  init(_ table: [SharedRow]) { self.table = table }

  /// Returns the sequences of the next frame as a string of JSON.
  mutating func json(of frame: SharedFrame) -> [UInt8] {
    defer { last = frame }
    let change = Change(
      old: last?.rows ?? [], new: frame.rows, oldColumns: last?.columns ?? 0,
      newColumns: frame.columns)
    if let json = known[change] { return json }
    var writer = JSONWriter()
    writer.write(CastScreen.text(of: frame, since: last, table))
    knownBytes += writer.bytes.count
    if knownBytes > Self.mostKnownBytes {
      known.removeAll()
      knownBytes = writer.bytes.count
    }
    known[change] = writer.bytes
    return writer.bytes
  }
}

extension CastScreen {
  /// Returns a row as a line for a terminal, which ends with the usual colours.
  static func line(of row: SharedRow) -> String {
    row.runs.map { $0.rendition + $0.text }.joined() + "\u{1B}[0m"
  }
}

extension SharedRow.Run {
  /// Returns whether a run can be written with the rendition of this one. Blanks need its background
  /// alone, unless it has a line under the text.
  fileprivate func shows(_ run: Self) -> Bool {
    guard background == run.background else { return false }
    if run.isBlank { return !attributes.contains(.underline) }
    return !isBlank && foreground == run.foreground && attributes == run.attributes
  }

  /// Returns the parts that differ from the runs of the row before. Characters are one part; blanks
  /// are cut out where there were blanks of the same background.
  fileprivate func parts(changedFrom old: [Self]) -> [Self] {
    guard isBlank else { return old.contains(self) ? [] : [self] }
    var parts: [Self] = []
    var start = column
    func add(upTo end: Int) {
      guard end > start else { return }
      var part = self
      (part.column, part.columns) = (start, end - start)
      part.text = String(repeating: " ", count: end - start)
      parts.append(part)
    }
    for run in old where run.isBlank && run.background == background {
      guard run.column < column + columns, run.column + run.columns > start else { continue }
      add(upTo: run.column)
      start = run.column + run.columns
    }
    add(upTo: column + columns)
    return parts
  }

  /// The sequence that sets the colours and the attributes, whatever was set before. A blank has no
  /// foreground.
  fileprivate var rendition: String {
    func channels(_ color: UInt32) -> String {
      "2;\(color >> 16 & 255);\(color >> 8 & 255);\(color & 255)"
    }
    let attributes: [(TextAttributes, String)] = [
      (.bold, ";1"), (.dim, ";2"), (.italic, ";3"), (.underline, ";4"),
    ]
    let set = attributes.filter { self.attributes.contains($0.0) }.map(\.1).joined()
    if isBlank { return "\u{1B}[0;48;\(channels(background))m" }
    return "\u{1B}[0\(set);38;\(channels(foreground));48;\(channels(background))m"
  }
}
