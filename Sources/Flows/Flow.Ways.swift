extension Flow {
  /// Which segues leave a scene and lead to it, and what holds it: an index, made once in linear time.
  public struct Ways: Sendable {
    /// By scene, the segues that leave it, in order.
    public private(set) var leaving: [[Int]]
    /// By scene, the segues that lead to it, in order; unwind segues are not among them.
    public private(set) var arriving: [[Int]]
    /// By scene, the containers that are made with it, in order.
    public private(set) var containers: [[Int]]

    public init(_ flow: Flow) {
      let none = [[Int]](repeating: [], count: flow.scenes.count)
      (leaving, arriving, containers) = (none, none, none)
      for (number, segue) in flow.segues.enumerated() {
        leaving[segue.source].append(number)
        if let destination = segue.destination { arriving[destination].append(number) }
      }
      for (number, scene) in flow.scenes.enumerated() {
        for child in scene.children where containers[child.scene].last != number {
          containers[child.scene].append(number)
        }
      }
    }
  }

  public var ways: Ways { Ways(self) }

  /// The scenes that can be on the screen at all: the entries, what they hold, what segues lead to.
  ///
  /// - Parameter isFollowed: Which segues count.
  /// - Returns: By scene, whether it is reached.
  public func reachableScenes(
    _ ways: Ways, following isFollowed: (Segue) -> Bool = { _ in true }
  ) -> [Bool] {
    var isReached = [Bool](repeating: false, count: scenes.count)
    var waiting = entries
    for entry in entries { isReached[entry] = true }
    while let scene = waiting.popLast() {
      let children = scenes[scene].children.map(\.scene)
      let destinations = ways.leaving[scene].lazy.map { segues[$0] }.filter(isFollowed)
        .compactMap(\.destination)
      for next in children + destinations where !isReached[next] {
        isReached[next] = true
        waiting.append(next)
      }
    }
    return isReached
  }

  /// The scenes that an unwind segue may end at, as far as the way there tells without the stack:
  /// going back from its scene, the first on each way that declares the action, or the first at all
  /// where it ends at the nearest.
  ///
  /// - Parameter limit: How many scenes to look at, at most.
  /// - Returns: In the order of the scenes; empty for what is no unwind segue.
  public func unwindTargets(of number: Int, _ ways: Ways, limit: Int = 1_000) -> [Int] {
    let segue = segues[number]
    guard let action = segue.action else { return [] }
    var met: Set<Int> = [segue.source]
    var waiting = [segue.source]
    var next = 0
    var targets: [Int] = []
    while next < waiting.count, next < limit {
      let scene = waiting[next]
      next += 1
      var before = ways.containers[scene]
      before += ways.arriving[scene].map { segues[$0].source }
      for candidate in before where met.insert(candidate).inserted {
        let target = scenes[candidate]
        let isFitting = segue.unwindsToNearest && !target.kind.isContainer
        if isFitting || target.unwindActions.contains(action) {
          targets.append(candidate)
        } else {
          waiting.append(candidate)
        }
      }
      // A container may hold the target beside the way here: the root of a stack, another tab.
      guard scenes[scene].kind.isContainer else { continue }
      for child in scenes[scene].children where met.insert(child.scene).inserted {
        if scenes[child.scene].unwindActions.contains(action) { targets.append(child.scene) }
      }
    }
    return targets.sorted()
  }
}
