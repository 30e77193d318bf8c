import Testing
import UIKitNames

/// Probes of animations of views and layers, and of property animators.
@Suite struct AnimationDocumentedProbes {
  private static func box() -> (ViewStage, UIView) {
    let stage = ViewStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
    view.backgroundColor = .red
    stage.add(view)
    return (stage, view)
  }

  /// UIView `animate(withDuration:animations:completion:)`: the values of the view are the new ones at once
  /// (Core Animation Programming Guide: the model); the presentation follows; the completion gets true.
  @Test func `an animation sets the model at once`() {
    let (stage, view) = Self.box()
    var ends: [Bool] = []
    var inside = 0.0
    stage.screen.turn {
      #expect(UIView.inheritedAnimationDuration == 0 && UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        inside = UIView.inheritedAnimationDuration
        view.alpha = 0
        view.center.x = 25
      } completion: {
        ends.append($0)
      }
      #expect(view.alpha == 0 && view.center.x == 25 && ends.isEmpty)
    }
    #expect(inside == 1)
    stage.screen.pass(60)
    let shown = view.layer.presentation()
    #expect(abs((shown?.position.x ?? 0) - 15) < 1.5 && abs((shown?.opacity ?? 0) - 0.5) < 0.1)
    #expect(ends.isEmpty)
    stage.screen.pass(70)
    #expect(ends == [true])
  }

  /// UIView `animate`: "if the duration of the animation is 0, this block is performed at the beginning of
  /// the next run loop cycle"; the changes are made without animating them.
  @Test func `a duration of zero changes without animation`() {
    let (stage, view) = Self.box()
    var ends: [Bool] = []
    stage.screen.turn {
      UIView.animate(withDuration: 0) {
        view.center.x = 30
      } completion: {
        ends.append($0)
      }
      #expect(view.center.x == 30 && ends.isEmpty)
    }
    #expect(view.layer.presentation()?.position.x ?? 30 == 30)
    stage.screen.settle()
    #expect(ends == [true])
  }

  /// UIView `animate(withDuration:delay:…)`: the delay is before the beginning: the presentation stays
  /// until then; `performWithoutAnimation(_:)` within makes its changes at once.
  @Test func `a delay comes first, changes without animation do not wait`() {
    let (stage, view) = Self.box()
    let other = UIView(frame: CGRect(x: 0, y: 10, width: 4, height: 2))
    stage.add(other)
    var ended = false
    stage.screen.turn {
      UIView.animate(withDuration: 0.5, delay: 1, options: []) {
        view.center.x = 30
        UIView.performWithoutAnimation { other.center.x = 30 }
      } completion: { _ in
        ended = true
      }
    }
    stage.screen.pass(90)
    #expect(view.center.x == 30 && view.layer.presentation()?.position.x == 5 && !ended)
    #expect(other.layer.presentation()?.position.x ?? 30 == 30)
    stage.screen.pass(100)
    #expect(ended)
  }

  /// CALayer `removeAllAnimations()`: the animations end where the model is; the completion of `animate`
  /// gets false, because they did not finish.
  @Test func `removed animations have not finished`() {
    let (stage, view) = Self.box()
    var ends: [Bool] = []
    stage.screen.turn {
      UIView.animate(withDuration: 2) {
        view.center.x = 30
      } completion: {
        ends.append($0)
      }
    }
    stage.screen.pass(30)
    stage.screen.turn { view.layer.removeAllAnimations() }
    stage.screen.pass(10)
    #expect(ends == [false] && view.center.x == 30)
    #expect((view.layer.animationKeys() ?? []).isEmpty)
    #expect(view.layer.presentation()?.position.x ?? 30 == 30)
  }

  /// UIView.AnimationOptions `allowUserInteraction`: "allow the user to interact with views while they are
  /// being animated"; without it their touches are ignored until the end.
  @Test(arguments: [true, false])
  func `an animated button takes touches by an option`(allows: Bool) {
    let stage = ViewStage()
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 10, height: 3)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.add(button)
    stage.screen.turn {
      UIView.animate(withDuration: 1, delay: 0, options: allows ? .allowUserInteraction : []) {
        button.alpha = 0.5
      }
    }
    stage.screen.pass(30)
    stage.screen.click(4, 1)
    #expect(taps == (allows ? 1 : 0))
    stage.screen.settle()
    stage.screen.click(4, 1)
    stage.screen.settle()
    #expect(taps == (allows ? 2 : 1))
  }

  /// UIView `transition(from:to:duration:options:completion:)`: the first view is replaced by the second in
  /// its superview; with `showHideTransitionViews` both stay, and one is hidden.
  @Test func `a transition replaces a view or hides it`() {
    let (stage, view) = Self.box()
    let next = UIView(frame: view.frame)
    var ends: [Bool] = []
    stage.turn {
      UIView.transition(from: view, to: next, duration: 0.5, options: .transitionCrossDissolve) {
        ends.append($0)
      }
    }
    #expect(ends == [true] && view.superview == nil && next.superview === stage.root.view)
    let third = UIView(frame: view.frame)
    third.isHidden = true
    stage.add(third)
    stage.turn {
      UIView.transition(
        from: next, to: third, duration: 0.5,
        options: [.transitionCrossDissolve, .showHideTransitionViews]
      ) { ends.append($0) }
    }
    #expect(
      ends == [true, true] && next.isHidden && !third.isHidden && next.superview === stage.root.view
    )
  }

  /// UIView `animateKeyframes`: keyframes begin and last as parts of the whole duration (0 to 1).
  @Test func `keyframes follow one another`() {
    let (stage, view) = Self.box()
    var ends: [Bool] = []
    stage.screen.turn {
      UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 25 }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
          view.center.y = 12
        }
      } completion: {
        ends.append($0)
      }
      #expect(view.center == CGPoint(x: 25, y: 12))
    }
    stage.screen.pass(120)
    let middle = view.layer.presentation()?.position ?? .zero
    #expect(abs(middle.x - 25) < 0.1 && abs(middle.y - 2) < 0.1 && ends.isEmpty)
    stage.screen.pass(130)
    #expect(ends == [true])
  }

  /// UIViewAnimating `state`: inactive; `startAnimation()` makes it active; inactive after the end, when the
  /// completions get `end`.
  @Test func `an animator starts and ends`() {
    let (stage, view) = Self.box()
    let log = ProbeLog()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 25 }
    animator.addCompletion { log.add("first \($0 == .end)") }
    animator.addCompletion { log.add("second \($0 == .end)") }
    #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 5)
    stage.screen.turn { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning && view.center.x == 25)
    stage.screen.pass(60)
    #expect(abs(animator.fractionComplete - 0.5) < 0.05)
    stage.screen.settle()
    #expect(
      animator.state == .inactive && !animator.isRunning
        && log.take() == ["first true", "second true"])
  }

  /// UIViewAnimating `pauseAnimation()` and `fractionComplete`: a paused animator is active and not running;
  /// the fraction moves the view; `continueAnimation` continues to the end.
  @Test func `a paused animator is scrubbed`() {
    let (stage, view) = Self.box()
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 25 }
    animator.addCompletion { position = $0 }
    stage.screen.turn {
      animator.pauseAnimation()
      animator.fractionComplete = 0.25
    }
    #expect(animator.state == .active && !animator.isRunning)
    stage.screen.pass(30)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 10) < 0.1)
    #expect(abs(animator.fractionComplete - 0.25) < 0.01)
    stage.screen.turn { animator.fractionComplete = 0.75 }
    stage.screen.pass(1)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 20) < 0.1 && position == nil)
    stage.turn { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    #expect(position == .end && animator.state == .inactive && view.center.x == 25)
  }

  /// UIViewAnimating `isReversed`: the animation runs back to its beginning: the completion gets `start`,
  /// and the view has its old value.
  @Test func `a reversed animator ends at the start`() {
    let (stage, view) = Self.box()
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 25 }
    animator.addCompletion { position = $0 }
    stage.screen.turn { animator.startAnimation() }
    stage.screen.pass(40)
    stage.screen.turn {
      animator.pauseAnimation()
      animator.isReversed = true
      animator.startAnimation()
    }
    stage.screen.settle()
    #expect(position == .start && view.center.x == 5 && animator.state == .inactive)
  }

  /// UIViewAnimating `stopAnimation(_:)`: false: the state is stopped until `finishAnimation(at:)`, which
  /// calls the completions; true: inactive, no completion, the view stays where it is.
  @Test func `an animator is stopped and finished`() {
    let (stage, view) = Self.box()
    var positions: [UIViewAnimatingPosition] = []
    func run() -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 25 }
      animator.addCompletion { positions.append($0) }
      stage.screen.turn { animator.startAnimation() }
      stage.screen.pass(60)
      return animator
    }
    let first = run()
    stage.screen.turn { first.stopAnimation(false) }
    #expect(first.state == .stopped && positions.isEmpty)
    stage.turn { first.finishAnimation(at: .start) }
    #expect(first.state == .inactive && positions == [.start] && view.center.x == 5)
    let second = run()
    stage.turn { second.stopAnimation(true) }
    #expect(second.state == .inactive && positions == [.start])
    #expect(view.center.x > 10 && view.center.x < 20)
  }

  /// UIViewPropertyAnimator `pausesOnCompletion`: true: "the animator remains in the active state when the
  /// animation finishes, and it does not execute its completion handler".
  @Test func `an animator pauses at its end`() {
    let (stage, view) = Self.box()
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.center.x = 25 }
    animator.addCompletion { positions.append($0) }
    #expect(!animator.pausesOnCompletion)
    animator.pausesOnCompletion = true
    stage.turn { animator.startAnimation() }
    #expect(animator.state == .active && !animator.isRunning && positions.isEmpty)
    stage.turn {
      animator.isReversed = true
      animator.pausesOnCompletion = false
      animator.startAnimation()
    }
    #expect(positions == [.start] && animator.state == .inactive && view.center.x == 5)
  }

  final class Ends: CAAnimationDelegate {
    let log = ProbeLog()
    func animationDidStart(_ anim: CAAnimation) { log.add("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.add("stop \(flag)") }
  }

  /// CABasicAnimation (Core Animation Programming Guide): does not change the layer's own value, and is
  /// removed when it has ended; the delegate hears of the start and the stop.
  @Test func `a basic animation leaves the model alone`() {
    let (stage, view) = Self.box()
    let delegate = Ends()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1.0
    fade.toValue = 0.0
    fade.duration = 1
    fade.delegate = delegate
    #expect(fade.isRemovedOnCompletion && fade.repeatCount == 0 && !fade.autoreverses)
    stage.screen.turn { view.layer.add(fade, forKey: "fade") }
    stage.screen.pass(60)
    #expect(view.layer.opacity == 1 && abs((view.layer.presentation()?.opacity ?? 1) - 0.5) < 0.1)
    #expect(view.layer.animationKeys() == ["fade"] && delegate.log.take() == ["start"])
    stage.screen.settle()
    #expect(delegate.log.take() == ["stop true"] && view.layer.animation(forKey: "fade") == nil)
    stage.screen.turn { view.layer.add(fade, forKey: "fade") }
    stage.screen.pass(30)
    stage.turn { view.layer.removeAnimation(forKey: "fade") }
    #expect(delegate.log.take() == ["start", "stop false"])
  }
}
