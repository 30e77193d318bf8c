import CellGraphics
import NavigationKit
import Testing

/// Catalogue 7.5.
@Suite struct ViewPropertyAnimatorTests {
  private let board = Board()
  private let log = Log()

  /// Moves the middle from 5 to 105 and alpha from 1 to 0 in a second.
  private func animator(
    _ curve: View.AnimationCurve = .linear, duration: Double = 1
  ) -> ViewPropertyAnimator {
    let view = board.view
    let animator = ViewPropertyAnimator(duration: duration, curve: curve) {
      view.center.x = 105
      view.alpha = 0
    }
    animator.addCompletion { [log, board] in log.note("\($0) at \(board.tick)") }
    return animator
  }

  private func isAt(_ x: Double, _ alpha: Double) -> Bool {
    board.view.center.x == x && board.view.alpha == alpha
      && board.view.presentation.center.x == x && board.view.presentation.alpha == alpha
  }

  @Test func `startAnimation makes an animator active and running and sets the values (7.5.1)`() {
    let animator = animator()
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(board.view.center.x == 5)
    board.turn { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning)
    #expect(board.view.center.x == 105)
    #expect(board.places(at: 0, 30, 60) == [5, 30, 55])
    #expect(board.view.presentation.alpha == 0.5)
    board.advance(to: 500)
    #expect(log.lines == ["end at 120"])
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(isAt(105, 0))
  }

  @Test func `pauseAnimation pauses an animator and startAnimation continues it (7.5.1)`() {
    let animator = animator(.easeInOut)
    board.turn { animator.startAnimation() }
    board.advance(to: 60)
    board.turn { animator.pauseAnimation() }
    #expect(animator.state == .active && !animator.isRunning)
    #expect(board.places(at: 60, 300) == [55, 55])
    #expect(!board.stage.application.isAnimating)
    #expect(board.stage.application.nextDueTick == nil)
    board.turn { animator.startAnimation() }
    board.advance(to: 1_000)
    #expect(log.lines == ["end at 360"])
  }

  @Test func `pausing an inactive animator makes it active at its start (7.5.1)`() {
    let animator = animator()
    board.turn { animator.pauseAnimation() }
    #expect(animator.state == .active && !animator.isRunning)
    #expect(board.view.center.x == 105)
    #expect(board.places(at: 50) == [5])
    board.turn { animator.startAnimation() }
    #expect(board.places(at: 110) == [55])
    board.advance(to: 170)
    #expect(log.lines == ["end at 170"])
  }

  @Test func `stopping without finishing keeps the visible values and calls no completion (7.5.1)`()
  {
    let animator = animator()
    board.turn { animator.startAnimation() }
    board.advance(to: 30)
    board.turn { animator.stopAnimation(true) }
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(isAt(30, 0.75))
    board.advance(to: 500)
    #expect(isAt(30, 0.75))
    #expect(log.lines == [])
  }

  @Test(arguments: [
    (ViewAnimatingPosition.end, 105.0, 0.0), (.start, 5, 1), (.current, 30, 0.75),
  ])
  func `finishAnimation moves a stopped animator to the requested position (7.5.1)`(
    position: ViewAnimatingPosition, x: Double, alpha: Double
  ) {
    let animator = animator()
    board.turn { animator.startAnimation() }
    board.advance(to: 30)
    board.turn { animator.stopAnimation(false) }
    #expect(animator.state == .stopped && !animator.isRunning)
    board.advance(to: 90)
    #expect(board.view.presentation.center.x == 30)
    #expect(log.lines == [])
    board.turn { animator.finishAnimation(at: position) }
    #expect(animator.state == .inactive)
    #expect(isAt(x, alpha))
    #expect(log.lines == ["\(position) at 90"])
  }

  @Test func `completions are called in the order of their addition (7.5.2)`() {
    let animator = animator()
    animator.addCompletion { [log] in log.note("second \($0)") }
    board.turn { animator.startAnimation() }
    board.advance(to: 120)
    #expect(log.lines == ["end at 120", "second end"])
  }

