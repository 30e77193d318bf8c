internal import NavigationKit
internal import Simulation

extension SessionLog {
  /// Returns the chain of causes of an event as text: the input or the start first, the event
  /// last.
  ///
  /// In a log with branches it is the event of the last branch that has it. Takes time proportional
  /// to the records.
  ///
  /// - Parameter number: The number of the event, as a listing with numbers shows it.
  /// - Returns: A line for each step, indented below its cause; nil if the log has no event with
  ///   this number. A log of an earlier version has none.
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
    return trail.text(ofCausesOf: number)
  }

  /// A Boolean value that indicates whether the events have numbers and causes. A log of an earlier
  /// version has none.
  public var hasCauses: Bool {
    !records.contains { record in
      if case .events(let batch) = record {
        batch.events.contains { $0.number == 0 }
      } else {
        false
      }
    }
  }
}
