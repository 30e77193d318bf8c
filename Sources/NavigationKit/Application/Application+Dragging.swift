extension Application {
  /// Whether the keyboard's finger is dragging at this moment.
  public var isDragging: Bool { keyboardDrag != nil }

  /// A finger drags to the next tenth of the way; the first comes in over the edge it drags away
  /// from, or takes hold of what was dragged before and is still on its way.
  public func drag(_ direction: Direction) {
    turn {
      let input = "drag \(direction.rawValue)"
      if let keyboardDrag {
        if !keyboardDrag.step(direction) { ignore(input, because: "that is not the way it goes") }
        return
      }
      if let dragged = catchableTransition, dragged.runs(along: direction) {
        dragged.pause()
        keyboardDrag = dragged
        record(.gestureRecognized, frontmostViewController, detail: "catch")
        _ = dragged.step(direction)
        return
      }
      guard acceptsInput(input) else { return }
      let drag = reachableRecognizers.lazy.compactMap { $0 as? any KeyDragRecognizer }
        .first { $0.forwards == direction && $0.canBegin }
      guard let drag, drag.begin() else {
        return ignore(input, because: "nothing here recognises it")
      }
      record(.gestureRecognized, drag.view?.controllerOfView, detail: drag.gestureName)
      keyboardDrag = drag
      _ = drag.step(direction)
    }
  }

  /// Lifts the finger that drags; answers false if there is none.
  ///
  /// - Parameter cancelled: True takes back what was dragged.
  @discardableResult
  public func endDrag(cancelled: Bool) -> Bool {
    guard let drag = keyboardDrag else { return false }
    turn {
      keyboardDrag = nil
      drag.end(cancelled: cancelled)
      for transition in runningTransitions { transition.restartCompletionTimeout() }
    }
    return true
  }
}

extension KeyDraggable {
  fileprivate func runs(along direction: Direction) -> Bool {
    direction == forwards || direction == forwards.opposite
  }
}
