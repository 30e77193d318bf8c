import CellGraphics
import NavigationKit
import Testing

/// Transitions that a hand drives. Catalogue 6.4.
@Suite struct PercentDrivenTests {
  /// A push that a hand has begun, 60 ticks long, B coming in from 80 columns away.
  private final class Drive {
    let cast: TransitionCast
    let interaction = PercentDrivenInteractiveTransition()
    let animator = SlideIn()
    let smooth = SmoothSlideIn()

    init(_ change: TransitionCast.Change = .push, isSmooth: Bool = false) {
      cast = TransitionCast(change)
      cast.director.animator = isSmooth ? smooth : animator
      cast.director.interaction = interaction
    }

    var context: (any ViewControllerContextTransitioning)? {
      animator.context ?? smooth.context
    }

    /// How far B has still to go, in columns.
    var distance: Double { cast.to.view.presentation.transform.tx }
    var due: Int? { cast.stage.application.nextDueTick }

    func turn(_ body: (PercentDrivenInteractiveTransition) -> Void) {
      cast.stage.turn { body(interaction) }
    }

    func advance(by ticks: Int) {
      cast.stage.application.advance(to: cast.stage.application.tick + ticks)
    }
  }

  @Test(arguments: [true, false])
  func `update limits the progress to 0 through 1 and shows the progress (6.4.1)`(isSmooth: Bool) {
    let drive = Drive(isSmooth: isSmooth)
    drive.cast.go()
    #expect(drive.interaction.duration == 0.5)
    for (progress, held) in [(-0.5, 0.0), (0.25, 0.25), (0.75, 0.75), (2, 1), (0.5, 0.5)] {
      drive.turn { $0.update(progress) }
      #expect(drive.interaction.percentComplete == held)
      #expect(abs(drive.distance - 80 * (1 - held)) < 0.01)
      // Time alone does not move it.
      drive.advance(by: 7)
      #expect(abs(drive.distance - 80 * (1 - held)) < 0.01)
    }
    drive.turn { $0.update(.nan) }
    #expect(drive.interaction.percentComplete == 0)
  }

  @Test func `scrubbing is linear, whatever the animation's curve (6.4.2)`() {
    let drive = Drive()
    drive.animator.curve = .curveEaseIn
    drive.cast.go()
    drive.turn { $0.update(0.5) }
    #expect(abs(drive.distance - 40) < 0.01)
  }

  @Test(arguments: [true, false])
  func `a released transition eases in and out by default (6.4.2)`(isSmooth: Bool) {
    let drive = Drive(isSmooth: isSmooth)
    drive.cast.go()
    drive.turn { $0.update(0.5) }
    drive.turn { $0.finish() }
    // 30 ticks are left; at half time half of the rest is behind, and at a third less than that:
    // the curve is at 0.2318 there (bisection of (.42, 0), (.58, 1)).
    drive.advance(by: 10)
    #expect(abs(drive.distance - 40 * (1 - 0.2318)) < 0.01)
    drive.advance(by: 5)
    #expect(abs(drive.distance - 20) < 0.01)
  }

  @Test(arguments: [true, false])
  func `completionCurve applies to the remaining progress (6.4.2)`(isSmooth: Bool) {
    let drive = Drive(isSmooth: isSmooth)
    drive.interaction.completionCurve = .linear
    drive.cast.go()
    drive.turn { $0.update(0.5) }
    drive.turn { $0.finish() }
    drive.advance(by: 10)
    #expect(abs(drive.distance - 40 * (1 - 1.0 / 3)) < 0.01)
  }

  @Test(arguments: [(0.25, 1.0, 45), (0.5, 2, 15), (0.5, 0.5, 60), (0.75, 1, 15)])
  func `finishing takes (1 - p) · duration / speed (6.4.3)`(
    progress: Double, speed: Double, ticks: Int
  ) {
    for isSmooth in [true, false] {
      let drive = Drive(isSmooth: isSmooth)
      drive.cast.go()
      drive.advance(by: 100)
      drive.interaction.completionSpeed = speed
      drive.turn { $0.update(progress) }
      drive.turn { $0.finish() }
      #expect(drive.due == 100 + ticks)
      drive.cast.stage.settle()
      #expect(drive.cast.ends == ["completed"])
    }
  }

  @Test(arguments: [(0.25, 1.0, 15), (0.5, 2, 15), (0.5, 0.5, 60), (1, 1, 60)])
  func `cancelling runs back in p · duration / speed (6.4.3)`(
    progress: Double, speed: Double, ticks: Int
  ) {
    for isSmooth in [true, false] {
      let drive = Drive(isSmooth: isSmooth)
      drive.cast.go()
      drive.advance(by: 100)
      drive.interaction.completionSpeed = speed
      drive.turn { $0.update(progress) }
      drive.turn { $0.cancel() }
      #expect(drive.context?.transitionWasCancelled == true)
      #expect(drive.due == 100 + ticks)
      drive.advance(by: ticks / 2)
      #expect(drive.distance > 80 * (1 - progress))
      drive.cast.stage.settle()
      #expect(drive.cast.ends == ["cancelled"])
    }
  }

  @Test func `the animator's own completion completes the transition (6.4.4)`() {
    let drive = Drive()
    drive.animator.log = drive.cast.log
    drive.cast.go()
    #expect(drive.cast.log.take().count { $0 == "animate" } == 1)
    drive.turn { $0.update(0.9) }
    drive.turn { $0.finish() }
    drive.advance(by: 6)
    #expect(drive.cast.ends == ["completed"])
  }

