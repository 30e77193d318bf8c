import Simulation
import Testing
import UIKitNames

/// Probes of the coordinator of transitions, and of their cancellation.
@Suite struct CoordinationProbes {
  private let log = ProbeLog()

  /// A stack of two, with its pop in the hand of the user.
  private func dragging() -> (Screen, UINavigationController, [ProbeController]) {
    let controllers = ["a", "b"].map { ProbeController($0, log) }
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    let screen = Screen(root: navigation)
    screen.settle()
    _ = log.take()
    screen.simulator.perform(.pointer(.down, column: 0, row: 12))
    for column in [4, 8, 12] {
      screen.pass(12)
      screen.simulator.perform(.pointer(.move, column: column, row: 12))
    }
    return (screen, navigation, controllers)
  }

  private func release(_ screen: Screen, at column: Int) {
    screen.pass(60)
    screen.simulator.perform(.pointer(.move, column: column, row: 12))
    screen.pass(120)
    screen.simulator.perform(.pointer(.up, column: column, row: 12))
    screen.settle()
  }

  /// UIViewControllerTransitionCoordinator: animations are called in order, then completions.
  @Test func `animations and completions are called in the order in which they are added`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(root: navigation)
    screen.settle()
    var order: [String] = []
    screen.turn {
      navigation.pushViewController(UIViewController(), animated: true)
      for number in 1...2 {
        navigation.transitionCoordinator?.animate { _ in
          order.append("animate \(number)")
        } completion: { _ in
          order.append("complete \(number)")
        }
      }
    }
    screen.settle()
    #expect(order == ["animate 1", "animate 2", "complete 1", "complete 2"])
  }

  /// UIViewControllerTransitionCoordinatorContext: what a push says of itself.
  @Test func `a push is animated and not interactive`() {
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    let screen = Screen(root: navigation)
    screen.settle()
    let second = UIViewController()
    var checked = false
    screen.turn {
      navigation.pushViewController(second, animated: true)
      navigation.transitionCoordinator?.animate(
        alongsideTransition: { context in
          checked =
            context.isAnimated && !context.isInteractive && !context.initiallyInteractive
            && !context.isCancelled && context.viewController(forKey: .from) === first
            && context.viewController(forKey: .to) === second
        }, completion: nil)
    }
    screen.settle()
    #expect(checked && navigation.transitionCoordinator == nil)
  }

  /// UIViewController: `transitionCoordinator` of the controllers of the transition.
  @Test func `the controllers of a transition find its coordinator`() {
    final class Finder: UIViewController {
      var found: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        found.append(transitionCoordinator != nil)
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        found.append(transitionCoordinator != nil)
      }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(root: navigation)
    screen.settle()
    let finder = Finder()
    screen.turn { navigation.pushViewController(finder, animated: true) }
    screen.settle()
    #expect(finder.found.first == true)
    #expect(finder.transitionCoordinator == nil)
  }

  /// UIViewControllerTransitionCoordinator: without animation the block runs too.
  @Test func `a presentation has a coordinator`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    var calls: [String] = []
    screen.turn {
      root.present(modal, animated: true)
      modal.transitionCoordinator?.animate { _ in
        calls.append("animate")
      } completion: {
        calls.append("complete \($0.isCancelled)")
      }
    }
    screen.settle()
    #expect(calls == ["animate", "complete false"])
  }

  /// UINavigationController: an interactive pop that is released early is cancelled.
  @Test func `a pop released early is cancelled`() {
    let (screen, navigation, controllers) = dragging()
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    release(screen, at: 1)
    #expect(navigation.viewControllers == controllers && controllers[1].view.window != nil)
    #expect(
      log.take().filter { !$0.hasSuffix("load") }
        == [
          "b willDisappear", "a willAppear", "a willDisappear", "a didDisappear", "b willAppear",
          "b didAppear",
        ])
  }

  /// UINavigationController: an interactive pop that is released late is finished.
  @Test func `a pop released late is finished`() {
    let (screen, navigation, controllers) = dragging()
    release(screen, at: 38)
    #expect(navigation.viewControllers == [controllers[0]])
    #expect(
      log.take().filter { !$0.hasSuffix("load") }
        == ["b willDisappear", "a willAppear", "b didDisappear", "a didAppear"])
  }

  /// UIViewControllerTransitionCoordinator: `notifyWhenInteractionChanges`, at the release, with
  /// `isCancelled` known; the completion comes later.
  @Test(arguments: [true, false])
  func `the interaction changes at the release and completes later`(finishes: Bool) {
    let (screen, navigation, _) = dragging()
    var calls: [String] = []
    screen.turn {
      let coordinator = navigation.transitionCoordinator
      coordinator?.notifyWhenInteractionChanges {
        calls.append("changed \($0.isInteractive) \($0.isCancelled)")
      }
      coordinator?.animate(alongsideTransition: nil) {
        calls.append("complete \($0.isCancelled)")
      }
    }
    #expect(calls == [])
    release(screen, at: finishes ? 38 : 1)
    #expect(calls == ["changed false \(!finishes)", "complete \(!finishes)"])
  }

  /// UINavigationControllerDelegate: a cancelled pop announces, and does not report the root.
  @Test func `a cancelled pop does not report the controller below`() {
    final class Delegate: UINavigationControllerDelegate {
      var shown: [UIViewController] = []
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { shown.append(viewController) }
    }
    let (screen, navigation, controllers) = dragging()
    let delegate = Delegate()
    navigation.delegate = delegate
    release(screen, at: 1)
    #expect(!delegate.shown.contains(controllers[0]))
  }

  /// UINavigationController: during an interactive pop the stack has lost its top, and a
  /// cancellation restores it.
  @Test func `the bar has the title of the top again after a cancelled pop`() {
    let (screen, navigation, controllers) = dragging()
    release(screen, at: 1)
    #expect(navigation.topViewController === controllers[1])
    #expect(navigation.navigationBar.topItem === controllers[1].navigationItem)
    #expect(screen.row(of: "b") != nil)
  }

  /// UIViewControllerContextTransitioning: `completeTransition(_:)`, then animationEnded.
  @Test func `animationEnded follows completeTransition`() {
    final class Animator: UIViewControllerAnimatedTransitioning {
      var log: [String] = []
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.2 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.append("animate")
        let view = transitionContext.view(forKey: .to)!
        transitionContext.containerView.addSubview(view)
        UIView.animate(withDuration: 0.2) {
          view.alpha = 0.9
        } completion: { _ in
          self.log.append("complete")
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
      }
      func animationEnded(_ transitionCompleted: Bool) {
        log.append("ended \(transitionCompleted)")
      }
    }
    final class Delegate: UINavigationControllerDelegate {
      let animator = Animator()
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? animator : nil }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let delegate = Delegate()
    navigation.delegate = delegate
    let screen = Screen(root: navigation)
    screen.settle()
    screen.turn { navigation.pushViewController(UIViewController(), animated: true) }
    screen.settle()
    #expect(delegate.animator.log == ["animate", "complete", "ended true"])
  }
}
