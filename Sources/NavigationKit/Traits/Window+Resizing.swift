internal import CellGraphics

extension Window {
  /// Reports a new size to the root's tree, then to presented controllers, before it takes effect.
  ///
  /// - Parameters:
  ///   - size: The new size.
  ///   - traits: The traits at the new size.
  /// - Returns: The transitions that coordinate the change, to be run when the size has changed.
  func willResize(to size: Size, traits: TraitCollection) -> [Transition] {
    guard Application.current != nil else { return [] }
    var transitions: [Transition] = []
    let isOther = traits != traitCollection
    var level = rootViewController
    var presentation: Presentation?
    while let controller = level {
      if controller.viewIfLoaded?.window === self {
        let transition = Transition(
          kind: .resize, from: controller, to: controller, containerView: self, isAnimated: false)
        transition.prepare()
        let containers: [(any ContentContainer)?] = [presentation?.activeController, controller]
        for container in containers.compactMap({ $0 }) {
          if isOther { container.willTransition(to: traits, with: transition) }
          container.viewWillTransition(to: size, with: transition)
        }
        transitions.append(transition)
      }
      presentation = controller.presentation
      level = presentation?.presented
    }
    return transitions
  }
}
