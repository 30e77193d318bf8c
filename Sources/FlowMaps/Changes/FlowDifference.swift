public import Flows

/// What navigation has gained, lost and changed from one flow to another.
///
/// Scenes are the same whose keys are the same, and segues that leave the same scene with the same
/// id. Where each flow has one file only, what it is called does not count; nor do the places in
/// files, colours and texts but names and titles.
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
    let before = FlowOutline(old)
    let after = FlowOutline(new)
    flow = new
    changes = FlowChanges(
      scenes: new.scenes.map { _ in .none }, segues: new.segues.map { _ in .none })
    compareScenes(before, after)
    compareSegues(before, after)
  }

  private mutating func compareScenes(_ before: FlowOutline, _ after: FlowOutline) {
    for (number, scene) in after.scenes.enumerated() {
      if let earlier = before.scene(scene.key) {
        let details = FlowOutline.differences(earlier.facts, scene.facts)
        guard !details.isEmpty else { continue }
        changes.scenes[number] = .changed
        note(.changed, scene.key, nil, scene.summary, details)
      } else {
        changes.scenes[number] = .gained
        note(.gained, scene.key, nil, scene.summary)
      }
    }
    for (number, scene) in before.scenes.enumerated() where after.scene(scene.key) == nil {
      var lost = before.flow.scenes[number]
      lost.children = []
      lost.isInitial = false
      flow.scenes.append(lost)
      changes.scenes.append(.lost)
      note(.lost, scene.key, nil, scene.summary)
    }
  }

  private mutating func compareSegues(_ before: FlowOutline, _ after: FlowOutline) {
    for (number, segue) in after.segues.enumerated() {
      if let earlier = before.segue(segue.key) {
        let details = FlowOutline.differences(earlier.facts, segue.facts)
        guard !details.isEmpty else { continue }
        changes.segues[number] = .changed
        note(.changed, segue.scene, segue.id, segue.summary, details)
      } else {
        changes.segues[number] = .gained
        note(.gained, segue.scene, segue.id, segue.summary)
      }
    }
    // The lost scenes stand after the new ones, in their order.
    let lostPlaces = before.scenes.filter { after.scene($0.key) == nil }.map(\.key)
    func place(_ old: Int?) -> Int? {
      guard let old else { return nil }
      let key = before.scenes[old].key
      if let number = after.number(ofScene: key) { return number }
      return lostPlaces.firstIndex(of: key).map { after.scenes.count + $0 }
    }
    for (number, segue) in before.segues.enumerated() where after.segue(segue.key) == nil {
      note(.lost, segue.scene, segue.id, segue.summary)
      var lost = before.flow.segues[number]
      guard let source = place(lost.source) else { continue }
      lost.source = source
      lost.destination = place(lost.destination)
      flow.segues.append(lost)
      changes.segues.append(.lost)
    }
  }

  private mutating func note(
    _ change: FlowMap.Change, _ scene: String, _ segue: String?, _ summary: String,
    _ details: [String] = []
  ) {
    entries.append(
      Entry(change: change, scene: scene, segue: segue, summary: summary, details: details))
  }
}
