/// Adds the edges from containers to the scenes inside them.
extension StackGraph {
  /// Adds the edges that leave a node. Each node is grown once, after it has been added.
  ///
  /// The kind of the scene and the branch of the key decide. A branch of -2 is the scene as a
  /// whole. A branch of -1 is a scene without regard to its embedded scenes. Other numbers are a
  /// child or an embed segue.
  mutating func grow(_ number: Int) {
    let key = keys[number]
    let scene = flow.scenes[key.scene]
    switch (scene.kind, key.branch) {
    case (.navigationController, _): growStack(number, key)
    case (.tabBarController, -2), (.pageViewController, -2): growBranches(number, key)
    case (.splitViewController, -2): growColumns(number, key)
    case (.tabBarController, _), (.pageViewController, _): growBranch(number, key)
    case (.splitViewController, _): growColumn(number, key)
    case (.viewController, -2), (.tableViewController, -2), (.collectionViewController, -2):
      let embeds = adjacency.embeds(of: key.scene, in: flow)
      if embeds.isEmpty { growLeaf(number, key, embeds) } else { fork(number, key, embeds) }
    case (.viewController, -1), (.tableViewController, -1), (.collectionViewController, -1):
      growLeaf(number, key, adjacency.embeds(of: key.scene, in: flow))
    case (.viewController, _), (.tableViewController, _), (.collectionViewController, _):
      growEmbedded(number, key)
    case (.alertController, _), (.storyboardReference, _): break
    }
  }

  /// Indicates whether the user can leave a state without a segue: by a back button or another exit
  /// of the level.
  func isLeft(_ state: State, _ scene: Int) -> Bool {
    if state.hasLevelExit || state.isUncertain { return true }
    return state.isPushed && state.navigation == .stack(hasBack: true)
      && !settings[scene].hidesBack
  }

  /// Returns the containers whose segues can be performed inside this one: those around it, and
  /// itself if it has segues.
  private func holders(_ key: Key) -> [Int] {
    // A container that contains itself would be added indefinitely.
    guard !endlessContainers.contains(key.scene),
      adjacency.outgoing[key.scene].contains(where: { flow.segues[$0].kind != .embed })
    else { return key.holders }
    return key.holders + [key.scene]
  }

  /// Connects a navigation controller with its root. The root has no back button, and its exits are
  /// those of the navigation controller.
  private mutating func growStack(_ number: Int, _ key: Key) {
    guard let root = flow.scenes[key.scene].children.first else { return }
    var state = key.state
    let isHeld = !holders(key).isEmpty
    state.hasLevelExit = isLeft(state, key.scene) || isHeld
    state.hasStackExit = state.hasLevelExit
    state.hasExitBesideTabs = state.hasExitBesideTabs.map { $0 || isHeld }
    state.isPushed = false
    state.navigation = .stack(hasBack: !settings[key.scene].isBarHidden)
    if settings[root.scene].hidesBottomBar { state.hideTabs() }
    connect(number, node(of: root.scene, state, holders(key)))
  }

  // MARK: - Tabs and pages

  /// Connects a tab bar or page view controller with each child that the user can select.
  private mutating func growBranches(_ number: Int, _ key: Key) {
    for branch in flow.scenes[key.scene].children.indices
    where !settings[key.scene].disabledTabs.contains(branch) {
      var branched = key
      branched.branch = branch
      connect(number, node(branched))
    }
  }

  /// Connects the choice of a tab or page with the scene in it.
  ///
  /// Another tab or page is an exit. In a tab bar controller the other tabs are beside the path, so
  /// unwinds can end in them.
  ///
  /// The state keeps apart what the tab bar contributes to the exits, because a scene on the stack
  /// can hide the tab bar.
  private mutating func growBranch(_ number: Int, _ key: Key) {
    let scene = flow.scenes[key.scene]
    var state = key.state
    let choices = scene.children.count - settings[key.scene].disabledTabs.count
    let hasOtherExit = isLeft(state, key.scene) || !holders(key).isEmpty
    state.hasLevelExit = hasOtherExit || choices > 1
    state.isPushed = false
    if scene.kind == .tabBarController {
      // Only a navigation controller directly in the tab can hide the tab bar.
      let child = flow.scenes[scene.children[key.branch].scene].kind
      state.hasExitBesideTabs = child == .navigationController && choices > 1 ? hasOtherExit : nil
      let others = scene.children.indices.filter { $0 != key.branch }.map {
        scene.children[$0].scene
      }
      if put(others, beside: number) { state.isUncertain = true }
    }
    change(number) { $0.child = key.branch }
    connect(number, node(of: scene.children[key.branch].scene, state, holders(key)))
  }

  /// Adds the unwind actions of scenes beside the path to a node.
  ///
  /// - Returns: True if too little is known about the scenes.
  private mutating func put(_ scenes: [Int], beside number: Int) -> Bool {
    var isUncertain = false
    for scene in scenes {
      let found = contents.actions(in: scene)
      change(number) { $0.below += found }
      if contents.isUncertain(scene) { isUncertain = true }
    }
    return isUncertain
  }

  // MARK: - Columns

