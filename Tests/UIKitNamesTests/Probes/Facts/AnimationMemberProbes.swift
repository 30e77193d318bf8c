import Testing
import UIKitNames

/// Probes of view animations and property animators. A second is 120 ticks.
@Suite struct AnimationMemberProbes {
  private static func screen() -> (Screen, UIView, UIView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    return (screen, root.view, view)
  }

  /// UIView `animate(withDuration:animations:completion:)`: a block that changes nothing completes
  /// at once, not after the duration (Spaceman Labs, "Premature Completion").
  @Test func `an animation that changes nothing completes early`() {
    let (screen, _, _) = Self.screen()
    let log = ProbeLog()
    screen.turn {
      UIView.animate(withDuration: 3, animations: {}, completion: { log.add("\($0)") })
    }
    screen.pass(30)
    #expect(log.take() == ["true"])
  }

  /// UIViewPropertyAnimator: the block of a new animator runs when it becomes active, and only
  /// then.
  @Test func `an animator runs its block once when it becomes active`() {
    let (screen, _, view) = Self.screen()
    let log = ProbeLog()
    screen.turn {
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
        log.add("block")
        view.alpha = 0.2
      }
      #expect(log.take() == [] && view.alpha == 1)
      animator.pauseAnimation()
      #expect(log.take() == ["block"] && animator.state == .active && !animator.isRunning)
      animator.startAnimation()
    }
    screen.settle()
    #expect(log.take() == [] && view.alpha == 0.2)
  }

  /// UIView: a view that leaves the window loses its animations, so they end early, unfinished.
  @Test func `an animation ends when its view is removed`() {
    let (screen, _, view) = Self.screen()
    let log = ProbeLog()
    screen.turn {
      UIView.animate(
        withDuration: 5, animations: { view.frame.origin.x = 30 },
        completion: { log.add("\($0)") })
    }
    screen.pass(20)
    #expect(log.take() == [])
    screen.turn { view.removeFromSuperview() }
    screen.pass(20)
    #expect(log.take() == ["false"] && view.frame.origin.x == 30)
  }

  /// UIView `hitTest(_:with:)` ignores views with an alpha below 0.01, and the alpha has its final
  /// value while it is animated.
  @Test func `a view that fades out is not hit any more`() {
    let (screen, root, view) = Self.screen()
    #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
    screen.turn {
      UIView.animate(
        withDuration: 3, delay: 0, options: .allowUserInteraction, animations: { view.alpha = 0 })
    }
    screen.pass(30)
    #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === root)
  }

  /// UIView `hitTest(_:with:)` knows the final place of a view that is animated, not the place
  /// where it is seen (animated values are set on the model layer at once).
  @Test func `a moving view is hit at its final place`() {
    let (screen, root, view) = Self.screen()
    screen.turn {
      UIView.animate(
        withDuration: 3, delay: 0, options: .allowUserInteraction,
        animations: { view.frame.origin = CGPoint(x: 30, y: 8) })
    }
    screen.pass(30)
    #expect(root.hitTest(CGPoint(x: 31, y: 9), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === root)
  }

  /// UIView: of two animations of one property the later one decides, and both complete.
  @Test func `the later of two animations decides the place`() {
    let (screen, _, view) = Self.screen()
    let log = ProbeLog()
    screen.turn {
      UIView.animate(
        withDuration: 1, animations: { view.frame.origin.x = 30 },
        completion: { _ in log.add("a") })
    }
    screen.pass(30)
    screen.turn {
      UIView.animate(
        withDuration: 1, animations: { view.frame.origin.x = 10 },
        completion: { _ in log.add("b") })
    }
    screen.settle()
    #expect(log.take() == ["a", "b"] && view.frame.origin.x == 10)
  }

  /// UIView.AnimationOptions `curveEaseIn` and `curveEaseOut`: slow at the begin, and slow at the
  /// end.
  @Test func `easing in is behind and easing out ahead at half time`() {
    var places: [CGFloat] = []
    for options in [UIView.AnimationOptions.curveEaseIn, .curveLinear, .curveEaseOut] {
      let (screen, _, view) = Self.screen()
      screen.turn {
        UIView.animate(
          withDuration: 2, delay: 0, options: options, animations: { view.frame.origin.x = 40 })
      }
      screen.pass(120)
      screen.turn { places.append(view.layer.presentation()?.frame.origin.x ?? -1) }
    }
    #expect(places.count == 3)
    guard places.count == 3 else { return }
    #expect(places[0] > 0 && places[0] < places[1] && places[1] < places[2] && places[2] < 40)
    #expect(abs(places[1] - 20) <= 1)
  }

  /// UIViewPropertyAnimator `pauseAnimation()`: the fraction stands still while the animator is
  /// paused.
  @Test func `a paused animator stands still`() {
    let (screen, _, view) = Self.screen()
    let log = ProbeLog()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 40 }
    animator.addCompletion { log.add("\($0 == .end)") }
    screen.turn { animator.startAnimation() }
    screen.pass(60)
    screen.turn { animator.pauseAnimation() }
    let fraction = animator.fractionComplete
    screen.pass(300)
    #expect(animator.fractionComplete == fraction && fraction > 0.3 && fraction < 0.7)
    #expect(log.take() == [] && animator.state == .active)
    screen.turn { animator.startAnimation() }
    screen.settle()
    #expect(log.take() == ["true"] && animator.state == .inactive)
  }

  /// UIView: the completion runs outside the animation, so changes in it are not animated.
  @Test func `a change in the completion is not animated`() {
    let (screen, _, view) = Self.screen()
    var durations: [TimeInterval] = []
    var seen: CGFloat?
    screen.turn {
      UIView.animate(
        withDuration: 0.5,
        animations: {
          durations.append(UIView.inheritedAnimationDuration)
          view.frame.origin.x = 30
        },
        completion: { _ in
          durations.append(UIView.inheritedAnimationDuration)
          view.frame.origin.x = 5
        })
    }
    screen.settle()
    screen.turn { seen = view.layer.presentation()?.frame.origin.x }
    #expect(durations == [0.5, 0] && view.frame.origin.x == 5)
    #expect(seen == nil || seen == 5)
  }
}
