extension ViewController {
  /// The coordinator of the transition that this controller takes part in; nil outside of a
  /// transition.
  ///
  /// The controller takes part as source, as destination or as the container. The nearest
  /// controller around it that takes part counts too. The coordinator exists as soon as an animated
  /// change of a stack or a presentation is requested.
  ///
  /// ```swift
  /// let application = Application()
  /// let navigation = NavigationController(rootViewController: ViewController())
  /// let window = Window(application: application, size: Size(width: 80, height: 24))
  /// window.rootViewController = navigation  // Shown by the next turn.
  /// application.turn { window.makeKeyAndVisible() }
  /// application.turn {
  ///   navigation.pushViewController(ViewController(), animated: true)
  ///   navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
  ///     precondition(!context.isCancelled)  // Called at the end.
  ///   }
  /// }
  /// application.advance(to: application.tick + 60)
  /// precondition(navigation.transitionCoordinator == nil)
  /// ```
  public var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    guard let application else { return nil }
    var controller: ViewController? = self
    while let current = controller {
      if let found = application.transition(of: current) ?? current.transitionForCommit {
        return found
      }
      controller = current.parent
    }
    return nil
  }

  /// The transition that the commit of this turn will start; nil if it will start no transition.
  private var transitionForCommit: Transition? {
    if let announced = prepareTransitionForCommit() { return announced }
    if let announced = ownPresentation?.makePreparedTransition() { return announced }
    return presentation?.chain.last?.makePreparedTransition()
  }
}

extension Application {
  fileprivate func transition(of controller: ViewController) -> Transition? {
    for transition in (preparedTransitions + runningTransitions).reversed()
    where transition.involves(controller) {
      return transition
    }
    return nil
  }
}

extension Transition {
  fileprivate func involves(_ controller: ViewController) -> Bool {
    if from === controller || to === controller { return true }
    switch kind {
    case .push, .pop, .select, .turn:
      return from?.parent === controller || to?.parent === controller
    case .present, .dismiss, .segue, .resize: return false
    }
  }
}
