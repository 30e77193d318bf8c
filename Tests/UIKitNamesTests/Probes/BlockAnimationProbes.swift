import Testing
import UIKitNames

/// Probes of animations in blocks, nested, repeated and replaced.
@Suite struct BlockAnimationProbes {
  private func make() -> (Screen, UIView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    return (screen, view)
  }

  /// UIView: `animate`, the completion's argument is true at the natural end.
  @Test func `an animation that ends completes with true`() {
    let (screen, view) = make()
    var finished: Bool?
    screen.turn {
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
      } completion: {
        finished = $0
      }
    }
    screen.pass(30)
    #expect(finished == nil)
    screen.settle()
    #expect(finished == true)
  }

  /// UIView: a duration of zero changes at once, and completes with true.
  @Test func `a duration of zero changes without animation`() {
    let (screen, view) = make()
    var finished: Bool?
    screen.turn {
      UIView.animate(withDuration: 0) {
        view.alpha = 0
      } completion: {
        finished = $0
      }
    }
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
      ) {
        view.frame.origin.x = 20
      } completion: {
        finished = $0
      }
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
      } completion: {
        finished = $0
      }
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
