/// Watches the input of one view for one kind of gesture.
open class GestureRecognizer {
  // The view clears it when it goes.
  public internal(set) unowned(unsafe) var view: View?
  /// False lets the gesture pass as if the recogniser were not there; in mid-gesture it cancels.
  public var isEnabled = true {
    didSet {
      if !isEnabled, state == .began || state == .changed { enter(.cancelled) }
    }
  }

  public private(set) var state: State = .possible
  /// Asked when the gesture is about to begin; false lets it fail. nil is always true.
  public var shouldBegin: (() -> Bool)?

  private let action: (GestureRecognizer) -> Void

  /// - Parameter action: Called when the gesture has been recognised.
  public init(action: @escaping (GestureRecognizer) -> Void) {
    self.action = action
  }

  /// A short name such as `swipe up`, for events and status lines.
  open var gestureName: String { "gesture" }

  /// What the gesture does here, for a status line; nil where nobody has said.
  public var actionTitle: String?

  /// Recognises a discrete gesture.
  func recognize() { enter(.ended) }

  /// Goes on to `state` and says so; after the last one the recogniser waits for the next gesture.
  func enter(_ state: State) {
    self.state = state
    action(self)
    switch state {
    case .ended, .cancelled, .failed: self.state = .possible
    case .possible, .began, .changed: break
    }
  }
}

extension View {
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers.append(recognizer)
  }

  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    gestureRecognizers.removeAll { $0 === recognizer }
  }
}
