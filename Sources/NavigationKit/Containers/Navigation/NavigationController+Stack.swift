extension NavigationController {
  /// Pushes a controller like ``pushViewController(_:animated:)``, but throws an error instead of
  /// trapping.
  ///
  /// - Parameters:
  ///   - controller: The controller to push.
  ///   - animated: True slides it in from the right.
  /// - Throws: `NavigationError.pushedMoreThanOnce` for a controller on the stack,
  ///   `.pushedContainer` for a navigation controller, `.pushedSplit` for a split view controller on
  ///   a stack with a root. The stack is unchanged then.
  public func checkedPush(_ controller: ViewController, animated: Bool) throws(NavigationError) {
    if controller.parent === self, children.contains(where: { $0 === controller }) {
      throw .pushedMoreThanOnce(controller: controller.identity)
    }
    if controller is NavigationController {
      throw .pushedContainer(controller: controller.identity)
    }
    // Storyboards have split view controllers as roots.
    if controller is SplitViewController, !viewControllers.isEmpty {
      throw .pushedSplit(controller: controller.identity)
    }
    if mustWait { return wait("push") { [self] in push(controller, animated: animated) } }
    push(controller, animated: animated)
    nextAnimators = nil
  }

  private func push(_ controller: ViewController, animated: Bool) {
    record(.push, controller, animated: animated) {
      addChild(controller)
      changed(to: .push, animated: animated, added: [controller], removed: [])
    }
  }

  /// Removes the controllers above `controller`.
  ///
  /// - Parameters:
  ///   - controller: A controller on the stack.
  ///   - animated: True animates the change as one pop.
  /// - Returns: The removed controllers from bottom to top. nil during a transition, when the
  ///   request waits.
  /// - Throws: `NavigationError.poppedToUnknown` for a controller that is not on the stack, which
  ///   is unchanged then.
  @discardableResult
  public func checkedPop(to controller: ViewController, animated: Bool) throws(NavigationError)
    -> [ViewController]?
  {
    guard children.contains(where: { $0 === controller }) else {
      throw .poppedToUnknown(controller: controller.identity)
    }
    return pop("popTo", animated: animated) { navigation in
      let index = navigation.children.lastIndex { $0 === controller }
      return index.map { $0 + 1 } ?? navigation.children.count
    }
  }

  func replaceStack(_ controllers: [ViewController], animated: Bool) {
    record(
      .setViewControllers, animated: animated,
      detail: controllers.map(\.identity).joined(separator: ", ")
    ) { setStack(controllers, animated: animated) }
  }

  private func setStack(_ controllers: [ViewController], animated: Bool) {
    let old = children
    let oldTop = topViewController
    let operation: Operation =
      if controllers.last === oldTop { .none } else if controllers.last?.parent === self {
        .pop
      } else { .push }
    let kept = Set(controllers.map(ObjectIdentifier.init))
    let removed = old.filter { !kept.contains(ObjectIdentifier($0)) }
    let added = controllers.filter { $0.parent !== self }
    for controller in added { addChild(controller) }
    children = controllers
    countKeepingBottomBar = 0
    changed(
      to: operation, animated: animated, added: added, removed: removed,
      replaced: old)
  }

  /// Removes the controllers above the lowest ones, now or after the running transition.
  ///
  /// - Parameters:
  ///   - name: The name of the method for the warning.
  ///   - animated: True animates the change.
  ///   - kept: Returns the number of controllers to keep. The closure is called when the pop is
  ///     carried out.
  /// - Returns: The removed controllers; nil when the request waits.
  func pop(
    _ name: String, animated: Bool, keeping kept: @escaping (NavigationController) -> Int
  ) -> [ViewController]? {
    if mustWait {
      wait(name) { [self] in _ = pop(keeping: kept(self), animated: animated) }
      return nil
    }
    defer { nextAnimators = nil }
    return pop(keeping: kept(self), animated: animated)
  }

  private func pop(keeping count: Int, animated: Bool) -> [ViewController] {
    guard count >= 1, count < children.count else {
      refuse(.nothingToPop(identity))
      return []
    }
    let popped = Array(children[count...])
    children.removeLast(children.count - count)
    countKeepingBottomBar = min(countKeepingBottomBar, count)
    record(.pop, topViewController, animated: animated) {
      changed(to: .pop, animated: animated, added: [], removed: popped)
    }
    return popped
  }

  /// Indicates whether a transition runs or is about to start, so that a request waits.
  var mustWait: Bool { isOnScreen && !changesAtOnce && application?.isBusy == true }

  /// Carries out `change` when no transition runs, and records a warning.
  func wait(_ name: String, _ change: @escaping () -> Void) {
    let animators = nextAnimators
    nextAnimators = nil
    refuse(.waiting(name, of: identity))
    warn(
      "\(name) called on \(identity) while an existing transition or presentation is occurring; "
        + "it will be done afterwards")
    application?.whenIdle { [self] in
      nextAnimators = animators
      change()
      nextAnimators = nil
    }
  }
}
