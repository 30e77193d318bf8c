public import Flows

/// A drawing of a flow: scenes as nodes, the scenes of a container inside it, and segues as edges.
///
/// The properties ``svg``, ``dot``, ``mermaid`` and ``json`` render the map.
///
/// ```swift
/// // Two scenes.
/// let place = Flow.Place(file: 0, line: 1, column: 1)
/// var flow = Flow()
/// flow.scenes = ["home", "end"].map {
///   Flow.Scene(id: $0, name: $0, kind: .viewController, place: place)
/// }
/// // A segue between them.
/// var go = Flow.Segue(id: "go", kind: .show, source: 0, place: place)
/// go.destination = 1
/// (flow.segues, flow.entries) = ([go], [0])
/// // The result.
/// let map = FlowMap(flow)
/// precondition(map.nodes.map(\.key) == ["home", "end"] && map.edges.count == 1)
/// precondition(map.mermaid.hasPrefix("flowchart LR") && map.svg.hasPrefix("<svg"))
/// ```
public struct FlowMap {
  /// The flow.
  public let flow: Flow
  /// The nodes in the order of the scenes.
  public private(set) var nodes: [Node] = []
  /// The edges in the order of the segues. An unwind has one edge for each scene where it can end.
  public private(set) var edges: [Edge] = []
  /// By scene, the index of its node; nil if the map does not show it.
  public private(set) var nodeOfScene: [Int?]
  /// The words of the legend for changes; a change without an entry has its raw value.
  public var changeNames: [Change: String] = [:]

  /// A scene of the map.
  ///
  /// Its title in a drawing is the name of the scene. The key identifies it in JSON and in the ids
  /// of DOT.
  public struct Node: Equatable, Sendable {
    /// The index of the scene in ``Flow/scenes``.
    public var scene: Int
    /// A unique name: the id, with the file before it if the flow has several files.
    public var key: String
    /// The index of the node of the container around it; nil for none.
    public var parent: Int?
    /// The indices of the nodes inside it.
    public var children: [Int] = []
    /// The difference from an older flow.
    public var change = Change.none
  }

  /// A line between two nodes of the map.
  ///
  /// It is a segue, or it leads from a container to a child that is drawn outside of the container.
  ///
  /// An unwind can have several edges, one for each scene at which it can end.
  public struct Edge: Equatable, Sendable {
    /// The index of the segue in ``Flow/segues``; nil for a child of a container.
    public var segue: Int?
    /// The index of the node that the edge leaves.
    public var source: Int
    /// The index of the node that the edge leads to; nil if the destination is not known.
    public var target: Int?
    /// The style of the line.
    public var line: Line
    /// The role of a child in its container; nil for a segue.
    public var role: Flow.Role?
    /// The difference from an older flow.
    public var change = Change.none
  }

  /// The style of a line.
  ///
  /// The raw values are the styles of lines in DOT.
  public enum Line: String, Sendable {
    /// A segue that leads forward, or a child of a container.
    case solid
    /// An unwind segue.
    case dashed
    /// An assumption about a segue that only code knows.
    case dotted
  }

  /// The difference of a part between two flows.
  ///
  /// The raw values are the words in JSON and in the legend of an image.
  public enum Change: String, Sendable {
    /// No difference.
    case none
    /// Only in the new flow.
    case gained
    /// Only in the old flow.
    case lost
    /// In both flows with different properties.
    case changed
  }

  /// Creates the map of a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - isShown: By scene, whether the map shows it; nil for all.
  ///   - changes: The differences of the flow's parts from an older flow; nil for none.
  ///
  /// A scene that several containers hold is drawn in the first of them. A segue whose source or
  /// destination is not shown is left out.
  public init(_ flow: Flow, showing isShown: [Bool]? = nil, changes: FlowChanges? = nil) {
    self.flow = flow
    nodeOfScene = [Int?](repeating: nil, count: flow.scenes.count)
    let keys = SceneKeys(flow).keys
    for scene in flow.scenes.indices where isShown?[scene] ?? true {
      nodeOfScene[scene] = nodes.count
      nodes.append(
        Node(
          scene: scene, key: keys[scene],
          change: changes?.scenes[scene] ?? .none))
    }
    addChildren()
    addSegues(changes)
  }

