extension ViewController {
  /// Coordinates with the transition that this controller, or the nearest one around it, takes part in:
  /// as the one that comes or goes, or as the container in which that happens. nil where there is none.
  ///
  /// It is there as soon as an animated change of a stack or a presentation has been asked for.
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

  /// The transition that this turn's commit will begin.
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
