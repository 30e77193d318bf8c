/// Unwind segues that can start where nothing is left to go back to, each with the shortest way there.
struct UnwindSearch {
  /// By segue, where it misses.
  private(set) var ends: [Int: ClearWays.Way] = [:]
  private let graph: StackGraph
  private let flow: Flow
  private let shortest: StackGraph.Tree
  private var ways: ClearWays
  private var misses: Set<Start> = []
  private let isCodes: (_ segue: Int) -> Bool

  /// An unwind segue at a node.
  private struct Start: Hashable {
    var node: Int
    var segue: Int
  }

  private struct Candidate {
    var start: Start
    /// nil for an action that nothing declares.
    var action: Int?
  }

  /// - Parameter isCodes: Whether only code knows where an unwind to the nearest scene ends.
  init(
    _ graph: StackGraph, _ flow: Flow, _ shortest: StackGraph.Tree,
    isCodes: @escaping (_ segue: Int) -> Bool = { _ in false }
  ) {
    self.isCodes = isCodes
    self.graph = graph
    self.flow = flow
    self.shortest = shortest
    ways = ClearWays(graph, shortest)
    let candidates = candidates()
    guard !candidates.isEmpty else { return }
    settle(candidates)
  }

  /// The unwinds that might miss, by node.
  private func candidates() -> [Int: [Candidate]] {
    var candidates: [Int: [Candidate]] = [:]
    for (node, description) in graph.nodes.enumerated()
    where description.isLeaf && !description.state.isVague && shortest.reaches(node) {
      for origin in description.segues {
        guard let name = flow.segues[origin.segue].action, !name.isEmpty, !isVague(origin.segue)
        else { continue }
        if endsHere(origin, at: node) { continue }
        let action = action(of: origin.segue)
        candidates[node, default: []].append(
          Candidate(start: Start(node: node, segue: origin.segue), action: action))
      }
    }
    return candidates
  }

  /// Whether what an unwind to the nearest scene finds can't be said: within a container that has the
  /// segue nothing is a way back.
  private func isVague(_ number: Int) -> Bool {
    let segue = flow.segues[number]
    guard segue.unwindsToNearest else { return false }
    return isCodes(number) || flow.scenes[segue.source].kind.isContainer
  }

  /// What an unwind looks for, which each scene declares where any will do.
  private func action(of number: Int) -> Int? {
    let segue = flow.segues[number]
    return segue.unwindsToNearest ? graph.nearest : segue.action.flatMap { graph.actions[$0] }
  }

  private func endsHere(_ origin: StackGraph.Origin, at node: Int) -> Bool {
    guard let name = flow.segues[origin.segue].action, let action = graph.actions[name] else {
      return false
    }
    return ends(origin, action, at: node)
  }

  /// Whether an unwind ends in the scene itself, or in what that holds.
  private func ends(_ origin: StackGraph.Origin, _ action: Int, at node: Int) -> Bool {
    let description = graph.nodes[node]
    return (origin.isBorrowed ? description.below : description.beside).contains(action)
  }

  private mutating func settle(_ candidates: [Int: [Candidate]]) {
    // Where every way has the same place to end at, it is safe.
    var isSafe: Set<Start> = []
    graph.walk(parents: graph.dominators()) { node, counts in
      for candidate in candidates[node] ?? [] {
        if let action = candidate.action, counts[action] > 0 { isSafe.insert(candidate.start) }
      }
    }
    // Where the shortest way has none, it can miss.
    var open: [Int: [Candidate]] = [:]
    var found: [Candidate] = []
    graph.walk(parents: shortest.parents) { node, counts in
      for candidate in candidates[node] ?? [] where !isSafe.contains(candidate.start) {
        if let action = candidate.action, counts[action] > 0 {
          open[action, default: []].append(candidate)
        } else {
          found.append(candidate)
        }
      }
    }
    for candidate in Self.inOrder(found) {
      note(candidate.start, ClearWays.Way(last: candidate.start.node, tail: []))
    }
    // Else another way may.
    for (action, candidates) in open.sorted(by: { $0.key < $1.key }) {
      for candidate in Self.inOrder(candidates) {
        if let way = ways.way(to: candidate.start.node, avoiding: [action]) {
          note(candidate.start, way)
        }
      }
    }
  }

  private static func inOrder(_ candidates: [Candidate]) -> [Candidate] {
    candidates.sorted { ($0.start.node, $0.start.segue) < ($1.start.node, $1.start.segue) }
  }

  private mutating func note(_ start: Start, _ way: ClearWays.Way) {
    misses.insert(start)
    if ends[start.segue] == nil { ends[start.segue] = way }
  }

  // MARK: - Traps

  /// The way on which a scene without any other way out is a trap; nil where it is none.
  mutating func trap(at node: Int) -> ClearWays.Way? {
    let description = graph.nodes[node]
    guard !description.state.isVague else { return nil }
    var actions: Set<Int> = []
    for origin in description.segues {
      let segue = flow.segues[origin.segue]
      guard segue.kind == .unwind else {
        if segue.destination == nil { continue }
        return nil
      }
      guard !isVague(origin.segue) else { return nil }
      if endsHere(origin, at: node) { continue }
      let action = action(of: origin.segue)
      guard misses.contains(Start(node: node, segue: origin.segue)) else { return nil }
      if let action { actions.insert(action) }
    }
    for unwind in description.inner {
      guard !isVague(unwind.segue) else { return nil }
      let name = flow.segues[unwind.segue].action.flatMap { graph.actions[$0] }
      guard let action = action(of: unwind.segue), !unwind.ends.contains(action),
        !(name.map(unwind.ends.contains) ?? false)
      else { continue }
      actions.insert(action)
    }
    // All of them have to miss on one way.
    return ways.way(to: node, avoiding: actions.sorted())
  }
}
