import Storyboards

/// The controls of a scene of a scene file that the user can never use, as nothing enables them.
struct DisabledControls {
  /// Their ids.
  private(set) var ids: Set<String> = []
  private var enabled: Set<String> = []

  init(of scene: JSONNode) {
    add(scene["views"], isVariation: false)
    // A terminal of another size may show another variation.
    for variation in scene["variations"]?.elements ?? [] {
      add(variation["views"], isVariation: true)
    }
    for action in scene["actions"]?.elements ?? [] { note(action, isEnabled: isEnabled(action)) }
    ids.subtract(enabled)
  }

  private mutating func add(_ views: JSONNode?, isVariation: Bool) {
    for view in views?.elements ?? [] {
      // What a variation does not say of a view, the scene says.
      let isSaid = !isVariation || view["kind"] != nil || view["isEnabled"] != nil
      if isSaid { note(view, isEnabled: isEnabled(view)) }
      add(view["views"], isVariation: isVariation)
    }
  }

  private func isEnabled(_ node: JSONNode) -> Bool { node["isEnabled"]?.bool != false }

  private mutating func note(_ node: JSONNode, isEnabled: Bool) {
    guard let id = node["id"]?.string else { return }
    if isEnabled { enabled.insert(id) } else { ids.insert(id) }
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
