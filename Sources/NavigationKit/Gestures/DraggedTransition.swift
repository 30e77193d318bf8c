internal import CellGraphics

/// A transition that follows a drag. After the release, another touch can catch it until it ends.
final class DraggedTransition: PercentDrivenInteractiveTransition {
  /// The direction of the drag that advances the transition.
  let forwards: Direction
  /// The moving view, on which a touch can catch the transition.
  private weak var area: View?
  /// Returns the length of the whole drag, in cells.
  private let length: () -> Double

  init(
    animator: any ViewControllerAnimatedTransitioning, forwards: Direction, area: View?,
    length: @escaping () -> Double
  ) {
    self.forwards = forwards
    self.area = area
    self.length = length
    super.init(animator: animator)
  }

  /// Shows the transition at the position of the drag.
  ///
  /// - Parameters:
  ///   - translation: The drag's translation, in cells.
  ///   - start: The progress at which the drag began.
  func follow(_ translation: Point, from start: Double = 0) {
    update(start + forwards.component(of: translation) / max(1, length()))
  }

  /// Ends the drag. A quick drag is decided by its direction, a slow drag by its position.
  ///
  /// - Parameter velocity: The drag's velocity, in cells a second.
  func release(_ velocity: Point) {
    release(
      speed: forwards.component(of: velocity), over: length(), isVertical: forwards.isVertical)
  }

  /// Ends the drag of a recogniser. A drag by keys, which has no touch, always finishes the
  /// transition.
  func release(_ pan: PanGestureRecognizer) {
    if pan.touch == nil { end(cancelled: false) } else { release(pan.velocity(in: nil)) }
  }

  // MARK: - Catching

  /// Indicates whether the drag was released and the transition still runs.
  var canBeCaught: Bool {
    guard let transition = context as? Transition else { return false }
    return transition.isRunning && !transition.isInteractive
  }

  /// Returns a new recogniser for a touch at a point of the window that catches the transition.
  ///
  /// - Returns: nil if the transition cannot be caught at this point.
  func catchRecognizer(at point: Point) -> CatchGestureRecognizer? {
    guard canBeCaught, let area, area.window != nil,
      area.presentationFrame.contains(area.superview?.convert(point, from: nil) ?? point)
    else { return nil }
    let recognizer = CatchGestureRecognizer(self)
    area.addGestureRecognizer(recognizer)
    return recognizer
  }
}

extension PercentDrivenInteractiveTransition {
  /// Ends the drag. A quick drag is decided by its direction, a slow drag by its position.
  ///
  /// - Parameters:
  ///   - speed: The speed towards the end of the transition, in cells a second.
  ///   - length: The length of the whole drag, in cells.
  func release(speed: Double, over length: Double, isVertical: Bool) {
    let shouldFinish = ScreenEdgePanGestureRecognizer.shouldFinish(
      progress: percentComplete, speed: isVertical ? 2 * speed : speed)
    // The rest of the transition runs at the speed of the drag: at least the normal speed, at most
    // four times the normal speed.
    let natural = length / max(0.01, seconds)
    completionSpeed = min(max(1, abs(speed) / max(1, natural)), 4)
    if shouldFinish { finish() } else { cancel() }
  }
}

extension DraggedTransition: KeyDraggable {
  var progress: Double { percentComplete }

  func end(cancelled: Bool) {
    completionSpeed = 1
    if cancelled { cancel() } else { finish() }
  }
}

/// Recognises a touch on a released transition as soon as it begins.
final class CatchGestureRecognizer: PanGestureRecognizer {
  private let transition: DraggedTransition
  /// The progress at which the transition was caught.
  private var start = 0.0

  init(_ transition: DraggedTransition) {
    self.transition = transition
    super.init()
    addAction { ($0 as? CatchGestureRecognizer)?.follow() }
  }

  override var gestureName: String { "catch" }

  override func touchBegan(_ touch: Touch) {
    super.touchBegan(touch)
    state = .began
  }

  override func reset() {
    super.reset()
    view?.removeGestureRecognizer(self)
  }

  private func follow() {
    switch state {
    case .began:
      transition.pause()
      start = transition.percentComplete
    case .changed: transition.follow(translation(in: nil), from: start)
    case .ended: transition.release(velocity(in: nil))
    case .cancelled: transition.end(cancelled: true)
    case .possible, .failed: break
    }
  }
}

extension Application {
  /// The released transition that still runs and can be caught; nil without one.
  var catchableTransition: DraggedTransition? {
    for transition in runningTransitions {
      if let dragged = transition.interaction as? DraggedTransition, dragged.canBeCaught {
        return dragged
      }
    }
    return nil
  }
}
