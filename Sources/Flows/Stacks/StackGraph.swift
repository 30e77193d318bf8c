/// A graph whose paths are the stacks that a user can build.
///
/// A *node* is a scene together with the containers around it that decide what its segues do. An
/// edge adds a scene in front. A path from a root is therefore a stack from the bottom to the
/// front.
///
/// Every path can be built, because only the frontmost scene decides which scenes can be added. A
/// back button, a dismissal or an unwind returns to an earlier path. A question about all stacks is
/// thus a question about the paths of a graph with a few nodes for each scene, although stacks have
/// no limit. In terms of theory these are the reachable configurations of a pushdown system whose
/// pops only return (Bouajjani, Esparza and Maler, "Reachability Analysis of Pushdown Automata",
/// 1997).
///
/// Parts beside the path are in their initial state, because another tab can always be unchanged.
struct StackGraph {
  private(set) var nodes: [Node] = []
  private(set) var edges: [[Edge]] = []
  /// The nodes of the scenes that the app starts with.
  private(set) var roots: [Int] = []

  /// A scene with its surroundings. Nodes with the same key are one node.
  struct Node {
    var scene: Int
    var state: State
    /// The unwind actions that end here, or in a scene beside the path, if the source is further
    /// up.
    var below: [Int] = []
    /// The unwind actions that end here if the source is this scene itself.
    var beside: [Int] = []
    /// The segues that start here, including the segues of alerts over the scene.
    var segues: [Origin] = []
    /// The unwind segues of the embedded scenes.
    var inner: [InnerUnwind] = []
    /// Indicates whether the scene can be removed without one of its segues.
    var hasExit = true
    /// Indicates whether the node is a visible scene, not a container around one.
    var isLeaf = false
    /// Indicates whether the node is a split view controller, of which all columns are visible.
    var isWhole = false
    /// The index of the child of a container through which the path leads; nil if there is no
    /// choice.
    var child: Int?
  }

  /// The surroundings of a scene, which decide what its segues do and how the user can leave it.
  struct State: Hashable {
    var navigation = Navigation.none
    /// Indicates whether too little is known for a finding.
    ///
    /// It is true after a segue of an unknown class and for scenes that code shows anywhere. It is
    /// also true in a split view controller that can be narrow or is inside another one.
    var isUncertain = false
    /// Indicates whether the user can leave the level by another tab or a dismissal.
    var hasLevelExit = false
    /// Indicates whether the user can leave the nearest stack around the scene. A tab of a tab bar
    /// controller on that stack does not count as an exit.
    var hasStackExit = false
    /// Indicates whether there is an exit besides the tab bar, which scenes on the stack can hide;
    /// nil without a tab bar.
    var hasExitBesideTabs: Bool?
    /// Indicates whether the scene is on a stack, above another scene.
    var isPushed = false
    /// Indicates whether the app starts with the scene, so that there is nothing to return to.
    var isFirst = false
    /// Indicates whether a split view controller can have too little space for columns here.
    var isNarrow = false
    /// The node of the split view controller around the scene; nil for none.
    var split: Int?
    var column = Column.none
  }

  /// The container that handles a `show` segue.
  enum Navigation: Hashable {
    case none
    /// A navigation controller. `hasBack` tells whether pushed scenes have a back button.
    case stack(hasBack: Bool)
    /// A split view controller, because the column has no navigation controller.
    case split
  }

  /// The column of a split view controller.
  enum Column: Hashable {
    case none
    case sidebar
    /// A sidebar whose stack cannot return to its first scene.
    case changedSidebar
    case secondary
  }

  /// A way to make the stack one scene longer: the segue or the container that adds a scene in
  /// front.
  struct Edge {
    /// The node of the added scene.
    var to: Int
    /// The segue; nil for a child of a container.
    var segue: Int?
    /// The node from which a segue changes the secondary column; nil for other edges.
    ///
    /// The edge leads from the split view controller with the old scene to the one with the new
    /// scene.
    var detail: Int?
  }

  /// A step of a path: a node, and the edge that leads to it.
  struct Step {
    var node: Int
    var segue: Int?
    /// The node from which a segue changes the secondary column, as in `Edge`.
    var detail: Int?
  }

  /// A segue together with the reason why it can start at a node.
  struct Origin {
    var segue: Int
    /// Indicates whether an alert or a container has the segue, so that an unwind can end in the
    /// node's own scene.
    var isBorrowed: Bool
  }

  /// An unwind segue of an embedded scene.
  struct InnerUnwind {
    var segue: Int
    /// The actions with which the unwind ends in the surrounding scene, so that nothing is removed.
    var ends: [Int]
  }

  /// The numbers of the unwind actions.
  private(set) var actions: [String: Int] = [:]
  /// The number of the action that every scene declares for an unwind to the nearest scene; nil if
  /// there is no such unwind.
  private(set) var nearest: Int?

