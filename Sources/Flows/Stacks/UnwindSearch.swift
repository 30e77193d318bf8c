/// Finds unwind segues that can start without a target, each with the shortest path to the failure.
///
/// Three steps decide about each unwind segue, from the cheapest to the most expensive. A target on
/// every path to the source, which is a dominator, makes the unwind safe. A shortest path without a
/// target makes it fail. Otherwise `ClearPaths` searches for a longer path without a target.
struct UnwindSearch {
  /// For each segue, a path on which the segue has no target.
  private(set) var ends: [Int: ClearPaths.Path] = [:]
  private let graph: StackGraph
  private let flow: Flow
  private let shortest: StackGraph.Tree
  private var paths: ClearPaths
  private var misses: Set<Start> = []
  private let isTargetInCode: (_ segue: Int) -> Bool

  /// An unwind segue at a node.
  private struct Start: Hashable {
    var node: Int
    var segue: Int
  }

  /// An unwind segue that may fail.
  private struct Candidate {
    var start: Start
    /// The number of the action; nil if no scene declares the action.
    var action: Int?
  }

  /// Searches all unwind segues of a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - flow: Its flow.
  ///   - shortest: The shortest paths of the graph.
  ///   - isTargetInCode: Returns whether only code knows the target of an unwind to the nearest
  ///     scene.
  init(
    _ graph: StackGraph, _ flow: Flow, _ shortest: StackGraph.Tree,
    isTargetInCode: @escaping (_ segue: Int) -> Bool = { _ in false }
  ) {
    self.isTargetInCode = isTargetInCode
    self.graph = graph
    self.flow = flow
    self.shortest = shortest
    paths = ClearPaths(graph, shortest)
    let candidates = candidates()
    guard !candidates.isEmpty else { return }
    classify(candidates)
  }

  /// Returns the unwind segues that can fail, by node.
  private func candidates() -> [Int: [Candidate]] {
    var candidates: [Int: [Candidate]] = [:]
    for (node, description) in graph.nodes.enumerated()
    where description.isLeaf && !description.state.isUncertain && shortest.reaches(node) {
      for origin in description.segues {
        guard let name = flow.segues[origin.segue].action, !name.isEmpty, !isUncertain(origin.segue)
        else { continue }
        if endsHere(origin, at: node) { continue }
        let action = action(of: origin.segue)
        candidates[node, default: []].append(
          Candidate(start: Start(node: node, segue: origin.segue), action: action))
      }
    }
    return candidates
  }

  /// Indicates whether the target of an unwind to the nearest scene is unknown: only code knows it,
  /// or a container has the segue.
  private func isUncertain(_ number: Int) -> Bool {
    let segue = flow.segues[number]
    guard segue.unwindsToNearest else { return false }
    return isTargetInCode(number) || flow.scenes[segue.source].kind.isContainer
  }

  /// Returns the action of an unwind segue. For an unwind to the nearest scene, it is the action
  /// that every scene declares.
  private func action(of number: Int) -> Int? {
    let segue = flow.segues[number]
    return segue.unwindsToNearest ? graph.nearest : segue.action.flatMap { graph.actions[$0] }
  }

  /// Indicates whether an unwind ends in the scene itself, or in a scene inside it.
  private func endsHere(_ origin: StackGraph.Origin, at node: Int) -> Bool {
    guard let name = flow.segues[origin.segue].action, let action = graph.actions[name] else {
      return false
    }
    return ends(origin, action, at: node)
  }

  /// Indicates whether an unwind ends in the scene itself, or in a scene inside it.
  private func ends(_ origin: StackGraph.Origin, _ action: Int, at node: Int) -> Bool {
    let description = graph.nodes[node]
    return (origin.isBorrowed ? description.below : description.beside).contains(action)
  }

  /// Decides about all candidates, in the order of their nodes, so that the result does not depend
  /// on the order of a dictionary.
  ///
  /// Both walks are linear in the size of the graph. Only the candidates that remain need a search
  /// of their own.
  private mutating func classify(_ candidates: [Int: [Candidate]]) {
    // An unwind is safe if one target is on every path to its source.
    var isSafe: Set<Start> = []
    graph.walk(parents: graph.dominators()) { node, counts in
      for candidate in candidates[node] ?? [] {
        if let action = candidate.action, counts[action] > 0 { isSafe.insert(candidate.start) }
      }
    }
    // An unwind can fail if the shortest path to its source has no target.
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
      record(candidate.start, ClearPaths.Path(last: candidate.start.node, tail: []))
    }
    // Otherwise the unwind can fail on a longer path.
    for (action, candidates) in open.sorted(by: { $0.key < $1.key }) {
      for candidate in Self.inOrder(candidates) {
        if let path = paths.path(to: candidate.start.node, avoiding: [action]) {
          record(candidate.start, path)
        }
      }
    }
  }

  private static func inOrder(_ candidates: [Candidate]) -> [Candidate] {
    candidates.sorted { ($0.start.node, $0.start.segue) < ($1.start.node, $1.start.segue) }
  }

  /// Stores a failure. The first path of a segue is kept.
  private mutating func record(_ start: Start, _ path: ClearPaths.Path) {
    misses.insert(start)
    if ends[start.segue] == nil { ends[start.segue] = path }
  }

  // MARK: - Traps

  /// Returns a path on which a scene without another exit is a trap; nil if there is none.
  ///
  /// The scene can be left if one of its unwinds succeeds on every path. The search therefore looks
  /// for a path on which all of them fail.
  mutating func trap(at node: Int) -> ClearPaths.Path? {
    let description = graph.nodes[node]
    guard !description.state.isUncertain else { return nil }
    var actions: Set<Int> = []
    for origin in description.segues {
      let segue = flow.segues[origin.segue]
      guard segue.kind == .unwind else {
        if segue.destination == nil { continue }
        return nil
      }
      guard !isUncertain(origin.segue) else { return nil }
      if endsHere(origin, at: node) { continue }
      let action = action(of: origin.segue)
      guard misses.contains(Start(node: node, segue: origin.segue)) else { return nil }
      if let action { actions.insert(action) }
    }
    for unwind in description.inner {
      guard !isUncertain(unwind.segue) else { return nil }
      let name = flow.segues[unwind.segue].action.flatMap { graph.actions[$0] }
      guard let action = action(of: unwind.segue), !unwind.ends.contains(action),
        !(name.map(unwind.ends.contains) ?? false)
      else { continue }
      actions.insert(action)
    }
    // The scene is a trap only if all its unwinds fail on the same path.
    return paths.path(to: node, avoiding: actions.sorted())
  }
}
