/// The graph grows by the results of one state after the other.
extension Exploration {
  /// Adds the results of a state's actions to the graph.
  func merge(_ expansion: Expansion, of state: Int) {
    // Several jobs expand states before it is known that there are too many.
    guard graph.count < configuration.mostStates else { return }
    uses.formUnion(expansion.uses)
    var edges: [StateGraph.Edge] = []
    for step in expansion.steps { edges.append(add(step, of: state)) }
    graph.setEdges(edges, of: state)
    mergedEnd = state + 1
    examined.removeAll(keepingCapacity: true)
    parkWaitingApps()
  }

  func mergeInterruptions(_ expansion: Expansion, of state: Int) {
    uses.formUnion(expansion.uses)
    for step in expansion.steps {
      let count = graph.count
      let edge = add(step, of: state)
      if graph.count > count, isPlainComplete, step.faults.isEmpty {
        report(
          Expansion.Fault(
            invariant: .sameAfterInterruption,
            message: "an interruption leads to a state of \(step.place) that no uninterrupted way "
              + "reaches"),
          state: state, action: Int(edge.action))
      }
    }
    examined.removeAll(keepingCapacity: true)
    waiting.removeAll()
  }

  /// Parks the apps whose states have become a part of the graph.
  func parkWaitingApps() {
    waiting.removeAll { digest, app in
      guard let index = graph.index(of: digest) else { return false }
      pool.park(app, at: index, of: graph)
      return true
    }
    // A copy of the search gets the numbers of its states later.
    if waiting.count > AppPool.most { waiting.removeFirst(waiting.count - AppPool.most) }
  }

  private func add(_ step: Expansion.Step, of state: Int) -> StateGraph.Edge {
    stepCount += 1
    let action = graph.number(of: step.action)
    var target = StateGraph.Edge.trap
    if let digest = step.digest {
      if let index = graph.index(of: digest) {
        target = Int32(index)
      } else {
        target = Int32(graph.count)
        let place = graph.number(ofPlace: step.place)
        graph.append(
          StateGraph.Record(
            digest: digest, parent: Int32(state), action: action, place: place, data: step.data))
        depths.append(depths[state] + 1)
        countWitnesses(step.witnesses)
        scenes.append(Int32(step.pathLength))
      }
    }
    for fault in step.faults { report(fault, state: state, action: Int(action)) }
    return StateGraph.Edge(action: action, target: target)
  }

  func countWitnesses(_ bits: UInt64) {
    for index in configuration.rules.indices where bits >> UInt64(index) & 1 == 1 {
      witnesses[index] += 1
    }
  }

  func report(_ fault: Expansion.Fault, state: Int, action: Int?) {
    guard known.insert(fault).inserted else { return }
    violations.append(
      Violation(
        invariant: fault.invariant, message: fault.message, state: state, action: action))
  }

  /// Reports a fault at the end of a way outside of the graph.
  func report(_ fault: Expansion.Fault, way: [UserAction]) {
    guard known.insert(fault).inserted else { return }
    violations.append(
      Violation(
        invariant: fault.invariant, message: fault.message, state: 0, action: nil, way: way))
  }

  func hasReported(_ fault: Expansion.Fault) -> Bool { known.contains(fault) }

  func knows(_ digest: StateDigest) -> Bool { graph.index(of: digest) != nil }

  func pathLength(of state: Int) -> Int { Int(scenes[state]) }

  /// Replaces the states by those of a search that was kept.
  func adopt(
    _ graph: StateGraph, pathLengths: [Int], _ violations: [Violation], stepCount: Int
  ) {
    self.graph = graph
    self.stepCount = stepCount
    self.violations = violations
    known = Set(violations.map { Expansion.Fault(invariant: $0.invariant, message: $0.message) })
    scenes = pathLengths.map(Int32.init)
    depths = []
    for state in 0..<graph.count {
      let record = graph.records[state]
      depths.append(record.parent < 0 ? 0 : depths[Int(record.parent)] + 1)
    }
    next = (0..<graph.count).first { !graph.isExpanded($0) } ?? graph.count
    mergedEnd = next
  }

  func append(_ violation: Violation) { violations.append(violation) }

  func depth(of state: Int) -> Int { Int(depths[state]) }
}
