import CellGraphics
import NavigationKit
import Testing

/// What an animator is told, and what follows when it says that it is done. Catalogue 6.2 and 6.3.
@Suite struct TransitionContextTests {
  /// Where the two views stand at the end or stood at the beginning.
  private static func place(_ change: TransitionCast.Change) -> Rect {
    switch change {
    // A row for the bar at the top.
    case .push, .pop: Rect(x: 0, y: 0, width: 80, height: 23)
    case .present, .dismiss: Rect(x: 0, y: 0, width: 80, height: 24)
    // A row for the tabs at the bottom.
    case .select: Rect(x: 0, y: 0, width: 80, height: 23)
    }
  }

  @Test(arguments: TransitionCast.Change.allCases)
  func `the context provides both controllers, their views and frames (6.2.1, 6.2.4, 6.2.5, 6.2.7)`(
    change: TransitionCast.Change
  ) {
    let cast = TransitionCast(change)
    let animator = SlideIn()
    cast.director.animator = animator
    let place = Self.place(change)
    var calls = 0
    animator.seen = { context in
      calls += 1
      #expect(context.viewController(forKey: .from) === cast.from)
      #expect(context.viewController(forKey: .to) === cast.to)
      #expect(context.view(forKey: .from) === cast.from.view)
      #expect(context.view(forKey: .to) === cast.to.view)
      #expect(context.initialFrame(for: cast.from) == place)
      #expect(context.finalFrame(for: cast.from) == .zero)
      #expect(context.initialFrame(for: cast.to) == .zero)
      #expect(context.finalFrame(for: cast.to) == place)
      #expect(context.initialFrame(for: named("stranger")) == .zero)
      #expect(context.isAnimated)
      #expect(!context.isInteractive)
      #expect(!context.transitionWasCancelled)
      #expect(context.targetTransform == .identity)
      let isModal = change == .present || change == .dismiss
      #expect(context.presentationStyle == (isModal ? .fullScreen : .none))
    }
    cast.go()
    #expect(calls == 1)
  }

  @Test(arguments: TransitionCast.Change.allCases)
  func `the container contains the source's view at the start (6.2.3)`(
    change: TransitionCast.Change
  ) {
    let cast = TransitionCast(change)
    let animator = SlideIn()
    cast.director.animator = animator
    var wasThere = false
    animator.seen = { context in
      wasThere = cast.from.view.superview === context.containerView
    }
    cast.go()
    #expect(wasThere)
  }

  @Test(arguments: TransitionCast.Change.allCases)
  func `at the end the destination's view has replaced the source's view (6.2.3, 6.3.2)`(
    change: TransitionCast.Change
  ) {
    let cast = TransitionCast(change)
    cast.director.animator = SlideIn()
    cast.go()
    cast.stage.settle()
    #expect(cast.from.view.window == nil)
    #expect(cast.to.view.window === cast.stage.window)
    #expect(cast.to.view.frame == Self.place(change))
    #expect(cast.to.view.transform == .identity)
  }

  @Test func `a presenter's view can slide away over the presented view (6.2.3)`() {
    let cast = TransitionCast(.present)
    let animator = SlideIn()
    cast.director.animator = animator
    animator.seen = { context in
      context.containerView.insertSubview(cast.to.view, belowSubview: cast.from.view)
      #expect(context.containerView.subviews.map { $0 === cast.from.view } == [false, true])
    }
    cast.go()
    cast.stage.settle()
    #expect(cast.ends == ["completed"])
  }

  // MARK: - The end

  /// The end of each change, after the views have arrived.
  private static let end: [TransitionCast.Change: [String]] = [
    .push: ["A viewDidDisappear", "B viewDidAppear", "didShow B"],
    .pop: ["B viewDidDisappear", "A viewDidAppear", "didShow A"],
    .present: ["B viewDidAppear", "A viewDidDisappear", "completion"],
    .dismiss: ["A viewDidAppear", "B viewDidDisappear", "completion"],
    .select: ["A viewDidDisappear", "B viewDidAppear"],
  ]

  @Test(arguments: TransitionCast.Change.allCases)
  func
    `completion calls animationEnded, coordinators, did callbacks and then didShow or the completion (6.3.2, 6.3.3)`(
      change: TransitionCast.Change
    ) throws
  {
    let cast = TransitionCast(change)
    let animator = SlideIn()
    cast.director.animator = animator
    cast.go()
    cast.to.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      cast.log.note("coordinator \(context.isCancelled)")
      #expect(cast.from.view.window == nil)
    }
    animator.log = cast.log
    _ = cast.log.take()
    cast.stage.settle()
    let end = try #require(Self.end[change])
    let log = cast.log.take().filter { $0 != "duration" }
    #expect(log == ["ended true", "coordinator false"] + end)
  }

  @Test(arguments: TransitionCast.Change.allCases)
  func
    `completeTransition(false) restores everything and sends the reverse callbacks (6.3.5, 1.8.1)`(
      change: TransitionCast.Change
    )
  {
    let cast = TransitionCast(change)
    let before = cast.state
    let animator = SlideIn()
    cast.director.animator = animator
    cast.go()
    cast.to.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      cast.log.note("coordinator")
    }
    cast.stage.application.advance(to: 20)
    animator.log = cast.log
    _ = cast.log.take()
    cast.stage.turn {
      animator.context?.completeTransition(false)
      // What it moved it puts back itself.
      cast.from.view.alpha = 1
      cast.to.view.transform = .identity
    }
    cast.stage.settle()
    let (from, to) = (cast.from.identity, cast.to.identity)
    let back = [
      "ended false", "coordinator", "\(to) viewWillDisappear", "\(to) viewDidDisappear",
      "\(from) viewWillAppear", "\(from) viewIsAppearing", "\(from) viewDidAppear",
    ]
    #expect(cast.log.take().filter { $0 != "duration" } == back)
    #expect(cast.state == before)
  }

  @Test(arguments: TransitionCast.Change.allCases)
  func `a transition ends once, and later calls of completeTransition are ignored (6.3.1)`(
    change: TransitionCast.Change
  ) {
    let cast = TransitionCast(change)
    let animator = SlideIn()
    animator.seen = { context in cast.stage.turn { context.completeTransition(true) } }
    animator.log = cast.log
    cast.director.animator = animator
    cast.go()
    let context = animator.context
    cast.stage.turn { context?.completeTransition(false) }
    cast.stage.settle()
    #expect(cast.ends == ["completed"])
    #expect(cast.log.take().count { $0.hasPrefix("ended") } == 1)
    #expect(cast.to.appearanceState == .appeared)
  }

  @Test(arguments: TransitionCast.Change.allCases)
  func
    `a transition that is never completed sends no did callbacks, queues requests and ignores input (6.3.4)`(
      change: TransitionCast.Change
    )
  {
    final class Idle: ViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
        0.3
      }
      func animateTransition(using context: any ViewControllerContextTransitioning) {}
    }
    let cast = TransitionCast(change)
    cast.director.animator = Idle()
    cast.go()
    cast.stage.turn { cast.from.present(named("M"), animated: true) }
    cast.stage.application.tap()
    // Five seconds.
    cast.stage.application.advance(to: 600)
    let log = cast.log.take()
    #expect(!log.contains { $0.contains("viewDid") || $0.contains("didShow") })
    let events = cast.stage.application.events.take()
    #expect(!events.contains { $0.kind == .transitionEnded })
    #expect(events.contains { $0.kind == .inputIgnored })
    #expect(
      events.filter { $0.kind == .warning }.last?.detail.contains("Idle") == true)
    #expect(cast.stage.application.isTransitioning)
  }
}
