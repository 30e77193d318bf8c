import CellGraphics
import Motion
import NavigationKit
import Testing

/// Catalogue 7.1.
@Suite struct ViewAnimationTests {
  private let board = Board()
  private let log = Log()

  private func note(_ name: String) -> (Bool) -> Void {
    { [log, board] in log.note("\(name) \($0) at \(board.tick)") }
  }

  @Test func `frame, bounds, center, transform, alpha and colour are animated (7.1.1)`() {
    let view = board.view
    view.backgroundColor = .black
    board.turn {
      View.animate(withDuration: 1, options: .curveLinear) {
        view.frame = Rect(x: 20, y: 10, width: 30, height: 20)
        view.transform = AffineTransform(translationX: 8, y: 4)
        view.alpha = 0.5
        view.backgroundColor = Color(red: 200, green: 100, blue: 50)
      }
    }
    board.advance(to: 60)
    let seen = view.presentation
    // Half way from (5, 5) to (35, 20), from 10 × 10 to 30 × 20.
    #expect(seen.center == Point(x: 20, y: 12.5))
    #expect(seen.bounds == Rect(x: 0, y: 0, width: 20, height: 15))
    #expect(seen.transform == AffineTransform(translationX: 4, y: 2))
    #expect(seen.frame == Rect(x: 14, y: 7, width: 20, height: 15))
    #expect(seen.alpha == 0.75)
    #expect(seen.backgroundColor == Color(red: 100, green: 50, blue: 25))
  }

  @Test func `isHidden and text are not animated (7.1.1)`() {
    let label = Label()
    board.turn { board.view.addSubview(label) }
    board.turn {
      View.animate(withDuration: 1) {
        label.isHidden = true
        label.text = "after"
      } completion: { [note] in
        note("done")($0)
      }
    }
    #expect(!board.stage.application.isAnimating)
    board.advance(to: 1)
    #expect(log.lines == ["done true at 1"])
  }

  @Test
  func
    `an animation changes the property immediately and the presentation value over time (7.1.2)`()
  {
    board.turn {
      View.animate(withDuration: 1, options: .curveLinear) {
        board.view.center.x = 65
        #expect(board.view.center.x == 65)
        #expect(board.view.presentation.center.x == 5)
      }
    }
    #expect(board.places(at: 0, 30, 120) == [5, 20, 65])
  }

  @Test(arguments: [0.0, -1, 0.001])
  func `a block without a duration does not animate and completes on the next tick (7.1.3)`(
    seconds: Double
  ) {
    board.move(to: 65, in: seconds, log: log, as: "done")
    #expect(board.view.presentation.center.x == 65)
    #expect(log.lines == [])
    board.advance(to: 100)
    #expect(log.lines == ["done true at 1"])
  }

  @Test func `an animation eases in and out without a delay by default (7.1.4)`() {
    board.turn { View.animate(withDuration: 1) { board.view.center.x = 65_541 } }
    // Of 65,536 columns: the curve at a quarter of the time is 8464.76 steps, by bisection with 200
    // halvings; half way at half time.
    #expect(board.places(at: 30, 60, 90) == [8_470, 32_773, 57_076])
  }

  @Test func `a delay shows the old value before the animation starts (7.1.4)`() {
    board.move(to: 65, in: 1, delay: 0.5, log: log, as: "done")
    #expect(board.places(at: 0, 59, 60, 90, 165) == [5, 5, 5, 20, 57.5])
    #expect(log.lines == [])
    board.advance(to: 180)
    #expect(log.lines == ["done true at 180"])
  }

  @Test(arguments: [true, false])
  func `an animated view ignores touches unless allowUserInteraction is set (7.1.5)`(
    isAllowed: Bool
  ) {
    var taps = 0
    let button = Button()
    button.addAction { _ in taps += 1 }
    board.turn { board.view.addSubview(button) }
    board.move(to: 65, in: 1, options: isAllowed ? .allowUserInteraction : [])
    board.advance(to: 10)
    board.stage.application.tap()
    #expect(taps == (isAllowed ? 1 : 0))
    board.advance(to: 120)
    board.stage.application.tap()
    #expect(taps == (isAllowed ? 2 : 1))
  }

  @Test func `completions report whether the animation ran to its end (7.1.6)`() {
    board.move(to: 65, in: 1, log: log, as: "moved")
    board.advance(to: 120)
    #expect(log.take() == ["moved true at 120"])
    board.move(to: 5, in: 1, log: log, as: "removed")
    board.advance(to: 130)
    board.turn { board.view.removeAllAnimations() }
    #expect(log.take() == ["removed false at 130"])
    #expect(board.view.presentation.center.x == 5)
    board.move(to: 65, in: 1, log: log, as: "gone")
    board.turn { board.view.removeFromSuperview() }
    #expect(log.take() == ["gone false at 130"])
    board.advance(to: 1_000)
    #expect(log.lines == [])
  }

