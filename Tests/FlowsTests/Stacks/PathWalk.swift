import Storyboards

@testable import Flows

/// Goes the ways of the graph on the trees of the model.
struct PathWalk {
  let model: StackModel
  let graph: StackGraph
  let shortest: StackGraph.Tree
  let flow: Flow

  /// A state of the model, and the position of the path in its front level.
  struct Place {
    var levels: StackModel.State
    var path: [Int] = []
  }

  func names(_ path: [StackGraph.Step]) -> [String] {
    path.map { "\(graph.nodes[$0.node].scene) by \($0.segue.map { flow.segues[$0].id } ?? "-")" }
  }

  /// Returns the place at the end of a path; nil if the path cannot be followed.
  func follow(_ path: [StackGraph.Step]) -> Place? {
    follow(path.dropFirst(), from: Place(levels: model.start), graph.nodes[path[0].node])
  }

  private func follow(
    _ path: ArraySlice<StackGraph.Step>, from start: Place, _ first: StackGraph.Node
  ) -> Place? {
    var place = start
    var before = first
    for step in path {
      let node = graph.nodes[step.node]
      defer { before = node }
      let next: Place? =
        if let detail = step.detail {
          showDetail(step, detail, from: before, place)
        } else if let segue = step.segue, flow.segues[segue].kind != .embed {
          perform(segue, at: place)
        } else if let segue = step.segue {
          embedded(segue, in: place)
        } else {
          inner(node, in: before, place)
        }
      guard let next else { return nil }
      place = next
    }
    return place
  }

  private func tree(_ place: Place) -> StackModel.Tree {
    model.tree(place.path, in: place.levels[place.levels.count - 1].tree)
  }

  /// From a scene to what it embeds.
  private func embedded(_ segue: Int, in place: Place) -> Place? {
    let embeds = flow.adjacency.embeds(of: flow.segues[segue].source, in: flow)
    return embeds.firstIndex(of: segue).map {
      Place(levels: place.levels, path: place.path + [$0])
    }
  }

  /// From a container to what it holds, or to a choice of that.
  private func inner(_ node: StackGraph.Node, in before: StackGraph.Node, _ place: Place) -> Place?
  {
    var place = place
    let top = place.levels.count - 1
    if let child = node.child {
      switch tree(place) {
      case .tabs(let scene, let trees, _):
        place.levels = model.changed(place.levels, top, at: place.path) { _ in
          .tabs(scene, trees, selected: child)
        }
        place.path.append(child)
      case .pages(let scene, let trees, _):
        place.levels = model.changed(place.levels, top, at: place.path) { _ in
          .pages(scene, trees, selected: child)
        }
        place.path.append(child)
      case .split(_, _, let roles):
        let role = flow.scenes[node.scene].children[child].role.rawValue
        guard let column = roles.firstIndex(of: role) else { return nil }
        place.path.append(column)
        if case .stack(StackModel.noScene, let trees) = tree(place) {
          guard trees.count == 1 else { return nil }
          place.path.append(0)
        }
      case .scene, .stack: return nil
      }
    } else if case .stack = tree(place), flow.scenes[before.scene].kind == .navigationController,
      before.child == nil
    {
      place.path.append(0)
    }
    return model.visible(place.levels).contains(place.path) ? place : nil
  }

  private func perform(_ number: Int, at place: Place) -> Place? {
    let id = flow.segues[number].id
    guard
      let start = model.starts(place.levels).first(where: {
        $0.segue.id == id && $0.path == place.path
      }),
      let after = model.perform(
        start.segue, at: start.path, isBorrowed: start.isBorrowed, place.levels)
    else { return nil }
    if after.count > place.levels.count { return Place(levels: after) }
    // Upon the stack around.
    for length in stride(from: place.path.count - 1, through: 0, by: -1) {
      let around = Array(place.path[..<length])
      let tree = model.tree(around, in: after[after.count - 1].tree)
      if case .stack(_, let trees) = tree {
        return Place(levels: after, path: around + [trees.count - 1])
      }
    }
    return nil
  }

