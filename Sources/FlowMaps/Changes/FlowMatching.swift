import Flows

/// Finds the corresponding scenes and segues of two versions of a flow.
///
/// Xcode gives each object of a storyboard an id that never changes. Scenes and segues with the
/// same object id correspond even if everything else about them has changed, so a renaming is one
/// change instead of a loss and a gain. All others correspond by their names.
struct FlowMatching {
  /// For each old scene, the index of the new scene; nil for a lost scene.
  private(set) var scenes: [Int?]
  /// For each old segue, the index of the new segue; nil for a lost segue.
  private(set) var segues: [Int?]
  /// By old scene, its unique name.
  private let oldKeys: [String]
  /// By new scene, its unique name.
  private let newKeys: [String]

  /// Matches the scenes, then the segues of each pair of matched scenes.
  ///
  /// A segue whose source has no counterpart has none either. The time is about linear in the sizes
  /// of the flows.
  init(_ old: Flow, _ new: Flow) {
    oldKeys = SceneKeys(old).keys
    newKeys = SceneKeys(new).keys
    scenes = Self.matched(
      old: Self.objects(old), oldKeys, new: Self.objects(new), newKeys)
    segues = [Int?](repeating: nil, count: old.segues.count)
    let (before, after) = (old.adjacency.outgoing, new.adjacency.outgoing)
    for (scene, counterpart) in scenes.enumerated() {
      guard let counterpart else { continue }
      let (lost, gained) = (before[scene], after[counterpart])
      let found = Self.matched(
        old: lost.map { old.segues[$0].objectID }, Self.names(lost, in: old),
        new: gained.map { new.segues[$0].objectID }, Self.names(gained, in: new))
      for (place, match) in found.enumerated() {
        segues[lost[place]] = match.map { gained[$0] }
      }
    }
  }

  /// Returns the object ids of the scenes, with the file before them if there are several.
  private static func objects(_ flow: Flow) -> [String?] {
    let names = SceneKeys.fileNames(flow)
    return flow.scenes.map { scene in
      scene.objectID.map { id in names.map { "\($0[scene.place.file])#\(id)" } ?? id }
    }
  }

  /// Returns the ids of the segues. A repeated id has a number.
  private static func names(_ segues: [Int], in flow: Flow) -> [String] {
    var met: [String: Int] = [:]
    return segues.map { number in
      let segue = flow.segues[number]
      let name = segue.id.isEmpty ? "(\(segue.kind.rawValue))" : segue.id
      met[name, default: 0] += 1
      return "\(name)~\(met[name] ?? 1)"
    }
  }

  /// Matches two lists, first by object ids that are unique in both lists, then the rest by names.
  ///
  /// - Returns: For each old index, the new index; nil for no match. Each new index occurs at most
  ///   once.
  private static func matched(
    old oldObjects: [String?], _ oldNames: [String], new newObjects: [String?], _ newNames: [String]
  ) -> [Int?] {
    var result = [Int?](repeating: nil, count: oldNames.count)
    var isTaken = [Bool](repeating: false, count: newNames.count)
    let (lost, gained) = (unique(oldObjects), unique(newObjects))
    for (place, object) in oldObjects.enumerated() {
      guard let object, lost[object] == place, let match = gained[object] else { continue }
      result[place] = match
      isTaken[match] = true
    }
    let named = Dictionary(zip(newNames, newNames.indices)) { first, _ in first }
    for (place, name) in oldNames.enumerated() where result[place] == nil {
      guard let match = named[name], !isTaken[match] else { continue }
      result[place] = match
      isTaken[match] = true
    }
    return result
  }

  /// Returns the indices of the texts that occur exactly once, by the text.
  private static func unique(_ texts: [String?]) -> [String: Int] {
    var places: [String: Int] = [:]
    var repeated: Set<String> = []
    for (place, text) in texts.enumerated() {
      guard let text else { continue }
      if places.updateValue(place, forKey: text) != nil { repeated.insert(text) }
    }
    return places.filter { !repeated.contains($0.key) }
  }

  // MARK: - In the new flow's words

