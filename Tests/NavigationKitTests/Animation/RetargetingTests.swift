import CellGraphics
import NavigationKit
import Testing

/// Catalogue 7.2: a value that is animated is animated anew.
@Suite struct RetargetingTests {
  private let board = Board()
  private let log = Log()

  private func fade(to alpha: Double, options: AnimationOptions = [], as name: String) {
    board.turn {
      View.animate(withDuration: 1, options: [.curveLinear, options]) {
        board.view.alpha = alpha
      } completion: { [log, board] in
        log.note("\(name) \($0) at \(board.tick)")
      }
    }
  }

  @Test
  func
    `a second alpha animation starts at the first one's end value and completes it with false (7.2.1, 7.2.4)`()
  {
    fade(to: 0, as: "out")
    #expect(board.seen(at: 60) { $0.alpha } == [0.5])
    fade(to: 1, as: "in")
    #expect(log.take() == ["out false at 60"])
    // The visible jump: from the model, which is 0 already.
    #expect(board.seen(at: 60, 90, 180) { $0.alpha } == [0, 0.25, 1])
    #expect(log.lines == ["in true at 180"])
  }

  @Test func `an animation that begins from the current state does not jump (7.2.1)`() {
    fade(to: 0, as: "out")
    board.advance(to: 60)
    fade(to: 1, options: .beginFromCurrentState, as: "in")
    #expect(board.seen(at: 60, 120, 180) { $0.alpha } == [0.5, 0.75, 1])
    #expect(log.lines == ["out false at 60", "in true at 180"])
  }

  @Test func `geometry animations are additive and do not jump (7.2.2)`() {
    board.move(to: 105, in: 1)
    #expect(board.places(at: 60) == [55])
    board.move(to: 5, in: 1)
    // Model 5; the first adds 0 - 100·(1 - t/120) from tick 0, the second 100·(1 - t/120) from 60:
    // 60: -50 + 100; 90: -25 + 75; 119: -5/6 + 50 + 5/6; 120: 50 alone; 150: 25; 180: nothing.
    let places = board.places(at: 60, 90, 119, 120, 150, 180)
    for (place, expected) in zip(places, [55.0, 55, 55, 55, 30, 5]) {
      #expect(abs(place - expected) <= 200 / 65_536)
    }
    #expect(places.count == 6)
  }

  @Test func `additive animations keep position and speed continuous (7.2.2)`() {
    board.move(to: 1_005, in: 1, options: [])
    var places = [5.0]
    for tick in 1...50 { places += board.places(at: tick) }
    board.move(to: 5, in: 1, options: [])
    for tick in 51...170 { places += board.places(at: tick) }
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    // No step differs from the one before by more than both curves bend: the second derivative of
    // easing in and out is at most 4.44, so 2·4.44·1000/120² = 0.62 a tick, and some rounding.
    #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($1 - $0) < 0.7 })
  }

  @Test func `bounds and transform animations are additive (7.2.2)`() {
    for (size, scale) in [(30.0, 3.0), (10, 1)] {
      board.turn {
        View.animate(withDuration: 1, options: .curveLinear) {
          board.view.bounds.size.width = size
          board.view.transform = AffineTransform(scaleX: scale, y: 1)
        }
      }
      board.advance(to: board.tick + 60)
    }
    // At 120 the first is over, the second has half of its way left: 10 + 20/2 and 1 + 2/2.
    #expect(board.view.presentation.bounds.width == 20)
    #expect(board.view.presentation.transform.a == 2)
  }

  @Test func `each additive animation calls its completion with true at its own end (7.2.3)`() {
    board.move(to: 105, in: 1, log: log, as: "first")
    board.advance(to: 60)
    board.move(to: 5, in: 1, log: log, as: "second")
    board.advance(to: 60)
    board.move(to: 65, in: 0.25, log: log, as: "third")
    board.advance(to: 300)
    #expect(log.lines == ["third true at 90", "first true at 120", "second true at 180"])
    #expect(board.view.presentation.center.x == 65)
  }

  @Test func `a second colour animation replaces the first (7.2.4)`() {
    board.view.backgroundColor = .black
    for (index, color) in [Color.white, Color.black].enumerated() {
      board.turn {
        View.animate(withDuration: 1, options: .curveLinear) {
          board.view.backgroundColor = color
        } completion: { [log, board] in
          log.note("\(index) \($0) at \(board.tick)")
        }
      }
      board.advance(to: board.tick + 60)
    }
    // From white, the old goal, half way to black: 127.5, rounded away from zero.
    #expect(
      board.view.presentation.backgroundColor == Color(red: 128, green: 128, blue: 128))
    #expect(log.lines == ["0 false at 60"])
  }

  @Test func `a new animation replaces a repeating animation of geometry (7.2.4)`() {
    board.move(to: 105, in: 1, options: [.repeat, .curveLinear], log: log, as: "repeat")
    board.advance(to: 180)
    board.move(to: 205, in: 1, log: log, as: "once")
    #expect(log.take() == ["repeat false at 180"])
    #expect(board.places(at: 180, 240, 300) == [105, 155, 205])
    #expect(log.lines == ["once true at 300"])
  }

  @Test func `a repeating animation replaces the running one, also from the current state (7.2.4)`()
  {
    board.move(to: 105, in: 1, log: log, as: "once")
    board.advance(to: 60)
    board.move(
      to: 5, in: 1, options: [.repeat, .curveLinear, .beginFromCurrentState], log: log, as: "repeat"
    )
    #expect(log.take() == ["once false at 60"])
    #expect(board.places(at: 60, 120, 180) == [55, 30, 55])
  }

  @Test func `keyframe animations replace others and are replaced by others (7.2.4)`() {
    board.move(to: 105, in: 1, log: log, as: "once")
    board.advance(to: 60)
    board.turn {
      View.animateKeyframes(withDuration: 1) {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { board.view.center.x = 5 }
      } completion: { [log, board] in
        log.note("keyframes \($0) at \(board.tick)")
      }
    }
    #expect(board.places(at: 60, 120) == [105, 55])
    board.move(to: 65, in: 1, log: log, as: "again")
    #expect(board.places(at: 120, 180) == [5, 35])
    #expect(log.lines == ["once false at 60", "keyframes false at 120"])
  }

  @Test func `a block without a duration does not stop additive animations (7.2.5)`() {
    board.move(to: 105, in: 1, log: log, as: "once")
    board.advance(to: 60)
    board.move(to: 205, in: 0)
    // The model, 205, and what is left of the first: -50.
    #expect(board.places(at: 60) == [155])
    board.turn { board.view.removeAllAnimations() }
    #expect(board.places(at: 60) == [205])
    #expect(log.lines == ["once false at 60"])
  }

  @Test func `changes in a completion that a block triggers are not animated by the block`() {
    let other = View(frame: board.view.frame)
    board.turn { board.view.superview?.addSubview(other) }
    board.turn {
      View.animate(withDuration: 1) {
        board.view.alpha = 0
      } completion: { _ in
        other.center.x = 65
      }
    }
    board.advance(to: 60)
    fade(to: 1, as: "in")
    #expect(other.presentation.center.x == 65)
  }
}
