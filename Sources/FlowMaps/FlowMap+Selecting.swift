public import Flows

extension Flow {
  /// The scenes that can be reached from `scene` in at most `depth` steps, itself and what holds it
  /// included; a segue is a step, and being held by a container is none.
  ///
  /// - Parameter depth: nil for any number.
  /// - Returns: By scene, whether it is one of them.
  public func scenes(from scene: Int, depth: Int? = nil) -> [Bool] {
    let ways = ways
    var isReached = [Bool](repeating: false, count: scenes.count)
    var level = [scene]
    isReached[scene] = true
    var steps = 0
    while !level.isEmpty {
      // What is held is there at once.
      var place = 0
      while place < level.count {
        for child in scenes[level[place]].children where !isReached[child.scene] {
          isReached[child.scene] = true
          level.append(child.scene)
        }
        place += 1
      }
      if let depth, steps >= depth { break }
      steps += 1
      let next = level.flatMap { ways.leaving[$0].compactMap { segues[$0].destination } }
      level = []
      for scene in next where !isReached[scene] {
        isReached[scene] = true
        level.append(scene)
      }
    }
    for held in scenes.indices where isReached[held] {
      for container in ways.containers[held] { isReached[container] = true }
    }
    return isReached
  }

  /// The fewest segues that lead from each scene on to `scene`; nil where none do. What is made with a
  /// scene is no segue away, and no way back counts.
  public func distances(to scene: Int) -> [Int?] {
    let ways = ways
    var distances = [Int?](repeating: nil, count: scenes.count)
    var waiting = [(scene: scene, distance: 0)]
    var next = 0
    var later: [(scene: Int, distance: Int)] = []
    while next < waiting.count || !later.isEmpty {
      if next == waiting.count {
        (waiting, later, next) = (later, [], 0)
      }
      let (scene, distance) = waiting[next]
      next += 1
      guard distances[scene] == nil else { continue }
      distances[scene] = distance
      waiting += ways.containers[scene].map { ($0, distance) }
      for number in ways.arriving[scene] {
        let segue = segues[number]
        if segue.kind == .embed {
          waiting.append((segue.source, distance))
        } else {
          later.append((segue.source, distance + 1))
        }
      }
    }
    return distances
  }

  /// The scenes that `name` may mean: by key, by id, by name, then by name whatever the case.
  public func scenes(called name: String) -> [Int] {
    let keys = SceneKeys(self).keys
    let tests: [(Int) -> Bool] = [
      { keys[$0] == name }, { scenes[$0].id == name }, { scenes[$0].name == name },
      { scenes[$0].name.lowercased() == name.lowercased() },
    ]
    for test in tests {
      let found = scenes.indices.filter(test)
      if !found.isEmpty { return found }
    }
    return []
  }
}
