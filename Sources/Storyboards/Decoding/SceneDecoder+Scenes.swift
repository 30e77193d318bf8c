import TextFormats

/// Reports scenes at places where they are not allowed.
extension SceneDecoder {
  /// Reports an alert at a place where no alert is allowed.
  mutating func refuseAlert(_ node: JSONNode) {
    guard let id = node.string, index.isAlertController(place(id)) else { return }
    report(.alertNotPresented(id), at: node.offset)
  }

  /// Reports a tab bar controller in a column beside the secondary one.
  mutating func refuseTabBar(_ node: JSONNode) {
    guard let id = node.string, index.isTabBarController(place(id)) else { return }
    report(.tabBarInSidebar(id), at: node.offset)
  }

  /// Reports a navigation controller as the root of another one.
  mutating func refuseNavigationController(_ id: String, at node: JSONNode) {
    guard let place = index.destination(of: place(id)), index.isNavigationController(place) else {
      return
    }
    report(.rootIsNavigationController(place.scene), at: node.offset)
  }

  /// Reports a storyboard reference to an unknown file or scene.
  mutating func checkReference(
    _ reference: SceneDocument.StoryboardReference, of id: String, _ fields: Fields
  ) {
    guard let file = fields[SceneKey.Scene.file] else { return }
    if !reference.storyboard.isEmpty, let scenes = index.scenes(of: reference.storyboard),
      let scene = reference.scene, !scenes.contains(scene), let node = fields[SceneKey.Scene.scene]
    {
      let nearest = nearest(to: scene, in: scenes.names)
      report(
        .unknownSceneInStoryboard(scene, storyboard: reference.storyboard, nearest: nearest),
        at: node.offset)
    } else if index.isEndless(place(id)) {
      report(.endlessReference, at: file.offset)
    }
  }

  /// Reports a second action of the style cancel in an alert.
  mutating func noteCancelAction(at offset: Int) {
    if let cancelAction {
      report(.duplicateCancelAction, at: offset, earlier: cancelAction)
    } else {
      cancelAction = offset
    }
  }
}
