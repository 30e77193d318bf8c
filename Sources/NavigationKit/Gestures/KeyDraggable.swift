/// An object that Shift and the arrows drag: a recogniser or a transition.
protocol KeyDraggable: AnyObject {
  /// The direction of a drag that increases the progress.
  var forwards: Direction { get }
  /// The progress, 0 to 1.
  var progress: Double { get }
  func move(to progress: Double)
  /// Ends the drag. The drag finishes, or returns to its start if `cancelled` is true.
  func end(cancelled: Bool)
}

extension KeyDraggable {
  /// Moves the drag to the next tenth of its way; returns false for a direction across the drag.
  func step(_ direction: Direction) -> Bool {
    // The tolerance treats a tenth with a rounding error as reached, so that ten steps reach the
    // end.
    let tenths = progress * 10
    if direction == forwards {
      move(to: min(10, (tenths + 0.001).rounded(.down) + 1) / 10)
    } else if direction == forwards.opposite {
      move(to: max(0, (tenths - 0.001).rounded(.up) - 1) / 10)
    } else {
      return false
    }
    return true
  }
}

/// A recogniser whose drag keys can begin.
protocol KeyDragRecognizer: KeyDraggable, GestureRecognizer {
  /// Indicates whether the recogniser would follow a drag now.
  var canBegin: Bool { get }
  /// Begins a drag by keys; returns false if the drag may not begin.
  func begin() -> Bool
  /// The progress of the drag, 0 to 1.
  var progress: Double { get set }
}

extension KeyDragRecognizer where Self: PanGestureRecognizer {
  /// Begins a drag by keys; returns false if the recogniser does not follow the drag.
  func begin() -> Bool {
    touch = nil
    guard canBegin else { return false }
    progress = 0
    changeState(to: .began)
    return true
  }

  /// Moves the drag to `progress`.
  func move(to progress: Double) {
    self.progress = min(max(progress, 0), 1)
    changeState(to: .changed)
  }

  /// Ends or cancels the drag.
  func end(cancelled: Bool) { changeState(to: cancelled ? .cancelled : .ended) }
}

extension Application {
  /// The drags that Shift with an arrow would begin now, front to back, each with a word for its
  /// effect.
  public var draggable: [(direction: Direction, title: String)] {
    reachableRecognizers.compactMap { recognizer in
      guard let drag = recognizer as? any KeyDragRecognizer, drag.canBegin else { return nil }
      return (drag.forwards, drag.actionTitle ?? "drag")
    }
  }

  /// A Boolean value that indicates whether an object still follows the drag by keys.
  ///
  /// It is false after a segue has removed the view on which the drag began.
  public var isDragFollowed: Bool {
    guard let recognizer = keyboardDrag as? GestureRecognizer else { return keyboardDrag != nil }
    return recognizer.view?.window != nil || runningTransitions.contains(where: \.isInteractive)
  }

  /// The two directions of the drag by keys that is in progress; nil without one.
  public var dragDirections: [Direction]? {
    keyboardDrag.map { $0.forwards.isVertical ? [.up, .down] : [.left, .right] }
  }
}