  @Test
  func `an interruptible animator is scrubbed instead of calling animateTransition (6.4.4, 6.5.1)`()
  {
    let drive = Drive(isSmooth: true)
    drive.smooth.log = drive.cast.log
    drive.cast.go()
    #expect(!drive.cast.log.take().contains("animate"))
    #expect(drive.smooth.made == 1)
    #expect(drive.smooth.animator?.state == .active)
    #expect(drive.smooth.animator?.isRunning == false)
    drive.turn { $0.finish() }
    drive.cast.stage.settle()
    #expect(drive.smooth.made == 1)
  }

  @Test(arguments: [true, false])
  func `an interaction can begin after the transition has started automatically (6.4.5)`(
    isSmooth: Bool
  ) throws {
    let drive = Drive(isSmooth: isSmooth)
    drive.interaction.wantsInteractiveStart = false
    drive.cast.go()
    let context = try #require(drive.context)
    let coordinator = try #require(drive.cast.to.transitionCoordinator)
    #expect(!context.isInteractive)
    #expect(!coordinator.initiallyInteractive)
    // While it runs the hand has no say.
    drive.turn { $0.update(0.9) }
    drive.turn { $0.cancel() }
    drive.advance(by: 15)
    #expect(abs(drive.distance - 60) < 0.01)
    drive.turn { $0.pause() }
    #expect(context.isInteractive)
    #expect(!coordinator.initiallyInteractive)
    #expect(abs(drive.interaction.percentComplete - 0.25) < 0.001)
    drive.advance(by: 100)
    #expect(abs(drive.distance - 60) < 0.01)
    drive.turn { $0.update(0.5) }
    #expect(abs(drive.distance - 40) < 0.01)
    drive.turn { $0.cancel() }
    drive.cast.stage.settle()
    #expect(drive.cast.ends == ["cancelled"])
  }

  @Test func `a transition that is caught while easing does not jump`() {
    let drive = Drive()
    drive.animator.curve = .curveEaseIn
    drive.interaction.wantsInteractiveStart = false
    drive.cast.go()
    drive.advance(by: 20)
    let seen = drive.distance
    drive.turn { $0.pause() }
    #expect(drive.distance == seen)
    drive.turn { $0.finish() }
    #expect(drive.distance == seen)
    drive.cast.stage.settle()
    #expect(drive.cast.ends == ["completed"])
  }

  @Test(arguments: [true, false])
  func `a released transition can be caught again, also while it cancels`(isSmooth: Bool) throws {
    let drive = Drive(isSmooth: isSmooth)
    drive.cast.go()
    drive.turn { $0.update(0.8) }
    drive.turn { $0.cancel() }
    drive.advance(by: 20)
    let seen = drive.distance
    drive.turn { $0.pause() }
    #expect(drive.context?.transitionWasCancelled == false)
    #expect(abs(drive.distance - seen) < 0.01)
    #expect(abs(drive.interaction.percentComplete - (1 - seen / 80)) < 0.001)
    drive.turn { $0.finish() }
    drive.cast.stage.settle()
    #expect(drive.cast.ends == ["completed"])
    #expect(drive.cast.to.appearanceState == .appeared)
  }

  @Test func `a timing curve counts only for an interruptible animator (6.4.6)`() {
    for isSmooth in [true, false] {
      let drive = Drive(isSmooth: isSmooth)
      drive.interaction.completionCurve = .linear
      drive.interaction.timingCurve = CubicTimingParameters(animationCurve: .easeIn)
      drive.cast.go()
      drive.turn { $0.update(0.5) }
      drive.turn { $0.finish() }
      drive.advance(by: 15)
      // Half of the rest by time; easing in is at 0.3154 then.
      let behind = isSmooth ? 0.3154 : 0.5
      #expect(abs(drive.distance - 40 * (1 - behind)) < 0.01)
    }
  }

  @Test func `an interaction controller that is used again starts at 0`() {
    let drive = Drive()
    drive.cast.go()
    drive.turn { $0.update(0.8) }
    drive.turn { $0.cancel() }
    drive.cast.stage.settle()
    drive.cast.go()
    #expect(drive.interaction.percentComplete == 0)
    #expect(drive.distance == 80)
  }

  @Test func `animations of different durations show the same time of the transition`() {
    final class Two: ViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
        1
      }
      func animateTransition(using context: any ViewControllerContextTransitioning) {
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        if let to { context.containerView.addSubview(to) }
        View.animate(withDuration: 0.5) { from?.alpha = 0 }
        to?.alpha = 0
        View.animate(withDuration: 0.5, delay: 0.5) {
          to?.alpha = 1
        } completion: { _ in
          from?.alpha = 1
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    let drive = Drive()
    drive.cast.director.animator = Two()
    drive.cast.go()
    func alphas(at progress: Double) -> [Double] {
      drive.turn { $0.update(progress) }
      return [drive.cast.from, drive.cast.to].map { $0.view.presentation.alpha }
    }
    #expect(alphas(at: 0.25) == [0.5, 0])
    #expect(alphas(at: 0.5) == [0, 0])
    #expect(alphas(at: 0.75) == [0, 0.5])
    #expect(alphas(at: 1) == [0, 1])
    #expect(alphas(at: 0.25) == [0.5, 0])
  }

  @Test func `a subclass can override startInteractiveTransition`() {
    final class Counting: PercentDrivenInteractiveTransition {
      var starts = 0
      override func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
        super.startInteractiveTransition(context)
        starts += 1
      }
    }
    let cast = TransitionCast(.push)
    let counting = Counting()
    cast.director.animator = SlideIn()
    cast.director.interaction = counting
    cast.go()
    cast.stage.turn { counting.finish() }
    cast.stage.settle()
    #expect(counting.starts == 1)
    #expect(cast.ends == ["completed"])
  }
}
