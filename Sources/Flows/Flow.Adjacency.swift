extension Flow {
  /// The adjacency lists of a flow: the segues that leave and reach each scene, and its containers.
  ///
  /// An index is created once, in time linear in the size of the flow, and does not follow later
  /// changes.
  ///
  /// Each list has the indices of ``Flow/segues`` or ``Flow/scenes``. The lists of a flow without
  /// scenes are empty.
  public struct Adjacency: Sendable {
    /// By scene, the indices of the segues that leave it, in order.
    public private(set) var outgoing: [[Int]]
    /// By scene, the indices of the segues that lead to it, in order. Unwind segues are not
    /// included.
    public private(set) var incoming: [[Int]]
    /// By scene, the indices of the containers that hold it, in order.
    public private(set) var containers: [[Int]]

    /// Creates the adjacency lists of a flow, in linear time.
    ///
    /// - Parameters:
    ///   - flow: The flow.
    ///   - isFollowed: Returns whether the segue with this index is included.
    public init(_ flow: Flow, following isFollowed: (Int) -> Bool = { _ in true }) {
      let none = [[Int]](repeating: [], count: flow.scenes.count)
      (outgoing, incoming, containers) = (none, none, none)
      for (number, segue) in flow.segues.enumerated() where isFollowed(number) {
        outgoing[segue.source].append(number)
        if let destination = segue.destination { incoming[destination].append(number) }
      }
      for (number, scene) in flow.scenes.enumerated() {
        for child in scene.children where containers[child.scene].last != number {
          containers[child.scene].append(number)
        }
      }
    }
  }

  /// The adjacency lists of all segues.
  ///
  /// Each access creates them again in linear time. Keep the result if you need it more than once.
  ///
  /// ```swift
  /// let start = #"{"version": 1, "canvas": {"width": 4, "height": 8}, "initialScene": "a", "#
  /// // Its scenes.
  /// let first = #"{"id": "a", "segues": [{"id": "go", "kind": "show", "to": "b"}]}"#
  /// let second = #"{"id": "b"}"#
  /// let scenes = #""scenes": [\#(first), \#(second)]}"#
  /// // Reading it.
  /// let source = FlowSource(path: "scenes.json", bytes: Array((start + scenes).utf8))
  /// let flow = try FlowReading([source]) { _ in nil }.flow
  /// let adjacency = flow.adjacency
  /// // One segue leaves the first scene.
  /// precondition(adjacency.outgoing == [[0], []] && adjacency.incoming == [[], [0]])
  /// precondition(flow.reachableScenes(adjacency) == [true, true])
  /// ```
  public var adjacency: Adjacency { Adjacency(self) }

  /// Returns the scenes that can be on the screen: the entries, their children, and the
  /// destinations of segues.
  ///
  /// The search takes time linear in the size of the flow. It ignores stacks, so an unwind adds
  /// nothing.
  ///
  /// - Parameters:
  ///   - adjacency: The adjacency lists of the flow. Only segues in these lists are followed.
  ///   - isFollowed: Returns whether a segue counts.
  ///   - isChosen: Returns whether the child with this index counts for a scene.
  /// - Returns: By scene, whether it is reached.
  public func reachableScenes(
    _ adjacency: Adjacency, following isFollowed: (Segue) -> Bool = { _ in true },
    choosing isChosen: (_ scene: Int, _ child: Int) -> Bool = { _, _ in true }
  ) -> [Bool] {
    var isReached = [Bool](repeating: false, count: scenes.count)
    var waiting = entries
    for entry in entries { isReached[entry] = true }
    while let scene = waiting.popLast() {
      let children = scenes[scene].children.indices.filter { isChosen(scene, $0) }
        .map { scenes[scene].children[$0].scene }
      let destinations = adjacency.outgoing[scene].lazy.map { segues[$0] }.filter(isFollowed)
        .compactMap(\.destination)
      for next in children + destinations where !isReached[next] {
        isReached[next] = true
        waiting.append(next)
      }
    }
    return isReached
  }
}
