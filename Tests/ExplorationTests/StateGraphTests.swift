import Testing

@testable import Exploration

@Suite struct StateGraphTests {
  /// A graph of states whose fingerprints are their numbers.
  private func graph(states: Int) -> StateGraph {
    var graph = StateGraph()
    for state in 0..<states {
      graph.append(
        StateGraph.Record(
          digest: StateDigest(high: UInt64(state), low: UInt64(state)), parent: Int32(state - 1),
          action: 0, place: 0, data: 0))
    }
    return graph
  }

  @Test func `the edges of a state are read back, whatever states they lead to`() {
    var graph = graph(states: 3_000_000)
    let targets: [Int32] = [5, 6, 4, -1, 5, 2_999_999, 0, 0, 5, 68, 69, 132, 70, 8_261]
    let edges = targets.enumerated().map {
      StateGraph.Edge(action: Int32($0 * 100_000), target: $1)
    }
    graph.setEdges([StateGraph.Edge(action: 3, target: 0)], of: 0)
    graph.setEdges(edges, of: 5)
    graph.setEdges([], of: 2_999_999)
    #expect(Array(graph.edges(of: 5)) == edges)
    #expect(graph.edges(of: 5).count == targets.count)
    #expect(Array(graph.edges(of: 0)) == [StateGraph.Edge(action: 3, target: 0)])
    #expect(graph.isExpanded(2_999_999) && graph.edges(of: 2_999_999).isEmpty)
    #expect(!graph.isExpanded(1) && graph.edges(of: 1).isEmpty)
    #expect(graph.index(of: StateDigest(high: 2_999_999, low: 2_999_999)) == 2_999_999)
  }

  @Test func `a state with twelve actions takes at most 64 bytes`() {
    let count = 10_000
    var graph = graph(states: count)
    for state in 0..<count {
      // One action leads back, two lead to new states, and the others change nothing.
      let targets = [state / 2, 2 * state + 1, 2 * state + 2] + [Int](repeating: state, count: 9)
      graph.setEdges(
        targets.enumerated().map {
          StateGraph.Edge(action: Int32($0), target: Int32(min($1, count - 1)))
        }, of: state)
    }
    // 32 for the record, 8 for the list of actions, 6.6 for 16,384 slots of the table, 9 bytes for
    // equal targets, at most 3 for each of two others, and 1 for the next one.
    #expect(graph.byteCount <= 63 * count)
  }
}
