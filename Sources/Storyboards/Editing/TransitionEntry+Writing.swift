internal import Motion
internal import NavigationKit
import TextFormats

/// The reason why a transition was not written into a file.
public enum TransitionEditError: Error, Equatable {
  /// The file is invalid, or it no longer describes the running transition.
  ///
  /// The text says the difference. The caller reports it and leaves the file as it is.
  case changedFile(String)
  /// The change has no value to write. An example is a curve without a style.
  case nothingToWrite
}

extension TransitionEditError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .changedFile(let change): "the file has changed: \(change)"
    case .nothingToWrite: "there is nothing to write"
    }
  }
}

extension TransitionEntry {
  /// Returns the file with a new transition of the segue or container. All other bytes stay the
  /// same.
  ///
  /// If an entry of `transitions` has other users, it is not changed: the segue or container gets
  /// an entry of its own. If `setting` is the one that runs, the original text is restored. The
  /// result is read again and must describe `setting`.
  ///
  /// - Parameters:
  ///   - setting: The setting to write.
  ///   - bytes: The storyboard's file as it is now.
  ///   - bundle: The bundle that contains the entry.
  ///   - last: The bytes that this program wrote last; nil if it has written nothing. The
  ///     transition in `bytes` must be the running transition or the one in `last`.
  /// - Returns: The new file, and the name of its transition; nil if it has none.
  ///
  /// - Throws: ``TransitionEditError/changedFile(_:)`` if the file is not valid or another program
  ///   changed the transition, and ``TransitionEditError/nothingToWrite`` for a setting that has no
  ///   form in a file.
  public func written(
    _ setting: TransitionSetting, into bytes: [UInt8], in bundle: StoryboardBundle,
    after last: [UInt8]? = nil
  ) throws(TransitionEditError) -> (bytes: [UInt8], name: String?) {
    do {
      var text = try JSONText(bytes)
      var name: String?
      if let last, last != bundle.storyboard(storyboard)?.json, isAsItWas(setting) {
        name = try restore(from: bundle, into: &text)
      } else {
        name = try write(setting, into: &text)
      }
      let current = try read(from: bytes, in: bundle)
      let left = try last.flatMap { try read(from: $0, in: bundle) }
      guard isSame(current) || left?.isSame(current) == true else {
        throw TransitionEditError.changedFile("its transition differs from the running one")
      }
      guard let entry = try read(from: text.bytes, in: bundle), says(setting, entry) else {
        throw TransitionEditError.changedFile("the written setting would not be the running one")
      }
      return (text.bytes, name)
    } catch let error as JSONSyntaxError {
      throw .changedFile(error.reason.description)
    } catch let error as StoryboardErrors {
      throw .changedFile(error.description(file: storyboard))
    } catch let error as TransitionEditError {
      throw error
    } catch {
      throw .changedFile("\(error)")
    }
  }

  /// Returns the entry at the same place, read from `bytes` in place of the bundle's file.
  private func read(from bytes: [UInt8], in bundle: StoryboardBundle) throws -> TransitionEntry? {
    func json(_ name: String) -> [UInt8]? {
      name == storyboard ? bytes : bundle.storyboard(name)?.json
    }
    return read(
      from: try StoryboardBundle(
        name: bundle.main.name, json: json(bundle.main.name) ?? [], load: json))
  }

  /// Indicates whether an entry has the same movement and setting.
  private func isSame(_ other: TransitionEntry?) -> Bool {
    other?.setting == setting && other?.movement == movement
  }

  /// Indicates whether an entry that was read again has the setting that was written.
  ///
  /// Values that the style does not use are not compared, because they are not written.
  private func says(_ setting: TransitionSetting, _ entry: TransitionEntry) -> Bool {
    if isAsItWas(setting), isSame(entry) { return true }
    guard let style = setting.style else {
      return entry.movement == setting.movement(own: movement)
    }
    var meant = style.usualSetting
    if style.takesSide { meant.side = setting.side ?? meant.side }
    if style.keys.contains("duration") { meant.duration = setting.duration ?? meant.duration }
    if style.keys.contains("curve") { meant.curve = setting.curve ?? meant.curve }
    return entry.setting == meant
  }

