import CellGraphics
import NavigationKit
import Testing

/// Catalogue 7.3 and 7.4 as views show them.
@Suite struct SpringAnimationTests {
  private let board = Board()
  private let log = Log()

  private var done: (Bool) -> Void {
    { [log, board] in log.note("\($0) at \(board.tick)") }
  }

  @Test func `a timing without parameters is Core Animation's default curve (7.3.2)`() {
    let parameters = CubicTimingParameters()
    #expect(parameters.controlPoint1 == Point(x: 0.25, y: 0.1))
    #expect(parameters.controlPoint2 == Point(x: 0.25, y: 1))
    #expect(parameters.timingCurveType == .cubic)
    let named = CubicTimingParameters(animationCurve: .easeIn)
    #expect(named.controlPoint1 == Point(x: 0.42, y: 0) && named.controlPoint2 == Point(x: 1, y: 1))
    #expect(named.timingCurveType == .builtin && named.animationCurve == .easeIn)
  }

  @Test func `an animator without a curve of its own uses the default curve (7.3.2)`() {
    let view = board.view
    let animator = ViewPropertyAnimator(
      duration: 1, timingParameters: CubicTimingParameters())
    animator.addAnimations { view.center.x = 65_541 }
    board.turn { animator.startAnimation() }
    // The default curve at a tenth and at a half, as of `TimingCurveTests`.
    #expect(board.places(at: 12, 60) == [6_218, 52_591])
  }

  @Test func `an animator can be created with control points (7.3)`() {
    let view = board.view
    let animator = ViewPropertyAnimator(
      duration: 1, controlPoint1: Point(x: 0.42, y: 0), controlPoint2: Point(x: 1, y: 1)
    ) { view.center.x = 65_541 }
    #expect(animator.timingParameters?.timingCurveType == .cubic)
    board.turn { animator.startAnimation() }
    // Ease in at a half, as of `TimingCurveTests`.
    #expect(board.places(at: 60) == [5 + 20_667])
  }

  @Test func `an animator has the delay of its start (7.5.1)`() {
    let view = board.view
    let animator = ViewPropertyAnimator()
    #expect(animator.duration == 0.2 && animator.delay == 0 && !animator.isManualHitTestingEnabled)
    animator.addAnimations { view.center.x = 25 }
    board.turn { animator.startAnimation(afterDelay: 0.5) }
    #expect(animator.delay == 0.5)
    #expect(board.places(at: 60, 84) == [5, 25])
    let other = ViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 2) {}
    #expect(other.delay == 2)
  }

  @Test func `a spring with a duration lasts that long and overshoots its end value (7.4.9)`() {
    board.turn {
      View.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) {
        board.view.center.x = 1_005
      } completion: {
        done($0)
      }
    }
    // UIKit's stiffness is 646.878: ω = 25.4338 and b = 22.0263. By 7.4.3,
    // 1 - e^(-1.27169)·(cos 2.20263 + 0.57735·sin 2.20263) = 1.03497 at 0.1 s, and 0.98715 at 0.25 s.
    let places = board.places(at: 12, 30, 60)
    #expect(abs(places[0] - (5 + 1_000 * 1.034_97)) < 0.03)
    #expect(abs(places[1] - (5 + 1_000 * 0.987_15)) < 0.03)
    #expect(places[2] == 1_005)
    #expect(log.lines == ["true at 60"])
  }

  @Test func `a spring with duration and bounce runs until it has settled (7.4.10)`() {
    board.turn {
      View.animate(springDuration: 0.5, bounce: 0.3) {
        board.view.center.x = 105
      } completion: {
        done($0)
      }
    }
    // ζ = 0.7, ω = 4π: ln(1200/√0.51)/(0.7·4π) = 0.84429 s, 101.3 ticks.
    board.advance(to: 500)
    #expect(log.lines == ["true at 102"])
  }

  @Test func `a spring without bounce does not overshoot its end value (7.4.10)`() {
    board.turn { View.animate { board.view.center.x = 1_005 } }
    var places: [Double] = []
    for tick in 0...100 { places += board.places(at: tick) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
    // (1 + ωt)·e^(-ωt) = 1/1200 at 0.75083 s for ω = 4π: 90.1 ticks.
    #expect(places[90] < 1_005 && places[91] == 1_005)
  }

  @Test func `spring coefficients override the duration (7.4.7)`() {
    let view = board.view
    let animator = ViewPropertyAnimator(
      duration: 30,
      timingParameters: SpringTimingParameters(
        mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
    animator.addAnimations { view.center.x = 105 }
    animator.addCompletion { [log, board] in log.note("\($0) at \(board.tick)") }
    // ζ = 0.5, ω = 10: ln(1200/√0.75)/5 = 1.44678 s, 173.6 ticks.
    #expect(animator.duration == 1.45)
    board.turn { animator.startAnimation() }
    board.advance(to: 500)
    #expect(log.lines == ["end at 174"])
  }

  @Test func `a damping ratio keeps the duration (7.4.7)`() {
    let animator = ViewPropertyAnimator(duration: 0.7, dampingRatio: 0.4)
    #expect(animator.duration == 0.7)
  }

  @Test func `a spring without parameters is the spring of pushes and pops (7.4.8)`() {
    let view = board.view
    let animator = ViewPropertyAnimator(
      duration: 1, timingParameters: SpringTimingParameters())
    animator.addAnimations { view.center.x = 1_005 }
    board.turn { animator.startAnimation() }
    // 0.05, 0.1, 0.2 and 0.3 s.
    let places = board.places(at: 6, 12, 24, 36)
    for (place, expected) in zip(places, [232.0, 545, 879, 973]) {
      #expect(abs(place - 5 - expected) <= 0.6)
    }
    board.advance(to: 500)
    #expect(board.view.presentation.center.x == 1_005)
  }

  @Test func `separate velocities per axis apply only to the center (7.4.6)`() {
    let view = board.view
    let animator = ViewPropertyAnimator(
      duration: 1,
      timingParameters: SpringTimingParameters(
        dampingRatio: 1, initialVelocity: Vector(dx: 0, dy: 1)))
    animator.addAnimations {
      view.center = Point(x: 105, y: 105)
      view.bounds.size = Size(width: 110, height: 110)
    }
    board.turn { animator.startAnimation() }
    board.advance(to: 12)
    let seen = view.presentation
    // UIKit's stiffness is 85.25593, and 83.13804 with a velocity of 1: ω = 9.23341 and 9.11801.
    // At 0.1 s: 1 - (1 + 0.923341)·e^(-0.923341) and 1 - (1 + 0.811801)·e^(-0.911801).
    #expect(abs(seen.center.x - (5 + 23.607)) < 0.003)
    #expect(abs(seen.center.y - (5 + 27.202)) < 0.003)
    #expect(abs(seen.bounds.width - (10 + 23.607)) < 0.003)
    #expect(seen.bounds.width == seen.bounds.height)
  }

  @Test func `alpha stays between 0 and 1 while a spring overshoots`() {
    board.view.alpha = 0
    board.turn {
      View.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 0
      ) { board.view.alpha = 1 }
    }
    for tick in 0...120 {
      board.advance(to: tick)
      #expect((0...1).contains(board.view.presentation.alpha))
    }
  }
}
