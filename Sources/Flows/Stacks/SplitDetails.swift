/// Finds the scenes that users can show in the secondary column of a split view controller.
///
/// The search follows `show`, `push` and `showDetail` segues from the visible columns. The scenes
/// are unknown in these cases:
///
/// * The search visits more than ``visitLimit`` states, or finds more than
///   ``StackGraph/detailLimit`` scenes.
/// * A container has segues of its own.
/// * A column contains another split view controller.
/// * A `showDetail` starts in a sidebar that cannot return to its first scene.
struct SplitDetails {
  private let flow: Flow
  private let adjacency: Flow.Adjacency
  private let settings: [SceneSettings]

  /// The largest number of visits in one split view controller.
  private static let visitLimit = 500

  init(_ flow: Flow, _ adjacency: Flow.Adjacency, settings: [SceneSettings]) {
    self.flow = flow
    self.adjacency = adjacency
    self.settings = settings
  }

  /// A scene inside a split view controller, with the state that decides the effect of its segues.
  private struct Visit: Hashable {
    var scene: Int
    var isSidebar: Bool
    /// Indicates whether the sidebar has no way back to its first scene.
    var isChanged = false
    var navigation: StackGraph.Navigation
  }

  /// Returns the scenes that the secondary column can show. The scene that the file names is first.
  /// Nil means that the scenes are not known.
  func details(of split: Int) -> [Int]? {
    let scene = flow.scenes[split]
    guard !showsAnything(split) else { return nil }
    var details: [Int] = []
    var waiting: [Visit] = []
    for child in scene.children where child.role == .secondary { details.append(child.scene) }
    for place in settings[split].shownColumns(of: scene) {
      let child = scene.children[place]
      waiting.append(column(child.scene, isSidebar: child.role != .secondary))
    }
    var met = Set(waiting)
    while let visit = waiting.popLast() {
      guard met.count < Self.visitLimit,
        let next = follow(visit, &details), details.count <= StackGraph.detailLimit
      else { return nil }
      for visit in next where met.insert(visit).inserted { waiting.append(visit) }
    }
    return details
  }

  /// Returns the first visit of a column. A column that is no tab bar controller gets its own
  /// navigation controller.
  private func column(_ scene: Int, isSidebar: Bool) -> Visit {
    Visit(
      scene: scene, isSidebar: isSidebar,
      navigation: flow.isBareColumn(scene) ? .split : .stack(hasBack: true))
  }

  /// Indicates whether a container has segues of its own. They can start while any scene inside it
  /// is visible.
  private func showsAnything(_ container: Int) -> Bool {
    adjacency.outgoing[container].contains {
      [.show, .showDetail, .push].contains(flow.segues[$0].kind)
    }
  }

  /// Returns the visits that follow from a visit, and adds the details that its segues show; nil if
  /// the scenes are not known.
  ///
  /// A push within a column stays in the column. A `show` from a bare column changes another
  /// column, which this search does not follow.
  private func follow(_ visit: Visit, _ details: inout [Int]) -> [Visit]? {
    let scene = flow.scenes[visit.scene]
    func within(_ child: Int) -> Visit {
      var next = visit
      next.scene = child
      return next
    }
    switch scene.kind {
    case .splitViewController: return nil
    case .navigationController:
      guard !showsAnything(visit.scene) else { return nil }
      return scene.children.map { child in
        var next = within(child.scene)
        next.navigation = .stack(hasBack: !settings[visit.scene].isBarHidden)
        return next
      }
    case .tabBarController, .pageViewController:
      guard !showsAnything(visit.scene) else { return nil }
      return scene.children.indices.filter {
        !settings[visit.scene].disabledTabs.contains($0)
      }.map { within(scene.children[$0].scene) }
    case .alertController, .storyboardReference: return []
    case .viewController, .tableViewController, .collectionViewController: break
    }
    var next = adjacency.embeds(of: visit.scene, in: flow).compactMap {
      flow.segues[$0].destination
    }
    .map(within)
    for origin in flow.origins(
      adjacency.outgoing[visit.scene], isBorrowed: false, adjacency, settings)
    {
      let segue = flow.segues[origin.segue]
      guard let to = segue.destination else { continue }
      switch segue.kind {
      case .showDetail:
        guard !visit.isChanged else { return nil }
        if !details.contains(to) { details.append(to) }
        next.append(column(to, isSidebar: false))
      case .show, .push:
        guard visit.navigation != .split else { return nil }
        guard flow.scenes[to].kind != .navigationController else { continue }
        var pushed = within(to)
        if visit.isSidebar, visit.navigation != .stack(hasBack: true) || settings[to].hidesBack {
          pushed.isChanged = true
        }
        next.append(pushed)
      case .custom, .presentModally, .modal, .popoverPresentation, .embed, .unwind: continue
      }
    }
    return next
  }
}
