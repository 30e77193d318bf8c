import Testing
import UIKitNames

/// Probes of transition coordinators, custom animators and interactive transitions.
@Suite struct CoordinationContractProbes {
  private final class Animator: UIViewControllerAnimatedTransitioning {
    let log: ProbeLog
    let completes: Bool
    init(_ log: ProbeLog, completes: Bool = true) { (self.log, self.completes) = (log, completes) }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      log.add("animate")
      guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.5) {
        view.alpha = 1
      } completion: { [completes] _ in
        view.alpha = 1
        context.completeTransition(completes)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
  }

  private final class Delegate: UINavigationControllerDelegate, UITabBarControllerDelegate {
    var animator: Animator?
    var pairs: [(UIViewController, UIViewController)] = []
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      pairs.append((fromVC, toVC))
      return animator
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  private let log = ProbeLog()
  private let delegate = Delegate()

  private func make() -> (Screen, UINavigationController, UIViewController) {
    let root = ProbeController("a", log)
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(root: navigation)
    screen.settle()
    navigation.delegate = delegate
    _ = log.take()
    return (screen, navigation, root)
  }

  /// UINavigationControllerDelegate: the controllers of a pop over several are the top and the new top.
  @Test func `a pop over several controllers is animated between two`() {
    let (screen, navigation, root) = make()
    let top = UIViewController()
    screen.turn { navigation.setViewControllers([root, UIViewController(), top], animated: false) }
    screen.settle()
    delegate.pairs = []
    screen.turn { navigation.popToRootViewController(animated: true) }
    screen.settle()
    #expect(delegate.pairs.count == 1)
    #expect(delegate.pairs.first?.0 === top && delegate.pairs.first?.1 === root)
  }

  /// UIViewControllerContextTransitioning: `completeTransition` ends the transition; before it the old
  /// view is still there.
  @Test func `both views are in the window until the animator completes`() {
    let (screen, navigation, root) = make()
    delegate.animator = Animator(log)
    let next = ProbeController("b", log)
    screen.turn { navigation.pushViewController(next, animated: true) }
    screen.pass(30)
    #expect(root.view.window != nil && next.view.window != nil)
    #expect(log.take().contains("b didAppear") == false)
    screen.settle()
    #expect(root.view.window == nil && next.view.window != nil)
    let end = log.take()
    #expect(Set(end) == ["a didDisappear", "b didAppear", "ended true"])
  }

  /// UIViewControllerContextTransitioning: `completeTransition(false)`; the old controller is on top
  /// again and appears.
  @Test func `an animator that does not complete undoes the push`() {
    let (screen, navigation, root) = make()
    delegate.animator = Animator(log, completes: false)
    let next = ProbeController("b", log)
    screen.turn { navigation.pushViewController(next, animated: true) }
    screen.settle()
    let calls = log.take()
    #expect(calls.contains("ended false") && !calls.contains("b didAppear"))
    #expect(root.view.window != nil && next.view.window == nil)
    #expect(navigation.viewControllers == [root])
  }

  /// UIViewControllerTransitionCoordinator: `notifyWhenInteractionChanges` is not called without an
  /// interaction; the completion is.
  @Test func `a transition without interaction has no change of interaction`() {
    let (screen, navigation, _) = make()
    screen.turn {
      navigation.pushViewController(UIViewController(), animated: true)
      navigation.transitionCoordinator?.notifyWhenInteractionChanges { [log] _ in
        log.add("interaction")
      }
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [log] context in
        log.add("completion \(context.isCancelled)")
      }
    }
    screen.settle()
    let calls = log.take()
    #expect(calls.contains("completion false") && !calls.contains("interaction"))
  }

  /// UIViewControllerTransitionCoordinatorContext: the animations alongside end with the transition.
  @Test func `what is animated alongside ends with the transition`() {
    let (screen, navigation, _) = make()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    screen.turn { navigation.view.addSubview(view) }
    screen.settle()
    delegate.animator = Animator(log)
    screen.turn {
      navigation.pushViewController(UIViewController(), animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: { _ in view.alpha = 0 })
    }
    #expect(view.alpha == 0)
    screen.pass(30)
    let shown = Double(view.layer.presentation()?.opacity ?? 0)
    #expect(shown > 0.1 && shown < 0.9)
    screen.settle()
  }

  /// UITabBarControllerDelegate: an animator of a change of tabs runs; the old tab stays until its end.
  @Test func `a change of tabs is animated by the delegate's animator`() {
    let tabs = UITabBarController()
    let (first, second) = (ProbeController("a", log), ProbeController("b", log))
    tabs.viewControllers = [first, second]
    let screen = Screen(root: tabs)
    screen.settle()
    tabs.delegate = delegate
    delegate.animator = Animator(log)
    _ = log.take()
    screen.turn { tabs.selectedIndex = 1 }
    screen.pass(30)
    #expect(first.view.window != nil && second.view.window != nil)
    #expect(log.take().contains("animate"))
    screen.settle()
    #expect(first.view.window == nil && log.take().contains("ended true"))
  }

  /// UIViewController: `transition(from:to:duration:options:animations:completion:)` keeps the old view
  /// until its end, and completes with true.
  @Test func `a transition between children removes the old view at its end`() {
    let parent = UIViewController()
    let (old, new) = (UIViewController(), UIViewController())
    let screen = Screen(root: parent)
    screen.turn {
      parent.addChild(old)
      parent.view.addSubview(old.view)
      old.didMove(toParent: parent)
    }
    screen.settle()
    var ends: [Bool] = []
    screen.turn {
      parent.addChild(new)
      old.willMove(toParent: nil)
      parent.transition(
        from: old, to: new, duration: 0.5, options: .transitionCrossDissolve, animations: nil
      ) {
        ends.append($0)
        old.removeFromParent()
        new.didMove(toParent: parent)
      }
    }
    #expect(new.view.superview === parent.view && ends == [])
    screen.settle()
    #expect(ends == [true] && old.view.superview == nil && parent.children == [new])
  }

  /// UIPercentDrivenInteractiveTransition: `percentComplete` follows `update(_:)`.
  @Test func `an interactive transition keeps its percentage`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    #expect(interaction.percentComplete == 0 && interaction.completionSpeed == 1)
    #expect(interaction.completionCurve == .easeInOut && interaction.wantsInteractiveStart)
  }

  /// UIViewController: `viewWillDisappear` knows if the controller goes or is covered.
  @Test func `a popped controller moves from its parent and a covered one does not`() {
    final class Leaving: UIViewController {
      var flags: [Bool] = []
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        flags.append(isMovingFromParent)
      }
    }
    let (screen, navigation, _) = make()
    let middle = Leaving()
    screen.turn { navigation.pushViewController(middle, animated: false) }
    screen.settle()
    screen.turn { navigation.pushViewController(UIViewController(), animated: false) }
    screen.settle()
    screen.turn { navigation.popViewController(animated: false) }
    screen.settle()
    screen.turn { navigation.popViewController(animated: false) }
    screen.settle()
    #expect(middle.flags == [false, true])
  }
}
