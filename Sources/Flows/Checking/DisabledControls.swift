import Storyboards

/// The controls of a scene that the user can never use, because nothing enables them. Only scene
/// files have them.
struct DisabledControls {
  /// The ids of the controls.
  private(set) var ids: Set<String> = []

  /// Collects the ids of a scene. A control that is enabled in any variation does not count.
  init(of scene: SceneOutline.Scene) {
    visit(scene) { id, isEnabled in
      if !isEnabled { ids.insert(id) }
    }
    // Most scenes have no disabled controls.
    guard !ids.isEmpty else { return }
    var enabled: Set<String> = []
    visit(scene) { id, isEnabled in
      if isEnabled { enabled.insert(id) }
    }
    ids.subtract(enabled)
  }

  /// Calls `record` with the id of each control and whether it is enabled.
  private func visit(_ scene: SceneOutline.Scene, _ record: (String, Bool) -> Void) {
    visit(scene.views, isVariation: false, record)
    // A terminal of another size can show another variation.
    for views in scene.variations { visit(views, isVariation: true, record) }
    for action in scene.actions {
      if let id = action.id { record(id, action.isEnabled) }
    }
  }

  private func visit(
    _ views: [SceneOutline.View], isVariation: Bool, _ record: (String, Bool) -> Void
  ) {
    for view in views {
      // A variation takes missing values of a view from the scene.
      if let id = view.id, !isVariation || view.isEnabled != nil || view.kind != nil {
        record(id, view.isEnabled != false)
      }
      visit(view.views, isVariation: isVariation, record)
    }
  }
}

extension Flow {
  /// Indicates whether the trigger of a segue is a control that is always disabled.
  func isDisabled(_ segue: Segue, _ controls: DisabledControls) -> Bool {
    guard let trigger = segue.trigger, !controls.ids.isEmpty else { return false }
    switch trigger.gesture {
    case .tap, .change, .return: return controls.ids.contains(trigger.value)
    case .swipe, .accessory, .longPress, .screenEdgePan, .drag, .turn: return false
    }
  }
}
