public import CellGraphics

/// The closures that code has added to the coordinator of a transition.
final class TransitionCoordination {
  typealias Handler = (any ViewControllerTransitionCoordinatorContext) -> Void

  var animations: [Handler] = []
  var completions: [Handler] = []
  var interactionHandlers: [Handler] = []
  /// The handlers that are called once, when the interaction ends.
  var interactionEndHandlers: [Handler] = []
}

extension Transition: ViewControllerTransitionCoordinator {
  /// Indicates whether the interaction was cancelled.
  public var isCancelled: Bool { transitionWasCancelled }

  /// The duration in seconds that the animator announces; 0 without animation. The animator is
  /// known as soon as the coordinator is requested.
  public var transitionDuration: Double {
    isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0
  }

  /// Indicates whether the transition can be paused while it runs, by its animator or its
  /// interactive driver.
  public var isInterruptible: Bool {
    interruptibleAnimator != nil || interaction?.isInterruptible == true
  }

  /// The `completionSpeed` of the interactive driver; 1 without one.
  public var completionVelocity: Double { interaction?.completionSpeed ?? 1 }

  /// The `completionCurve` of the interactive driver; `.easeInOut` without one.
  public var completionCurve: View.AnimationCurve { interaction?.completionCurve ?? .easeInOut }

  /// The identity, because a terminal does not rotate.
  public var targetTransform: AffineTransform { .identity }

  /// Runs `animation` with the duration and the interactive driver of the transition.
  ///
  /// The animation uses the animator's curve if that is known, otherwise `.curveEaseInOut`.
  /// ``ViewControllerTransitionCoordinator/animate(alongsideTransition:completion:)`` has the
  /// details.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if case .ended = phase {
      completion?(self)
      return false
    }
    if let completion { coordinate.completions.append(completion) }
    guard let animation else { return false }
    coordinate.animations.append(animation)
    if hasStartedAnimations { runAlongsideAnimations() }
    return true
  }

  /// Runs `animation` as ``animate(alongsideTransition:completion:)`` does. The view is not used.
  @discardableResult
  public func animateAlongsideTransition(
    in view: View?,
    animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Adds a handler that is called each time an interaction starts or ends.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {
    coordinate.interactionHandlers.append(handler)
  }

  /// Adds a handler that is called once, when the interaction ends.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {
    coordinate.interactionEndHandlers.append(handler)
  }

  /// The added closures. The first use creates the storage.
  private var coordinate: TransitionCoordination {
    if let coordination { return coordination }
    let made = TransitionCoordination()
    coordination = made
    return made
  }

  /// Makes the coordinator available before the transition starts.
  func prepare() { Application.current?.preparedTransitions.append(self) }

  /// Ends a prepared transition that does not start. Animations alongside it take effect at once.
  func skip() {
    Application.current?.preparedTransitions.removeAll { $0 === self }
    runAlongsideAnimations()
    finishCoordination()
  }

  /// Runs the animations that were added to the coordinator, right after the animator has created
  /// its own.
  func runAlongsideAnimations() {
    hasStartedAnimations = true
    guard let coordination, !coordination.animations.isEmpty else { return }
    let animations = coordination.animations
    coordination.animations = []
    let run = { [self] in for animation in animations { animation(self) } }
    if let interruptibleAnimator, interruptibleAnimator.state == .active {
      return interruptibleAnimator.addAnimations(run)
    }
    let duration = phase == .running ? transitionDuration : 0
    guard duration > 0 else { return View.performWithoutAnimation(run) }
    let curve = (animator as? any CurvedTransitioning)?.curve ?? .curveEaseInOut
    View.animate(withDuration: duration, options: curve, animations: run)
  }

  /// Calls the completion closures of the coordinator, once.
  func finishCoordination() {
    guard let coordination else { return }
    self.coordination = nil
    for completion in coordination.completions { completion(self) }
  }

  func interactionChanged() {
    guard let coordination else { return }
    for handler in coordination.interactionHandlers { handler(self) }
    guard !isInteractive else { return }
    let handlers = coordination.interactionEndHandlers
    coordination.interactionEndHandlers = []
    for handler in handlers { handler(self) }
  }
}

/// An animator whose curve also applies to animations alongside the transition.
protocol CurvedTransitioning: ViewControllerAnimatedTransitioning {
  var curve: AnimationOptions { get }
}

extension Transition {
  /// Returns the view that a presentation moves; nil for a presenter's view that must stay in
  /// place.
  func presentationView(
    _ presentation: Presentation, forKey key: TransitionContextViewControllerKey
  ) -> View? {
    let isOther = (key == .from) == (kind == .present)
    guard isOther else { return presentation.activeController.presentedView }
    return keepsPresenterView ? nil : viewController(forKey: key)?.viewIfLoaded
  }

  /// Returns the frame of a controller's view in the container; zero for a controller that is not
  /// visible then.
  func presentationFrame(
    _ presentation: Presentation, of controller: ViewController, atEnd: Bool
  ) -> Rect {
    guard controller === from || controller === to else { return .zero }
    let isPresent = kind == .present
    let isPresented = (controller === to) == isPresent
    if isPresented {
      return isPresent == atEnd
        ? presentation.activeController.frameOfPresentedViewInContainerView : .zero
    }
    let isThere = keepsPresenterView || isPresent != atEnd
    return isThere ? containerView.bounds : .zero
  }
}
