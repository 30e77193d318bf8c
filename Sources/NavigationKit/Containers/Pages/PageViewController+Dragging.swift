internal import CellGraphics

// Drags of the page itself.
extension PageViewController {
  /// Returns the recogniser for a drag of the page itself.
  func makeTurningPan() -> PanGestureRecognizer {
    let pan = PanGestureRecognizer { [weak self] recognizer in
      if let pan = recognizer as? PanGestureRecognizer { self?.followPan(pan) }
    }
    pan.yieldsToEdgePans = true
    pan.shouldBegin = { [weak self, unowned pan] in
      guard let self, application?.isTransitioning == false else { return false }
      let isAlong = navigationOrientation == .horizontal ? pan.isSideways : !pan.isSideways
      return isAlong && neighbour(way(of: pan)) != nil
    }
    pan.refusal = { [weak self, unowned pan] in
      guard let self else { return nil }
      return refusalOfTurn(way(of: pan))
    }
    return pan
  }

  private func followPan(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began:
      let direction = way(of: pan)
      interaction = makeInteraction(direction)
      interaction?.follow(pan.translation(in: nil))
      userTurned(direction, interaction: interaction)
    case .changed: interaction?.follow(pan.translation(in: nil))
    case .ended: endInteraction { $0.release(pan) }
    case .cancelled: endInteraction { $0.end(cancelled: true) }
    case .possible, .failed: break
    }
  }

  /// Returns the direction of the turn: a drag to the left or upwards moves forward.
  private func way(of pan: PanGestureRecognizer) -> NavigationDirection {
    let way = pan.translation(in: nil)
    return (navigationOrientation == .horizontal ? way.x : way.y) < 0 ? .forward : .reverse
  }
}
