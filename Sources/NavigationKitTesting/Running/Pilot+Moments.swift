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
    let (begin, end) = try lastTransition(of: kind)
    guard let makeSimulator else {
      throw completed(
        PilotFailure(
          .step, "during \(Self.name(of: kind))", found: "the app cannot be created again",
          advice: "Create the root view controller in the call of Pilot(root:)."))
    }
    return Pilot(self, makeSimulator, at: Self.tick(of: moment, begin: begin, end: end))
  }

  private static func name(of kind: Transition.Kind?) -> String { kind?.rawValue ?? "transition" }

  private static func tick(of moment: TransitionMoment, begin: Int, end: Int) -> Int {
    switch moment {
    case .percent(let percent): begin + (end - begin) * min(max(0, percent), 100) / 100
    case .ticks(let ticks): begin + max(0, ticks)
    }
  }

  /// Lets time pass until a moment of a transition that has been interrupted before.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - begin: The tick at which the transition began.
  ///   - end: The tick at which it would have ended without an interruption.
  /// - Throws: ``PilotFailure`` if the moment has passed.
  package func advance(to moment: TransitionMoment, begin: Int, end: Int) throws(PilotFailure) {
    let tick = Self.tick(of: moment, begin: begin, end: end)
    guard tick >= simulator.tick else {
      throw completed(
        PilotFailure(
          .step, "during", found: "this moment has passed when the step before it has ended",
          advice: "Write the moments in their order."))
    }
    advance(.ticks(tick - simulator.tick))
  }

  /// Performs a step in the middle of the last one, without waiting for rest.
  ///
  /// The events of both belong to one step, so that later expectations see the whole transition.
  package func interrupt(by step: PilotStep, as sentence: String) throws(PilotFailure) {
    do {
      try execute(step)
    } catch {
      var failure = error
      failure.sentence = sentence
      throw failure.screen.isEmpty ? completed(failure) : failure
    }
  }

  /// Returns the begin and the end of the last animated transition of the last step.
  ///
  /// - Throws: ``PilotFailure`` if the last step had no such transition.
  package func lastTransition(of kind: Transition.Kind?) throws(PilotFailure) -> (
    begin: Int, end: Int
  ) {
    let events = eventsOfStep
    let index = events.lastIndex { event in
      event.kind == .transitionBegan && event.animated == true
        && (kind.map { event.detail.split(separator: " ").first == $0.rawValue[...] } ?? true)
    }
    guard let index else {
      let kinds = events.filter { $0.kind == .transitionBegan && $0.animated == true }
        .compactMap { $0.detail.split(separator: " ").first.map(String.init) }
      let name = Self.name(of: kind)
      throw completed(
        PilotFailure(
          .step, "during \(name)", found: "the last step had no animated \(name)",
          advice: kinds.isEmpty
            ? "It had no animated transition." : "It had: \(kinds.joined(separator: ", "))."))
    }
    let begin = events[index]
    let end = events[index...].first {
      $0.kind == .transitionEnded && $0.subject == begin.subject && $0.object == begin.object
    }
    return (begin.tick, end?.tick ?? simulator.tick)
  }
}
