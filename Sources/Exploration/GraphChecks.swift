/// The checks of the whole graph, after the search.
extension Exploration {
  /// Ends the search, checks the graph, and returns the result.
  public func finish() -> ExplorationResult {
    let reach = HomeReach(graph, home: configuration.home)
    checkHome(reach)
    checkDeadEnds(reach)
    checkWitnesses()
    return ExplorationResult(self, reach)
  }

  /// Reports rules of the kind `sometimes` that no state witnesses.
  private func checkWitnesses() {
    for (rule, count) in zip(configuration.rules, witnesses)
    where rule.kind == .sometimes && count == 0 {
      append(
        Violation(
          invariant: .rules, message: "sometimes \(rule.text) is false: it is so in no state",
          state: 0, action: nil))
    }
  }

  private func checkHome(_ reach: HomeReach) {
    // After the step at which the way home was lost, all further states have lost it too.
    let lost = (0..<graph.count).filter { state in
      reach.isLost(state) && (state == 0 || !reach.isLost(parent(of: state)))
    }
    for (state, others) in firstStates(ofTops: lost) {
      var violation = Violation(
        invariant: .homeReachable,
        message: "no way leads from \(graph.place(of: state)) to \(reach.home)"
          + Self.otherPaths(others), state: parent(of: state), action: action(to: state))
      violation.turningPoint = turningPoint(before: state, reach)
      append(violation)
    }
  }

  /// Reports states in which no key of the user changes the screen.
  private func checkDeadEnds(_ reach: HomeReach) {
    var checked: Set<Int32> = []
    var deadEnds: [Int] = []
    for state in 0..<graph.count where graph.isExpanded(state) {
      let place = graph.records[state].place
      guard place != graph.records[0].place, !checked.contains(place), !leadsElsewhere(state)
      else { continue }
      checked.insert(place)
      deadEnds.append(state)
    }
    for (state, others) in firstStates(ofTops: deadEnds) {
      append(
        Violation(
          invariant: .noDeadEnds,
          message: "no key of the user leads out of \(graph.place(of: state))"
            + Self.otherPaths(others), state: parent(of: state), action: action(to: state)))
    }
  }

  /// Returns the first state for each scene on top, and the number of other paths with this scene on
  /// top. The same fault of a screen is so reported once.
  private func firstStates(ofTops states: [Int]) -> [(state: Int, others: Int)] {
    var found: [(state: Int, others: Int)] = []
    var indices: [Substring: Int] = [:]
    var places: Set<Int32> = []
    for state in states where places.insert(graph.records[state].place).inserted {
      let place = graph.place(of: state)
      let top = place.lastIndex { $0 == "▴" || $0 == "›" }.map { place[$0...] } ?? place[...]
      if let index = indices[top] {
        found[index].others += 1
      } else {
        indices[top] = found.count
        found.append((state, 0))
      }
    }
    return found
  }

  private static func otherPaths(_ count: Int) -> String {
    count == 0
      ? "" : ", or \(ExplorationResult.count(count, "other path")) with the same scene on top"
  }

  /// Returns whether keys of the user lead from a state to another path of scenes, perhaps by other
  /// states of the same path.
  private func leadsElsewhere(_ start: Int) -> Bool {
    let place = graph.records[start].place
    var seen: Set<Int> = [start]
    var stack = [start]
    while let state = stack.popLast() {
      guard graph.isExpanded(state) else { return true }
      for edge in graph.edges(of: state) {
        guard edge.target >= 0, graph.actions[Int(edge.action)].kind != .code else { continue }
        let target = Int(edge.target)
        if graph.records[target].place != place { return true }
        if seen.insert(target).inserted { stack.append(target) }
      }
    }
    return false
  }

  private func parent(of state: Int) -> Int { max(0, Int(graph.records[state].parent)) }

  private func action(to state: Int) -> Int? {
    graph.records[state].parent < 0 ? nil : Int(graph.records[state].action)
  }

  /// Returns the step at which the way home was lost, as a sentence.
  private func turningPoint(before lost: Int, _ reach: HomeReach) -> String {
    var state = lost
    while graph.records[state].parent >= 0, reach.isLost(Int(graph.records[state].parent)) {
      state = Int(graph.records[state].parent)
    }
    guard graph.records[state].parent >= 0 else { return "" }
    let before = Int(graph.records[state].parent)
    let edges = graph.edges(of: before).filter { graph.actions[Int($0.action)].kind == .user }
    let home = edges.count { $0.target >= 0 && !reach.isLost(Int($0.target)) }
    let after = reach.closure(of: state).count
    let step = depth(of: state)
    let states =
      after == 1 ? "the one state that is left has none" : "none of \(after) states has one"
    return
      "The way home was lost at step \(step): before it \(home) of \(edges.count) actions kept a "
      + "way home, after it \(states)."
  }
}

/// The states from which home can be reached.
struct HomeReach {
  /// The path of scenes that is home.
  let home: String
  private let reaches: [Bool]
  private let graph: StateGraph

  /// Finds the states from which actions lead home.
  ///
  /// A state whose actions have not been tried counts as one from which home may be reached.
  /// Takes time proportional to the number of edges.
  init(_ graph: StateGraph, home: String?) {
    self.graph = graph
    let home = home ?? graph.place(of: 0)
    self.home = home
    var incoming = [Int32](repeating: 0, count: graph.count + 1)
    for state in 0..<graph.count {
      for edge in graph.edges(of: state) where edge.target >= 0 {
        incoming[Int(edge.target) + 1] += 1
      }
    }
    for index in 1..<incoming.count { incoming[index] += incoming[index - 1] }
    var sources = [Int32](repeating: 0, count: Int(incoming.last ?? 0))
    var filled = incoming
    for state in 0..<graph.count {
      for edge in graph.edges(of: state) where edge.target >= 0 {
        sources[Int(filled[Int(edge.target)])] = Int32(state)
        filled[Int(edge.target)] += 1
      }
    }
    var reaches = [Bool](repeating: false, count: graph.count)
    var stack: [Int] = []
    for state in 0..<graph.count where !graph.isExpanded(state) || graph.place(of: state) == home {
      reaches[state] = true
      stack.append(state)
    }
    while let state = stack.popLast() {
      for index in incoming[state]..<incoming[state + 1] {
        let source = Int(sources[Int(index)])
        guard !reaches[source] else { continue }
        reaches[source] = true
        stack.append(source)
      }
    }
    self.reaches = reaches
  }

  /// Indicates whether it is certain that no way leads home.
  func isLost(_ state: Int) -> Bool { !reaches[state] }

  /// The states that can be reached from a state, with itself.
  func closure(of start: Int) -> Set<Int> {
    var seen: Set<Int> = [start]
    var stack = [start]
    while let state = stack.popLast() {
      for edge in graph.edges(of: state) where edge.target >= 0 {
        if seen.insert(Int(edge.target)).inserted { stack.append(Int(edge.target)) }
      }
    }
    return seen
  }
}
