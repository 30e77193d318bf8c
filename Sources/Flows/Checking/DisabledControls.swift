import Storyboards
import TextFormats

/// The controls of a scene of a scene file that the user can never use, as nothing enables them.
struct DisabledControls {
  /// Their ids.
  private(set) var ids: Set<String> = []

  init(of scene: JSONNode) {
    visit(scene) { view, isEnabled in
      if !isEnabled, let id = view["id"]?.string { ids.insert(id) }
    }
    // Most scenes have none.
    guard !ids.isEmpty else { return }
    var enabled: Set<String> = []
    visit(scene) { view, isEnabled in
      if isEnabled, let id = view["id"]?.string { enabled.insert(id) }
    }
    ids.subtract(enabled)
  }

  /// Calls `note` with each control and whether it can be used where that is said.
  private func visit(_ scene: JSONNode, _ note: (JSONNode, Bool) -> Void) {
    visit(scene["views"], isVariation: false, note)
    // A terminal of another size may show another variation.
    for variation in scene["variations"]?.elements ?? [] {
      visit(variation["views"], isVariation: true, note)
    }
    for action in scene["actions"]?.elements ?? [] {
      note(action, action["isEnabled"]?.bool != false)
    }
  }

  private func visit(_ views: JSONNode?, isVariation: Bool, _ note: (JSONNode, Bool) -> Void) {
    for view in views?.elements ?? [] {
      let isEnabled = view["isEnabled"]
      // What a variation does not say of a view, the scene says.
      if !isVariation || isEnabled != nil || view["kind"] != nil {
        note(view, isEnabled?.bool != false)
      }
      visit(view["views"], isVariation: isVariation, note)
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
