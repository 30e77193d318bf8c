public import CellGraphics
internal import TextFormats

/// A step that was not possible, or an expectation that does not hold, with the state of the app.
///
/// ``description`` says what was expected, what was there instead, and shows the screen.
public struct PilotFailure: Error, Hashable, Sendable {
  /// The kinds of failures.
  public enum Kind: String, Hashable, Sendable {
    /// An expectation does not hold.
    case expectation
    /// A step is not possible, such as a tap on an element that does not exist.
    case step
    /// The app does not come to rest.
    case neverRests
    /// A sentence cannot be understood.
    case syntax
    /// A screen differs from its snapshot.
    case snapshot
  }

  /// The kind.
  public var kind: Kind
  /// The step or the expectation, as a flow writes it.
  public var sentence: String
  /// What was there instead.
  public var found: String
  /// What to do, or the nearest match; empty for none.
  public var advice = ""
  /// The cells of the screen that differ.
  public var marks: [CellRect] = []
  /// The rows of the screen as text.
  public var screen: [String] = []
  /// The columns of the terminal.
  public var columns = 0
  /// The last events with their causes, as sentences.
  public var events: [String] = []
  /// What stood in the way of the last step.
  public var refusals: [String] = []
  /// The tick of the failure.
  public var tick = 0
  /// The number of inputs before the failure.
  public var inputs = 0

  /// Creates a failure without a screen.
  package init(_ kind: Kind, _ sentence: String, found: String, advice: String = "") {
    (self.kind, self.sentence, self.found, self.advice) = (kind, sentence, found, advice)
  }
}

extension PilotFailure: CustomStringConvertible {
  /// The failure in lines: the sentence, what was there, the screen and the last events.
  public var description: String { lines().joined(separator: "\n") }

  /// Returns the failure in lines.
  ///
  /// - Parameter indent: The blanks before each line but the first.
  package func lines(indent: String = "  ") -> [String] {
    var lines = ["\(heading): \(found)"]
    if !advice.isEmpty { lines.append("\(indent)\(advice)") }
    for refusal in refusals { lines.append("\(indent)The last step: \(refusal)") }
    if !screen.isEmpty { lines += markedScreen.map { indent + $0 } }
    if !events.isEmpty {
      lines.append("\(indent)The last events:")
      lines += events.map { "\(indent)  \($0)" }
    }
    return lines
  }

  /// The sentence with its verb.
  package var heading: String {
    switch kind {
    case .expectation: "expected \(sentence)"
    case .step, .neverRests, .syntax, .snapshot: sentence
    }
  }

  /// The number of cells above which none is marked.
  private static let mostMarks = 240

  /// The screen in a box with row numbers. `▲` below a row marks cells that differ.
  package var markedScreen: [String] {
    let width = max(columns, screen.map { TextLine($0).columns }.max() ?? 0)
    let digits = String(max(0, screen.count - 1)).count
    let margin = String(repeating: " ", count: digits)
    // Marks of most of a screen would only hide its text.
    let count = marks.reduce(0) { $0 + $1.columns * $1.rows }
    let marks = count > Self.mostMarks ? [] : marks
    var lines = ["\(margin) ┌" + String(repeating: "─", count: width) + "┐"]
    for (row, text) in screen.enumerated() {
      let number = String(repeating: " ", count: digits - String(row).count) + String(row)
      let padding = String(repeating: " ", count: width - TextLine(text).columns)
      lines.append("\(number) │\(text)\(padding)│")
      let columns = marks.filter { $0.row <= row && row < $0.endRow }
        .flatMap { $0.column..<$0.endColumn }
      if let last = columns.max() {
        let signs = (0...last).map { columns.contains($0) ? "▲" : " " }
        lines.append("\(margin)  " + signs.joined())
      }
    }
    return lines + ["\(margin) └" + String(repeating: "─", count: width) + "┘"]
  }
}
