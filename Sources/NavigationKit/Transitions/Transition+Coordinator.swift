internal import CellGraphics

/// What others have asked a transition for.
final class TransitionCoordination {
  typealias Handler = (any ViewControllerTransitionCoordinatorContext) -> Void

  var animations: [Handler] = []
  var completions: [Handler] = []
  var interactionHandlers: [Handler] = []
}

extension Transition: ViewControllerTransitionCoordinator {
  public var isCancelled: Bool { transitionWasCancelled }

  public var transitionDuration: Double {
    isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0
  }

  public var percentComplete: Double {
    (interaction as? PercentDrivenInteractiveTransition)?.percentComplete ?? 0
  }

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
    if hasMoved { moveAlong() }
    return true
  }

  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {
    coordinate.interactionHandlers.append(handler)
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

  /// Runs what is to move along; right after the animator has made its own animations.
  func moveAlong() {
    hasMoved = true
    guard let coordination, !coordination.animations.isEmpty else { return }
    let animations = coordination.animations
    coordination.animations = []
    let run = { [self] in for animation in animations { animation(self) } }
    let duration = transitionDuration
    if duration > 0 { View.animate(withDuration: duration, animations: run) } else { run() }
  }

  /// Tells those who wait for the end, once.
  func finishCoordination() {
    guard let coordination else { return }
    self.coordination = nil
    for completion in coordination.completions { completion(self) }
  }

  func interactionChanged() {
    for handler in coordination?.interactionHandlers ?? [] { handler(self) }
  }
}

extension Transition {
  /// What moves of a presentation; nil where a presenter's view must be left alone.
  func presentationView(
    _ presentation: Presentation, forKey key: TransitionContextViewControllerKey
  ) -> View? {
    let isOther = (key == .from) == (kind == .present)
    guard isOther else { return presentation.acting.presentedView }
    return keepsOtherView ? nil : viewController(forKey: key)?.viewIfLoaded
  }

  /// Where a controller's view stands in the container; zero for one that is not there.
  func presentationFrame(
    _ presentation: Presentation, of controller: ViewController, atEnd: Bool
  ) -> Rect {
    let isPresent = kind == .present
    let isPresented = (controller === to) == isPresent
    if isPresented {
      return isPresent == atEnd
        ? presentation.acting.frameOfPresentedViewInContainerView : .zero
    }
    let isThere = keepsOtherView || isPresent != atEnd
    return isThere ? containerView.bounds : .zero
  }
}