  /// Writes a setting into the file, and returns the name of its transition.
  ///
  /// A style with its usual setting needs no entry of its own. Any other setting goes into an entry
  /// that only this place uses; if other places use the entry, a copy is made.
  ///
  /// - Throws: ``TransitionEditError/nothingToWrite`` for a setting without a style, if the file
  ///   has no keyframes that the setting could change.
  private func write(_ setting: TransitionSetting, into text: inout JSONText) throws -> String {
    let (place, key) = try place(in: &text)
    let name = text.node(place)?[key]?.string
    if let style = setting.style {
      // The usual setting of a style needs only the name of the style.
      if setting == style.usualSetting,
        text.root[SceneKey.Document.transitions]?[style.rawValue] == nil
      {
        try text.set(key, to: JSONNode(style.rawValue), at: place)
        return style.rawValue
      }
      let own = name.flatMap { isOwn($0, in: text.root) ? $0 : nil } ?? freeName(in: text.root)
      try define(own, style, setting, in: &text)
      if own != name { try text.set(key, to: JSONNode(own), at: place) }
      return own
    }
    guard let name, case .keyframes? = movement, setting.movement(own: movement) != nil else {
      throw TransitionEditError.nothingToWrite
    }
    guard isOwn(name, in: text.root) else {
      // Other places use the entry too, so this place gets a copy.
      let own = freeName(in: text.root)
      guard let entry = text.root[SceneKey.Document.transitions]?[name] else {
        throw TransitionEditError.changedFile("it has no transition '\(name)'")
      }
      try text.set(own, to: entry, at: [.key("transitions")])
      try text.set(key, to: JSONNode(own), at: place)
      try change(own, to: setting, in: &text)
      return own
    }
    try change(name, to: setting, in: &text)
    return name
  }

  /// Returns the object that names the transition, and the key in that object. A container without
  /// a `transitions` object gets an empty one.
  func place(in text: inout JSONText) throws -> ([JSONText.Step], key: String) {
    let scenes = text.root[SceneKey.Document.scenes]?.elements ?? []
    guard let index = scenes.firstIndex(where: { $0[SceneKey.Scene.id]?.string == scene }) else {
      throw TransitionEditError.changedFile("it has no scene '\(scene)'")
    }
    let path: [JSONText.Step] = [.key("scenes"), .index(index)]
    switch place {
    case .segue(let segue):
      let segues = scenes[index][SceneKey.Scene.segues]?.elements ?? []
      guard let index = segues.firstIndex(where: { $0[SceneKey.Segue.id]?.string == segue }) else {
        throw TransitionEditError.changedFile("it has no segue '\(segue)' in a scene '\(scene)'")
      }
      return (path + [.key("segues"), .index(index)], "transition")
    case .container(let way):
      if scenes[index][SceneKey.Scene.transitions] == nil {
        try text.set("transitions", to: JSONNode.object([:]), at: path)
      }
      return (path + [.key("transitions")], way)
    }
  }

  /// Indicates whether `name` is an entry of `transitions` that only this place uses.
  private func isOwn(_ name: String, in root: JSONNode) -> Bool {
    // Every text that equals the name counts as a use. An unnecessary copy does no harm.
    root[SceneKey.Document.transitions]?[name] != nil && users(of: name, in: root) == 1
  }

  /// Returns how often a text in the scenes equals `name`.
  func users(of name: String, in root: JSONNode) -> Int {
    func users(_ node: JSONNode) -> Int {
      if node.string == name { return 1 }
      return (node.elements ?? []).reduce(0) { $0 + users($1) }
        + (node.members ?? []).reduce(0) { $0 + users($1.node) }
    }
    return root[SceneKey.Document.scenes].map(users) ?? 0
  }

