import CellGraphics
import NavigationKit

/// One change between two controllers, with an animator and an interaction of the test's own.
final class TransitionCast {
  enum Change: String, CaseIterable, Sendable {
    case push
    case pop
    case present
    case dismiss
    case select
  }

  let change: Change
  /// What is said of the change and of who takes part in it, in order.
  let log = Log()
  let stage: Stage
  /// Whom the change leads from and to.
  let from: Probe
  let to: Probe
  /// What holds both.
  let container: ViewController
  let director = Director()
  private let perform: (@escaping () -> Void) -> Void

  init(_ change: Change) {
    self.change = change
    let log = log
    func probe(_ name: String) -> Probe {
      Probe(name) { kind, call in
        if Set<Event.Kind>.appearance.contains(kind), kind != .viewDidLoad {
          log.note("\(name) \(call)")
        }
      }
    }
    let (a, b) = (probe("A"), probe("B"))
    director.log = log
    switch change {
    case .push:
      let nav = navigation(a)
      nav.delegate = director
      (from, to, container) = (a, b, nav)
      perform = { _ in nav.pushViewController(b, animated: true) }
    case .pop:
      let nav = navigation(a, b)
      nav.delegate = director
      (from, to, container) = (b, a, nav)
      perform = { _ in nav.popViewController(animated: true) }
    case .present:
      b.transitioningDelegate = director
      (from, to, container) = (a, b, a)
      perform = { completion in a.present(b, animated: true, completion: completion) }
    case .dismiss:
      b.transitioningDelegate = director
      (from, to, container) = (b, a, a)
      perform = { completion in a.dismiss(animated: true, completion: completion) }
    case .select:
      let tabs = TabBarController()
      tabs.baseName = "Tabs"
      tabs.viewControllers = [a, b]
      tabs.delegate = director
      (from, to, container) = (a, b, tabs)
      perform = { _ in tabs.selectedViewController = b }
    }
    a.loadViewIfNeeded()
    b.loadViewIfNeeded()
    for controller in [a, b] {
      let label = Label(frame: Rect(x: 2, y: 2, width: 10, height: 1))
      label.text = "I am \(controller === a ? "A" : "B")"
      controller.view.addSubview(label)
      controller.view.backgroundColor = controller === a ? .white : Color(rgb: 0xB8D8A0)
    }
    stage = Stage(root: container)
    if change == .dismiss { stage.turn { a.present(b, animated: false) } }
    stage.settle()
    stage.forget()
    _ = log.take()
  }

  /// Makes the change, in a turn of its own.
  func go() {
    stage.turn { perform { [log] in log.note("completion") } }
  }

  /// The same, with more to do in the turn.
  func go(_ more: () -> Void) {
    stage.turn {
      perform { [log] in log.note("completion") }
      more()
    }
  }

  /// The transitions that have ended since the events were taken last.
  var ends: [String] {
    stage.application.events.take().filter { $0.kind == .transitionEnded }.map(\.detail)
  }

  /// All that there is to be known of controllers and of views that can be seen, and what is seen.
  var state: [String] {
    var lines: [String] = []
    func write(_ controller: ViewController, _ depth: Int) {
      lines.append(
        "\(depth) \(controller.identity) \(controller.appearanceState)"
          + " parent \(controller.parent?.identity ?? "-")"
          + " presents \(controller.presentedViewController?.identity ?? "-")"
          + " by \(controller.presentingViewController?.identity ?? "-")"
          + " flags \(controller.isBeingPresented) \(controller.isBeingDismissed)"
          + " \(controller.isMovingToParent) \(controller.isMovingFromParent)"
          + " in window \(controller.viewIfLoaded?.window != nil)"
          + " coordinator \(controller.transitionCoordinator != nil)")
      for child in controller.children { write(child, depth + 1) }
    }
    func write(_ view: View, _ depth: Int) {
      let seen = view.presentation
      var model = seen
      model.bounds = view.bounds
      model.center = view.center
      model.transform = view.transform
      model.alpha = view.alpha
      model.backgroundColor = view.backgroundColor
      guard !view.isHidden else { return lines.append("\(depth) \(type(of: view)) hidden") }
      lines.append(
        "\(depth) \(type(of: view)) \(model) rests \(seen == model)"
          + " \(view.isUserInteractionEnabled) clips \(view.clipsToBounds)")
      for subview in view.subviews { write(subview, depth + 1) }
    }
    for controller in [container, from, to] { write(controller, 0) }
    write(stage.window, 0)
    // The size of one that is not on the screen is what it was last given.
    for controller in [from, to] where controller.viewIfLoaded?.window == nil {
      let seen = controller.view.presentation
      lines.append("off \(seen.transform) \(seen.alpha) \(controller.view.superview == nil)")
    }
    let isBusy = stage.application.isTransitioning || stage.application.nextDueTick != nil
    lines.append("busy \(isBusy)")
    return lines + [stage.picture]
  }
}

