internal import CellGraphics
internal import NavigationKit
import Storyboards
import TextFormats

/// Replaces parts of a storyboard for which UIKit would raise an exception.
///
/// Such a storyboard can exist in a working app, because the app's code avoids the part or never
/// reaches it. A scene file must not contain it. The import therefore replaces each such part with
/// the nearest one that UIKit allows. For example, a push segue to a navigation controller becomes
/// a modal presentation.
extension StoryboardImport {
  /// Replaces each conflict of the documents with the nearest part that UIKit allows, and adds a
  /// remark.
  ///
  /// All conflicts of a round are resolved before the documents are searched again, so an import
  /// with many conflicts needs few rounds.
  mutating func resolveConflicts(_ boards: [Board]) {
    // A change may reveal or cause another conflict. No change restores a replaced part, so the
    // loop ends.
    var isChanged = true
    while isChanged {
      isChanged = false
      let conflicts = SceneConflict.all(in: files.map { ($0.name, $0.document) })
      for (conflict, place) in conflicts.map({ ($0, ConflictPlace($0.place, in: files)) }) {
        guard let place else { continue }
        // The remark is made before the change, because the change may remove the part.
        var remark = remark(at: place, boards[place.file])
        guard let what = resolve(conflict.reason, at: place) else { continue }
        remark.what = what
        remarks.append(remark)
        isChanged = true
      }
    }
  }

  /// Changes the import so that one conflict is gone.
  ///
  /// - Returns: The text of the remark; nil if the conflict cannot be resolved, or if an earlier
  ///   change has already resolved it.
  private mutating func resolve(
    _ reason: StoryboardError.Reason, at place: ConflictPlace
  ) -> String? {
    switch reason {
    case .pushOutsideNavigation:
      return setKind(at: place) { .show(to: $0) }
        ? "the push segue may start outside a navigation controller; a show segue replaces it" : nil
    case .pushedNavigationController:
      return setKind(at: place) { .presentModally(to: $0) }
        ? "a navigation controller cannot be pushed; it is presented instead" : nil
    case .pushedSplitViewController:
      return setKind(at: place) { .presentModally(to: $0) }
        ? "a split view controller cannot be pushed; it is presented instead" : nil
    case .shownTabBarInSidebar:
      return setKind(at: place) { .presentModally(to: $0) }
        ? "a tab bar controller cannot be the primary column; it is presented instead" : nil
    case .partialCurlNeedsFullScreen, .contextInPopover:
      return presentPlainly(at: place)
        ? "UIKit does not allow the style here; the segue presents in full screen" : nil
    case .endlessEmbedding:
      return dropEmbedding(at: place)
        ? "the scene would contain itself; left out" : nil
    case .embedsTooMany(let limit):
      replace(place, says: "This scene contains too many other scenes.")
      return "the scene contains more than \(limit) others; an empty scene replaces it"
    case .tabBarInSidebar:
      return unfold(place)
        ? "a tab bar controller cannot be the primary column; the columns are embedded side by side"
        : nil
    case .rootIsNavigationController:
      replace(place, says: "UIKit does not allow the content of this scene.")
      return "UIKit does not allow the container in this scene; an empty scene replaces it"
    case .endlessReference:
      replace(place, says: "This scene is in another storyboard.")
      return "the storyboard references form a cycle; an empty scene replaces this one"
    default: return nil
    }
  }

  /// Returns a remark on the element at a place. Its `what` is empty.
  ///
  /// The element is the segue of the place, else the controller of its scene, else the document.
  private func remark(at place: ConflictPlace, _ board: Board) -> ImportRemark {
    let name = files[place.file].document.scenes[place.scene].id
    let scene = board.document.scenes.first { scene in
      scene.controller.flatMap { $0["id"] }.flatMap { board.names.scenes[$0] } == name
    }
    let segue = scene?.segues.first { ($0.identifier ?? $0.id) == place.segue }
    let element = segue?.element ?? scene?.controller ?? board.document.root
    return ImportRemark(
      path: board.source.path,
      position: SourceText(board.source.xml).position(at: element.offset),
      element: [element.name, element["id"]].compactMap(\.self).joined(separator: " "), what: "")
  }

  // MARK: - Changes

