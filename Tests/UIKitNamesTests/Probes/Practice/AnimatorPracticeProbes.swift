import Testing
import UIKitNames

/// Probes of property animators, animations of layers, transitions of layers and transactions.
@Suite struct AnimatorPracticeProbes {
  private static func stage() -> (ViewStage, UIView) {
    let stage = ViewStage()
    let view = UIView(frame: CGRect(x: 0, y: 2, width: 4, height: 2))
    stage.add(view)
    return (stage, view)
  }

  private static func name(_ position: UIViewAnimatingPosition) -> String {
    switch position {
    case .start: "start"
    case .end: "end"
    case .current: "current"
    }
  }

  private static func animator(_ view: UIView, _ log: ProbeLog) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { log.add(name($0)) }
    return animator
  }

  /// UIViewPropertyAnimator `state`, `isRunning`: inactive until it is started, active while it runs,
  /// inactive again after the completion with `end`.
  @Test func `an animator goes from inactive to active and back`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let animator = Self.animator(view, log)
    #expect(animator.state == .inactive && !animator.isRunning && view.alpha == 1)
    stage.screen.turn { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning && view.alpha == 0)
    stage.screen.pass(60)
    #expect(abs(animator.fractionComplete - 0.5) < 0.05 && log.calls == [])
    stage.screen.settle()
    #expect(log.take() == ["end"] && animator.state == .inactive && !animator.isRunning)
  }

  /// UIViewPropertyAnimator `pauseAnimation()`: active but not running, without progress; starting again
  /// continues to the end.
  @Test func `a paused animator waits`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let animator = Self.animator(view, log)
    stage.screen.turn { animator.startAnimation() }
    stage.screen.pass(30)
    stage.screen.turn { animator.pauseAnimation() }
    let fraction = animator.fractionComplete
    #expect(animator.state == .active && !animator.isRunning && abs(fraction - 0.25) < 0.05)
    stage.screen.pass(300)
    #expect(animator.fractionComplete == fraction && log.calls == [])
    stage.screen.turn { animator.startAnimation() }
    stage.screen.settle()
    #expect(log.take() == ["end"])
  }

  /// UIViewPropertyAnimator `fractionComplete`: scrubbing: a paused animator is put somewhere, and stopping
  /// without finishing leaves the view there, without a completion.
  @Test func `a scrubbed animator leaves the view where it is stopped`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let animator = Self.animator(view, log)
    stage.screen.turn {
      animator.pauseAnimation()
      #expect(animator.state == .active && !animator.isRunning)
      animator.fractionComplete = 0.25
    }
    stage.screen.pass(10)
    stage.screen.turn { animator.stopAnimation(true) }
    stage.screen.settle()
    #expect(abs(view.alpha - 0.75) < 0.01 && animator.state == .inactive && log.take() == [])
  }

  /// UIViewPropertyAnimator `stopAnimation(_:)` with false: stopped until `finishAnimation(at:)`, which calls
  /// the completions with that position and sets the values of it.
  @Test(arguments: [UIViewAnimatingPosition.start, .end])
  func `a stopped animator finishes at the given position`(position: UIViewAnimatingPosition) {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let animator = Self.animator(view, log)
    stage.screen.turn { animator.startAnimation() }
    stage.screen.pass(60)
    stage.screen.turn { animator.stopAnimation(false) }
    #expect(animator.state == .stopped && !animator.isRunning && log.calls == [])
    #expect(abs(view.alpha - 0.5) < 0.05)
    stage.screen.turn { animator.finishAnimation(at: position) }
    #expect(log.take() == [Self.name(position)] && animator.state == .inactive)
    #expect(view.alpha == (position == .end ? 0 : 1))
  }

  /// UIViewPropertyAnimator `isReversed`: the animation goes back to its start, with the values of before
  /// and the position `start`.
  @Test func `a reversed animator ends at the start`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let animator = Self.animator(view, log)
    stage.screen.turn { animator.startAnimation() }
    stage.screen.pass(40)
    stage.screen.turn {
      animator.pauseAnimation()
      animator.isReversed = true
      animator.startAnimation()
    }
    #expect(animator.isReversed)
    stage.screen.settle()
    #expect(log.take() == ["start"] && view.alpha == 1)
  }

  /// UIViewPropertyAnimator `addAnimations(_:)`, `addCompletion(_:)`: blocks run when it starts, in order;
  /// all completions are called, in order.
  @Test func `blocks and completions run in order of addition`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeIn)
    animator.addAnimations {
      log.add("first")
      view.alpha = 0.5
    }
    animator.addAnimations { log.add("second") }
    animator.addCompletion { _ in log.add("one") }
    animator.addCompletion { _ in log.add("two") }
    #expect(log.take() == [] && animator.duration == 0.3)
    stage.screen.turn { animator.startAnimation() }
    #expect(log.take() == ["first", "second"])
    stage.screen.settle()
    #expect(log.take() == ["one", "two"] && view.alpha == 0.5)
  }

  /// UIViewPropertyAnimator `pausesOnCompletion`: stays active at the end, without completion, until it is
  /// stopped and finished.
  @Test func `an animator that pauses at its end stays active`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let animator = Self.animator(view, log)
    animator.pausesOnCompletion = true
    stage.screen.turn { animator.startAnimation() }
    stage.screen.pass(200)
    #expect(animator.state == .active && !animator.isRunning && log.take() == [])
    #expect(animator.fractionComplete == 1)
    stage.screen.turn {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    #expect(log.take() == ["end"] && animator.state == .inactive && view.alpha == 0)
  }

  /// UIViewPropertyAnimator `runningPropertyAnimator(…)` runs at once; `startAnimation(afterDelay:)` later.
  @Test func `an animator starts at once or after a delay`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let late = UIViewPropertyAnimator(duration: 0.25, curve: .linear) { view.center.x = 10 }
    late.addCompletion { _ in log.add("late") }
    stage.screen.turn {
      let now = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.25, delay: 0, options: [], animations: { view.alpha = 0 }
      ) { _ in log.add("now") }
      #expect(now.state == .active && now.isRunning)
      late.startAnimation(afterDelay: 0.5)
    }
    stage.screen.pass(45)
    #expect(log.take() == ["now"])
    stage.screen.pass(60)
    #expect(log.take() == ["late"] && view.center.x == 10)
  }

  final class Delegate: CAAnimationDelegate {
    let log = ProbeLog()
    func animationDidStart(_ anim: CAAnimation) { log.add("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.add("stop \(flag)") }
  }

  private static func fade(_ delegate: Delegate?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1
    animation.toValue = 0
    animation.duration = 0.5
    animation.delegate = delegate
    return animation
  }

  /// CABasicAnimation: changes what is seen, not the layer's value; it is removed at its end, and the
  /// delegate hears of start and stop.
  @Test func `a basic animation leaves the value and goes`() {
    let (stage, view) = Self.stage()
    let delegate = Delegate()
    stage.screen.turn { view.layer.add(Self.fade(delegate), forKey: "fade") }
    stage.screen.pass(30)
    #expect(view.layer.animationKeys() == ["fade"] && view.layer.opacity == 1)
    #expect((view.layer.presentation()?.opacity ?? 1) < 0.9 && delegate.log.take() == ["start"])
    stage.screen.settle()
    #expect((view.layer.animationKeys() ?? []).isEmpty && view.alpha == 1)
    #expect(view.layer.animation(forKey: "fade") == nil && delegate.log.take() == ["stop true"])
  }

  /// CALayer `add(_:forKey:)`: an animation with the same key replaces the other, which stops unfinished;
  /// `removeAnimation(forKey:)` stops too.
  @Test func `a key holds one animation`() {
    let (stage, view) = Self.stage()
    let (first, second) = (Delegate(), Delegate())
    stage.screen.turn { view.layer.add(Self.fade(first), forKey: "fade") }
    stage.screen.pass(10)
    stage.screen.turn { view.layer.add(Self.fade(second), forKey: "fade") }
    stage.screen.pass(10)
    #expect(first.log.take() == ["start", "stop false"] && view.layer.animationKeys() == ["fade"])
    stage.screen.turn { view.layer.removeAnimation(forKey: "fade") }
    stage.screen.pass(5)
    #expect(second.log.take() == ["start", "stop false"])
    #expect((view.layer.animationKeys() ?? []).isEmpty)
  }

  /// CAMediaTiming `fillMode` with `isRemovedOnCompletion` false: the last value stays in sight, and the
  /// animation stays on the layer.
  @Test func `a kept animation fills forwards`() {
    let (stage, view) = Self.stage()
    let (animation, delegate) = (Self.fade(nil), Delegate())
    animation.delegate = delegate
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    stage.screen.turn { view.layer.add(animation, forKey: "fade") }
    stage.screen.pass(120)
    #expect(
      delegate.log.take() == ["start", "stop true"] && view.layer.animationKeys() == ["fade"])
    #expect(view.layer.presentation()?.opacity == 0 && view.layer.opacity == 1)
    stage.screen.turn { view.layer.removeAllAnimations() }
    stage.screen.pass(2)
    #expect(view.layer.presentation()?.opacity ?? 1 == 1)
  }

  /// CATransaction `setCompletionBlock(_:)`: called when the animations that were added after it in the
  /// transaction have ended; soon without animations.
  @Test func `a transaction completes after its animations`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    stage.screen.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.add("animated") }
      view.layer.add(Self.fade(nil), forKey: "fade")
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.add("empty") }
      CATransaction.commit()
    }
    stage.screen.pass(10)
    #expect(log.take() == ["empty"])
    stage.screen.settle()
    #expect(log.take() == ["animated"])
  }

  /// CATransition: added to the layer around a change, as apps do before they set a label's text; its
  /// delegate hears of the end, and the value is the new one at once.
  @Test func `a transition of a layer ends and is removed`() {
    let stage = ViewStage()
    let label = UILabel(frame: CGRect(x: 0, y: 2, width: 10, height: 1))
    label.text = "Old"
    stage.add(label)
    let (transition, delegate) = (CATransition(), Delegate())
    #expect(transition.type == .fade)
    transition.type = .push
    transition.subtype = .fromTop
    transition.duration = 0.3
    transition.delegate = delegate
    stage.screen.turn {
      label.layer.add(transition, forKey: kCATransition)
      label.text = "New"
    }
    stage.screen.settle()
    #expect(delegate.log.take() == ["start", "stop true"] && stage.screen.row(of: "New") == 2)
    #expect((label.layer.animationKeys() ?? []).isEmpty && stage.screen.row(of: "Old") == nil)
  }
}