  /// For each old scene, its current name. A lost scene keeps its name; if another scene has that
  /// name, the text marks the lost one.
  var currentKeys: [String] {
    let taken = Set(newKeys)
    return oldKeys.enumerated().map { place, key in
      scenes[place].map { newKeys[$0] } ?? (taken.contains(key) ? "\(key) (lost)" : key)
    }
  }

  /// Returns the old flow without changes that do not count as differences. These are renamed views
  /// that trigger segues, and presentation styles that Xcode has written in place of its default.
  ///
  /// The result is compared with the new flow in place of the old one. Its scenes and segues are at
  /// the same indices.
  func aligned(_ old: Flow, with new: Flow) -> Flow {
    var aligned = old
    for (number, match) in segues.enumerated() {
      guard let match else { continue }
      let (segue, now) = (old.segues[number], new.segues[match])
      if let trigger = segue.trigger, let current = now.trigger, trigger.objectID != nil,
        trigger.objectID == current.objectID, trigger.gesture == current.gesture,
        trigger.gesture.isOnView
      {
        aligned.segues[number].trigger?.value = current.value
      }
      if style(of: segue, in: old) == style(of: now, in: new)
        || isDefaultStyle(segue, old, now.presentationStyle)
        || isDefaultStyle(now, new, segue.presentationStyle)
      {
        aligned.segues[number].presentationStyle = now.presentationStyle
      }
    }
    for (number, match) in scenes.enumerated() {
      guard let match else { continue }
      let (scene, now) = (old.scenes[number], new.scenes[match])
      if isDefaultStyle(scene, now.presentationStyle)
        || isDefaultStyle(now, scene.presentationStyle)
      {
        aligned.scenes[number].presentationStyle = now.presentationStyle
      }
    }
    return aligned
  }

  /// Returns the presentation style of a segue: its own style, or the style of its destination.
  private func style(of segue: Flow.Segue, in flow: Flow) -> String {
    segue.presentationStyle
      ?? segue.destination.flatMap { flow.scenes[$0].presentationStyle } ?? Self.defaults[0]
  }

  /// The styles that stand for the default of Xcode 10. Xcode 11 writes the first one to keep it;
  /// the second one is its own default.
  private static let defaults = ["fullScreen", "automatic"]

  /// Indicates whether the difference to a style in the other flow can come from a new version of
  /// Xcode alone.
  ///
  /// This is so for a scene that names no style in a storyboard older than Xcode 11. The style in
  /// the other flow must be one that Xcode 11 writes or assumes in its place.
  private func isDefaultStyle(_ scene: Flow.Scene, _ other: String?) -> Bool {
    scene.hasDefaultStyle && scene.presentationStyle == Self.defaults[0]
      && Self.defaults.contains(other ?? Self.defaults[0])
  }

  /// Indicates the same for a segue without a style, which has the style of its destination.
  private func isDefaultStyle(_ segue: Flow.Segue, _ flow: Flow, _ other: String?) -> Bool {
    guard segue.presentationStyle == nil, let other, let destination = segue.destination else {
      return false
    }
    return isDefaultStyle(flow.scenes[destination], other)
  }

  /// Returns a line for each changed name.
  func renames(ofScene old: Flow.Scene, to new: Flow.Scene) -> [String] {
    var lines: [String] = []
    if old.id != new.id { lines.append("renamed: \(old.id.whole) → \(new.id.whole)") }
    // A scene without an identifier is named by its class, whose change is reported already.
    let isByClass = old.id == old.customClass || new.id == new.customClass
    if old.objectID != nil, new.objectID != nil, old.customClass != new.customClass, !isByClass {
      lines.append(
        "class: \(old.customClass?.whole ?? "none") → \(new.customClass?.whole ?? "none")")
    }
    return lines
  }

  /// Returns a line for a changed name; empty if the name is the same.
  func renames(ofSegue old: Flow.Segue, to new: Flow.Segue) -> [String] {
    old.id == new.id ? [] : ["renamed: \(old.id.whole) → \(new.id.whole)"]
  }
}
