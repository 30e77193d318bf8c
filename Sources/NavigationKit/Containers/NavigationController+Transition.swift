/// A change of a stack on its way to the screen.
struct StackChange {
  var operation: NavigationController.Operation
  var animated: Bool
  var added: [ViewController]
  var removed: [ViewController]
}

extension NavigationController {
  var isOnScreen: Bool {
    viewIfLoaded?.window != nil && appearanceState != .disappeared
  }

  /// Follows a change of the stack: at the commit on the screen, else at once.
  func changed(
    to operation: Operation, animated: Bool, added: [ViewController], removed: [ViewController]
  ) {
    let change = StackChange(
      operation: operation, animated: animated, added: added, removed: removed)
    for controller in removed where controller === displayed {
      controller.sendWillMove(toParent: nil)
    }
    guard isOnScreen, let application = Application.current else {
      removeStaleView()
      finish(change)
      return
    }
    pendingChange = change
    application.atCommit { [weak self] in self?.commitChange() }
  }

  /// Puts the top controller's view in place without a transition.
  func displayTop() {
    removeStaleView()
    updateBar()
    guard let top = topViewController, displayed !== top else { return }
    displayed = top
    contentView.fill(with: top.view)
  }

  private func removeStaleView() {
    guard let displayed, displayed !== topViewController else { return }
    displayed.viewIfLoaded?.removeFromSuperview()
    self.displayed = nil
  }

  private func commitChange() {
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
    if change.animated { transition.animator = animator(for: change.operation, from, to) }
    transition.didEnd = { [self] _ in end(change, from: from, to: to) }
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

  private func animator(for operation: Operation, _ from: ViewController?, _ to: ViewController?)
    -> (any ViewControllerAnimatedTransitioning)?
  {
    defer { nextAnimator = nil }
    if let nextAnimator { return nextAnimator }
    guard let from, let to else { return nil }
    return delegate?.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
      ?? NavigationSlideAnimator(isPop: operation == .pop)
  }

  private func end(_ change: StackChange, from: ViewController?, to: ViewController?) {
    from?.viewIfLoaded?.removeFromSuperview()
    from?.endAppearance()
    to?.endAppearance()
    to?.viewIfLoaded?.setNeedsLayout()
    finish(change)
    guard let to else { return }
    note(.navigationDidShow, to, animated: change.animated)
    delegate?.navigationController(self, didShow: to, animated: change.animated)
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

  private func tellDelegateWillShow(_ controller: ViewController, animated: Bool) {
    note(.navigationWillShow, controller, animated: animated)
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }
}
