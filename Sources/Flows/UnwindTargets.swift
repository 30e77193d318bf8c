/// Finds where unwinds can end, as far as the ways to them tell without a stack: going back from the
/// scene, the first on each way that declares the action, or the first at all where it is assumed.
public struct UnwindTargets {
  private let flow: Flow
  private var actions: [String: Int] = [:]
  /// By scene, the actions that it declares.
  private var declared = Groups()
  /// By scene, what holds it or leads to it.
  private var before = Groups()
  /// By scene, what it is made with as a container.
  private var held = Groups()
  private let isContainer: [Bool]
  /// By scene, the search that has come by it last, and the one that has looked into it.
  private var met: [Int]
  private var looked: [Int]
  private var searches = 0

  /// How many scenes a search looks at, at most.
  static let limit = 200

  /// Lists one after the other, so that none is an array of its own.
  private struct Groups {
    private(set) var all: [Int] = []
    private var ends: [Int] = []

    mutating func append(_ list: some Sequence<Int>) {
      all += list
      ends.append(all.count)
    }

    func range(_ number: Int) -> Range<Int> {
      (number == 0 ? 0 : ends[number - 1])..<ends[number]
    }
  }

  public init(_ flow: Flow, _ ways: Flow.Ways) {
    self.flow = flow
    isContainer = flow.scenes.map(\.kind.isContainer)
    met = [Int](repeating: 0, count: flow.scenes.count)
    looked = met
    for (number, scene) in flow.scenes.enumerated() {
      for action in scene.unwindActions where actions[action] == nil {
        actions[action] = actions.count
      }
      declared.append(scene.unwindActions.compactMap { actions[$0] })
      before.append(
        ways.containers[number] + ways.arriving[number].lazy.map { flow.segues[$0].source })
      held.append(scene.children.map(\.scene))
    }
  }

  /// The scenes that the segue may end at, in their order; none for what is no unwind segue.
  public mutating func scenes(of number: Int) -> [Int] {
    let segue = flow.segues[number]
    guard let name = segue.action else { return [] }
    // What nothing declares may still end at the nearest.
    let action = actions[name] ?? -1
    searches += 1
    met[segue.source] = searches
    var waiting = [segue.source]
    var targets: [Int] = []
    var next = 0
    while next < waiting.count, next < Self.limit {
      let scene = waiting[next]
      next += 1
      for place in before.range(scene) {
        let candidate = before.all[place]
        guard met[candidate] != searches else { continue }
        met[candidate] = searches
        if declares(candidate, action) || segue.unwindsToNearest && !isContainer[candidate] {
          targets.append(candidate)
        } else {
          waiting.append(candidate)
        }
      }
      // A container may hold the target beside the way here: the root of a stack, another tab.
      if isContainer[scene] { lookInto(scene, action, from: segue.source, &targets) }
    }
    return Set(targets).sorted()
  }

  private func declares(_ scene: Int, _ action: Int) -> Bool {
    for place in declared.range(scene) where declared.all[place] == action { return true }
    return false
  }

  /// Adds what declares the action in a container, however deep.
  private mutating func lookInto(
    _ container: Int, _ action: Int, from source: Int, _ targets: inout [Int]
  ) {
    var waiting = [container]
    while let scene = waiting.popLast() {
      guard looked[scene] != searches else { continue }
      looked[scene] = searches
      for place in held.range(scene) {
        let child = held.all[place]
        // It doesn't come back to itself.
        guard child != source else { continue }
        if declares(child, action) { targets.append(child) }
        if isContainer[child] { waiting.append(child) }
      }
    }
  }
}
