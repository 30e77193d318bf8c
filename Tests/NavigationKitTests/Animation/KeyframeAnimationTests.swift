import CellGraphics
import NavigationKit
import Testing

/// Catalogue 7.6.
@Suite struct KeyframeAnimationTests {
  private let board = Board()
  private let log = Log()

  /// The option for a constant speed, which UIKit's keyframes take from other animations.
  private static let linear = KeyframeAnimationOptions(
    rawValue: AnimationOptions.curveLinear.rawValue)

  /// 0 to 0.25 of 2 s to 25, then until half time nothing, then to 105 by the end.
  private func play(_ options: KeyframeAnimationOptions = []) {
    board.turn {
      View.animateKeyframes(withDuration: 2, options: options.union(Self.linear)) {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          board.view.center.x = 25
        }
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          board.view.center.x = 105
        }
      } completion: { [log, board] in
        log.note("\($0) at \(board.tick)")
      }
    }
  }

  @Test func `keyframes run in their parts of the duration (7.6.1)`() {
    play()
    #expect(board.view.center.x == 105)
    #expect(board.places(at: 0, 30, 60, 90, 120, 180) == [5, 15, 25, 25, 25, 65])
    board.advance(to: 240)
    #expect(log.lines == ["true at 240"])
  }

  @Test func `a keyframe animation starts and ends slowly by default (7.6.2)`() {
    board.turn {
      View.animateKeyframes(withDuration: 10) {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { board.view.alpha = 0 }
      }
    }
    // Ease in and out is at 0.01972 after a tenth of the time, 1 s, so a fifth of the keyframe has
    // passed. It is at 0.0817 after 2 s and at 0.104 after 2.25 s.
    let alphas = board.seen(at: 120, 240, 270) { $0.alpha }
    #expect(abs(alphas[0] - (1 - 0.197_2)) < 0.001)
    #expect(alphas[1] > 0 && alphas[2] == 0)
  }

  @Test(arguments: [
    (AnimationOptions.curveEaseInOut, 8_465.0), (.curveEaseIn, 6_125), (.curveEaseOut, 24_782),
    (.curveLinear, 16_384),
  ])
  func `the curve of other animations applies to all keyframes together (7.6.2)`(
    curve: AnimationOptions, place: Double
  ) {
    board.turn {
      View.animateKeyframes(
        withDuration: 1, options: KeyframeAnimationOptions(rawValue: curve.rawValue)
      ) {
        for part in 0..<4 {
          View.addKeyframe(withRelativeStartTime: Double(part) / 4, relativeDuration: 0.25) {
            board.view.center.x = 5 + Double(part + 1) * 16_384
          }
        }
      }
    }
    // The curves at a quarter of the time, in parts of 65,536.
    #expect(abs(board.places(at: 30)[0] - (5 + place)) <= 1)
  }

  @Test func `linear calculation does not change the curve of the animation (7.6.2)`() {
    board.turn {
      View.animateKeyframes(withDuration: 1, options: .calculationModeLinear) {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          board.view.center.x = 65_541
        }
      }
    }
    #expect(abs(board.places(at: 30)[0] - (5 + 8_465)) <= 1)
  }

  @Test func `discrete mode keeps each value until the next keyframe (7.6.1)`() {
    play(.calculationModeDiscrete)
    #expect(board.places(at: 0, 59, 60, 119, 239, 240) == [5, 5, 25, 25, 25, 105])
  }

  @Test func `paced mode moves at a constant speed (7.6.1)`() {
    play(.calculationModePaced)
    // 100 of way in 240 ticks.
    let places = board.places(at: 60, 120, 180)
    for (place, expected) in zip(places, [30.0, 55, 80]) {
      #expect(abs(place - expected) <= 100 / 65_536 * 2)
    }
  }

  @Test func `cubic mode moves smoothly through the keyframes (7.6.1)`() {
    board.turn {
      View.animateKeyframes(
        withDuration: 2, options: Self.linear.union(.calculationModeCubic)
      ) {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          board.view.center.x = 9
        }
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          board.view.center.x = 5
        }
      }
    }
    // The spline through 0, 4, 0 is at 2.5 after a quarter, as of `KeyframePathTests`.
    #expect(board.places(at: 60, 120, 180) == [7.5, 9, 7.5])
  }

  @Test func `cubic paced mode moves at a constant speed on a straight path (7.6.1)`() {
    play(.calculationModeCubicPaced)
    let places = board.places(at: 60, 120, 180)
    for (place, expected) in zip(places, [30.0, 55, 80]) { #expect(abs(place - expected) < 0.5) }
  }

  @Test func `a keyframe animation without keyframes is an ordinary animation (7.6.1)`() {
    board.turn {
      View.animateKeyframes(withDuration: 1) {
        board.view.center.x = 105
      } completion: { [log, board] in
        log.note("\($0) at \(board.tick)")
      }
    }
    #expect(board.places(at: 60) == [55])
    board.advance(to: 120)
    #expect(log.lines == ["true at 120"])
  }

  @Test func `a keyframe outside a keyframe animation changes the value immediately (7.6.1)`() {
    board.turn {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        board.view.center.x = 105
      }
    }
    #expect(board.view.presentation.center.x == 105)
  }

  @Test func `each property has its own keyframes, in any order (7.6.1)`() {
    board.turn {
      View.animateKeyframes(withDuration: 1, options: Self.linear) {
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          board.view.center.x = 105
          board.view.alpha = 0
        }
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          board.view.center.x = 25
        }
        View.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0) {
          board.view.transform = AffineTransform(translationX: 3, y: 0)
        }
      }
    }
    #expect(abs(board.places(at: 29)[0] - (5 + 20.0 * 29 / 60)) <= 40 / 65_536)
    #expect(board.view.presentation.transform.tx == 0)
    #expect(board.view.presentation.alpha == 1)
    #expect(board.places(at: 30, 60, 90) == [15, 25, 65])
    #expect(board.view.presentation.transform.tx == 3)
    #expect(board.view.presentation.alpha == 0.5)
    // The model is what was set last.
    #expect(board.view.center.x == 25)
  }

  @Test func `keyframe animations can repeat and autoreverse (7.6.1)`() {
    play([.repeat, .autoreverse])
    #expect(board.places(at: 60, 180, 240, 300, 420, 540) == [25, 65, 105, 65, 25, 25])
    #expect(log.lines == [])
  }

  @Test func `the curve of an outer block applies to the whole keyframe animation (7.1.8)`() {
    board.turn {
      View.animate(withDuration: 1, options: .curveEaseIn) {
        View.animateKeyframes(withDuration: 0) {
          View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
            board.view.center.x = 65_541
          }
        }
      }
    }
    #expect(board.places(at: 60) == [5 + 20_667])
  }

  @Test func `the options have UIKit's bits (7.6.1)`() {
    let bits: [(KeyframeAnimationOptions, UInt)] = [
      (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
      (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedOptions, 512),
      (.calculationModeLinear, 0), (.calculationModeDiscrete, 1_024),
      (.calculationModePaced, 2_048), (.calculationModeCubic, 3_072),
      (.calculationModeCubicPaced, 4_096),
    ]
    for (option, value) in bits { #expect(option.rawValue == value) }
  }
}
