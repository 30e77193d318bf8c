public import Flows

/// What navigation has gained, lost and changed from one flow to another.
///
/// Scenes and segues of storyboards are the same whose object ids are the same, so a renamed class or
/// identifier is a change of one scene. Others are the same whose keys are, and segues that leave the
/// same scene with the same id. Where each flow has one file only, what it is called does not count;
/// nor do the places in files, colours and texts but names and titles.
public struct FlowDifference {
  /// The new flow, with what it has lost after that.
  public private(set) var flow: Flow
  public private(set) var changes: FlowChanges
  /// By scene, then by segue, in the order of the flow; nothing that is as it was.
  public private(set) var entries: [Entry] = []

  public struct Entry: Equatable, Sendable {
    public var change: FlowMap.Change
    /// The key of the scene, or of the scene that the segue leaves.
    public var scene: String
    /// nil for the scene itself.
    public var segue: String?
    /// What it is, or was when it is lost.
    public var summary: String
    /// What is another now, one line each.
    public var details: [String]
  }

  public var isEmpty: Bool { entries.isEmpty }

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

  /// Returns by old scene its place in the flow.
  private mutating func compareScenes(
    _ before: FlowOutline, _ after: FlowOutline, _ old: Flow, _ matching: FlowMatching
  ) -> [Int] {
    let earlier = Self.inverted(matching.scenes, count: after.scenes.count)
    var places = matching.scenes.map { $0 ?? 0 }
    for (number, scene) in after.scenes.enumerated() {
      if let place = earlier[number] {
        let (then, now) = (old.scenes[place], flow.scenes[number])
        var details = FlowOutline.differences(before.scenes[place].facts, scene.facts)
        // Without a name of its own a scene goes by its id.
        if then.name == then.id, now.name == now.id {
          details.removeAll { $0.hasPrefix("name: ") }
        }
        details = matching.renames(ofScene: then, to: now) + details
        guard !details.isEmpty else { continue }
        changes.scenes[number] = .changed
        note(.changed, scene.key, nil, scene.summary, details)
      } else {
        changes.scenes[number] = .gained
        note(.gained, scene.key, nil, scene.summary)
      }
    }
    for (number, scene) in before.scenes.enumerated() where matching.scenes[number] == nil {
      var lost = old.scenes[number]
      lost.children = []
      lost.isInitial = false
      places[number] = flow.scenes.count
      flow.scenes.append(lost)
      changes.scenes.append(.lost)
      note(.lost, scene.key, nil, scene.summary)
    }
    return places
  }

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
        note(.changed, segue.scene, segue.id, segue.summary, details)
      } else {
        changes.segues[number] = .gained
        note(.gained, segue.scene, segue.id, segue.summary)
      }
    }
    for (number, segue) in before.segues.enumerated() where matching.segues[number] == nil {
      note(.lost, segue.scene, segue.id, segue.summary)
      var lost = old.segues[number]
      lost.source = places[lost.source]
      lost.destination = lost.destination.map { places[$0] }
      flow.segues.append(lost)
      changes.segues.append(.lost)
    }
  }

  /// By new place, the old one.
  private static func inverted(_ matches: [Int?], count: Int) -> [Int?] {
    var result = [Int?](repeating: nil, count: count)
    for (old, new) in matches.enumerated() { if let new { result[new] = old } }
    return result
  }

  private mutating func note(
    _ change: FlowMap.Change, _ scene: String, _ segue: String?, _ summary: String,
    _ details: [String] = []
  ) {
    entries.append(
      Entry(change: change, scene: scene, segue: segue, summary: summary, details: details))
  }
}
