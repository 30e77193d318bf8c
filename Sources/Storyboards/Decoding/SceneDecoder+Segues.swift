import TextFormats

/// Reads segues and unwind actions with the checks that involve several objects.
extension SceneDecoder {
  /// Reads the segues of the scene, and reports two segues with the same id, trigger or container.
  ///
  /// The conditions of segues do not matter here: two segues with the same trigger are a defect
  /// even if at most one of their conditions can be met.
  mutating func segues(
    _ node: JSONNode, by table: FormatTable<SceneDocument.Segue>
  ) -> [SceneDocument.Segue] {
    var offsets: [String: Int] = [:]
    var triggers: [SceneDocument.Segue.Trigger: SceneDocument.Segue] = [:]
    var embeds: [String: SceneDocument.Segue] = [:]
    return elements(node).compactMap { element in
      guard let segue = table.read(element, &self) else { return nil }
      noteID(of: element, in: &offsets) { .duplicateSegue($0) }
      if let trigger = segue.trigger, let node = element[SceneKey.Segue.trigger] {
        if let first = triggers[trigger] {
          report(
            .duplicateTrigger(trigger, first: first.id), at: node.offset, earlier: first.offset)
        } else {
          triggers[trigger] = segue
        }
      }
      if case .embed(_, let container) = segue.kind, let node = element[SceneKey.Segue.container] {
        if let first = embeds[container] {
          report(
            .duplicateContainer(container, first: first.id), at: node.offset,
            earlier: first.offset)
        } else {
          embeds[container] = segue
        }
      }
      return segue
    }
  }

  /// Reads the unwind action of a segue, and reports an action that no scene declares. If a file
  /// could not be read, nothing is reported, because that file might declare the action.
  mutating func actionReference(_ node: JSONNode) -> String? {
    guard let action = name(node) else { return nil }
    if index.isComplete, !index.unwindActions.contains(action) {
      let nearest = nearest(to: action, in: index.unwindActions.names)
      report(.unknownUnwindAction(action, nearest: nearest), at: node.offset)
    }
    return action
  }

  /// Reads the texts for views of the scene that `segue` prepares.
  ///
  /// For an unwind segue these are views of any scene that declares the action, because its
  /// destination is known only when it is performed.
  mutating func preparedTexts(
    _ node: JSONNode?, of segue: SceneDocument.Segue
  ) -> [SceneDocument.LabelText] {
    if case .unwind(let action) = segue.kind {
      return labelTexts(node, labels: index.unwindLabels(action), source: scene) {
        .unknownUnwindLabel($0, action: action, nearest: $1)
      }
    }
    let destination = index.content(of: place(segue.destination ?? ""))
    let labels = destination.flatMap(index.entry)?.names(.label)
    return labelTexts(node, labels: labels, source: scene) {
      .unknownLabel($0, scene: destination?.scene ?? "", nearest: $1)
    }
  }

  // MARK: - Unwind actions

  /// Reads an action of the scene and its handlers.
  mutating func unwindAction(_ member: JSONMember) -> SceneDocument.UnwindAction {
    action = member.key
    return SceneDocument.UnwindAction(
      name: member.key,
      handlers: elements(member.node).compactMap {
        SceneFormat.unwindHandler.read($0, &self)
      }, offset: member.keyOffset)
  }

  /// Reads the id of an unwind segue that performs the current action.
  ///
  /// The segue can be in any scene of any file of the bundle.
  mutating func unwindSegueReference(_ node: JSONNode) -> String? {
    guard let id = name(node) else { return nil }
    let segues = index.unwindSegues(action)
    if index.isComplete, !segues.contains(id) {
      let nearest = nearest(to: id, in: segues.names)
      report(.unknownUnwindSegue(id, action: action, nearest: nearest), at: node.offset)
    }
    return id
  }

  /// Reads texts for labels of the scene.
  mutating func ownTexts(_ node: JSONNode) -> [SceneDocument.LabelText] {
    let scene = scene
    return labelTexts(node, labels: index.entry(place(scene))?.names(.label)) {
      .unknownLabel($0, scene: scene, nearest: $1)
    }
  }
}
