extension Application {
  /// Swipes over the frontmost controller with an arrow key.
  ///
  /// The focused view can use the arrow itself, as a list does. Otherwise the first of
  /// ``reachableRecognizers`` for this direction recognises a swipe. Otherwise another scroll view
  /// on the screen scrolls. A list or scroll view around the focus that is at its end prevents
  /// that.
  ///
  /// - Parameter direction: The direction of the arrow.
  public func swipe(_ direction: Direction) {
    turn {
      if send(.arrow(direction)) { return }
      let gesture = "swipe \(direction.rawValue)"
      guard acceptsInput(gesture) else { return }
      let found = reachableRecognizers.lazy.compactMap { $0 as? SwipeGestureRecognizer }
        .first { $0.directions.contains(direction) }
      if let found { return trigger(found) }
      if keyRouting == .screen {
        if let keeper = focusChain.first(where: { $0.keepsArrow(direction) }) {
          return refuse(.keptArrow(keeper.part))
        }
        if scrollElsewhere(by: .arrow(direction)) { return }
      }
      if resizeSheet(direction) { return }
      ignore(
        gesture, because: "nothing here recognises it",
        .noSwipe(direction, others: recognizedSwipes))
    }
  }

  /// Activates the focused control, or the nearest tap recogniser. During a drag it releases the
  /// drag.
  ///
  /// Without a target the input is ignored with an event.
  public func tap() {
    if endDrag(cancelled: false) { return }
    turn {
      guard acceptsInput("tap") else { return }
      let focused = focusedView
      if let focused {
        guard !isBusy(focused) else {
          return ignore("tap", because: "the view is being animated", .animated(focused.part))
        }
        if focused.activate() { return }
      }
      let found = nearRecognizers.lazy.compactMap { $0 as? TapGestureRecognizer }
        .first { $0.numberOfTapsRequired == 1 }
      if let found { return trigger(found) }
      guard let focused else {
        return ignore("tap", because: "nothing has the focus", .noFocus)
      }
      ignore("tap", because: "the focus takes no tap", .noActivation(focused.part))
    }
  }

  /// Performs a segue in place of the app's code, unless a transition runs.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue.
  ///   - controller: The source. It traps when the controller has no such segue.
  public func performSegue(_ identifier: String, of controller: ViewController) {
    turn {
      guard acceptsInput("segue \(identifier)") else { return }
      controller.performSegue(withIdentifier: identifier, sender: nil)
    }
  }

  /// Shows a controller in place of the app's code, unless a transition runs.
  ///
  /// It is pushed on the stack of the frontmost controller, or presented as a sheet.
  ///
  /// - Parameters:
  ///   - what: The name of the input for the event when it is ignored.
  ///   - make: Creates the controller. A result of nil shows nothing.
  public func showFromFrontmost(_ what: String, _ make: () -> ViewController?) {
    turn {
      guard acceptsInput(what), let front = frontmostViewController, let controller = make() else {
        return
      }
      let isContainer =
        controller is NavigationController || controller is TabBarController
        || controller is SplitViewController
      if !isContainer, let stack = front.navigationController {
        return stack.pushViewController(controller, animated: true)
      }
      // The style that the app's code would use is unknown. A sheet is used because the user can
      // dismiss it.
      if controller.modalTransitionStyle == .partialCurl {
        controller.modalPresentationStyle = .fullScreen
      } else if controller.modalPresentationStyle != .formSheet {
        controller.modalPresentationStyle = .pageSheet
      }
      front.present(controller, animated: true)
    }
  }

  /// Cancels a drag or a touch, or offers Esc to the focused view and the views around it.
  ///
  /// - Returns: True when something was cancelled or closed.
  @discardableResult
  public func cancel() -> Bool {
    if endDrag(cancelled: true) || cancelTouch() { return true }
    return turn {
      guard !isTransitioning else {
        refuse(transitionRefusal)
        return false
      }
      var view = focusedView ?? frontmostLevel?.viewIfLoaded
      while let current = view {
        if current.handleCancel() { return true }
        view = current.superview
      }
      if events.refusals.isEmpty { refuse(refusalOfCancel) }
      return false
    }
  }

