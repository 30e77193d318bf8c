import Testing
import UIKitNames

/// Probes of property animators and of animations in blocks, nested and replaced.
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

  /// UIView: `animate`, the completion's argument is true at the natural end.
  @Test func `an animation that ends completes with true`() {
    let (screen, view) = make()
    var finished: Bool?
    screen.turn { UIView.animate(withDuration: 0.5) { view.alpha = 0 } completion: { finished = $0 } }
    screen.pass(30)
    #expect(finished == nil)
    screen.settle()
    #expect(finished == true)
  }

  /// UIView: a duration of zero changes at once, and completes with true.
  @Test func `a duration of zero changes without animation`() {
    let (screen, view) = make()
    var finished: Bool?
    screen.turn { UIView.animate(withDuration: 0) { view.alpha = 0 } completion: { finished = $0 } }
    screen.settle()
    #expect(finished == true && view.layer.presentation()?.opacity ?? 0 == 0)
  }

  /// UIView: a nested animation inherits the duration of the outer one.
  @Test(arguments: [true, false])
  func `a nested animation has the outer duration unless it overrides it`(overrides: Bool) {
    let (screen, view) = make()
    let other = UIView(frame: CGRect(x: 0, y: 4, width: 4, height: 2))
    screen.turn {
      view.superview?.addSubview(other)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 20
        UIView.animate(
          withDuration: 0.5, delay: 0,
          options: overrides
            ? [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear] : []
        ) { other.frame.origin.x = 20 }
      }
    }
    screen.pass(120)
    let x = other.layer.presentation()!.frame.origin.x
    #expect(overrides ? x == 20 : abs(x - 10) < 0.5)
  }

  /// UIView: `beginFromCurrentState`, the new animation starts at the shown value.
  @Test func `an animation from the current state starts where the view is`() {
    let (screen, view) = make()
    screen.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 20
      }
    }
    screen.pass(60)
    screen.turn {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]
      ) { view.frame.origin.x = 0 }
    }
    screen.pass(1)
    #expect(abs(view.layer.presentation()!.frame.origin.x - 10) < 1.5)
    screen.settle()
    #expect(view.layer.presentation()!.frame.origin.x == 0)
  }

  /// UIView: `.repeat` and `.autoreverse` return to the start; the completion does not come.
  @Test func `a repeating animation goes back and forth`() {
    let (screen, view) = make()
    var finished: Bool?
    screen.turn {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]
      ) { view.frame.origin.x = 20 } completion: { finished = $0 }
    }
    screen.pass(60)
    #expect(abs(view.layer.presentation()!.frame.origin.x - 10) < 0.5)
    screen.pass(120)
    #expect(abs(view.layer.presentation()!.frame.origin.x - 10) < 0.5)
    screen.pass(60)
    #expect(view.layer.presentation()!.frame.origin.x < 0.5 && finished == nil)
    screen.turn { view.layer.removeAllAnimations() }
    screen.settle()
    #expect(finished == false && view.frame.origin.x == 20)
  }

  /// UIView: `performWithoutAnimation` in a block is not animated.
  @Test func `changes without animation within a block are at once`() {
    let (screen, view) = make()
    screen.turn {
      UIView.animate(withDuration: 1) {
        view.alpha = 0
        UIView.performWithoutAnimation { view.frame.origin.x = 20 }
      }
    }
    #expect(view.layer.presentation()!.frame.origin.x == 20)
    #expect((view.layer.presentation()?.opacity ?? 0) > 0.9)
  }

  /// UIView: `isUserInteractionEnabled` during an animation: a moving view gets no touches
  /// without `allowUserInteraction`.
  @Test(arguments: [true, false])
  func `an animated view gets touches if it is allowed`(allowed: Bool) {
    let (screen, view) = make()
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    screen.turn {
      view.addGestureRecognizer(tap)
      UIView.animate(withDuration: 2, delay: 0, options: allowed ? .allowUserInteraction : []) {
        view.backgroundColor = .red
      }
    }
    screen.pass(10)
    screen.click(1, 1)
    screen.pass(1)
    #expect(taps == (allowed ? 1 : 0))
  }

  /// UIView: `transition(from:to:…)` exchanges the views in their superview.
  @Test func `a transition between views exchanges them`() {
    let (screen, view) = make()
    let other = UIView(frame: view.frame)
    let superview = view.superview
    var finished: Bool?
    screen.turn {
      UIView.transition(
        from: view, to: other, duration: 0.3, options: .transitionCrossDissolve
      ) { finished = $0 }
    }
    screen.settle()
    #expect(finished == true && view.superview == nil && other.superview === superview)
  }

  /// UIView: `transition(with:…)` runs its block once, and completes.
  @Test func `a transition of a view runs its block once`() {
    let (screen, view) = make()
    var runs = 0
    var finished: Bool?
    screen.turn {
      UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve) {
        runs += 1
      } completion: { finished = $0 }
    }
    screen.settle()
    #expect(runs == 1 && finished == true)
  }

  /// UIView: `animateKeyframes`, each keyframe has its part of the duration.
  @Test func `keyframes run one after the other`() {
    let (screen, view) = make()
    screen.turn {
      UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.frame.origin.x = 10
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.frame.origin.y = 10
        }
      }
    }
    screen.pass(120)
    let frame = view.layer.presentation()!.frame
    #expect(abs(frame.origin.x - 10) < 0.5 && abs(frame.origin.y) < 0.5)
    screen.settle()
    #expect(view.frame.origin == CGPoint(x: 10, y: 10))
  }
}
