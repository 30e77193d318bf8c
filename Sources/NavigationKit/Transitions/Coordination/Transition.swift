public import CellGraphics
internal import Motion

/// One change of the screen from one controller to another.
///
/// The framework creates a transition for each push, pop, presentation, dismissal, selection, page
/// turn and custom segue. The transition is the context of its animator and the coordinator of its
/// controllers. It starts at the commit of a turn and ends exactly once, completed or cancelled.
public final class Transition: ViewControllerContextTransitioning {
  /// The kind of change that a transition animates. Events show the raw values.
  public enum Kind: String, Hashable, Sendable {
    /// A navigation controller shows a new top controller.
    case push
    /// A navigation controller returns to a lower controller.
    case pop
    /// A controller is presented.
    case present
    /// A presented controller is dismissed.
    case dismiss
    /// A tab bar controller selects another child.
    case select
    /// A page controller turns to another page.
    case turn
    /// The views move within a custom segue. The controllers change after the transition.
    case segue
    /// The window takes another size. The transition is never animated.
    case resize
  }

  /// The phase of the transition, which ends exactly once.
  enum Phase: Equatable {
    case waiting
    case running
    case ended(completed: Bool)
  }

  /// The kind of change.
  public let kind: Kind
  /// The view in which the animation takes place.
  public let containerView: View
  /// Indicates whether the change is animated.
  public let isAnimated: Bool
  let from: ViewController?
  let to: ViewController?
  /// The object that moves the views; nil changes them at once.
  var animator: (any ViewControllerAnimatedTransitioning)?
  /// The interactive driver of the animator; nil lets the animation run by itself.
  var interaction: (any ViewControllerInteractiveTransitioning)?
  /// Indicates whether an interactive driver controls the progress at this moment, or will at the
  /// start.
  public private(set) var isInteractive = false
  /// Indicates whether the transition starts or has started under an interactive driver.
  public private(set) var initiallyInteractive = false
  /// Indicates whether the transition was cancelled, so that it must be completed with false.
  public private(set) var transitionWasCancelled = false
  /// The progress of the interaction, 0 to 1.
  public private(set) var percentComplete = 0.0
  /// The animator object that runs the whole transition; nil if the animator does not provide it.
  var interruptibleAnimator: (any ViewImplicitlyAnimating)?
  /// The animations of bars that appear or disappear with the transition.
  var barAnimations: [AnimationGroup] = []
  /// Indicates whether the animator adds the new view to the container.
  private(set) var isViewAddedByAnimator = false
  /// Puts the new view in its place, unless it is there, and tells its controller.
  ///
  /// It is nil if that has happened before the start. Otherwise the app's animator adds the view:
  /// the closure is called after `animateTransition`, or at the end if the animator has not added
  /// the view.
  var arrival: (() -> Void)?
  /// Called once at the end, when input is accepted again and before the controllers receive their
  /// callbacks.
  ///
  /// The argument is false after a cancelled transition.
  var didEnd: ((_ completed: Bool) -> Void)?
  private(set) var phase: Phase = .waiting
  /// The presentation that starts or ends; nil for other transitions.
  var presentation: Presentation?
  /// Indicates whether the presenter's view stays in its place.
  var keepsPresenterView = false
  /// The closures that code has added to the coordinator; nil before the first is added.
  var coordination: TransitionCoordination?
  /// Indicates whether the animator has created its animations.
  var hasStartedAnimations = false
  /// The application that runs the transition; nil before and after.
  // The application clears it in all running transitions when it is deallocated.
  unowned(unsafe) var application: Application?
  /// The number of ticks after which a running transition records a warning, unless its animator
  /// announces more.
  static let completionTimeout = 5 * Tick.perSecond
  /// The tick at which to warn that the transition is not completed.
  ///
  /// It is nil before the start, after the end and after the warning.
  private(set) var overdueTick: Int?
  /// The code of the cause of the transition's end, which is its start.
  private var cause: Int32 = 0

  init(
    kind: Kind, from: ViewController?, to: ViewController?, containerView: View, isAnimated: Bool
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.containerView = containerView
    self.isAnimated = isAnimated
  }

