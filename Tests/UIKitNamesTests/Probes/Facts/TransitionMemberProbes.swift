import Testing
import UIKitNames

/// Probes of custom and interactive transitions, their contexts and coordinators, and of
/// segues.
@Suite struct TransitionMemberProbes {
  /// An animator that fades the new view in and obeys a cancellation.
  final class Animator: UIViewControllerAnimatedTransitioning {
    let log = ProbeLog()
    var inspect: ((any UIViewControllerContextTransitioning) -> Void)?
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      inspect?(transitionContext)
      let to = transitionContext.viewController(forKey: .to)
      if let to, let view = transitionContext.view(forKey: .to) {
        view.frame = transitionContext.finalFrame(for: to)
        transitionContext.containerView.addSubview(view)
      }
      let moved = transitionContext.view(forKey: .from) ?? transitionContext.view(forKey: .to)
      moved?.alpha = 1
      UIView.animate(
        withDuration: 0.5, animations: { moved?.alpha = 0.5 },
        completion: { _ in
          moved?.alpha = 1
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
    func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
  }

  final class Navigation: UINavigationControllerDelegate {
    let log = ProbeLog()
    let animator = Animator()
    var driver: UIPercentDrivenInteractiveTransition?
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let stack = navigationController.viewControllers
      log.add("\(operation == .pop) \(stack.contains { $0 === toVC }) \(fromVC !== toVC)")
      return animator
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private static func stack(_ count: Int, _ delegate: Navigation)
    -> (Screen, UINavigationController)
  {
    let stack = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(root: stack)
    screen.settle()
    for _ in 1..<count {
      screen.turn { stack.pushViewController(UIViewController(), animated: false) }
      screen.settle()
    }
    screen.turn { stack.delegate = delegate }
    return (screen, stack)
  }

  /// UIViewControllerContextTransitioning: the old view is in the container when a push begins,
  /// and the new one will have its frame.
  @Test func `a push has the old view in its container and a frame for the new one`() {
    let delegate = Navigation()
    let (screen, stack) = Self.stack(1, delegate)
    let (old, new) = (stack.viewControllers[0], UIViewController())
    let log = ProbeLog()
    delegate.animator.inspect = { context in
      log.add("\(context.view(forKey: .from) === old.view)")
      log.add("\(context.view(forKey: .to) === new.view)")
      log.add("\(old.view.isDescendant(of: context.containerView))")
      log.add("\(context.finalFrame(for: new) == context.initialFrame(for: old))")
    }
    screen.turn { stack.pushViewController(new, animated: true) }
    screen.settle()
    #expect(log.take() == ["true", "true", "true", "true"] && stack.topViewController === new)
  }

  /// UIViewControllerTransitionCoordinator `animate(alongsideTransition:completion:)`: the
  /// animation may be nil, the usual way to do something after a push.
  @Test func `a completion alongside a push needs no animation`() {
    let delegate = Navigation()
    let (screen, stack) = Self.stack(1, delegate)
    let log = ProbeLog()
    screen.turn {
      stack.pushViewController(UIViewController(), animated: true)
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        log.add("\(context.isCancelled)")
      }
    }
    #expect(log.take() == [])
    screen.settle()
    #expect(log.take() == ["false"])
  }

  /// UIViewControllerAnimatedTransitioning `animationEnded(_:)`: false if an interactive
  /// transition was cancelled.
  @Test(arguments: [false, true])
  func `the animator hears how an interactive pop ended`(finishes: Bool) {
    let delegate = Navigation()
    let (screen, stack) = Self.stack(2, delegate)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    screen.turn { stack.popViewController(animated: true) }
    screen.pass(5)
    screen.turn { driver.update(0.4) }
    screen.pass(5)
    #expect(delegate.animator.log.take() == [])
    screen.turn { if finishes { driver.finish() } else { driver.cancel() } }
    screen.settle()
    #expect(delegate.animator.log.take() == ["ended \(finishes)"])
    #expect(stack.viewControllers.count == (finishes ? 1 : 2))
  }

  /// UIPercentDrivenInteractiveTransition `wantsInteractiveStart`: false lets the transition
  /// begin, and so run to its end, without interaction.
  @Test func `a driver that does not want to start lets the pop run`() {
    let delegate = Navigation()
    let (screen, stack) = Self.stack(2, delegate)
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    delegate.driver = driver
    var isInteractive: Bool?
    delegate.animator.inspect = { isInteractive = $0.isInteractive }
    screen.turn { stack.popViewController(animated: true) }
    screen.settle()
    #expect(isInteractive == false && stack.viewControllers.count == 1)
    #expect(delegate.animator.log.take() == ["ended true"])
  }

  /// UINavigationControllerDelegate: a pop to the root over several controllers asks for one
  /// animator, of a pop from the top to the root.
  @Test func `a pop to the root asks for one animator`() {
    let delegate = Navigation()
    let (screen, stack) = Self.stack(4, delegate)
    screen.turn { stack.popToRootViewController(animated: true) }
    screen.settle()
    #expect(delegate.log.take() == ["true true true"])
    #expect(delegate.animator.log.take() == ["ended true"] && stack.viewControllers.count == 1)
  }

  final class Dimming: UIPresentationController {
    let log = ProbeLog()
    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      note("presentation")
    }
    override func dismissalTransitionWillBegin() {
      super.dismissalTransitionWillBegin()
      note("dismissal")
    }
    private func note(_ what: String) {
      let coordinator = presentedViewController.transitionCoordinator
      let other = presentingViewController.transitionCoordinator
      log.add("\(what) \(coordinator != nil) \(other != nil)")
      coordinator?.animate(alongsideTransition: { [log] _ in log.add("alongside") })
    }
  }