  @Test func `a reversed animator ends at the start with the original values (7.5.2, 7.5.4)`() {
    let animator = animator()
    board.turn { animator.startAnimation() }
    board.advance(to: 90)
    board.turn { animator.isReversed = true }
    // It turns around abruptly: 80 at 90, and 30 ticks on 25 less.
    #expect(board.places(at: 90, 120) == [80, 55])
    board.advance(to: 180)
    #expect(log.lines == ["start at 180"])
    #expect(isAt(5, 1))
  }

  @Test func `an animator that is reversed twice ends at the end (7.5.4)`() {
    let animator = animator()
    board.turn { animator.startAnimation() }
    board.advance(to: 60)
    board.turn { animator.isReversed = true }
    board.advance(to: 80)
    board.turn { animator.isReversed = false }
    // 60 there, 20 back, 80 to go.
    board.advance(to: 1_000)
    #expect(log.lines == ["end at 160"])
  }

  @Test func `fractionComplete is the progress of the value, not of the time (7.5.3)`() {
    let animator = animator(.easeIn)
    #expect(animator.fractionComplete == 0)
    board.turn { animator.startAnimation() }
    board.advance(to: 60)
    // Easing in, half of the time: 20667 of 65,536 steps.
    #expect(animator.fractionComplete == 20_667.0 / 65_536)
    board.turn { animator.pauseAnimation() }
    #expect(animator.fractionComplete == 20_667.0 / 65_536)
    animator.fractionComplete = 0.75
    // Scrubbing is linear: three quarters of the way from 5 to 105.
    #expect(board.places(at: 70) == [80])
    #expect(animator.fractionComplete == 0.75)
    board.turn {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
  }

  @Test func `setting fractionComplete makes an animator active without running (7.5.3)`() {
    let animator = animator()
    board.turn { animator.fractionComplete = 0.25 }
    #expect(animator.state == .active && !animator.isRunning)
    #expect(board.places(at: 0, 200) == [30, 30])
    board.turn { animator.startAnimation() }
    #expect(board.places(at: 230) == [55])
    board.advance(to: 290)
    #expect(log.lines == ["end at 290"])
  }

  @Test
  func `fractionComplete is limited to 0 through 1, and 1 does not complete the animator (7.5.3)`()
  {
    let animator = animator()
    board.turn { animator.fractionComplete = 7 }
    #expect(board.places(at: 10) == [105])
    board.turn { animator.fractionComplete = -7 }
    #expect(board.places(at: 20) == [5])
    board.turn { animator.fractionComplete = .nan }
    #expect(animator.fractionComplete == 0)
    #expect(log.lines == [])
    board.turn { animator.stopAnimation(true) }
  }

  @Test func `fractionComplete is a share of the time if scrubsLinearly is false (7.5.3)`() {
    let animator = animator(.easeIn)
    animator.scrubsLinearly = false
    board.turn { animator.fractionComplete = 0.5 }
    #expect(animator.fractionComplete == 0.5)
    let seen = board.view.presentation.center.x
    #expect(abs(seen - (5 + 100 * 20_667.0 / 65_536)) < 1e-9)
    board.turn { animator.stopAnimation(true) }
  }

  @Test func `reversing an animator inverts its fractionComplete (7.5.3)`() {
    let animator = animator()
    board.turn { animator.fractionComplete = 0.25 }
    animator.isReversed = true
    #expect(animator.fractionComplete == 0.75)
    board.turn { animator.fractionComplete = 0.5 }
    #expect(board.places(at: 0) == [55])
    board.turn { animator.startAnimation() }
    board.advance(to: 500)
    #expect(log.lines == ["start at 60"])
    #expect(isAt(5, 1))
  }

  @Test func `continuing without parameters takes the remaining time (7.5.5)`() {
    let animator = animator(.easeIn)
    board.turn { animator.startAnimation() }
    board.advance(to: 60)
    board.turn { animator.pauseAnimation() }
    board.turn { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    board.advance(to: 500)
    #expect(log.lines == ["end at 120"])
  }

  @Test func `an animator can continue within a part of its duration (7.5.5)`() {
    let animator = animator()
    board.turn { animator.startAnimation() }
    board.advance(to: 60)
    board.turn { animator.pauseAnimation() }
    board.turn { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25) }
    // 50 of way in 30 ticks.
    #expect(board.places(at: 60, 75) == [55, 80])
    board.advance(to: 500)
    #expect(log.lines == ["end at 90"])
  }

  @Test func `an animator can continue with a new timing for the remaining change (7.5.5)`() {
    let animator = animator()
    board.turn { animator.startAnimation() }
    board.advance(to: 60)
    board.turn { animator.pauseAnimation() }
    board.turn {
      animator.continueAnimation(
        withTimingParameters: CubicTimingParameters(animationCurve: .easeIn), durationFactor: 1)
    }
    // The other half, easing in over the whole duration: 20667 of 65,536 after half of it.
    let place = board.places(at: 120)[0]
    #expect(abs(place - (55 + 50 * 20_667.0 / 65_536)) <= 100 / 65_536)
    board.turn { animator.isReversed = true }
    board.advance(to: 1_000)
    #expect(log.lines.count == 1 && log.lines[0].hasPrefix("start"))
    #expect(isAt(5, 1))
  }

  @Test func `an animator that pauses on completion stays active and calls no completion (7.5.6)`()
  {
    let animator = animator()
    animator.pausesOnCompletion = true
    board.turn { animator.startAnimation() }
    board.advance(to: 500)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(log.lines == [])
    #expect(board.view.presentation.center.x == 105)
    board.turn {
      animator.isReversed = true
      animator.pausesOnCompletion = false
      animator.startAnimation()
    }
    #expect(board.places(at: 530) == [80])
    board.advance(to: 1_000)
    #expect(log.lines == ["start at 620"])
    #expect(isAt(5, 1))
  }

  @Test func `a delay sets the values before the animation starts (7.5.1)`() {
    let animator = animator()
    board.turn { animator.startAnimation(afterDelay: 0.5) }
    #expect(animator.state == .active && animator.isRunning)
    #expect(board.view.center.x == 105)
    #expect(board.places(at: 60, 90) == [5, 30])
    board.advance(to: 500)
    #expect(log.lines == ["end at 180"])
  }

  @Test func `a duration of 0 means 0.2 s (7.1.4)`() {
    let animator = animator(duration: 0)
    #expect(animator.duration == 0.2)
    board.turn { animator.startAnimation() }
    board.advance(to: 500)
    #expect(log.lines == ["end at 24"])
  }

  @Test func `an animator without changes ends on the next tick (7.1.7)`() {
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addCompletion { [log, board] in log.note("\($0) at \(board.tick)") }
    board.turn { animator.startAnimation() }
    board.advance(to: 500)
    #expect(log.lines == ["end at 1"])
  }

  @Test func `added animations take the remaining time after their delay`() {
    let animator = animator()
    let other = View(frame: board.view.frame)
    board.turn { board.view.superview?.addSubview(other) }
    animator.addAnimations({ other.center.x = 105 }, delayFactor: 0.5)
    board.turn { animator.startAnimation() }
    board.advance(to: 60)
    #expect(other.presentation.center.x == 5)
    // Half of the second half; and from now on half of the 30 ticks that are left, from 105 tick on.
    board.advance(to: 90)
    #expect(other.presentation.center.x == 55)
    board.turn { animator.addAnimations({ other.alpha = 0 }, delayFactor: 0.5) }
    #expect(other.alpha == 0)
    board.advance(to: 105)
    #expect(other.presentation.alpha == 1)
    board.advance(to: 111)
    #expect(abs(other.presentation.alpha - 0.6) <= 1 / 65_536)
    board.advance(to: 500)
    #expect(log.lines == ["end at 120"])
  }

  @Test func `two animators of one view are additive and end independently (7.2.2, 7.2.3)`() {
    let there = animator()
    board.turn { there.startAnimation() }
    board.advance(to: 60)
    let view = board.view
    let back = ViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 5 }
    back.addCompletion { [log, board] in log.note("back \($0) at \(board.tick)") }
    board.turn { back.startAnimation() }
    #expect(board.places(at: 60, 150) == [55, 30])
    board.advance(to: 500)
    #expect(log.lines == ["end at 120", "back end at 180"])
  }

