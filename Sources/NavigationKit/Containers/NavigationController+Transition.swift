/// A change of a stack on its way to the screen.
struct StackChange {
  var operation: NavigationController.Operation
  var animated: Bool
  var added: [ViewController]
  var removed: [ViewController]
  /// The stack before, where it was replaced; a push or pop needs no copy to be taken back.
  var replaced: [ViewController]?
}

extension NavigationController {
  var isOnScreen: Bool {
    viewIfLoaded?.window != nil && appearanceState != .disappeared
  }

  /// Follows a change of the stack: at the commit on the screen, else at once.
  func changed(
    to operation: Operation, animated: Bool, added: [ViewController], removed: [ViewController],
    replaced: [ViewController]? = nil
  ) {
    let change = StackChange(
      operation: operation, animated: animated, added: added, removed: removed,
      replaced: replaced)
    for controller in removed where controller === displayed {
      controller.sendWillMove(toParent: nil)
    }
    guard isOnScreen, displayed !== topViewController, let application = Application.current else {
      removeStaleView()
      updateBar()
      finish(change)
      return
    }
    pendingChange = change
    application.beginAtCommit { [weak self] in self?.commitChange() }
  }

  /// Puts the top controller's view in place without a transition.
  func displayTop() {
    removeStaleView()
    updateBar()
    guard let top = topViewController, displayed !== top else { return }
    displayed = top
    isFirstShow = true
    contentView.fill(with: top.view)
  }

  private func removeStaleView() {
    guard let displayed, displayed !== topViewController else { return }
    displayed.viewIfLoaded?.removeFromSuperview()
    self.displayed = nil
  }

  /// Brings the change that waits onto the screen.
  func commitChange() {
    guard let change = pendingChange else { return }
    let (from, to) = (displayed, topViewController)
    guard isOnScreen, from !== to else {
      pendingChange = nil
      if !isOnScreen { removeStaleView() }
      updateBar()
      return finish(change)
    }
    to?.loadViewIfNeeded()
    from?.beginAppearance(false, animated: change.animated)
    to?.beginAppearance(true, animated: change.animated)
    if let to { tellDelegateWillShow(to, animated: change.animated) }
    displayed = to
    updateBar(animated: change.animated)
    let transition = Transition(
      kind: change.operation == .pop ? .pop : .push, from: from, to: to,
      containerView: contentView, isAnimated: change.animated)
    if change.animated { choosePlayers(of: transition, for: change.operation, from, to) }
    transition.didEnd = { [self] completed in
      if completed { end(change, from: from, to: to) } else { takeBack(change, from, to) }
    }
    if let to {
      to.view.place(in: contentView.bounds)
      if change.operation == .pop, let view = from?.viewIfLoaded {
        contentView.insertSubview(to.view, belowSubview: view)
      } else {
        contentView.addSubview(to.view)
      }
      to.deliverIsAppearing()
      if change.animated { to.view.layoutIfNeeded() }
    }
    pendingChange = nil
    transition.begin()
  }

  private func choosePlayers(
    of transition: Transition, for operation: Operation, _ from: ViewController?,
    _ to: ViewController?
  ) {
    defer { (nextAnimator, nextInteraction) = (nil, nil) }
    guard let from, let to else { return }
    if let nextAnimator {
      transition.animator = nextAnimator
      transition.interaction = nextInteraction
    } else if let animator = delegate?.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
    {
      transition.animator = animator
      transition.interaction = delegate?.navigationController(
        self, interactionControllerFor: animator)
    } else {
      transition.animator = NavigationSlideAnimator(isPop: operation == .pop)
    }
  }

  private func end(_ change: StackChange, from: ViewController?, to: ViewController?) {
    from?.viewIfLoaded?.removeFromSuperview()
    from?.endAppearance()
    to?.endAppearance()
    to?.viewIfLoaded?.setNeedsLayout()
    finish(change)
    if let to { tellDelegateDidShow(to, animated: change.animated) }
  }

  /// Puts everything back as it was before `change`, which a hand has cancelled.
  private func takeBack(_ change: StackChange, _ from: ViewController?, _ to: ViewController?) {
    if let replaced = change.replaced {
      children = replaced
    } else {
      children.removeLast(change.added.count)
      children += change.removed
    }
    displayed = from
    for controller in change.added {
      controller.parent = nil
      controller.sendDidMove(toParent: nil)
    }
    to?.beginAppearance(false, animated: change.animated)
    to?.viewIfLoaded?.removeFromSuperview()
    to?.endAppearance()
    from?.beginAppearance(true, animated: change.animated)
    from?.deliverIsAppearing()
    from?.endAppearance()
    for controller in change.removed where controller === from {
      controller.sendDidMove(toParent: self)
    }
    updateBar(animated: true)
  }

  /// Tells those that came and went that they have.
  private func finish(_ change: StackChange) {
    for controller in change.removed where controller.parent === self {
      controller.parent = nil
      controller.sendDidMove(toParent: nil)
    }
    for controller in change.added where controller.parent === self {
      controller.sendDidMove(toParent: self)
    }
  }

  func tellDelegateWillShow(_ controller: ViewController, animated: Bool) {
    note(.navigationWillShow, controller, animated: animated)
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  func tellDelegateDidShow(_ controller: ViewController, animated: Bool) {
    note(.navigationDidShow, controller, animated: animated)
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }
}
