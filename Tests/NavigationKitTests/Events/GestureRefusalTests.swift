import CellGraphics
import NavigationKit
import Testing

/// The reasons for refused gestures, and for transitions that do not follow a drag.
@Suite struct GestureRefusalTests {
  // MARK: - Gestures

  @Test func `a gesture that a closure, a delegate or a view refuses names the objector`() {
    let root = named("A")
    let stage = Stage(root: root)
    root.view.accessibilityIdentifier = "page"
    let swipe = SwipeGestureRecognizer()
    root.view.addGestureRecognizer(swipe)
    let part = Refusal.Part(name: "page", type: "View")
    swipe.shouldBegin = { false }
    #expect(
      stage.refusals { stage.application.swipe(.right) }
        == [.gestureRefused("swipe right", part, by: .closure)])
    swipe.shouldBegin = nil
    let delegate = StubbornGestures()
    swipe.delegate = delegate
    #expect(
      stage.refusals { stage.application.swipe(.right) }
        == [.gestureRefused("swipe right", part, by: .delegate)])
    delegate.receives = false
    #expect(
      stage.refusals(ofTapAt: Point(x: 2, y: 2)) == [.touchRefused("swipe right", part)])
  }

  @Test func `a control does not let a tap around it begin`() {
    let button = identified("go", Button())
    let stage = Stage(columns: 20, rows: 5, button)
    let tap = TapGestureRecognizer()
    stage.window.addGestureRecognizer(tap)
    let part = Refusal.Part(name: "", type: "Window")
    #expect(
      stage.refusals(ofTapAt: Point(x: 1, y: 0)) == [.gestureRefused("tap", part, by: .view)])
  }

  @Test func `a gesture that waits for another is refused when that is recognised`() {
    let root = named("A")
    let stage = Stage(root: root)
    let (first, second) = (TapGestureRecognizer(), TapGestureRecognizer())
    // The recognisers get the touch in the order in which they were added.
    root.view.addGestureRecognizer(second)
    root.view.addGestureRecognizer(first)
    second.require(toFail: first)
    #expect(
      stage.refusals(ofTapAt: Point(x: 2, y: 2)) == [.failureRequired("tap", of: "tap")])
  }

  @Test func `a gesture that waits is refused when a third one is recognised`() {
    let root = named("A")
    let stage = Stage(root: root)
    let (single, double, press) = (
      TapGestureRecognizer(), TapGestureRecognizer(), TapGestureRecognizer()
    )
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    for recognizer in [single, double, press] { root.view.addGestureRecognizer(recognizer) }
    #expect(stage.refusals(ofTapAt: Point(x: 2, y: 2)) == [.prevented("tap", by: "tap")])
  }

  @Test func `a drag across the drag in progress is refused`() {
    let stage = Stage(root: navigation(named("A"), named("B")))
    stage.application.drag(.right)
    #expect(stage.refusals { stage.application.drag(.up) } == [.otherAxis(.right)])
  }

  @Test func `an unknown drag is refused with the drags that are known`() {
    let stage = Stage(root: navigation(named("A"), named("B")))
    #expect(
      stage.refusals { stage.application.drag(.up) } == [.noDrag(.up, others: [.right])])
  }

  // MARK: - Interactive transitions

  @Test func `a drag back at the root, or without a back button, is refused`() {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    #expect(stage.refusals { stage.application.drag(.right) } == [.popAtRoot("Nav")])
    stage.turn {
      nav.pushViewController(named("B"), animated: false)
      nav.isNavigationBarHidden = true
    }
    #expect(stage.refusals { stage.application.drag(.right) } == [.popWithoutBackButton("Nav")])
  }

  @Test func `a delegate that animates pops turns the built-in drag off`() {
    let nav = navigation(named("A"), named("B"))
    let delegate = Fading()
    nav.delegate = delegate
    let stage = Stage(root: nav)
    let refused = [Refusal.popAnimatedByDelegate("Nav")]
    #expect(stage.refusals { stage.application.drag(.right) } == refused)
    #expect(
      stage.refusals(
        ofTouch: Point(x: 0.5, y: 9), Point(x: 8, y: 9), Point(x: 20, y: 9)) == refused)
  }

  @Test func `a drag whose delegate gives no interactive driver does not drive the transition`() {
    let (nav, delegate) = (navigation(named("A")), Fading())
    nav.delegate = delegate
    let stage = Stage(root: nav)
    let pan = PanGestureRecognizer { recognizer in
      if recognizer.state == .began { nav.pushViewController(named("B"), animated: true) }
    }
    nav.view.addGestureRecognizer(pan)
    let points = [Point(x: 30, y: 9), Point(x: 36, y: 9)]
    #expect(stage.refusals(ofTouch: points[0], points[1]) == [.noDriver("Nav", .push)])
    stage.settle()
    stage.turn { _ = nav.popViewController(animated: false) }
    delegate.driver = PercentDrivenInteractiveTransition()
    #expect(stage.refusals(ofTouch: points[0], points[1]).isEmpty)
  }

  @Test func `a driver that starts by itself does not follow the drag`() {
    let (nav, delegate) = (navigation(named("A")), Fading())
    nav.delegate = delegate
    let driver = PercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    delegate.driver = driver
    let stage = Stage(root: nav)
    let pan = PanGestureRecognizer { recognizer in
      if recognizer.state == .began { nav.pushViewController(named("B"), animated: true) }
    }
    nav.view.addGestureRecognizer(pan)
    #expect(
      stage.refusals(ofTouch: Point(x: 30, y: 9), Point(x: 36, y: 9))
        == [.notStartedInteractively("PercentDrivenInteractiveTransition", .push)])
  }

  @Test func `a presentation whose delegate gives no driver does not follow the drag`() {
    let (root, next, delegate) = (named("A"), named("B"), FadingPresentation())
    next.transitioningDelegate = delegate
    let stage = Stage(root: root)
    let pan = PanGestureRecognizer { recognizer in
      if recognizer.state == .began { root.present(next, animated: true) }
    }
    root.view.addGestureRecognizer(pan)
    #expect(
      stage.refusals(ofTouch: Point(x: 30, y: 9), Point(x: 36, y: 9))
        == [.noDriver("B", .present)])
  }

  @Test func `a book at its last page refuses the drag to the next`() {
    let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.baseName = "Book"
    let source = NoPages()
    pages.dataSource = source
    pages.setViewControllers([named("A")], direction: .forward, animated: false)
    let stage = Stage(root: pages)
    #expect(
      stage.refusals { stage.application.drag(.left) } == [.noPage("Book", isForward: true)])
    #expect(
      stage.refusals { stage.application.drag(.right) } == [.noPage("Book", isForward: false)])
  }
}

private final class StubbornGestures: GestureRecognizerDelegate {
  var receives = true
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { false }
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    receives
  }
}

private final class Fading: NavigationControllerDelegate {
  var driver: (any ViewControllerInteractiveTransitioning)?

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { KeyframeAnimator(.fade) }

  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { driver }
}

private final class FadingPresentation: ViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { KeyframeAnimator(.fade) }
}

private final class NoPages: PageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore controller: ViewController
  ) -> ViewController? { nil }
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter controller: ViewController
  ) -> ViewController? { nil }
}
