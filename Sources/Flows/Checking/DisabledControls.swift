import Storyboards

/// The controls of a scene of a scene file that the user can never use, as nothing enables them.
struct DisabledControls {
  /// Their ids.
  private(set) var ids: Set<String> = []

  init(of scene: SceneOutline.Scene) {
    visit(scene) { id, isEnabled in
      if !isEnabled { ids.insert(id) }
    }
    // Most scenes have none.
    guard !ids.isEmpty else { return }
    var enabled: Set<String> = []
    visit(scene) { id, isEnabled in
      if isEnabled { enabled.insert(id) }
    }
    ids.subtract(enabled)
  }

  /// Calls `note` with the id of each control and whether it can be used where that is said.
  private func visit(_ scene: SceneOutline.Scene, _ note: (String, Bool) -> Void) {
    visit(scene.views, isVariation: false, note)
    // A terminal of another size may show another variation.
    for views in scene.variations { visit(views, isVariation: true, note) }
    for action in scene.actions {
      if let id = action.id { note(id, action.isEnabled) }
    }
  }

  private func visit(
    _ views: [SceneOutline.View], isVariation: Bool, _ note: (String, Bool) -> Void
  ) {
    for view in views {
      // What a variation does not say of a view, the scene says.
      if let id = view.id, !isVariation || view.isEnabled != nil || view.kind != nil {
        note(id, view.isEnabled != false)
      }
      visit(view.views, isVariation: isVariation, note)
    }
  }
}

extension Flow {
  /// Whether a segue waits for a control that is disabled for ever.
  func isDisabled(_ segue: Segue, _ controls: DisabledControls) -> Bool {
    guard let trigger = segue.trigger, !controls.ids.isEmpty else { return false }
    switch trigger.gesture {
    case .tap, .change, .return: return controls.ids.contains(trigger.value)
    case .swipe, .accessory, .longPress, .screenEdgePan, .drag, .turn: return false
    }
  }
}