/// Brings the animator and the interaction that a test wants, and says what it is asked.
final class Director: NavigationControllerDelegate, TabBarControllerDelegate,
  ViewControllerTransitioningDelegate
{
  var log: Log?
  var animator: (any ViewControllerAnimatedTransitioning)?
  var interaction: (any ViewControllerInteractiveTransitioning)?

  private func animate(_ what: String) -> (any ViewControllerAnimatedTransitioning)? {
    log?.note("animator for \(what)")
    return animator
  }

  private func interact(_ animator: any ViewControllerAnimatedTransitioning)
    -> (any ViewControllerInteractiveTransitioning)?
  {
    log?.note("interaction for \(animator === self.animator ? "it" : "another")")
    return interaction
  }

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    animate("\(operation) \(from.identity) \(to.identity)")
  }

  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interact(animator) }

  func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController,
    animated: Bool
  ) {
    log?.note("didShow \(controller.identity)")
  }

  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    animate("select \(from.identity) \(to.identity)")
  }

  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interact(animator) }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    animate("present \(presenting.identity) \(presented.identity)")
  }

  func animationController(forDismissed dismissed: ViewController)
    -> (any ViewControllerAnimatedTransitioning)?
  { animate("dismiss \(dismissed.identity)") }

  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interact(animator) }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interact(animator) }
}

/// Slides the to-view in from the right over the from-view, in half a second, as an app's own code
/// would: it adds the view, moves it within a block, and completes.
final class SlideIn: ViewControllerAnimatedTransitioning {
  var log: Log?
  var curve = AnimationOptions.curveLinear
  /// Called at the beginning with the context, which is kept as well.
  var seen: (any ViewControllerContextTransitioning) -> Void = { _ in }
  private(set) weak var context: (any ViewControllerContextTransitioning)?

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
    log?.note("duration")
    return 0.5
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    log?.note("animate")
    self.context = context
    seen(context)
    guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    context.containerView.addSubview(to)
    to.frame = context.finalFrame(for: controller)
    let from = context.view(forKey: .from)
    to.transform = AffineTransform(translationX: to.bounds.width, y: 0)
    View.animate(withDuration: 0.5, options: curve) {
      to.transform = .identity
      from?.alpha = 0.5
    } completion: { _ in
      to.transform = .identity
      from?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log?.note("ended \(transitionCompleted)") }
}

/// The same by a property animator that can be interrupted.
final class SmoothSlideIn: ViewControllerAnimatedTransitioning {
  var log: Log?
  var curve = View.AnimationCurve.linear
  private(set) var made = 0
  private(set) var animator: ViewPropertyAnimator?
  private(set) weak var context: (any ViewControllerContextTransitioning)?

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
    0.5
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    log?.note("animate")
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any ViewControllerContextTransitioning)
    -> any ViewImplicitlyAnimating
  {
    if let animator { return animator }
    made += 1
    self.context = context
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to { context.containerView.addSubview(to) }
    to?.transform = AffineTransform(translationX: to?.bounds.width ?? 0, y: 0)
    let animator = ViewPropertyAnimator(duration: 0.5, curve: curve) {
      to?.transform = .identity
      from?.alpha = 0.5
    }
    animator.addCompletion { position in
      to?.transform = .identity
      from?.alpha = 1
      context.completeTransition(position == .end)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log?.note("ended \(transitionCompleted)")
    animator = nil
  }
}
