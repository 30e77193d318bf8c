public import Flows

extension Flow {
  /// Returns the scenes that can be reached from a scene in a number of segues.
  ///
  /// The containers of the scenes are included. The step from a container to a scene inside it does
  /// not count.
  ///
  /// ```swift
  /// // Two scenes.
  /// let place = Flow.Place(file: 0, line: 1, column: 1)
  /// var flow = Flow()
  /// flow.scenes = ["home", "end"].map {
  ///   Flow.Scene(id: $0, name: $0, kind: .viewController, place: place)
  /// }
  /// // A segue between them.
  /// var go = Flow.Segue(id: "go", kind: .show, source: 0, place: place)
  /// go.destination = 1
  /// (flow.segues, flow.entries) = ([go], [0])
  /// // The result.
  /// precondition(flow.scenes(from: 1) == [false, true])
  /// precondition(flow.scenes(from: 0, depth: 1) == [true, true])
  /// ```
  ///
  /// - Parameters:
  ///   - scene: The index of the scene.
  ///   - depth: The largest number of segues; nil for no limit.
  /// - Returns: By scene, whether it is reached.
  public func scenes(from scene: Int, depth: Int? = nil) -> [Bool] {
    let adjacency = adjacency
    var isReached = [Bool](repeating: false, count: scenes.count)
    var level = [scene]
    isReached[scene] = true
    var steps = 0
    while !level.isEmpty {
      // Children of a container are reached with it.
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
      let next = level.flatMap { adjacency.outgoing[$0].compactMap { segues[$0].destination } }
      level = []
      for scene in next where !isReached[scene] {
        isReached[scene] = true
        level.append(scene)
      }
    }
    for held in scenes.indices where isReached[held] {
      for container in adjacency.containers[held] { isReached[container] = true }
    }
    return isReached
  }

  /// Returns the length of the shortest path from each scene to a scene.
  ///
  /// Embed segues and children of containers do not count as steps. Back buttons and unwinds are
  /// not followed. The search is breadth-first and takes time linear in the size of the flow.
  ///
  /// ```swift
  /// // Two scenes.
  /// let place = Flow.Place(file: 0, line: 1, column: 1)
  /// var flow = Flow()
  /// flow.scenes = ["home", "end"].map {
  ///   Flow.Scene(id: $0, name: $0, kind: .viewController, place: place)
  /// }
  /// // A segue between them.
  /// var go = Flow.Segue(id: "go", kind: .show, source: 0, place: place)
  /// go.destination = 1
  /// (flow.segues, flow.entries) = ([go], [0])
  /// // The result.
  /// precondition(flow.distances(to: 1) == [1, 0])
  /// precondition(flow.distances(to: 0) == [0, nil])  // No segue leads back.
  /// ```
  ///
  /// - Parameter scene: The index of the destination.
  /// - Returns: By scene, the number of segues; nil if no path leads to the destination.
  public func distances(to scene: Int) -> [Int?] {
    let adjacency = adjacency
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
      waiting += adjacency.containers[scene].map { ($0, distance) }
      for number in adjacency.incoming[scene] {
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

  /// Returns the scenes that a name can mean.
  ///
  /// The name is compared with keys such as `main.json#home`, then with ids, then with names, then
  /// with names without regard to case. The first comparison that finds scenes decides.
  ///
  /// - Parameter name: The name.
  /// - Returns: Indices of scenes in ascending order; empty if there is none.
  ///
  /// ```swift
  /// let place = Flow.Place(file: 0, line: 1, column: 1)
  /// var flow = Flow()
  /// flow.scenes = [
  ///   Flow.Scene(id: "a1B-2c-D3e", name: "Settings", kind: .viewController, place: place),
  ///   Flow.Scene(id: "settings", name: "Old", kind: .viewController, place: place),
  /// ]
  /// // An id takes precedence over a name.
  /// precondition(flow.scenes(called: "settings") == [1])
  /// precondition(flow.scenes(called: "SETTINGS") == [0] && flow.scenes(called: "about").isEmpty)
  /// ```
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
