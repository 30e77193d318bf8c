import Testing
import UIKitNames

/// Probes of property animators, timing parameters and block animations.
@Suite struct AnimatorFactProbes {
  private static func box() -> (Screen, UIView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    screen.turn { root.view.addSubview(box) }
    screen.settle()
    return (screen, box)
  }

  /// UIViewPropertyAnimator: documented defaults.
  @Test func `an animator has the documented defaults`() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn, animations: nil)
    #expect(animator.duration == 2 && animator.delay == 0 && animator.isInterruptible)
    #expect(animator.isUserInteractionEnabled && !animator.isManualHitTestingEnabled)
    #expect(animator.scrubsLinearly && !animator.pausesOnCompletion && !animator.isReversed)
    #expect(animator.fractionComplete == 0 && !animator.isRunning && animator.state == .inactive)
  }

  /// UIViewPropertyAnimator `timingParameters`: the curve of the initialiser.
  @Test func `an animator has the timing of its curve`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut, animations: nil)
    #expect(animator.timingParameters?.timingCurveType == .builtin)
    #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .easeOut)
    let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5, animations: nil)
    #expect(spring.timingParameters?.timingCurveType == .spring)
    #expect(spring.timingParameters?.cubicTimingParameters == nil)
  }

  /// UICubicTimingParameters: control points of the system's curves (CAMediaTimingFunction.h).
  @Test func `system curves have the known control points`() {
    let inOut = UICubicTimingParameters(animationCurve: .easeInOut)
    #expect(inOut.controlPoint1 == CGPoint(x: 0.42, y: 0))
    #expect(inOut.controlPoint2 == CGPoint(x: 0.58, y: 1))
    let easeIn = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(easeIn.controlPoint1 == CGPoint(x: 0.42, y: 0))
    #expect(easeIn.controlPoint2 == CGPoint(x: 1, y: 1))
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(own.timingCurveType == .cubic && own.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
  }

  /// UIViewPropertyAnimator `startAnimation()`: the state is active while it runs, and `isRunning` is
  /// false while it is paused.
  @Test func `a paused animator is active and not running`() {
    let (screen, box) = Self.box()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
    screen.turn { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning)
    screen.pass(60)
    screen.turn { animator.pauseAnimation() }
    #expect(animator.state == .active && !animator.isRunning)
    #expect(abs(animator.fractionComplete - 0.5) < 0.05)
    screen.pass(300)
    #expect(abs(animator.fractionComplete - 0.5) < 0.05)
    screen.turn { animator.startAnimation() }
    screen.settle()
    #expect(animator.state == .inactive && box.alpha == 0)
  }

  /// UIViewAnimating `stopAnimation(_:)`: true ends without completions, in state inactive.
  @Test func `a stop without finishing goes to inactive`() {
    let (screen, box) = Self.box()
    let log = ProbeLog()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
    animator.addCompletion { log.add("\($0.rawValue)") }
    screen.turn { animator.startAnimation() }
    screen.pass(30)
    screen.turn { animator.stopAnimation(true) }
    #expect(animator.state == .inactive && !animator.isRunning)
    screen.settle()
    #expect(log.take() == [])
  }

  /// UIViewAnimating: `stopAnimation(false)`, then `finishAnimation(at:)` with each position.
  @Test(arguments: [UIViewAnimatingPosition.start, .end])
  func `a finished animator leaves the value of its position`(position: UIViewAnimatingPosition) {
    let (screen, box) = Self.box()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0.2 }
    animator.addCompletion { ends.append($0) }
    screen.turn { animator.startAnimation() }
    screen.pass(30)
    screen.turn {
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      animator.finishAnimation(at: position)
    }
    #expect(ends == [position] && animator.state == .inactive)
    #expect(box.alpha == (position == .start ? 1 : 0.2))
  }

  /// UIViewImplicitlyAnimating `addAnimations(_:delayFactor:)`: the delay is a factor of the remaining
  /// time.
  @Test func `an animation with a delay factor begins later`() {
    let (screen, box) = Self.box()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0.5 }
    screen.turn {
      animator.addAnimations({ box.frame.origin.x = 20 }, delayFactor: 0.5)
      animator.startAnimation()
    }
    #expect(box.frame.origin.x == 20)
    screen.pass(48)
    #expect(box.layer.presentation()?.frame.origin.x == 0)
    screen.settle()
    #expect(box.layer.presentation()?.frame.origin.x ?? 20 == 20)
  }

  /// UIView `animate(withDuration:…)`: the completion of an animation with a delay comes after both.
  @Test func `a delay counts before the duration`() {
    let (screen, box) = Self.box()
    let log = ProbeLog()
    screen.turn {
      UIView.animate(withDuration: 0.5, delay: 0.5, options: []) {
        box.alpha = 0
      } completion: {
        log.add("\($0)")
      }
    }
    screen.pass(118)
    #expect(log.take() == [])
    screen.pass(4)
    #expect(log.take() == ["true"])
  }

  /// UIView: the spring forms end at the final value with true.
  @Test func `spring animations end at the final value`() {
    let (screen, box) = Self.box()
    let log = ProbeLog()
    screen.turn {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
        options: .curveEaseInOut, animations: { box.frame.origin.x = 10 },
        completion: { log.add("\($0)") })
    }
    screen.settle()
    #expect(log.take() == ["true"] && box.frame.origin.x == 10)
  }

  /// UIView `animate`: animations and completion of two blocks are independent.
  @Test func `two animations complete in the order of their ends`() {
    let (screen, box) = Self.box()
    let log = ProbeLog()
    screen.turn {
      UIView.animate(withDuration: 0.6) {
        box.alpha = 0
      } completion: { _ in
        log.add("long")
      }
      UIView.animate(withDuration: 0.2) {
        box.frame.origin.x = 9
      } completion: { _ in
        log.add("short")
      }
    }
    screen.settle()
    #expect(log.take() == ["short", "long"])
  }

  /// UIView `performWithoutAnimation(_:)`: changes within an animation's block are not animated.
  @Test func `changes without animation are shown at once`() {
    let (screen, box) = Self.box()
    screen.turn {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { box.frame.origin.x = 12 }
        box.alpha = 0
      }
    }
    #expect(box.layer.presentation()?.frame.origin.x == 12)
    #expect((box.layer.presentation()?.opacity ?? 0) > 0.9)
    screen.settle()
  }

  /// UIView `areAnimationsEnabled`: true by default, and restored after `performWithoutAnimation`.
  @Test func `animations are enabled outside performWithoutAnimation`() {
    let (screen, _) = Self.box()
    screen.turn {
      #expect(UIView.areAnimationsEnabled)
      UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
      #expect(UIView.areAnimationsEnabled)
    }
  }

  /// UIView `inheritedAnimationDuration`: zero outside animations.
  @Test func `no duration is inherited outside an animation`() {
    let (screen, _) = Self.box()
    screen.turn {
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(withDuration: 0.75) {
        #expect(UIView.inheritedAnimationDuration == 0.75)
      }
    }
    screen.settle()
  }

  /// UIView: the presentation layer follows a linear animation.
  @Test func `the presentation is half way at half time`() {
    let (screen, box) = Self.box()
    screen.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 20 }
    }
    screen.pass(60)
    let x = box.layer.presentation()?.frame.origin.x ?? -1
    #expect(x >= 9 && x <= 11 && box.frame.origin.x == 20)
    screen.settle()
  }

  /// UIView `transition(from:to:…)` with `showHideTransitionViews` hides the old and shows the new.
  @Test func `a transition can hide and show instead of moving`() {
    let (screen, box) = Self.box()
    let other = UIView(frame: box.frame)
    other.isHidden = true
    let log = ProbeLog()
    screen.turn {
      box.superview?.addSubview(other)
      UIView.transition(
        from: box, to: other, duration: 0.3,
        options: [.transitionCrossDissolve, .showHideTransitionViews]
      ) { log.add("\($0)") }
    }
    screen.settle()
    #expect(log.take() == ["true"] && box.isHidden && !other.isHidden)
    #expect(box.superview != nil && other.superview != nil)
  }
}
