import Storyboards
import TextFormats

/// Replaces the short forms of a side file with the long forms of a scene file.
///
/// * A segue beside the scenes moves into the scene that has a segue of this name.
/// * A text for a segue is its trigger. A text for a trigger, such as `swipe up`, is its gesture
///   and the value of the gesture.
/// * An unwind segue with a scene as its `to` ends at that scene. Its `flash` and `set` take effect
///   there.
/// * Without `to`, `flash` and `set` take effect in the only scene that leads to the scene of the
///   segue.
/// * A text for a `flash` is its colour.
/// * ``SideFileTransition`` describes the short forms of transitions.
struct SideFileSpelling {
  typealias Key = SideFileKey

  private(set) var root: JSONNode
  let file: SideFile
  let document: InterfaceBuilderDocument
  let names: ObjectNames

  /// Expands all short forms of a side file.
  ///
  /// Segues first move into their scenes, because the check for equal triggers compares the segues
  /// of one scene.
  ///
  /// - Parameters:
  ///   - file: The side file. Its `root` is not changed.
  ///   - document: The storyboard of the side file.
  ///   - names: The names of the storyboard's scenes and objects.
  /// - Throws: An error for the first entry that is wrong.
  init(
    _ file: SideFile, _ document: InterfaceBuilderDocument, _ names: ObjectNames
  ) throws(SideFileError) {
    (self.file, self.document, self.names) = (file, document, names)
    root = file.root
    if var transitions = root[Key.transitions] {
      for member in transitions.members ?? [] {
        transitions.set(member.key, try SideFileTransition(member, error: file.error).node)
      }
      root.set(Key.transitions, transitions)
    }
    try checkNames()
    try moveSegues()
    for scene in root[Key.scenes]?.members ?? [] {
      for segue in scene.node[Key.segues]?.members ?? [] { try spellOut(segue, of: scene.key) }
    }
    for scene in root[Key.scenes]?.members ?? [] { try checkTriggers(of: scene) }
  }

  /// Throws an error if two entries, with different names, are for the same scene.
  ///
  /// A scene can have several names, such as its class and its storyboard identifier. A name that
  /// several scenes share is not checked.
  private func checkNames() throws(SideFileError) {
    let known = document.scenes.compactMap { scene in
      scene.controller.map { names.aliases(of: scene, $0) }
    }
    let members = (root[Key.scenes]?.members ?? []).filter { member in
      known.count { $0.contains(member.key) } == 1
    }
    for aliases in known {
      let own = members.filter { aliases.contains($0.key) }
      guard own.count > 1 else { continue }
      throw defect(
        "\(quoted(own[1].key)) and \(quoted(own[0].key)) are the same scene; merge the two entries",
        at: own[1])
    }
  }

  /// Throws an error if two segues without a condition have the same gesture.
  ///
  /// With a condition (`if`) several segues can share a gesture.
  private func checkTriggers(of scene: JSONMember) throws(SideFileError) {
    let segues = (scene.node[Key.segues]?.members ?? []).filter {
      $0.node[Key.trigger] != nil && $0.node[Key.condition] == nil
    }
    for (index, segue) in segues.enumerated() {
      guard let trigger = segue.node[Key.trigger],
        let other = segues[..<index].first(where: { SideFile.agree($0.node[Key.trigger], trigger) })
      else { continue }
      throw defect(
        "the segues \(quoted(other.key)) and \(quoted(segue.key)) have the same trigger; "
          + "change one of them or add 'if'", at: segue)
    }
  }

  /// Moves the segues that are listed beside the scenes into their scenes.
  ///
  /// - Throws: An error if no scene or several scenes have a segue of the name, or if the scene's
  ///   entry already has the segue.
  private mutating func moveSegues() throws(SideFileError) {
    guard let segues = root[Key.segues]?.members else { return }
    root.set(Key.segues, nil)
    if root[Key.scenes] == nil { root.set(Key.scenes, JSONNode.object([:])) }
    for segue in segues {
      let scenes = document.scenes.filter { scene in
        scene.segues.contains { ($0.identifier ?? $0.id) == segue.key }
      }
      guard scenes.count == 1, let controller = scenes[0].controller else {
        throw defect(
          scenes.isEmpty
            ? "no scene has a segue \(quoted(segue.key))\(hint(segue.key))"
            : "\(scenes.count) scenes have a segue \(quoted(segue.key)); "
              + "move the entry to 'segues' of one scene",
          at: segue)
      }
      let aliases = names.aliases(of: scenes[0], controller)
      let known = (root[Key.scenes]?.members ?? []).map(\.key)
      var isTwice = false
      change(scene: aliases.first { known.contains($0) } ?? aliases[0], at: segue) { scene in
        var own = scene[Key.segues] ?? JSONNode(offset: segue.keyOffset, value: .object([]))
        isTwice = own[segue.key] != nil
        own.set(segue.key, segue.node)
        scene.set(Key.segues, own)
      }
      if isTwice {
        throw defect(
          "the segue \(quoted(segue.key)) also has an entry in its scene; remove one of the two",
          at: segue)
      }
    }
  }

