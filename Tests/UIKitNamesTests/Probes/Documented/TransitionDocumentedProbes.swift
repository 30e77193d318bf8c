import Testing
import UIKitNames

/// Probes of custom transitions: animators, presentation controllers, coordinators, interaction.
@Suite struct TransitionDocumentedProbes {
  /// An animator that fades, and the delegate that returns it.
  final class Fade: UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate
  {
    let log: ProbeLog
    var completes = true
    var interaction: UIPercentDrivenInteractiveTransition?
    var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?
    var onAnimate: ((any UIViewControllerContextTransitioning) -> Void)?
    init(_ log: ProbeLog = ProbeLog()) { self.log = log }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.5
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      log.add("animate")
      onAnimate?(context)
      if let shown = context.view(forKey: .to) { context.containerView.addSubview(shown) }
      let view = context.view(forKey: .to) ?? context.view(forKey: .from)
      let ends = completes
      UIView.animate(
        withDuration: 0.5, animations: { view?.alpha = 0.5 },
        completion: { _ in
          view?.alpha = 1
          context.completeTransition(ends && !context.transitionWasCancelled)
        })
    }
    func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.add("present \(presented.title ?? "") \(presenting.title ?? "") \(source.title ?? "")")
      return self
    }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    {
      log.add("dismiss \(dismissed.title ?? "")")
      return self
    }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    )
      -> (any UIViewControllerInteractiveTransitioning)?
    { interaction }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { makePresentation?(presented, presenting) }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.add("\(operation == .push ? "push" : "pop") \(fromVC.title ?? "") \(toVC.title ?? "")")
      return self
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private static func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  /// UIViewControllerTransitioningDelegate `animationController(forPresented:presenting:source:)`:
  /// `presenting` covers the screen, `source` is whose `present` was called.
  /// UIViewControllerAnimatedTransitioning `animationEnded(_:)` follows `completeTransition(_:)`.
  @Test func `a delegate's animator presents and dismisses`() {
    let (top, modal) = (Self.titled("Top"), Self.titled("Modal"))
    let stack = UINavigationController(rootViewController: top)
    stack.title = "Stack"
    let fade = Fade()
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = fade
    let screen = Screen(root: stack)
    screen.settle()
    screen.turn { top.present(modal, animated: true) }
    screen.settle()
    #expect(fade.log.take() == ["present Modal Stack Top", "animate", "ended true"])
    #expect(modal.view.window != nil && top.view.window == nil)
    screen.turn { modal.dismiss(animated: true) }
    screen.settle()
    #expect(fade.log.take() == ["dismiss Modal", "animate", "ended true"])
    #expect(modal.view.window == nil && top.view.window != nil)
  }

  /// UIViewController `present(_:animated:completion:)` with false: there is nothing to animate.
  @Test func `an animator does nothing without animation`() {
    let stage = ViewStage()
    let (fade, modal) = (Fade(), Self.titled("Modal"))
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = fade
    stage.turn { stage.root.present(modal, animated: false) }
    #expect(!fade.log.take().contains("animate") && modal.view.window != nil)
    stage.turn { modal.dismiss(animated: false) }
    #expect(!fade.log.take().contains("animate") && modal.view.window == nil)
  }

  /// UIViewControllerContextTransitioning: the two controllers, `finalFrame(for:)` of the new one, and
  /// `initialFrame(for:)`, which is zero for a view that is not yet on the screen.
  @Test func `a context has the controllers and their frames`() {
    let stage = ViewStage()
    let (fade, modal) = (Fade(), Self.titled("Modal"))
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = fade
    var checks: [Bool] = []
    fade.onAnimate = { context in
      let whole = CGRect(x: 0, y: 0, width: 40, height: 24)
      checks = [
        context.viewController(forKey: .from) === stage.root,
        context.viewController(forKey: .to) === modal,
        context.view(forKey: .from) === stage.root.view, context.view(forKey: .to) === modal.view,
        context.finalFrame(for: modal) == whole, context.initialFrame(for: stage.root) == whole,
        context.initialFrame(for: modal) == .zero, context.isAnimated, !context.isInteractive,
        !context.transitionWasCancelled, context.presentationStyle == .fullScreen,
      ]
    }
    stage.turn { stage.root.present(modal, animated: true) }
    #expect(checks == Array(repeating: true, count: 11))
  }

  final class Card: UIPresentationController {
    var log = ProbeLog()
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 5, y: 10, width: 30, height: 8)
    }
    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      log.add("presentation begins \(containerView != nil)")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      super.presentationTransitionDidEnd(completed)
      log.add("presentation ended \(completed)")
    }
    override func dismissalTransitionWillBegin() {
      super.dismissalTransitionWillBegin()
      log.add("dismissal begins")
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      super.dismissalTransitionDidEnd(completed)
      log.add("dismissal ended \(completed)")
    }
  }

  /// UIPresentationController: notified of both transitions around the animator;
  /// `frameOfPresentedViewInContainerView` places the view. `shouldRemovePresentersView` is false, so the
  /// presenter does not disappear and its view is not in the context.
  @Test func `a presentation controller places its content`() {
    let log = ProbeLog()
    let root = ProbeController("R", log)
    let screen = Screen(root: root)
    screen.settle()
    _ = log.take()
    let (fade, modal) = (Fade(log), Self.titled("M"))
    fade.makePresentation = { presented, presenting in
      let card = Card(presentedViewController: presented, presenting: presenting)
      card.log = log
      return card
    }
    var fromView: UIView?
    fade.onAnimate = { fromView = $0.view(forKey: .from) }
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = fade
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    let presentation = log.take().filter { !$0.hasPrefix("present M") }
    #expect(
      presentation.filter { !$0.hasPrefix("ended") } == [
        "presentation begins true", "animate", "presentation ended true",
      ])
    #expect(!presentation.contains { $0.hasPrefix("R") } && fromView == nil)
    #expect(
      modal.view.frame == CGRect(x: 5, y: 10, width: 30, height: 8) && root.view.window != nil)
    screen.turn { modal.dismiss(animated: true) }
    screen.settle()
    let dismissal = log.take().filter { !$0.hasPrefix("dismiss M") && !$0.hasPrefix("ended") }
    #expect(dismissal == ["dismissal begins", "animate", "dismissal ended true"])
  }

  /// UIPresentationController: the defaults: the content fills the container, is the presented
  /// controller's view, and the presenter's view stays.
  @Test func `a plain presentation controller has the documented defaults`() {
    let stage = ViewStage()
    let (fade, modal) = (Fade(), Self.titled("M"))
    var made: UIPresentationController?
    fade.makePresentation = { presented, presenting in
      let controller = UIPresentationController(
        presentedViewController: presented, presenting: presenting)
      made = controller
      return controller
    }
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = fade
    stage.turn { stage.root.present(modal, animated: true) }
    #expect(made != nil && modal.presentationController === made)
    #expect(made?.presentedView === modal.view && made?.shouldRemovePresentersView == false)
    #expect(
      made?.presentedViewController === modal && made?.presentingViewController === stage.root)
    #expect(made?.frameOfPresentedViewInContainerView == CGRect(x: 0, y: 0, width: 40, height: 24))
    #expect(made?.containerView?.bounds.size == CGSize(width: 40, height: 24))
  }

  /// UIViewControllerContextTransitioning `completeTransition(_:)`: false says that the transition was not
  /// completed, so the presentation did not happen.
  @Test func `a presentation that does not complete is taken back`() {
    let stage = ViewStage()
    let (fade, modal) = (Fade(), Self.titled("M"))
    fade.completes = false
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = fade
    stage.turn { stage.root.present(modal, animated: true) }
    #expect(fade.log.take().last == "ended false" && stage.root.presentedViewController == nil)
    #expect(stage.root.view.window != nil && modal.view.window == nil)
  }

  /// UIViewControllerTransitionCoordinator `animate(alongsideTransition:completion:)`: runs with the
  /// transition; the completion comes when it is over. UIViewController `transitionCoordinator` is nil at
  /// other times.
  @Test func `a coordinator animates alongside a push`() {
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    let stack = UINavigationController(rootViewController: a)
    let screen = Screen(root: stack)
    screen.settle()
    let log = ProbeLog()
    #expect(stack.transitionCoordinator == nil)
    screen.turn {
      stack.pushViewController(b, animated: true)
      #expect(stack.transitionCoordinator != nil)
      stack.transitionCoordinator?.animate(
        alongsideTransition: { context in
          log.add("alongside \(context.viewController(forKey: .to) === b) \(context.isAnimated)")
        },
        completion: { context in log.add("completion \(context.isCancelled)") })
    }
    screen.pass(2)
    #expect(log.take() == ["alongside true true"])
    screen.settle()
    #expect(log.take() == ["completion false"] && stack.transitionCoordinator == nil)
  }

  /// UINavigationControllerDelegate `navigationController(_:animationControllerFor:from:to:)`: asked for
  /// pushes and pops with their controllers.
  @Test func `a delegate's animator pushes and pops`() {
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    let stack = UINavigationController(rootViewController: a)
    let fade = Fade()
    stack.delegate = fade
    let screen = Screen(root: stack)
    screen.settle()
    #expect(fade.log.take() == [])
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    #expect(fade.log.take() == ["push A B", "animate", "ended true"])
    screen.turn { stack.popViewController(animated: true) }
    screen.settle()
    #expect(fade.log.take() == ["pop B A", "animate", "ended true"] && b.view.window == nil)
  }
}
