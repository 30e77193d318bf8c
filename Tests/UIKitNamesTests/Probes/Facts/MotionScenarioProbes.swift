import Testing
import UIKitNames

/// Probes of custom and interactive transitions, their coordinators and presentation controllers.
@Suite struct MotionScenarioProbes {
  /// An animator that fades, and logs its calls.
  final class Fader: UIViewControllerAnimatedTransitioning {
    let log: ProbeLog
    var look: ((any UIViewControllerContextTransitioning) -> Void)?
    init(_ log: ProbeLog) { self.log = log }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> Double
    { 0.4 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      log.add("animate")
      look?(transitionContext)
      let (from, to) = (
        transitionContext.view(forKey: .from), transitionContext.view(forKey: .to)
      )
      if let to {
        if let controller = transitionContext.viewController(forKey: .to) {
          to.frame = transitionContext.finalFrame(for: controller)
        }
        if let from, from.superview === transitionContext.containerView {
          transitionContext.containerView.insertSubview(to, belowSubview: from)
        } else {
          transitionContext.containerView.addSubview(to)
        }
      }
      let calls = log
      UIView.animate(withDuration: 0.4) {
        from?.alpha = 0.2
      } completion: { _ in
        from?.alpha = 1
        let done = !transitionContext.transitionWasCancelled
        calls.add("complete \(done)")
        transitionContext.completeTransition(done)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
  }

  /// Gives animators and interactions for presentations, and logs the questions.
  final class Giver: UIViewControllerTransitioningDelegate {
    let log: ProbeLog
    let fader: Fader
    var interaction: UIPercentDrivenInteractiveTransition?
    var asked: [UIViewController] = []
    init(_ log: ProbeLog) {
      self.log = log
      fader = Fader(log)
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.add("forPresented")
      asked = [presented, presenting, source]
      return fader
    }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    {
      log.add("forDismissed")
      asked = [dismissed]
      return fader
    }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      log.add("interaction \(animator === fader)")
      return nil
    }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      log.add("interaction \(animator === fader)")
      return interaction
    }
  }

