import CellGraphics
import NavigationKit
import TestSupport
import Testing

/// Hit testing, and the way of a touch along the responders.
@Suite struct TouchTests {
  private final class Listener: View {
    var heard: [String] = []
    var takes = true

    override func touchBegan(_ touch: Touch) { hear("began", touch) }
    override func touchMoved(_ touch: Touch) { hear("moved", touch) }
    override func touchEnded(_ touch: Touch) { hear("ended", touch) }
    override func touchCancelled(_ touch: Touch) { hear("cancelled", touch) }

    private func hear(_ what: String, _ touch: Touch) {
      let place = touch.location(in: self)
      heard.append("\(what) \(place.x), \(place.y)")
    }
  }

  private func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> View {
    View(frame: Rect(x: x, y: y, width: width, height: height))
  }

  private func listener(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Listener {
    Listener(frame: Rect(x: x, y: y, width: width, height: height))
  }

  @Test func `a hit test returns the innermost subview of the frontmost view under the point`() {
    let outer = view(0, 0, 20, 10)
    let (back, front, inner) = (view(2, 2, 6, 4), view(4, 3, 6, 4), view(1, 1, 2, 1))
    outer.addSubview(back)
    outer.addSubview(front)
    front.addSubview(inner)
    #expect(outer.hitTest(Point(x: 3, y: 3), with: nil) === back)
    #expect(outer.hitTest(Point(x: 4.5, y: 3.5), with: nil) === front)
    #expect(outer.hitTest(Point(x: 5.5, y: 4.5), with: nil) === inner)
    #expect(outer.hitTest(Point(x: 15, y: 9), with: nil) === outer)
    #expect(outer.hitTest(Point(x: 20, y: 9), with: nil) == nil)
  }

  @Test
  func `a touch passes through views that are hidden, transparent or without user interaction`() {
    let outer = view(0, 0, 20, 10)
    let front = view(0, 0, 20, 10)
    front.addSubview(view(0, 0, 20, 10))
    outer.addSubview(front)
    for (hide, show): ((View) -> Void, (View) -> Void) in [
      ({ $0.isHidden = true }, { $0.isHidden = false }),
      ({ $0.alpha = 0.009 }, { $0.alpha = 0.01 }),
      ({ $0.isUserInteractionEnabled = false }, { $0.isUserInteractionEnabled = true }),
    ] {
      hide(front)
      #expect(outer.hitTest(Point(x: 1, y: 1), with: nil) === outer)
      show(front)
      #expect(outer.hitTest(Point(x: 1, y: 1), with: nil) === front.subviews[0])
    }
  }

  @Test func `hit tests respect transforms and scroll offsets`() {
    let outer = view(0, 0, 40, 20)
    let moved = view(0, 0, 4, 2)
    moved.transform = AffineTransform(translationX: 10, y: 5)
    let scaled = view(20, 10, 4, 2)
    // About its centre, (22, 11): it covers 18…26 and 9…13.
    scaled.transform = AffineTransform(scaleX: 2, y: 2)
    let scroll = ScrollView(frame: Rect(x: 30, y: 0, width: 10, height: 5))
    scroll.contentSize = Size(width: 10, height: 50)
    scroll.contentOffset = Point(x: 0, y: 20)
    let content = view(0, 22, 10, 1)
    scroll.addSubview(content)
    for view in [moved, scaled, scroll] { outer.addSubview(view) }
    #expect(outer.hitTest(Point(x: 1, y: 1), with: nil) === outer)
    #expect(outer.hitTest(Point(x: 11, y: 6), with: nil) === moved)
    #expect(outer.hitTest(Point(x: 18.5, y: 9.5), with: nil) === scaled)
    #expect(outer.hitTest(Point(x: 17.5, y: 9.5), with: nil) === outer)
    #expect(outer.hitTest(Point(x: 31, y: 2.5), with: nil) === content)
    #expect(outer.hitTest(Point(x: 31, y: 3.5), with: nil) === scroll)
  }

  @Test func `points convert between the coordinates of any two views`() {
    let outer = view(0, 0, 40, 20)
    let (a, b) = (view(5, 5, 10, 10), view(2, 2, 4, 4))
    outer.addSubview(a)
    a.addSubview(b)
    #expect(b.convert(Point(x: 1, y: 1), to: outer) == Point(x: 8, y: 8))
    #expect(a.convert(Point(x: 8, y: 8), from: outer) == Point(x: 3, y: 3))
    #expect(b.convert(Point(x: 0, y: 0), to: a) == Point(x: 2, y: 2))
  }

  @Test func `the view under the start of a touch receives the whole touch`() {
    let listener = listener(10, 5, 4, 2)
    let stage = Stage(root: ViewController())
    stage.turn { stage.window.rootViewController?.view.addSubview(listener) }
    stage.application.touch(.down, 11, 5)
    stage.application.touch(.move, 50, 20)
    stage.application.touch(.up, 51, 20)
    #expect(listener.heard == ["began 1.5, 0.5", "moved 40.5, 15.5", "ended 41.5, 15.5"])
    #expect(!stage.application.isTouched)
    stage.application.touch(.move, 11, 5)
    stage.application.touch(.up, 11, 5)
    #expect(listener.heard.count == 3)
  }

  @Test func `a touch that a view does not handle passes to its superview`() {
    let listener = listener(10, 5, 10, 5)
    listener.addSubview(view(0, 0, 2, 1))
    let stage = Stage(root: ViewController())
    stage.turn { stage.window.rootViewController?.view.addSubview(listener) }
    stage.application.click(10, 5)
    #expect(listener.heard == ["began 0.5, 0.5", "ended 0.5, 0.5"])
  }

  @Test func `a cancelled touch or a second touch down cancels the first touch`() {
    let listener = listener(10, 5, 4, 2)
    let stage = Stage(root: ViewController())
    stage.turn { stage.window.rootViewController?.view.addSubview(listener) }
    stage.application.touch(.down, 10, 5)
    stage.application.touch(.cancel, 10, 5)
    stage.application.touch(.down, 11, 5)
    stage.application.touch(.down, 12, 5)
    #expect(
      listener.heard == [
        "began 0.5, 0.5", "cancelled 0.5, 0.5", "began 1.5, 0.5", "cancelled 1.5, 0.5",
        "began 2.5, 0.5",
      ])
  }