  /// Connects a split view controller with each visible column.
  ///
  /// The node itself is whole: it is a trap if no column leads on. Its exits are known only in the
  /// initial state, without a changed detail.
  private mutating func growColumns(_ number: Int, _ key: Key) {
    var key = key
    // Inside another split view controller, or in a sheet, the split view controller can have a
    // single column.
    if key.state.split != nil || key.state.isNarrow { key.state.isUncertain = true }
    for branch in settings[key.scene].shownColumns(of: flow.scenes[key.scene]) {
      var branched = key
      branched.branch = branch
      let to = node(branched)
      change(to) { $0.child = branch }
      connect(number, to)
    }
    let isLeft = key.state.isFirst || isLeft(key.state, key.scene) || !holders(key).isEmpty
    let inner = key.detail == nil && !isLeft ? contents.columnUnwinds(of: key.scene) : nil
    change(number) { node in
      node.isWhole = true
      node.inner = inner ?? []
      node.hasExit = inner == nil
    }
  }

  /// Connects a column with the scene in it. The user can switch to the other columns, so the
  /// column always has an exit.
  private mutating func growColumn(_ number: Int, _ key: Key) {
    let scene = flow.scenes[key.scene]
    var whole = key
    whole.branch = -2
    let isSecondary = scene.children[key.branch].role == .secondary
    var state = key.state
    // The user can switch to other columns.
    state.hasLevelExit = true
    state.hasStackExit = true
    state.hasExitBesideTabs = nil
    state.isPushed = false
    state.column = isSecondary ? .secondary : .sidebar
    func content(_ child: Flow.Child) -> Int {
      child.role == .secondary ? key.detail ?? child.scene : child.scene
    }
    let others = scene.children.indices.filter { $0 != key.branch }
    if put(others.map { content(scene.children[$0]) }, beside: number) { state.isUncertain = true }
    // No finding is reported for an uncertain node, so nested split view controllers are not
    // distinguished.
    state.split = state.isUncertain ? nil : numbers.number(of: whole, in: keys)
    let own = content(scene.children[key.branch])
    // Any other column gets a navigation controller of its own.
    state.navigation = flow.isBareColumn(own) ? .split : .stack(hasBack: true)
    connect(number, node(of: own, state, holders(key)))
  }

  // MARK: - Embedded scenes

  /// Adds a scene with embedded scenes. Paths continue from the scene itself or through an embedded
  /// scene.
  private mutating func fork(_ number: Int, _ key: Key, _ embeds: [Int]) {
    for branch in [-1] + embeds {
      var branched = key
      branched.branch = branch
      connect(number, node(branched))
    }
  }

  /// Connects a scene with one embedded scene. The actions of the scene itself and of the other
  /// embedded scenes are beside the path.
  private mutating func growEmbedded(_ number: Int, _ key: Key) {
    var state = key.state
    state.hasLevelExit = true
    state.isPushed = false
    let own = declared(key.scene)
    change(number) { $0.below = own }
    let others = adjacency.embeds(of: key.scene, in: flow).filter { $0 != key.branch }
    if put(others.compactMap { flow.segues[$0].destination }, beside: number) {
      state.isUncertain = true
    }
    guard let child = flow.segues[key.branch].destination else { return }
    connect(number, node(of: child, state, key.holders), by: key.branch)
  }
}

extension StackGraph.State {
  /// Removes the exit by the tab bar, which is hidden until the scene leaves the stack.
  mutating func hideTabs() {
    guard let rest = hasExitBesideTabs else { return }
    (hasLevelExit, hasStackExit, hasExitBesideTabs) = (rest, rest, nil)
  }
}

extension Flow {
  /// The containers that contain themselves at any depth, and the containers around them.
  var endlessContainers: Set<Int> {
    // The search starts with scenes that contain no others and continues outwards, as in Kahn's
    // topological sort.
    var uncounted = scenes.map(\.children.count)
    var containers = [[Int]](repeating: [], count: scenes.count)
    for (number, scene) in scenes.enumerated() {
      for child in scene.children { containers[child.scene].append(number) }
    }
    var ready = scenes.indices.filter { uncounted[$0] == 0 }
    while let scene = ready.popLast() {
      for container in containers[scene] {
        uncounted[container] -= 1
        if uncounted[container] == 0 { ready.append(container) }
      }
    }
    return Set(scenes.indices.filter { uncounted[$0] > 0 })
  }

  /// Indicates whether a column is shown without a navigation controller of its own.
  func isBareColumn(_ scene: Int) -> Bool {
    switch scenes[scene].kind {
    case .tabBarController: true
    case .pageViewController:
      scenes[scene].children.first.map { scenes[$0.scene].kind == .navigationController } ?? false
    case .navigationController, .splitViewController, .viewController, .tableViewController,
      .collectionViewController, .alertController, .storyboardReference:
      false
    }
  }
}

extension Flow.Adjacency {
  /// Returns the indices of the segues that embed a scene in this one.
  func embeds(of scene: Int, in flow: Flow) -> [Int] {
    outgoing[scene].filter { flow.segues[$0].kind == .embed && flow.segues[$0].destination != nil }
  }
}