  @Test func `a block without changes completes on the next tick (7.1.7)`() {
    board.move(to: board.view.center.x, in: 5, delay: 1, log: log, as: "nothing")
    board.advance(to: 600)
    #expect(log.lines == ["nothing true at 1"])
  }

  @Test func `a value that is set twice in a block is animated once (7.1.2)`() {
    board.turn {
      View.animate(withDuration: 1, options: .curveLinear) {
        board.view.alpha = 0
        board.view.alpha = 0.5
      } completion: { [note] in
        note("done")($0)
      }
    }
    #expect(board.seen(at: 0, 60, 120) { $0.alpha } == [1, 0.75, 0.5])
    #expect(log.lines == ["done true at 120"])
  }

  @Test func `an animation to an invisible colour keeps the hue`() {
    board.view.backgroundColor = Color(red: 200, green: 100, blue: 0)
    board.turn {
      View.animate(withDuration: 1, options: .curveLinear) { board.view.backgroundColor = nil }
    }
    #expect(
      board.seen(at: 60, 120) { $0.backgroundColor } == [
        Color(red: 200, green: 100, blue: 0, alpha: 128), nil,
      ])
  }

  @Test(arguments: [true, false])
  func `a nested block inherits duration and curve unless it keeps its own (7.1.8)`(
    keepsItsOwn: Bool
  ) {
    let other = View(frame: board.view.frame)
    board.turn { board.view.superview?.addSubview(other) }
    board.turn {
      View.animate(withDuration: 2, options: .curveLinear) {
        board.view.center.x = 65
        let own: AnimationOptions =
          keepsItsOwn ? [.overrideInheritedDuration, .overrideInheritedCurve] : []
        View.animate(withDuration: 1, options: [.curveEaseIn, own]) {
          other.center.x = 65_541
        } completion: { [note] in
          note("inner")($0)
        }
      } completion: { [note] in
        note("outer")($0)
      }
    }
    board.advance(to: 60)
    // A quarter of 2 s by the outer line; or half of 1 s, easing in: 20,667.2 steps by bisection.
    #expect(other.presentation.center.x == 5 + (keepsItsOwn ? 20_667 : 16_384))
    board.advance(to: 240)
    #expect(
      log.lines
        == (keepsItsOwn
          ? ["inner true at 120", "outer true at 240"]
          : ["outer true at 240", "inner true at 240"]))
  }

  @Test(arguments: [true, false])
  func `a nested block inherits the options unless it keeps its own (7.1.8)`(keepsItsOwn: Bool) {
    board.turn {
      View.animate(withDuration: 1, options: [.repeat, .autoreverse]) {
        View.animate(withDuration: 1, options: keepsItsOwn ? .overrideInheritedOptions : []) {
          board.view.alpha = 0
        } completion: { [note] in
          note("inner")($0)
        }
      }
    }
    board.advance(to: 10_000)
    #expect(log.lines == (keepsItsOwn ? ["inner true at 120"] : []))
    #expect(board.stage.application.isAnimating == !keepsItsOwn)
  }

  @Test func `the animations end at the end of the longest one, unless one repeats`() {
    let application = board.stage.application
    #expect(application.animationEndTick == nil)
    board.move(to: 65, in: 1)
    board.turn { View.animate(withDuration: 0.5, delay: 1) { board.view.alpha = 0 } }
    // A second has 120 ticks.
    #expect(application.animationEndTick == 180)
    board.advance(to: 130)
    #expect(application.animationEndTick == 180)
    board.advance(to: 180)
    #expect(application.animationEndTick == nil)
    board.move(to: 5, in: 1, options: [.repeat, .curveLinear])
    #expect(application.animationEndTick == nil)
  }

  @Test func `a block can read the inherited animation duration (7.1.9)`() {
    var durations: [Double] = []
    board.turn {
      durations.append(View.inheritedAnimationDuration)
      View.animate(withDuration: 0.5) {
        durations.append(View.inheritedAnimationDuration)
        View.performWithoutAnimation { durations.append(View.inheritedAnimationDuration) }
      }
      View.animate(withDuration: 0) { durations.append(View.inheritedAnimationDuration) }
    }
    #expect(durations == [0, 0.5, 0, 0])
  }

  @Test func `performWithoutAnimation changes values immediately in any block (7.1.9)`() {
    board.turn {
      View.animate(withDuration: 1) {
        View.performWithoutAnimation {
          #expect(!View.areAnimationsEnabled)
          board.view.center.x = 65
          View.animate(withDuration: 1) { board.view.alpha = 0 }
        }
        #expect(View.areAnimationsEnabled)
      }
    }
    #expect(board.view.presentation.center.x == 65)
    #expect(board.view.presentation.alpha == 0)
    #expect(!board.stage.application.isAnimating)
  }

  @Test func `disabled animations change every value immediately until they are enabled (7.1.9)`() {
    board.turn { View.setAnimationsEnabled(false) }
    board.move(to: 65, in: 1, log: log, as: "off")
    board.turn {
      #expect(!View.areAnimationsEnabled)
      View.setAnimationsEnabled(true)
    }
    #expect(board.view.presentation.center.x == 65)
    board.advance(to: 1)
    #expect(log.take() == ["off true at 1"])
    board.move(to: 5, in: 1, log: log, as: "on")
    board.advance(to: 200)
    #expect(log.take() == ["on true at 121"])
  }

  @Test func `a repeating animation runs indefinitely and completes with false (7.1.10)`() {
    board.move(to: 65, in: 1, options: [.repeat, .curveLinear], log: log, as: "repeat")
    #expect(board.places(at: 60, 105, 120, 150, 1_260) == [35, 57.5, 5, 20, 35])
    #expect(board.stage.application.nextDueTick == nil)
    board.turn { board.view.removeAllAnimations() }
    #expect(log.lines == ["repeat false at 1260"])
    #expect(board.places(at: 1_260) == [65])
  }

  @Test func `an autoreversed animation jumps to the property's value at its end (7.1.10)`() {
    board.move(to: 65, in: 1, options: [.autoreverse, .curveLinear], log: log, as: "back")
    #expect(board.places(at: 60, 120, 150, 225) == [35, 65, 50, 12.5])
    #expect(board.places(at: 240) == [65])
    #expect(log.lines == ["back true at 240"])
  }

  @Test func `an autoreversed animation can repeat a fractional number of times (7.1.10)`() {
    board.turn {
      View.animate(withDuration: 1, options: .curveLinear) {
        View.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) {
          board.view.center.x = 65
        }
      } completion: { [note] in
        note("done")($0)
      }
    }
    // There and back twice, and there once more: 5 passes of 120 ticks.
    #expect(board.places(at: 120, 240, 360, 480, 585, 600) == [65, 5, 65, 5, 57.5, 65])
    #expect(log.lines == ["done true at 600"])
  }

  @Test func `the options have UIKit's bits (7.1.11)`() {
    let bits: [(AnimationOptions, UInt)] = [
      (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
      (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64),
      (.allowAnimatedContent, 128), (.showHideTransitionViews, 256),
      (.overrideInheritedOptions, 512), (.curveEaseInOut, 0), (.curveEaseIn, 65_536),
      (.curveEaseOut, 131_072), (.curveLinear, 196_608), (.transitionFlipFromLeft, 1_048_576),
      (.transitionFlipFromRight, 2_097_152), (.transitionCurlUp, 3_145_728),
      (.transitionCurlDown, 4_194_304), (.transitionCrossDissolve, 5_242_880),
      (.transitionFlipFromTop, 6_291_456), (.transitionFlipFromBottom, 7_340_032),
    ]
    for (option, value) in bits { #expect(option.rawValue == value) }
    #expect(View.AnimationCurve.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(View.AnimationCurve.linear.rawValue == 3)
    #expect(View.AnimationCurve.easeInOut.rawValue == 0)
  }

  @Test(arguments: [true, false])
  func `layoutIfNeeded within the block animates the subviews (7.1.11)`(isAsked: Bool) {
    final class Halved: View {
      override func layoutSubviews() {
        for view in subviews {
          view.frame = Rect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
        }
      }
    }
    let (outer, inner) = (Halved(frame: Rect(x: 0, y: 0, width: 20, height: 4)), View())
    outer.addSubview(inner)
    board.turn { board.view.addSubview(outer) }
    board.turn {
      View.animate(
        withDuration: 1, options: isAsked ? [.layoutSubviews, .curveLinear] : .curveLinear
      ) {
        outer.bounds.size.width = 40
      }
    }
    board.advance(to: 60)
    #expect(inner.bounds.width == 20)
    #expect(inner.presentation.bounds.width == (isAsked ? 15 : 20))
  }

  @Test func `two applications do not share their animation blocks`() {
    let other = Board()
    board.turn {
      View.animate(withDuration: 1) {
        other.turn { other.view.center.x = 65 }
        board.view.center.x = 65
      }
    }
    #expect(!other.stage.application.isAnimating)
    #expect(board.stage.application.isAnimating)
  }
}
