extension Flow {
  /// Which segues leave a scene and lead to it, and what holds it: an index, made once in linear time.
  public struct Ways: Sendable {
    /// By scene, the segues that leave it, in order.
    public private(set) var leaving: [[Int]]
    /// By scene, the segues that lead to it, in order; unwind segues are not among them.
    public private(set) var arriving: [[Int]]
    /// By scene, the containers that are made with it, in order.
    public private(set) var containers: [[Int]]

    /// - Parameter isFollowed: Which segues, by number, count.
    public init(_ flow: Flow, following isFollowed: (Int) -> Bool = { _ in true }) {
      let none = [[Int]](repeating: [], count: flow.scenes.count)
      (leaving, arriving, containers) = (none, none, none)
      for (number, segue) in flow.segues.enumerated() where isFollowed(number) {
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
  /// - Parameters:
  ///   - isFollowed: Which segues count.
  ///   - isChosen: Which children of a scene, by their places, count.
  /// - Returns: By scene, whether it is reached.
  public func reachableScenes(
    _ ways: Ways, following isFollowed: (Segue) -> Bool = { _ in true },
    choosing isChosen: (_ scene: Int, _ child: Int) -> Bool = { _, _ in true }
  ) -> [Bool] {
    var isReached = [Bool](repeating: false, count: scenes.count)
    var waiting = entries
    for entry in entries { isReached[entry] = true }
    while let scene = waiting.popLast() {
      let children = scenes[scene].children.indices.filter { isChosen(scene, $0) }
        .map { scenes[scene].children[$0].scene }
      let destinations = ways.leaving[scene].lazy.map { segues[$0] }.filter(isFollowed)
        .compactMap(\.destination)
      for next in children + destinations where !isReached[next] {
        isReached[next] = true
        waiting.append(next)
      }
    }
    return isReached
  }
}
