internal import NavigationKit

/// The transition that a drag from an edge drives.
///
/// The recogniser's closure retains it, so it lives as long as the recogniser. One object drives
/// one transition at a time.
final class SegueDrag {
  private var interaction: PercentDrivenInteractiveTransition?

  /// Returns a gesture recogniser whose drag begins a transition and drives it.
  ///
  /// - Parameters:
  ///   - direction: The direction of the drag, left or right.
  ///   - begin: Begins a transition with the interaction; returns false if that is not possible.
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

  /// Drives the transition by the progress of the drag. The release finishes or cancels it.
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
      if let interaction { pan.release(interaction) }
      interaction = nil
    case .cancelled:
      interaction?.cancel()
      interaction = nil
    case .possible, .failed: break
    }
  }
}
