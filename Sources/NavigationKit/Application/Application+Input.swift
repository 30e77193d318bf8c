extension Application {
  /// A finger swipes over the frontmost controller.
  ///
  /// The focused view may take the arrow for itself, as a list does. Else the first of
  /// `reachableRecognizers` for this direction gets it, else what scrolls elsewhere on the screen. A
  /// list or scroll view around the focus that is at its end keeps the arrow from scrolling others.
  public func swipe(_ direction: Direction) {
    turn {
      if send(.arrow(direction)) { return }
      let gesture = "swipe \(direction.rawValue)"
      guard acceptsInput(gesture) else { return }
      let found = reachableRecognizers.lazy.compactMap { $0 as? SwipeGestureRecognizer }
        .first { $0.direction == direction }
      if let found { return trigger(found) }
      if keyRouting == .screen {
        if focusChain.contains(where: { $0.keepsArrow(direction) }) { return }
        if scrollElsewhere(by: .arrow(direction)) { return }
      }
      ignore(gesture, because: "nothing here recognises it")
    }
  }

  /// A finger taps the focused control, else whatever recognises a tap. Ends a drag for good.
  public func tap() {
    if endDrag(cancelled: false) { return }
    turn {
      guard acceptsInput("tap") else { return }
      let focused = focusedView
      if let focused {
        guard !isBusy(focused) else { return ignore("tap", because: "the view is being animated") }
        if focused.activate() { return }
      }
      let found = nearRecognizers.lazy.compactMap { $0 as? TapGestureRecognizer }
        .first { $0.numberOfTapsRequired == 1 }
      if let found { return trigger(found) }
      ignore("tap", because: focused == nil ? "nothing has the focus" : "the focus takes no tap")
    }
  }

  /// Performs a segue in place of the code that would, unless a transition runs.
  public func performSegue(_ identifier: String, of controller: ViewController) {
    turn {
      guard acceptsInput("segue \(identifier)") else { return }
      controller.performSegue(withIdentifier: identifier, sender: nil)
    }
  }

  /// Shows a controller in place of the code that would, unless a transition runs: on the stack of the
  /// frontmost one, or else as a sheet.
  ///
  /// - Parameters:
  ///   - what: For the event that says that it was ignored.
  ///   - make: Called where it is not; nil shows nothing.
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
      // Code's own way is not known, and a sheet has a way back.
      if controller.modalTransitionStyle == .partialCurl {
        controller.modalPresentationStyle = .fullScreen
      } else if controller.modalPresentationStyle != .formSheet {
        controller.modalPresentationStyle = .pageSheet
      }
      front.present(controller, animated: true)
    }
  }

  /// Takes a drag back, else offers Esc to the focused view and those it lies in; answers whether
  /// there was anything to take back.
  @discardableResult
  public func cancel() -> Bool {
    if endDrag(cancelled: true) || cancelTouch() { return true }
    return turn {
      guard !isTransitioning else { return false }
      var view = focusedView ?? frontmostLevel?.viewIfLoaded
      while let current = view {
        if current.handleCancel() { return true }
        view = current.superview
      }
      return false
    }
  }

  /// What keys do at this moment for the focused view and those it lies in, the innermost first.
  public var keyHints: [KeyHint] {
    focusChain.flatMap(\.keyHints)
  }

  /// Moves the focus; it goes round at the ends.
  public func moveFocus(_ movement: FocusMovement) {
    turn {
      guard acceptsInput("focus \(movement.rawValue)") else { return }
      let views = focusableViews
      guard let current = focusedView, let index = views.firstIndex(where: { $0 === current })
      else {
        return ignore("focus \(movement.rawValue)", because: "nothing can have the focus")
      }
      let step = movement == .next ? 1 : views.count - 1
      let view = views[(index + step) % views.count]
      giveFocus(to: view)
      view.scrollIntoView()
      // It says so even where there is but one to go round.
      if view === current { record(.focusMoved, view.controllerOfView, object: view.eventName) }
    }
  }

  private func trigger(_ recognizer: GestureRecognizer) {
    guard let view = recognizer.view, !isBusy(view) else {
      return ignore(recognizer.gestureName, because: "the view is being animated")
    }
    recognizer.touch = nil
    guard recognizer.recognize() else {
      return ignore(recognizer.gestureName, because: "its delegate refuses it")
    }
  }

  func acceptsInput(_ input: String) -> Bool {
    guard isTransitioning else { return true }
    ignore(input, because: "a transition is running")
    return false
  }

  func ignore(_ input: String, because reason: String) {
    record(.inputIgnored, frontmostViewController, detail: "\(input): \(reason)")
  }

  /// Whether `view` or one it lies in is being animated without leave for interaction: it then takes
  /// no input, as in UIKit.
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
  /// The controller that this view belongs to, directly or through the views around it.
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