  /// Returns the end of a message that suggests the segue with the most similar name, such as `;
  /// did you mean 'next'?`. It is empty if no name is similar.
  private func hint(_ name: String) -> String {
    var nearest = NearestName()
    let known = document.scenes.flatMap(\.segues).map { $0.identifier ?? $0.id }
    return nearest.find(name, in: known).map { "; did you mean \(quoted($0))?" } ?? ""
  }

  /// Expands the short forms in one segue's entry, and stores the entry in its scene.
  ///
  /// In long form a trigger is an object: `{"swipe": "up"}`. A gesture that scene files do not have
  /// is an error in both forms.
  private mutating func spellOut(_ segue: JSONMember, of scene: String) throws(SideFileError) {
    var node = segue.node
    if node.string != nil {
      node = JSONNode(
        offset: node.offset,
        value: .object([JSONMember(key: "trigger", keyOffset: segue.keyOffset, node: node)]))
    }
    for member in node[Key.trigger]?.members ?? [] {
      if let words = Self.unknownGesture(member.key) { throw defect(words, at: member) }
    }
    if let trigger = node[Key.trigger], let text = trigger.string {
      let words = text.split(separator: " ", maxSplits: 1).map(String.init)
      if let word = words.first, let error = Self.unknownGesture(word) {
        throw file.error(error, at: trigger)
      }
      guard words.count == 2 else {
        throw file.error(
          "expected a gesture and its value, such as 'swipe up', found \(quoted(text))",
          at: trigger)
      }
      node.set(
        "trigger",
        JSONNode(
          offset: trigger.offset,
          value: .object([
            JSONMember(
              key: words[0], keyOffset: trigger.offset,
              node: JSONNode(offset: trigger.offset, value: .string(words[1])))
          ])))
    }
    try spellOutUnwind(&node, segue, of: scene)
    change(scene: scene, at: segue) { scene in
      guard var segues = scene[Key.segues] else { return }
      segues.set(segue.key, node)
      scene.set(Key.segues, segues)
    }
  }

  /// Returns the error for an unknown gesture; nil for a known one.
  private static func unknownGesture(_ word: String) -> String? {
    let kinds = SceneDocument.Segue.Trigger.kinds
    guard !kinds.contains(word) else { return nil }
    var nearest = NearestName()
    let hint = nearest.find(word, in: kinds).map { "; did you mean \(quoted($0))?" } ?? ""
    return "expected a gesture, one of \(quotedList(kinds, "and")), found \(quoted(word))\(hint)"
  }

  /// Moves an unwind segue's `flash` and `set` to the scene where the segue ends.
  ///
  /// There they become handlers of the segue's unwind action, in the scene's `unwindActions`. A
  /// text for `flash` becomes an object with this `color` and a `duration` of one second. The keys
  /// `to`, `flash` and `set` are removed from the segue.
  ///
  /// - Throws: An error if the segue is no unwind segue, or if its end is not known.
  private mutating func spellOutUnwind(
    _ node: inout JSONNode, _ segue: JSONMember, of scene: String
  ) throws(SideFileError) {
    guard let action = unwindAction(segue.key, of: scene, node) else {
      let effect = node.members?.first { $0.key == "flash" || $0.key == "set" }
      if let effect, !isUnwind(segue.key, of: scene, node) {
        throw defect("only an unwind segue can have \(quoted(effect.key))", at: effect)
      }
      return
    }
    if let flash = node[Key.flash], flash.string != nil {
      var long = JSONNode(offset: flash.offset, value: .object([]))
      long.set(Key.color, flash)
      long.set(Key.duration, JSONNode(offset: flash.offset, value: .integer(1)))
      node.set(Key.flash, long)
    }
    let effects = [Key.flash, .set].compactMap { key in
      node[key].map { (key.rawValue, $0) }
    }
    guard let (aliases, place) = try end(of: node, in: scene, effects) else { return }
    for key in [Key.to, .flash, .set] { node.set(key, nil) }
    let known = (root[Key.scenes]?.members ?? []).map(\.key)
    change(scene: aliases.first { known.contains($0) } ?? aliases[0], at: segue) { scene in
      var actions = scene[Key.unwindActions] ?? JSONNode(offset: place.offset, value: .object([]))
      var handlers = actions[action]?.elements ?? []
      for (key, effect) in effects {
        handlers.append(.object(["segue": JSONNode(segue.key), key: effect]))
      }
      actions.set(action, JSONNode(handlers))
      scene.set(Key.unwindActions, actions)
    }
  }

  /// Changes the entry of a scene, which is created if the file has none.
  ///
  /// - Parameters:
  ///   - scene: The key of the entry.
  ///   - place: The member whose position a new entry gets, for messages.
  ///   - change: Changes the entry.
  private mutating func change(
    scene: String, at place: JSONMember, _ change: (inout JSONNode) -> Void
  ) {
    var scenes = root[Key.scenes] ?? JSONNode.object([:])
    var node = scenes[scene] ?? JSONNode(offset: place.keyOffset, value: .object([]))
    change(&node)
    scenes.set(scene, node)
    root.set(Key.scenes, scenes)
  }

  /// Returns an error with the line and column of a member's key.
  private func defect(_ what: String, at member: JSONMember) -> SideFileError {
    SideFileError(
      path: file.path, position: file.text.position(at: member.keyOffset), what: what)
  }
}
