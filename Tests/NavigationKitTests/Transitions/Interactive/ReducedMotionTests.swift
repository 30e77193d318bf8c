import CellGraphics
import Motion
import NavigationKit
import Testing

/// Transitions of a user who has reduced the motion.
@Suite struct ReducedMotionTests {
  private func stage(root: ViewController) -> Stage {
    let stage = Stage(root: root)
    stage.application.reducesMotion = true
    return stage
  }

  private func colored(_ name: String, _ color: UInt32) -> ViewController {
    let controller = named(name)
    controller.view.backgroundColor = Color(rgb: color)
    return controller
  }

  /// Indicates whether `view` is at its place in its size while the transition runs.
  private func isStill(_ view: View) -> Bool {
    view.presentationFrame.origin == .zero && view.transform == .identity
  }

  @Test func `a push dissolves in the duration of the slide`() {
    let (a, b) = (colored("A", 0x000000), colored("B", 0xFFFFFF))
    let navigation = navigation(a)
    let stage = stage(root: navigation)
    stage.turn { navigation.pushViewController(b, animated: true) }
    // The slide takes 0.35 s, which are 42 ticks.
    stage.advance(to: 21)
    #expect(stage.application.isTransitioning)
    #expect(isStill(a.view) && isStill(b.view))
    // Half of the way, black and white are mixed everywhere, as by no slide.
    let colors = Set(
      [1, 40, 78].map { stage.surface[column: $0, row: 20].background })
    #expect(colors.count == 1)
    #expect(colors.isDisjoint(with: [Color(rgb: 0x000000), Color(rgb: 0xFFFFFF)]))
    stage.advance(to: 41)
    #expect(stage.application.isTransitioning)
    stage.advance(to: 42)
    #expect(!stage.application.isTransitioning)
    #expect(b.appearanceState == .appeared)
  }

  @Test func `a pop fades out`() {
    let (a, b) = (colored("A", 0x000000), colored("B", 0xFFFFFF))
    let navigation = navigation(a, b)
    let stage = stage(root: navigation)
    stage.turn { _ = navigation.popViewController(animated: true) }
    stage.advance(to: 10)
    #expect(isStill(a.view) && isStill(b.view))
    stage.settle()
    #expect(navigation.topViewController === a)
    #expect(a.view.alpha == 1 && b.view.alpha == 1)
  }

  @Test(arguments: [ModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve])
  func `a presentation and its dismissal fade in every style`(_ style: ModalTransitionStyle) {
    let (a, b) = (colored("A", 0x000000), colored("B", 0xFFFFFF))
    b.modalTransitionStyle = style
    let stage = stage(root: a)
    stage.turn { a.present(b, animated: true) }
    stage.advance(to: 5)
    #expect(stage.application.isTransitioning)
    #expect(isStill(b.view))
    stage.settle()
    #expect(b.appearanceState == .appeared)
    let start = stage.application.tick
    stage.turn { a.dismiss(animated: true) }
    stage.advance(to: start + 5)
    #expect(isStill(b.view))
    stage.settle()
    #expect(a.presentedViewController == nil)
    #expect(a.appearanceState == .appeared)
  }

  @Test func `a sheet fades in its place`() {
    let (a, b) = (ViewController(), ViewController())
    b.modalPresentationStyle = .pageSheet
    let stage = stage(root: a)
    stage.turn { a.present(b, animated: true) }
    let place = b.view.convert(Point(x: 0, y: 0), to: stage.window)
    stage.advance(to: 5)
    #expect(stage.application.isTransitioning)
    #expect(b.view.convert(Point(x: 0, y: 0), to: stage.window) == place)
    stage.settle()
    #expect(b.view.convert(Point(x: 0, y: 0), to: stage.window) == place)
  }

