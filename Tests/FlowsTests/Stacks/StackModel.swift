/// A second, slower model of what `StackGraph` says about all stacks at once. It keeps the screen
/// and all scenes beneath it as whole trees, and moves them as UIKit does.
struct StackModel {
  let app: RandomApp

  indirect enum Tree: Hashable {
    case scene(Int, embedded: [Tree])
    case stack(Int, [Tree])
    case tabs(Int, [Tree], selected: Int)
    case pages(Int, [Tree], selected: Int)
    /// In the order in which they have come, each with its place.
    case split(Int, [Tree], roles: [String])

    var scene: Int {
      switch self {
      case .scene(let scene, _), .stack(let scene, _), .tabs(let scene, _, _),
        .pages(let scene, _, _), .split(let scene, _, _):
        scene
      }
    }

    var children: [Tree] {
      switch self {
      case .scene(_, let trees), .stack(_, let trees), .tabs(_, let trees, _),
        .pages(_, let trees, _), .split(_, let trees, _):
        trees
      }
    }

    func with(_ trees: [Tree]) -> Tree {
      switch self {
      case .scene(let scene, _): .scene(scene, embedded: trees)
      case .stack(let scene, _): .stack(scene, trees)
      case .tabs(let scene, _, let selected): .tabs(scene, trees, selected: selected)
      case .pages(let scene, _, let selected): .pages(scene, trees, selected: selected)
      case .split(let scene, _, let roles): .split(scene, trees, roles: roles)
      }
    }

    /// The children that an unwind can look at: of pages only the one that is there.
    var childrenInPlace: Range<Int> {
      if case .pages(_, _, let selected) = self {
        selected..<selected + 1
      } else {
        0..<children.count
      }
    }

    /// The number of scenes in the tree.
    var size: Int { children.reduce(1) { $0 + $1.size } }
  }

  struct Level: Hashable {
    var tree: Tree
    /// The path in the level below to the source of the segue that presented this level.
    var requester: [Int]
    var isDismissible: Bool
  }

  typealias State = [Level]

  var start: State { [Level(tree: make(0), requester: [], isDismissible: false)] }

  func make(_ scene: Int) -> Tree {
    switch app.scenes[scene].kind {
    case .plain, .alert:
      .scene(
        scene,
        embedded: app.scenes[scene].segues.compactMap { segue in
          if case .embed(let to) = segue.kind { make(to) } else { nil }
        })
    case .navigation(let root): .stack(scene, [make(root)])
    case .tabs(let tabs): .tabs(scene, tabs.map(make), selected: 0)
    case .pages(let pages): .pages(scene, pages.map(make), selected: 0)
    case .split(let split):
      .split(
        scene, split.columns.map { $0.role == "compact" ? make($0.scene) : column($0.scene) },
        roles: split.columns.map(\.role))
    }
  }

  /// A column, in a navigation controller of its own unless it has one.
  private func column(_ scene: Int) -> Tree {
    switch app.scenes[scene].kind {
    case .navigation, .tabs: return make(scene)
    case .pages(let pages):
      if case .navigation = app.scenes[pages[0]].kind { return make(scene) }
    case .plain, .split, .alert: break
    }
    return .stack(Self.noScene, [make(scene)])
  }

  /// The scene number of a navigation controller that no file describes.
  static let noScene = -1

  func description(_ scene: Int) -> RandomApp.Scene {
    scene == Self.noScene ? RandomApp.Scene(kind: .plain) : app.scenes[scene]
  }

  // MARK: - Looking

  func tree(_ path: [Int], in tree: Tree) -> Tree {
    path.reduce(tree) { $0.children[$1] }
  }

  /// Returns the trees that can be seen in the front level, containers too, from the outermost on.
  func visible(_ state: State) -> [[Int]] {
    var found: [[Int]] = []
    func visit(_ tree: Tree, _ path: [Int]) {
      found.append(path)
      switch tree {
      case .scene(_, let embedded):
        for (number, child) in embedded.enumerated() { visit(child, path + [number]) }
      case .stack(_, let trees): visit(trees[trees.count - 1], path + [trees.count - 1])
      case .tabs(_, let trees, let selected), .pages(_, let trees, let selected):
        visit(trees[selected], path + [selected])
      case .split(let scene, let trees, let roles):
        for (place, role) in roles.enumerated() where shows(role, in: scene) {
          visit(trees[place], path + [place])
        }
      }
    }
    visit(state[state.count - 1].tree, [])
    return found
  }

  /// Indicates whether the column is on the screen.
  private func shows(_ role: String, in split: Int) -> Bool {
    guard case .split(let split) = app.scenes[split].kind else { return false }
    return role == "secondary" || role != "compact" && !split.isSecondaryOnly
  }

