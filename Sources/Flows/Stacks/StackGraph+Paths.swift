/// Finds paths through the graph.
extension StackGraph {
  /// The shortest paths from the roots, as a tree.
  ///
  /// For each node, the tree has the previous node and the segue between the two. The previous node
  /// is -1 for a root, and -2 for an unreachable node.
  struct Tree {
    /// By node, the previous node: -1 for a root, -2 for an unreachable node.
    fileprivate(set) var parents: [Int]
    /// By node, the segue from the previous node; nil for a child of a container.
    fileprivate(set) var segues: [Int?]
    /// By node, the node from which the segue changes the secondary column, as in ``Edge``.
    fileprivate(set) var details: [Int?]
    /// The nodes in the order of the breadth-first search.
    fileprivate(set) var order: [Int] = []
    /// By node, the number of nodes on its path, and the number of segues.
    fileprivate var lengths: [Int]
    fileprivate var segueCounts: [Int]
    /// For each node, the last of the nodes that an excerpt shows from the start of the path.
    fileprivate var heads: [Int]

    /// The number of nodes of a long path that an excerpt shows at each end.
    private static let shownSteps = 8

    /// Indicates whether a path leads to the node.
    func reaches(_ node: Int) -> Bool { parents[node] != -2 }

    /// Returns the path from a root to a node. Each step has a node and the segue that leads to the
    /// node.
    func path(to node: Int) -> [Step] {
      var path: [Step] = []
      var next = node
      while next >= 0 {
        path.append(step(next))
        next = parents[next]
      }
      return path.reversed()
    }

    /// Returns the part of the path to a node that is after the node `start`.
    func path(to node: Int, from start: Int) -> [Step] {
      Array(path(to: node).drop { $0.node != start }.dropFirst())
    }

    private func step(_ node: Int) -> Step {
      Step(node: node, segue: segues[node], detail: details[node])
    }

    /// Returns the path to a node, or the first and last nodes of a long one, in constant time.
    func excerpt(to node: Int) -> Excerpt {
      guard lengths[node] > 2 * Self.shownSteps else { return Excerpt(steps: path(to: node)) }
      var last: [Step] = []
      var next = node
      for _ in 0..<Self.shownSteps {
        last.append(step(next))
        next = parents[next]
      }
      let first = path(to: heads[node])
      return Excerpt(
        steps: first + last.reversed(), gap: first.count,
        omitted: segueCounts[next] - segueCounts[heads[node]])
    }

    /// Adds a node to the tree. Its parent must have been added before, because the lengths build
    /// on the parent's.
    fileprivate mutating func add(
      _ node: Int, after parent: Int, by segue: Int?, detail: Int? = nil
    ) {
      parents[node] = parent
      segues[node] = segue
      details[node] = detail
      order.append(node)
      lengths[node] = parent < 0 ? 1 : lengths[parent] + 1
      segueCounts[node] = (parent < 0 ? 0 : segueCounts[parent]) + (segue == nil ? 0 : 1)
      heads[node] = lengths[node] <= Self.shownSteps ? node : heads[parent]
    }
  }

  /// A path, or both ends of a long one.
  struct Excerpt {
    var steps: [Step]
    /// The index in `steps` where steps are left out; nil for none.
    var gap: Int?
    /// The number of segues that are left out.
    var omitted = 0
  }

  /// Returns the shortest paths from the roots, by a breadth-first search.
  ///
  /// - Parameter isBlocked: Returns whether no path continues from a node.
  func shortestPaths(isBlocked: (Int) -> Bool = { _ in false }) -> Tree {
    let none = [Int](repeating: 0, count: nodes.count)
    var tree = Tree(
      parents: [Int](repeating: -2, count: nodes.count),
      segues: [Int?](repeating: nil, count: nodes.count),
      details: [Int?](repeating: nil, count: nodes.count), lengths: none, segueCounts: none,
      heads: none)
    for root in roots where tree.parents[root] == -2 { tree.add(root, after: -1, by: nil) }
    var next = 0
    while next < tree.order.count {
      let node = tree.order[next]
      next += 1
      guard !isBlocked(node) else { continue }
      for edge in edges[node] where tree.parents[edge.to] == -2 {
        tree.add(edge.to, after: node, by: edge.segue, detail: edge.detail)
      }
    }
    return tree
  }