  /// The keys of the focused view and the views around it, the innermost first.
  public var keyHints: [KeyHint] {
    focusChain.flatMap(\.keyHints)
  }

  /// Moves the focus to the next or previous view. After the last view comes the first.
  public func moveFocus(_ movement: FocusMovement) {
    turn {
      guard acceptsInput("focus \(movement.rawValue)") else { return }
      let views = focusableViews
      guard let current = focusedView, let index = views.firstIndex(where: { $0 === current })
      else {
        return ignore("focus \(movement.rawValue)", because: "nothing can have the focus", .noFocus)
      }
      let step = movement == .next ? 1 : views.count - 1
      let view = views[(index + step) % views.count]
      giveFocus(to: view)
      view.scrollIntoView()
      // The event is recorded even if there is only one view and the focus stays on it.
      if view === current {
        record(.focusMoved, view.controllerOfView, object: view.eventName)
        refuse(.onlyFocus(view.part))
      }
    }
  }

  private func trigger(_ recognizer: GestureRecognizer) {
    guard let view = recognizer.view else { return }
    guard !isBusy(view) else {
      return ignore(
        recognizer.gestureName, because: "the view is being animated", .animated(view.part))
    }
    recognizer.touch = nil
    guard recognizer.recognize() else {
      return ignore(
        recognizer.gestureName, because: "its delegate refuses it", recognizer.refusalToBegin)
    }
  }

  /// Returns whether input is accepted, and records an event when a transition prevents it.
  func acceptsInput(_ input: String) -> Bool {
    guard isTransitioning else { return true }
    ignore(input, because: "a transition is running", transitionRefusal)
    return false
  }

  /// Records that input was ignored, and the reason: in words for the log, and as a refusal.
  func ignore(_ input: String, because reason: String, _ refusal: @autoclosure () -> Refusal) {
    // A more specific reason can be known already.
    if events.refusals.isEmpty { refuse(refusal()) }
    record(.inputIgnored, frontmostViewController, detail: "\(input): \(reason)")
  }

  /// Returns whether `view` or a superview at any distance is animated without
  /// `.allowUserInteraction`.
  ///
  /// Such a view receives no input, as in UIKit.
  func isBusy(_ view: View) -> Bool {
    var candidate: View? = view
    while let current = candidate {
      if current.animations.contains(where: { !$0.group.allowsUserInteraction }) { return true }
      candidate = current.superview
    }
    return false
  }
}

extension View {
  /// The controller to which the view belongs, directly or through the views around it.
  var controllerOfView: ViewController? {
    var view: View? = self
    while let current = view {
      if let controller = current.controller { return controller }
      view = current.superview
    }
    return nil
  }

  var eventName: String { accessibilityIdentifier ?? "\(type(of: self))" }
}

extension Application {
  /// Offers an arrow to the sheet in front, which can have several heights.
  private func resizeSheet(_ direction: Direction) -> Bool {
    sheetInFront?.useArrow(direction) == true
  }

  /// Returns whether a view around the focus keeps an arrow that it does not use, such as a list at its
  /// end. The arrow then has no effect elsewhere, except on gestures.
  public func keepsArrow(_ direction: Direction) -> Bool {
    keyRouting == .screen && focusChain.contains { $0.keepsArrow(direction) }
  }

  /// The arrows that change the height of the sheet in front, if no view and no gesture uses them.
  public var arrowsThatResize: [Direction] {
    guard let sheetInFront, !isTransitioning else { return [] }
    return [.up, .down].filter(sheetInFront.canResize)
  }

  private var sheetInFront: SheetPresentationController? {
    frontmostLevel?.ownPresentation?.activeController as? SheetPresentationController
  }
}
