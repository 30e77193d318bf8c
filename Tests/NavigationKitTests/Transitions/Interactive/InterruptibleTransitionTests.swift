import CellGraphics
import NavigationKit
import Testing

/// Animators that can be held, turned around and let go on the way. Catalogue 6.5.
@Suite struct InterruptibleTransitionTests {
  private func begin(_ change: TransitionCast.Change = .push) -> (TransitionCast, SmoothSlideIn) {
    let cast = TransitionCast(change)
    let animator = SmoothSlideIn()
    cast.director.animator = animator
    cast.go()
    return (cast, animator)
  }

  @Test(arguments: TransitionCast.Change.allCases)
  func
    `an interruptible transition without an interaction runs with one property animator (6.5.1, 6.5.2)`(
      change: TransitionCast.Change
    )
  {
    let (cast, animator) = begin(change)
    #expect(animator.made == 1)
    #expect(animator.animator?.isRunning == true)
    #expect(cast.to.transitionCoordinator?.isInterruptible == true)
    cast.stage.application.advance(to: 60)
    #expect(cast.ends == ["completed"])
    #expect(animator.made == 1)
  }

  @Test(arguments: TransitionCast.Change.allCases)
  func `an app can pause, scrub, reverse and continue an interruptible transition`(
    change: TransitionCast.Change
  ) throws {
    let cast = TransitionCast(change)
    let before = cast.state
    let animator = SmoothSlideIn()
    cast.director.animator = animator
    cast.go()
    let (views, context) = (try #require(animator.animator), try #require(animator.context))
    cast.stage.application.advance(to: 30)
    cast.stage.turn {
      views.pauseAnimation()
      context.pauseInteractiveTransition()
    }
    #expect(context.isInteractive)
    #expect(abs(views.fractionComplete - 0.5) < 0.001)
    cast.stage.turn {
      views.fractionComplete = 0.2
      context.updateInteractiveTransition(0.2)
    }
    #expect(cast.to.transitionCoordinator?.percentComplete == 0.2)
    cast.stage.turn {
      context.cancelInteractiveTransition()
      views.isReversed = true
      views.startAnimation()
    }
    #expect(!context.isInteractive && context.transitionWasCancelled)
    // A fifth of 60 ticks.
    #expect(cast.stage.application.nextDueTick == 42)
    cast.stage.application.advance(to: 42)
    #expect(cast.ends == ["cancelled"])
    #expect(cast.state == before)
  }

  @Test func `an interruptible transition that is paused and continued ends (6.5.1)`() throws {
    let (cast, animator) = begin()
    let (views, context) = (try #require(animator.animator), try #require(animator.context))
    cast.stage.application.advance(to: 30)
    cast.stage.turn {
      views.pauseAnimation()
      context.pauseInteractiveTransition()
    }
    cast.stage.application.advance(to: 100)
    cast.stage.turn {
      context.finishInteractiveTransition()
      views.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    cast.stage.application.advance(to: 130)
    #expect(cast.ends == ["completed"])
  }

  @Test func `animations alongside are added to the property animator and reverse with it (6.5.3)`()
    throws
  {
    let cast = TransitionCast(.push)
    let animator = SmoothSlideIn()
    cast.director.animator = animator
    let other = View(frame: Rect(x: 0, y: 0, width: 4, height: 1))
    cast.stage.turn { cast.stage.window.addSubview(other) }
    cast.go {
      cast.container.transitionCoordinator?.animate(alongsideTransition: { _ in other.alpha = 0 })
    }
    let views = try #require(animator.animator)
    cast.stage.application.advance(to: 30)
    #expect(other.presentation.alpha == 0.5)
    cast.stage.turn {
      views.pauseAnimation()
      views.fractionComplete = 0.25
    }
    #expect(other.presentation.alpha == 0.75)
    cast.stage.turn {
      views.isReversed = true
      views.startAnimation()
    }
    cast.stage.settle()
    #expect(other.alpha == 1)
    #expect(cast.ends == ["cancelled"])
  }
}