  /// Walks a tree of nodes from its roots, and counts the unwind actions of the nodes below each
  /// node.
  ///
  /// It takes time linear in the tree and in the actions that its nodes declare.
  ///
  /// - Parameters:
  ///   - parents: By node, its parent, as in `Tree`.
  ///   - visit: Called at each node with the counts by action.
  ///
  /// The counts are changed in place on the way in and out of each subtree, so no node needs a copy
  /// of them.
  func walk(parents: [Int], _ visit: (_ node: Int, _ counts: [Int]) -> Void) {
    var children = [[Int]](repeating: [], count: nodes.count)
    var waiting: [Int] = []
    for node in parents.indices {
      if parents[node] >= 0 { children[parents[node]].append(node) }
      if parents[node] == -1 { waiting.append(node) }
    }
    var counts = [Int](repeating: 0, count: actionCount)
    // Each node is taken twice: first as itself, then as its complement after all nodes above it.
    while let next = waiting.popLast() {
      if next < 0 {
        for action in nodes[~next].below { counts[action] -= 1 }
        continue
      }
      visit(next, counts)
      for action in nodes[next].below { counts[action] += 1 }
      waiting.append(~next)
      waiting += children[next]
    }
  }

  /// Returns the cycles in which stacks grow without limit, in the order of their first node.
  ///
  /// Each group is a strongly connected component without uncertain nodes.
  ///
  /// Each path around such a component adds at least one scene. The stack is then as long as the
  /// user likes.
  func growingGroups() -> [[Int]] {
    var groups: [[Int]] = []
    var index = [Int](repeating: -1, count: nodes.count)
    var low = index
    var isOpen = [Bool](repeating: false, count: nodes.count)
    var open: [Int] = []
    var count = 0
    // The algorithm is Tarjan, "Depth-first search and linear graph algorithms" (1972). It has its
    // own stack, because a recursion over a deep flow would overflow the program's stack.
    for start in nodes.indices where index[start] < 0 && !nodes[start].state.isUncertain {
      var calls: [(node: Int, edge: Int)] = [(start, 0)]
      while let (node, edge) = calls.last {
        if edge == 0 {
          index[node] = count
          low[node] = count
          count += 1
          open.append(node)
          isOpen[node] = true
        }
        if edge < edges[node].count {
          calls[calls.count - 1].edge += 1
          let to = edges[node][edge].to
          guard !nodes[to].state.isUncertain else { continue }
          if index[to] < 0 {
            calls.append((to, 0))
          } else if isOpen[to] {
            low[node] = min(low[node], index[to])
          }
          continue
        }
        calls.removeLast()
        if let caller = calls.last?.node { low[caller] = min(low[caller], low[node]) }
        guard low[node] == index[node] else { continue }
        var group: [Int] = []
        while let last = open.popLast() {
          isOpen[last] = false
          group.append(last)
          if last == node { break }
        }
        if grows(group) { groups.append(group.sorted()) }
      }
    }
    return groups.sorted { $0[0] < $1[0] }
  }

  /// Indicates whether a group adds a scene to the stack. A new scene in a column replaces the old
  /// one.
  private func grows(_ group: [Int]) -> Bool {
    guard group.count > 1 else {
      return edges[group[0]].contains { $0.to == group[0] && $0.detail == nil }
    }
    let members = Set(group)
    return group.contains { node in
      edges[node].contains { $0.detail == nil && members.contains($0.to) }
    }
  }
}
