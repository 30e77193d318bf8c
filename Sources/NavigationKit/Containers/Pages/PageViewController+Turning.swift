internal import CellGraphics

/// The parameters of a page turn.
struct PageTurn {
  var direction: PageViewController.NavigationDirection = .forward
  var animated = false
  var isByUser = false
  /// The interactive driver of the turn; nil lets the animation run by itself.
  var interaction: DraggedTransition?
  var completion: ((_ finished: Bool) -> Void)?
}

extension PageViewController {
  /// The current page in an array; empty before a page is set.
  public var viewControllers: [ViewController]? { page.map { [$0] } ?? [] }

  /// Turns to another page without notifying the delegate. A call during a transition waits for its
  /// end.
  ///
  /// - Parameters:
  ///   - controllers: Exactly one page. Any other number traps, as UIKit raises an exception.
  ///   - direction: The direction in which the pages move when the turn is animated.
  ///   - animated: True animates the turn.
  ///   - completion: Called after `viewDidAppear(_:)` of the page. It is called at once when the
  ///     page is already shown, or when the controller is not on the screen.
  public func setViewControllers(
    _ controllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let count = controllers?.count ?? 0
    precondition(count == 1, "\(count) view controllers for a page that shows 1")
    guard let new = controllers?.first else { return }
    let turn = PageTurn(direction: direction, animated: animated, completion: completion)
    guard appearanceState == .appeared, let application, application.isBusy
    else { return self.turn(to: new, turn) }
    application.whenIdle { [weak self] in self?.turn(to: new, turn) }
  }

  /// Turns to the next or previous page for the user.
  func userTurned(
    _ direction: NavigationDirection, interaction: DraggedTransition? = nil
  ) {
    guard let new = neighbour(direction), new !== page else { return }
    record(.pageWillTransition, new)
    delegate?.pageViewController(self, willTransitionTo: [new])
    turn(
      to: new,
      PageTurn(direction: direction, animated: true, isByUser: true, interaction: interaction))
  }

  func neighbour(_ direction: NavigationDirection) -> ViewController? {
    direction == .forward ? neighbours.after : neighbours.before
  }

  private func turn(to new: ViewController, _ turn: PageTurn) {
    let old = page
    guard new !== old else {
      turn.completion?(true)
      return
    }
    record(.pageTurned, new, animated: turn.animated)
    if new.parent !== self { addChild(new) }
    page = new
    if !turn.isByUser { countPages() }
    if appearanceState == .appeared { return exchange(displayed, for: new, turn) }
    // While this controller appears or disappears, the page in its view stays.
    if appearanceState == .disappeared {
      displayed?.removeViewFromScreen()
      displayed = nil
      removeInvisiblePages()
    }
    turn.completion?(true)
  }

  /// Removes the pages that are not visible, and completes the containment of the visible page.
  func removeInvisiblePages() {
    for child in children { removePage(child) }
    if let page, page.isMovingToParent { page.sendDidMove(toParent: self) }
  }

  /// Replaces `old` by `new` on the screen. The new page receives its "will" callback first
  /// (1.6.3).
  func exchange(_ old: ViewController?, for new: ViewController, _ turn: PageTurn) {
    new.beginAppearance(true, animated: turn.animated)
    old?.beginAppearance(false, animated: turn.animated)
    displayed = new
    contentView.fill(with: new.view)
    new.deliverIsAppearing()
    if turn.animated { new.view.layoutIfNeeded() }
    let transition = Transition(
      kind: .turn, from: old, to: new, containerView: contentView, isAnimated: turn.animated)
    if turn.animated, old != nil {
      transition.animator = PageTurnAnimator(self, turn.direction)
      transition.interaction = turn.interaction
    }
    transition.didEnd = { [self, unowned transition] completed in
      transition.finishCoordination()
      if completed { end(old, new) } else { cancelTurn(old, new) }
      finish(turn, from: old, completed: completed)
    }
    transition.begin()
  }

  private func end(_ old: ViewController?, _ new: ViewController) {
    old?.viewIfLoaded?.removeFromSuperview()
    switch transitionStyle {
    case .scroll:
      new.endAppearance()
      old?.endAppearance()
    case .pageCurl:
      old?.endAppearance()
      new.endAppearance()
    }
    new.sendDidMove(toParent: self)
    if let old { removePage(old) }
  }

  /// Shows `old` again after the user cancelled the turn.
  private func cancelTurn(_ old: ViewController?, _ new: ViewController) {
    page = old
    displayed = old
    new.isMovingToParent = false
    let remove = { new.viewIfLoaded?.removeFromSuperview() }
    switch transitionStyle {
    case .scroll:
      old?.beginAppearance(true, animated: true)
      old?.deliverIsAppearing()
      old?.endAppearance()
      new.beginAppearance(false, animated: true)
      remove()
      new.endAppearance()
    case .pageCurl:
      new.beginAppearance(false, animated: true)
      old?.beginAppearance(true, animated: true)
      old?.deliverIsAppearing()
      remove()
      new.endAppearance()
      old?.endAppearance()
    }
    removePage(new)
  }

  private func removePage(_ page: ViewController) {
    guard page !== self.page, page.parent === self else { return }
    page.sendWillMove(toParent: nil)
    page.removeFromParent()
  }

  private func finish(_ turn: PageTurn, from old: ViewController?, completed: Bool) {
    if turn.isByUser {
      if completed { advanceNeighbours(turn.direction, from: old) }
      if let old {
        record(.pageDidFinishAnimating, old, detail: "\(completed)")
        delegate?.pageViewController(
          self, didFinishAnimating: true, previousViewControllers: [old],
          transitionCompleted: completed)
      }
    } else {
      findNeighbours()
    }
    turn.completion?(completed)
  }
}
