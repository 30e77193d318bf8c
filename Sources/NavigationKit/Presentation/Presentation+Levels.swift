internal import CellGraphics

extension Presentation {
  /// Returns `level` and the presenters that are visible around it or behind it, front to back.
  static func visibleLevels(from level: ViewController) -> [ViewController] {
    var levels = [level]
    while let own = levels[levels.count - 1].ownPresentation, !own.coversPresenter,
      !own.isWithinContainer
    {
      levels.append(own.presenting)
    }
    return levels
  }

  /// The controllers whose views leave the window for this presentation, front to back.
  ///
  /// For a presentation in a context, this is only the controller whose place the presentation
  /// takes.
  var coveredLevels: [ViewController] {
    isContextual ? [presenting] : Self.visibleLevels(from: presenting)
  }

  /// Returns the view that leaves the window when `level` is covered. Outside of a context, a
  /// presented `level` leaves with its whole container view.
  func presenterView(of level: ViewController) -> View? {
    if isContextual { return level.viewIfLoaded }
    return level.ownPresentation?.containerView ?? level.viewIfLoaded
  }

  /// Removes the views of the covered controllers from the window.
  func removePresenterViews(of levels: [ViewController]) {
    for level in levels {
      restorePresentedView(of: level)
      presenterView(of: level)?.removeFromSuperview()
    }
  }

  /// Moves the view of a presented controller back to its own container.
  ///
  /// An animator, a segue or another presentation may have moved it.
  private func restorePresentedView(of level: ViewController) {
    guard let own = level.ownPresentation, let view = level.viewIfLoaded,
      !view.isDescendant(of: own.containerView)
    else { return }
    own.activeController.wrapPresentedView()
    own.activeController.placePresentedView()
  }

  /// Moves the views of the covered controllers back to their places, just behind `front`.
  func restorePresenterViews(of levels: [ViewController], behind front: View) {
    for level in levels.reversed() {
      if let presenterView = presenterView(of: level), let host = front.superview,
        presenterView.superview !== host
      {
        presenterView.place(in: isContextual ? front.frame : host.bounds)
        host.insertSubview(presenterView, belowSubview: front)
      }
      restorePresentedView(of: level)
    }
  }

  /// Adds the container view to the window, or above the view of the controller whose context is
  /// used.
  ///
  /// - Returns: False if the presenter is not on the screen.
  func openContainer() -> Bool {
    guard let view = presenting.viewIfLoaded, let window = view.window else { return false }
    if isContextual, let host = view.superview {
      containerView.place(in: view.frame)
      containerView.autoresizingMask = view.effectiveAutoresizingMask
      host.insertSubview(containerView, aboveSubview: view)
    } else {
      containerView.place(in: window.bounds)
      window.addSubview(containerView)
    }
    controller.containerView = containerView
    activeController.containerView = containerView
    return true
  }

  // MARK: - Within a container

  /// Adds the presentation again to the container of its presenter, which is on the screen again.
  func returnToContainer() {
    guard let view = presenting.viewIfLoaded, let host = view.superview else { return }
    containerView.place(in: view.frame)
    host.insertSubview(containerView, aboveSubview: view)
    if coversPresenter { view.removeFromSuperview() }
  }
}

extension ViewController {
  /// The presentation that appears and disappears with this controller, in the same container; nil
  /// if there is no such presentation.
  var presentationInContainer: Presentation? {
    guard let presentation, presentation.isWithinContainer else { return nil }
    switch presentation.phase {
    case .presented: return presentation
    // The container of a running transition can be removed before its end.
    case .presenting: return presentation.containerView.superview == nil ? nil : presentation
    case .dismissing: return nil
    }
  }

  /// The appearance state of this controller, or of the controller that takes its place in the
  /// container.
  var visibleAppearanceState: AppearanceState {
    guard let presentationInContainer, presentationInContainer.coversPresenter else {
      return appearanceState
    }
    return presentationInContainer.presented.visibleAppearanceState
  }

  /// Sets the frame of the view, and of a presentation that takes its place or is over it.
  func placeView(in rect: Rect) {
    view.place(in: rect)
    presentedContainerView?.place(in: rect)
  }

  /// Removes the view from the screen, with a presentation that takes its place or is over it.
  func removeViewFromScreen() {
    viewIfLoaded?.removeFromSuperview()
    presentedContainerView?.removeFromSuperview()
  }

  /// The container view of a presentation that takes the place of this view or is over it; nil for
  /// none.
  var presentedContainerView: View? {
    guard let presentation, presentation.isWithinContainer,
      presentation.containerView.superview != nil
    else { return nil }
    return presentation.containerView
  }

  /// The next controller outwards.
  ///
  /// This is the parent. For a controller that is presented within a container, it is the next
  /// controller outwards of its presenter.
  var enclosing: ViewController? {
    if let parent { return parent }
    guard let own = ownPresentation, own.isWithinContainer else { return nil }
    return own.presenting.enclosing
  }
}