  /// Indicates whether a visible column shows another scene than its first one, or can show one.
  /// `check` does not report such columns as traps.
  func hasOpenColumns(_ state: State) -> Bool {
    let top = state[state.count - 1].tree
    return visible(state).contains { path in
      let tree = tree(path, in: top)
      guard case .split(let scene, _, _) = tree else { return false }
      let shows = starts(state).contains {
        if case .detail = $0.segue.kind { $0.path.starts(with: path) } else { false }
      }
      return shows || tree != make(scene)
    }
  }

  func size(_ state: State) -> Int { state.reduce(0) { $0 + $1.tree.size } }

  /// Returns the scene in front that fills the screen; of columns their split view controller.
  func front(_ state: State) -> Int {
    var tree = state[state.count - 1].tree
    while true {
      switch tree {
      case .scene(let scene, _): return scene
      case .stack(_, let trees): tree = trees[trees.count - 1]
      case .tabs(_, let trees, let selected), .pages(_, let trees, let selected):
        tree = trees[selected]
      case .split(let scene, _, _): return scene
      }
    }
  }

  // MARK: - Acting

  private func changed(_ tree: Tree, at path: ArraySlice<Int>, _ change: (Tree) -> Tree) -> Tree {
    guard let first = path.first else { return change(tree) }
    var trees = tree.children
    trees[first] = changed(trees[first], at: path.dropFirst(), change)
    return tree.with(trees)
  }

  func changed(
    _ state: State, _ level: Int, at path: [Int], _ change: (Tree) -> Tree
  ) -> State {
    var state = state
    state[level].tree = changed(state[level].tree, at: path[...], change)
    return state
  }

  /// Performs a segue of what is at `path` in the front level.
  ///
  /// - Parameter isBorrowed: Whether an alert over it has the segue.
  /// - Returns: Nil where an unwind finds nothing.
  func perform(
    _ segue: RandomApp.Segue, at path: [Int], isBorrowed: Bool, _ state: State
  ) -> State? {
    let top = state.count - 1
    switch segue.kind {
    case .embed: return state
    case .show(let to):
      for length in stride(from: path.count - 1, through: 0, by: -1) {
        let around = Array(path[..<length])
        guard case .stack = tree(around, in: state[top].tree) else { continue }
        return changed(state, top, at: around) { tree in
          guard case .stack(let scene, let trees) = tree else { return tree }
          return .stack(scene, trees + [make(to)])
        }
      }
      return presented(to, false, at: path, state)
    case .detail(let to):
      for length in stride(from: path.count - 1, through: 0, by: -1) {
        let around = Array(path[..<length])
        guard case .split = tree(around, in: state[top].tree) else { continue }
        return changed(state, top, at: around) { tree in
          guard case .split(let scene, var trees, var roles) = tree else { return tree }
          let old = roles.firstIndex(of: "secondary") ?? 0
          trees.remove(at: old)
          roles.remove(at: old)
          return .split(scene, trees + [column(to)], roles: roles + ["secondary"])
        }
      }
      return presented(to, false, at: path, state)
    case .present(let to, let isSheet): return presented(to, isSheet, at: path, state)
    case .unwind, .nearest:
      guard let (level, target) = search(segue.kind, from: path, isBorrowed, state) else {
        return nil
      }
      var result = Array(state[...level])
      for length in target.indices {
        result = changed(result, level, at: Array(target[..<length])) { tree in
          switch tree {
          case .scene, .pages, .split: return tree
          case .stack(let scene, let trees): return .stack(scene, Array(trees[...target[length]]))
          case .tabs(let scene, let trees, _):
            return .tabs(scene, trees, selected: target[length])
          }
        }
      }
      return result
    }
  }

  private func presented(_ to: Int, _ isSheet: Bool, at path: [Int], _ state: State) -> State {
    state + [Level(tree: make(to), requester: path, isDismissible: isSheet)]
  }

  /// From the source up, at each first among its other children, depth first, then itself.
  private func search(
    _ unwind: RandomApp.SegueKind, from path: [Int], _ isBorrowed: Bool, _ state: State
  ) -> (level: Int, path: [Int])? {
    let source = (level: state.count - 1, path: path)
    func find(_ level: Int, _ path: [Int], without excluded: Int?) -> (level: Int, path: [Int])? {
      let tree = tree(path, in: state[level].tree)
      var order = Array(tree.childrenInPlace)
      if case .stack = tree { order.reverse() }
      for child in order where child != excluded {
        if let found = find(level, path + [child], without: nil) { return found }
      }
      let isSource = level == source.level && path == source.path
      switch unwind {
      case .unwind(let action):
        let isDeclared = description(tree.scene).actions.contains(action)
        return isDeclared && (isBorrowed || !isSource) ? (level, path) : nil
      case .nearest:
        // What is within the source is no way back.
        let isWithin = level == source.level && path.starts(with: source.path)
        let isScene = if case .scene = tree { true } else { false }
        return isScene && !isWithin ? (level, path) : nil
      case .show, .detail, .present, .embed: return nil
      }
    }
    var level = source.level
    var path = source.path
    var excluded: Int?
    while true {
      if let found = find(level, path, without: excluded) { return found }
      excluded = path.popLast()
      guard excluded == nil else { continue }
      guard level > 0 else { return nil }
      path = state[level].requester
      level -= 1
    }
  }