  final class Modals: UIViewControllerTransitioningDelegate {
    let animator = Animator()
    var presentation: UIPercentDrivenInteractiveTransition?
    var dismissal: UIPercentDrivenInteractiveTransition?
    var made: Dimming?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      made = Dimming(presentedViewController: presented, presenting: presenting)
      return made
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { animator }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { presentation }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { dismissal }
  }

  private static func modal(_ delegate: Modals) -> (Screen, UIViewController, UIViewController) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    let modal = UIViewController()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate
    return (screen, root, modal)
  }

  /// UIPercentDrivenInteractiveTransition: a cancelled presentation presents nothing, a finished
  /// one does.
  @Test(arguments: [false, true])
  func `an interactive presentation finishes or cancels`(finishes: Bool) {
    let delegate = Modals()
    let (screen, root, modal) = Self.modal(delegate)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.presentation = driver
    screen.turn { root.present(modal, animated: true) }
    screen.pass(5)
    screen.turn { driver.update(0.5) }
    screen.pass(5)
    screen.turn { if finishes { driver.finish() } else { driver.cancel() } }
    screen.settle()
    #expect((root.presentedViewController === modal) == finishes)
    #expect((modal.view.window != nil) == finishes)
    #expect(delegate.animator.log.take() == ["ended \(finishes)"])
  }

  /// UIPercentDrivenInteractiveTransition: a cancelled dismissal leaves the controller presented.
  @Test(arguments: [false, true])
  func `an interactive dismissal finishes or cancels`(finishes: Bool) {
    let delegate = Modals()
    let (screen, root, modal) = Self.modal(delegate)
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    _ = delegate.animator.log.take()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.dismissal = driver
    screen.turn { root.dismiss(animated: true) }
    screen.pass(5)
    screen.turn { driver.update(0.5) }
    screen.pass(5)
    screen.turn { if finishes { driver.finish() } else { driver.cancel() } }
    screen.settle()
    #expect((root.presentedViewController == nil) == finishes)
    #expect((modal.view.window == nil) == finishes)
    #expect(delegate.animator.log.take() == ["ended \(finishes)"])
  }

  /// UIPresentationController: in `presentationTransitionWillBegin()` and
  /// `dismissalTransitionWillBegin()` both controllers find the coordinator, with which a dimming
  /// view fades.
  @Test func `a presentation controller finds the coordinator at both begins`() {
    let delegate = Modals()
    let (screen, root, modal) = Self.modal(delegate)
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    #expect(delegate.made?.log.take() == ["presentation true true", "alongside"])
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(delegate.made?.log.take() == ["dismissal true true", "alongside"])
    #expect(modal.transitionCoordinator == nil && root.transitionCoordinator == nil)
  }

  /// UIViewControllerContextTransitioning `presentationStyle`: the style of the presentation; none
  /// for a transition of a navigation controller.
  @Test func `the context tells a presentation from a push`() {
    let styles = ProbeLog()
    let modals = Modals()
    let (screen, root, modal) = Self.modal(modals)
    modals.animator.inspect = {
      styles.add("\($0.presentationStyle == .custom) \($0.isAnimated) \($0.isInteractive)")
    }
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    let delegate = Navigation()
    let (other, stack) = Self.stack(1, delegate)
    delegate.animator.inspect = {
      styles.add("\($0.presentationStyle == .none) \($0.isAnimated) \($0.isInteractive)")
    }
    other.turn { stack.pushViewController(UIViewController(), animated: true) }
    other.settle()
    #expect(styles.take() == ["true true false", "true true false"])
  }

  /// UIViewControllerContextTransitioning `viewController(forKey:)`: a presentation from within a
  /// stack is one from the stack, not from its top; a dismissal goes back to it.
  @Test func `a presentation from within a stack is from the stack`() {
    let delegate = Navigation()
    let (screen, stack) = Self.stack(1, delegate)
    let top = stack.viewControllers[0]
    let modals = Modals()
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = modals
    let log = ProbeLog()
    func name(_ controller: UIViewController?) -> String {
      controller === stack ? "stack" : controller === modal ? "modal" : "other"
    }
    modals.animator.inspect = {
      log.add("\(name($0.viewController(forKey: .from))) \(name($0.viewController(forKey: .to)))")
    }
    screen.turn { top.present(modal, animated: true) }
    screen.settle()
    screen.turn { top.dismiss(animated: true) }
    screen.settle()
    #expect(log.take() == ["stack modal", "modal stack"])
  }

