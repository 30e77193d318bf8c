public import Flows

/// The scenes and segues that a flow has gained, lost and changed since an older one.
///
/// In storyboards, scenes and segues correspond by their object ids. A renamed class or identifier
/// is therefore a change of one scene. Other scenes correspond by their keys, and other segues by
/// their source and id. Colours, texts and places in files do not count, except names and titles.
/// If both flows have one file, its name does not count either.
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
/// let difference = FlowDifference(from: Flow(), to: flow)
/// precondition(difference.entries.map(\.change) == [.gained, .gained, .gained])
/// precondition(difference.text.contains("+ home, segue go: show → end"))
/// ```
public struct FlowDifference {
  /// The new flow, followed by the lost scenes and segues of the old one.
  public private(set) var flow: Flow
  /// The differences of all parts of ``flow``.
  public private(set) var changes: FlowChanges
  /// The differences in the order of ``flow``: scenes, then segues.
  public private(set) var entries: [Entry] = []

  /// A scene or segue that differs.
  ///
  /// Control characters in its texts are replaced by symbols, except in the keys.
  public struct Entry: Equatable, Sendable {
    /// The type of the difference.
    public var change: FlowMap.Change
    /// The key of the scene, or of the source of the segue.
    public var scene: String
    /// The id of the segue; nil for a scene.
    public var segue: String?
    /// A description of the scene or segue. A lost part has its old description.
    public var summary: String
    /// The changed properties, one line each, such as `to: detail → help`.
    public var details: [String]
  }

  /// A Boolean value that indicates whether the navigation is the same.
  public var isEmpty: Bool { entries.isEmpty }

  /// Compares two flows, in time about linear in their size.
  ///
  /// The comparison has two steps: parts that correspond are found first, and then their properties
  /// are compared in the words of the new flow.
  public init(from old: Flow, to new: Flow) {
    let matching = FlowMatching(old, new)
    let after = FlowOutline(new)
    var ids = [String?](repeating: nil, count: old.segues.count)
    for (number, match) in matching.segues.enumerated() {
      ids[number] = match.map { after.segues[$0].id }
    }
    let before = FlowOutline(
      matching.aligned(old, with: new), keys: matching.currentKeys, ids: ids)
    flow = new
    changes = FlowChanges(
      scenes: new.scenes.map { _ in .none }, segues: new.segues.map { _ in .none })
    let places = compareScenes(before, after, old, matching)
    compareSegues(before, after, old, matching, places)
  }

  /// Compares the scenes, and adds the lost ones to the flow.
  ///
  /// - Returns: By old scene, its index in ``flow``.
  private mutating func compareScenes(
    _ before: FlowOutline, _ after: FlowOutline, _ old: Flow, _ matching: FlowMatching
  ) -> [Int] {
    let earlier = Self.inverted(matching.scenes, count: after.scenes.count)
    var places = matching.scenes.map { $0 ?? 0 }
    for (number, scene) in after.scenes.enumerated() {
      if let place = earlier[number] {
        let (then, now) = (old.scenes[place], flow.scenes[number])
        var details = FlowOutline.differences(before.scenes[place].facts, scene.facts)
        // A scene without its own name has its id as name.
        if then.name == then.id, now.name == now.id {
          details.removeAll { $0.hasPrefix("name: ") }
        }
        details = matching.renames(ofScene: then, to: now) + details
        guard !details.isEmpty else { continue }
        changes.scenes[number] = .changed
        add(.changed, scene.key, nil, scene.summary, details)
      } else {
        changes.scenes[number] = .gained
        add(.gained, scene.key, nil, scene.summary)
      }
    }
    for (number, scene) in before.scenes.enumerated() where matching.scenes[number] == nil {
      var lost = old.scenes[number]
      lost.children = []
      lost.isInitial = false
      places[number] = flow.scenes.count
      flow.scenes.append(lost)
      changes.scenes.append(.lost)
      add(.lost, scene.key, nil, scene.summary)
    }
    return places
  }

  /// Compares the segues, and adds the lost ones to the flow.
  ///
  /// - Parameter places: By old scene, its index in ``flow``.
  private mutating func compareSegues(
    _ before: FlowOutline, _ after: FlowOutline, _ old: Flow, _ matching: FlowMatching,
    _ places: [Int]
  ) {
    let earlier = Self.inverted(matching.segues, count: after.segues.count)
    for (number, segue) in after.segues.enumerated() {
      if let place = earlier[number] {
        let details =
          matching.renames(ofSegue: old.segues[place], to: flow.segues[number])
          + FlowOutline.differences(before.segues[place].facts, segue.facts)
        guard !details.isEmpty else { continue }
        changes.segues[number] = .changed
        add(.changed, segue.scene, segue.id, segue.summary, details)
      } else {
        changes.segues[number] = .gained
        add(.gained, segue.scene, segue.id, segue.summary)
      }
    }
    for (number, segue) in before.segues.enumerated() where matching.segues[number] == nil {
      add(.lost, segue.scene, segue.id, segue.summary)
      var lost = old.segues[number]
      lost.source = places[lost.source]
      lost.destination = lost.destination.map { places[$0] }
      flow.segues.append(lost)
      changes.segues.append(.lost)
    }
  }

  /// Returns the inverse of a matching: for each new index, the old index; nil for a gained part.
  private static func inverted(_ matches: [Int?], count: Int) -> [Int?] {
    var result = [Int?](repeating: nil, count: count)
    for (old, new) in matches.enumerated() { if let new { result[new] = old } }
    return result
  }

  private mutating func add(
    _ change: FlowMap.Change, _ scene: String, _ segue: String?, _ summary: String,
    _ details: [String] = []
  ) {
    entries.append(
      Entry(change: change, scene: scene, segue: segue, summary: summary, details: details))
  }
}