  @Test func `a touch outside the window is ignored`() {
    let stage = Stage(root: ViewController())
    for (column, row) in [(80, 0), (0, 24), (9_999, 9_999)] {
      stage.application.touch(.down, column, row)
      #expect(!stage.application.isTouched)
    }
  }

  @Test func `a transition ignores new touches and cancels the current touch`() {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    let listener = listener(10, 5, 4, 2)
    stage.turn { nav.topViewController?.view.addSubview(listener) }
    // One row down for the bar.
    stage.application.touch(.down, 10, 6)
    stage.turn { nav.pushViewController(named("B"), animated: true) }
    stage.forget()
    stage.application.touch(.move, 12, 6)
    // The view is on its way, and so is the finger in its coordinates.
    #expect(listener.heard.map { $0.prefix { $0 != " " } } == ["began", "cancelled"])
    stage.application.touch(.up, 12, 6)
    #expect(stage.happened([.inputIgnored]) == [])
    stage.application.click(20, 6)
    stage.application.turnWheel(.down, 20, 6)
    stage.application.paste("text")
    #expect(
      stage.application.events.take().map(\.detail) == [
        "touch: a transition is running", "wheel down: a transition is running",
        "paste: a transition is running",
      ])
  }

  @Test func `taps in one cell within 0.35 s increase the tap count`() {
    final class Counter: View {
      var counts: [Int] = []
      override func touchBegan(_ touch: Touch) { counts.append(touch.tapCount) }
    }
    let counter = Counter(frame: Rect(x: 0, y: 0, width: 80, height: 24))
    let stage = Stage(root: ViewController())
    stage.turn { stage.window.rootViewController?.view.addSubview(counter) }
    // 42 ticks after the last is in time, 43 are not, and neither is another row.
    for (tick, row) in [(0, 1), (42, 1), (60, 1), (103, 1), (110, 2)] {
      stage.application.advance(to: tick)
      stage.application.click(10, row)
    }
    #expect(counter.counts == [1, 2, 3, 1, 1])
  }
}
