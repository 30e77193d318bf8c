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
  }

  /// What around a scene decides what can be done there.
  struct State: Hashable {
    var navigation = Navigation.none
    /// Whether too little is known for a finding: in a split view controller, beyond a segue of an
    /// unknown class, in what code may have put anywhere.
    var isVague = false
    /// Whether the level can be left: by another tab, by a dismissal.
    var hasLevelExit = false
    /// The same of the nearest stack around, whose top is not left by another tab in what it covers.
    var hasStackExit = false
    /// Whether it is on a stack, upon something.
    var isPushed = false
    /// Whether the app has started with it, so that there is nothing to go back to.
    var isFirst = false
  }

  /// The nearest navigation controller around.
  enum Navigation: Hashable {
    case none
    /// With a way back from what is pushed, or without.
    case stack(hasBack: Bool)
  }

  struct Edge {
    var to: Int
    /// The segue; nil for what a container holds.
    var segue: Int?
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

  private struct Key: Hashable {
    var scene: Int
    /// The child or embed segue that the way goes through; -1 for none, -2 for the scene as a whole.
    var branch: Int
    var state: State
    /// The containers around whose segues are performed from what they hold.
    var holders: [Int]
  }

  /// The most scenes within each other that are looked into; fewer are allowed.
  private static let depthLimit = 200
  /// The most embedded scenes of one scene that are looked into; fewer are allowed.
  private static let innerLimit = 200

  private let flow: Flow
  private let ways: Flow.Ways
  private let settings: [SceneSettings]
  private var numbers: [Key: Int] = [:]
  private var keys: [Key] = []
  /// The actions declared in what a scene is made with, itself included; nil while being gathered.
  private var contents: [[Int]?]
  private var isGathered: [Bool]
  private var holdsSplit: [Bool]

  /// - Parameter openings: Scenes that code may show, wherever it likes.
  init(_ flow: Flow, _ ways: Flow.Ways, settings: [SceneSettings], openings: [Int]) {
    self.flow = flow
    self.ways = ways
    self.settings = settings
    contents = [[Int]?](repeating: nil, count: flow.scenes.count)
    isGathered = [Bool](repeating: false, count: flow.scenes.count)
    holdsSplit = [Bool](repeating: false, count: flow.scenes.count)
    for scene in flow.scenes {
      for action in scene.unwindActions where actions[action] == nil {
        actions[action] = actions.count
      }
    }
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
  }

  /// The node of a scene as a whole.
  private mutating func node(of scene: Int, _ state: State, _ holders: [Int]) -> Int {
    node(Key(scene: scene, branch: -2, state: state, holders: holders))
  }

  private mutating func node(_ key: Key) -> Int {
    if let number = numbers[key] { return number }
    let number = nodes.count
    numbers[key] = number
    keys.append(key)
    nodes.append(Node(scene: key.scene, state: key.state))
    edges.append([])
    return number
  }

  // MARK: - What a node leads to

  private mutating func grow(_ number: Int) {
    let key = keys[number]
    let scene = flow.scenes[key.scene]
    switch (scene.kind, key.branch) {
    case (.navigationController, _): growStack(number, key)
    case (.tabBarController, -2), (.pageViewController, -2), (.splitViewController, -2):
      growBranches(number, key)
    case (.tabBarController, _), (.pageViewController, _), (.splitViewController, _):
      growBranch(number, key)
    case (.viewController, -2), (.tableViewController, -2), (.collectionViewController, -2):
      let embeds = embeds(of: key.scene)
      if embeds.isEmpty { growLeaf(number, key, embeds) } else { fork(number, key, embeds) }
    case (.viewController, -1), (.tableViewController, -1), (.collectionViewController, -1):
      growLeaf(number, key, embeds(of: key.scene))
    case (.viewController, _), (.tableViewController, _), (.collectionViewController, _):
      growEmbedded(number, key)
    case (.alertController, _), (.storyboardReference, _): break
    }
  }

  /// Whether what is there can be left without a segue of its own.
  private func hasExit(_ state: State, _ scene: Int) -> Bool {
    state.isFirst || isLeft(state, scene)
  }

  /// The same where it is not the first that there is.
  private func isLeft(_ state: State, _ scene: Int) -> Bool {
    if state.hasLevelExit || state.isVague { return true }
    return state.isPushed && state.navigation == .stack(hasBack: true)
      && !settings[scene].hidesBack
  }

  private func holders(_ key: Key) -> [Int] {
    let hasSegues = ways.leaving[key.scene].contains { flow.segues[$0].kind != .embed }
    return hasSegues ? key.holders + [key.scene] : key.holders
  }

  private mutating func growStack(_ number: Int, _ key: Key) {
    guard let root = flow.scenes[key.scene].children.first else { return }
    var state = key.state
    state.hasLevelExit = isLeft(state, key.scene) || !holders(key).isEmpty
    state.hasStackExit = state.hasLevelExit
    state.isPushed = false
    state.navigation = .stack(hasBack: !settings[key.scene].isBarHidden)
    connect(number, node(of: root.scene, state, holders(key)))
  }

  private mutating func growBranches(_ number: Int, _ key: Key) {
    for branch in flow.scenes[key.scene].children.indices
    where !settings[key.scene].disabledTabs.contains(branch) {
      connect(
        number,
        node(Key(scene: key.scene, branch: branch, state: key.state, holders: key.holders)))
    }
  }

  private mutating func growBranch(_ number: Int, _ key: Key) {
    let scene = flow.scenes[key.scene]
    var state = key.state
    let choices = scene.children.count - settings[key.scene].disabledTabs.count
    state.hasLevelExit =
      isLeft(state, key.scene) || choices > 1 || !holders(key).isEmpty
    state.isPushed = false
    let others = scene.children.indices.filter { $0 != key.branch }
    switch scene.kind {
    case .tabBarController:
      for other in others {
        let child = scene.children[other].scene
        nodes[number].below += gatheredActions(of: child)
        if holdsSplit[child] { state.isVague = true }
      }
    case .splitViewController: state.isVague = true
    default: break
    }
    connect(number, node(of: scene.children[key.branch].scene, state, holders(key)))
  }

  private func embeds(of scene: Int) -> [Int] {
    ways.leaving[scene].filter {
      flow.segues[$0].kind == .embed && flow.segues[$0].destination != nil
    }
  }

  /// A scene that holds others: the way goes on from itself, or through one of them.
  private mutating func fork(_ number: Int, _ key: Key, _ embeds: [Int]) {
    for branch in [-1] + embeds {
      var branched = key
      branched.branch = branch
      connect(number, node(branched))
    }
  }

  private mutating func growEmbedded(_ number: Int, _ key: Key) {
    var state = key.state
    state.hasLevelExit = true
    state.isPushed = false
    var below = flow.scenes[key.scene].unwindActions.compactMap { actions[$0] }
    for other in embeds(of: key.scene) where other != key.branch {
      let child = flow.segues[other].destination ?? 0
      below += gatheredActions(of: child)
      if holdsSplit[child] { state.isVague = true }
    }
    nodes[number].below = below
    guard let child = flow.segues[key.branch].destination else { return }
    connect(number, node(of: child, state, key.holders), by: key.branch)
  }

  private mutating func growLeaf(_ number: Int, _ key: Key, _ embeds: [Int]) {
    let beside = embeds.flatMap { gatheredActions(of: flow.segues[$0].destination ?? 0) }
    var inner: [InnerUnwind] = []
    var limit = Self.innerLimit
    let hasBusyChildren = !gatherInner(key.scene, outside: [], &inner, &limit)
    nodes[number].isLeaf = true
    nodes[number].inner = inner
    nodes[number].beside = beside
    nodes[number].below =
      beside + flow.scenes[key.scene].unwindActions.compactMap { actions[$0] }
    nodes[number].hasExit =
      hasExit(key.state, key.scene) || hasBusyChildren || !key.holders.isEmpty
    follow(ways.leaving[key.scene], isBorrowed: false, from: number, key)
    for holder in key.holders {
      follow(ways.leaving[holder], isBorrowed: true, from: number, key)
    }
  }

  private mutating func connect(_ from: Int, _ to: Int, by segue: Int? = nil) {
    edges[from].append(Edge(to: to, segue: segue))
  }

  // MARK: - Segues

  private mutating func follow(
    _ segues: [Int], isBorrowed: Bool, from number: Int, _ key: Key
  ) {
    for origin in origins(segues, isBorrowed: isBorrowed) {
      nodes[number].segues.append(origin)
      let segue = flow.segues[origin.segue]
      guard let destination = segue.destination else { continue }
      connect(number, self.destination(of: segue, destination, key.state), by: origin.segue)
    }
  }

  /// The segues that can start where these do: those of the alerts they lead to in place of these, and
  /// none that embeds.
  private func origins(_ segues: [Int], isBorrowed: Bool) -> [Origin] {
    var found: [Origin] = []
    var alerts: Set<Int> = []
    var waiting = segues.map { Origin(segue: $0, isBorrowed: isBorrowed) }
    var next = 0
    while next < waiting.count {
      let origin = waiting[next]
      next += 1
      let segue = flow.segues[origin.segue]
      guard segue.kind != .embed else { continue }
      // What an alert leads to is shown from where the alert was.
      if let destination = segue.destination, flow.scenes[destination].kind == .alertController {
        guard alerts.insert(destination).inserted else { continue }
        waiting += ways.leaving[destination].map { Origin(segue: $0, isBorrowed: true) }
      } else {
        found.append(origin)
      }
    }
    return found
  }

  private mutating func destination(
    of segue: Flow.Segue, _ scene: Int, _ here: State
  ) -> Int {
    let isCodes = segue.kind == .custom && segue.customClass != nil && segue.transition == nil
    let isPushing = segue.kind == .push || segue.kind == .show
    if isPushing, here.navigation != .none, flow.scenes[scene].kind != .navigationController {
      var state = here
      state.isPushed = true
      state.isFirst = false
      state.hasLevelExit = here.hasStackExit
      return node(of: scene, state, [])
    }
    var state = State()
    state.isVague = here.isVague || isCodes
    state.hasLevelExit = settings[scene].isDismissible(segue.presentationStyle, segue.kind)
    return node(of: scene, state, [])
  }

  // MARK: - Embedded scenes

  /// Gathers the unwind segues of what is embedded in a scene.
  ///
  /// - Parameters:
  ///   - outside: The actions declared around the scene, in what it is embedded in.
  ///   - limit: How many more scenes are looked into.
  /// - Returns: False where a segue leads on from there, or where that can't be said.
  private mutating func gatherInner(
    _ scene: Int, outside: [Int], _ inner: inout [InnerUnwind], _ limit: inout Int
  ) -> Bool {
    let embeds = embeds(of: scene)
    let own = flow.scenes[scene].unwindActions.compactMap { actions[$0] }
    for embed in embeds {
      guard limit > 0 else { return false }
      limit -= 1
      let child = flow.segues[embed].destination ?? 0
      guard !flow.scenes[child].kind.isContainer else { return false }
      var around = outside + own
      for other in embeds where other != embed {
        around += gatheredActions(of: flow.segues[other].destination ?? 0)
      }
      guard gatherUnwinds(of: child, around: around, &inner),
        gatherInner(child, outside: around, &inner, &limit)
      else { return false }
    }
    return true
  }

  /// - Returns: False where a segue of the embedded scene leads on.
  private mutating func gatherUnwinds(
    of child: Int, around: [Int], _ inner: inout [InnerUnwind]
  ) -> Bool {
    let own = flow.scenes[child].unwindActions.compactMap { actions[$0] }
    let within = embeds(of: child).flatMap { gatheredActions(of: flow.segues[$0].destination ?? 0) }
    for origin in origins(ways.leaving[child], isBorrowed: false) {
      let segue = flow.segues[origin.segue]
      guard segue.kind == .unwind else {
        if segue.destination == nil { continue }
        return false
      }
      inner.append(
        InnerUnwind(
          segue: origin.segue, ends: around + within + (origin.isBorrowed ? own : [])))
    }
    return true
  }

  // MARK: - What is made with a scene

  /// The unwind actions in a scene and in what it is made with, at least.
  private mutating func gatheredActions(of scene: Int, depth: Int = 0) -> [Int] {
    if let known = contents[scene] { return known }
    // A scene that holds itself is a defect of its own, and so is one that holds very many.
    guard !isGathered[scene], depth < Self.depthLimit else { return [] }
    isGathered[scene] = true
    let description = flow.scenes[scene]
    var found = description.unwindActions.compactMap { actions[$0] }
    holdsSplit[scene] = description.kind == .splitViewController
    var parts = description.children.map(\.scene)
    parts += embeds(of: scene).compactMap { flow.segues[$0].destination }
    var gathered: [[Int]] = []
    for part in parts {
      gathered.append(gatheredActions(of: part, depth: depth + 1))
      if holdsSplit[part] { holdsSplit[scene] = true }
    }
    if description.kind == .pageViewController {
      // Only one page is there, and it may be any.
      let common = gathered.dropFirst().reduce(Set(gathered.first ?? [])) {
        $0.intersection($1)
      }
      found += common.sorted()
    } else {
      found += gathered.flatMap(\.self)
    }
    contents[scene] = found
    return found
  }
}
