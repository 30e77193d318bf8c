import Testing
import UIKitNames

/// Probes of animations: blocks, property animators, keyframes, layers and transitions of views.
@Suite struct AnimationScenarioProbes {
  private static func stage() -> (ViewStage, UIView) {
    let stage = ViewStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    view.backgroundColor = .systemBlue
    stage.add(view)
    return (stage, view)
  }

  private static func right(_ view: UIView) {
    view.frame = CGRect(x: 20, y: 0, width: 4, height: 2)
  }

  /// UIView `animate(withDuration:animations:completion:)`: properties have their final values at
  /// once, and the completion comes with true when the time is over.
  @Test func `a block animation changes the model at once and completes later`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    stage.screen.turn {
      UIView.animate(withDuration: 0.5, animations: { Self.right(view) }) { log.add("\($0)") }
      log.add("after \(view.frame.minX)")
    }
    stage.screen.pass(30)
    let middle = view.layer.presentation()?.position.x ?? 0
    #expect(middle > 2 && middle < 22 && view.center.x == 22)
    #expect(log.take() == ["after 20.0"])
    stage.screen.settle()
    #expect(log.take() == ["true"] && view.layer.presentation()?.position.x == 22)
  }

  /// The usual chain of tutorials: the completion of the first animation starts the second.
  @Test func `animations are chained by completions`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    stage.turn {
      UIView.animate(
        withDuration: 0.2, animations: { view.alpha = 0.2 },
        completion: { _ in
          log.add("first \(view.frame.minX)")
          UIView.animate(
            withDuration: 0.2, animations: { Self.right(view) },
            completion: { _ in
              log.add("second \(view.frame.minX)")
              view.removeFromSuperview()
            })
        })
    }
    #expect(log.take() == ["first 0.0", "second 20.0"])
    #expect(view.superview == nil && view.alpha < 0.3)
  }

  /// UIViewPropertyAnimator `state` and `isRunning`: inactive before the start, active while it
  /// runs or is paused, inactive at the end; the completion gets `end`.
  @Test func `an animator is active from its start to its end`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { Self.right(view) }
    animator.addCompletion { log.add("\($0 == .end)") }
    #expect(animator.state == .inactive && !animator.isRunning && view.frame.minX == 0)
    stage.screen.turn { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning)
    stage.screen.pass(30)
    stage.screen.turn { animator.pauseAnimation() }
    let fraction = animator.fractionComplete
    #expect(animator.state == .active && !animator.isRunning && fraction > 0.3 && fraction < 0.7)
    stage.screen.pass(200)
    #expect(animator.fractionComplete == fraction && log.take() == [])
    stage.turn { animator.startAnimation() }
    #expect(log.take() == ["true"] && animator.state == .inactive && !animator.isRunning)
  }

  /// UIViewPropertyAnimator `isReversed`: a reversed animator ends at the start with the values of
  /// the start.
  @Test func `a reversed animator ends at its start`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) { Self.right(view) }
    animator.addCompletion { log.add("\($0 == .start)") }
    stage.screen.turn { animator.startAnimation() }
    stage.screen.pass(30)
    stage.turn {
      animator.pauseAnimation()
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    #expect(log.take() == ["true"])
    #expect(view.frame == CGRect(x: 0, y: 0, width: 4, height: 2))
  }

  /// UIViewPropertyAnimator `stopAnimation(_:)`: with false the animator is stopped until
  /// `finishAnimation(at:)`, which calls the completion; with true it is inactive and there is
  /// none.
  @Test func `a stopped animator waits for its finish`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { Self.right(view) }
    animator.addCompletion { log.add("\($0 == .start) \(view.frame.minX)") }
    stage.screen.turn { animator.startAnimation() }
    stage.screen.pass(30)
    stage.screen.turn { animator.stopAnimation(false) }
    #expect(animator.state == .stopped && log.take() == [])
    #expect(view.frame.minX > 0 && view.frame.minX < 20)
    stage.turn { animator.finishAnimation(at: .start) }
    #expect(animator.state == .inactive && log.take() == ["true 0.0"] && view.frame.minX == 0)
    let other = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { Self.right(view) }
    other.addCompletion { _ in log.add("never") }
    stage.screen.turn { other.startAnimation() }
    stage.screen.pass(30)
    stage.turn { other.stopAnimation(true) }
    #expect(other.state == .inactive && log.take() == [])
    #expect(view.frame.minX > 0 && view.frame.minX < 20)
  }

  /// A card that is scrubbed by a finger, as in the talk "Advanced Animations with UIKit" (WWDC
  /// 2017): the animator is paused at once, follows the fraction, and continues to the end.
  @Test func `an animator continues after it was scrubbed`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { Self.right(view) }
    animator.addCompletion { log.add("\($0 == .end)") }
    stage.screen.turn { animator.pauseAnimation() }
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0)
    for fraction in [0.25, 0.75, 0.5] {
      stage.screen.turn { animator.fractionComplete = fraction }
      #expect(animator.fractionComplete == fraction)
      let place = view.layer.presentation()?.position.x ?? 0
      #expect(abs(place - (2 + 20 * fraction)) < 1)
    }
    stage.turn { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5) }
    #expect(log.take() == ["true"] && view.frame.minX == 20)
  }

  /// UIView `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`: each change has its
  /// own part of the time, and the completion comes once, at the end.
  @Test func `keyframes have their own parts of the time`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    stage.screen.turn {
      UIView.animateKeyframes(
        withDuration: 2, delay: 0, options: .calculationModeLinear,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { Self.right(view) }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
        }, completion: { log.add("\($0)") })
    }
    stage.screen.pass(60)
    #expect((view.layer.presentation()?.position.x ?? 0) < 20)
    #expect(view.layer.presentation()?.opacity == 1)
    stage.screen.pass(120)
    #expect((view.layer.presentation()?.position.x ?? 0) > 21.5)
    let opacity = view.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.2 && opacity < 0.8 && log.take() == [])
    stage.screen.settle()
    #expect(log.take() == ["true"] && view.alpha == 0)
  }

  /// UIView `transition(from:to:duration:options:completion:)`: the first view leaves its superview
  /// and the second is added there; with `showHideTransitionViews` both stay and one is hidden.
  @Test(arguments: [false, true])
  func `a transition exchanges two views`(hides: Bool) {
    let stage = ViewStage()
    let frame = CGRect(x: 0, y: 0, width: 10, height: 4)
    let (box, front, back) = (UIView(frame: frame), UIView(frame: frame), UIView(frame: frame))
    box.addSubview(front)
    if hides {
      back.isHidden = true
      box.addSubview(back)
    }
    stage.add(box)
    let log = ProbeLog()
    stage.turn {
      UIView.transition(
        from: front, to: back, duration: 0.3,
        options: hides
          ? [.transitionFlipFromLeft, .showHideTransitionViews] : [.transitionFlipFromLeft],
        completion: { log.add("\($0)") })
    }
    #expect(log.take() == ["true"] && back.superview === box && !back.isHidden)
    #expect(front.superview === (hides ? box : nil) && front.isHidden == hides)
  }

  final class Stops: CAAnimationDelegate {
    let log = ProbeLog()
    func animationDidStart(_ animation: CAAnimation) { log.add("start") }
    func animationDidStop(_ animation: CAAnimation, finished: Bool) { log.add("stop \(finished)") }
  }

  private static func fade(_ delegate: Stops) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1.0
    animation.toValue = 0.0
    animation.duration = 1
    animation.delegate = delegate
    return animation
  }

  /// CALayer `add(_:forKey:)`: an explicit animation leaves the model value, is known by its key
  /// while it runs, and is removed at its end; the delegate hears of both.
  @Test func `an explicit animation leaves the model value`() {
    let (stage, view) = Self.stage()
    let delegate = Stops()
    stage.screen.turn { view.layer.add(Self.fade(delegate), forKey: "fade") }
    stage.screen.pass(60)
    #expect(view.layer.opacity == 1 && view.layer.animation(forKey: "fade") != nil)
    #expect(view.layer.animationKeys() == ["fade"])
    #expect((view.layer.presentation()?.opacity ?? 1) < 0.8)
    stage.screen.settle()
    #expect(view.layer.animation(forKey: "fade") == nil && view.layer.presentation()?.opacity == 1)
    #expect(delegate.log.take() == ["start", "stop true"])
  }
}
