import Testing
import UIKitNames

/// Probes of animations of views and layers, and of property animators, as Apple's documentation states them.
@Suite struct AnimationSourcedProbes {
  private static func stage() -> (ViewStage, UIView) {
    let stage = ViewStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
    stage.add(view)
    return (stage, view)
  }

  private static func linear(_ view: UIView, to x: Double, _ log: ProbeLog)
    -> UIViewPropertyAnimator
  {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = x }
    animator.addCompletion { position in
      log.add(position == .end ? "end" : position == .start ? "start" : "current")
    }
    return animator
  }

  /// UIView `animate(withDuration:animations:completion:)`: the properties have their new values at once;
  /// the completion comes at the end, with true.
  @Test func `values change at once and the completion comes later`() {
    let (stage, view) = Self.stage()
    var ends: [Bool] = []
    stage.screen.turn {
      UIView.animate(withDuration: 0.5, animations: { view.frame.origin.x = 20 }) {
        ends.append($0)
      }
    }
    #expect(view.frame.origin.x == 20 && ends == [])
    stage.screen.pass(40)
    #expect(ends == [])
    stage.screen.pass(40)
    #expect(ends == [true] && view.frame.origin.x == 20)
  }

  /// UIView `performWithoutAnimation(_:)`: animations are disabled in the block and enabled again after it;
  /// `inheritedAnimationDuration` is that of the block that runs.
  @Test func `a block without animations`() {
    let (stage, view) = Self.stage()
    var enabled: [Bool] = []
    var durations: [Double] = []
    stage.turn {
      enabled.append(UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 0.25) {
        durations.append(UIView.inheritedAnimationDuration)
        view.alpha = 0.5
        UIView.performWithoutAnimation { enabled.append(UIView.areAnimationsEnabled) }
      }
      enabled.append(UIView.areAnimationsEnabled)
    }
    #expect(enabled == [true, false, true] && durations == [0.25] && view.alpha == 0.5)
  }

  /// UIView `animate`: "If the duration of the animation is 0, this block is performed at the beginning
  /// of the next run loop cycle", so not within the call.
  @Test func `a completion never comes within the call`() {
    let (stage, view) = Self.stage()
    var ends: [Bool] = []
    var within = -1
    stage.turn {
      UIView.animate(withDuration: 0, animations: { view.alpha = 0.2 }) { ends.append($0) }
      within = ends.count
    }
    #expect(within == 0 && ends.count == 1 && view.alpha == 0.2)
  }

  /// UIViewAnimating `state`: inactive, active after `startAnimation()`, inactive at the end; completions are
  /// called with `end`.
  @Test func `the states of an animator that runs through`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let animator = Self.linear(view, to: 20, log)
    animator.addCompletion { _ in log.add("second") }
    #expect(animator.state == .inactive && !animator.isRunning && view.frame.origin.x == 0)
    stage.screen.turn { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning && !animator.isReversed)
    stage.screen.pass(60)
    #expect(animator.fractionComplete > 0.4 && animator.fractionComplete < 0.6 && log.take() == [])
    stage.screen.settle()
    #expect(log.take() == ["end", "second"] && animator.state == .inactive && !animator.isRunning)
    #expect(view.frame.origin.x == 20)
  }

  /// UIViewAnimating `stopAnimation(_:)`: with true the animator is inactive and its completions are not
  /// called; with false it is stopped until `finishAnimation(at:)`, which calls them.
  @Test func `an animator is stopped with and without an end`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let first = Self.linear(view, to: 20, log)
    stage.screen.turn { first.startAnimation() }
    stage.screen.pass(60)
    stage.turn { first.stopAnimation(true) }
    #expect(first.state == .inactive && log.take() == [])
    #expect(view.frame.origin.x > 0 && view.frame.origin.x < 20)
    view.frame.origin.x = 0
    let second = Self.linear(view, to: 30, log)
    stage.screen.turn { second.startAnimation() }
    stage.screen.pass(30)
    stage.screen.turn { second.stopAnimation(false) }
    #expect(second.state == .stopped && !second.isRunning && log.take() == [])
    stage.turn { second.finishAnimation(at: .start) }
    #expect(log.take() == ["start"] && second.state == .inactive && view.frame.origin.x == 0)
  }

  /// UIViewAnimating `pauseAnimation()` and `fractionComplete`: a paused animator is active, not running;
  /// `continueAnimation` continues to the end.
  @Test func `an animator is paused and scrubbed`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let animator = Self.linear(view, to: 20, log)
    stage.turn { animator.pauseAnimation() }
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0)
    stage.turn { animator.fractionComplete = 0.5 }
    #expect(animator.fractionComplete == 0.5 && log.take() == [])
    stage.turn { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    #expect(log.take() == ["end"] && view.frame.origin.x == 20)
  }

  /// UIViewAnimating `isReversed`: the animation runs "back to the initial state", and ends at `start`.
  @Test func `a reversed animator ends at the start`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let animator = Self.linear(view, to: 20, log)
    stage.screen.turn { animator.startAnimation() }
    stage.screen.pass(60)
    stage.screen.turn {
      animator.pauseAnimation()
      animator.isReversed = true
      animator.startAnimation()
    }
    stage.screen.settle()
    #expect(log.take() == ["start"] && view.frame.origin.x == 0 && animator.state == .inactive)
  }

  /// UIViewPropertyAnimator `pausesOnCompletion`: the animator "remains in the active state when the
  /// animation finishes, and it does not execute its completion handler".
  @Test func `an animator may pause at its end`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let animator = Self.linear(view, to: 20, log)
    #expect(!animator.pausesOnCompletion && animator.isInterruptible && animator.scrubsLinearly)
    animator.pausesOnCompletion = true
    stage.turn { animator.startAnimation() }
    #expect(animator.state == .active && !animator.isRunning && log.take() == [])
    stage.turn {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    #expect(animator.state == .inactive && log.take() == ["end"] && view.frame.origin.x == 20)
  }

  /// UIView `transition(from:to:duration:options:completion:)`: the first view is removed and the second is
  /// added; `showHideTransitionViews` hides and shows them in their hierarchy.
  @Test func `a transition replaces a view`() {
    let (stage, view) = Self.stage()
    let next = UIView(frame: view.frame)
    var ends: [Bool] = []
    stage.turn {
      UIView.transition(from: view, to: next, duration: 0.2, options: []) { ends.append($0) }
    }
    #expect(ends == [true] && view.superview == nil && next.superview === stage.root.view)
    let third = UIView(frame: view.frame)
    third.isHidden = true
    stage.add(third)
    stage.turn {
      UIView.transition(from: next, to: third, duration: 0.2, options: [.showHideTransitionViews])
    }
    #expect(next.isHidden && !third.isHidden && next.superview === stage.root.view)
  }

  final class Stopped: CAAnimationDelegate {
    let log = ProbeLog()
    func animationDidStart(_ anim: CAAnimation) { log.add("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.add("stop \(flag)") }
  }

  /// CAAnimation: does not change the layer's own value; it is removed on completion by default, and its
  /// delegate hears of both ends.
  @Test func `a layer's animation leaves the value`() {
    let (stage, view) = Self.stage()
    let stopped = Stopped()
    withExtendedLifetime(stopped) {
      stage.screen.turn {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1.0
        fade.toValue = 0.0
        fade.duration = 0.5
        fade.delegate = stopped
        #expect(fade.isRemovedOnCompletion)
        view.layer.add(fade, forKey: "fade")
      }
      #expect(view.layer.animationKeys() == ["fade"] && view.layer.opacity == 1 && view.alpha == 1)
      stage.screen.settle()
      #expect(stopped.log.take() == ["start", "stop true"])
      #expect((view.layer.animationKeys() ?? []).isEmpty && view.layer.opacity == 1)
    }
  }

  /// CATransaction `setCompletionBlock(_:)`: called when all animations that were added have completed.
  @Test func `a transaction tells of the end of its animations`() {
    let (stage, view) = Self.stage()
    var ends = 0
    stage.screen.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends += 1 }
      let move = CABasicAnimation(keyPath: "opacity")
      move.fromValue = 0.0
      move.toValue = 1.0
      move.duration = 0.5
      view.layer.add(move, forKey: nil)
      CATransaction.commit()
    }
    stage.screen.pass(30)
    #expect(ends == 0)
    stage.screen.settle()
    #expect(ends == 1)
  }

  /// UIView `transform` and `layer`: a scale changes the frame around the centre and not the bounds; the
  /// layer's position, bounds and opacity are the view's centre, bounds and alpha.
  @Test func `a transform and the layer`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 8, height: 4))
    view.alpha = 0.5
    #expect(view.layer.position == CGPoint(x: 14, y: 12) && view.layer.opacity == 0.5)
    #expect(view.layer.bounds == view.bounds && view.layer.frame == view.frame)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 6, y: 8, width: 16, height: 8))
    #expect(view.bounds.size == CGSize(width: 8, height: 4) && view.center == CGPoint(x: 14, y: 12))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 10, width: 8, height: 4) && view.transform.isIdentity)
  }
}
