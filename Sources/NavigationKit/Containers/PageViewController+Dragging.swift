internal import CellGraphics

/// A finger that drags the page itself.
extension PageViewController {
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
    return pan
  }

  private func followPan(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began:
      let direction = way(of: pan)
      isDraggedForward = direction == .forward
      interaction = PercentDrivenInteractiveTransition(
        animator: PageTurnAnimator(self, direction))
      interaction?.update(progress(of: pan))
      userTurned(direction, interaction: interaction)
    case .changed: interaction?.update(progress(of: pan))
    case .ended:
      let speed = forwards(pan.velocity(in: viewIfLoaded))
      let progress = progress(of: pan)
      letGo { interaction in
        interaction.settle(
          goesOn: ScreenEdgePanGestureRecognizer.goesOn(
            progress: progress, speed: navigationOrientation == .horizontal ? speed : 2 * speed),
          speed: speed, length: length)
      }
    case .cancelled: letGo { $0.cancel() }
    case .possible, .failed: break
    }
  }

  /// The finger pushes the page away that it leaves.
  private func way(of pan: PanGestureRecognizer) -> NavigationDirection {
    let way = pan.translation(in: viewIfLoaded)
    return (navigationOrientation == .horizontal ? way.x : way.y) < 0 ? .forward : .reverse
  }

  private func progress(of pan: PanGestureRecognizer) -> Double {
    min(max(forwards(pan.translation(in: viewIfLoaded)) / length, 0), 1)
  }

  /// The part of `way` that turns the page on.
  private func forwards(_ way: Point) -> Double {
    let distance = navigationOrientation == .horizontal ? way.x : way.y
    return isDraggedForward ? -distance : distance
  }

  private var length: Double {
    let size = contentView.bounds.size
    return max(1, navigationOrientation == .horizontal ? size.width : size.height)
  }
}
