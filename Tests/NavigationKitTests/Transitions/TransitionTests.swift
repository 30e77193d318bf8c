import NavigationKit
import Testing

/// Numbers are those of the catalogue of UIKit's behaviour.
@Suite struct TransitionTests {
  /// An animator that keeps its context and does nothing.
  private final class Sleepy: ViewControllerAnimatedTransitioning {
    let seconds: Double
    private(set) var context: (any ViewControllerContextTransitioning)?

    init(seconds: Double = 0.3) { self.seconds = seconds }

    func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
      seconds
    }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      self.context = context
    }
  }

  /// An interaction that forgets to finish or cancel.
  private final class Limp: ViewControllerInteractiveTransitioning {
    func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {}
  }

  private final class Delegate: NavigationControllerDelegate {
    let animator: Sleepy
    let interaction: Limp?

    init(_ animator: Sleepy, _ interaction: Limp? = nil) {
      (self.animator, self.interaction) = (animator, interaction)
    }

    func navigationController(
      _ navigationController: NavigationController,
      animationControllerFor operation: NavigationController.Operation,
      from: ViewController, to: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
      _ navigationController: NavigationController,
      interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { interaction }
  }

  /// A push by `delegate`'s animator, begun at tick 0, and the warnings by the time it would rest.
  private func warnings(of delegate: Delegate) -> (stage: Stage, warnings: [Event]) {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    nav.delegate = delegate
    stage.turn { nav.pushViewController(named("B"), animated: true) }
    stage.forget()
    stage.settle()
    return (stage, stage.application.events.take().filter { $0.kind == .warning })
  }

  // MARK: - A transition that is never completed (6.3.4)

  @Test func `a transition that is not completed within five seconds is reported`() throws {
    let delegate = Delegate(Sleepy())
    let (stage, warnings) = warnings(of: delegate)
    let warning = try #require(warnings.first)
    #expect(warnings.count == 1)
    #expect(warning.tick == 600)
    #expect(warning.subject == "A" && warning.object == "B")
    #expect(warning.detail.contains("Sleepy"))
    #expect(stage.application.isTransitioning)
  }

  @Test func `a transition can be completed after the report`() {
    let delegate = Delegate(Sleepy())
    let stage = warnings(of: delegate).stage
    stage.turn { delegate.animator.context?.completeTransition(true) }
    #expect(stage.happened([.viewDidAppear]) == ["B viewDidAppear"])
    #expect(!stage.application.isTransitioning)
  }

  @Test func `an animator with a longer duration is reported later`() {
    #expect(warnings(of: Delegate(Sleepy(seconds: 20))).warnings.map(\.tick) == [2400])
  }

  @Test func `an interaction that neither finishes nor cancels is reported (6.4.7)`() throws {
    let warnings = warnings(of: Delegate(Sleepy(), Limp())).warnings
    #expect(warnings.map(\.tick) == [600])
    #expect(try #require(warnings.first).detail.contains("Limp"))
  }

  @Test func `an interaction can pause a transition indefinitely`() {
    let nav = navigation(named("A"), named("B"))
    let stage = Stage(root: nav)
    stage.application.drag(.right)
    #expect(stage.application.nextDueTick == nil)
    stage.application.advance(to: 10_000)
    stage.application.endDrag(cancelled: false)
    stage.settle()
    #expect(stage.happened([.warning]) == [])
    #expect(names(nav.viewControllers) == ["A"])
  }

  // MARK: - Taking back

  private final class Driver: NavigationControllerDelegate {
    let interaction: PercentDrivenInteractiveTransition
    private let animator = KeyframeAnimator(.fade)

    init() { interaction = PercentDrivenInteractiveTransition(animator: animator) }

    func navigationController(
      _ navigationController: NavigationController,
      animationControllerFor operation: NavigationController.Operation,
      from: ViewController, to: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
      _ navigationController: NavigationController,
      interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { interaction }
  }

  @Test func `cancelling an interactive stack change restores the old stack (3.2.2c)`() {
    let (a, b, c, d) = (named("A"), named("B"), named("C"), named("D"))
    let nav = navigation(a, b, c)
    let driver = Driver()
    let stage = Stage(root: nav)
    nav.delegate = driver
    stage.turn { nav.setViewControllers([d, b], animated: true) }
    #expect(names(nav.viewControllers) == ["D", "B"])
    stage.turn { driver.interaction.cancel() }
    stage.settle()
    #expect(names(nav.viewControllers) == ["A", "B", "C"])
    #expect([a, b, c].allSatisfy { $0.parent === nav })
    #expect(d.parent == nil)
    #expect(c.view.window === stage.window)
    #expect(stage.happened([.warning]) == [])
  }

  @Test func `a finished transition leaves no due tick`() {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(named("B"), animated: true) }
    stage.application.advance(to: 42)
    #expect(stage.application.nextDueTick == nil)
  }
}
