import CellGraphics
import NavigationKit
import Testing

/// Any sequence of what can be done to a property animator, against what the catalogue (7.5) says of
/// its states and its ends.
@Suite struct AnimatorWalkTests {
  /// Numbers that are the same on every run (Knuth's multiplier and increment for MMIX).
  private struct Numbers {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  /// One animator on its way, and what must be true of it.
  private final class Walk {
    let board = Board()
    let animator: ViewPropertyAnimator
    var ends: [ViewAnimatingPosition] = []
    var numbers: Numbers
    var steps: [String] = []

    init(seed: UInt64) {
      numbers = Numbers(state: seed)
      let parameters: [any TimingCurveProvider] = [
        CubicTimingParameters(), CubicTimingParameters(animationCurve: .linear),
        SpringTimingParameters(dampingRatio: 0.3), SpringTimingParameters(),
        SpringTimingParameters(
          mass: 1, stiffness: 300, damping: 9, initialVelocity: Vector(dx: 2, dy: -3)),
      ]
      animator = ViewPropertyAnimator(
        duration: 0.1 * Double(1 + numbers.next(8)), timingParameters: parameters[numbers.next(5)])
      animator.pausesOnCompletion = numbers.next(4) == 0
      animator.scrubsLinearly = numbers.next(3) > 0
      let view = board.view
      animator.addAnimations {
        view.center = Point(x: 33.3, y: 0.1)
        view.bounds.size = Size(width: 0.7, height: 21.3)
        view.transform = AffineTransform(translationX: 0.3, y: 1.7)
        view.alpha = 0.1
        view.backgroundColor = .white
      }
      animator.addCompletion { [unowned self] in ends.append($0) }
    }

    /// Does one thing at random; answers whether the animator may have ended without a completion.
    func step() -> Bool {
      var isSilent = false
      let choice = numbers.next(9)
      steps.append("\(choice)")
      board.turn {
        switch choice {
        case 0: animator.startAnimation()
        case 1: animator.pauseAnimation()
        case 2: animator.fractionComplete = Double(numbers.next(11)) / 10
        case 3: animator.isReversed.toggle()
        case 4 where animator.state == .active && !animator.isRunning:
          animator.continueAnimation(
            withTimingParameters: numbers.next(2) == 0
              ? nil : CubicTimingParameters(animationCurve: .easeOut),
            durationFactor: Double(numbers.next(3)) / 2)
        case 5 where numbers.next(6) == 0 && animator.state == .active:
          animator.stopAnimation(true)
          isSilent = true
        case 6 where numbers.next(6) == 0 && animator.state == .active:
          animator.stopAnimation(false)
          let positions: [ViewAnimatingPosition] = [.end, .start, .current]
          animator.finishAnimation(at: positions[numbers.next(3)])
        default: break
        }
      }
      if choice > 6 { board.advance(to: board.tick + numbers.next(40)) }
      return isSilent
    }

    /// Lets a walk come to its end.
    func settle() {
      animator.pausesOnCompletion = false
      if animator.state == .active { board.turn { animator.startAnimation() } }
      board.advance(to: board.tick + 10_000)
    }
  }

  @Test func `any sequence of animator calls ends once, at the right position, with exact values`()
  {
    for seed in 1...400 as ClosedRange<UInt64> {
      let walk = Walk(seed: seed)
      let (view, animator) = (walk.board.view, walk.animator)
      let before = view.presentation
      walk.board.turn { animator.pauseAnimation() }
      let after = ViewPresentation(of: view)
      var isSilent = false
      for _ in 0..<30 where animator.state == .active {
        let seen = view.presentation
        isSilent = walk.step()
        if isSilent { #expect(view.presentation.isNear(seen), "seed \(seed): \(walk.steps)") }
      }
      if animator.state == .active { walk.settle() }
      #expect(animator.state == .inactive && !animator.isRunning, "seed \(seed): \(walk.steps)")
      #expect(walk.ends.count == (isSilent ? 0 : 1), "seed \(seed): \(walk.steps)")
      switch walk.ends.first {
      case .end: #expect(view.presentation == after, "seed \(seed): \(walk.steps)")
      case .start: #expect(view.presentation == before, "seed \(seed): \(walk.steps)")
      case .current, nil: break
      }
      // What is seen is what is set: nothing is left that moves.
      #expect(view.presentation == ViewPresentation(of: view))
      #expect(!walk.board.stage.application.isAnimating)
      #expect(walk.board.stage.application.nextDueTick == nil)
    }
  }

  @Test func `an animator ends where its last direction leads`() {
    for seed in 1...100 as ClosedRange<UInt64> {
      let walk = Walk(seed: seed)
      walk.board.turn { walk.animator.startAnimation() }
      var isReversed = false
      for _ in 0..<walk.numbers.next(6) where walk.animator.isRunning {
        walk.board.advance(to: walk.board.tick + walk.numbers.next(6))
        guard walk.animator.isRunning else { break }
        walk.board.turn { walk.animator.isReversed.toggle() }
        isReversed.toggle()
      }
      let end: ViewAnimatingPosition = walk.animator.isReversed ? .start : .end
      walk.settle()
      #expect(walk.ends == [end], "seed \(seed)")
      #expect(isReversed == walk.animator.isReversed)
    }
  }

  @Test func `blocks that are started, replaced and removed at random complete once each`() {
    var numbers = Numbers(state: 7)
    let board = Board()
    var completions: [Int: Int] = [:]
    for index in 0..<2_000 {
      board.turn {
        let options = AnimationOptions(rawValue: UInt(numbers.next(32)) << 0)
        let seconds = Double(numbers.next(60)) / 120
        let goal = Double(numbers.next(100))
        View.animate(
          withDuration: seconds, delay: Double(numbers.next(3)) / 60, options: options
        ) {
          if numbers.next(2) == 0 {
            board.view.center.x = goal
          } else {
            board.view.alpha = goal / 100
          }
        } completion: { _ in
          completions[index, default: 0] += 1
        }
      }
      if numbers.next(20) == 0 { board.turn { board.view.removeAllAnimations() } }
      board.advance(to: board.tick + numbers.next(10))
    }
    board.turn { board.view.removeAllAnimations() }
    board.advance(to: board.tick + 1_000)
    #expect(completions.count == 2_000)
    #expect(completions.values.allSatisfy { $0 == 1 })
    #expect(!board.stage.application.isAnimating)
    #expect(board.stage.application.nextDueTick == nil)
  }
}

extension ViewPresentation {
  /// What would be seen of `view` if nothing moved.
  fileprivate init(of view: View) {
    self = view.presentation
    bounds = view.bounds
    center = view.center
    transform = view.transform
    alpha = view.alpha
    backgroundColor = view.backgroundColor
  }

  fileprivate func isNear(_ other: ViewPresentation) -> Bool {
    abs(center.x - other.center.x) < 1e-9 && abs(bounds.width - other.bounds.width) < 1e-9
      && abs(alpha - other.alpha) < 1e-9 && backgroundColor == other.backgroundColor
      && abs(transform.tx - other.transform.tx) < 1e-9
  }
}
