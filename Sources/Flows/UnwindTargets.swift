/// Finds the scenes at which unwind segues can end, for drawings.
///
/// The search goes backwards from the source along segues and containers. On each path it ends at
/// the first scene that declares the action. If ``Flow/Segue/unwindsToNearest`` is true, it ends at
/// the first scene of any kind. It does not simulate stacks, and it visits at most 200 scenes for
/// each segue.
///
/// ```swift
/// let start = #"{"version": 1, "canvas": {"width": 4, "height": 8}, "initialScene": "a", "#
/// // Its scenes.
/// let first = #"{"id": "a", "unwindActions": {"back": []}, "segues": [{"id": "go", "kind": "show", "to": "b"}]}"#
/// let second = #"{"id": "b", "segues": [{"id": "done", "kind": "unwind", "action": "back"}]}"#
/// // The file.
/// let scenes = #""scenes": [\#(first), \#(second)]}"#
/// // Reading it.
/// let source = FlowSource(path: "scenes.json", bytes: Array((start + scenes).utf8))
/// let flow = try FlowReading([source]) { _ in nil }.flow
/// // The search.
/// var targets = UnwindTargets(flow, flow.adjacency)
/// precondition(targets.scenes(of: 1) == [0])  // The unwind ends at the first scene.
/// ```
public struct UnwindTargets {
  private let flow: Flow
  private var actions: [String: Int] = [:]
  /// By scene, the actions that it declares.
  private var declared = Groups()
  /// By scene, its containers and the sources of the segues that lead to it.
  private var before = Groups()
  /// By scene, its children.
  private var held = Groups()
  private let isContainer: [Bool]
  /// By scene, the number of the last search that visited it.
  private var met: [Int]
  /// By scene, the number of the last search that looked into it as a container.
  private var looked: [Int]
  private var searches = 0

  /// The largest number of scenes that a search visits.
  static let limit = 200

  /// Lists in one array, so that no list has an allocation of its own.
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

  /// Prepares the searches, in time linear in the size of the flow.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - adjacency: The adjacency lists of all its segues.
  public init(_ flow: Flow, _ adjacency: Flow.Adjacency) {
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
        adjacency.containers[number]
          + adjacency.incoming[number].lazy.map { flow.segues[$0].source })
      held.append(scene.children.map(\.scene))
    }
  }

  /// Returns the scenes at which an unwind segue can end.
  ///
  /// - Parameter number: The index of the segue.
  /// - Returns: Indices of scenes in ascending order; empty for other segues.
  ///
  /// A search takes time in proportion to the scenes that it visits. It is independent of the
  /// searches before it.
  public mutating func scenes(of number: Int) -> [Int] {
    let segue = flow.segues[number]
    guard let name = segue.action else { return [] }
    // An unwind with an undeclared action can still end at the nearest scene.
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
      // A container can hold the target beside the path, such as the root of a stack or another
      // tab.
      if isContainer[scene] { lookInto(scene, action, from: segue.source, &targets) }
    }
    return Set(targets).sorted()
  }

  private func declares(_ scene: Int, _ action: Int) -> Bool {
    for place in declared.range(scene) where declared.all[place] == action { return true }
    return false
  }

  /// Adds the scenes that declare the action inside a container, at any depth.
  private mutating func lookInto(
    _ container: Int, _ action: Int, from source: Int, _ targets: inout [Int]
  ) {
    var waiting = [container]
    while let scene = waiting.popLast() {
      guard looked[scene] != searches else { continue }
      looked[scene] = searches
      for place in held.range(scene) {
        let child = held.all[place]
        // The search does not return to the source.
        guard child != source else { continue }
        if declares(child, action) { targets.append(child) }
        if isContainer[child] { waiting.append(child) }
      }
    }
  }
}
