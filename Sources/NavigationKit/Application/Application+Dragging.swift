extension Application {
  /// Indicates whether the user drags with the keyboard at this moment.
  public var isDragging: Bool { keyboardDrag != nil }

  /// Drags by a tenth of the whole way with the keyboard.
  ///
  /// The first call starts the drag: it begins a recogniser for that direction, such as an edge
  /// pan, or takes over a dragged transition that still runs. Later calls move the same drag, also
  /// backwards. ``endDrag(cancelled:)`` releases it. Other input is ignored with an event.
  ///
  /// - Parameter direction: The direction of the drag.
  public func drag(_ direction: Direction) {
    turn {
      let input = "drag \(direction.rawValue)"
      if let keyboardDrag {
        if !keyboardDrag.step(direction) {
          ignore(input, because: "that is not the way it goes", .otherAxis(keyboardDrag.forwards))
        }
        return
      }
      if let dragged = catchableTransition, dragged.runs(along: direction) {
        dragged.pause()
        keyboardDrag = dragged
        return record(.gestureRecognized, frontmostViewController, detail: "catch") {
          _ = dragged.step(direction)
        }
      }
      guard acceptsInput(input) else { return }
      let drag = reachableRecognizers.lazy.compactMap { $0 as? any KeyDragRecognizer }
        .first { $0.forwards == direction && $0.canBegin }
      guard let drag, drag.begin() else {
        return ignore(input, because: "nothing here recognises it", refusalOfDrag(direction))
      }
      record(.gestureRecognized, drag.view?.controllerOfView, detail: drag.gestureName) {
        keyboardDrag = drag
        _ = drag.step(direction)
      }
    }
  }

  /// Releases a drag by the keyboard.
  ///
  /// - Parameter cancelled: True returns the dragged transition to its start; false finishes it.
  /// - Returns: False when there is no drag.
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