  final class Preparing: UIViewController {
    let log = ProbeLog()
    var handOver: ((UIStoryboardSegue) -> Void)?
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      handOver?(segue)
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.add("didDisappear")
    }
  }

  private static func storyboard(
    _ kind: UIStoryboardSegue.Kind,
    to destination: @escaping () -> UIViewController = { UIViewController() }
  ) -> (UIStoryboard, Preparing) {
    let storyboard = UIStoryboard()
    let list = Preparing()
    storyboard.addScene("list") { list }
    storyboard.addScene("detail", make: destination)
    storyboard.addSegue("open", from: "list", to: "detail", kind: kind)
    _ = storyboard.instantiateViewController(withIdentifier: "list")
    return (storyboard, list)
  }

  /// UIViewController `prepare(for:sender:)`: a style that is set there is the style of the
  /// presentation.
  @Test func `the style set in prepare is the style of the presentation`() {
    let (storyboard, list) = Self.storyboard(.presentModally)
    list.handOver = { $0.destination.modalPresentationStyle = .fullScreen }
    let screen = Screen(root: list)
    screen.settle()
    screen.turn { list.performSegue(withIdentifier: "open", sender: nil) }
    screen.settle()
    #expect(list.presentedViewController?.modalPresentationStyle == .fullScreen)
    #expect(list.log.take() == ["didDisappear"])
    withExtendedLifetime(storyboard) {}
  }

  /// UIStoryboardSegue: a show segue within a presented stack pushes onto that stack.
  @Test func `a show segue in a presented stack pushes onto it`() {
    let (storyboard, list) = Self.storyboard(.show)
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    let stack = UINavigationController(rootViewController: list)
    screen.turn { root.present(stack, animated: true) }
    screen.settle()
    screen.turn { list.performSegue(withIdentifier: "open", sender: nil) }
    screen.settle()
    #expect(stack.viewControllers.count == 2 && root.presentedViewController === stack)
    #expect(stack.presentedViewController == nil)
    withExtendedLifetime(storyboard) {}
  }

  /// UIStoryboardSegue `destination`: a stack as destination has its root already in `prepare`,
  /// where apps hand their data to it.
  @Test func `a stack as destination has its root in prepare`() {
    let inner = UIViewController()
    let (storyboard, list) = Self.storyboard(
      .presentModally, to: { UINavigationController(rootViewController: inner) })
    list.handOver = { segue in
      let stack = segue.destination as? UINavigationController
      stack?.topViewController?.title = "Handed over"
    }
    let screen = Screen(root: list)
    screen.settle()
    screen.turn { list.performSegue(withIdentifier: "open", sender: nil) }
    screen.settle()
    #expect(inner.title == "Handed over" && screen.row(of: "Handed over") != nil)
    withExtendedLifetime(storyboard) {}
  }

  /// UIStoryboardSegue: a show segue without a stack around its source presents the destination.
  @Test func `a show segue without a stack presents`() {
    let (storyboard, list) = Self.storyboard(.show)
    let screen = Screen(root: list)
    screen.settle()
    screen.turn { list.performSegue(withIdentifier: "open", sender: nil) }
    screen.settle()
    #expect(list.presentedViewController != nil && list.navigationController == nil)
    #expect(list.presentedViewController?.presentingViewController === list)
    withExtendedLifetime(storyboard) {}
  }

  /// UIViewController `storyboard`: the storyboard that made it, also for the destination of a
  /// segue.
  @Test func `a source and its destination know their storyboard`() {
    let (storyboard, list) = Self.storyboard(.show)
    let stack = UINavigationController(rootViewController: list)
    let screen = Screen(root: stack)
    screen.settle()
    screen.turn { list.performSegue(withIdentifier: "open", sender: nil) }
    screen.settle()
    #expect(list.storyboard === storyboard && stack.topViewController?.storyboard === storyboard)
    #expect(stack.topViewController !== list && stack.storyboard !== storyboard)
  }

  /// UIStoryboard `instantiateInitialViewController()`: nil without an initial scene.
  @Test func `a storyboard without an initial scene makes no initial controller`() {
    let (storyboard, list) = Self.storyboard(.show)
    storyboard.initialScene = nil
    #expect(storyboard.instantiateInitialViewController() == nil)
    storyboard.initialScene = "list"
    #expect(storyboard.instantiateInitialViewController() === list)
  }

  /// UIViewController `performSegue(withIdentifier:sender:)`: each segue makes a destination of
  /// its own.
  @Test func `a segue performed twice has two destinations`() {
    let (storyboard, list) = Self.storyboard(.show)
    var destinations: [UIViewController] = []
    list.handOver = { destinations.append($0.destination) }
    let stack = UINavigationController(rootViewController: list)
    let screen = Screen(root: stack)
    screen.settle()
    for _ in 0..<2 {
      screen.turn { list.performSegue(withIdentifier: "open", sender: nil) }
      screen.settle()
      screen.turn { stack.popToRootViewController(animated: false) }
      screen.settle()
    }
    #expect(destinations.count == 2 && destinations.first !== destinations.last)
    withExtendedLifetime(storyboard) {}
  }
}
