/// A change of a stack that is not completely on the screen yet.
// It is a class because copying its parts several times would cost more than the change itself.
final class StackChange {
  let operation: NavigationController.Operation
  let animated: Bool
  let added: [ViewController]
  var removed: [ViewController]
  /// The stack before it was replaced; nil for a push or pop, which can be undone without a copy.
  let replaced: [ViewController]?
  /// The animators that the caller chose; nil for those of the navigation controller's delegate.
  let animators: TransitionAnimators?
  /// The transition, if code has already requested its coordinator.
  var transition: Transition?
  /// The code of the cause of the change, for the commit.
  var cause: Int32 = 0

  init(
    operation: NavigationController.Operation, animated: Bool, added: [ViewController],
    removed: [ViewController], replaced: [ViewController]?, animators: TransitionAnimators?
  ) {
    self.operation = operation
    self.animated = animated
    self.added = added
    self.removed = removed
    self.replaced = replaced
    self.animators = animators
  }
}

/// The animator of a transition and its interactive driver.
struct TransitionAnimators {
  var animator: any ViewControllerAnimatedTransitioning
  /// The interactive driver; nil lets the animation run by itself.
  var interaction: (any ViewControllerInteractiveTransitioning)?
  /// Indicates whether the animator is the app's and adds the new view to the container itself
  /// (6.2.3). The framework's animators find the view there.
  var addsView = false

  init(
    animator: any ViewControllerAnimatedTransitioning,
    interaction: (any ViewControllerInteractiveTransitioning)? = nil
  ) {
    self.animator = animator
    self.interaction = interaction
  }

  /// Creates the answers of a delegate, whose animator can be the app's or the framework's.
  init(
    ofDelegate animator: any ViewControllerAnimatedTransitioning,
    interaction: (any ViewControllerInteractiveTransitioning)? = nil
  ) {
    self.init(animator: animator, interaction: interaction)
    addsView = !(animator is any MotionReducing)
  }
}

extension NavigationController {
  var isOnScreen: Bool {
    viewIfLoaded?.window != nil && appearanceState != .disappeared
  }

  /// Carries out a change of the stack: at the commit if the controller is on the screen, otherwise
  /// at once.
  func changed(
    to operation: Operation, animated: Bool, added: [ViewController], removed: [ViewController],
    replaced: [ViewController]? = nil
  ) {
    let change = StackChange(
      operation: operation, animated: animated, added: added, removed: removed,
      replaced: replaced, animators: nextAnimators)
    for controller in removed where controller === displayed {
      controller.sendWillMove(toParent: nil)
    }
    guard isOnScreen, displayed !== topViewController, let application else {
      removeStaleView()
      updateBar()
      finish(change)
      return
    }
    pendingChange = change
    if changesAtOnce { return commitChange() }
    application.commitStackChange(of: self)
  }

