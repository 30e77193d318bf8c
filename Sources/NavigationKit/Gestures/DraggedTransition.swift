internal import CellGraphics

/// A transition that a finger drags, and can take hold of again until it is over.
final class DraggedTransition: PercentDrivenInteractiveTransition {
  /// The way that brings it on.
  let forwards: Direction
  /// What moves: where a finger can take hold of it.
  private weak var area: View?
  /// Cells of the whole way, at this moment.
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

  /// Shows it where a finger has brought it.
  ///
  /// - Parameters:
  ///   - way: How far the finger has gone, in cells.
  ///   - start: The progress at which it took hold.
  func follow(_ translation: Point, from start: Double = 0) {
    update(start + forwards.component(of: translation) / max(1, length()))
  }

  /// Lets go as a finger did: a quick one decides by its way, a slow one by its place.
  ///
  /// - Parameter velocity: Of the finger, in cells a second.
  func release(_ velocity: Point) {
    release(
      speed: forwards.component(of: velocity), over: length(), isVertical: forwards.isVertical)
  }

  /// Lets go as the recogniser's finger did, where it has one, and as that of the keyboard where not:
  /// for good.
  func release(_ pan: PanGestureRecognizer) {
    if pan.touch == nil { end(cancelled: false) } else { release(pan.velocity(in: nil)) }
  }

  // MARK: - Taking hold again

  /// Whether it has been let go and is not over.
  var canBeCaught: Bool {
    guard let transition = context as? Transition else { return false }
    return transition.isRunning && !transition.isInteractive
  }

  /// The recogniser that a finger takes hold with at a point of the window; nil where it doesn't.
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
  /// Lets go as a finger did: a quick one decides by its way, a slow one by its place.
  ///
  /// - Parameters:
  ///   - speed: Of the finger towards the end, in cells a second.
  ///   - length: Cells of the whole way.
  func release(speed: Double, over length: Double, isVertical: Bool) {
    let shouldFinish = ScreenEdgePanGestureRecognizer.shouldFinish(
      progress: percentComplete, speed: isVertical ? 2 * speed : speed)
    // The rest is as fast as the finger was, but no slower than by itself and no faster than four
    // times that.
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

/// Recognises at once a finger that comes down on a transition that was let go.
final class CatchGestureRecognizer: PanGestureRecognizer {
  private let transition: DraggedTransition
  /// Where the transition was caught.
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
  /// The transition that was dragged, let go, and is on its way; nil where none is.
  var catchableTransition: DraggedTransition? {
    for transition in runningTransitions {
      if let dragged = transition.interaction as? DraggedTransition, dragged.canBeCaught {
        return dragged
      }
    }
    return nil
  }
}
