extension NavigationController {
  /// The stack, the root first. Setting it changes it without animation.
  public var viewControllers: [ViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Puts `controller` on top. Traps where `checkedPush` throws.
  public func pushViewController(_ controller: ViewController, animated: Bool) {
    trapping { () throws(NavigationError) in try checkedPush(controller, animated: animated) }
  }

  /// Puts `controller` on top.
  ///
  /// - Throws: `NavigationError.pushedMoreThanOnce` or `.pushedContainer`; the stack is unchanged.
  public func checkedPush(_ controller: ViewController, animated: Bool) throws(NavigationError) {
    if controller.parent === self, children.contains(where: { $0 === controller }) {
      throw .pushedMoreThanOnce(controller: controller.identity)
    }
    if controller is NavigationController {
      throw .pushedContainer(controller: controller.identity)
    }
    request("push") { [self] in
      note(.push, controller, animated: animated)
      addChild(controller)
      changed(to: .push, animated: animated, added: [controller], removed: [])
    }
  }

  /// Takes the top controller away.
  ///
  /// - Returns: The one taken; nil where there is none but the root, or while a transition runs, when
  ///   the request waits.
  @discardableResult
  public func popViewController(animated: Bool) -> ViewController? {
    var popped: ViewController?
    request("pop") { [self] in
      guard children.count > 1 else { return }
      popped = pop(keeping: children.count - 1, animated: animated).first
    }
    return popped
  }

  /// Takes all but the root away.
  ///
  /// - Returns: Those taken, as they stood from bottom to top.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [ViewController] {
    var popped: [ViewController] = []
    request("popToRoot") { [self] in
      guard children.count > 1 else { return }
      popped = pop(keeping: 1, animated: animated)
    }
    return popped
  }

  /// Takes away what stands above `controller`. Traps where `checkedPop` throws.
  ///
  /// - Returns: Those taken, as they stood from bottom to top.
  @discardableResult
  public func popToViewController(_ controller: ViewController, animated: Bool)
    -> [ViewController]
  {
    trapping { () throws(NavigationError) in try checkedPop(to: controller, animated: animated) }
  }

  /// Takes away what stands above `controller`.
  ///
  /// - Throws: `NavigationError.poppedToUnknown`; the stack is unchanged.
  @discardableResult
  public func checkedPop(to controller: ViewController, animated: Bool) throws(NavigationError)
    -> [ViewController]
  {
    guard children.contains(where: { $0 === controller }) else {
      throw .poppedToUnknown(controller: controller.identity)
    }
    var popped: [ViewController] = []
    request("popTo") { [self] in
      guard let index = children.lastIndex(where: { $0 === controller }) else { return }
      guard index + 1 < children.count else { return }
      popped = pop(keeping: index + 1, animated: animated)
    }
    return popped
  }

  /// Replaces the stack in one transition: none where the top stays, a pop where the new top was
  /// below, else a push.
  public func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    precondition(
      Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
      "\(NavigationError.pushedMoreThanOnce(controller: identity))")
    request("setViewControllers") { [self] in
      note(
        .setViewControllers, animated: animated,
        detail: controllers.map(\.identity).joined(separator: ", "))
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
      lettingBarStay = 0
      changed(
        to: operation, animated: animated, added: added, removed: removed,
        replaced: old)
    }
  }

  private func pop(keeping count: Int, animated: Bool) -> [ViewController] {
    let popped = Array(children[count...])
    children.removeLast(children.count - count)
    lettingBarStay = min(lettingBarStay, count)
    note(.pop, topViewController, animated: animated)
    changed(to: .pop, animated: animated, added: [], removed: popped)
    return popped
  }

  /// Does `change` now, or when no transition runs any more.
  private func request(_ name: String, _ change: @escaping () -> Void) {
    guard isOnScreen, !changesAtOnce, let application, application.isBusy else {
      change()
      nextPlayers = nil
      return
    }
    let players = nextPlayers
    nextPlayers = nil
    warn(
      "\(name) called on \(identity) while an existing transition or presentation is occurring; "
        + "it will be done afterwards")
    application.whenIdle { [self] in
      nextPlayers = players
      change()
      nextPlayers = nil
    }
  }
}
