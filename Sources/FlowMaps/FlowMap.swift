public import Flows

/// What a drawing of a flow shows: scenes as nodes, those of a container within it, and segues as
/// edges.
public struct FlowMap {
  public let flow: Flow
  /// In the order of the scenes.
  public private(set) var nodes: [Node] = []
  /// In the order of the segues; an unwind has one for each scene that it can end at.
  public private(set) var edges: [Edge] = []
  /// By scene, its node; nil where it is not shown.
  public private(set) var nodeOfScene: [Int?]

  public struct Node: Equatable, Sendable {
    /// Which of the flow's scenes.
    public var scene: Int
    /// What files and people call it, unlike any other.
    public var key: String
    /// The node of the container that it stands in; nil for none.
    public var parent: Int?
    /// The nodes that stand in it.
    public var children: [Int] = []
    public var change = Change.none
  }

  public struct Edge: Equatable, Sendable {
    /// Which of the flow's segues; nil for what holds another that stands elsewhere.
    public var segue: Int?
    public var source: Int
    /// nil where it leads to nothing that is known.
    public var target: Int?
    public var line: Line
    /// What a container has it for; nil in a segue.
    public var role: Flow.Role?
    public var change = Change.none
  }

  public enum Line: String, Sendable {
    case solid
    /// An unwind.
    case dashed
    /// What only code knows, so that it is a guess.
    case dotted
  }

  /// What became of something between two flows.
  public enum Change: String, Sendable {
    case none, gained, lost, changed
  }

  /// - Parameters:
  ///   - isShown: By scene; nil for all.
  ///   - changes: What became of the flow's parts; nil for nothing.
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

  /// A scene stands in the first container that has it; for any other there is an edge.
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

  private func isWithin(_ node: Int, _ container: Int) -> Bool {
    var around: Int? = node
    while let next = around {
      if next == container { return true }
      around = nodes[next].parent
    }
    return false
  }

  private mutating func addSegues(_ changes: FlowChanges?) {
    let ways = flow.ways
    var unwinds = UnwindTargets(flow, ways)
    for node in nodes.indices {
      for number in ways.leaving[nodes[node].scene] {
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

/// What to call the scenes of a flow: their ids, with the file before them where there are several,
/// and a number after those that are there already.
struct SceneKeys {
  private(set) var keys: [String] = []

  /// By file, its name without folders; nil where the scenes are in one file.
  static func fileNames(_ flow: Flow) -> [String]? {
    guard let first = flow.scenes.first?.place.file,
      flow.scenes.contains(where: { $0.place.file != first })
    else { return nil }
    // A file keeps its name in a revision of Git, which stands before a colon.
    return flow.files.map { path in
      path.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? path
    }
  }

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
