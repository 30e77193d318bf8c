public import NavigationKit
internal import Simulation

/// A moment of a transition.
public enum TransitionMoment: Hashable, Sendable {
  /// A part of the duration, in percent.
  case percent(Int)
  /// Ticks after the begin.
  case ticks(Int)
}

extension Pilot {
  /// Returns a pilot of the same app at a moment of a transition of the last step.
  ///
  /// The session is executed again up to that moment, in time proportional to its length. This pilot
  /// stays as it is.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - kind: The kind of the transition; nil for any. The last one is taken.
  /// - Throws: ``PilotFailure`` if the last step had no such transition.
  public func moment(_ moment: TransitionMoment, of kind: Transition.Kind? = nil)
    throws(PilotFailure) -> Pilot
  {
    let name = kind?.rawValue ?? "transition"
    guard let (begin, end) = lastTransition(of: kind) else {
      let kinds = eventsOfStep.filter { $0.kind == .transitionBegan && $0.animated == true }
        .compactMap { $0.detail.split(separator: " ").first.map(String.init) }
      throw completed(
        PilotFailure(
          .step, "during \(name)", found: "the last step had no animated \(name)",
          advice: kinds.isEmpty
            ? "It had no animated transition." : "It had: \(kinds.joined(separator: ", "))."))
    }
    guard let makeSimulator else {
      throw completed(
        PilotFailure(
          .step, "during \(name)", found: "the app cannot be created again",
          advice: "Create the root view controller in the call of Pilot(root:)."))
    }
    let offset =
      switch moment {
      case .percent(let percent): (end - begin) * min(max(0, percent), 100) / 100
      case .ticks(let ticks): max(0, ticks)
      }
    return Pilot(self, makeSimulator, at: begin + offset)
  }

  /// Returns the begin and the end of the last animated transition of the last step.
  private func lastTransition(of kind: Transition.Kind?) -> (begin: Int, end: Int)? {
    let events = eventsOfStep
    let index = events.lastIndex { event in
      event.kind == .transitionBegan && event.animated == true
        && (kind.map { event.detail.split(separator: " ").first == $0.rawValue[...] } ?? true)
    }
    guard let index else { return nil }
    let begin = events[index]
    let end = events[index...].first {
      $0.kind == .transitionEnded && $0.subject == begin.subject && $0.object == begin.object
    }
    return (begin.tick, end?.tick ?? simulator.tick)
  }
}
