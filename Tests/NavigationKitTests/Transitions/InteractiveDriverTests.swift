import NavigationKit
import Testing

/// Drivers of transitions that are written by the app, without `PercentDrivenInteractiveTransition`.
@Suite struct InteractiveDriverTests {
  /// Runs the animator when it is called, and notes the calls.
  private final class Driver: ViewControllerInteractiveTransitioning {
    let animator: any ViewControllerAnimatedTransitioning
    let isInterruptible: Bool
    let wantsInteractiveStart = false
    private(set) var calls: [String] = []

    init(_ animator: any ViewControllerAnimatedTransitioning, isInterruptible: Bool) {
      self.animator = animator
      self.isInterruptible = isInterruptible
    }

    func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
      calls.append("start")
      animator.animateTransition(using: context)
    }

    func interactiveTransitionDidEnd() { calls.append("end") }
  }

  private func begin(isInterruptible: Bool) -> (TransitionCast, Driver) {
    let cast = TransitionCast(.push)
    let animator = SlideIn()
    let driver = Driver(animator, isInterruptible: isInterruptible)
    cast.director.animator = animator
    cast.director.interaction = driver
    cast.go()
    return (cast, driver)
  }

  @Test func `an interruptible driver is started for a transition that starts automatically`() {
    let (cast, driver) = begin(isInterruptible: true)
    #expect(driver.calls == ["start"])
    #expect(cast.to.transitionCoordinator?.isInterruptible == true)
    #expect(cast.to.transitionCoordinator?.isInteractive == false)
    cast.stage.settle()
    #expect(cast.ends == ["completed"])
    #expect(driver.calls == ["start", "end"])
  }

  @Test
  func
    `a driver that is not interruptible is not started for a transition that starts automatically`()
  {
    let (cast, driver) = begin(isInterruptible: false)
    #expect(driver.calls == [])
    #expect(cast.to.transitionCoordinator?.isInterruptible == false)
    cast.stage.settle()
    #expect(cast.ends == ["completed"])
    #expect(driver.calls == ["end"])
  }
}
