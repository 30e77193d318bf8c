import InterfaceBuilder
import Storyboards
import TextFormats

/// Finds errors in storyboards that a scene file cannot have, because its decoder reports them:
/// duplicate ids, incomplete segues, empty containers and unresolved references.
extension FlowCheck {
  /// Reports the errors of all storyboards, and popovers without an anchor in all files.
  mutating func checkStoryboards() {
    for (number, file) in reading.files.enumerated() {
      guard let file, case .storyboard(let storyboard) = file.content else { continue }
      checkIdentifiers(in: number, storyboard)
    }
    for scene in flow.scenes.indices where isInStoryboard(scene) {
      checkChildren(of: scene)
      checkReference(scene)
      for segue in adjacency.outgoing[scene] { checkSegue(segue, of: scene) }
      checkSegueIdentifiers(of: scene)
    }
    checkPopovers()
  }

  // MARK: - Identifiers

  /// Reports storyboard identifiers and object ids that occur twice in a file.
  private mutating func checkIdentifiers(in file: Int, _ storyboard: InterfaceBuilderOutline) {
    var identifiers: [String: Int] = [:]
    for scene in flow.scenes.indices where flow.scenes[scene].place.file == file {
      guard let identifier = reading.outline(of: scene).identifier else { continue }
      if let first = identifiers[identifier] {
        add(
          .duplicateIdentifier, scene: scene,
          "\(named(first)) already has the storyboard identifier \(quoted(identifier))")
      } else {
        identifiers[identifier] = scene
      }
    }
    var ids: [String: XMLElement] = [:]
    checkObjectIDs(of: storyboard.document.root, in: file, storyboard, &ids)
  }

  /// Reports objects with the same id. A merge of two versions can cause them.
  ///
  /// The first object with the id is reported in the message, and the finding is at the second.
  private mutating func checkObjectIDs(
    of element: XMLElement, in file: Int, _ storyboard: InterfaceBuilderOutline,
    _ ids: inout [String: XMLElement]
  ) {
    for child in element.children {
      // Elements directly in the document, such as the device, have ids of another kind.
      if let id = child["id"], element.name != "document" {
        if let first = ids[id] {
          let earlier = storyboard.position(at: first.offset)
          add(
            Finding(
              rule: .duplicateIdentifier, level: .error, path: flow.files[file],
              position: storyboard.position(at: child.offset), scene: "", sceneID: "", segue: nil,
              message:
                "duplicate id \(quoted(id)) of an element \(child.name.harmless()); the first "
                + "is at \(earlier.line):\(earlier.column)"))
        } else {
          ids[id] = child
        }
      }
      if !child.children.isEmpty { checkObjectIDs(of: child, in: file, storyboard, &ids) }
    }
  }

  /// Reports segue identifiers of a scene that are ambiguous for code.
  private mutating func checkSegueIdentifiers(of scene: Int) {
    var first: [String: Int] = [:]
    for number in adjacency.outgoing[scene] {
      let segue = flow.segues[number]
      guard let identifier = segue.identifier, !identifier.isEmpty else { continue }
      guard let other = first[identifier] else {
        first[identifier] = number
        continue
      }
      // Several cells can share an identifier if a tap performs each segue. If code performs a
      // segue by name, its destination is ambiguous.
      let isByName = segue.isManual || flow.segues[other].isManual
      guard isByName, segue.destination != flow.segues[other].destination else { continue }
      add(
        .duplicateIdentifier, scene: scene, segue: number,
        "duplicate segue identifier \(quoted(identifier)) with another destination; the first is at "
          + "\(flow.segues[other].place.line):\(flow.segues[other].place.column)")
    }
  }

  // MARK: - Segues

  /// Reports a segue that is incomplete: without destination, action, identifier, class or
  /// transition.
  private mutating func checkSegue(_ number: Int, of scene: Int) {
    let segue = flow.segues[number]
    if segue.kind == .unwind {
      if segue.action?.isEmpty != false {
        add(.danglingSegue, scene: scene, segue: number, "the unwind segue has no action")
      }
    } else if segue.destination == nil {
      let id = segue.destinationID ?? ""
      add(
        .danglingSegue, scene: scene, segue: number,
        id.isEmpty
          ? "the segue has no destination" : "no scene of the storyboard has the id \(quoted(id))")
    }
    if segue.isManual, segue.identifier?.isEmpty != false {
      add(
        .emptyIdentifier, scene: scene, segue: number,
        "the segue starts at the scene itself and has no identifier, so nothing can perform it")
    }
    if segue.kind == .custom, segue.customClass == nil, segue.transition == nil {
      add(
        .customSegueWithoutClass, scene: scene, segue: number,
        "the custom segue \(quoted(segue.id)) names no class")
    }
    if let transition = segue.transition, !isTransition(transition, segue.place.file, scene) {
      add(
        .unknownTransition, scene: scene, segue: number, "unknown transition \(quoted(transition))")
    }
  }

