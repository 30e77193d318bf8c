import Testing
import UIKitNames

/// Probes of `UIView.animate` and `UIViewPropertyAnimator`.
@Suite struct AnimationProbes {
  private static func stage() -> (Screen, UIView) {
    let screen = Screen(root: UIViewController())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    screen.turn { screen.root?.view.addSubview(view) }
    return (screen, view)
  }

  /// UIView: `animate(withDuration:animations:completion:)`: the model has the final value at once.
  @Test func `an animated property has its final value at once`() {
    let (screen, view) = Self.stage()
    var finished: [Bool] = []
    screen.turn {
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
      } completion: {
        finished.append($0)
      }
      #expect(view.alpha == 0)
    }
    #expect(finished == [])
    screen.settle()
    #expect(finished == [true])
  }

  /// UIView: `animate(withDuration:…)`: the block runs before the call returns, the completion later.
  @Test func `the block runs at once and the completion after the call`() {
    let (screen, view) = Self.stage()
    let log = ProbeLog()
    screen.turn {
      UIView.animate(withDuration: 0.2) {
        view.alpha = 0.5
        log.add("block")
      } completion: { _ in
        log.add("completion")
      }
      log.add("after")
    }
    screen.settle()
    #expect(log.take() == ["block", "after", "completion"])
  }

  /// UIView: `layer.removeAllAnimations()`: completions get false.
  @Test func `a removed animation completes with false`() {
    let (screen, view) = Self.stage()
    var finished: [Bool] = []
    screen.turn {
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
      } completion: {
        finished.append($0)
      }
    }
    screen.pass(6)
    screen.turn { view.layer.removeAllAnimations() }
    screen.settle()
    #expect(finished == [false] && view.alpha == 0)
  }

  /// UIView: `performWithoutAnimation(_:)`.
  @Test func `changes without animation are not animated`() {
    let (screen, view) = Self.stage()
    screen.turn {
      UIView.animate(withDuration: 0.5) {
        UIView.performWithoutAnimation { view.alpha = 0 }
      }
      #expect(view.layer.presentation()?.opacity == 0)
    }
  }

  /// UIView: `areAnimationsEnabled` is true; `setAnimationsEnabled(false)` makes changes immediate.
  @Test func `disabled animations complete without time`() {
    let (screen, view) = Self.stage()
    screen.turn {
      #expect(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 10) { view.alpha = 0 }
      UIView.setAnimationsEnabled(true)
    }
    #expect(view.alpha == 0)
  }

  /// UIView: `inheritedAnimationDuration` is the duration inside the block and 0 outside.
  @Test func `the inherited duration is the block's`() {
    let (screen, _) = Self.stage()
    screen.turn {
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(withDuration: 0.5) { #expect(UIView.inheritedAnimationDuration == 0.5) }
    }
  }

  /// UIView: completion handlers of nested animations are in the order of their ends.
  @Test func `a delayed animation completes after its delay and duration`() {
    let (screen, view) = Self.stage()
    let log = ProbeLog()
    screen.turn {
      UIView.animate(withDuration: 0.2, delay: 0.3, options: []) {
        view.alpha = 0.5
      } completion: {
        _ in
        log.add("delayed")
      }
      UIView.animate(withDuration: 0.3) {
        view.frame.origin.x = 5
      } completion: { _ in
        log.add("plain")
      }
    }
    screen.pass(36)
    #expect(log.take() == ["plain"])
    screen.pass(24)
    #expect(log.take() == ["delayed"])
  }

  /// UIViewPropertyAnimator: a new one is inactive, not running, at fraction 0.
  @Test func `a new animator is inactive`() {
    let (screen, view) = Self.stage()
    screen.turn {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
      #expect(view.alpha == 1 && animator.duration == 1 && !animator.isReversed)
      #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    }
  }

  /// UIViewAnimating: `startAnimation()` makes it active; the end calls completions with `.end`.
  @Test func `an animator that ends completes at its end and is inactive`() {
    let (screen, view) = Self.stage()
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }
    screen.turn {
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning)
    }
    screen.settle()
    #expect(positions == [.end] && animator.state == .inactive && !animator.isRunning)
  }

  /// UIViewAnimating: `pauseAnimation()` of an inactive animator makes it active and not running.
  @Test func `pausing an inactive animator makes it active`() {
    let (screen, view) = Self.stage()
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }
    screen.turn {
      animator.pauseAnimation()
      #expect(animator.state == .active && !animator.isRunning)
      animator.fractionComplete = 0.25
      #expect(animator.fractionComplete == 0.25)
      animator.stopAnimation(true)
    }
  }

  /// UIViewAnimating: `isReversed` makes the animation end at its start.
  @Test func `a reversed animator completes at its start with the old value`() {
    let (screen, view) = Self.stage()
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }
    screen.turn {
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
    }
    screen.pass(30)
    screen.turn { animator.isReversed = true }
    screen.settle()
    #expect(positions == [.start] && view.alpha == 1)
  }

  /// UIViewAnimating: `stopAnimation(true)` skips the completions and becomes inactive.
  @Test func `stopping without finishing calls no completion`() {
    let (screen, view) = Self.stage()
    var count = 0
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }
    screen.turn {
      animator.addCompletion { _ in count += 1 }
      animator.startAnimation()
    }
    screen.pass(30)
    screen.turn { animator.stopAnimation(true) }
    screen.settle()
    #expect(count == 0 && animator.state == .inactive)
    #expect(abs(view.alpha - 0.5) < 0.02)
  }

  /// UIViewAnimating: `stopAnimation(false)` is followed by `finishAnimation(at:)`.
  @Test func `finishing a stopped animator at the current position completes with it`() {
    let (screen, view) = Self.stage()
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }
    screen.turn {
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
    }
    screen.pass(30)
    screen.turn {
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && positions == [])
      animator.finishAnimation(at: .start)
    }
    #expect(positions == [.start] && view.alpha == 1 && animator.state == .inactive)
  }

  /// UIViewPropertyAnimator: `runningPropertyAnimator(withDuration:delay:options:…)` starts at once.
  @Test func `a running animator is active at once`() {
    let (screen, view) = Self.stage()
    screen.turn {
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.2, delay: 0, options: [], animations: { view.alpha = 0 })
      #expect(animator.state == .active && view.alpha == 0)
    }
    screen.settle()
  }

  /// UIViewPropertyAnimator: `pausesOnCompletion` keeps the animator active at its end.
  @Test func `an animator that pauses on completion stays active`() {
    let (screen, view) = Self.stage()
    var count = 0
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0 }
    screen.turn {
      animator.pausesOnCompletion = true
      animator.addCompletion { _ in count += 1 }
      animator.startAnimation()
    }
    screen.settle()
    #expect(count == 0 && animator.state == .active && !animator.isRunning)
    #expect(animator.fractionComplete == 1)
    screen.turn { animator.stopAnimation(true) }
  }
}