  /// Every segue that can start now, with where, and whether an alert has it.
  func starts(_ state: State) -> [(segue: RandomApp.Segue, path: [Int], isBorrowed: Bool)] {
    visible(state).flatMap { path -> [(RandomApp.Segue, [Int], Bool)] in
      let scene = tree(path, in: state[state.count - 1].tree).scene
      var found: [(RandomApp.Segue, [Int], Bool)] = []
      var alerts: Set<Int> = []
      var waiting = description(scene).segues.map { ($0, false) }
      while !waiting.isEmpty {
        let (segue, isBorrowed) = waiting.removeFirst()
        if case .embed = segue.kind { continue }
        if case .present(let to, _) = segue.kind, case .alert = app.scenes[to].kind {
          guard alerts.insert(to).inserted else { continue }
          waiting += app.scenes[to].segues.filter { !$0.isDisabled }.map { ($0, true) }
        } else {
          found.append((segue, path, isBorrowed))
        }
      }
      return found
    }
  }

  /// Returns the states that the user can reach without a segue.
  func otherMoves(_ state: State) -> [State] {
    let top = state.count - 1
    var moves: [State] = []
    for path in visible(state) {
      switch tree(path, in: state[top].tree) {
      case .scene, .split: break
      case .stack(let scene, let trees):
        guard trees.count > 1, !description(scene).isBarHidden,
          !description(trees[trees.count - 1].scene).hidesBack
        else { continue }
        moves.append(changed(state, top, at: path) { _ in .stack(scene, trees.dropLast()) })
      case .tabs(let scene, let trees, let selected):
        guard !hidesTabs(trees[selected]) else { continue }
        for tab in trees.indices where tab != selected {
          moves.append(
            changed(state, top, at: path) { _ in .tabs(scene, trees, selected: tab) })
        }
      case .pages(let scene, let trees, let selected):
        for page in [selected - 1, selected + 1] where trees.indices.contains(page) {
          moves.append(
            changed(state, top, at: path) { _ in .pages(scene, trees, selected: page) })
        }
      }
    }
    if state[top].isDismissible { moves.append(Array(state.dropLast())) }
    return moves
  }

  /// Indicates whether a scene on a stack hides the tab bar around the stack.
  private func hidesTabs(_ tab: Tree) -> Bool {
    guard case .stack(_, let trees) = tab else { return false }
    return trees.contains { $0.scene >= 0 && description($0.scene).hidesBottomBar }
  }

  /// Indicates whether a scene has been pushed in an embedded stack. `check` looks at an embedded
  /// stack in its first state only.
  private func hasChangedInside(_ state: State) -> Bool {
    func isChanged(_ tree: Tree, _ isEmbedded: Bool) -> Bool {
      if case .stack(_, let trees) = tree, isEmbedded, trees.count > 1 { return true }
      let isScene = if case .scene = tree { true } else { false }
      return tree.children.contains { isChanged($0, isEmbedded || isScene) }
    }
    return isChanged(state[state.count - 1].tree, false)
  }

  // MARK: - Exploring

  struct Exploration {
    /// The ids of unwind segues that found nothing.
    var missing: Set<String> = []
    var trapped: Set<Int> = []
    var seen: Set<Int> = []
    /// Indicates whether the search left out states that were too large.
    var isCut = false
    /// Indicates whether the search stopped because there were too many states.
    var isStopped = false
  }

  func explore(largest: Int, most: Int) -> Exploration {
    var result = Exploration()
    var met: Set<State> = [start]
    var waiting = [start]
    var next = 0
    while next < waiting.count {
      let state = waiting[next]
      next += 1
      for path in visible(state) {
        let scene = tree(path, in: state[state.count - 1].tree).scene
        if scene != Self.noScene { result.seen.insert(scene) }
      }
      var successors = otherMoves(state)
      for (segue, path, isBorrowed) in starts(state) {
        if let after = perform(segue, at: path, isBorrowed: isBorrowed, state) {
          successors.append(after)
        } else {
          result.missing.insert(segue.id)
        }
      }
      successors.removeAll { $0 == state }
      if successors.isEmpty, state != start, !hasOpenColumns(state), !hasChangedInside(state) {
        result.trapped.insert(front(state))
      }
      for after in successors {
        if size(after) > largest {
          result.isCut = true
        } else if met.count >= most {
          result.isStopped = true
        } else if met.insert(after).inserted {
          waiting.append(after)
        }
      }
    }
    return result
  }
}
