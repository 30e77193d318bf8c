public import CellGraphics

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
  public private(set) var transitionWasCancelled = false
  /// Called once at the end, when input is accepted again and before anyone else hears; false when it
  /// was taken back.
  var didEnd: ((_ completed: Bool) -> Void)?
  private(set) var phase: Phase = .waiting

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
    viewController(forKey: key)?.viewIfLoaded
  }

  public func finalFrame(for controller: ViewController) -> Rect {
    controller === to ? containerView.bounds : .zero
  }

  /// Starts to move; until the end, input is ignored and requests wait.
  func begin() {
    precondition(phase == .waiting, "a transition begins once")
    phase = .running
    Application.current?.runningTransitions.append(self)
    note(.transitionBegan, detail: animator.map { "\(kind.rawValue) by \(type(of: $0))" })
    if let interaction {
      isInteractive = true
      interaction.startInteractiveTransition(self)
    } else if let animator {
      animator.animateTransition(using: self)
    } else {
      completeTransition(true)
    }
  }

  public func completeTransition(_ didComplete: Bool) {
    guard phase == .running else { return }
    phase = .ended(completed: didComplete)
    animator?.animationEnded(didComplete)
    animator = nil
    interaction = nil
    Application.current?.runningTransitions.removeAll { $0 === self }
    note(.transitionEnded, detail: didComplete ? "completed" : "cancelled")
    let didEnd = didEnd
    self.didEnd = nil
    didEnd?(didComplete)
  }

  public func finishInteractiveTransition() {
    isInteractive = false
  }

  public func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
  }

  private func note(_ kind: Event.Kind, detail: String?) {
    Application.current?.note(
      kind, from, object: to?.identity ?? "", animated: isAnimated,
      detail: detail ?? self.kind.rawValue)
  }
}
