internal import NavigationKitTesting
internal import Sessions
internal import Simulation

/// A rule of the user: expectations of a flow that hold in every state, in none, or in at least one.
public struct ExplorationRule: Hashable, Sendable {
  /// The number of states in which the expectations hold.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// They hold in every state.
    case always
    /// They hold in no state.
    case never
    /// They hold in at least one state.
    case sometimes
  }

  /// A rule that cannot be understood.
  public struct Failure: Error, Hashable, Sendable {
    /// The place, what was expected, and what to do.
    public var message: String
  }

  /// The number of states.
  public var kind: Kind
  /// The expectations as they were written.
  public var text: String
  private var clauses: [FlowClause]

  /// Reads a rule.
  ///
  /// - Parameters:
  ///   - kind: The number of states.
  ///   - text: The expectations in the language of flows, such as `on "Home"; no warnings`.
  /// - Throws: ``Failure`` for a text that has no expectations only.
  public init(_ kind: Kind, _ text: String) throws(Failure) {
    (self.kind, self.text) = (kind, text)
    do throws(FlowSyntaxError) {
      clauses = try FlowClause.clauses(of: "expect " + text)
    } catch {
      throw Failure(message: "\(kind.rawValue): \(error.message)")
    }
    for clause in clauses {
      if case .step = clause.content {
        throw Failure(
          message: "\(kind.rawValue): '\(clause.text)' is a step; write an expectation, such as "
            + "on \"Home\"")
      }
    }
  }

  /// Returns what was there instead of the expectations; nil if they hold.
  func mismatch(in simulator: Simulator) -> String? {
    let header = SessionHeader(app: "app", columns: simulator.columns, rows: simulator.rows)
    guard let pilot = try? Pilot(header: header, isRepeatable: false, makeSimulator: { simulator })
    else { return "the app is not at rest" }
    for clause in clauses {
      guard case .expectation(let expectation) = clause.content,
        let failure = pilot.check(expectation, as: clause.text)
      else { continue }
      return failure.found
    }
    return nil
  }
}

extension Exploration {
  /// Returns the faults of the rules in a state, and the rules that the state witnesses as bits.
  func checkRules(in app: ExploredApp) -> (faults: [Expansion.Fault], witnesses: UInt64) {
    var faults: [Expansion.Fault] = []
    var witnesses: UInt64 = 0
    for (index, rule) in configuration.rules.enumerated() {
      let mismatch = rule.mismatch(in: app.simulator)
      if mismatch == nil, index < 64 { witnesses |= 1 << UInt64(index) }
      switch rule.kind {
      case .always:
        guard let mismatch else { continue }
        faults.append(
          Expansion.Fault(
            invariant: .rules, message: "always \(rule.text) is false: \(mismatch)"))
      case .never where mismatch == nil:
        faults.append(
          Expansion.Fault(invariant: .rules, message: "never \(rule.text) is false: it is so here"))
      case .never, .sometimes: continue
      }
    }
    return (faults, witnesses)
  }
}
