import CellGraphics
import NavigationKit
import Testing

/// Who is asked for what moves a transition. Catalogue 6.1.
@Suite struct TransitionLookupTests {
  /// What moves where nobody of the app's own does: the ticks of UIKit's or our own duration.
  private static let builtIn: [TransitionCast.Change: Int?] = [
    .push: 42, .pop: 42, .present: 48, .dismiss: 48, .select: nil,
  ]

  @Test(arguments: TransitionCast.Change.allCases)
  func `the built-in transition runs if there is no animator (6.1.1, 6.1.2)`(
    change: TransitionCast.Change
  ) throws {
    let cast = TransitionCast(change)
    cast.go()
    let ticks = try #require(Self.builtIn[change])
    #expect(cast.stage.application.nextDueTick == ticks)
    #expect(cast.log.take().first?.hasPrefix("animator for \(change)") == true)
    cast.stage.settle()
    #expect(cast.ends == ["completed"])
  }

  @Test(arguments: TransitionCast.Change.allCases)
  func `the delegate's animator runs the transition automatically (6.1.1, 6.1.2, 6.1.4)`(
    change: TransitionCast.Change
  ) {
    let cast = TransitionCast(change)
    let animator = SlideIn()
    cast.director.animator = animator
    cast.go()
    #expect(animator.context?.isInteractive == false)
    // 0.5 s are 60 ticks.
    #expect(cast.stage.application.nextDueTick == 60)
    cast.stage.application.advance(to: 60)
    #expect(cast.ends == ["completed"])
    #expect(cast.to.appearanceState == .appeared)
    #expect(cast.from.appearanceState == .disappeared)
  }

  @Test(arguments: TransitionCast.Change.allCases)
  func
    `the delegate is asked for an interaction controller only if it returned an animator (6.1.3)`(
      change: TransitionCast.Change
    )
  {
    let cast = TransitionCast(change)
    cast.director.interaction = PercentDrivenInteractiveTransition()
    cast.go()
    #expect(!cast.log.take().contains { $0.hasPrefix("interaction") })
    cast.stage.settle()
    #expect(cast.ends == ["completed"])

    let other = TransitionCast(change)
    other.director.animator = SlideIn()
    other.go()
    #expect(Array(other.log.take().prefix(2).dropFirst()) == ["interaction for it"])
  }

  /// Keeps the context.
  private final class Keeper: ViewControllerInteractiveTransitioning {
    var context: (any ViewControllerContextTransitioning)?

    func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
      self.context = context
    }
  }

  @Test(arguments: TransitionCast.Change.allCases)
  func `an interaction controller is started instead of the animator (6.1.4)`(
    change: TransitionCast.Change
  ) throws {
    let cast = TransitionCast(change)
    let (animator, keeper) = (SlideIn(), Keeper())
    animator.log = cast.log
    cast.director.animator = animator
    cast.director.interaction = keeper
    cast.go()
    let context = try #require(keeper.context)
    #expect(context.isInteractive)
    #expect(!cast.log.take().contains("animate"))
    // It does all by itself, and completes.
    cast.stage.turn {
      context.updateInteractiveTransition(0.4)
      context.finishInteractiveTransition()
      context.completeTransition(true)
    }
    #expect(cast.ends == ["completed"])
    #expect(cast.log.take().contains("ended true"))
  }

  @Test func `a controller does not retain its transition delegate (6.1.8)`() {
    let m = named("M")
    weak var weakly: Director?
    do {
      let director = Director()
      weakly = director
      m.transitioningDelegate = director
      #expect(m.transitioningDelegate === director)
    }
    #expect(weakly == nil)
    #expect(m.transitioningDelegate == nil)
  }

  @Test
  func `the presented controller's delegate provides the animator, not the presenter's (6.1.1)`() {
    let (p, m) = (named("P"), named("M"))
    let (right, wrong) = (Director(), Director())
    (right.log, wrong.log) = (Log(), Log())
    m.transitioningDelegate = right
    p.transitioningDelegate = wrong
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: true) }
    stage.settle()
    stage.turn { m.dismiss(animated: true) }
    stage.settle()
    #expect(right.log?.take() == ["animator for present P M", "animator for dismiss M"])
    #expect(wrong.log?.take() == [])
  }

  @Test func `a gesture starts an interactive transition by calling pop (6.1.6)`() {
    let cast = TransitionCast(.pop)
    let interaction = PercentDrivenInteractiveTransition()
    cast.director.animator = SlideIn()
    cast.director.interaction = interaction
    // The finger has moved by the time the turn is committed.
    cast.go { interaction.update(0.2) }
    #expect(interaction.percentComplete == 0.2)
    #expect(abs(cast.to.view.presentation.transform.tx - 64) < 0.01)
  }

  @Test func `transitionDuration is called before the animation (6.1.7)`() throws {
    for change in TransitionCast.Change.allCases {
      let cast = TransitionCast(change)
      let animator = SlideIn()
      animator.log = cast.log
      cast.director.animator = animator
      cast.go()
      let log = cast.log.take()
      let asked = try #require(log.firstIndex(of: "duration"))
      let moved = try #require(log.firstIndex(of: "animate"))
      #expect(asked < moved)
    }
  }

  @Test func `a bar that is hidden with a push takes the push's duration (6.1.7)`() {
    let a = titled("A")
    let b = titled("B")
    b.hidesBottomBarWhenPushed = true
    a.toolbarItems = [BarButtonItem(title: "x", style: .plain)]
    let nav = NavigationController(rootViewController: a)
    nav.isToolbarHidden = false
    let director = Director()
    director.animator = SlideIn()
    nav.delegate = director
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(b, animated: true) }
    // From row 23 to beyond the last, easing in and out: half way at half time.
    stage.application.advance(to: 30)
    #expect(abs(nav.toolbar.presentationFrame.minY - 23.5) < 0.001)
    stage.application.advance(to: 60)
    #expect(nav.toolbar.isHidden)
  }

  @Test func `a bar that is hidden with a push follows the same interaction (6.1.7)`() {
    let a = titled("A")
    let b = titled("B")
    b.hidesBottomBarWhenPushed = true
    a.toolbarItems = [BarButtonItem(title: "x", style: .plain)]
    let nav = NavigationController(rootViewController: a)
    nav.isToolbarHidden = false
    let (director, interaction) = (Director(), PercentDrivenInteractiveTransition())
    director.animator = SlideIn()
    director.interaction = interaction
    nav.delegate = director
    let stage = Stage(root: nav)
    let before = stage.picture
    stage.turn { nav.pushViewController(b, animated: true) }
    stage.turn { interaction.update(0.25) }
    stage.application.advance(to: 500)
    #expect(abs(nav.toolbar.presentationFrame.minY - 23.25) < 0.001)
    stage.turn { interaction.cancel() }
    stage.settle()
    #expect(nav.toolbar.frame == Rect(x: 0, y: 23, width: 80, height: 1))
    #expect(!nav.toolbar.isHidden)
    #expect(stage.picture == before)
  }
}
