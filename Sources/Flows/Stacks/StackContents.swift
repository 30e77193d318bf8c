/// Collects the unwind actions and unwind segues of scenes, including the scenes inside them.
///
/// The actions of a scene are computed once and stored. Only actions that exist in every state of
/// the scene count: of pages, and of scenes in a secondary column, those that all of them declare.
///
/// An unwind can end in a scene beside the path, such as the root of another tab. The graph
/// therefore needs to know what such scenes declare.
struct StackContents {
  private let flow: Flow
  private let adjacency: Flow.Adjacency
  private let settings: [SceneSettings]
  private let actions: [String: Int]
  private let nearest: Int?
  private let hasSplits: Bool
  /// For each scene, the actions that the scene and the scenes inside it declare; nil before they
  /// are collected.
  private var known: [[Int]?]
  private var isCollected: [Bool]
  private var isUncertain: [Bool]

  /// The number of nested scenes at which the search stops.
  private static let depthLimit = 200
  /// The number of embedded scenes in one scene at which the search stops.
  private static let innerLimit = 200

  /// Prepares the collection.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - adjacency: The adjacency lists of the segues that count.
  ///   - settings: The settings by scene.
  ///   - actions: The numbers of the unwind actions.
  ///   - nearest: The number of the action of unwinds to the nearest scene; nil for none.
  init(
    _ flow: Flow, _ adjacency: Flow.Adjacency, settings: [SceneSettings], actions: [String: Int],
    nearest: Int?
  ) {
    self.flow = flow
    self.adjacency = adjacency
    self.settings = settings
    self.actions = actions
    self.nearest = nearest
    hasSplits = flow.scenes.contains { $0.kind == .splitViewController }
    known = [[Int]?](repeating: nil, count: flow.scenes.count)
    isCollected = [Bool](repeating: false, count: flow.scenes.count)
    isUncertain = isCollected
  }

  // MARK: - Actions

  /// Returns the unwind actions inside a scene that are available in every state of the scene.
  mutating func actions(in scene: Int) -> [Int] { actions(in: scene, depth: 0) }

  /// Indicates whether the actions of a scene are unknown. Call ``actions(in:)`` first.
  func isUncertain(_ scene: Int) -> Bool { isUncertain[scene] }

  /// Returns the actions inside a scene and stores them.
  ///
  /// - Parameter depth: The number of scenes around it. At ``depthLimit`` the search stops.
  private mutating func actions(in scene: Int, depth: Int) -> [Int] {
    if let known = known[scene] { return known }
    // Other rules report a scene that contains itself, and a scene that contains too many others.
    guard !isCollected[scene], depth < Self.depthLimit else { return [] }
    isCollected[scene] = true
    let description = flow.scenes[scene]
    var found = flow.declared(scene, actions, nearest)
    let embeds = adjacency.embeds(of: scene, in: flow).compactMap { flow.segues[$0].destination }
    for part in embeds { found += actions(of: part, in: scene, depth) }
    switch description.kind {
    case .pageViewController:
      // Only one page exists at a time, and it can be any page.
      found += common(description.children.map(\.scene), in: scene, depth)
    case .splitViewController:
      for child in description.children where child.role != .secondary {
        found += actions(of: child.scene, in: scene, depth)
      }
      let details = SplitDetails(flow, adjacency, settings: settings).details(of: scene)
      if details == nil { isUncertain[scene] = true }
      found += common(details ?? [], in: scene, depth)
    case .viewController, .tableViewController, .collectionViewController, .navigationController,
      .tabBarController, .alertController, .storyboardReference:
      for child in description.children { found += actions(of: child.scene, in: scene, depth) }
      // Columns in an unselected tab are in their initial state.
      if hasSplits, !settings[scene].disabledTabs.isEmpty { isUncertain[scene] = true }
    }
    known[scene] = found
    return found
  }

  /// Returns the actions of a part of a scene. An uncertain part makes the scene uncertain.
  private mutating func actions(of part: Int, in scene: Int, _ depth: Int) -> [Int] {
    let found = actions(in: part, depth: depth + 1)
    if isUncertain[part] { isUncertain[scene] = true }
    return found
  }

