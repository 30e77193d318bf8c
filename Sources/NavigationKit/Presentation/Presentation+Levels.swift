internal import CellGraphics

extension Presentation {
  /// `level` and what shows around it or through it, front to back.
  static func visibleLevels(from level: ViewController) -> [ViewController] {
    var levels = [level]
    while let own = levels[levels.count - 1].ownPresentation, !own.coversPresenter,
      !own.isWithinContainer
    {
      levels.append(own.presenting)
    }
    return levels
  }

  /// The controllers that leave the window for this presentation, front to back.
  ///
  /// Where it stands in a context, that is the one in whose place it stands.
  var coveredLevels: [ViewController] {
    isContextual ? [presenting] : Self.visibleLevels(from: presenting)
  }

  /// What of `level` leaves the window when it is covered: with a sheet goes all that is around it.
  func presenterView(of level: ViewController) -> View? {
    if isContextual { return level.viewIfLoaded }
    return level.ownPresentation?.containerView ?? level.viewIfLoaded
  }

  /// Takes the covered out of the window.
  func removePresenterViews(of levels: [ViewController]) {
    for level in levels {
      restorePresentedView(of: level)
      presenterView(of: level)?.removeFromSuperview()
    }
  }

  /// Puts the view of one that is itself presented back into what lies around it: an animator, a segue
  /// or the container of another presentation may have taken it elsewhere.
  private func restorePresentedView(of level: ViewController) {
    guard let own = level.ownPresentation, let view = level.viewIfLoaded,
      !view.isDescendant(of: own.containerView)
    else { return }
    own.activeController.wrapPresentedView()
    own.activeController.placePresentedView()
  }

  /// Puts the covered back where they belong, just behind `front`.
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

  /// Stands the container over the window, or over the controller that gives its place.
  ///
  /// - Returns: False where that one is on no screen.
  func openContainer() -> Bool {
    guard let view = presenting.viewIfLoaded, let window = view.window else { return false }
    if isContextual, let host = view.superview {
      containerView.place(in: view.frame)
      containerView.autoresizingMask = view.autoresizingMask
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

  /// Comes back beside its presenter, which a container has put onto the screen again, or in its
  /// place.
  func returnToContainer() {
    guard let view = presenting.viewIfLoaded, let host = view.superview else { return }
    containerView.place(in: view.frame)
    host.insertSubview(containerView, aboveSubview: view)
    if coversPresenter { view.removeFromSuperview() }
  }
}

extension ViewController {
  /// The presentation that comes and goes with this controller, within the container around both.
  var presentationInContainer: Presentation? {
    guard let presentation, presentation.isWithinContainer else { return nil }
    switch presentation.phase {
    case .presented: return presentation
    // Its transition may lose its place before it ends.
    case .presenting: return presentation.containerView.superview == nil ? nil : presentation
    case .dismissing: return nil
    }
  }

  /// Places the view, and what is presented in its place or over it.
  func placeView(in rect: Rect) {
    view.place(in: rect)
    presentedContainerView?.place(in: rect)
  }

  /// Takes the view, and what is presented in its place or over it, off the screen.
  func removeViewFromScreen() {
    viewIfLoaded?.removeFromSuperview()
    presentedContainerView?.removeFromSuperview()
  }

  /// What stands in the place of the view, or over it, within the container around both.
  var presentedContainerView: View? {
    guard let presentation, presentation.isWithinContainer,
      presentation.containerView.superview != nil
    else { return nil }
    return presentation.containerView
  }

  /// The next controller out: the parent; of one that was presented within a container, that.
  var enclosing: ViewController? {
    if let parent { return parent }
    guard let own = ownPresentation, own.isWithinContainer else { return nil }
    return own.presenting.enclosing
  }
}
