import FlowMaps
import Flows
import Testing

@Suite struct FlowMapTests {
  @Test func `a map has a container's scenes inside the container, and unwinds as dashed edges`()
    throws
  {
    let map = FlowMap(try MapFixture.flow(MapFixture.small))
    #expect(map.nodes.map(\.key) == ["a", "home", "detail"])
    #expect(map.nodes.map(\.parent) == [nil, 0, nil])
    #expect(map.nodes[0].children == [1])
    #expect(map.edges.map(\.source) == [1, 2])
    #expect(map.edges.map(\.target) == [2, 1])
    #expect(map.edges.map(\.line) == [.solid, .dashed])
  }

  @Test func `code-triggered segues are dotted edges, and an unwind without a target has no end`()
    throws
  {
    let map = FlowMap(
      try MapFixture.flow(
        """
        {"id": "a", "segues": [\(MapFixture.segue("go", "show", #""to": "b""#))]},
        {"id": "b", "segues": [
          \(MapFixture.segue("near", "unwind", #""action": "any", "target": "nearest""#)),
          \(MapFixture.segue("far", "unwind", #""action": "none""#))]}
        """))
    #expect(map.edges.map(\.line) == [.solid, .dotted, .dashed])
    #expect(map.edges.map(\.target) == [1, 0, nil])
  }

  @Test func `an unwind may end deep in another tab`() throws {
    let map = FlowMap(
      try MapFixture.flow(
        """
        {"id": "a", "kind": "tabBarController", "tabs": [{"scene": "n"}, {"scene": "c"}]},
        {"id": "n", "kind": "navigationController", "root": "b"},
        {"id": "b", "unwindActions": {"back": []}},
        {"id": "c", "segues": [\(MapFixture.segue("home", "unwind", #""action": "back""#))]}
        """))
    #expect(map.edges.map(\.target) == [2])
  }

  @Test
  func `a scene of two containers is drawn in the first, with an edge from the second`()
    throws
  {
    let map = FlowMap(
      try MapFixture.flow(
        """
        {"id": "a", "kind": "tabBarController", "tabs": [{"scene": "c"}]},
        {"id": "b", "kind": "pageViewController", "pages": ["c"]}, {"id": "c"}
        """))
    #expect(map.nodes.map(\.parent) == [nil, nil, 0])
    #expect(map.edges.map(\.role) == [.page])
    #expect(map.edges.map(\.target) == [2])
  }

  @Test func `a depth limits the scenes to a number of steps from a scene`() throws {
    let chain = ["a", "b", "c", "d"].enumerated().map { number, id in
      let next = ["b", "c", "d", "a"][number]
      return
        #"{"id": "\#(id)", "segues": [\#(MapFixture.segue("s", "show", "\"to\": \"\(next)\""))]}"#
    }.joined(separator: ",")
    let flow = try MapFixture.flow(chain)
    #expect(flow.scenes(from: 1, depth: 0) == [false, true, false, false])
    #expect(flow.scenes(from: 1, depth: 2) == [false, true, true, true])
    #expect(flow.scenes(from: 1) == [true, true, true, true])
    let map = FlowMap(flow, showing: flow.scenes(from: 1, depth: 1))
    #expect(map.nodes.map(\.key) == ["b", "c"])
    #expect(map.edges.count == 1)
  }

  @Test func `a scene is found by its id, its name, or its name in any case`() throws {
    let flow = try MapFixture.flow(#"{"id": "a", "title": "Home"}, {"id": "b", "title": "a"}"#)
    #expect(flow.scenes(called: "a") == [0])
    #expect(flow.scenes(called: "Home") == [0])
    #expect(flow.scenes(called: "hOME") == [0])
    #expect(flow.scenes(called: "none") == [])
  }

  @Test func `the same flow gives the same text in every format`() throws {
    let flow = try MapFixture.flow(MapFixture.small)
    let (first, second) = (FlowMap(flow), FlowMap(flow))
    #expect(first.dot == second.dot && first.mermaid == second.mermaid)
    #expect(first.json == second.json && first.svg == second.svg)
    #expect(first.dot.contains(#"n2 -> n1 [label="swipe down\nunwind back · done", style=dashed"#))
    #expect(first.dot.contains("subgraph cluster_0 {"))
    #expect(first.mermaid.contains(#"n1 -->|"tap Go<br/>show · open"| n2"#))
  }
}