  @Test func `finishing at the start undoes only the animator's own change`() {
    let animator = animator()
    board.turn { animator.startAnimation() }
    board.turn { board.view.center.x = 205 }
    board.turn {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    // From 105 back to 5 is 100 less.
    #expect(board.view.center.x == 105)
  }

  @Test func `a running animator needs no owner, and its animation ends with the window`() {
    let view = board.view
    board.turn {
      ViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.25, options: .curveLinear
      ) {
        view.center.x = 105
      } completion: { [log, board] in
        log.note("\($0) at \(board.tick)")
      }
    }
    #expect(board.places(at: 30, 90) == [5, 55])
    board.advance(to: 500)
    #expect(log.lines == ["end at 150"])
  }

  @Test func `a view that leaves the window ends its animator`() {
    let animator = animator()
    board.turn { animator.startAnimation() }
    board.advance(to: 30)
    board.turn { board.view.removeFromSuperview() }
    board.advance(to: 500)
    #expect(log.lines == ["end at 31"])
    #expect(animator.state == .inactive)
    #expect(board.view.center.x == 105)
  }

  @Test(arguments: [true, false])
  func `an animator blocks input to its views only if isUserInteractionEnabled is false`(
    isEnabled: Bool
  ) {
    var taps = 0
    let button = Button()
    button.addAction { _ in taps += 1 }
    board.turn { board.view.addSubview(button) }
    let view = board.view
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
    #expect(animator.isUserInteractionEnabled)
    animator.isUserInteractionEnabled = isEnabled
    board.turn { animator.startAnimation() }
    board.stage.application.tap()
    #expect(taps == (isEnabled ? 1 : 0))
  }

