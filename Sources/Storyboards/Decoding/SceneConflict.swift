import NavigationKit

/// A part of a scene for which UIKit raises an exception, and its place in a bundle.
///
/// Reading a scene file reports conflicts as errors. An import from Xcode resolves them instead.
///
/// A conflict involves several scenes, each of which is correct by itself. An example is a push
/// segue to a navigation controller.
package struct SceneConflict: Error, Equatable {
  /// The rule that the part breaks.
  package var reason: StoryboardError.Reason
  package var place: Place

  /// A scene of a bundle, or a part of it.
  package struct Place: Hashable, Sendable {
    /// The name of the file in the bundle.
    package var storyboard: String
    /// The id of the scene.
    package var scene: String
    package var part: Part
  }

  /// The scene as a whole, or one of its parts.
  package enum Part: Hashable, Sendable {
    case scene
    /// The scene at this index of ``SceneDocument/Scene/children``.
    case child(Int)
    /// The segue at this index of the scene's segues.
    case segue(Int)

    /// The order of parts in a file.
    fileprivate var order: Int {
      switch self {
      case .scene: 0
      case .child(let number): 1 + number
      case .segue(let number): 1_000_000 + number
      }
    }
  }
}

extension SceneConflict {
  /// Finds the conflicts between the scenes of a bundle, in linear time.
  ///
  /// - Parameter files: Documents by name, the main one first. Every name in them must resolve.
  /// - Returns: The conflicts in the order of the files, and within a file of the scenes and their
  ///   parts.
  package static func all(in files: [(name: String, document: SceneDocument)]) -> [SceneConflict] {
    let index = StoryboardIndex(files)
    var conflicts = files.flatMap { name, document in
      document.scenes.flatMap { own(of: $0, in: name, index) }
    }
    let check = NavigationCheck(
      files.map { name, document in
        NavigationCheck.File(
          name: name, scenes: document.scenes.map(NavigationScene.init),
          initialScene: document.initialScene)
      }, index: index)
    conflicts += check.findings().map(\.conflict)
    guard conflicts.count > 1 else { return conflicts }
    return sorted(conflicts, as: files)
  }

  /// Finds references from containers to scenes that cannot be in such a container.
  private static func own(
    of scene: SceneDocument.Scene, in storyboard: String, _ index: StoryboardIndex
  ) -> [SceneConflict] {
    func place(_ id: String) -> ScenePlace { ScenePlace(storyboard: storyboard, scene: id) }
    func conflict(_ reason: StoryboardError.Reason, _ part: Part) -> SceneConflict {
      SceneConflict(
        reason: reason, place: Place(storyboard: storyboard, scene: scene.id, part: part))
    }
    switch scene.kind {
    case .navigationController(let navigation):
      guard let root = index.destination(of: place(navigation.root)),
        index.isNavigationController(root)
      else { return [] }
      return [conflict(.rootIsNavigationController(root.scene), .child(0))]
    case .splitViewController(let split):
      return split.columns.enumerated().compactMap { number, column in
        guard column.column == .primary || column.column == .supplementary,
          index.isTabBarController(place(column.child.scene))
        else { return nil }
        return conflict(.tabBarInSidebar(column.child.scene), .child(number))
      }
    case .storyboardReference:
      return index.isEndless(place(scene.id)) ? [conflict(.endlessReference, .scene)] : []
    case .viewController, .tableViewController, .tabBarController, .pageViewController,
      .alertController:
      return []
    }
  }

  /// Sorts conflicts by file, scene and part. Conflicts of one part keep their order.
  private static func sorted(
    _ conflicts: [SceneConflict], as files: [(name: String, document: SceneDocument)]
  ) -> [SceneConflict] {
    var order: [ScenePlace: Int] = [:]
    for (name, document) in files {
      for scene in document.scenes {
        order[ScenePlace(storyboard: name, scene: scene.id)] = order.count
      }
    }
    func rank(_ place: Place) -> Int {
      order[ScenePlace(storyboard: place.storyboard, scene: place.scene)] ?? 0
    }
    return conflicts.enumerated().sorted { a, b in
      (rank(a.element.place), a.element.place.part.order, a.offset)
        < (rank(b.element.place), b.element.place.part.order, b.offset)
    }.map(\.element)
  }
}
