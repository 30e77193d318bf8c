/// Adds the edges of the segues of visible scenes.
extension StackGraph {
  /// The largest number of scenes in the secondary column of a split view controller that are
  /// examined.
  static let detailLimit = 32

  /// Adds the segues of a visible scene, and of the containers around it.
  ///
  /// - Parameters:
  ///   - number: The index of the node.
  ///   - key: The key of the node.
  ///   - embeds: The embed segues of the scene.
  mutating func growLeaf(_ number: Int, _ key: Key, _ embeds: [Int]) {
    var beside: [Int] = []
    for embed in embeds { beside += contents.actions(in: flow.segues[embed].destination ?? 0) }
    let inner = contents.innerUnwinds(of: key.scene)
    let own = declared(key.scene)
    // A scene inside the source is not an earlier scene. It is a target only if it declares the
    // action.
    let within = beside.filter { $0 != nearest }
    let isLeft = key.state.isFirst || isLeft(key.state, key.scene)
    change(number) { node in
      node.isLeaf = true
      node.inner = inner ?? []
      node.beside = within
      node.below = beside + own
      node.hasExit = isLeft || inner == nil || !key.holders.isEmpty
    }
    follow(adjacency.outgoing[key.scene], isBorrowed: false, from: number, key)
    for holder in key.holders {
      follow(adjacency.outgoing[holder], isBorrowed: true, from: number, key)
    }
  }

  /// Adds an edge for each segue, and stores the segues in the node.
  ///
  /// - Parameter isBorrowed: Indicates whether a container around the scene has the segues.
  private mutating func follow(
    _ segues: [Int], isBorrowed: Bool, from number: Int, _ key: Key
  ) {
    for origin in flow.origins(segues, isBorrowed: isBorrowed, adjacency, settings) {
      change(number) { $0.segues.append(origin) }
      let segue = flow.segues[origin.segue]
      guard let destination = segue.destination else { continue }
      if showsDetail(segue), let split = key.state.split {
        showDetail(destination, by: origin.segue, from: number, key, in: split, isBorrowed)
      } else {
        connect(
          number, self.destination(of: segue, destination, key.state, isBorrowed),
          by: origin.segue)
      }
    }
  }

  /// Indicates whether a segue changes the secondary column. A segue of a custom
  /// class does not count, because its code is not known.
  private func showsDetail(_ segue: Flow.Segue) -> Bool {
    segue.kind == .showDetail && segue.customClass == nil
  }

  /// Adds an edge from the split view controller to the same one with another detail. The result is
  /// uncertain if too many details have been shown, or if the old state is not known.
  ///
  /// Showing a detail does not make the stack longer. It replaces the scene of the secondary
  /// column, so the edge leads from one state of the split view controller to another.
  private mutating func showDetail(
    _ scene: Int, by segue: Int, from number: Int, _ key: Key, in split: Int, _ isBorrowed: Bool
  ) {
    var whole = keys[split]
    whole.detail = scene
    let isKnown = details[whole.scene]?.contains(scene) == true
    let isMany = (details[whole.scene]?.count ?? 0) >= Self.detailLimit
    // The scene that a container's segue replaces depends on the container. A changed sidebar
    // differs from the sidebar in the file.
    guard !isBorrowed, key.state.column != .changedSidebar, isKnown || !isMany else {
      connect(number, node(of: scene, .uncertain), by: segue)
      return
    }
    details[whole.scene, default: []].insert(scene)
    let to = node(whole)
    if to != split { connect(split, to, by: segue, detail: number) }
  }

  /// Returns the node that a segue leads to.
  ///
  /// A push keeps the state of the stack: navigation, split view controller and exits. Every other
  /// segue starts a new level, whose only exit is a dismissal by the user. An unknown custom class
  /// makes the node uncertain.
  private mutating func destination(
    of segue: Flow.Segue, _ scene: Int, _ here: State, _ isBorrowed: Bool
  ) -> Int {
    let isOfUnknownClass =
      segue.kind == .custom && segue.customClass != nil && segue.transition == nil
    let isPushing = segue.kind == .push || segue.kind == .show
    if isPushing, here.split != nil, here.navigation == .split || isBorrowed {
      return node(of: scene, .uncertain)
    }
    if isPushing, here.navigation != .none, flow.scenes[scene].kind != .navigationController {
      var state = here
      state.isPushed = true
      state.isFirst = false
      state.hasLevelExit = here.hasStackExit
      if settings[scene].hidesBottomBar { state.hideTabs() }
      let isBack = here.navigation == .stack(hasBack: true) && !settings[scene].hidesBack
      if here.column == .sidebar, !isBack { state.column = .changedSidebar }
      return node(of: scene, state)
    }
    var state = State()
    state.isUncertain = here.isUncertain || isOfUnknownClass
    state.hasLevelExit = settings[scene].isDismissible(segue.presentationStyle, segue.kind)
    state.isNarrow =
      hasSplits && settings[scene].isNarrow(segue.presentationStyle, segue.kind, in: here.isNarrow)
    return node(of: scene, state)
  }
}

extension StackGraph.State {
  /// The state of a scene about which too little is known for a finding.
  fileprivate static var uncertain: Self {
    var state = Self()
    state.isUncertain = true
    return state
  }
}

extension Flow {
  /// Returns the segues that can start, without embed segues. A segue to an alert is replaced by
  /// the segues of the alert.
  func origins(
    _ numbers: [Int], isBorrowed: Bool, _ adjacency: Adjacency, _ settings: [SceneSettings]
  ) -> [StackGraph.Origin] {
    var found: [StackGraph.Origin] = []
    var alerts: Set<Int> = []
    var waiting = numbers.map { StackGraph.Origin(segue: $0, isBorrowed: isBorrowed) }
    var next = 0
    while next < waiting.count {
      let origin = waiting[next]
      next += 1
      let segue = segues[origin.segue]
      guard segue.kind != .embed else { continue }
      // The destination of an alert is shown from the scene below the alert.
      if let destination = segue.destination, scenes[destination].kind == .alertController {
        guard alerts.insert(destination).inserted else { continue }
        let disabled = settings[destination].disabledActions
        waiting += adjacency.outgoing[destination].filter {
          disabled.isEmpty || !disabled.contains(segues[$0].trigger?.value ?? "")
        }.map { StackGraph.Origin(segue: $0, isBorrowed: true) }
      } else {
        found.append(origin)
      }
    }
    return found
  }
}