  @Test func `an animator of the app stays as it is, and can ask`() {
    final class Mover: ViewControllerAnimatedTransitioning {
      var reduces: Bool?
      func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
        0.5
      }
      func animateTransition(using context: any ViewControllerContextTransitioning) {
        reduces = Application.current?.reducesMotion
        context.completeTransition(true)
      }
    }
    final class Delegate: ViewControllerTransitioningDelegate {
      let mover = Mover()
      func animationController(
        forPresented presented: ViewController, presenting: ViewController, source: ViewController
      ) -> (any ViewControllerAnimatedTransitioning)? { mover }
    }
    let (a, b, delegate) = (named("A"), named("B"), Delegate())
    b.transitioningDelegate = delegate
    let stage = stage(root: a)
    stage.turn { a.present(b, animated: true) }
    #expect(delegate.mover.reduces == true)
  }

  @Test func `keyframes that move nothing are kept`() {
    // A dissolve of three steps, which a plain cross-dissolve would not show.
    let steps = KeyframedTransition(
      front: .destination, source: [],
      destination: [
        TransitionKeyframe(time: 0, alpha: 0), TransitionKeyframe(time: 20, alpha: 0),
        TransitionKeyframe(time: 40),
      ])
    let (a, b) = (colored("A", 0x000000), colored("B", 0xFFFFFF))
    let stage = stage(root: a)
    let segue = KeyframedSegue(
      identifier: "go", source: a, destination: b, transition: .keyframes(steps))
    stage.turn { segue.perform() }
    stage.advance(to: 20)
    #expect(stage.surface[column: 40, row: 12].background == Color(rgb: 0x000000))
  }

  @Test(arguments: [SegueTransition.zoom, .slide, .grow(duration: 60)])
  func `a custom segue fades`(_ transition: SegueTransition) {
    let (a, b) = (colored("A", 0x000000), colored("B", 0xFFFFFF))
    let stage = stage(root: a)
    let segue = KeyframedSegue(
      identifier: "go", source: a, destination: b, transition: transition)
    stage.turn { segue.perform() }
    stage.advance(to: 10)
    #expect(isStill(a.view) && isStill(b.view))
    #expect(b.view.presentationFrame.size == Size(width: 80, height: 24))
    stage.settle()
    #expect(b.appearanceState == .appeared)
  }

  @Test func `a dragged pop fades with the drag`() throws {
    let (a, b) = (colored("A", 0x000000), colored("B", 0xFFFFFF))
    let navigation = navigation(a, b)
    let stage = stage(root: navigation)
    for _ in 0..<5 { stage.application.drag(.right) }
    #expect(stage.application.isTransitioning)
    #expect(isStill(b.view))
    #expect(stage.surface[column: 40, row: 20].background != Color(rgb: 0xFFFFFF))
    stage.tap()
    stage.settle()
    #expect(navigation.topViewController === a)
  }

  @Test func `a dragged sheet follows the drag`() throws {
    let (a, b) = (ViewController(), ViewController())
    b.modalPresentationStyle = .pageSheet
    let stage = stage(root: a)
    stage.turn { a.present(b, animated: false) }
    let sheet = try #require(b.presentationController?.presentedView)
    let top = sheet.presentationFrame.minY
    stage.turn { _ = b.presentationController?.beginInteractiveDismissal() }
    stage.turn { b.presentationController?.updateInteractiveDismissal(0.5) }
    #expect(sheet.presentationFrame.minY > top)
    stage.turn { b.presentationController?.finishInteractiveDismissal() }
    stage.settle()
    #expect(a.presentedViewController == nil)
  }

  @Test func `pages dissolve instead of scrolling and curling`() {
    for style in [PageViewController.TransitionStyle.scroll, .pageCurl] {
      let pages = PageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      let (a, b) = (colored("A", 0x000000), colored("B", 0xFFFFFF))
      pages.setViewControllers([a], direction: .forward, animated: false)
      let stage = stage(root: pages)
      stage.turn { pages.setViewControllers([b], direction: .forward, animated: true) }
      stage.advance(to: 18)
      let colors = Set([1, 40, 78].map { stage.surface[column: $0, row: 12].background })
      #expect(colors.count == 1, "\(style)")
      stage.settle()
      #expect(b.appearanceState == .appeared)
    }
  }
}
