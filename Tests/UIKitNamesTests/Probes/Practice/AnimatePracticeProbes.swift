import Testing
import UIKitNames

/// Probes of `UIView.animate` and its siblings: values, options, completions, nesting and interruption.
@Suite struct AnimatePracticeProbes {
  private static func stage() -> (ViewStage, UIView) {
    let stage = ViewStage()
    let view = UIView(frame: CGRect(x: 0, y: 2, width: 4, height: 2))
    stage.add(view)
    return (stage, view)
  }

  /// UIView `animate(withDuration:animations:completion:)`: the properties have their final values at
  /// once; the completion comes after the duration, with true.
  @Test func `values change at once and the completion comes after the duration`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    stage.screen.turn {
      UIView.animate(withDuration: 0.5) {
        view.frame.origin.x = 20
        view.alpha = 0.5
      } completion: {
        log.add("done \($0)")
      }
      #expect(view.frame.minX == 20 && view.alpha == 0.5)
    }
    stage.screen.pass(50)
    #expect(log.take() == [])
    stage.screen.pass(20)
    #expect(log.take() == ["done true"])
  }

  /// UIView `animate(withDuration:…)`: the block runs before the call returns, the completion never does,
  /// not even for a duration of 0: then it comes at the next run of the loop.
  @Test func `a duration of zero completes soon but not within the call`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    stage.screen.turn {
      UIView.animate(withDuration: 0) {
        log.add("block")
        view.alpha = 0
      } completion: {
        log.add("done \($0)")
      }
      log.add("returned")
    }
    stage.screen.settle()
    #expect(log.take() == ["block", "returned", "done true"] && view.alpha == 0)
  }

  /// CALayer `presentation()`: what is seen during an animation; with a linear curve half of the way at
  /// half of the time.
  @Test func `the presentation is on its way`() {
    let (stage, view) = Self.stage()
    stage.screen.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }
    stage.screen.pass(60)
    let seen = Double(view.layer.presentation()?.opacity ?? -1)
    #expect(abs(seen - 0.5) < 0.05 && view.alpha == 0)
    stage.screen.settle()
    #expect(view.layer.presentation()?.opacity ?? 0 == 0)
  }

  /// UIView `animate(withDuration:delay:options:…)`: a delay puts off what is seen and the completion, not
  /// the value.
  @Test func `a delay puts off the start and the end`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    stage.screen.turn {
      UIView.animate(withDuration: 0.5, delay: 0.5, options: []) {
        view.alpha = 0
      } completion: {
        log.add("done \($0)")
      }
    }
    #expect(view.alpha == 0)
    stage.screen.pass(40)
    #expect(view.layer.presentation()?.opacity == 1)
    stage.screen.pass(70)
    #expect(log.take() == [])
    stage.screen.pass(15)
    #expect(log.take() == ["done true"])
  }

  /// CALayer `removeAllAnimations()`: the animation ends at once at its final value, and its completion
  /// gets false.
  @Test func `an animation that is removed completes with false`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    stage.screen.turn {
      UIView.animate(withDuration: 2) {
        view.frame.origin.x = 10
      } completion: {
        log.add("done \($0)")
      }
    }
    stage.screen.pass(30)
    stage.screen.turn { view.layer.removeAllAnimations() }
    stage.screen.pass(5)
    #expect(log.take() == ["done false"] && view.frame.minX == 10)
    #expect(view.layer.presentation()?.frame.minX ?? 10 == 10)
  }

  /// UIView `performWithoutAnimation(_:)`: what is changed in it within an animation is seen at once; the
  /// rest moves.
  @Test func `a part of the changes is not animated`() {
    let (stage, view) = Self.stage()
    let still = UIView(frame: CGRect(x: 0, y: 6, width: 4, height: 2))
    stage.add(still)
    stage.screen.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 0
        UIView.performWithoutAnimation { still.alpha = 0 }
      }
    }
    stage.screen.pass(30)
    #expect(still.layer.presentation()?.opacity ?? 0 == 0)
    #expect((view.layer.presentation()?.opacity ?? 0) > 0.5)
    #expect(UIView.areAnimationsEnabled)
  }

  /// UIView `setAnimationsEnabled(_:)`: false makes blocks change at once; completions come with true.
  @Test func `disabled animations arrive at once`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    stage.screen.turn {
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 5) {
        view.alpha = 0
      } completion: {
        log.add("done \($0)")
      }
      UIView.setAnimationsEnabled(true)
    }
    stage.screen.pass(10)
    #expect(view.layer.presentation()?.opacity ?? 0 == 0 && log.take() == ["done true"])
  }

  /// UIView `inheritedAnimationDuration`: the duration of the animation around the code, else 0.
  @Test func `code in a block knows its duration`() {
    let (stage, view) = Self.stage()
    var seen: [TimeInterval] = []
    stage.turn {
      seen.append(UIView.inheritedAnimationDuration)
      UIView.animate(withDuration: 0.75) {
        seen.append(UIView.inheritedAnimationDuration)
        view.alpha = 0
      }
      seen.append(UIView.inheritedAnimationDuration)
    }
    #expect(seen == [0, 0.75, 0])
  }

  /// UIView.AnimationOptions `overrideInheritedDuration`: nested animations inherit the duration of the
  /// outer unless they have this option.
  @Test(arguments: [true, false])
  func `a nested animation inherits the duration`(overrides: Bool) {
    let (stage, view) = Self.stage()
    let inner = UIView(frame: CGRect(x: 0, y: 6, width: 4, height: 2))
    stage.add(inner)
    let options: UIView.AnimationOptions = overrides ? [.overrideInheritedDuration] : []
    stage.screen.turn {
      UIView.animate(withDuration: 2) {
        view.alpha = 0
        UIView.animate(withDuration: 0.2, delay: 0, options: options) { inner.alpha = 0 }
      }
    }
    stage.screen.pass(60)
    let opacity = inner.layer.presentation()?.opacity ?? 0
    #expect(overrides ? opacity == 0 : opacity > 0)
  }

  /// UIView.AnimationOptions `repeat`: continues without a completion until it is removed, then with false.
  @Test func `a repeated animation ends only by removal`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    stage.screen.turn {
      UIView.animate(withDuration: 0.25, delay: 0, options: [.repeat, .autoreverse]) {
        view.alpha = 0
      } completion: {
        log.add("done \($0)")
      }
    }
    stage.screen.pass(500)
    #expect(log.take() == [] && view.alpha == 0)
    stage.screen.turn { view.layer.removeAllAnimations() }
    stage.screen.pass(5)
    #expect(log.take() == ["done false"])
  }

  /// UIView.AnimationOptions `allowUserInteraction`: without it views that are animated get no touches.
  @Test(arguments: [true, false])
  func `a moving button works only with the option`(allows: Bool) {
    let stage = ViewStage()
    let log = ProbeLog()
    let button = UIButton(frame: CGRect(x: 5, y: 5, width: 10, height: 1))
    button.setTitle("Press", for: .normal)
    button.addAction(UIAction { _ in log.add("pressed") }, for: .touchUpInside)
    stage.add(button)
    stage.screen.turn {
      UIView.animate(withDuration: 1, delay: 0, options: allows ? [.allowUserInteraction] : []) {
        button.alpha = 0.5
      }
    }
    stage.screen.pass(20)
    stage.screen.click(9, 5)
    stage.screen.settle()
    #expect(log.take() == (allows ? ["pressed"] : []))
    stage.screen.click(9, 5)
    stage.screen.settle()
    #expect(log.take() == ["pressed"])
  }

  /// UIView `animate(withDuration:delay:usingSpringWithDamping:…)`: completes after the given duration,
  /// with the final value.
  @Test func `a spring completes after its duration`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    stage.screen.turn {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
        options: []
      ) {
        view.center.x = 20
      } completion: {
        log.add("done \($0)")
      }
    }
    #expect(view.center.x == 20)
    stage.screen.pass(50)
    #expect(log.take() == [])
    stage.screen.pass(15)
    #expect(log.take() == ["done true"])
  }

  /// UIView `animateKeyframes(withDuration:…)`: times are fractions of the whole; the value is that of the
  /// last keyframe, and each runs only in its time.
  @Test func `keyframes run in their parts of the time`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    stage.screen.turn {
      UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      } completion: {
        log.add("done \($0)")
      }
    }
    #expect(view.alpha == 0)
    stage.screen.pass(110)
    #expect((view.layer.presentation()?.opacity ?? 0) > 0.95)
    stage.screen.pass(60)
    let half = view.layer.presentation()?.opacity ?? 0
    #expect(half > 0.3 && half < 0.8 && log.calls == [])
    stage.screen.settle()
    #expect(log.take() == ["done true"])
  }

  /// UIView `transition(from:to:duration:options:completion:)`: replaces the view in its superview; with
  /// `showHideTransitionViews` it hides the old and shows the new.
  @Test(arguments: [true, false])
  func `a transition between views replaces or hides`(hides: Bool) {
    let stage = ViewStage()
    let log = ProbeLog()
    let (old, new) = (UIView(frame: stage.root.view.bounds), UIView(frame: stage.root.view.bounds))
    stage.add(old)
    if hides {
      new.isHidden = true
      stage.add(new)
    }
    var options: UIView.AnimationOptions = [.transitionCrossDissolve]
    if hides { options.insert(.showHideTransitionViews) }
    stage.turn {
      UIView.transition(from: old, to: new, duration: 0.3, options: options) {
        log.add("done \($0)")
      }
    }
    #expect(log.take() == ["done true"] && new.superview === stage.root.view && !new.isHidden)
    #expect(hides ? old.isHidden && old.superview === stage.root.view : old.superview == nil)
  }

  /// UIView `animate` with `layoutIfNeeded()`: the usual way to animate a constraint: set the constant, then
  /// lay out within the block.
  @Test func `a changed constraint is animated by layout in the block`() {
    let stage = ViewStage()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    let width = bar.widthAnchor.constraint(equalToConstant: 10)
    stage.turn {
      stage.root.view.addSubview(bar)
      NSLayoutConstraint.activate([
        width, bar.heightAnchor.constraint(equalToConstant: 2),
        bar.leadingAnchor.constraint(equalTo: stage.root.view.leadingAnchor),
        bar.topAnchor.constraint(equalTo: stage.root.view.topAnchor),
      ])
    }
    stage.screen.turn {
      width.constant = 30
      #expect(bar.bounds.width == 10)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        stage.root.view.layoutIfNeeded()
      }
      #expect(bar.bounds.width == 30)
    }
    stage.screen.pass(60)
    let seen = bar.layer.presentation()?.bounds.width ?? 0
    #expect(seen > 15 && seen < 25)
  }
}
