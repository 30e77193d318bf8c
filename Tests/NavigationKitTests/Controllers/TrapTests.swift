import NavigationKit
import Testing

/// What ends the program, with UIKit's gist. Numbers are those of the catalogue of its behaviour.
@Suite struct TrapTests {
  private func expect(
    _ gist: String, in result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(gist), "\(text)", sourceLocation: sourceLocation)
  }

  @Test func `pushing a controller that is already on the stack (10.4)`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = named("A")
      navigation(a).pushViewController(a, animated: false)
    }
    expect("pushing the same view controller instance more than once", in: result)
  }

  @Test func `pushing a split view controller (3.1.13)`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      navigation(named("A")).pushViewController(SplitViewController(), animated: false)
    }
    expect("split view controllers cannot be pushed to a navigation controller", in: result)
  }

  @Test(arguments: [true, false])
  func `adding a controller as a child of itself or of its own child (1.7.18)`(isItself: Bool)
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [isItself] in
      let (a, b) = (named("A"), named("B"))
      a.addChild(b)
      (isItself ? a : b).addChild(a)
    }
    expect("a view controller cannot be a child of itself", in: result)
  }

  @Test func `setting a stepper's minimum above its maximum (10.29)`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { Stepper().minimumValue = 101 }
    expect("minimumValue 101.0 of a stepper must be less than its maximumValue 100.0", in: result)
  }

  @Test func `setting a stepper's maximum below its minimum (10.29)`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { Stepper().maximumValue = -1 }
    expect("maximumValue -1.0 of a stepper must be greater than its minimumValue 0.0", in: result)
  }

  @Test func `performing a push segue outside a navigation controller (10.11)`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = named("A")
      a.segueTemplates = [
        SegueTemplate(identifier: "push", kind: .forward(makeDestination: { named("B") })) {
          PushSegue(identifier: $0, source: $1, destination: $2)
        }
      ]
      let stage = Stage(root: a)
      stage.turn { a.performSegue(withIdentifier: "push", sender: nil) }
    }
    expect("could not find a navigation controller for segue 'push'", in: result)
  }

  @Test func `performing an embed segue into a view that has a subview (10.13, 4.3.3)`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = named("A")
      let container = View()
      container.addSubview(View())
      a.segueTemplates = [
        SegueTemplate(
          identifier: "embed",
          kind: .embed(makeDestination: { named("B") }, container: { container })
        ) { StoryboardSegue(identifier: $0, source: $1, destination: $2) }
      ]
      a.loadViewIfNeeded()
    }
    expect("there are unexpected subviews in the container view", in: result)
  }

  @Test(arguments: [true, false])
  func `adding a child's view to a controller that is not the child's parent (10.17, 1.7.8)`(
    isRelative: Bool
  )
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [isRelative] in
      let (p, q, c) = (named("P"), named("Q"), named("C"))
      if isRelative { q.addChild(p) }
      p.addChild(c)
      q.view.addSubview(c.view)
    }
    expect("child view controller C should have parent view controller Q but actual", in: result)
  }

  @Test func `setting a view that belongs to another controller (10.27)`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (a, b) = (named("A"), named("B"))
      b.view = a.view
    }
    expect("a view can only be associated with at most one view controller at a time", in: result)
  }

  // There are no nibs, so it is loadView that leaves the view out.
  @Test func `overriding loadView without setting a view (10.28)`() async {
    await #expect(processExitsWith: .failure) {
      final class Empty: ViewController {
        override func loadView() {}
      }
      Empty().loadViewIfNeeded()
    }
  }

  @Test func `finishing an animator that is not stopped (7.5.7)`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (board, animator) = Self.paused()
      board.turn { animator.finishAnimation(at: .end) }
    }
    expect("can only be called on a property animator that was stopped", in: result)
  }

  @Test(arguments: [true, false])
  func `releasing an animator that is paused or stopped (7.5.7, 10.26)`(isStopped: Bool) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [isStopped] in
      let board = Board()
      board.turn {
        let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { board.view.alpha = 0 }
        animator.startAnimation()
        if isStopped { animator.stopAnimation(false) } else { animator.pauseAnimation() }
      }
    }
    expect("a property animator was released while it was paused or stopped", in: result)
  }

  @Test(arguments: 0..<4)
  func `using a stopped animator before it is finished (7.5.7)`(use: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [use] in
      let (board, animator) = Self.paused()
      board.turn {
        animator.stopAnimation(false)
        switch use {
        case 0: animator.startAnimation()
        case 1: animator.pauseAnimation()
        case 2: animator.fractionComplete = 0.5
        default: animator.addAnimations {}
        }
      }
    }
    expect("stopped", in: result)
  }

  @Test(arguments: [true, false])
  func `continuing an animator that is not paused (7.5.5)`(isRunning: Bool) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [isRunning] in
      let board = Board()
      let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { board.view.alpha = 0 }
      board.turn {
        if isRunning { animator.startAnimation() }
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      }
    }
    expect("only a property animator that is paused can be continued", in: result)
  }

  @Test(arguments: 0..<3)
  func `pausing an animator that is not interruptible (7.5.1)`(use: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [use] in
      let board = Board()
      let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { board.view.alpha = 0 }
      animator.isInterruptible = false
      board.turn {
        animator.startAnimation()
        switch use {
        case 0: animator.pauseAnimation()
        case 1: animator.fractionComplete = 0.5
        default: animator.stopAnimation(true)
        }
      }
    }
    expect("a property animator that is not interruptible cannot be", in: result)
  }

  private static func paused() -> (Board, ViewPropertyAnimator) {
    let board = Board()
    let view = board.view
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    board.turn { animator.pauseAnimation() }
    return (board, animator)
  }
}