  /// The number of the unwind actions, including the one for unwinds to the nearest scene.
  var actionCount: Int { actions.count + (nearest == nil ? 0 : 1) }

  /// The properties that distinguish the nodes while the graph is built.
  ///
  /// The number of keys is a small multiple of the number of scenes, because each property has few
  /// values. This keeps the graph small.
  struct Key: Hashable {
    var scene: Int
    /// The child or embed segue through which the path leads; -1 for none, -2 for the scene as a
    /// whole.
    var branch = -2
    var state: State
    /// The containers around the scene that have segues. They can be performed from the scenes
    /// inside.
    var holders: [Int] = []
    /// The scene that has been shown in the secondary column; nil for the scene in the file.
    var detail: Int?
  }

  let flow: Flow
  let adjacency: Flow.Adjacency
  let settings: [SceneSettings]
  /// The indices of the nodes by their keys; empty when the graph is complete.
  private(set) var numbers = NodeNumbers()
  /// By node, its key; empty when the graph is complete.
  private(set) var keys: [Key] = []
  /// Indicates whether the flow has a split view controller. Without one, ``State/isNarrow`` is not
  /// computed, so that fewer nodes are needed.
  let hasSplits: Bool
  /// The containers that contain themselves, and the containers around them.
  let endlessContainers: Set<Int>
  var contents: StackContents
  /// By split view controller, the scenes that have been shown in its secondary column.
  var details: [Int: Set<Int>] = [:]

  /// Builds the graph from the entries of a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - adjacency: The adjacency lists of the segues that count.
  ///   - settings: The settings by scene.
  ///   - codeEntries: The scenes that code can show anywhere.
  ///
  /// The graph is built breadth-first from the roots: each new node is grown once, and growing it
  /// can add further nodes.
  init(_ flow: Flow, _ adjacency: Flow.Adjacency, settings: [SceneSettings], codeEntries: [Int]) {
    self.flow = flow
    self.adjacency = adjacency
    self.settings = settings
    hasSplits = flow.scenes.contains { $0.kind == .splitViewController }
    endlessContainers = flow.endlessContainers
    for scene in flow.scenes {
      for action in scene.unwindActions where actions[action] == nil {
        actions[action] = actions.count
      }
    }
    if flow.segues.contains(where: \.unwindsToNearest) { nearest = actions.count }
    // Most scenes have one node.
    nodes.reserveCapacity(flow.scenes.count)
    edges.reserveCapacity(flow.scenes.count)
    keys.reserveCapacity(flow.scenes.count)
    contents = StackContents(
      flow, adjacency, settings: settings, actions: actions, nearest: nearest)
    var start = State()
    start.isFirst = true
    roots = flow.entries.map { node(of: $0, start, []) }
    start.isUncertain = true
    let uncertain = codeEntries.map { node(of: $0, start, []) }
    roots += uncertain.filter { !roots.contains($0) }
    var next = 0
    while next < nodes.count {
      grow(next)
      next += 1
    }
    // The graph is complete, so these tables are no longer needed.
    (numbers, keys) = (NodeNumbers(), [])
  }

  /// Returns the node of a scene as a whole, and adds it if it is new.
  mutating func node(of scene: Int, _ state: State, _ holders: [Int] = []) -> Int {
    node(Key(scene: scene, state: state, holders: holders))
  }

  /// Returns the node with a key, and adds it if it is new. A new node has no edges until it is
  /// grown.
  mutating func node(_ key: Key) -> Int {
    if let number = numbers.number(of: key, in: keys) { return number }
    let number = nodes.count
    keys.append(key)
    numbers.insertLast(of: keys)
    nodes.append(Node(scene: key.scene, state: key.state))
    edges.append([])
    return number
  }

  /// Returns the numbers of the actions that a scene declares itself.
  func declared(_ scene: Int) -> [Int] {
    flow.declared(scene, actions, nearest)
  }

  // MARK: - Changing a node

  /// Changes a node in place.
  mutating func change(_ node: Int, _ change: (inout Node) -> Void) { change(&nodes[node]) }

  /// Adds an edge. The same edge can be added twice; the searches ignore repetitions.
  mutating func connect(_ from: Int, _ to: Int, by segue: Int? = nil, detail: Int? = nil) {
    edges[from].append(Edge(to: to, segue: segue, detail: detail))
  }
}

extension Flow {
  /// Returns the numbers of the actions that a scene declares.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - actions: The numbers of the actions.
  ///   - nearest: The number of the action that all scenes except containers declare; nil for none.
  func declared(_ scene: Int, _ actions: [String: Int], _ nearest: Int?) -> [Int] {
    let own = scenes[scene].unwindActions.compactMap { actions[$0] }
    switch scenes[scene].kind {
    case .viewController, .tableViewController, .collectionViewController:
      return own + [nearest].compactMap(\.self)
    case .navigationController, .tabBarController, .splitViewController, .pageViewController,
      .alertController, .storyboardReference:
      return own
    }
  }
}
