import Testing
import UIKitNames

/// Probes of interactive transitions: `UIPercentDrivenInteractiveTransition`, and the pop by a drag.
@Suite struct InteractionDocumentedProbes {
  private typealias Fade = TransitionDocumentedProbes.Fade

  /// UIPercentDrivenInteractiveTransition: the documented defaults.
  @Test func `an interactive transition has the documented defaults`() {
    let stage = ViewStage()
    stage.turn {
      let interaction = UIPercentDrivenInteractiveTransition()
      #expect(interaction.completionSpeed == 1 && interaction.percentComplete == 0)
      #expect(interaction.wantsInteractiveStart)
    }
  }

  /// UIPercentDrivenInteractiveTransition `update(_:)`, `finish()` and `cancel()`: the dismissal follows
  /// the percentage, and either completes or leaves the controller presented.
  @Test(arguments: [true, false])
  func `an interactive dismissal finishes or is cancelled`(finishes: Bool) {
    let stage = ViewStage()
    let log = ProbeLog()
    let modal = ProbeController("M", log)
    let fade = Fade()
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = fade
    stage.turn { stage.root.present(modal, animated: true) }
    let interaction = UIPercentDrivenInteractiveTransition()
    fade.interaction = interaction
    _ = (log.take(), fade.log.take())
    stage.screen.turn { modal.dismiss(animated: true) { log.add("completion") } }
    stage.screen.pass(2)
    stage.screen.turn { interaction.update(0.4) }
    stage.screen.pass(120)
    #expect(interaction.percentComplete == 0.4 && modal.view.window != nil)
    #expect(log.take() == ["M willDisappear"])
    stage.turn { if finishes { interaction.finish() } else { interaction.cancel() } }
    #expect(fade.log.take().last == "ended \(finishes)")
    #expect((stage.root.presentedViewController === modal) == !finishes)
    let calls = log.take().filter { $0 != "completion" }
    #expect(calls == (finishes ? ["M didDisappear"] : ["M willAppear", "M didAppear"]))
  }

  /// Public log of a cancelled pop by a swipe (Stack Overflow 18927878): `viewWillDisappear`, then
  /// `viewWillAppear` and `viewDidAppear` of the same controller. The stack stays as it was.
  @Test func `a pop that is cancelled gives the appearance back`() {
    let log = ProbeLog()
    let (a, b) = (ProbeController("A", log), ProbeController("B", log))
    let stack = UINavigationController()
    stack.setViewControllers([a, b], animated: false)
    let screen = Screen(root: stack)
    screen.settle()
    _ = log.take()
    screen.simulator.perform(.pointer(.down, column: 0, row: 8))
    for column in [2, 4, 6, 8, 6, 4, 2, 1] {
      screen.simulator.perform(.pointer(.move, column: column, row: 8))
      screen.pass(12)
    }
    screen.simulator.perform(.pointer(.up, column: 1, row: 8))
    screen.settle()
    #expect(
      stack.viewControllers.elementsEqual([a, b], by: ===) == true && stack.topViewController === b)
    let calls = log.take()
    #expect(
      calls.filter { $0.hasPrefix("B") } == ["B willDisappear", "B willAppear", "B didAppear"])
    #expect(calls.filter { $0.hasPrefix("A") && $0.hasSuffix("Appear") } == ["A willAppear"])
    #expect(calls.last { $0.hasPrefix("A") } == "A didDisappear")
  }

  /// UIViewControllerTransitionCoordinator `notifyWhenInteractionChanges(_:)`: called when the transition
  /// changes from interactive to non-interactive; the context says whether it was cancelled.
  @Test(arguments: [true, false])
  func `a coordinator tells the end of an interaction`(finishes: Bool) {
    let (a, b) = (UIViewController(), UIViewController())
    let stack = UINavigationController()
    stack.setViewControllers([a, b], animated: false)
    let fade = Fade()
    let interaction = UIPercentDrivenInteractiveTransition()
    fade.interaction = interaction
    stack.delegate = fade
    let screen = Screen(root: stack)
    screen.settle()
    let log = ProbeLog()
    screen.turn { stack.popViewController(animated: true) }
    screen.pass(2)
    screen.turn {
      stack.transitionCoordinator?.notifyWhenInteractionChanges { context in
        log.add("changes \(context.isInteractive) \(context.isCancelled)")
      }
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        log.add("completion \(context.isCancelled)")
      }
      interaction.update(0.3)
    }
    screen.pass(10)
    #expect(log.take() == [])
    screen.turn { if finishes { interaction.finish() } else { interaction.cancel() } }
    screen.settle()
    #expect(log.take() == ["changes false \(!finishes)", "completion \(!finishes)"])
    #expect(stack.topViewController === (finishes ? a : b))
    withExtendedLifetime(fade) {}
  }
}
