internal import Narration
internal import NavigationKit
internal import Simulation
import TextFormats

extension Replay {
  /// Executes all records, and explains the inputs that did not do what they could have done.
  ///
  /// Arrows that the focused view has used, as in a list, need no explanation and are left out. Call
  /// it before the first record is executed. Takes time as ``run()`` does.
  ///
  /// - Returns: Text for people: a line for each such input, and below it a line for each reason.
  public func refusals() -> String {
    var text = ""
    didPerform = { [unowned self] input in
      // A touch is explained at its end.
      if case .pointer(let phase, _, _) = input.command, phase == .down || phase == .move { return }
      let reasons = simulator.whyNot().filter { $0.key != "refusal.usedArrow" }
      guard !reasons.isEmpty else { return }
      text += SessionLog.line(input.tick, "> \(input.text)")
      for reason in reasons {
        let words = StringTable.english.text(reason).harmless(upTo: 400)
        text += SessionLog.line(input.tick, "  × \(words)")
      }
    }
    while !isAtEnd { step() }
    didPerform = nil
    return text
  }

  /// Executes all records, and returns the chain of causes of an event as text.
  ///
  /// It is for a log of an earlier version, which has no causes. Call it before the first record is
  /// executed. Takes time as ``run()`` does.
  ///
  /// - Parameter number: The position of the event among all events of the replay, from 1.
  /// - Returns: A line for each step, indented below its cause; nil for an unknown number.
  public func why(_ number: Int) -> String? {
    trail = EventTrail(limit: .max / 4)
    for event in replayedEvents { trail?.append(event) }
    while !isAtEnd { step() }
    return trail?.text(ofCausesOf: number)
  }
}

extension EventTrail {
  /// Returns the chain of causes of an event, a line for each step; nil for an unknown number.
  func text(ofCausesOf number: Int) -> String? {
    let steps = why(number).map { StringTable.english.text($0).harmless(upTo: 400) }
    guard !steps.isEmpty else { return nil }
    return steps.enumerated().map { level, text in
      String(repeating: "  ", count: min(level, 20)) + text + "\n"
    }.joined()
  }
}
