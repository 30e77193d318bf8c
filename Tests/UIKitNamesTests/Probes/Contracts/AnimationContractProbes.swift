import Testing
import UIKitNames

/// Probes of animation blocks, property animators and keyframes.
@Suite struct AnimationContractProbes {
  private func make() -> (Screen, UIView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    return (screen, view)
  }

  private func opacity(_ view: UIView) -> Double {
    Double(view.layer.presentation()?.opacity ?? Float(view.alpha))
  }

  /// UIViewPropertyAnimator: documented defaults.
  @Test func `an animator is interruptible and lets events through to the view`() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear, animations: nil)
    #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    #expect(animator.scrubsLinearly && !animator.pausesOnCompletion)
    #expect(animator.duration == 2 && animator.delay == 0 && !animator.isReversed)
    #expect(animator.timingParameters != nil && animator.fractionComplete == 0)
  }

  /// UIViewAnimating: `isRunning` is true between start and pause.
  @Test func `an animator runs until it is paused`() {
    let (screen, view) = make()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    screen.turn { animator.startAnimation() }
    screen.pass(30)
    #expect(animator.isRunning && animator.state == .active)
    screen.turn { animator.pauseAnimation() }
    #expect(!animator.isRunning && animator.state == .active)
    screen.turn { animator.startAnimation() }
    #expect(animator.isRunning)
    screen.settle()
    #expect(!animator.isRunning && animator.state == .inactive)
  }

  /// UIViewImplicitlyAnimating: `addAnimations(_:delayFactor:)`; the animations begin later and end with
  /// the animator.
  @Test func `delayed animations begin later and end with the others`() {
    let (screen, view) = make()
    let other = UIView(frame: CGRect(x: 0, y: 4, width: 4, height: 2))
    screen.turn { screen.root?.view.addSubview(other) }
    screen.settle()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addAnimations({ other.alpha = 0 }, delayFactor: 0.5)
    screen.turn { animator.startAnimation() }
    screen.pass(54)
    #expect(opacity(view) < 0.6 && opacity(other) == 1)
    screen.pass(36)
    #expect(opacity(other) > 0.2 && opacity(other) < 0.8)
    screen.settle()
    #expect(view.alpha == 0 && other.alpha == 0)
  }

  /// UIViewImplicitlyAnimating: `addCompletion(_:)` of a running animator.
  @Test func `a completion added while it runs is called`() {
    let (screen, view) = make()
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    screen.turn { animator.startAnimation() }
    screen.pass(30)
    screen.turn { animator.addCompletion { positions.append($0) } }
    screen.settle()
    #expect(positions == [.end])
  }

  /// UIViewAnimating: `finishAnimation(at: .end)` of a stopped animator.
  @Test func `a stopped animator is finished at its end`() {
    let (screen, view) = make()
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { positions.append($0) }
    screen.turn { animator.startAnimation() }
    screen.pass(30)
    screen.turn {
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      animator.finishAnimation(at: .end)
    }
    screen.settle()
    #expect(positions == [.end] && view.alpha == 0 && animator.state == .inactive)
  }

  /// UIViewAnimating: `fractionComplete` on an inactive animator "moves the animator to the active
  /// state".
  @Test func `a fraction activates an animator`() {
    let (screen, view) = make()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    screen.turn { animator.fractionComplete = 0.5 }
    #expect(animator.state == .active && !animator.isRunning)
    #expect(abs(opacity(view) - 0.5) < 0.02)
    screen.turn { animator.stopAnimation(true) }
  }

  /// UIViewPropertyAnimator: an animator that has ended can be given new animations.
  @Test func `an ended animator is used again`() {
    let (screen, view) = make()
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }
    screen.turn { animator.startAnimation() }
    screen.settle()
    var done = false
    animator.addAnimations { view.alpha = 1 }
    animator.addCompletion { _ in done = true }
    screen.turn { animator.startAnimation() }
    #expect(view.alpha == 1 && animator.state == .active)
    screen.settle()
    #expect(done && animator.state == .inactive)
  }

  /// UIView.animate: a delayed animation has its final value at once, and shows the old one.
  @Test func `a delayed change is made at once and shown later`() {
    let (screen, view) = make()
    screen.turn {
      UIView.animate(withDuration: 0.5, delay: 1, options: []) { view.alpha = 0 }
    }
    #expect(view.alpha == 0)
    screen.pass(60)
    #expect(opacity(view) == 1)
    screen.settle()
    #expect(opacity(view) == 0)
  }

  /// UIView.animate(usingSpringWithDamping:): a damping below 1 overshoots.
  @Test(arguments: [(0.3, true), (1.0, false)])
  func `a spring of little damping overshoots`(damping: Double, overshoots: Bool) {
    let (screen, view) = make()
    screen.turn {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
        options: []
      ) { view.center.x += 20 }
    }
    var farthest: CGFloat = 0
    for _ in 0..<120 {
      screen.pass(1)
      farthest = max(farthest, view.layer.presentation()?.position.x ?? view.center.x)
    }
    #expect((farthest > view.center.x + 1) == overshoots)
  }

  /// UIView.animateKeyframes: a keyframe's value holds until the next of the same property.
  @Test func `a keyframe holds its value until the next`() {
    let (screen, view) = make()
    screen.turn {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.alpha = 0.5 }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.alpha = 0 }
      }
    }
    #expect(view.alpha == 0)
    screen.pass(60)
    #expect(abs(opacity(view) - 0.5) < 0.05)
    screen.settle()
    #expect(opacity(view) == 0)
  }

  /// UIView.animateKeyframes: the completion comes once, after the whole duration.
  @Test func `keyframes complete once at their end`() {
    let (screen, view) = make()
    var ends: [Bool] = []
    screen.turn {
      UIView.animateKeyframes(withDuration: 1, delay: 0.5, options: []) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
      } completion: {
        ends.append($0)
      }
    }
    screen.pass(170)
    #expect(ends == [])
    screen.settle()
    #expect(ends == [true])
  }

  /// CATransaction: `setCompletionBlock(_:)`, after all animations of the transaction.
  @Test func `a transaction completes after its animations`() {
    let (screen, view) = make()
    var calls: [String] = []
    screen.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("transaction") }
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
      } completion: { _ in
        calls.append("view")
      }
      CATransaction.commit()
    }
    screen.pass(30)
    #expect(calls == [])
    screen.settle()
    #expect(Set(calls) == ["view", "transaction"] && calls.count == 2)
  }

  /// UIView.animate: a completion starts the next animation.
  @Test func `animations are chained by their completions`() {
    let (screen, view) = make()
    var steps: [CGFloat] = []
    screen.turn {
      UIView.animate(withDuration: 0.5) {
        view.center.x = 10
      } completion: { _ in
        steps.append(view.center.x)
        UIView.animate(withDuration: 0.5) {
          view.center.x = 20
        } completion: { _ in
          steps.append(view.center.x)
        }
      }
    }
    screen.settle()
    #expect(steps == [10, 20])
  }

  /// UIView.transition(with:duration:options:): the completion follows the transition.
  @Test func `a transition without a duration completes`() {
    let (screen, view) = make()
    let label = UILabel(frame: view.bounds)
    var ends: [Bool] = []
    screen.turn {
      view.addSubview(label)
      UIView.transition(with: view, duration: 0, options: .transitionCrossDissolve) {
        label.text = "new"
      } completion: {
        ends.append($0)
      }
    }
    screen.settle()
    #expect(label.text == "new" && ends.count == 1)
  }

  /// UIView.animate: a repeated animation is removed by a change without animation of its layer.
  @Test func `removing all animations ends a repetition`() {
    let (screen, view) = make()
    var ends: [Bool] = []
    screen.turn {
      UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
        view.alpha = 0
      } completion: {
        ends.append($0)
      }
    }
    screen.pass(200)
    #expect(ends == [])
    screen.turn { view.layer.removeAllAnimations() }
    screen.settle()
    #expect(ends == [false] && view.alpha == 0 && opacity(view) == 0)
  }
}
