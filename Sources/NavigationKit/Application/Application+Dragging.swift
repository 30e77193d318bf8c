extension Application {
  /// How far one step of the keyboard drags, of the whole way.
  static let dragStep = 0.1

  /// Whether a finger is dragging at this moment.
  public var isDragging: Bool { activePan != nil }

  /// A finger drags one step; the first comes in over the edge it drags away from.
  public func drag(_ direction: Direction) {
    turn {
      if let pan = activePan {
        let step = direction == pan.inward ? Self.dragStep : -Self.dragStep
        // Whole tenths, or ten steps would not reach the end.
        return pan.move(to: ((pan.progress + step) * 10).rounded() / 10)
      }
      let input = "drag \(direction.rawValue)"
      guard acceptsInput(input) else { return }
      let pan = reachableRecognizers.lazy.compactMap { $0 as? ScreenEdgePanGestureRecognizer }
        .first { $0.inward == direction && $0.canBegin }
      guard let pan, pan.begin() else {
        return ignore(input, because: "nothing here recognises it")
      }
      note(.gestureRecognized, pan.view?.controllerOfView, detail: pan.gestureName)
      activePan = pan
      pan.move(to: Self.dragStep)
    }
  }

  /// Lifts the finger that drags; answers false if there is none.
  ///
  /// - Parameter cancelled: True takes back what was dragged.
  @discardableResult
  public func endDrag(cancelled: Bool) -> Bool {
    guard let pan = activePan else { return false }
    turn {
      activePan = nil
      pan.end(cancelled: cancelled)
      for transition in runningTransitions { transition.restartPatience() }
    }
    return true
  }
}