  /// Returns one of the two controllers; nil if no controller is on that side.
  public func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    switch key {
    case .from: from
    case .to: to
    }
  }

  /// Returns the view to animate; nil for a view that is not loaded or must stay in place.
  public func view(forKey key: TransitionContextViewControllerKey) -> View? {
    if let presentation { return presentationView(presentation, forKey: key) }
    return viewController(forKey: key)?.viewIfLoaded
  }

  /// The style of the presentation or dismissal; ``ModalPresentationStyle/none`` for any other
  /// transition.
  public var presentationStyle: ModalPresentationStyle {
    presentation?.activeController.presentationStyle ?? .none
  }

  /// Returns the frame of a controller's view at the start; zero for a controller that is not
  /// visible then.
  public func initialFrame(for controller: ViewController) -> Rect {
    if let presentation { return presentationFrame(presentation, of: controller, atEnd: false) }
    return controller === from ? containerView.bounds : .zero
  }

  /// Returns the frame of a controller's view at the end; zero for a controller that is not visible
  /// then.
  public func finalFrame(for controller: ViewController) -> Rect {
    if let presentation { return presentationFrame(presentation, of: controller, atEnd: true) }
    return controller === to ? containerView.bounds : .zero
  }

  var isRunning: Bool { phase == .running }

  /// Sets the animator and its interactive driver before the start.
  func use(_ animators: TransitionAnimators?) {
    animator = animators?.animator
    interaction = animators?.interaction
    isViewAddedByAnimator = animators?.addsView == true
    isInteractive = interaction?.wantsInteractiveStart == true
    initiallyInteractive = isInteractive
  }

  /// Starts the transition. Until its end, input is ignored and requests wait.
  func begin() {
    precondition(phase == .waiting, "a transition begins once")
    phase = .running
    application = Application.current
    application?.preparedTransitions.removeAll { $0 === self }
    application?.runningTransitions.append(self)
    reduceMotion()
    if application?.alternative != nil { applyAlternative() }
    record(.transitionBegan) {
      animator.map { "\(kind.rawValue) by \(type(of: $0))" } ?? kind.rawValue
    } causing: {
      cause = application?.events.cause ?? 0
      move()
      if arrival != nil, to?.viewIfLoaded?.isDescendant(of: containerView) == true { arrive() }
      if !hasStartedAnimations { runAlongsideAnimations() }
      restartCompletionTimeout()
    }
  }

  /// Calls ``arrival`` once.
  func arrive() {
    guard let arrival else { return }
    self.arrival = nil
    arrival()
  }

  private func move() {
    isInteractive = interaction?.wantsInteractiveStart == true
    initiallyInteractive = isInteractive
    if let interaction, isInteractive || interaction.isInterruptible {
      if !isInteractive, application?.isDraggedInteractively == true {
        application?.refuse(.notStartedInteractively("\(type(of: interaction))", kind))
      }
      interaction.startInteractiveTransition(self)
    } else if let animator {
      // UIKit's bars ask for the duration first (6.1.7).
      _ = animator.transitionDuration(using: self)
      animator.animateTransition(using: self)
      guard phase == .running else { return }
      interruptibleAnimator = animator.interruptible(using: self)
    } else {
      runAlongsideAnimations()
      completeTransition(true)
    }
  }

  /// Records the events of a transition without animation, and calls `end`. The end of the
  /// transition is the cause of the events that `end` records.
  static func recordImmediate(
    kind: Kind, from: ViewController?, to: ViewController?, causing end: () -> Void
  ) {
    guard let application = to?.application ?? from?.application, application.events.isEnabled
    else { return end() }
    let object = to?.identity ?? ""
    application.record(
      .transitionBegan, from, object: object, animated: false, detail: kind.rawValue
    ) {
      application.record(
        .transitionEnded, from, object: object, animated: false, detail: "completed", causing: end)
    }
  }

  /// Ends the transition. Only the first call after the start has an effect.
  public func completeTransition(_ didComplete: Bool) {
    guard phase == .running else { return }
    if didComplete { arrive() } else { arrival = nil }
    if !hasStartedAnimations { runAlongsideAnimations() }
    phase = .ended(completed: didComplete)
    overdueTick = nil
    isInteractive = false
    animator?.animationEnded(didComplete)
    animator = nil
    interaction?.interactiveTransitionDidEnd()
    interaction = nil
    interruptibleAnimator = nil
    application?.runningTransitions.removeAll { $0 === self }
    if let events = application?.events {
      events.causing(from: cause) { end(didComplete) }
    } else {
      end(didComplete)
    }
    presentation = nil
    barAnimations = []
  }

  /// Records the end and calls what waits for it.
  private func end(_ didComplete: Bool) {
    record(.transitionEnded) {
      didComplete ? "completed" : "cancelled"
    } causing: {
      application = nil
      let didEnd = didEnd
      self.didEnd = nil
      didEnd?(didComplete)
      finishCoordination()
    }
  }

  /// Sets ``percentComplete``, limited to 0...1.
  public func updateInteractiveTransition(_ percentComplete: Double) {
    self.percentComplete = percentComplete > 0 ? min(percentComplete, 1) : 0
  }

  /// Ends the interaction; the transition will complete.
  public func finishInteractiveTransition() { setInteractive(isInteractive: false) }

  /// Ends the interaction; the transition will return to its start.
  public func cancelInteractiveTransition() {
    setInteractive(isInteractive: false, wasCancelled: true)
  }

  /// Starts an interaction on the running transition.
  public func pauseInteractiveTransition() { setInteractive(isInteractive: true) }

  private func setInteractive(isInteractive: Bool, wasCancelled: Bool = false) {
    guard phase == .running, isInteractive != self.isInteractive else { return }
    self.isInteractive = isInteractive
    transitionWasCancelled = wasCancelled
    interactionChanged()
    restartCompletionTimeout()
  }

  /// Restarts the time after which a running transition records a warning.
  func restartCompletionTimeout() {
    guard phase == .running, let application else { return }
    let announced = animator.map { Tick.count(seconds: $0.transitionDuration(using: self)) } ?? 0
    overdueTick = application.tick + max(Self.completionTimeout, announced)
  }

  /// Records one warning for a transition that is not completed in time and blocks input.
  func warnIfOverdue(at tick: Int) {
    guard let overdueTick, overdueTick <= tick else { return }
    self.overdueTick = nil
    let reason =
      if isInteractive, let interaction {
        "\(type(of: interaction)) neither finishes nor cancels it"
      } else {
        animator.map { "\(type(of: $0)) does not call completeTransition" } ?? "nothing moves it"
      }
    application?.events.causing(from: cause) {
      record(.warning) { "a \(kind.rawValue) is still running and blocks input: \(reason)" }
    }
  }

  private func record(
    _ kind: Event.Kind, detail: () -> String, causing effects: () -> Void = {}
  ) {
    guard let application, application.events.isEnabled else { return effects() }
    application.record(
      kind, from, object: to?.identity ?? "", animated: isAnimated, detail: detail(),
      causing: effects)
  }
}
