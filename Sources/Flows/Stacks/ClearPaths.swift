/// Finds paths to a node that avoid all nodes declaring certain unwind actions. Such a path is
/// clear.
///
/// The shortest paths are tried first. The nodes of their tree are numbered on the way in and out,
/// so a comparison of intervals tells whether a path is clear. Otherwise the search goes backwards
/// from the node, until it reaches a node whose shortest path is clear. If no such node exists, the
/// visited nodes are stored as cut off.
///
/// An unwind fails exactly if a clear path leads to its source: no scene on the path declares the
/// action, so nothing is there to return to.
struct ClearPaths {
  /// A shortest path to a node, and the steps after it.
  struct Path {
    var last: Int
    var tail: [StackGraph.Step]
  }

  private let graph: StackGraph
  private let shortest: StackGraph.Tree
  /// For each node, the edges that lead to it, each with its source.
  private var before: [[StackGraph.Edge]] = []
  /// For each node, its number in a preorder of the tree, and the highest number below it.
  private var entries: [Int] = []
  private var exits: [Int] = []
  /// For each action, the ranges of nodes above a node that declares it, in order.
  private var covered: [Int: [ClosedRange<Int>]] = [:]
  /// For each action, the nodes to which no clear path leads.
  private var cutOff: [Int: Set<Int>] = [:]
  private var declarers: [[Int]] = []

  init(_ graph: StackGraph, _ shortest: StackGraph.Tree) {
    self.graph = graph
    self.shortest = shortest
  }

  /// Returns a path to a node on which no earlier node declares any of the actions; nil if there is
  /// none.
  mutating func path(to node: Int, avoiding actions: [Int]) -> Path? {
    guard !actions.isEmpty else { return Path(last: node, tail: []) }
    prepare()
    for action in actions where covered[action] == nil { cover(action) }
    let parent = shortest.parents[node]
    if parent < 0 || isClear(parent, of: actions) { return Path(last: node, tail: []) }
    return search(from: node, avoiding: actions)
  }

  /// Searches backwards from a node for a node whose shortest path is clear, breadth-first.
  ///
  /// A failed search for a single action marks all visited nodes. A later search for the same
  /// action that starts at one of them stops at once.
  private mutating func search(from node: Int, avoiding actions: [Int]) -> Path? {
    if actions.contains(where: { cutOff[$0]?.contains(node) == true }) { return nil }
    var next: [Int: StackGraph.Edge] = [:]
    var waiting = [node]
    var place = 0
    while place < waiting.count {
      let current = waiting[place]
      place += 1
      for edge in before[current] where edge.to != node && next[edge.to] == nil {
        guard !declares(edge.to, actions) else { continue }
        next[edge.to] = StackGraph.Edge(to: current, segue: edge.segue, detail: edge.detail)
        if isClear(edge.to, of: actions) { return Path(last: edge.to, tail: tail(edge.to, next)) }
        waiting.append(edge.to)
      }
    }
    if actions.count == 1 { cutOff[actions[0], default: []].formUnion(waiting) }
    return nil
  }

  /// Returns the steps from `start` to the node where the search began.
  private func tail(_ start: Int, _ next: [Int: StackGraph.Edge]) -> [StackGraph.Step] {
    var tail: [StackGraph.Step] = []
    var node = start
    while let edge = next[node] {
      tail.append(StackGraph.Step(node: edge.to, segue: edge.segue, detail: edge.detail))
      node = edge.to
    }
    return tail
  }

  private func declares(_ node: Int, _ actions: [Int]) -> Bool {
    actions.contains { graph.nodes[node].below.contains($0) }
  }

  /// Indicates whether neither the node nor any node on the shortest path to it declares one of the
  /// actions.
  private func isClear(_ node: Int, of actions: [Int]) -> Bool {
    guard shortest.reaches(node) else { return false }
    return actions.allSatisfy { action in
      let ranges = covered[action] ?? []
      let place = ranges.partitioningIndex { $0.upperBound >= entries[node] }
      return place == ranges.count || !ranges[place].contains(entries[node])
    }
  }

  // MARK: - Preparing

  /// Collects the incoming edges and the nodes that declare each action. The first search does
  /// this; later calls return at once.
  private mutating func prepare() {
    guard before.isEmpty else { return }
    before = [[StackGraph.Edge]](repeating: [], count: graph.nodes.count)
    declarers = [[Int]](repeating: [], count: graph.actionCount)
    for node in graph.nodes.indices where shortest.reaches(node) {
      for edge in graph.edges[node] {
        before[edge.to].append(
          StackGraph.Edge(to: node, segue: edge.segue, detail: edge.detail))
      }
      for action in graph.nodes[node].below where declarers[action].last != node {
        declarers[action].append(node)
      }
    }
    number()
  }

  /// Numbers the tree of shortest paths in preorder.
  ///
  /// A node is above another one exactly if its range from ``entries`` to ``exits`` contains the
  /// entry of the other. A complement (`~node`) on the stack marks the end of a subtree.
  private mutating func number() {
    var children = [[Int]](repeating: [], count: graph.nodes.count)
    var waiting: [Int] = []
    for node in shortest.order.reversed() {
      let parent = shortest.parents[node]
      if parent < 0 { waiting.append(node) } else { children[parent].append(node) }
    }
    entries = [Int](repeating: -1, count: graph.nodes.count)
    exits = entries
    var count = 0
    while let next = waiting.popLast() {
      if next < 0 {
        exits[~next] = count - 1
        continue
      }
      entries[next] = count
      count += 1
      waiting.append(~next)
      waiting += children[next]
    }
  }

  /// Stores the ranges of all nodes at or above a node that declares the action, in ascending order
  /// and without overlaps.
  private mutating func cover(_ action: Int) {
    var ranges: [ClosedRange<Int>] = []
    for node in declarers[action].sorted(by: { entries[$0] < entries[$1] }) {
      // A range inside another range adds nothing.
      if let last = ranges.last, last.contains(entries[node]) { continue }
      ranges.append(entries[node]...exits[node])
    }
    covered[action] = ranges
  }
}

extension ClearPaths.Path {
  /// Returns all steps of the path.
  func steps(_ tree: StackGraph.Tree) -> [StackGraph.Step] {
    tree.path(to: last) + tail
  }

  /// Returns all steps of the path, or both ends of a long one.
  func excerpt(_ tree: StackGraph.Tree) -> StackGraph.Excerpt {
    var excerpt = tree.excerpt(to: last)
    let most = 8
    guard tail.count > most else {
      excerpt.steps += tail
      return excerpt
    }
    let left = tail.dropLast(most)
    if excerpt.gap == nil { excerpt.gap = excerpt.steps.count }
    if let gap = excerpt.gap, gap < excerpt.steps.count {
      excerpt.omitted += excerpt.steps[gap...].count { $0.segue != nil }
      excerpt.steps.removeSubrange(gap...)
    }
    excerpt.omitted += left.count { $0.segue != nil }
    excerpt.steps += tail.suffix(most)
    return excerpt
  }
}

extension Array {
  /// Returns the first index for which `isAfter` is true, by bisection. It must be true for all
  /// later ones.
  fileprivate func partitioningIndex(_ isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
