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
  /// The current pages: one, or two if the spine is in the middle; empty before a page is set.
  public var viewControllers: [ViewController]? { pages }

  /// Turns to other pages without notifying the delegate. A call during a transition waits for its
  /// end. The pages that are shown already stay, and the data source is asked for their neighbours
  /// again.
  ///
  /// - Parameters:
  ///   - controllers: One page; two if the spine is in the middle. A double-sided book accepts the
  ///     front and the back of a page, and shows the front. Any other number traps, as UIKit raises
  ///     an exception.
  ///   - direction: The direction in which the pages move when the turn is animated.
  ///   - animated: True animates the turn.
  ///   - completion: Called after `viewDidAppear(_:)` of the page. It is called at once when the
  ///     page is already shown, or when the controller is not on the screen.
  public func setViewControllers(
    _ controllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let new = pagesToShow(of: controllers ?? [])
    let turn = PageTurn(direction: direction, animated: animated, completion: completion)
    guard appearanceState == .appeared, let application, application.isBusy
    else { return self.turn(to: new, turn) }
    refuse(.waiting("setViewControllers", of: identity))
    application.whenIdle { [weak self] in self?.turn(to: new, turn) }
  }

  /// Returns the controllers that are visible at the same time. Traps for a wrong number.
  private func pagesToShow(of controllers: [ViewController]) -> [ViewController] {
    let count = spineLocation == .mid ? 2 : 1
    let isBothSides = isDoubleSided && controllers.count == 2
    precondition(
      controllers.count == count || isBothSides,
      "\(controllers.count) view controllers for a page that shows \(count)")
    return Array(controllers.prefix(count))
  }

  /// Turns to the next or previous page for the user.
  func userTurned(
    _ direction: NavigationDirection, interaction: DraggedTransition? = nil
  ) {
    guard let new = pagesToTurn(to: direction) else {
      return refuse(.noPage(identity, isForward: direction == .forward))
    }
    for page in new { record(.pageWillTransition, page) }
    delegate?.pageViewController(self, willTransitionTo: new)
    turn(
      to: new,
      PageTurn(direction: direction, animated: true, isByUser: true, interaction: interaction))
  }

  /// Returns the pages of a turn by the user; nil if there are too few.
  private func pagesToTurn(to direction: NavigationDirection) -> [ViewController]? {
    guard let near = neighbour(direction), !pages.contains(where: { $0 === near }) else {
      return nil
    }
    guard spineLocation == .mid else { return [near] }
    guard let far = neighbour(of: near, direction), !pages.contains(where: { $0 === far }) else {
      return nil
    }
    return direction == .forward ? [near, far] : [far, near]
  }

  /// Returns why the user cannot turn in a direction; nil if a page is there.
  func refusalOfTurn(_ direction: NavigationDirection) -> Refusal? {
    if let application, application.isTransitioning { return application.transitionRefusal }
    guard neighbour(direction) == nil else { return nil }
    return .noPage(identity, isForward: direction == .forward)
  }

  func neighbour(_ direction: NavigationDirection) -> ViewController? {
    direction == .forward ? neighbours.after : neighbours.before
  }

  private func turn(to new: [ViewController], _ turn: PageTurn) {
    let old = pages
    guard !new.isSame(as: old) else {
      // Apps set the page that is shown when the pages around it have changed.
      countPages()
      findNeighbours()
      turn.completion?(true)
      return
    }
    recordTurn(to: new[...], turn) { show(new, from: old, turn) }
  }

  /// Records the turn to each page, and calls `effects`. The last turn is the cause of the events
  /// that `effects` records.
  private func recordTurn(
    to new: ArraySlice<ViewController>, _ turn: PageTurn, causing effects: () -> Void
  ) {
    guard let page = new.first else { return effects() }
    let add = { [self] in if page.parent !== self { addChild(page) } }
    guard new.count > 1 else {
      return record(.pageTurned, page, animated: turn.animated) {
        add()
        effects()
      }
    }
    record(.pageTurned, page, animated: turn.animated, causing: add)
    recordTurn(to: new.dropFirst(), turn, causing: effects)
  }

  private func show(_ new: [ViewController], from old: [ViewController], _ turn: PageTurn) {
    pages = new
    if !turn.isByUser { countPages() }
    if appearanceState == .appeared { return exchange(displayed, for: new, turn) }
    // While this controller appears or disappears, the page in its view stays.
    if appearanceState == .disappeared {
      hideDisplayed()
      removeInvisiblePages()
    }
    turn.completion?(true)
  }

  /// Removes the pages that are not visible, and completes the containment of the visible pages.
  func removeInvisiblePages() {
    for child in children { removePage(child) }
    for page in pages where page.isMovingToParent { page.sendDidMove(toParent: self) }
  }

  /// Replaces `old` by `new` on the screen. The new page receives its "will" callback first
  /// (1.6.3).
  func exchange(_ old: [ViewController], for new: [ViewController], _ turn: PageTurn) {
    let (leaving, arriving) = (old.without(new), new.without(old))
    for page in arriving { page.beginAppearance(true, animated: turn.animated) }
    for page in leaving { page.beginAppearance(false, animated: turn.animated) }
    let oldView = displayedView
    show(new)
    for page in arriving {
      page.deliverIsAppearing()
      if turn.animated { page.view.layoutIfNeeded() }
    }
    let transition = Transition(
      kind: .turn, from: leaving.first, to: arriving.first, containerView: contentView,
      isAnimated: turn.animated)
    if turn.animated, !old.isEmpty {
      transition.animator = PageTurnAnimator(self, turn.direction, from: oldView)
      transition.interaction = turn.interaction
    }
    transition.didEnd = { [self, unowned transition] completed in
      transition.finishCoordination()
      if completed {
        if oldView !== displayedView { oldView?.removeFromSuperview() }
        end(leaving, arriving)
      } else {
        cancelTurn(to: old, in: oldView, leaving, arriving)
      }
      finish(turn, from: old, completed: completed)
    }
    transition.begin()
  }

  private func end(_ leaving: [ViewController], _ arriving: [ViewController]) {
    for page in leaving { page.viewIfLoaded?.removeFromSuperview() }
    let inOrder = transitionStyle == .scroll ? arriving + leaving : leaving + arriving
    for page in inOrder { page.endAppearance() }
    for page in arriving { page.sendDidMove(toParent: self) }
    for page in leaving { removePage(page) }
  }

  /// Shows `old` again after the user cancelled the turn.
  private func cancelTurn(
    to old: [ViewController], in oldView: View?, _ leaving: [ViewController],
    _ arriving: [ViewController]
  ) {
    let newView = displayedView
    (pages, displayed, displayedView) = (old, old, oldView)
    for page in arriving { page.isMovingToParent = false }
    let remove = {
      // A page that was in both spreads returns.
      (oldView as? PageSpreadView)?.show(old.map { $0.view })
      if newView !== oldView { newView?.removeFromSuperview() }
    }
    switch transitionStyle {
    case .scroll:
      for page in leaving {
        page.beginAppearance(true, animated: true)
        page.deliverIsAppearing()
        page.endAppearance()
      }
      for page in arriving { page.beginAppearance(false, animated: true) }
      remove()
      for page in arriving { page.endAppearance() }
    case .pageCurl:
      for page in arriving { page.beginAppearance(false, animated: true) }
      for page in leaving {
        page.beginAppearance(true, animated: true)
        page.deliverIsAppearing()
      }
      remove()
      for page in arriving + leaving { page.endAppearance() }
    }
    for page in arriving { removePage(page) }
  }

  private func removePage(_ page: ViewController) {
    guard !pages.contains(where: { $0 === page }), page.parent === self else { return }
    page.sendWillMove(toParent: nil)
    page.removeFromParent()
  }

  private func finish(_ turn: PageTurn, from old: [ViewController], completed: Bool) {
    if turn.isByUser {
      if completed { advanceNeighbours(turn.direction, from: old) }
      if !old.isEmpty {
        for page in old { record(.pageDidFinishAnimating, page, detail: "\(completed)") }
        delegate?.pageViewController(
          self, didFinishAnimating: true, previousViewControllers: old,
          transitionCompleted: completed)
      }
    } else {
      findNeighbours()
    }
    turn.completion?(completed)
  }
}

extension [ViewController] {
  /// Returns whether both arrays have the same controllers in the same order.
  fileprivate func isSame(as other: [ViewController]) -> Bool {
    elementsEqual(other) { $0 === $1 }
  }

  /// Returns the controllers that are not in `other`.
  fileprivate func without(_ other: [ViewController]) -> [ViewController] {
    filter { controller in !other.contains { $0 === controller } }
  }
}