  /// To where the detail is shown, and in a sidebar back from there.
  private func showDetail(
    _ step: StackGraph.Step, _ detail: Int, from split: StackGraph.Node, _ place: Place
  ) -> Place? {
    guard let number = graph.nodes[detail].state.split, let segue = step.segue,
      let leaf = follow(shortest.path(to: detail, from: number)[...], from: place, split)
    else { return nil }
    let start = model.starts(leaf.levels).first {
      $0.segue.id == flow.segues[segue].id && $0.path == leaf.path
    }
    guard let start,
      var levels = model.perform(start.segue, at: leaf.path, isBorrowed: false, leaf.levels)
    else { return nil }
    // By the back button only, until each sidebar is as it was made.
    while true {
      let stack = model.visible(levels).first { path in
        guard path.starts(with: place.path),
          case .stack(_, let trees) = model.tree(path, in: levels[levels.count - 1].tree)
        else { return false }
        return trees.count > 1
      }
      guard let stack else { return Place(levels: levels, path: place.path) }
      let after = model.changed(levels, levels.count - 1, at: stack) { tree in
        tree.with(tree.children.dropLast())
      }
      guard model.otherMoves(levels).contains(after) else { return nil }
      levels = after
    }
  }

  // MARK: - What is so there

  /// Indicates whether an unwind segue can start and finds no destination, for any choice of pages
  /// beside the path.
  func misses(_ id: String, _ state: StackModel.State) -> Bool {
    pageTurns(of: state).contains { state in
      model.starts(state).contains { start in
        start.segue.id == id
          && model.perform(start.segue, at: start.path, isBorrowed: start.isBorrowed, state) == nil
      }
    }
  }

  /// Returns the state, and the same with other pages in the levels beneath the front one.
  private func pageTurns(of state: StackModel.State) -> [StackModel.State] {
    func turns(_ tree: StackModel.Tree) -> [StackModel.Tree] {
      let all = tree.children.reduce([tree.with([])]) { partial, child in
        partial.flatMap { part in turns(child).map { part.with(part.children + [$0]) } }
      }
      guard case .pages(let scene, _, let selected) = tree else { return all }
      let others = tree.children.indices.filter { $0 != selected }
      return all.flatMap { tree in
        [tree] + others.map { .pages(scene, tree.children, selected: $0) }
      }
    }
    return state.dropLast().reversed().reduce([Array(state.suffix(1))]) { states, level in
      states.flatMap { rest in
        turns(level.tree).map { tree in
          var level = level
          level.tree = tree
          return [level] + rest
        }
      }
    }
  }

  func isStuck(_ state: StackModel.State) -> Bool {
    let segues = model.starts(state).compactMap {
      model.perform($0.segue, at: $0.path, isBorrowed: $0.isBorrowed, state)
    }
    return !model.hasOpenColumns(state)
      && (model.otherMoves(state) + segues).allSatisfy { $0 == state }
  }

  /// Returns the size of the state before and after each of two rounds of a cycle; nil if the cycle
  /// cannot be followed.
  func sizes(round group: [Int]) -> [Int]? {
    guard let start = group.first(where: { graph.nodes[$0].isLeaf }),
      let circle = FlowCheck.circle(in: group, graph),
      var place = follow(shortest.path(to: start))
    else { return nil }
    var sizes = [model.size(place.levels)]
    for _ in 0..<2 {
      guard let after = follow(circle[...], from: place, graph.nodes[start]) else { return nil }
      place = after
      sizes.append(model.size(place.levels))
    }
    return sizes
  }
}

extension RandomApp {
  /// Indicates whether the user can see the scene. Hidden columns of a split view controller are
  /// invisible, and so are scenes that only a disabled action leads to.
  func canBeSeen(_ scene: Int) -> Bool { !hiddenColumns.contains(scene) }

  /// Scenes that are only there.
  private var hiddenColumns: Set<Int> {
    var seen: Set<Int> = []
    var waiting = [0]
    while let scene = waiting.popLast() {
      guard seen.insert(scene).inserted else { continue }
      if case .split(let split) = scenes[scene].kind {
        waiting += split.columns.filter {
          $0.role == "secondary" || $0.role != "compact" && !split.isSecondaryOnly
        }.map(\.scene)
      } else {
        waiting += held(by: scene)
      }
      for segue in scenes[scene].segues where !segue.isDisabled {
        switch segue.kind {
        case .show(let to), .detail(let to), .present(let to, _): waiting.append(to)
        case .unwind, .nearest, .embed: break
        }
      }
    }
    return Set(scenes.indices.filter { !seen.contains($0) })
  }
}