  /// Returns a name that the file does not use yet.
  ///
  /// It is the segue's identifier, or the container's id with the key, such as `stack-push`. A
  /// number follows if that name is taken.
  private func freeName(in root: JSONNode) -> String {
    let taken = Set((root[SceneKey.Document.transitions]?.members ?? []).map(\.key))
      .union(SceneDocument.BuiltInTransition.allCases.map(\.rawValue))
    let name =
      switch place {
      case .segue(let segue): segue
      case .container(let way): "\(scene)-\(way)"
      }
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }

  /// Writes an entry of `transitions` with a built-in style. In an existing entry only the members
  /// that differ are changed, and the members that the style does not have are removed.
  ///
  /// Only these members are touched, so comments of other programs in unknown keys, and the layout
  /// of the file, stay as they are.
  private func define(
    _ name: String, _ style: SceneDocument.BuiltInTransition, _ setting: TransitionSetting,
    in text: inout JSONText
  ) throws(JSONSyntaxError) {
    var members: [(String, JSONNode)] = [("kind", JSONNode(style.rawValue))]
    if style.takesSide, let side = setting.side { members.append(("from", JSONNode("\(side)"))) }
    if style.keys.contains("duration"), let duration = setting.duration {
      members.append(("duration", Self.seconds(duration)))
    }
    if style.keys.contains("curve"), let curve = setting.curve {
      members.append(("curve", SceneFormat.node(of: curve)))
    }
    let path: [JSONText.Step] = [.key("transitions"), .key(name)]
    if text.root[SceneKey.Document.transitions] == nil {
      try text.set("transitions", to: JSONNode.object([:]), at: [])
    }
    guard text.node(path)?[SceneKey.Transition.kind] != nil else {
      let node = JSONNode(
        value: .object(members.map { JSONMember(key: $0.0, node: $0.1) }))
      return try text.set(name, to: node, at: [.key("transitions")])
    }
    for key in ["from", "duration", "curve", "backdrop"] where !style.keys.contains(key) {
      try text.remove(key, at: path)
    }
    for (key, node) in members where text.node(path)?[key]?.value != node.value {
      try text.set(key, to: node, at: path)
    }
  }

  /// Changes the times or the curve of an entry's keyframes.
  ///
  /// The new curve replaces an old spring, because a keyframe cannot have both.
  private func change(
    _ name: String, to setting: TransitionSetting, in text: inout JSONText
  ) throws(JSONSyntaxError) {
    guard case .keyframes(let new)? = setting.movement(own: movement) else { return }
    for (side, keyframes) in [("source", new.source), ("destination", new.destination)] {
      for (index, keyframe) in keyframes.enumerated() {
        let path: [JSONText.Step] = [
          .key("transitions"), .key(name), .key(side), .index(index),
        ]
        let time = text.node(path)?[SceneKey.Keyframe.time]?.double
        if time.map({ Tick.count(seconds: $0) }) != keyframe.time {
          try text.set("time", to: Self.seconds(keyframe.time), at: path)
        }
        guard let curve = setting.curve, index > 0 else { continue }
        try text.remove("spring", at: path)
        try text.set("curve", to: SceneFormat.node(of: curve), at: path)
      }
    }
  }

  /// Returns a time in seconds, rounded to a tenth of a millisecond, which is finer than a tick.
  ///
  /// A tick is 8.33 milliseconds, so reading the result gives the same number of ticks.
  private static func seconds(_ ticks: Int) -> JSONNode {
    let tenths = (ticks * 10_000 + Tick.perSecond / 2) / Tick.perSecond
    if tenths % 10_000 == 0 { return JSONNode(tenths / 10_000) }
    return JSONNode(value: .number(Double(tenths) / 10_000))
  }
}