  /// Changes the kind of a segue.
  ///
  /// - Returns: Whether the segue exists and its kind has changed.
  private mutating func setKind(
    at place: ConflictPlace, _ kind: (String) -> SceneDocument.Segue.Kind
  ) -> Bool {
    guard let number = segueNumber(of: place) else { return false }
    let old = files[place.file].document.scenes[place.scene].segues[number]
    guard let destination = old.destination, old.kind != kind(destination) else { return false }
    files[place.file].document.scenes[place.scene].segues[number].kind = kind(destination)
    return true
  }

  /// Makes a segue present its destination in full screen, with the vertical transition that UIKit
  /// uses by default.
  ///
  /// - Returns: Whether the segue exists and has changed.
  private mutating func presentPlainly(at place: ConflictPlace) -> Bool {
    guard let number = segueNumber(of: place) else { return false }
    var segue = files[place.file].document.scenes[place.scene].segues[number]
    guard let destination = segue.destination else { return false }
    segue.kind = .presentModally(to: destination)
    segue.presentation.style = .fullScreen
    segue.presentation.transitionStyle = .coverVertical
    guard segue != files[place.file].document.scenes[place.scene].segues[number] else {
      return false
    }
    files[place.file].document.scenes[place.scene].segues[number] = segue
    return true
  }

  /// Removes an embed segue because of which a scene contains itself. If the cycle has no segue, as
  /// in a container's children, an empty scene replaces the whole scene.
  ///
  /// - Returns: Whether something has changed.
  private mutating func dropEmbedding(at place: ConflictPlace) -> Bool {
    guard place.segue != nil else {
      replace(place, says: "This scene contains itself.")
      return true
    }
    guard let number = segueNumber(of: place) else { return false }
    files[place.file].document.scenes[place.scene].segues.remove(at: number)
    return true
  }

  /// Returns the index of a conflict's segue in its scene; nil if the segue has been removed.
  private func segueNumber(of place: ConflictPlace) -> Int? {
    files[place.file].document.scenes[place.scene].segues.firstIndex { $0.id == place.segue }
  }

  /// Replaces a scene with an empty scene that has the same id and shows a caption.
  private mutating func replace(_ place: ConflictPlace, says what: String) {
    let id = files[place.file].document.scenes[place.scene].id
    files[place.file].document.scenes[place.scene] = StoryboardContext.standIn(
      id, says: what, background: ground)
  }

  /// Replaces a split view controller with a scene that embeds its primary and secondary scene side
  /// by side.
  ///
  /// Together the two containers fill the canvas of 375 × 667 points; the primary one is 145 points
  /// wide.
  ///
  /// - Returns: Whether the scene was a split view controller.
  private mutating func unfold(_ place: ConflictPlace) -> Bool {
    let old = files[place.file].document.scenes[place.scene]
    guard case .splitViewController(let split) = old.kind else { return false }
    var scene = SceneDocument.Scene(
      id: old.id, name: old.name, title: old.title, background: ground, segues: old.segues)
    let columns = [
      ("primary", split.primary, Rect(x: 0, y: 0, width: 145, height: 667)),
      ("secondary", split.secondary, Rect(x: 145, y: 0, width: 230, height: 667)),
    ]
    for (name, child, frame) in columns {
      scene.views.append(.container(SceneDocument.Container(id: name, frame: frame)))
      scene.segues.append(
        SceneDocument.Segue(id: "embed \(name)", kind: .embed(to: child.scene, container: name)))
    }
    files[place.file].document.scenes[place.scene] = scene
    return true
  }

  /// The background of scenes that the import makes itself.
  private var ground: Color { appearance == .dark ? .black : .white }
}

/// The place of a conflict in an import's files. It remains valid when segues are removed.
private struct ConflictPlace {
  var file: Int
  var scene: Int
  /// The id of the segue; nil if the conflict is in the scene or in one of its children.
  var segue: String?

  /// Finds a conflict's place in the import's files. A segue is then known by its id instead of its
  /// index, which changes when segues are removed. Returns nil if the file or the scene does not
  /// exist.
  init?(_ place: SceneConflict.Place, in files: [StoryboardImport.File]) {
    guard let file = files.firstIndex(where: { $0.name == place.storyboard }),
      let scene = files[file].document.scenes.firstIndex(where: { $0.id == place.scene })
    else { return nil }
    (self.file, self.scene) = (file, scene)
    if case .segue(let number) = place.part {
      segue = files[file].document.scenes[scene].segues[number].id
    }
  }
}