  /// Shows the top controller's view without a transition.
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
    displayed.removeViewFromScreen()
    self.displayed = nil
  }

  /// Shows the controller at the top of the stack, if it is not on the screen yet.
  func commitChange() {
    guard let change = pendingChange else { return }
    let (from, to) = (displayed, topViewController)
    guard isOnScreen, from !== to else {
      pendingChange = nil
      change.transition?.skip()
      if !isOnScreen { removeStaleView() }
      updateBar()
      return finish(change)
    }
    let kind = kind(of: change)
    let transition = change.animated ? prepareTransition(change, from, to) : nil
    to?.loadViewIfNeeded()
    from?.beginAppearance(false, animated: change.animated)
    to?.beginAppearance(true, animated: change.animated)
    if let to { notifyWillShow(to, animated: change.animated) }
    displayed = to
    let groups = moveBars(with: transition)
    guard let transition else {
      if let to { install(to, below: kind == .pop ? from : nil) }
      return Transition.recordImmediate(kind: kind, from: from, to: to) {
        guard pendingChange === change else { return }
        pendingChange = nil
        end(change, from: from, to: to)
      }
    }
    transition.barAnimations = groups
    transition.didEnd = { [self, unowned transition] completed in
      guard let change = pendingChange else { return }
      pendingChange = nil
      if completed {
        end(change, from: from, to: to, transition)
      } else {
        cancelChange(change, from, to, transition)
      }
    }
    if let to { add(to, below: kind == .pop ? from : nil, in: transition) }
    // The application keeps a running transition, whose closures keep this controller.
    change.transition = nil
    transition.begin()
  }

  /// Adds the view of `controller` before the transition, unless the app's animator adds it.
  private func add(
    _ controller: ViewController, below front: ViewController?, in transition: Transition
  ) {
    guard transition.isViewAddedByAnimator else {
      install(controller, below: front)
      return controller.view.layoutIfNeeded()
    }
    controller.view.place(in: contentView.bounds)
    transition.arrival = { [self] in
      if controller.view.isDescendant(of: contentView) {
        controller.deliverIsAppearing()
      } else {
        install(controller, below: front)
      }
      controller.view.layoutIfNeeded()
    }
  }

  private func kind(of change: StackChange) -> Transition.Kind {
    change.operation == .pop ? .pop : .push
  }

  /// Returns a transition whose coordinator and animators are available from now on.
  func prepareTransition(
    _ change: StackChange, _ from: ViewController?, _ to: ViewController?
  ) -> Transition {
    if let announced = change.transition { return announced }
    let transition = Transition(
      kind: kind(of: change), from: from, to: to, containerView: contentView, isAnimated: true)
    // The delegate can request the coordinator when it is asked for the animators.
    change.transition = transition
    transition.prepare()
    transition.use(animators(of: change, from, to))
    return transition
  }

  /// The change that starts a transition in the commit of this turn.
  ///
  /// The value is nil if no change starts a transition, or if the transition is prepared already.
  var changeToPrepare: StackChange? {
    guard let change = pendingChange, change.animated, change.transition == nil, isOnScreen,
      displayed !== topViewController
    else { return nil }
    return change
  }

  /// Updates the bars for the new top controller. Bars appear and disappear in the duration of the
  /// transition.
  ///
  /// - Returns: The animations of the bars.
  private func moveBars(with transition: Transition?) -> [AnimationGroup] {
    guard let transition, let application else {
      updateBar()
      return []
    }
    return application.animations.groupsStarted {
      updateBar(animated: true, duration: transition.transitionDuration)
    }
  }

  /// Adds the view of `controller` to the content, in front of all views or just behind the view of
  /// `front`.
  private func install(_ controller: ViewController, below front: ViewController?) {
    guard let view = controller.view else { return }
    view.place(in: contentView.bounds)
    if let front = front?.viewIfLoaded {
      contentView.insertSubview(view, belowSubview: front)
    } else {
      contentView.addSubview(view)
    }
    controller.deliverIsAppearing()
  }

  /// Returns the animators of the request. If the request has no animators, the delegate is asked,
  /// before the first callback (3.4.1).
  ///
  /// If the delegate returns nil, the animator is the default slide.
  ///
  /// - Returns: nil for a change without animation.
  private func animators(
    of change: StackChange, _ from: ViewController?, _ to: ViewController?
  ) -> TransitionAnimators? {
    guard change.animated, let from, let to else { return nil }
    if let animators = change.animators { return animators }
    guard
      let animator = delegate?.navigationController(
        self, animationControllerFor: change.operation, from: from, to: to)
    else {
      return TransitionAnimators(animator: NavigationSlideAnimator(isPop: change.operation == .pop))
    }
    let driver = delegate?.navigationController(self, interactionControllerFor: animator)
    if driver == nil { application?.refuseMissingDriver(of: self, for: kind(of: change)) }
    return TransitionAnimators(ofDelegate: animator, interaction: driver)
  }

  private func end(
    _ change: StackChange, from: ViewController?, to: ViewController?,
    _ transition: Transition? = nil
  ) {
    from?.viewIfLoaded?.removeFromSuperview()
    transition?.finishCoordination()
    from?.endAppearance()
    to?.endAppearance()
    to?.viewIfLoaded?.setNeedsLayout()
    if transition?.barAnimations.isEmpty == false { updateBar() }
    finish(change)
    if let to { notifyDidShow(to, animated: change.animated) }
  }

  /// Restores the stack before `change`, which was cancelled interactively.
  private func cancelChange(
    _ change: StackChange, _ from: ViewController?, _ to: ViewController?,
    _ transition: Transition
  ) {
    if let replaced = change.replaced {
      children = replaced
    } else {
      children.removeLast(change.added.count)
      children += change.removed
    }
    countKeepingBottomBar = 0
    displayed = from
    transition.finishCoordination()
    for controller in change.added {
      controller.parent = nil
      controller.sendDidMove(toParent: nil)
    }
    // The flags of the callbacks that follow: a controller that returns stays (1.9.4), and one whose
    // push is cancelled leaves for good (1.9.2).
    from?.isMovingFromParent = false
    let isLeaving = change.added.contains { $0 === to }
    if isLeaving { to?.isMovingFromParent = true }
    to?.beginAppearance(false, animated: change.animated)
    to?.viewIfLoaded?.removeFromSuperview()
    to?.endAppearance()
    if isLeaving { to?.isMovingFromParent = false }
    from?.beginAppearance(true, animated: change.animated)
    from?.deliverIsAppearing()
    from?.endAppearance()
    for controller in change.removed where controller === from {
      controller.sendDidMove(toParent: self)
    }
    // Bars that returned during a cancelled interaction do not move again.
    updateBar(animated: !transition.transitionWasCancelled)
  }

  /// Sends `didMove(toParent:)` to the added and removed controllers.
  private func finish(_ change: StackChange) {
    for controller in change.removed where controller.parent === self {
      controller.parent = nil
      controller.sendDidMove(toParent: nil)
    }
    for controller in change.added where controller.parent === self {
      controller.sendDidMove(toParent: self)
    }
  }

  func notifyWillShow(_ controller: ViewController, animated: Bool) {
    record(.navigationWillShow, controller, animated: animated) {
      delegate?.navigationController(self, willShow: controller, animated: animated)
    }
  }

  func notifyDidShow(_ controller: ViewController, animated: Bool) {
    record(.navigationDidShow, controller, animated: animated) {
      delegate?.navigationController(self, didShow: controller, animated: animated)
    }
  }
}
