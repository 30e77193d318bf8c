internal import FlowMaps
internal import Flows
internal import Storyboards
import TextFormats

/// The map of the flow on a page, with the way of the session on it.
struct PageMap {
  private let map: FlowMap

  /// The position on the map from a moment on.
  struct Step: Equatable {
    var time: Int
    /// The edges of the segue that led there.
    var edges: [Int]
    /// The nodes of the scenes on the screen.
    var nodes: [Int]
    /// A sentence about the segue; empty without one.
    var sentence: String
  }

  /// The most scenes that a map shows. A larger flow is reduced to the scenes of the session and
  /// those next to them.
  private static let mostScenes = 40

  /// Creates the map; nil if the app has no scene files or a single scene.
  init?(_ session: SharedSession) {
    guard let files = session.storyboards?.storyboards, let main = files.first,
      let flow = Self.flow(of: main, among: files), flow.scenes.count > 1
    else { return nil }
    guard flow.scenes.count > Self.mostScenes else {
      map = FlowMap(flow)
      return
    }
    let visited = Set(session.walks.flatMap(\.scenes))
    var isShown = [Bool](repeating: false, count: flow.scenes.count)
    for scene in flow.scenes.indices where visited.contains(flow.scenes[scene].id) {
      for (near, isNear) in flow.scenes(from: scene, depth: 1).enumerated() where isNear {
        isShown[near] = true
      }
    }
    map = FlowMap(flow, showing: isShown)
  }

  private static func flow(
    of main: StoryboardBundle.Storyboard, among files: [StoryboardBundle.Storyboard]
  ) -> Flow? {
    let source = FlowSource(path: main.name, bytes: main.json)
    let reading = try? FlowReading([source]) { reference in
      guard case .sceneFile(let path, _) = reference else { return nil }
      return files.first { $0.name == path }.map { FlowSource(path: $0.name, bytes: $0.json) }
    }
    return reading?.flow
  }

  /// The map as an element of SVG.
  var markup: String { map.pageSVG(label: "The scenes and segues of the app") }

  /// Returns the way of a session on the map.
  func steps(of session: SharedSession) -> [Step] {
    var steps: [Step] = []
    for walk in session.walks {
      let edges = walk.segue.map(edges(of:)) ?? []
      let step = Step(
        time: session.time(ofTick: walk.tick), edges: edges,
        nodes: walk.scenes.compactMap(node(of:)),
        sentence: edges.first.map { map.sentence(ofEdge: $0).harmless(upTo: 400) } ?? "")
      if steps.last?.time == step.time { steps.removeLast() }
      steps.append(step)
    }
    return steps
  }

  private func node(of scene: String) -> Int? {
    map.nodes.firstIndex { map.flow.scenes[$0.scene].id == scene }
  }

  /// Returns the edges of a segue. An unwind has several, of which the one to its end is returned.
  private func edges(of segue: SceneWalk.Segue) -> [Int] {
    let found = map.edges.indices.filter { index in
      guard let number = map.edges[index].segue else { return false }
      let source = map.flow.segues[number].source
      return map.flow.segues[number].id == segue.name && map.flow.scenes[source].id == segue.source
    }
    let ending = found.filter { index in
      map.edges[index].target.map { map.flow.scenes[map.nodes[$0].scene].id } == segue.end
    }
    return ending.isEmpty ? found : ending
  }
}
