/// What is on the screen and beneath it as whole trees, moved as UIKit moves them: a second, slower
/// account of what `StackGraph` says about all stacks at once.
struct StackModel {
  let app: RandomApp

  indirect enum Tree: Hashable {
    case scene(Int, embedded: [Tree])
    case stack(Int, [Tree])
    case tabs(Int, [Tree], selected: Int)

    var scene: Int {
      switch self {
      case .scene(let scene, _), .stack(let scene, _), .tabs(let scene, _, _): scene
      }
    }

    var children: [Tree] {
      switch self {
      case .scene(_, let trees), .stack(_, let trees), .tabs(_, let trees, _): trees
      }
    }

    /// How many scenes there are.
    var size: Int { children.reduce(1) { $0 + $1.size } }
  }

  struct Level: Hashable {
    var tree: Tree
    /// Where in the level below the segue started that has presented it.
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
    }
  }

  // MARK: - Looking

  func tree(_ path: [Int], in tree: Tree) -> Tree {
    path.reduce(tree) { $0.children[$1] }
  }

  /// The trees that can be seen in the front level, containers too, from the outermost on.
  func visible(_ state: State) -> [[Int]] {
    var found: [[Int]] = []
    func visit(_ tree: Tree, _ path: [Int]) {
      found.append(path)
      switch tree {
      case .scene(_, let embedded):
        for (number, child) in embedded.enumerated() { visit(child, path + [number]) }
      case .stack(_, let trees): visit(trees[trees.count - 1], path + [trees.count - 1])
      case .tabs(_, let trees, let selected): visit(trees[selected], path + [selected])
      }
    }
    visit(state[state.count - 1].tree, [])
    return found
  }

  func size(_ state: State) -> Int { state.reduce(0) { $0 + $1.tree.size } }

  /// The scene in front that fills the screen.
  func front(_ state: State) -> Int {
    var tree = state[state.count - 1].tree
    while true {
      switch tree {
      case .scene(let scene, _): return scene
      case .stack(_, let trees): tree = trees[trees.count - 1]
      case .tabs(_, let trees, let selected): tree = trees[selected]
      }
    }
  }

  // MARK: - Acting

  private func changed(_ tree: Tree, at path: ArraySlice<Int>, _ change: (Tree) -> Tree) -> Tree {
    guard let first = path.first else { return change(tree) }
    func replaced(_ trees: [Tree]) -> [Tree] {
      var trees = trees
      trees[first] = changed(trees[first], at: path.dropFirst(), change)
      return trees
    }
    switch tree {
    case .scene(let scene, let trees): return .scene(scene, embedded: replaced(trees))
    case .stack(let scene, let trees): return .stack(scene, replaced(trees))
    case .tabs(let scene, let trees, let selected):
      return .tabs(scene, replaced(trees), selected: selected)
    }
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
    case .present(let to, let isSheet): return presented(to, isSheet, at: path, state)
    case .unwind(let action):
      guard let (level, target) = search(action, from: path, isBorrowed, state) else { return nil }
      var result = Array(state[...level])
      for length in target.indices {
        result = changed(result, level, at: Array(target[..<length])) { tree in
          switch tree {
          case .scene: return tree
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
    _ action: String, from path: [Int], _ isBorrowed: Bool, _ state: State
  ) -> (level: Int, path: [Int])? {
    let source = (level: state.count - 1, path: path)
    func find(_ level: Int, _ path: [Int], without excluded: Int?) -> (level: Int, path: [Int])? {
      let tree = tree(path, in: state[level].tree)
      var order = Array(tree.children.indices)
      if case .stack = tree { order.reverse() }
      for child in order where child != excluded {
        if let found = find(level, path + [child], without: nil) { return found }
      }
      let isSource = level == source.level && path == source.path
      let isDeclared = app.scenes[tree.scene].actions.contains(action)
      return isDeclared && (isBorrowed || !isSource) ? (level, path) : nil
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
      var waiting = app.scenes[scene].segues.map { ($0, false) }
      while !waiting.isEmpty {
        let (segue, isBorrowed) = waiting.removeFirst()
        if case .embed = segue.kind { continue }
        if case .present(let to, _) = segue.kind, case .alert = app.scenes[to].kind {
          guard alerts.insert(to).inserted else { continue }
          waiting += app.scenes[to].segues.map { ($0, true) }
        } else {
          found.append((segue, path, isBorrowed))
        }
      }
      return found
    }
  }

  /// What the user can do without a segue.
  func otherMoves(_ state: State) -> [State] {
    let top = state.count - 1
    var moves: [State] = []
    for path in visible(state) {
      switch tree(path, in: state[top].tree) {
      case .scene: break
      case .stack(let scene, let trees):
        guard trees.count > 1, !app.scenes[scene].isBarHidden,
          !app.scenes[trees[trees.count - 1].scene].hidesBack
        else { continue }
        moves.append(changed(state, top, at: path) { _ in .stack(scene, trees.dropLast()) })
      case .tabs(let scene, let trees, let selected):
        for tab in trees.indices where tab != selected {
          moves.append(
            changed(state, top, at: path) { _ in .tabs(scene, trees, selected: tab) })
        }
      }
    }
    if state[top].isDismissible { moves.append(Array(state.dropLast())) }
    return moves
  }

  // MARK: - Exploring

  struct Exploration {
    /// The ids of unwind segues that found nothing.
    var missing: Set<String> = []
    var trapped: Set<Int> = []
    var seen: Set<Int> = []
    /// Whether there were states too large to go on from.
    var isCut = false
    /// Whether there were too many.
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
        result.seen.insert(tree(path, in: state[state.count - 1].tree).scene)
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
      if successors.isEmpty, state != start { result.trapped.insert(front(state)) }
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
