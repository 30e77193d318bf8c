internal import Narration
internal import Simulation
import TextFormats

extension SessionLog {
  /// Returns the chain of causes of an event as text: the input or the start first, the event last.
  ///
  /// In a log with branches it is the event of the last branch that has it. Takes time proportional to
  /// the records.
  ///
  /// - Parameter number: The number of the event, as ``listing(only:isInSentences:showsCauses:showsNumbers:)``
  ///   shows it.
  /// - Returns: A line for each step, indented below its cause; nil if the log has no event with this
  ///   number. A log of an earlier version has none.
  public func why(_ number: Int) -> String? {
    var trail = EventTrail(limit: .max / 4)
    for record in records {
      switch record {
      case .input(let input): trail.append(input.command)
      case .events(let batch): for event in batch.events { trail.append(event) }
      case .branch(_, let position): trail.cut(toInputs: position.inputs)
      case .checkpoint, .begin, .end: break
      }
    }
    let steps = trail.why(number).map { StringTable.english.text($0).harmless(upTo: 400) }
    guard !steps.isEmpty else { return nil }
    return steps.enumerated().map { level, text in
      String(repeating: "  ", count: min(level, 20)) + text + "\n"
    }.joined()
  }
}
