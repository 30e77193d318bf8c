/// What Shift and the arrows drag.
protocol KeyDraggable: AnyObject {
  /// The way that brings it on.
  var forwards: Direction { get }
  /// 0 to 1.
  var progress: Double { get }
  func move(to progress: Double)
  /// The finger of the keyboard leaves the screen; it lets go for good unless it is called off.
  func end(cancelled: Bool)
}

extension KeyDraggable {
  /// Goes to the next tenth of the way; answers false for a direction across it.
  func step(_ direction: Direction) -> Bool {
    // What a hair is missing from is a tenth, or ten steps would not reach the end.
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

/// A recogniser that the keyboard's finger can begin.
protocol KeyDragRecognizer: KeyDraggable, GestureRecognizer {
  /// Whether it would follow a finger now.
  var canBegin: Bool { get }
  /// Follows the keyboard's finger; answers false where it may not.
  func begin() -> Bool
  /// Where the finger has brought it, 0 to 1.
  var progress: Double { get set }
}

extension KeyDragRecognizer where Self: PanGestureRecognizer {
  /// The finger of the keyboard has come in; answers whether the recogniser follows it.
  func begin() -> Bool {
    touch = nil
    guard canBegin else { return false }
    progress = 0
    changeState(to: .began)
    return true
  }

  /// The finger has moved to `progress`.
  func move(to progress: Double) {
    self.progress = min(max(progress, 0), 1)
    changeState(to: .changed)
  }

  /// The finger has left the screen, or has been called off.
  func end(cancelled: Bool) { changeState(to: cancelled ? .cancelled : .ended) }
}

extension Application {
  /// What Shift and an arrow would drag now, with a word for it, front to back.
  public var draggable: [(direction: Direction, title: String)] {
    reachableRecognizers.compactMap { recognizer in
      guard let drag = recognizer as? any KeyDragRecognizer, drag.canBegin else { return nil }
      return (drag.forwards, drag.actionTitle ?? "drag")
    }
  }

  /// Indicates whether anything follows the finger of the keyboard: not after a segue has taken away
  /// the view on which it began.
  public var isDragFollowed: Bool {
    guard let recognizer = keyboardDrag as? GestureRecognizer else { return keyboardDrag != nil }
    return recognizer.view?.window != nil || runningTransitions.contains(where: \.isInteractive)
  }

  /// The two ways of what is being dragged by keys; nil where nothing is.
  public var dragDirections: [Direction]? {
    keyboardDrag.map { $0.forwards.isVertical ? [.up, .down] : [.left, .right] }
  }
}
