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
  /// The state that was there instead.
  public var found: String
  /// The next step or the nearest match; empty for none.
  public var advice = ""
  /// The cells of the screen that differ.
  public var marks: [CellRect] = []
  /// The rows of the screen as text.
  public var screen: [String] = []
  /// The columns of the terminal.
  public var columns = 0
  /// The last events with their causes, as sentences.
  public var events: [String] = []
  /// The reasons why the last step did nothing.
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
      lines += eventLines.map { "\(indent)  \($0)" }
    }
    return lines
  }

  /// The last events, each with its cause in a line below. A cause that was named before, or that is
  /// the event above, is left out.
  private var eventLines: [String] {
    var lines: [String] = []
    var named: Set<Substring> = []
    for event in events {
      let parts = event.split(separator: " ← ", maxSplits: 1)
      guard let text = parts.first else { continue }
      lines.append(String(text))
      // The time is in front of the sentence.
      let sentence = text.firstRange(of: "  ").map { text[$0.upperBound...] } ?? text
      named.insert(sentence)
      guard let cause = parts.dropFirst().first, named.insert(cause).inserted else { continue }
      let indent = String(repeating: " ", count: text.count - sentence.count)
      lines.append("\(indent)← \(cause)")
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
}