  /// Indicates whether a transition exists in the scene's file or in the program.
  private func isTransition(_ name: String, _ file: Int, _ scene: Int) -> Bool {
    let own = reading.outlines[flow.scenes[scene].place.file].transitions
    return own.contains(name) || SceneDocument.BuiltInTransition(rawValue: name) != nil
  }

  // MARK: - Containers and references

  /// Reports children that do not exist, and containers without children.
  private mutating func checkChildren(of scene: Int) {
    let description = flow.scenes[scene]
    guard description.kind.isContainer else { return }
    checkTabs(of: scene)
    let named = reading.outline(of: scene).children.filter { $0.role != .page }
    for child in named {
      let id = child.scene.id ?? ""
      guard reading.entries[description.place.file][id] == nil else { continue }
      add(
        .danglingReference, scene: scene,
        "the container holds the scene \(quoted(id)), which does not exist in the storyboard")
    }
    // Code always fills a page view controller. A custom class can fill any other container.
    guard named.isEmpty, description.kind != .pageViewController, description.customClass == nil
    else { return }
    add(
      .emptyContainer, .note, scene: scene,
      "the \(words(description.kind)) has no \(description.kind == .tabBarController ? "tabs" : description.kind == .navigationController ? "root" : "columns")"
    )
  }

  /// Reports tabs with a scene that an earlier tab has.
  private mutating func checkTabs(of scene: Int) {
    guard flow.scenes[scene].kind == .tabBarController else { return }
    var first: [Int: Int] = [:]
    for (number, child) in flow.scenes[scene].children.enumerated() {
      guard let earlier = first[child.scene] else {
        first[child.scene] = number
        continue
      }
      add(
        .repeatedTab, scene: scene, place: child.place,
        "tab \(number + 1) holds \(self.named(child.scene)), which tab \(earlier + 1) already holds"
      )
    }
  }

  /// Returns the kind of a container in a message.
  private func words(_ kind: Flow.Kind) -> String {
    switch kind {
    case .navigationController: "navigation controller"
    case .tabBarController: "tab bar controller"
    case .splitViewController: "split view controller"
    case .pageViewController: "page view controller"
    case .viewController, .tableViewController, .collectionViewController, .alertController,
      .storyboardReference:
      "scene"
    }
  }

  /// Reports a storyboard reference that remained unresolved.
  ///
  /// The target is missing in this storyboard, it is missing in another one, or no storyboard of
  /// the name was found. In the last case the finding is only a note, because the file may be
  /// elsewhere. References to other bundles are not checked.
  private mutating func checkReference(_ scene: Int) {
    guard flow.scenes[scene].kind == .storyboardReference else { return }
    let target = reading.outline(of: scene).target
    let wanted = target.scene
    guard let storyboard = target.storyboard else {
      add(
        .danglingReference, scene: scene,
        wanted.map { "the storyboard has no scene with the identifier \(quoted($0))" }
          ?? "the reference names neither a storyboard nor a scene")
      return
    }
    // Storyboards of other bundles are not searched.
    if target.bundle?.isEmpty == false { return }
    if reading.foundReferences.contains(scene) {
      add(
        .danglingReference, scene: scene,
        wanted.map { "\(quoted(storyboard)) has no scene with the identifier \(quoted($0))" }
          ?? "\(quoted(storyboard)) has no initial view controller")
    } else {
      let main = reading.files[flow.scenes[scene].place.file]?.main ?? ""
      let folders = (reading.searchedFolders[main] ?? []).map(quoted)
      let places = folders.isEmpty ? "" : " in \(folders.joined(separator: ", then in "))"
      add(
        .danglingReference, .note, scene: scene,
        "found no storyboard named \(quoted(storyboard)) that can be read\(places); if it is "
          + "elsewhere, check that file too")
    }
  }

  /// Reports popovers without an anchor, in both formats.
  private mutating func checkPopovers() {
    for (number, segue) in flow.segues.enumerated()
    where segue.anchor == nil && isPopover(segue) && segue.trigger?.gesture.isOnView != true {
      let start =
        segue.trigger.map { "has the trigger \($0.description.harmless()), which has no view," }
        ?? "is performed by code"
      add(
        .popoverWithoutAnchor, scene: segue.source, segue: number,
        "the popover \(quoted(segue.id)) \(start) and names no anchor")
    }
  }

  /// Indicates whether a segue presents a popover, by its kind or by the presentation style.
  ///
  /// An alert over an anchor is no popover. Neither is a segue of a storyboard that only has the
  /// style: code can set its anchor.
  private func isPopover(_ segue: Flow.Segue) -> Bool {
    guard let to = segue.destination, flow.scenes[to].kind != .alertController else {
      return segue.kind == .popoverPresentation
    }
    switch segue.kind {
    case .popoverPresentation: return true
    // If the presentation style makes a segue of a storyboard a popover, code can set the anchor.
    case .presentModally, .modal:
      return !isInStoryboard(segue.source)
        && (segue.presentationStyle ?? settings[to].presentationStyle) == "popover"
    case .custom, .show, .showDetail, .push, .embed, .unwind: return false
    }
  }
}