  @Test func `nested blocks are paused, reversed and finished with their animator`() {
    let (view, other) = (board.view, View(frame: board.view.frame))
    board.turn { board.view.superview?.addSubview(other) }
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { [log] in
      view.alpha = 0
      View.animate(withDuration: 5, options: .curveEaseIn) {
        other.center.x = 105
      } completion: {
        log.note("block \($0)")
      }
      View.animateKeyframes(withDuration: 5) {
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 105 }
      }
    }
    animator.addCompletion { [log] in log.note("animator \($0)") }
    board.turn { animator.fractionComplete = 0.75 }
    #expect(other.presentation.center.x == 80)
    #expect(board.places(at: 40) == [55])
    animator.isReversed = true
    board.turn { animator.startAnimation() }
    board.advance(to: 500)
    #expect(log.lines == ["block false", "animator start"])
    #expect(other.center.x == 5 && view.center.x == 5 && view.alpha == 1)
  }

  @Test func `reversing a size change restores the subviews exactly`() {
    let inner = View(frame: Rect(x: 0.1, y: 0.2, width: 3.3, height: 7.7))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
    board.turn { board.view.addSubview(inner) }
    let (outerFrame, innerFrame) = (board.view.bounds, inner.bounds)
    let (view, center) = (board.view, inner.center)
    let animator = ViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      view.bounds.size = Size(width: 33.3, height: 0.7)
    }
    board.turn { animator.startAnimation() }
    board.advance(to: 47)
    animator.isReversed = true
    board.advance(to: 500)
    #expect(view.bounds == outerFrame)
    #expect(inner.bounds == innerFrame)
    #expect(inner.center == center)
  }

  @Test func `an animator outside an application finishes immediately`() {
    let view = View()
    var ends: [ViewAnimatingPosition] = []
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    #expect(view.alpha == 0 && ends == [.end] && animator.state == .inactive)
  }

  @Test func `an application's deallocation releases running and paused animators`() {
    weak var application: Application?
    weak var running: ViewPropertyAnimator?
    var paused: ViewPropertyAnimator?
    do {
      let board = Board()
      application = board.stage.application
      let view = board.view
      board.turn {
        running = .runningPropertyAnimator(withDuration: 1, delay: 0) { view.alpha = 0 }
        paused = ViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
        paused?.pauseAnimation()
      }
      #expect(running != nil)
    }
    #expect(application == nil)
    #expect(running == nil)
    #expect(paused?.state == .active)
    paused = nil
  }
}