  /// Puts each scene into the first container that has it. The other containers have an edge to it.
  private mutating func addChildren() {
    for node in nodes.indices {
      for child in flow.scenes[nodes[node].scene].children {
        guard let held = nodeOfScene[child.scene] else { continue }
        if nodes[held].parent == nil, held != node, !isWithin(node, held) {
          nodes[held].parent = node
          nodes[node].children.append(held)
        } else if nodes[held].parent != node {
          edges.append(Edge(source: node, target: held, line: .solid, role: child.role))
        }
      }
    }
  }

  /// Indicates whether `node` is `container`, or is inside it at any depth.
  private func isWithin(_ node: Int, _ container: Int) -> Bool {
    var around: Int? = node
    while let next = around {
      if next == container { return true }
      around = nodes[next].parent
    }
    return false
  }

  /// Adds the edges of all segues.
  ///
  /// An unwind has an edge for each scene where it can end, and one edge without a target if there
  /// is no such scene. A segue to a scene that the map does not show has no edge.
  private mutating func addSegues(_ changes: FlowChanges?) {
    let adjacency = flow.adjacency
    var unwinds = UnwindTargets(flow, adjacency)
    for node in nodes.indices {
      for number in adjacency.outgoing[nodes[node].scene] {
        let segue = flow.segues[number]
        let line: Line =
          segue.isAssumed ? .dotted : segue.kind == .unwind ? .dashed : .solid
        var edge = Edge(segue: number, source: node, line: line)
        edge.change = changes?.segues[number] ?? .none
        guard segue.kind == .unwind else {
          if let destination = segue.destination {
            guard let target = nodeOfScene[destination] else { continue }
            edge.target = target
          }
          edges.append(edge)
          continue
        }
        let targets = unwinds.scenes(of: number)
        if targets.isEmpty { edges.append(edge) }
        for target in targets {
          guard let target = nodeOfScene[target] else { continue }
          edge.target = target
          edges.append(edge)
        }
      }
    }
  }
}

extension FlowMap.Edge {
  init(segue: Int, source: Int, line: FlowMap.Line) {
    self.init(segue: segue, source: source, target: nil, line: line, role: nil)
  }

  init(source: Int, target: Int, line: FlowMap.Line, role: Flow.Role) {
    self.init(segue: nil, source: source, target: target, line: line, role: role, change: .none)
  }
}

/// The unique names of the scenes of a flow.
///
/// A name is the id, with the file before it if there are several files. A repeated name has a
/// number.
struct SceneKeys {
  private(set) var keys: [String] = []

  /// Returns by file its name without folders; nil if all scenes are in one file.
  static func fileNames(_ flow: Flow) -> [String]? {
    guard let first = flow.scenes.first?.place.file,
      flow.scenes.contains(where: { $0.place.file != first })
    else { return nil }
    // In a path with a Git revision, the name of the file is after the colon.
    return flow.files.map { path in
      path.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? path
    }
  }

  /// Creates the keys of a flow, in the order of its scenes. The second scene with a name has the
  /// suffix `~2`.
  init(_ flow: Flow) {
    let names = Self.fileNames(flow)
    var met: [String: Int] = [:]
    for scene in flow.scenes {
      let id = scene.id.isEmpty ? "(\(scene.kind.rawValue))" : scene.id
      let plain = names.map { "\($0[scene.place.file])#\(id)" } ?? id
      let count = (met[plain] ?? 0) + 1
      met[plain] = count
      keys.append(count == 1 ? plain : "\(plain)~\(count)")
    }
  }
}
