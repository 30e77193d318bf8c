extension StackGraph {
  /// Returns the immediate dominator of each node: the last other node that is on every path to it.
  ///
  /// The value is -1 if only the start is on every path, and -2 if the node is unreachable. The
  /// algorithm is that of Lengauer and Tarjan, "A Fast Algorithm for Finding Dominators in a
  /// Flowgraph" (1979), in its simple form.
  ///
  /// A scene that declares an action and dominates the source of an unwind is on every stack below
  /// the source. Such an unwind always finds a target.
  func dominators() -> [Int] {
    // The numbers of a depth-first search. The start, which precedes all roots, has number 0.
    var numbers = [Int](repeating: -1, count: nodes.count)
    var vertices = [-1]
    var parents = [0]
    var before: [[Int]] = [[]]
    var waiting = roots.reversed().map { (node: $0, parent: 0) }
    while let (node, parent) = waiting.popLast() {
      guard numbers[node] < 0 else {
        before[numbers[node]].append(parent)
        continue
      }
      let number = vertices.count
      numbers[node] = number
      vertices.append(node)
      parents.append(parent)
      before.append([parent])
      for edge in edges[node].reversed() { waiting.append((edge.to, number)) }
    }
    var forest = DominatorForest(parents: parents)
    let idoms = forest.solve(before)
    var result = [Int](repeating: -2, count: nodes.count)
    for number in idoms.indices.dropFirst() {
      result[vertices[number]] = idoms[number] == 0 ? -1 : vertices[idoms[number]]
    }
    return result
  }
}

/// The state of Lengauer and Tarjan's algorithm, over the numbers of the depth-first search.
///
/// A vertex is processed after those with higher numbers, and then linked to its parent in the
/// forest. The *semidominator* of a vertex is the lowest number from which a path leads to it
/// through higher numbers only. Evaluations compress paths, so all of them together take O(m log n)
/// time for n vertices and m edges.
private struct DominatorForest {
  /// The parent of each number in the search tree.
  private let parents: [Int]
  /// The semidominator of each number that has been processed; before that the number itself.
  private var semi: [Int]
  /// An ancestor of each number in the forest; -1 for a root.
  private var ancestors: [Int]
  /// The number with the least semidominator on the compressed path of each number.
  private var labels: [Int]

  init(parents: [Int]) {
    self.parents = parents
    semi = Array(parents.indices)
    labels = semi
    ancestors = [Int](repeating: -1, count: parents.count)
  }

  /// Returns the immediate dominator of each number. The result for the start, number 0, is 0.
  ///
  /// - Parameter before: For each number, its predecessors.
  mutating func solve(_ before: [[Int]]) -> [Int] {
    let count = parents.count
    var idoms = [Int](repeating: 0, count: count)
    var buckets = [[Int]](repeating: [], count: count)
    for vertex in stride(from: count - 1, to: 0, by: -1) {
      for predecessor in before[vertex] {
        semi[vertex] = min(semi[vertex], semi[evaluate(predecessor)])
      }
      buckets[semi[vertex]].append(vertex)
      let parent = parents[vertex]
      ancestors[vertex] = parent
      for other in buckets[parent] {
        let label = evaluate(other)
        idoms[other] = semi[label] < semi[other] ? label : parent
      }
      buckets[parent] = []
    }
    for vertex in 1..<max(1, count) where idoms[vertex] != semi[vertex] {
      idoms[vertex] = idoms[idoms[vertex]]
    }
    return idoms
  }

  /// Returns the label with the least semidominator on the path to the root, and compresses the
  /// path.
  private mutating func evaluate(_ vertex: Int) -> Int {
    guard ancestors[vertex] >= 0 else { return labels[vertex] }
    var path: [Int] = []
    var next = vertex
    while ancestors[next] >= 0, ancestors[ancestors[next]] >= 0 {
      path.append(next)
      next = ancestors[next]
    }
    for step in path.reversed() {
      let above = ancestors[step]
      if semi[labels[above]] < semi[labels[step]] { labels[step] = labels[above] }
      ancestors[step] = ancestors[above]
    }
    return labels[vertex]
  }
}
