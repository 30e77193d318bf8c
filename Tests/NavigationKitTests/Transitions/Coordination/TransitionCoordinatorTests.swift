import CellGraphics
import NavigationKit
import Testing

/// What moves along with a transition, and hears of it. Catalogue 6.6.
@Suite struct TransitionCoordinatorTests {
  private typealias Change = TransitionCast.Change

  @Test(arguments: TransitionCast.Change.allCases)
  func `both controllers and their container have a coordinator until the transition ends (6.6.1)`(
    change: TransitionCast.Change
  ) {
    let cast = TransitionCast(change)
    cast.director.animator = SlideIn()
    let child = named("child")
    cast.stage.turn { cast.to.addChild(child) }
    cast.go()
    for controller in [cast.from, cast.to, cast.container, child] {
      #expect(controller.transitionCoordinator != nil)
    }
    #expect(cast.to.transitionCoordinator === cast.from.transitionCoordinator)
    #expect(named("stranger").transitionCoordinator == nil)
    cast.stage.settle()
    for controller in [cast.from, cast.to, cast.container, child] {
      #expect(controller.transitionCoordinator == nil)
    }
  }

  @Test(arguments: [TransitionCast.Change.push, .pop, .present, .dismiss])
  func `a transition coordinator exists as soon as the change is requested (6.6.2)`(
    change: TransitionCast.Change
  ) throws {
    let cast = TransitionCast(change)
    cast.director.animator = SlideIn()
    var early: (any ViewControllerTransitionCoordinator)?
    var ends = 0
    cast.go {
      early = cast.container.transitionCoordinator
      early?.animate(alongsideTransition: nil) { _ in ends += 1 }
    }
    let found = try #require(early)
    #expect(found === cast.to.transitionCoordinator)
    #expect(found.transitionDuration == 0.5)
    cast.stage.settle()
    #expect(ends == 1)
  }

  @Test func `a coordinator of a change that never starts still calls its completions (6.6.4)`() {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    var (moved, ended) = (false, false)
    let view = View()
    stage.turn {
      nav.pushViewController(named("B"), animated: true)
      nav.transitionCoordinator?.animate(
        alongsideTransition: { _ in
          moved = true
          view.alpha = 0.5
        }, completion: { _ in ended = true })
      stage.window.rootViewController = named("other")
    }
    stage.settle()
    #expect(moved && ended)
    #expect(view.alpha == 0.5)
    #expect(nav.transitionCoordinator == nil)
  }

  @Test func `a stack change without animation has no coordinator (6.6.2)`() {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    var found = true
    stage.turn {
      nav.pushViewController(named("B"), animated: false)
      found = nav.transitionCoordinator != nil
    }
    #expect(!found)
  }

  @Test
  func
    `animations alongside take the transition's duration and a navigation controller's curve (6.6.3)`()
  {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    let other = View(frame: Rect(x: 0, y: 0, width: 4, height: 1))
    stage.turn { stage.window.addSubview(other) }
    var isQueued: Bool?
    stage.turn {
      nav.pushViewController(named("B"), animated: true)
      isQueued = nav.transitionCoordinator?.animate(alongsideTransition: { _ in other.alpha = 0 })
    }
    #expect(isQueued == true)
    // Half of 0.35 s: easing out is at 0.6846 then (bisection of (0, 0), (.58, 1)).
    stage.application.advance(to: 21)
    #expect(abs(other.presentation.alpha - (1 - 0.6846)) < 0.001)
    stage.application.advance(to: 42)
    #expect(other.presentation.alpha == 0)
  }

  @Test func `animations alongside run directly after animateTransition, for any view (6.6.3)`() {
    let cast = TransitionCast(.push)
    let animator = SlideIn()
    animator.log = cast.log
    cast.director.animator = animator
    cast.go {
      cast.container.transitionCoordinator?.animateAlongsideTransition(
        in: cast.stage.window, animation: { _ in cast.log.note("along") },
        completion: { _ in cast.log.note("along ended") })
    }
    // The animator adds the view, so `viewIsAppearing` belongs to its call (6.2.3).
    let log = cast.log.take().filter { $0 != "duration" && !$0.hasSuffix("viewIsAppearing") }
    #expect(log.firstIndex(of: "along") == log.firstIndex(of: "animate").map { $0 + 1 })
    cast.stage.settle()
    #expect(cast.log.take().contains("along ended"))
  }

