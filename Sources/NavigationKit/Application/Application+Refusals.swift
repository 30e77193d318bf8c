public import CellGraphics

// The reasons that are found where an input is refused.
extension Application {
  /// The running transition that blocks input.
  package var transitionRefusal: Refusal {
    guard let transition = runningTransitions.last else { return .nothingToCancel }
    let (from, to) = (transition.from?.identity ?? "", transition.to?.identity ?? "")
    guard transition.isInteractive, let driver = transition.interaction else {
      return .transition(transition.kind, from: from, to: to)
    }
    return .heldTransition(transition.kind, from: from, to: to, driver: "\(type(of: driver))")
  }

  /// Indicates whether the user drags something, so that a transition could be interactive.
  var isDraggedInteractively: Bool {
    keyboardDrag != nil
      || touchDelivery.recognizers.contains { $0 is PanGestureRecognizer && $0.isContinuing }
  }

  /// Keeps a refusal if the user drags, for a delegate that animates without an interactive driver.
  func refuseMissingDriver(of controller: ViewController, for kind: Transition.Kind) {
    if isDraggedInteractively { refuse(.noDriver(controller.identity, kind)) }
  }

  /// The directions of the swipes that keys can perform now, each once.
  var recognizedSwipes: [Direction] {
    let found = reachableRecognizers.compactMap { $0 as? SwipeGestureRecognizer }
    return Direction.allCases.filter { direction in
      found.contains { $0.directions.contains(direction) }
    }
  }

  /// Returns why no drag in a direction begins.
  func refusalOfDrag(_ direction: Direction) -> Refusal {
    let drags = reachableRecognizers.compactMap { $0 as? any KeyDragRecognizer }
    if let drag = drags.first(where: { $0.forwards == direction }) { return drag.refusalToBegin }
    let others = drags.filter(\.canBegin).map(\.forwards)
    return .noDrag(direction, others: Direction.allCases.filter(others.contains))
  }

  /// The reason why Esc has no effect.
  var refusalOfCancel: Refusal {
    frontmostLevel?.ownPresentation?.refusalOfDismissalByUser ?? .nothingToCancel
  }

  /// Returns why the last arrow was no swipe.
  ///
  /// It is found in the present state. nil if no view has handled the last key, or the view has left
  /// the screen.
  ///
  /// - Parameter direction: The direction of the arrow.
  public func refusalOfSwipe(_ direction: Direction) -> Refusal? {
    guard let keyHandler, keyHandler.window != nil else { return nil }
    let arrows = Direction.allCases.filter { arrow in
      keyHandler.takesArrow(arrow) || keyHandler.keepsArrow(arrow)
        || keyHandler.keyHints.contains { $0.keys.contains(arrow.arrow) }
    }
    return keyHadEffect
      ? .usedArrow(keyHandler.part, arrows: arrows)
      : .usedArrowAtEnd(keyHandler.part, arrows: arrows)
  }

  /// The reason why the last key, such as Home, has had no effect although the focused view uses it.
  ///
  /// nil if no view has handled the last key, if it had an effect, or if the view has left the
  /// screen.
  package var refusalOfUsedKey: Refusal? {
    guard let keyHandler, keyHandler.window != nil, !keyHadEffect else { return nil }
    return .usedKeyAtEnd(keyHandler.part)
  }

  /// Returns why a tap at a point has no effect, for a tap after which nothing has happened.
  ///
  /// - Parameter point: The position in the window, in cells.
  public func refusalOfTap(at point: Point) -> Refusal {
    guard let view = window?.hitTest(point, with: nil) else { return .noView }
    return window?.refusalOfTouch(at: point) ?? .noReaction(view.part)
  }
}

extension GestureRecognizer {
  /// The reason why the recogniser may not begin.
  var refusalToBegin: Refusal {
    if let refusal = refusal?() { return refusal }
    let part = view?.part ?? Refusal.Part(name: "", type: "")
    let objector: Refusal.Objector =
      if shouldBegin?() == false {
        .closure
      } else if delegate?.gestureRecognizerShouldBegin(self) == false { .delegate } else { .view }
    return .gestureRefused(gestureName, part, by: objector)
  }
}

extension Presentation {
  /// The reason why the user cannot dismiss the presentation now; nil if it can be tried.
  var refusalOfDismissalByUser: Refusal? {
    guard activeController.allowsDismissalByUser else {
      return .undismissableStyle(presented.identity, activeController.presentationStyle)
    }
    guard phase == .presented else { return .dismissalRuns(presented.identity) }
    return nil
  }
}

extension Window {
  /// Returns why the frontmost view at a point does not react to a touch; nil if it can.
  func refusalOfTouch(at point: Point) -> Refusal? {
    guard let view = frontmostView(at: point, in: self) else { return nil }
    var candidate: View? = view
    while let current = candidate {
      if !current.isUserInteractionEnabled { return .noInteraction(current.part) }
      candidate = current.superview
    }
    return nil
  }

  /// Returns the frontmost visible view, whether or not it receives touches.
  private func frontmostView(at point: Point, in view: View) -> View? {
    guard !view.isHidden, view.alpha >= 0.01, view.bounds.contains(point) else { return nil }
    for subview in view.subviews.reversed() {
      if let found = frontmostView(at: view.convert(point, to: subview), in: subview) {
        return found
      }
    }
    return view
  }
}
