/// How stacks grow: what can stand on what, from the bottom to what is in front.
///
/// A *node* is a scene with what around it decides what its segues do. A way through the graph from
/// a root is what the user has put on the screen, level upon level, and each such way can be put
/// there: what is in front decides alone what can be put upon it, and whatever goes away, by a back
/// button, a dismissal or an unwind, leaves a way that was there before. So a question about all
/// stacks that can ever be is one about the ways of a graph with a few nodes a scene, although the
/// stacks have no end (the reachable configurations of a pushdown system whose pops only go back:
/// Bouajjani, Esparza and Maler, "Reachability Analysis of Pushdown Automata", 1997).
///
/// What is beside the way is taken as small as it can be: another tab may always be as it was made.
struct StackGraph {
  private(set) var nodes: [Node] = []
  private(set) var edges: [[Edge]] = []
  /// The nodes of the scenes that the app starts with.
  private(set) var roots: [Int] = []

  struct Node {
    var scene: Int
    var state: State
    /// Unwind actions that end here, or in what is made with it beside the way, for a source above.
    var below: [Int] = []
    /// The same for an unwind that starts in this very scene.
    var beside: [Int] = []
    /// The segues that start here, those of alerts over it too.
    var segues: [Origin] = []
    /// The unwind segues of the scenes embedded in it.
    var inner: [InnerUnwind] = []
    /// Whether something but the scene's own segues takes it away.
    var hasExit = true
    /// Whether it is a scene that is seen, and no container on the way to one.
    var isLeaf = false
    /// Whether it is a split view controller, all columns of which are seen.
    var isWhole = false
    /// Which of a container's children the way goes through; nil for anything but such a choice.
    var child: Int?
  }

  /// What around a scene decides what can be done there.
  struct State: Hashable {
    var navigation = Navigation.none
    /// Whether too little is known for a finding: beyond a segue of an unknown class, in what code may
    /// have put anywhere, in a split view controller that may be narrow or is within another.
    var isVague = false
    /// Whether the level can be left: by another tab, by a dismissal.
    var hasLevelExit = false
    /// The same of the nearest stack around, whose top is not left by another tab in what it covers.
    var hasStackExit = false
    /// The same without the tab bar around, which scenes on the stack can keep out; nil where none is
    /// around that is still there.
    var hasExitBesideTabs: Bool?
    /// Whether it is on a stack, upon something.
    var isPushed = false
    /// Whether the app has started with it, so that there is nothing to go back to.
    var isFirst = false
    /// Whether a split view controller may have less room here than it needs for columns.
    var isNarrow = false
    /// The node of the split view controller around; nil for none.
    var split: Int?
    var column = Column.none
  }

  /// What shows what is next.
  enum Navigation: Hashable {
    case none
    /// A navigation controller, with a way back from what is pushed, or without.
    case stack(hasBack: Bool)
    /// A split view controller, as there is no navigation controller in the column.
    case split
  }

  /// Where in a split view controller something is.
  enum Column: Hashable {
    case none
    case sidebar
    /// In a sidebar, on a stack that does not go back to what it was made with.
    case changedSidebar
    case secondary
  }

  struct Edge {
    var to: Int
    /// The segue; nil for what a container holds.
    var segue: Int?
    /// Where a segue puts another scene into the secondary column: the node at which it starts. The
    /// edge leads from the split view controller as it was to the same with the other scene.
    var detail: Int?
  }

  /// One step of a way: a node, and how it has come about.
  struct Step {
    var node: Int
    var segue: Int?
    /// As in `Edge`.
    var detail: Int?
  }

  /// A segue and how it came to start at a node.
  struct Origin {
    var segue: Int
    /// Whether an alert or a container has it, so that the node's own scene may be where an unwind ends.
    var isBorrowed: Bool
  }

  /// An unwind segue of an embedded scene.
  struct InnerUnwind {
    var segue: Int
    /// The actions with which it ends in what it is embedded in, and nothing goes away.
    var ends: [Int]
  }

  /// Unwind actions as numbers.
  private(set) var actions: [String: Int] = [:]
  /// What each scene declares that an unwind to the nearest scene ends at; nil where there is none.
  private(set) var nearest: Int?

  var actionCount: Int { actions.count + (nearest == nil ? 0 : 1) }

  struct Key: Hashable {
    var scene: Int
    /// The child or embed segue that the way goes through; -1 for none, -2 for the scene as a whole.
    var branch = -2
    var state: State
    /// The containers around whose segues are performed from what they hold.
    var holders: [Int] = []
    /// The scene that has been put into the secondary column; nil for that of the file.
    var detail: Int?
  }

  let flow: Flow
  let ways: Flow.Ways
  let settings: [SceneSettings]
  private(set) var numbers = NodeNumbers()
  private(set) var keys: [Key] = []
  let hasSplits: Bool
  let endlessContainers: Set<Int>
  var contents: StackContents
  /// By scene, what has been put into its secondary column.
  var details: [Int: Set<Int>] = [:]

  /// - Parameter openings: Scenes that code may show, wherever it likes.
  init(_ flow: Flow, _ ways: Flow.Ways, settings: [SceneSettings], openings: [Int]) {
    self.flow = flow
    self.ways = ways
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
    contents = StackContents(flow, ways, settings: settings, actions: actions, nearest: nearest)
    var start = State()
    start.isFirst = true
    roots = flow.entries.map { node(of: $0, start, []) }
    start.isVague = true
    let vague = openings.map { node(of: $0, start, []) }
    roots += vague.filter { !roots.contains($0) }
    var next = 0
    while next < nodes.count {
      grow(next)
      next += 1
    }
    // Nothing grows any more.
    (numbers, keys) = (NodeNumbers(), [])
  }

  /// The node of a scene as a whole.
  mutating func node(of scene: Int, _ state: State, _ holders: [Int] = []) -> Int {
    node(Key(scene: scene, state: state, holders: holders))
  }

  mutating func node(_ key: Key) -> Int {
    if let number = numbers.number(of: key, in: keys) { return number }
    let number = nodes.count
    keys.append(key)
    numbers.insertLast(of: keys)
    nodes.append(Node(scene: key.scene, state: key.state))
    edges.append([])
    return number
  }

  /// The actions that a scene declares itself.
  func declared(_ scene: Int) -> [Int] {
    flow.declared(scene, actions, nearest)
  }

  // MARK: - Changing a node

  mutating func change(_ node: Int, _ change: (inout Node) -> Void) { change(&nodes[node]) }

  mutating func connect(_ from: Int, _ to: Int, by segue: Int? = nil, detail: Int? = nil) {
    edges[from].append(Edge(to: to, segue: segue, detail: detail))
  }
}

extension Flow {
  /// The actions that a scene declares, as numbers.
  ///
  /// - Parameter nearest: The one of all scenes that are no containers; nil for none.
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
