internal import NavigationKit

/// A transition that a finger from an edge moves.
final class SegueDrag {
  private var interaction: PercentDrivenInteractiveTransition?

  /// A recogniser of a finger that begins a transition and moves it.
  ///
  /// - Parameters:
  ///   - direction: Left or right: the way the finger goes.
  ///   - begin: Begins a transition that the interaction is to drive; false where it can't.
  static func makeRecognizer(
    _ direction: Direction, begin: @escaping (PercentDrivenInteractiveTransition) -> Bool
  ) -> ScreenEdgePanGestureRecognizer {
    let drag = SegueDrag()
    let recognizer = ScreenEdgePanGestureRecognizer { recognizer in
      guard let pan = recognizer as? ScreenEdgePanGestureRecognizer else { return }
      drag.follow(pan, begin)
    }
    recognizer.edge = direction == .left ? .right : .left
    return recognizer
  }

  private func follow(
    _ pan: ScreenEdgePanGestureRecognizer, _ begin: (PercentDrivenInteractiveTransition) -> Bool
  ) {
    switch pan.state {
    case .began:
      let interaction = PercentDrivenInteractiveTransition()
      interaction.update(pan.progress)
      self.interaction = begin(interaction) ? interaction : nil
    case .changed: interaction?.update(pan.progress)
    case .ended:
      if let interaction { pan.letGo(of: interaction) }
      interaction = nil
    case .cancelled:
      interaction?.cancel()
      interaction = nil
    case .possible, .failed: break
    }
  }
}