  @Test(arguments: TransitionCast.Change.allCases)
  func `animations alongside follow an interaction forwards and backwards (6.6.3, 6.6.4, 6.6.6)`(
    change: TransitionCast.Change
  ) throws {
    let cast = TransitionCast(change)
    let interaction = PercentDrivenInteractiveTransition()
    cast.director.animator = SlideIn()
    cast.director.interaction = interaction
    let other = View(frame: Rect(x: 0, y: 0, width: 4, height: 1))
    cast.stage.turn { cast.stage.window.addSubview(other) }
    var cancelled: Bool?
    cast.go()
    cast.stage.turn {
      cast.to.transitionCoordinator?.animate(
        alongsideTransition: { _ in other.alpha = 0 },
        completion: { cancelled = $0.isCancelled })
    }
    let coordinator = try #require(cast.to.transitionCoordinator)
    #expect(coordinator.initiallyInteractive)
    #expect(!coordinator.isCancelled)
    cast.stage.turn { interaction.update(0.25) }
    #expect(coordinator.percentComplete == 0.25)
    #expect(coordinator.completionVelocity == 1)
    #expect(coordinator.completionCurve == .easeInOut)
    #expect(coordinator.targetTransform == .identity)
    cast.stage.turn { interaction.cancel() }
    #expect(coordinator.isCancelled)
    #expect(coordinator.initiallyInteractive)
    cast.stage.settle()
    #expect(cancelled == true)
  }

  @Test func `animations requested before the start follow the interaction (6.6.3)`() {
    let cast = TransitionCast(.push)
    let interaction = PercentDrivenInteractiveTransition()
    cast.director.animator = SlideIn()
    cast.director.interaction = interaction
    let other = View(frame: Rect(x: 0, y: 0, width: 4, height: 1))
    cast.stage.turn { cast.stage.window.addSubview(other) }
    cast.go {
      cast.container.transitionCoordinator?.animate(alongsideTransition: { _ in other.alpha = 0 })
    }
    cast.stage.turn { interaction.update(0.25) }
    #expect(other.presentation.alpha == 0.75)
    cast.stage.turn { interaction.cancel() }
    // 15 ticks to go back, easing in and out.
    cast.stage.application.advance(to: 14)
    #expect(other.presentation.alpha > 0.99)
    // As with UIKit it is the completion's to put back what it had moved.
    cast.stage.application.advance(to: 15)
    #expect(other.alpha == 0)
  }

  @Test
  func
    `observers are notified of each change of the interaction before the will callbacks (6.6.5)`()
  {
    let cast = TransitionCast(.pop)
    let interaction = PercentDrivenInteractiveTransition()
    cast.director.animator = SlideIn()
    cast.director.interaction = interaction
    cast.go()
    let coordinator = cast.to.transitionCoordinator
    coordinator?.notifyWhenInteractionChanges { context in
      cast.log.note("hand \(context.isInteractive) \(context.isCancelled)")
    }
    coordinator?.notifyWhenInteractionEnds { _ in cast.log.note("ends") }
    _ = cast.log.take()
    cast.stage.turn { interaction.update(0.5) }
    cast.stage.turn { interaction.finish() }
    cast.stage.application.advance(to: cast.stage.application.tick + 5)
    cast.stage.turn { interaction.pause() }
    cast.stage.turn { interaction.cancel() }
    #expect(
      cast.log.take() == ["hand false false", "ends", "hand true false", "hand false true"])
    cast.stage.settle()
    #expect(cast.log.take().first == "A viewWillDisappear")
  }

  @Test func `a controller that disappears by a tab change has a coordinator (6.6.7)`() {
    let cast = TransitionCast(.select)
    cast.director.animator = SlideIn()
    var found: Bool?
    cast.from.told = { [weak from = cast.from] kind, _ in
      if kind == .viewWillDisappear { found = from?.transitionCoordinator != nil }
    }
    cast.go()
    #expect(found == true)
  }

  @Test func `the coordinator is released after the last callback (6.6.8)`() {
    weak var weakly: (any ViewControllerTransitionCoordinator)?
    let cast = TransitionCast(.push)
    cast.go()
    weakly = cast.to.transitionCoordinator
    #expect(weakly != nil)
    cast.stage.settle()
    #expect(weakly == nil)
  }

  @Test func `a resize calls viewWillTransition with a coordinator (6.6.1)`() {
    final class Sized: ViewController {
      var log: [String] = []
      override func willTransition(
        to newCollection: TraitCollection,
        with coordinator: any ViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        log.append("traits \(newCollection.horizontalSizeClass)")
      }
      override func viewWillTransition(
        to size: Size, with coordinator: any ViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("from \(view.bounds.width) to \(size.width) by \(size.height)")
        log.append("\(transitionCoordinator === coordinator)")
        coordinator.animate { [unowned self] context in
          log.append("along \(view.bounds.width) \(context.isAnimated)")
        } completion: { [unowned self] _ in
          log.append("done")
        }
      }
    }
    let (below, sized, presented) = (named("below"), Sized(), Sized())
    presented.modalPresentationStyle = .overFullScreen
    let nav = navigation(below, sized)
    let stage = Stage(root: nav)
    stage.turn { nav.present(presented, animated: false) }
    stage.resize(columns: 50, rows: 40)
    // The content of a navigation controller is a row less than it.
    #expect(
      sized.log == [
        "traits compact", "from 80.0 to 50.0 by 39.0", "true", "along 50.0 false", "done",
      ])
    #expect(
      presented.log == [
        "traits compact", "from 80.0 to 50.0 by 40.0", "true", "along 50.0 false", "done",
      ])
    #expect(sized.transitionCoordinator == nil)
  }
}
