import CellGraphics
import NavigationKit
import Testing

/// Catalogue 1.8 and 3.5.
@Suite struct InteractivePopTests {
  private final class Delegate: NavigationControllerDelegate {
    func navigationController(
      _ navigationController: NavigationController,
      animationControllerFor operation: NavigationController.Operation,
      from: ViewController, to: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { KeyframeAnimator(.fade) }
  }

  @Test func `a cancelled interactive pop restores the stack and the screen (1.8.2)`() {
    let (new, current) = (named("New"), named("Cur"))
    let nav = navigation(new, current)
    let stage = Stage(root: nav)
    stage.forget()
    stage.application.drag(.right)
    #expect(nav.topViewController === new)
    stage.application.endDrag(cancelled: true)
    stage.settle()
    #expect(stage.happened([.navigationDidShow]) == [])
    #expect(nav.viewControllers.map(\.identity) == ["New", "Cur"])
    #expect(current.view.window === stage.window)
    #expect(new.view.window == nil)
    #expect(current.parent === nav)
    #expect(current.view.transform == .identity)
    #expect(!current.isMovingFromParent)
  }

  @Test func `a finished interactive pop ends like an automatic pop and calls didShow (1.4.2)`() {
    let nav = navigation(named("New"), named("Cur"))
    let stage = Stage(root: nav)
    stage.forget()
    for _ in 0..<4 { stage.application.drag(.right) }
    stage.application.tap()
    stage.settle()
    #expect(
      stage.happened(.appearance, [.navigationDidShow]) == [
        "New viewDidLoad", "Cur viewWillDisappear", "New viewWillAppear", "New viewIsAppearing",
        "Cur viewDidDisappear", "New viewDidAppear", "Nav navigationDidShow New",
      ])
    #expect(nav.viewControllers.count == 1)
  }

  @Test func `the view follows the drag in tenths`() {
    let current = named("Cur")
    let nav = navigation(named("New"), current)
    let stage = Stage(root: nav)
    var places: [Double] = []
    for direction in [Direction.right, .right, .right, .left] {
      stage.application.drag(direction)
      stage.application.advance(to: stage.application.tick + 50)
      places.append(current.view.presentationFrame.minX)
    }
    // Of 80 columns: 8, 16, 24 and back to 16; time does not move it. A tenth is no whole number of
    // the steps of 1/65,536 that progress has.
    for (place, expected) in zip(places, [8.0, 16, 24, 16]) {
      #expect(abs(place - expected) <= 80 / 65_536)
    }
    #expect(places.count == 4)
  }

  @Test func `the remaining progress takes its share of the duration (6.4.3)`() {
    let nav = navigation(named("New"), named("Cur"))
    let stage = Stage(root: nav)
    for _ in 0..<5 { stage.application.drag(.right) }
    stage.application.tap()
    // 0.35 s are 42 ticks; half of them are left.
    #expect(stage.application.nextDueTick == 21)
  }

  @Test
  func
    `an interactive pop does not start at the root, with a hidden back button or with a delegate's animator`()
  {
    let delegate = Delegate()
    for prepare: (NavigationController) -> Void in [
      { $0.viewControllers = [named("A")] },
      { $0.topViewController?.navigationItem.hidesBackButton = true },
      { $0.delegate = delegate },
    ] {
      let nav = navigation(named("A"), named("B"))
      prepare(nav)
      let stage = Stage(root: nav)
      let count = nav.viewControllers.count
      stage.forget()
      stage.application.drag(.right)
      #expect(stage.application.events.take().map(\.kind) == [.inputIgnored])
      #expect(nav.viewControllers.count == count)
      #expect(!stage.application.isTransitioning)
    }
  }
}