  /// Gives animators and interactions for stacks and tabs, and logs the questions.
  final class Guide: UINavigationControllerDelegate, UITabBarControllerDelegate {
    let log: ProbeLog
    var fader: Fader?
    var interaction: UIPercentDrivenInteractiveTransition?
    init(_ log: ProbeLog) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let name = operation == .push ? "push" : operation == .pop ? "pop" : "none"
      log.add("\(name) \(fromVC.title ?? "") \(toVC.title ?? "")")
      return fader
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      log.add("interaction")
      return interaction
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.add("tab \(fromVC.title ?? "") \(toVC.title ?? "")")
      return fader
    }
  }

  /// A presentation controller with a dimming view, which logs its calls.
  final class Card: UIPresentationController {
    let log = ProbeLog()
    let dim = UIView()
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 5, y: 3, width: 20, height: 8)
    }
    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      log.add("willBegin \(containerView != nil)")
      dim.alpha = 0
      containerView?.addSubview(dim)
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { [dim, log] _ in
          log.add("alongside")
          dim.alpha = 0.5
        }, completion: nil)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      super.presentationTransitionDidEnd(completed)
      log.add("didEnd \(completed)")
    }
    override func dismissalTransitionWillBegin() {
      super.dismissalTransitionWillBegin()
      log.add("dismissal")
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      super.dismissalTransitionDidEnd(completed)
      log.add("dismissed \(completed)")
    }
  }

  /// Presents with a card.
  final class CardGiver: UIViewControllerTransitioningDelegate {
    var card: Card?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let card = Card(presentedViewController: presented, presenting: presenting)
      self.card = card
      return card
    }
  }

  private static func screen(_ log: ProbeLog) -> (Screen, ProbeController) {
    let root = ProbeController("root", log)
    let screen = Screen(root: root)
    screen.settle()
    _ = log.take()
    return (screen, root)
  }

  private static func stack(_ log: ProbeLog) -> (
    Screen, UINavigationController, ProbeController, ProbeController
  ) {
    let (a, b) = (ProbeController("a", log), ProbeController("b", log))
    let stack = UINavigationController(rootViewController: a)
    let screen = Screen(root: stack)
    screen.settle()
    _ = log.take()
    return (screen, stack, a, b)
  }

  /// UIViewControllerTransitioningDelegate: the animator is asked for with the container as
  /// presenting controller and the one that called `present` as source; then the interaction for
  /// that animator.
  @Test func `a presentation asks for the animator and then for its interaction`() {
    let log = ProbeLog()
    let (screen, stack, a, _) = Self.stack(log)
    let giver = Giver(log)
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = giver
    screen.turn { a.present(modal, animated: true) }
    screen.settle()
    #expect(giver.asked.count == 3)
    guard giver.asked.count == 3 else { return }
    #expect(
      giver.asked[0] === modal && giver.asked[1] === stack && giver.asked[2] === a)
    #expect(
      log.take().filter { !$0.hasPrefix("a ") } == [
        "forPresented", "interaction true", "animate", "complete true", "ended true",
      ])
    screen.turn { a.dismiss(animated: true) }
    screen.settle()
    #expect(giver.asked.first === modal)
    #expect(
      log.take().filter { !$0.hasPrefix("a ") } == [
        "forDismissed", "interaction true", "animate", "complete true", "ended true",
      ])
    #expect(a.presentedViewController == nil)
  }

  /// UIViewControllerContextTransitioning in a full screen presentation: both controllers and
  /// views, the final frame, and a container that does not have the new view yet.
  @Test func `the context of a full screen presentation has both views`() {
    let log = ProbeLog()
    let (screen, root) = Self.screen(log)
    let giver = Giver(log)
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = giver
    var looks = 0
    giver.fader.look = { context in
      looks += 1
      #expect(context.viewController(forKey: .from) === root)
      #expect(context.viewController(forKey: .to) === modal)
      #expect(context.view(forKey: .from) === root.view)
      #expect(context.view(forKey: .to) === modal.view)
      #expect(modal.view.superview !== context.containerView)
      #expect(context.finalFrame(for: modal) == context.containerView.bounds)
      #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
      #expect(context.presentationStyle == .fullScreen)
    }
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    #expect(looks == 1 && modal.view.window != nil && root.view.window == nil)
  }

  /// UIViewControllerContextTransitioning `view(forKey:)`: nil for the presenter's view in a custom
  /// presentation, because the transition does not move that view (WWDC 2014, A Look Inside
  /// Presentation Controllers).
  @Test func `the context of a custom presentation has the presented view only`() {
    let log = ProbeLog()
    let (screen, root) = Self.screen(log)
    let giver = Giver(log)
    let modal = UIViewController()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = giver
    var looks = 0
    giver.fader.look = { context in
      looks += 1
      #expect(context.view(forKey: .from) == nil && context.view(forKey: .to) === modal.view)
    }
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    #expect(root.view.window != nil)
    giver.fader.look = { context in
      looks += 1
      #expect(context.view(forKey: .from) === modal.view && context.view(forKey: .to) == nil)
      #expect(context.viewController(forKey: .to) === root)
    }
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(looks == 2 && modal.view.window == nil)
  }

  /// UINavigationControllerDelegate: the animator is asked for with the operation and both
  /// controllers; without one, no interaction is asked for.
  @Test func `a stack asks its delegate for each animated step`() {
    let log = ProbeLog()
    let (screen, stack, _, b) = Self.stack(log)
    let guide = Guide(log)
    stack.delegate = guide
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    #expect(log.take().filter { !$0.contains("ppear") && !$0.contains("load") } == ["push a b"])
    guide.fader = Fader(log)
    screen.turn { _ = stack.popViewController(animated: true) }
    screen.settle()
    #expect(
      log.take().filter { !$0.contains("ppear") } == [
        "pop b a", "interaction", "animate", "complete true", "ended true",
      ])
    #expect(stack.viewControllers.count == 1 && b.parent == nil)
    withExtendedLifetime(guide) {}
  }

  /// UIViewControllerContextTransitioning in a push: the container has the old view when the
  /// animation starts, and the animator adds the new one; at the end the old one is away.
  @Test func `an animator of a push adds the new view`() {
    let log = ProbeLog()
    let (screen, stack, a, b) = Self.stack(log)
    let guide = Guide(log)
    let fader = Fader(log)
    guide.fader = fader
    stack.delegate = guide
    var looks = 0
    fader.look = { context in
      looks += 1
      #expect(a.view.superview === context.containerView)
      #expect(b.view.superview !== context.containerView)
      #expect(context.view(forKey: .to) === b.view && context.view(forKey: .from) === a.view)
    }
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    #expect(looks == 1 && a.view.superview == nil && b.view.window != nil)
    withExtendedLifetime(guide) {}
  }

  /// UITabBarControllerDelegate `tabBarController(_:animationControllerForTransitionFrom:to:)`:
  /// asked when the app selects a tab as well (Apple's sample Custom View Controller Presentations
  /// and Transitions, the slide between tabs).
  @Test func `tabs ask for an animator when the app selects`() {
    let log = ProbeLog()
    let (a, b) = (ProbeController("a", log), ProbeController("b", log))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    let screen = Screen(root: tabs)
    screen.settle()
    let guide = Guide(log)
    guide.fader = Fader(log)
    tabs.delegate = guide
    _ = log.take()
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    #expect(
      log.take().filter { !$0.contains("ppear") && !$0.contains("load") } == [
        "tab a b", "animate", "complete true", "ended true",
      ])
    #expect(tabs.selectedViewController === b && b.view.window != nil && a.view.window == nil)
    withExtendedLifetime(guide) {}
  }

  /// UIPercentDrivenInteractiveTransition: an interactive dismissal that is cancelled leaves
  /// everything as it was, with the calls of appearance in both directions.
  @Test func `an interactive dismissal that is cancelled brings the controller back`() {
    let log = ProbeLog()
    let (screen, root) = Self.screen(log)
    let giver = Giver(log)
    let modal = ProbeController("modal", log)
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = giver
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    _ = log.take()
    let interaction = UIPercentDrivenInteractiveTransition()
    giver.interaction = interaction
    screen.turn { modal.dismiss(animated: true) }
    screen.pass(4)
    #expect(modal.isBeingDismissed && modal.transitionCoordinator?.isInteractive == true)
    screen.turn { interaction.update(0.4) }
    screen.pass(200)
    #expect(interaction.percentComplete == 0.4 && root.presentedViewController === modal)
    #expect(modal.transitionCoordinator?.percentComplete == 0.4)
    screen.turn { interaction.cancel() }
    screen.settle()
    let calls = log.take()
    #expect(
      calls.filter { $0.hasPrefix("modal") } == [
        "modal willDisappear", "modal willAppear", "modal didAppear",
      ])
    #expect(
      calls.filter { $0.hasPrefix("root") } == [
        "root willAppear", "root willDisappear", "root didDisappear",
      ])
    #expect(calls.contains("complete false") && calls.contains("ended false"))
    #expect(root.presentedViewController === modal && modal.view.window != nil)
    #expect(!modal.isBeingDismissed && root.view.window == nil)
  }

  /// UIPercentDrivenInteractiveTransition `finish()`: the rest of the way is animated, and the
  /// dismissal is complete.
  @Test func `an interactive dismissal that is finished completes`() {
    let log = ProbeLog()
    let (screen, root) = Self.screen(log)
    let giver = Giver(log)
    let modal = ProbeController("modal", log)
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = giver
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    _ = log.take()
    let interaction = UIPercentDrivenInteractiveTransition()
    giver.interaction = interaction
    screen.turn { modal.dismiss(animated: true) { log.add("completion") } }
    screen.turn { interaction.update(0.6) }
    screen.pass(100)
    #expect(!log.take().contains("completion"))
    screen.turn { interaction.finish() }
    screen.settle()
    let calls = log.take()
    #expect(calls.contains("complete true") && calls.contains("ended true"))
    #expect(calls.contains("completion") && calls.contains("modal didDisappear"))
    #expect(root.presentedViewController == nil && root.view.window != nil)
  }

  /// UIViewControllerTransitionCoordinator `notifyWhenInteractionChanges(_:)` and
  /// `animate(alongsideTransition:completion:)` in an interactive pop that is cancelled, as an app
  /// uses them to select a row again.
  @Test func `the coordinator of a cancelled pop tells the cancellation`() {
    let log = ProbeLog()
    let (screen, stack, a, b) = Self.stack(log)
    screen.turn { stack.pushViewController(b, animated: false) }
    screen.settle()
    let guide = Guide(log)
    let interaction = UIPercentDrivenInteractiveTransition()
    guide.fader = Fader(log)
    guide.interaction = interaction
    stack.delegate = guide
    let notes = ProbeLog()
    screen.turn {
      _ = stack.popViewController(animated: true)
      let coordinator = stack.transitionCoordinator
      #expect(coordinator?.initiallyInteractive == true)
      #expect(coordinator?.viewController(forKey: .from) === b)
      #expect(coordinator?.viewController(forKey: .to) === a)
      coordinator?.notifyWhenInteractionChanges { context in
        notes.add("changed \(context.isCancelled)")
      }
      coordinator?.animate(
        alongsideTransition: nil,
        completion: { context in notes.add("completion \(context.isCancelled)") })
    }
    screen.turn { interaction.update(0.3) }
    screen.pass(50)
    #expect(notes.take() == [])
    screen.turn { interaction.cancel() }
    screen.settle()
    #expect(notes.take() == ["changed true", "completion true"])
    #expect(stack.topViewController === b && stack.viewControllers.count == 2)
    #expect(stack.transitionCoordinator == nil)
    withExtendedLifetime(guide) {}
  }

  /// UIViewController `transitionCoordinator`: there during an animated push, nil at rest;
  /// animations beside it come before the completion.
  @Test func `a push has a coordinator until its end`() {
    let log = ProbeLog()
    let (screen, stack, a, b) = Self.stack(log)
    #expect(stack.transitionCoordinator == nil && a.transitionCoordinator == nil)
    let notes = ProbeLog()
    screen.turn {
      stack.pushViewController(b, animated: true)
      guard let coordinator = stack.transitionCoordinator else {
        Issue.record("The push has no coordinator")
        return
      }
      #expect(coordinator.isAnimated && !coordinator.initiallyInteractive)
      #expect(coordinator.transitionDuration > 0)
      let isQueued = coordinator.animate(
        alongsideTransition: { _ in notes.add("alongside") },
        completion: { notes.add("completion \($0.isCancelled)") })
      #expect(isQueued)
    }
    screen.settle()
    #expect(notes.take() == ["alongside", "completion false"])
    #expect(stack.transitionCoordinator == nil && b.transitionCoordinator == nil)
  }

  /// UIPresentationController: the calls around a presentation and a dismissal, the dimming view
  /// beside the transition, and the frame; the presenter's view stays (WWDC 2014).
  @Test func `a presentation controller hears of both transitions`() {
    let log = ProbeLog()
    let (screen, root) = Self.screen(log)
    let giver = CardGiver()
    let modal = UIViewController()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = giver
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    guard let card = giver.card else {
      Issue.record("No presentation controller was asked for")
      return
    }
    #expect(card.log.take() == ["willBegin true", "alongside", "didEnd true"])
    #expect(card.presentedViewController === modal && card.presentingViewController === root)
    #expect(modal.presentationController === card && card.presentedView === modal.view)
    #expect(card.dim.superview === card.containerView && card.dim.alpha == 0.5)
    #expect(modal.view.frame == CGRect(x: 5, y: 3, width: 20, height: 8))
    #expect(root.view.window != nil && log.take() == [])
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(card.log.take() == ["dismissal", "dismissed true"])
    #expect(modal.view.window == nil && card.dim.window == nil)
  }

  /// UIPercentDrivenInteractiveTransition: documented values before it is used.
  @Test func `a percent driven interaction has the documented defaults`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    #expect(interaction.percentComplete == 0 && interaction.wantsInteractiveStart)
    #expect(interaction.completionSpeed == 1 && interaction.completionCurve == .easeInOut)
    #expect(interaction.timingCurve == nil)
  }
}
