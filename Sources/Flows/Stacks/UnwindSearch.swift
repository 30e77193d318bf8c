/// Unwind segues that can start where nothing is left to go back to, each with the shortest way there.
struct UnwindSearch {
  typealias Way = [(scene: Int, segue: Int?)]

  /// By segue.
  private(set) var ways: [Int: Way] = [:]
  private let graph: StackGraph
  private let flow: Flow
  private let shortest: StackGraph.Tree
  /// By node and segue, whether the unwind can miss there.
  private var misses: Set<[Int]> = []

  init(_ graph: StackGraph, _ flow: Flow, _ shortest: StackGraph.Tree) {
    self.graph = graph
    self.flow = flow
    self.shortest = shortest
    let candidates = candidates()
    guard !candidates.isEmpty else { return }
    settle(candidates)
  }

  private struct Candidate {
    var node: Int
    var segue: Int
    /// nil for an action that nothing declares.
    var action: Int?
  }

  /// The unwinds that might miss, by node.
  private func candidates() -> [Int: [Candidate]] {
    var candidates: [Int: [Candidate]] = [:]
    for (node, description) in graph.nodes.enumerated()
    where description.isLeaf && !description.state.isVague && shortest.reaches(node) {
      for origin in description.segues {
        let segue = flow.segues[origin.segue]
        // Where one ends that goes to the nearest scene only code can say.
        guard let name = segue.action, !segue.unwindsToNearest, !name.isEmpty else { continue }
        let action = graph.actions[name]
        if let action, description.beside.contains(action) { continue }
        if let action, origin.isBorrowed, description.below.contains(action) { continue }
        candidates[node, default: []].append(
          Candidate(node: node, segue: origin.segue, action: action))
      }
    }
    return candidates
  }

  private mutating func settle(_ candidates: [Int: [Candidate]]) {
    // Where every way has the same place to end at, it is safe.
    var isSafe: Set<[Int]> = []
    graph.walk(parents: graph.dominators()) { node, counts in
      for candidate in candidates[node] ?? [] {
        if let action = candidate.action, counts[action] > 0 {
          isSafe.insert([node, candidate.segue])
        }
      }
    }
    // Where the shortest way has none, it can miss.
    var isOpen: [Int: [Candidate]] = [:]
    var found: [Candidate] = []
    graph.walk(parents: shortest.parents) { node, counts in
      for candidate in candidates[node] ?? [] where !isSafe.contains([node, candidate.segue]) {
        if let action = candidate.action, counts[action] > 0 {
          isOpen[action, default: []].append(candidate)
        } else {
          found.append(candidate)
        }
      }
    }
    for candidate in found.sorted(by: Self.isBefore) { note(candidate, shortest) }
    // Else another way may: one search for each action.
    for (action, open) in isOpen.sorted(by: { $0.key < $1.key }) {
      let tree = graph.shortestWays { graph.nodes[$0].below.contains(action) }
      for candidate in open.sorted(by: Self.isBefore) where tree.reaches(candidate.node) {
        note(candidate, tree)
      }
    }
  }

  private static func isBefore(_ a: Candidate, _ b: Candidate) -> Bool {
    (a.node, a.segue) < (b.node, b.segue)
  }

  private mutating func note(_ candidate: Candidate, _ tree: StackGraph.Tree) {
    misses.insert([candidate.node, candidate.segue])
    if ways[candidate.segue] == nil { ways[candidate.segue] = way(to: candidate.node, tree) }
  }

  private func way(to node: Int, _ tree: StackGraph.Tree) -> Way {
    tree.way(to: node).map { (graph.nodes[$0.node].scene, $0.segue) }
  }

  /// The way on which a scene without any other way out is a trap; nil where it is none.
  func trap(at node: Int) -> Way? {
    let description = graph.nodes[node]
    guard !description.state.isVague else { return nil }
    var actions: [Int] = []
    for origin in description.segues {
      let segue = flow.segues[origin.segue]
      guard segue.kind == .unwind else {
        if segue.destination == nil { continue }
        return nil
      }
      guard !segue.unwindsToNearest else { return nil }
      let action = segue.action.flatMap { graph.actions[$0] }
      // It ends in the scene itself, or in what that holds.
      let here = origin.isBorrowed ? description.below : description.beside
      if let action, here.contains(action) { continue }
      guard misses.contains([node, origin.segue]) else { return nil }
      if let action { actions.append(action) }
    }
    // All of them have to miss on one way.
    let blocked = Set(actions)
    let isShortest = shortest.way(to: node).dropLast().allSatisfy {
      blocked.isDisjoint(with: graph.nodes[$0.node].below)
    }
    if isShortest { return way(to: node, shortest) }
    let tree = graph.shortestWays { !blocked.isDisjoint(with: graph.nodes[$0].below) }
    return tree.reaches(node) ? way(to: node, tree) : nil
  }
}
