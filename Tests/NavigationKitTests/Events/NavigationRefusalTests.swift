import CellGraphics
import NavigationKit
import Testing

/// The reasons for refused gestures, segues, unwinds, presentations and interactive transitions.
@Suite struct NavigationRefusalTests {
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
    first.name = "first"
    root.view.addGestureRecognizer(first)
    root.view.addGestureRecognizer(second)
    second.require(toFail: first)
    #expect(
      stage.refusals(ofTapAt: Point(x: 2, y: 2)) == [.failureRequired("tap", of: "tap")])
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

  // MARK: - Segues

  private static func template(_ kind: SegueTemplate.Kind) -> SegueTemplate {
    SegueTemplate(identifier: "go", kind: kind) {
      StoryboardSegue(identifier: $0, source: $1, destination: $2)
    }
  }

  @Test func `a source that refuses a segue is the reason`() {
    let root = Probe("A")
    root.allowsSegues = false
    let stage = Stage(root: root)
    let go = Self.template(.forward { named("B") })
    #expect(
      stage.refusals { stage.turn { root.trigger(go, sender: nil) } }
        == [.segueRefused("go", by: "A")])
  }

  @Test func `an embed segue without a container view is skipped`() {
    let root = named("A")
    root.segueTemplates = [
      Self.template(.embed(makeDestination: { named("B") }, container: { nil }))
    ]
    let stage = Stage()
    #expect(
      stage.refusals { stage.turn { stage.window.rootViewController = root } }
        == [.noContainer(segue: "go", of: "A")])
  }

  @Test func `an unwind names the controllers that it went past`() {
    let (home, middle, form) = (named("Home"), Probe("Middle"), named("Form"))
    home.unwindActions["back"] = { _ in }
    let stage = Stage(root: navigation(home, middle, form))
    let back = Self.template(.unwind(action: "back"))
    #expect(
      stage.refusals { stage.turn { form.trigger(back, sender: nil) } }
        == [.unwindPassed("Middle", action: "back", isDeclared: false)])
  }

  @Test func `an unwind that nobody handles is missing`() {
    let (home, form) = (named("Home"), named("Form"))
    let stage = Stage(root: navigation(home, form))
    let back = Self.template(.unwind(action: "comeHome:"))
    #expect(
      stage.refusals { stage.turn { form.trigger(back, sender: nil) } } == [
        .unwindPassed("Home", action: "comeHome:", isDeclared: false),
        .unwindPassed("Nav", action: "comeHome:", isDeclared: false),
        .unwindMissing(action: "comeHome:", from: "Form"),
      ])
  }

  @Test func `an unwind goes past a controller that declares the action but refuses it`() {
    let (home, form) = (Reluctant(), named("Form"))
    home.baseName = "Home"
    home.unwindActions["back"] = { _ in }
    let stage = Stage(root: navigation(home, form))
    let back = Self.template(.unwind(action: "back"))
    let refused = stage.refusals { stage.turn { form.trigger(back, sender: nil) } }
    #expect(refused.first == .unwindPassed("Home", action: "back", isDeclared: true))
  }

  // MARK: - Presentations

  @Test func `a presentation at the wrong moment is refused`() {
    let (root, first, off) = (named("A"), named("B"), named("Off"))
    let stage = Stage(root: root)
    #expect(
      stage.refusals { stage.turn { off.present(named("C"), animated: false) } }
        == [.presenterOffScreen("C", on: "Off")])
    stage.turn { root.present(first, animated: false) }
    #expect(
      stage.refusals { stage.turn { root.present(named("C"), animated: false) } }
        == [.alreadyPresenting("C~2", on: "A", existing: "B")])
    stage.turn { root.dismiss(animated: true) }
    #expect(
      stage.refusals { stage.turn { first.present(named("D"), animated: false) } }
        == [.presentationRuns("D", on: "B")])
    #expect(
      stage.refusals { stage.turn { root.dismiss(animated: true) } } == [.dismissalRuns("B")])
  }

  @Test func `a dismissal of nothing is refused`() {
    let root = named("A")
    let stage = Stage(root: root)
    #expect(
      stage.refusals { stage.turn { root.dismiss(animated: true) } } == [.nothingToDismiss("A")])
  }

  @Test func `a request that waited too long is dropped`() {
    let (root, other) = (named("A"), named("B"))
    let nav = navigation(root)
    let stage = Stage(root: nav)
    let refused = stage.refusals {
      stage.turn { nav.pushViewController(named("C"), animated: true) }
      stage.turn {
        nav.present(other, animated: false)
        nav.present(other, animated: false)
      }
      stage.settle()
    }
    #expect(refused == [.outdatedRequest("B")])
  }

  @Test func `Esc tells why a presentation stays`() {
    let (root, full, sheet) = (named("A"), named("Full"), named("Sheet"))
    let stage = Stage(root: root)
    stage.turn { root.present(full, animated: false) }
    #expect(
      stage.refusals { stage.application.cancel() } == [.undismissableStyle("Full", .fullScreen)])
    sheet.modalPresentationStyle = .pageSheet
    sheet.isModalInPresentation = true
    stage.turn { full.present(sheet, animated: false) }
    #expect(stage.refusals { stage.application.cancel() } == [.modal("Sheet")])
    sheet.isModalInPresentation = false
    let delegate = StubbornSheet()
    sheet.presentationController?.delegate = delegate
    #expect(stage.refusals { stage.application.cancel() } == [.dismissalRefused("Sheet")])
  }

  @Test func `Esc tells that an alert has no cancel action`() {
    let root = named("A")
    let alert = AlertController(title: "Saved", message: nil, preferredStyle: .alert)
    alert.baseName = "Alert"
    let action = AlertAction(title: "OK", style: .default)
    alert.addAction(action)
    let stage = Stage(root: root)
    stage.turn { root.present(alert, animated: false) }
    #expect(stage.refusals { stage.application.cancel() } == [.noCancelAction("Alert")])
    action.isEnabled = false
    #expect(
      stage.refusals { stage.application.choose(action, of: alert) }
        == [.disabled(Refusal.Part(name: "OK", type: "Button"))])
  }

  // MARK: - Stacks

  @Test func `a pop at the root does nothing, and a push during a transition waits`() {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    #expect(
      stage.refusals { stage.turn { _ = nav.popViewController(animated: true) } }
        == [.nothingToPop("Nav")])
    let refused = stage.refusals {
      stage.turn { nav.pushViewController(named("B"), animated: true) }
      stage.turn { nav.pushViewController(named("C"), animated: true) }
    }
    #expect(refused == [.waiting("push", of: "Nav")])
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

private final class StubbornSheet: AdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool { false }
}

private final class NoPages: PageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore controller: ViewController
  ) -> ViewController? { nil }
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter controller: ViewController
  ) -> ViewController? { nil }
}

private final class Reluctant: ViewController {
  override func canPerformUnwindSegueAction(
    _ action: String, from source: ViewController, sender: Any?
  ) -> Bool { false }
}
