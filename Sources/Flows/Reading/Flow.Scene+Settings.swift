import Storyboards

extension Flow.Scene {
  /// Returns the settings that decide where the user can go, beyond children, segues and actions.
  ///
  /// Frames, colours and texts are not included.
  ///
  /// The names and the order are part of baselines. A new setting is therefore added at the end of
  /// its group.
  static func settings(of scene: SceneOutline.Scene) -> [Flow.Setting] {
    var settings: [Flow.Setting] = []
    func add(_ name: String, _ value: String?) {
      if let value, !value.isEmpty { settings.append(Flow.Setting(name: name, value: value)) }
    }
    func add(_ key: SceneKey.Scene, _ value: String?) { add(key.rawValue, value) }
    func add(_ key: SceneKey.Scene, _ flag: Bool) { add(key.rawValue, flag ? "true" : nil) }
    add(.hidesBackButton, scene.hidesBackButton)
    add(.isNavigationBarHidden, scene.isNavigationBarHidden)
    add(.isModalInPresentation, scene.isModalInPresentation)
    add(.definesPresentationContext, scene.definesPresentationContext)
    add(.hidesBottomBarWhenPushed, scene.hidesBottomBarWhenPushed)
    add(.modalTransitionStyle, scene.modalTransitionStyle)
    add(.leftBarButtons, scene.leftBarButtons.isEmpty ? nil : "in place of the back button")
    add(.selected, scene.selected.map(String.init))
    let transitions = scene.transitions
    add("transitions.push", transitions.push)
    add("transitions.pop", transitions.pop)
    add("transitions.next", transitions.next)
    add("transitions.previous", transitions.previous)
    add("transitions.isPopInteractive", transitions.isPopInteractive ? "true" : nil)
    let disabled = scene.tabs.filter { !$0.isEnabled }
    add("disabled tabs", disabled.compactMap(\.scene.id).joined(separator: ", "))
    add(.actions, scene.actions.map(words).joined(separator: ", "))
    return settings
  }

  /// Returns a description of an alert's action: its id, or its title if it has no id.
  private static func words(_ action: SceneOutline.AlertAction) -> String {
    let name = action.id ?? action.title ?? ""
    let style = action.style.map { " \($0)" } ?? ""
    return name + style + (action.isEnabled ? "" : " disabled")
  }
}
