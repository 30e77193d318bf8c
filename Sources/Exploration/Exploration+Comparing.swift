/// The comparison of two searches, whose states are in the same order as long as the apps behave
/// equally.
extension Exploration {
  /// Reports the first state that this search has and one with reduced motion has not, or the
  /// reverse.
  ///
  /// - Parameter other: A complete search of the same app with reduced motion and equal limits,
  ///   without interruptions.
  public func compare(withReducedMotion other: Exploration) {
    comparesReducedMotion = true
    let count = isPlainComplete || configuration.interrupts ? plainCount : graph.count
    for state in 0..<count where other.graph.index(of: graph.records[state].digest) == nil {
      let record = graph.records[state]
      return report(
        Expansion.Fault(
          invariant: .sameWithReducedMotion,
          message: "with reduced motion no way leads to this state of \(graph.place(of: state))"),
        state: max(0, Int(record.parent)), action: record.action < 0 ? nil : Int(record.action))
    }
    for state in 0..<other.graph.count
    where graph.index(of: other.graph.records[state].digest) == nil {
      return report(
        Expansion.Fault(
          invariant: .sameWithReducedMotion,
          message: "only with reduced motion a way leads to a state of "
            + other.graph.place(of: state)),
        state: 0, action: nil)
    }
  }

  /// The first way on which two versions of an app behave differently.
  public struct Difference: Equatable, Sendable {
    /// The actions of the way.
    public var steps: [String]
    /// The path of scenes after each step in the old version.
    public var places: [String]
    /// The behaviour of the old version after the way.
    public var old: String
    /// The behaviour of the new version after the way.
    public var new: String

    /// The difference as sentences, with a newline after the last.
    public var text: String {
      var lines = [
        steps.isEmpty
          ? "The versions behave differently at the start."
          : "The versions behave differently after \(ExplorationResult.count(steps.count, "step"))."
      ]
      for (index, step) in steps.enumerated() {
        lines.append("   \(index + 1)) \(step) → \(places[index + 1])")
      }
      return (lines + ["   Old: \(old)", "   New: \(new)"]).joined(separator: "\n") + "\n"
    }
  }

  /// Returns the first way on which two versions behave differently; nil if there is none within
  /// the limits.
  ///
  /// Two states behave equally if they have the same path of scenes and offer the same actions, and
  /// if these lead to states that behave equally. Both searches must have ended.
  public static func difference(old: Exploration, new: Exploration) -> Difference? {
    let (first, second) = (old.graph, new.graph)
    if first.place(of: 0) != second.place(of: 0) {
      return Difference(
        steps: [], places: [first.place(of: 0)], old: "starts on \(first.place(of: 0))",
        new: "starts on \(second.place(of: 0))")
    }
    for state in 0..<min(first.count, second.count) {
      let (one, two) = (Array(first.edges(of: state)), Array(second.edges(of: state)))
      guard !one.isEmpty || !two.isEmpty else { continue }
      let (words, others) = (old.words(ofActionsAt: state), new.words(ofActionsAt: state))
      for (edge, word) in zip(one, words) {
        guard let index = others.firstIndex(of: word) else {
          return old.difference(at: state, "offers \(word)", "offers no such action")
        }
        let other = two[index]
        guard edge.target != other.target else { continue }
        return old.difference(
          at: state, "\(word) → \(old.name(of: edge.target))",
          "\(word) → \(new.name(of: other.target))")
      }
      if let added = others.first(where: { !words.contains($0) }) {
        return old.difference(at: state, "offers no such action", "offers \(added)")
      }
      // Targets have equal numbers, but their scenes can differ.
      for edge in one where edge.target >= 0 && Int(edge.target) < second.count {
        let (here, there) = (
          first.place(of: Int(edge.target)), second.place(of: Int(edge.target))
        )
        if here != there {
          return old.difference(at: state, "leads to \(here)", "leads to \(there)")
        }
      }
    }
    return nil
  }

  private func name(of target: Int32) -> String {
    target < 0 ? "the app traps" : graph.place(of: Int(target)) + " (state \(target + 1))"
  }

  private func difference(at state: Int, _ old: String, _ new: String) -> Difference {
    let violation = Violation(invariant: .noWarnings, message: "", state: state, action: nil)
    let way = failure(of: violation)
    return Difference(steps: way.steps, places: way.places, old: old, new: new)
  }
}
