import Testing
import UIKitNames

/// Probes of property animators.
@Suite struct AnimatorProbes {
  private func make() -> (Screen, UIView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    return (screen, view)
  }

  /// UIViewAnimating: `fractionComplete` of a paused animator moves what is shown.
  @Test func `a scrubbed animator shows its fraction`() {
    let (screen, view) = make()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    screen.turn {
      animator.pauseAnimation()
      animator.fractionComplete = 0.25
    }
    #expect(animator.fractionComplete == 0.25 && !animator.isRunning)
    #expect(abs(Double(view.layer.presentation()?.opacity ?? 0) - 0.75) < 0.01)
    screen.turn {
      animator.stopAnimation(true)
    }
  }

  /// UIViewAnimating: `startAnimation()` after a pause continues from the fraction.
  @Test func `a paused animator continues from its fraction`() {
    let (screen, view) = make()
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { position = $0 }
    screen.turn { animator.startAnimation() }
    screen.pass(60)
    screen.turn { animator.pauseAnimation() }
    #expect(abs(animator.fractionComplete - 0.5) < 0.02)
    screen.pass(300)
    #expect(abs(animator.fractionComplete - 0.5) < 0.02 && position == nil)
    screen.turn { animator.startAnimation() }
    screen.pass(40)
    #expect(position == nil)
    screen.settle()
    #expect(position == .end && view.alpha == 0)
  }

  /// UIViewImplicitlyAnimating: `continueAnimation`, a duration factor of the whole duration.
  @Test func `a continued animator takes its share of the duration`() {
    let (screen, view) = make()
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { position = $0 }
    screen.turn {
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
    }
    screen.pass(15)
    #expect(position == nil && animator.isRunning)
    screen.settle()
    #expect(position == .end)
  }

  /// UIViewAnimating: `stopAnimation(false)` is the stopped state; `finishAnimation` ends it.
  @Test func `a stopped animator is finished at its start`() {
    let (screen, view) = make()
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { position = $0 }
    screen.turn { animator.startAnimation() }
    screen.pass(60)
    screen.turn { animator.stopAnimation(false) }
    #expect(animator.state == .stopped && !animator.isRunning && position == nil)
    screen.turn { animator.finishAnimation(at: .start) }
    #expect(position == .start && animator.state == .inactive && view.alpha == 1)
  }

  /// UIViewAnimating: `stopAnimation` leaves the view at its current value.
  @Test func `a stopped animator leaves the current value`() {
    let (screen, view) = make()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    screen.turn { animator.startAnimation() }
    screen.pass(60)
    screen.turn { animator.stopAnimation(true) }
    #expect(abs(Double(view.alpha) - 0.5) < 0.02 && animator.state == .inactive)
  }

  /// UIViewImplicitlyAnimating: completions are called in the order in which they were added.
  @Test func `several completions are called in order`() {
    let (screen, view) = make()
    var order: [Int] = []
    let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { _ in order.append(1) }
    animator.addCompletion { _ in order.append(2) }
    screen.turn { animator.startAnimation() }
    screen.settle()
    #expect(order == [1, 2])
  }

  /// UIViewImplicitlyAnimating: `addAnimations(_:)` to a running animator runs with the rest.
  @Test func `animations added to a running animator end with it`() {
    let (screen, view) = make()
    var done = false
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { _ in done = true }
    screen.turn { animator.startAnimation() }
    screen.pass(60)
    screen.turn { animator.addAnimations { view.frame.origin.x = 10 } }
    #expect(view.frame.origin.x == 10)
    #expect(view.layer.presentation()!.frame.origin.x < 5)
    screen.settle()
    #expect(done && view.layer.presentation()!.frame.origin.x == 10)
  }

  /// UIViewPropertyAnimator: `runningPropertyAnimator` starts at once.
  @Test func `a running property animator is running`() {
    let (screen, view) = make()
    var position: UIViewAnimatingPosition?
    var animator: UIViewPropertyAnimator?
    screen.turn {
      animator = .runningPropertyAnimator(
        withDuration: 0.5, delay: 0, options: [], animations: { view.alpha = 0 },
        completion: { position = $0 })
    }
    #expect(animator?.state == .active && animator?.isRunning == true)
    screen.settle()
    #expect(position == .end && animator?.state == .inactive)
  }

  /// UIViewAnimating: `startAnimation(afterDelay:)`, nothing moves before.
  @Test func `a delayed animator begins after its delay`() {
    let (screen, view) = make()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    screen.turn { animator.startAnimation(afterDelay: 1) }
    screen.pass(90)
    #expect((view.layer.presentation()?.opacity ?? 0) == 1)
    screen.pass(90)
    #expect(abs(Double(view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
  }

  /// UIViewAnimating: `isReversed` during a pause; the animation runs back to its start.
  @Test func `a reversed animator runs back`() {
    let (screen, view) = make()
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.frame.origin.x = 10
    }
    animator.addCompletion { position = $0 }
    screen.turn { animator.startAnimation() }
    screen.pass(60)
    screen.turn {
      animator.pauseAnimation()
      animator.isReversed = true
      animator.startAnimation()
    }
    screen.pass(30)
    #expect(view.layer.presentation()!.frame.origin.x < 4)
    screen.settle()
    #expect(position == .start && view.frame.origin.x == 0)
  }
}
