/// What scenes are made with: the unwind actions in it, at least, and the unwinds that start in it.
struct StackContents {
  private let flow: Flow
  private let ways: Flow.Ways
  private let settings: [SceneSettings]
  private let actions: [String: Int]
  private let nearest: Int?
  private let hasSplits: Bool
  /// By scene, the actions in what it is made with, itself included; nil while being gathered.
  private var known: [[Int]?]
  private var isGathered: [Bool]
  private var isUncertain: [Bool]

  /// The most scenes within each other that are looked into; fewer are allowed.
  private static let depthLimit = 200
  /// The most embedded scenes of one scene that are looked into; fewer are allowed.
  private static let innerLimit = 200

  init(
    _ flow: Flow, _ ways: Flow.Ways, settings: [SceneSettings], actions: [String: Int],
    nearest: Int?
  ) {
    self.flow = flow
    self.ways = ways
    self.settings = settings
    self.actions = actions
    self.nearest = nearest
    hasSplits = flow.scenes.contains { $0.kind == .splitViewController }
    known = [[Int]?](repeating: nil, count: flow.scenes.count)
    isGathered = [Bool](repeating: false, count: flow.scenes.count)
    isUncertain = isGathered
  }

  // MARK: - Actions

  /// The unwind actions that are in a scene and in what it is made with, whatever the user does there.
  mutating func actions(in scene: Int) -> [Int] { actions(in: scene, depth: 0) }

  /// Whether that cannot be said; once the actions have been asked for.
  func isVague(_ scene: Int) -> Bool { isUncertain[scene] }

  private mutating func actions(in scene: Int, depth: Int) -> [Int] {
    if let known = known[scene] { return known }
    // A scene that holds itself is a defect of its own, and so is one that holds very many.
    guard !isGathered[scene], depth < Self.depthLimit else { return [] }
    isGathered[scene] = true
    let description = flow.scenes[scene]
    var found = flow.declared(scene, actions, nearest)
    let embeds = ways.embeds(of: scene, in: flow).compactMap { flow.segues[$0].destination }
    for part in embeds { found += actions(of: part, in: scene, depth) }
    switch description.kind {
    case .pageViewController:
      // Only one page is there, and it may be any.
      found += common(description.children.map(\.scene), in: scene, depth)
    case .splitViewController:
      for child in description.children where child.role != .secondary {
        found += actions(of: child.scene, in: scene, depth)
      }
      let details = SplitDetails(flow, ways, settings: settings).details(of: scene)
      if details == nil { isUncertain[scene] = true }
      found += common(details ?? [], in: scene, depth)
    case .viewController, .tableViewController, .collectionViewController, .navigationController,
      .tabBarController, .alertController, .storyboardReference:
      for child in description.children { found += actions(of: child.scene, in: scene, depth) }
      // In a tab that nobody gets to, columns are as they were made.
      if hasSplits, !settings[scene].disabledTabs.isEmpty { isUncertain[scene] = true }
    }
    known[scene] = found
    return found
  }

  private mutating func actions(of part: Int, in scene: Int, _ depth: Int) -> [Int] {
    let found = actions(in: part, depth: depth + 1)
    if isUncertain[part] { isUncertain[scene] = true }
    return found
  }

  /// Those that are in each of the scenes.
  private mutating func common(_ scenes: [Int], in holder: Int, _ depth: Int) -> [Int] {
    var rest: Set<Int>?
    for scene in scenes {
      let found = actions(of: scene, in: holder, depth)
      rest = rest.map { $0.intersection(found) } ?? Set(found)
    }
    return (rest ?? []).sorted()
  }

  // MARK: - Unwinds within

  /// The unwind segues of what is embedded in a scene; nil where something leads on from there, or
  /// where that can't be said.
  mutating func innerUnwinds(of scene: Int) -> [StackGraph.InnerUnwind]? {
    var inner: [StackGraph.InnerUnwind] = []
    var limit = Self.innerLimit
    return gather(scene, outside: [], &inner, &limit) ? inner : nil
  }

  /// The same of the columns of a split view controller, as they were made.
  mutating func columnUnwinds(of split: Int) -> [StackGraph.InnerUnwind]? {
    let scene = flow.scenes[split]
    let columns = settings[split].shownColumns(of: scene).map { scene.children[$0].scene }
    var inner: [StackGraph.InnerUnwind] = []
    var limit = Self.innerLimit
    // What is in a column that nobody sees declares actions as well.
    let all = scene.children.filter { $0.role != .compact }.map(\.scene)
    return gather(columns, beside: all, outside: [], &inner, &limit) ? inner : nil
  }

  /// The scenes that are seen within one; nil where the user has a choice of them.
  private func parts(of scene: Int) -> [Int]? {
    let description = flow.scenes[scene]
    switch description.kind {
    case .viewController, .tableViewController, .collectionViewController, .alertController,
      .storyboardReference:
      return ways.embeds(of: scene, in: flow).compactMap { flow.segues[$0].destination }
    case .navigationController, .tabBarController, .pageViewController:
      return description.children.count > 1 ? nil : description.children.map(\.scene)
    case .splitViewController: return nil
    }
  }

  /// - Parameters:
  ///   - outside: The actions declared around the scene, in what it is embedded in.
  ///   - limit: How many more scenes are looked into.
  /// - Returns: False where a segue leads on from there, or where that can't be said.
  private mutating func gather(
    _ scene: Int, outside: [Int], _ inner: inout [StackGraph.InnerUnwind], _ limit: inout Int
  ) -> Bool {
    guard let parts = parts(of: scene) else { return false }
    let own = flow.declared(scene, actions, nearest)
    return gather(parts, beside: parts, outside: outside + own, &inner, &limit)
  }

  private mutating func gather(
    _ parts: [Int], beside: [Int], outside: [Int], _ inner: inout [StackGraph.InnerUnwind],
    _ limit: inout Int
  ) -> Bool {
    for child in parts {
      guard limit > 0 else { return false }
      limit -= 1
      var around = outside
      var others = beside
      if let own = others.firstIndex(of: child) { others.remove(at: own) }
      for scene in others { around += actions(in: scene) }
      guard gatherUnwinds(of: child, around: around, &inner),
        gather(child, outside: around, &inner, &limit)
      else { return false }
    }
    return true
  }

  /// - Returns: False where a segue of the embedded scene leads on.
  private mutating func gatherUnwinds(
    of child: Int, around: [Int], _ inner: inout [StackGraph.InnerUnwind]
  ) -> Bool {
    let own = flow.declared(child, actions, nil)
    guard let parts = parts(of: child) else { return false }
    var within: [Int] = []
    for part in parts { within += actions(in: part).filter { $0 != nearest } }
    for origin in flow.origins(ways.leaving[child], isBorrowed: false, ways, settings) {
      let segue = flow.segues[origin.segue]
      guard segue.kind == .unwind else {
        if segue.destination == nil { continue }
        return false
      }
      inner.append(
        StackGraph.InnerUnwind(
          segue: origin.segue, ends: around + within + (origin.isBorrowed ? own : [])))
    }
    return true
  }
}
