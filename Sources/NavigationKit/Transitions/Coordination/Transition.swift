public import CellGraphics
internal import Motion

/// One change of the screen from one controller to another, from its beginning to its end.
public final class Transition: ViewControllerContextTransitioning {
  public enum Kind: String, Hashable, Sendable {
    case push
    case pop
    case present
    case dismiss
    /// A tab bar controller selects another child.
    case select
    /// A page controller turns to another page.
    case turn
    /// The views move within a segue of the application's own; nothing changes until it is over.
    case segue
    /// The window takes another size, at once.
    case resize
  }

  /// Where the transition is: it ends exactly once.
  enum Phase: Equatable {
    case waiting
    case running
    case ended(completed: Bool)
  }

  public let kind: Kind
  public let containerView: View
  public let isAnimated: Bool
  let from: ViewController?
  let to: ViewController?
  /// Moves the views; nil changes them at once.
  var animator: (any ViewControllerAnimatedTransitioning)?
  /// Drives the animator by hand; nil lets it run.
  var interaction: (any ViewControllerInteractiveTransitioning)?
  public private(set) var isInteractive = false
  public private(set) var initiallyInteractive = false
  public private(set) var transitionWasCancelled = false
  /// How far the hand has brought it, 0 to 1.
  public private(set) var percentComplete = 0.0
  /// The animator of views that does it all; nil where the animator has none.
  var interruptibleAnimator: (any ViewImplicitlyAnimating)?
  /// Those of the bars that come or go with it.
  var barAnimations: [AnimationGroup] = []
  /// Called once at the end, when input is accepted again and before anyone else hears; false when it
  /// was taken back.
  var didEnd: ((_ completed: Bool) -> Void)?
  private(set) var phase: Phase = .waiting
  /// What is presented or dismissed; nil for any other change.
  var presentation: Presentation?
  /// Whether the presenter's view stays where it is.
  var keepsPresenterView = false
  /// What others have asked for; nil as long as nobody has.
  var coordination: TransitionCoordination?
  /// Whether the animator has made its animations.
  var hasStartedAnimations = false
  /// The application it runs in; nil before and after.
  // The application clears it when it goes, in all the transitions that run.
  unowned(unsafe) var application: Application?
  /// Ticks that a transition may take without a warning, unless its animator announces more.
  static let completionTimeout = 5 * Tick.perSecond
  /// When to warn that nobody completes the transition; nil before the beginning and once it is
  /// over or the warning is out.
  private(set) var overdueTick: Int?

  init(
    kind: Kind, from: ViewController?, to: ViewController?, containerView: View, isAnimated: Bool
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.containerView = containerView
    self.isAnimated = isAnimated
  }

  public func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    switch key {
    case .from: from
    case .to: to
    }
  }

  public func view(forKey key: TransitionContextViewControllerKey) -> View? {
    if let presentation { return presentationView(presentation, forKey: key) }
    return viewController(forKey: key)?.viewIfLoaded
  }

  public var presentationStyle: ModalPresentationStyle {
    presentation?.activeController.presentationStyle ?? .none
  }

  public func initialFrame(for controller: ViewController) -> Rect {
    if let presentation { return presentationFrame(presentation, of: controller, atEnd: false) }
    return controller === from ? containerView.bounds : .zero
  }

  public func finalFrame(for controller: ViewController) -> Rect {
    if let presentation { return presentationFrame(presentation, of: controller, atEnd: true) }
    return controller === to ? containerView.bounds : .zero
  }

  var isRunning: Bool { phase == .running }

  /// Starts to move; until the end, input is ignored and requests wait.
  func begin() {
    precondition(phase == .waiting, "a transition begins once")
    phase = .running
    application = Application.current
    application?.preparedTransitions.removeAll { $0 === self }
    application?.runningTransitions.append(self)
    if application?.alternative != nil { applyAlternative() }
    record(.transitionBegan) {
      animator.map { "\(kind.rawValue) by \(type(of: $0))" } ?? kind.rawValue
    }
    move()
    if !hasStartedAnimations { runAlongsideAnimations() }
    restartCompletionTimeout()
  }

  private func move() {
    if let interaction, interaction.wantsInteractiveStart || interaction.isInterruptible {
      isInteractive = interaction.wantsInteractiveStart
      initiallyInteractive = isInteractive
      interaction.startInteractiveTransition(self)
    } else if let animator {
      // Asked before, as the bars of UIKit do (6.1.7).
      _ = animator.transitionDuration(using: self)
      animator.animateTransition(using: self)
      guard phase == .running else { return }
      interruptibleAnimator = animator.interruptible(using: self)
    } else {
      runAlongsideAnimations()
      completeTransition(true)
    }
  }

  /// A transition without animation: it is noted, and there is nothing to wait for.
  static func recordImmediate(kind: Kind, from: ViewController?, to: ViewController?) {
    guard let application = to?.application ?? from?.application, application.events.isEnabled
    else { return }
    let object = to?.identity ?? ""
    application.record(
      .transitionBegan, from, object: object, animated: false, detail: kind.rawValue)
    application.record(
      .transitionEnded, from, object: object, animated: false, detail: "completed")
  }

  public func completeTransition(_ didComplete: Bool) {
    guard phase == .running else { return }
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
    record(.transitionEnded) { didComplete ? "completed" : "cancelled" }
    application = nil
    let didEnd = didEnd
    self.didEnd = nil
    didEnd?(didComplete)
    finishCoordination()
    presentation = nil
    barAnimations = []
  }

  public func updateInteractiveTransition(_ percentComplete: Double) {
    self.percentComplete = percentComplete > 0 ? min(percentComplete, 1) : 0
  }

  public func finishInteractiveTransition() { setInteractive(isInteractive: false) }

  public func cancelInteractiveTransition() {
    setInteractive(isInteractive: false, wasCancelled: true)
  }

  public func pauseInteractiveTransition() { setInteractive(isInteractive: true) }

  private func setInteractive(isInteractive: Bool, wasCancelled: Bool = false) {
    guard phase == .running, isInteractive != self.isInteractive else { return }
    self.isInteractive = isInteractive
    transitionWasCancelled = wasCancelled
    interactionChanged()
    restartCompletionTimeout()
  }

  /// Counts the time without an end from now on.
  func restartCompletionTimeout() {
    guard phase == .running, let application else { return }
    let announced = animator.map { Tick.count(seconds: $0.transitionDuration(using: self)) } ?? 0
    overdueTick = application.tick + max(Self.completionTimeout, announced)
  }

  /// Warns, once, of a transition that nobody completes: it blocks input until it ends.
  func warnIfOverdue(at tick: Int) {
    guard let overdueTick, overdueTick <= tick else { return }
    self.overdueTick = nil
    let cause =
      if isInteractive, let interaction {
        "\(type(of: interaction)) neither finishes nor cancels it"
      } else {
        animator.map { "\(type(of: $0)) does not call completeTransition" } ?? "nothing moves it"
      }
    record(.warning) { "a \(kind.rawValue) is still running and blocks input: \(cause)" }
  }

  private func record(_ kind: Event.Kind, detail: () -> String) {
    guard let application, application.events.isEnabled else { return }
    application.record(
      kind, from, object: to?.identity ?? "", animated: isAnimated, detail: detail())
  }
}
