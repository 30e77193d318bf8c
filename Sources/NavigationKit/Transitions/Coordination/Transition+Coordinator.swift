public import CellGraphics

/// What others have asked a transition for.
final class TransitionCoordination {
  typealias Handler = (any ViewControllerTransitionCoordinatorContext) -> Void

  var animations: [Handler] = []
  var completions: [Handler] = []
  var interactionHandlers: [Handler] = []
  /// Those that are called once.
  var interactionEndHandlers: [Handler] = []
}

extension Transition: ViewControllerTransitionCoordinator {
  public var isCancelled: Bool { transitionWasCancelled }

  public var transitionDuration: Double {
    isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0
  }

  public var isInterruptible: Bool {
    interruptibleAnimator != nil || interaction?.isInterruptible == true
  }

  public var completionVelocity: Double { interaction?.completionSpeed ?? 1 }

  public var completionCurve: View.AnimationCurve { interaction?.completionCurve ?? .easeInOut }

  public var targetTransform: AffineTransform { .identity }

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

  @discardableResult
  public func animateAlongsideTransition(
    in view: View?,
    animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {
    coordinate.interactionHandlers.append(handler)
  }

  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {
    coordinate.interactionEndHandlers.append(handler)
  }

  /// What others have asked for, made for the first of them.
  private var coordinate: TransitionCoordination {
    if let coordination { return coordination }
    let made = TransitionCoordination()
    coordination = made
    return made
  }

  /// Lets the coordinator be found before the transition begins.
  func prepare() { Application.current?.preparedTransitions.append(self) }

  /// Does without a beginning, where nothing moves: what was to move along jumps.
  func skip() {
    Application.current?.preparedTransitions.removeAll { $0 === self }
    runAlongsideAnimations()
    finishCoordination()
  }

  /// Runs what is to move along; right after the animator has made its own animations.
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

  /// Tells those who wait for the end, once.
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

/// An animator whose curve those follow that move along.
protocol CurvedTransitioning: ViewControllerAnimatedTransitioning {
  var curve: AnimationOptions { get }
}

extension Transition {
  /// What moves of a presentation; nil where a presenter's view must be left alone.
  func presentationView(
    _ presentation: Presentation, forKey key: TransitionContextViewControllerKey
  ) -> View? {
    let isOther = (key == .from) == (kind == .present)
    guard isOther else { return presentation.activeController.presentedView }
    return keepsPresenterView ? nil : viewController(forKey: key)?.viewIfLoaded
  }

  /// Where a controller's view stands in the container; zero for one that is not there.
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