  /// Returns the actions that all of the scenes declare.
  private mutating func common(_ scenes: [Int], in holder: Int, _ depth: Int) -> [Int] {
    var rest: Set<Int>?
    for scene in scenes {
      let found = actions(of: scene, in: holder, depth)
      rest = rest.map { $0.intersection(found) } ?? Set(found)
    }
    return (rest ?? []).sorted()
  }

  // MARK: - Unwinds within

  /// Returns the unwind segues of embedded scenes; nil if an embedded scene has a segue to another
  /// scene, or if that is not known.
  ///
  /// An embedded scene is visible together with the scene around it, so its segues start from the
  /// same node.
  mutating func innerUnwinds(of scene: Int) -> [StackGraph.InnerUnwind]? {
    var inner: [StackGraph.InnerUnwind] = []
    var limit = Self.innerLimit
    return collect(scene, outside: [], &inner, &limit) ? inner : nil
  }

  /// Returns the unwind segues of a split view controller's columns in their initial state. The
  /// result is nil as for embedded scenes.
  mutating func columnUnwinds(of split: Int) -> [StackGraph.InnerUnwind]? {
    let scene = flow.scenes[split]
    let columns = settings[split].shownColumns(of: scene).map { scene.children[$0].scene }
    var inner: [StackGraph.InnerUnwind] = []
    var limit = Self.innerLimit
    // The actions of scenes in hidden columns are included.
    let all = scene.children.filter { $0.role != .compact }.map(\.scene)
    return collect(columns, beside: all, outside: [], &inner, &limit) ? inner : nil
  }

  /// Returns the scenes that are visible inside a scene; nil if the user can change which scenes
  /// are visible.
  private func parts(of scene: Int) -> [Int]? {
    let description = flow.scenes[scene]
    switch description.kind {
    case .viewController, .tableViewController, .collectionViewController, .alertController,
      .storyboardReference:
      return adjacency.embeds(of: scene, in: flow).compactMap { flow.segues[$0].destination }
    case .navigationController, .tabBarController, .pageViewController:
      return description.children.count > 1 ? nil : description.children.map(\.scene)
    case .splitViewController: return nil
    }
  }

  /// Collects the unwind segues of the scenes embedded in a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - outside: The actions that the scenes around it declare.
  ///   - inner: The unwind segues that have been collected.
  ///   - limit: The number of further scenes that can be visited.
  /// - Returns: False if a segue leads to another scene, or if that is not known.
  private mutating func collect(
    _ scene: Int, outside: [Int], _ inner: inout [StackGraph.InnerUnwind], _ limit: inout Int
  ) -> Bool {
    guard let parts = parts(of: scene) else { return false }
    let own = flow.declared(scene, actions, nearest)
    return collect(parts, beside: parts, outside: outside + own, &inner, &limit)
  }

  /// Collects the unwind segues of scenes that are visible at the same time.
  ///
  /// - Parameters:
  ///   - parts: The scenes.
  ///   - beside: The scenes whose actions count for each other, such as all columns.
  ///   - outside: The actions that the scenes around them declare.
  ///   - inner: The unwind segues that have been collected.
  ///   - limit: The number of further scenes that can be visited.
  /// - Returns: False if a segue leads to another scene, or if that is not known.
  private mutating func collect(
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
      guard collectUnwinds(of: child, around: around, &inner),
        collect(child, outside: around, &inner, &limit)
      else { return false }
    }
    return true
  }

  /// Collects the unwind segues of an embedded scene.
  ///
  /// - Returns: False if a segue of the scene leads to another scene.
  private mutating func collectUnwinds(
    of child: Int, around: [Int], _ inner: inout [StackGraph.InnerUnwind]
  ) -> Bool {
    let own = flow.declared(child, actions, nil)
    guard let parts = parts(of: child) else { return false }
    var within: [Int] = []
    for part in parts { within += actions(in: part).filter { $0 != nearest } }
    for origin in flow.origins(adjacency.outgoing[child], isBorrowed: false, adjacency, settings) {
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
