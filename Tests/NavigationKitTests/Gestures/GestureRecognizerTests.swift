import CellGraphics
import NavigationKit
import TestSupport
import Testing

/// Catalogue, part 8.
@Suite struct GestureRecognizerTests {
  private final class Delegate: GestureRecognizerDelegate {
    var log: [String] = []
    var receives = true
    var begins = true
    var simultaneous = false
    var requires: GestureRecognizer?
    var isRequiredBy: GestureRecognizer?

    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
      log.append("shouldBegin")
      return begins
    }

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
      log.append("shouldReceive")
      return receives
    }

    func gestureRecognizer(
      _ recognizer: GestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { simultaneous }

    func gestureRecognizer(
      _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool {
      if other === requires { log.append("shouldRequireFailure") }
      return other === requires
    }

    func gestureRecognizer(
      _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool { other === isRequiredBy }
  }

  /// A window full of one view, and what its recognisers have said.
  private final class Field {
    let stage = Stage(root: ViewController())
    var log: [String] = []

    var application: Application { stage.application }
    var view: View { stage.window.rootViewController!.view }

    @discardableResult
    func add<Recognizer: GestureRecognizer>(
      _ recognizer: Recognizer, _ name: String, to view: View? = nil
    ) -> Recognizer {
      recognizer.addAction { [unowned self] in log.append("\(name) \($0.state)") }
      stage.turn { (view ?? self.view).addGestureRecognizer(recognizer) }
      return recognizer
    }

    func taken() -> [String] {
      defer { log = [] }
      return log
    }
  }

  // MARK: - Tap

  @Test func `a touch that ends where it began is a tap (8.4)`() {
    let field = Field()
    field.add(TapGestureRecognizer(), "tap")
    field.application.click(5, 5)
    #expect(field.taken() == ["tap ended"])
    // One column is no way, two are, and so is one row.
    field.application.dragAndLetGo(through: [(5, 5), (6, 5)])
    #expect(field.taken() == ["tap ended"])
    field.application.dragAndLetGo(through: [(5, 5), (7, 5), (5, 5)])
    field.application.dragAndLetGo(through: [(5, 5), (5, 6)])
    #expect(field.taken() == [])
  }

  @Test func `two taps within 0.35 s are a double tap`() {
    let field = Field()
    field.add(TapGestureRecognizer(), "double").numberOfTapsRequired = 2
    field.application.click(5, 5)
    field.application.advance(to: 41)
    field.application.click(5, 5)
    #expect(field.taken() == ["double ended"])
    field.application.advance(to: 200)
    field.application.click(5, 5)
    field.application.advance(to: 243)
    field.application.click(5, 5)
    #expect(field.taken() == [])
    #expect(field.application.nextDueTick == 285)
  }

  @Test
  func `a single tap waits for a second tap if it requires the double tap to fail (8.4, 8.10)`() {
    let field = Field()
    let double = field.add(TapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    field.add(TapGestureRecognizer(), "single").require(toFail: double)
    field.application.click(5, 5)
    #expect(field.taken() == [])
    #expect(field.application.nextDueTick == 42)
    field.application.advance(to: 41)
    #expect(field.taken() == [])
    field.application.advance(to: 42)
    #expect(field.taken() == ["single ended"])
    #expect(field.application.nextDueTick == nil)
    field.application.click(5, 5)
    field.application.advance(to: 60)
    field.application.click(5, 5)
    field.application.advance(to: 200)
    #expect(field.taken() == ["double ended"])
  }

  @Test func `a single tap does not prevent a double tap (8.4)`() {
    let field = Field()
    field.add(TapGestureRecognizer(), "single")
    field.add(TapGestureRecognizer(), "double").numberOfTapsRequired = 2
    field.application.click(5, 5)
    field.application.click(5, 5)
    #expect(field.taken().contains("double ended"))
  }

  // MARK: - Swipe

  @Test(arguments: [
    (Direction.right, [(20, 10), (24, 10), (28, 10)]),
    (.left, [(20, 10), (12, 10)]), (.up, [(20, 10), (20, 8), (20, 6)]),
    (.down, [(20, 10), (22, 14)]),
  ])
  func `a swipe has the direction of the finger and needs 8 columns or 4 rows (8.1)`(
    direction: Direction, cells: [(Int, Int)]
  ) {
    let field = Field()
    for each in Direction.allCases {
      field.add(SwipeGestureRecognizer(), each.rawValue).direction = .init(each)
    }
    field.application.dragAndLetGo(through: cells.map { (column: $0.0, row: $0.1) })
    #expect(field.taken() == ["\(direction.rawValue) ended"])
  }

  @Test func `a swipe recogniser recognises right swipes by default (8.1)`() {
    #expect(SwipeGestureRecognizer().direction == .right)
  }

  @Test func `a slow, short or diagonal drag is not a swipe (8.2)`() {
    let field = Field()
    field.add(SwipeGestureRecognizer(), "swipe")
    // 36 ticks are quick enough, 37 are not.
    field.application.dragAndLetGo(through: [(5, 5), (9, 5), (13, 5)], ticks: 18)
    #expect(field.taken() == ["swipe ended"])
    field.application.advance(to: 1_000)
    field.application.dragAndLetGo(through: [(5, 5), (13, 5)], ticks: 37)
    field.application.dragAndLetGo(through: [(5, 5), (12, 5)])
    // 8 columns and 3 rows, which count as 6 columns: more than half.
    field.application.dragAndLetGo(through: [(5, 5), (13, 8)])
    #expect(field.taken() == [])
    field.application.dragAndLetGo(through: [(5, 5), (13, 7)])
    #expect(field.taken() == ["swipe ended"])
  }

  @Test func `a swipe calls its action once, however long the drag is (8.2)`() {
    let field = Field()
    field.add(SwipeGestureRecognizer(), "swipe")
    field.application.dragAndLetGo(through: [(5, 5), (15, 5), (25, 5), (35, 5)])
    #expect(field.taken() == ["swipe ended"])
  }

  // MARK: - Long press

  @Test func `a long press begins after 0.5 s, changes with the finger and ends (8.5, 8.7)`() {
    let field = Field()
    let press = field.add(LongPressGestureRecognizer(), "press")
    field.application.touch(.down, 5, 5)
    #expect(field.application.nextDueTick == 60)
    field.application.advance(to: 59)
    #expect(field.taken() == [])
    field.application.advance(to: 60)
    #expect(field.taken() == ["press began"])
    field.application.touch(.move, 15, 5)
    #expect(press.location(in: field.view) == Point(x: 15.5, y: 5.5))
    field.application.touch(.up, 15, 5)
    #expect(field.taken() == ["press changed", "press ended"])
    #expect(press.state == .possible)
    #expect(field.application.nextDueTick == nil)
  }

  @Test func `moving or lifting the finger too early fails a long press (8.5)`() {
    let field = Field()
    field.add(LongPressGestureRecognizer(), "press")
    field.application.drag(through: [(5, 5), (7, 5)])
    field.application.advance(to: 200)
    field.application.touch(.up, 7, 5)
    field.application.click(5, 5)
    field.application.advance(to: 400)
    #expect(field.taken() == [])
  }

  // MARK: - Pan

  @Test func `a pan begins after two columns and follows the finger (8.5, 8.7)`() {
    let field = Field()
    let pan = field.add(PanGestureRecognizer(), "pan")
    field.application.drag(through: [(10, 10), (11, 10)])
    #expect(field.taken() == [])
    field.application.touch(.move, 12, 10)
    #expect(pan.translation(in: field.view) == Point(x: 2, y: 0))
    field.application.touch(.move, 7, 12)
    #expect(pan.translation(in: field.view) == Point(x: -3, y: 2))
    pan.setTranslation(Point(x: 1, y: 1), in: field.view)
    field.application.touch(.move, 8, 12)
    #expect(pan.translation(in: field.view) == Point(x: 2, y: 1))
    field.application.touch(.up, 8, 12)
    #expect(field.taken() == ["pan began", "pan changed", "pan changed", "pan ended"])
    #expect(pan.state == .possible)
  }

  @Test func `the velocity of a pan covers the last tenth of a second, in cells per second`() {
    let field = Field()
    let pan = field.add(PanGestureRecognizer(), "pan")
    // Slow at first: 2 columns in 24 ticks. Then 6 columns and 1 row in 12.
    field.application.touch(.down, 10, 10)
    field.application.advance(to: 24)
    field.application.touch(.move, 12, 10)
    field.application.advance(to: 30)
    field.application.touch(.move, 15, 10)
    field.application.advance(to: 36)
    field.application.touch(.move, 18, 11)
    #expect(pan.velocity(in: field.view) == Point(x: 60, y: 10))
    // At rest for a tenth of a second.
    field.application.advance(to: 48)
    #expect(pan.velocity(in: field.view) == .zero)
  }

  // MARK: - Edges

  @Test func `an edge pan starts within three columns of the edge and moves inward (8.6)`() {
    for (edge, start, inward) in [
      (ScreenEdgePanGestureRecognizer.Edge.left, 2, 1), (.right, 77, -1),
    ] {
      let field = Field()
      field.add(ScreenEdgePanGestureRecognizer(), "pan").edge = edge
      field.application.dragAndLetGo(through: [(start, 5), (start + 4 * inward, 5)])
      #expect(field.taken() == ["pan began", "pan ended"])
      // A column farther in; along the edge; outward.
      field.application.dragAndLetGo(through: [(start + inward, 5), (start + 9 * inward, 5)])
      field.application.dragAndLetGo(through: [(start, 5), (start, 8), (start + 9 * inward, 8)])
      field.application.dragAndLetGo(through: [(start, 5), (start - 2 * inward, 5)])
      #expect(field.taken() == [])
    }
  }

  // MARK: - States

  @Test func `disabling a recogniser during its gesture cancels the gesture (8.7)`() {
    let field = Field()
    let pan = field.add(PanGestureRecognizer(), "pan")
    field.application.drag(through: [(5, 5), (9, 5)])
    field.stage.turn { pan.isEnabled = false }
    #expect(field.taken() == ["pan began", "pan cancelled"])
    field.application.touch(.move, 15, 5)
    field.application.touch(.up, 15, 5)
    #expect(field.taken() == [])
    pan.isEnabled = true
    field.application.drag(through: [(5, 5), (9, 5)])
    #expect(field.taken() == ["pan began"])
  }

  @Test func `a cancelled touch cancels the running gesture (8.7)`() {
    let field = Field()
    let pan = field.add(PanGestureRecognizer(), "pan")
    field.application.drag(through: [(5, 5), (9, 5)])
    field.application.cancelTouch()
    #expect(field.taken() == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
  }

  @Test func `a recogniser calls all its actions in the order of their addition`() {
    var calls: [Int] = []
    let tap = TapGestureRecognizer { _ in calls.append(1) }
    tap.addAction { _ in calls.append(2) }
    let field = Field()
    field.add(tap, "tap")
    field.application.click(1, 1)
    #expect(calls == [1, 2])
  }

  // MARK: - The delegate

  @Test func `the delegate is asked about the touch and later about the recognition (8.8)`() {
    let (field, delegate) = (Field(), Delegate())
    field.add(TapGestureRecognizer(), "tap").delegate = delegate
    field.application.touch(.down, 5, 5)
    #expect(delegate.log == ["shouldReceive"])
    field.application.touch(.up, 5, 5)
    #expect(delegate.log == ["shouldReceive", "shouldBegin"])
    #expect(field.taken() == ["tap ended"])
    delegate.begins = false
    field.application.click(5, 15)
    #expect(field.taken() == [])
    delegate.begins = true
    delegate.receives = false
    delegate.log = []
    field.application.click(5, 20)
    #expect(delegate.log == ["shouldReceive"])
    #expect(field.taken() == [])
  }

  @Test
  func `two recognisers recognise simultaneously only if one of their delegates allows it (8.9)`() {
    for asked in [0, 1] {
      let (field, delegate) = (Field(), Delegate())
      let inner = View(frame: Rect(x: 0, y: 0, width: 40, height: 20))
      field.stage.turn { field.view.addSubview(inner) }
      let outer = field.add(PanGestureRecognizer(), "outer")
      let nearer = field.add(PanGestureRecognizer(), "inner", to: inner)
      field.application.dragAndLetGo(through: [(5, 5), (9, 5)])
      #expect(field.taken() == ["inner began", "inner ended"])
      delegate.simultaneous = true
      [outer, nearer][asked].delegate = delegate
      field.application.dragAndLetGo(through: [(5, 5), (9, 5)])
      #expect(field.taken() == ["inner began", "outer began", "inner ended", "outer ended"])
    }
  }

  @Test func `a delegate can require a failure and is asked once per attempt (8.10)`() {
    for isOnTheOther in [false, true] {
      let (field, delegate) = (Field(), Delegate())
      let pan = field.add(PanGestureRecognizer(), "pan")
      let swipe = field.add(SwipeGestureRecognizer(), "swipe")
      if isOnTheOther {
        delegate.isRequiredBy = pan
        swipe.delegate = delegate
      } else {
        delegate.requires = swipe
        pan.delegate = delegate
      }
      // The swipe fails for its slant once the finger is as far down as it is to the right.
      field.application.drag(through: [(5, 5), (8, 5)])
      #expect(field.taken() == [])
      field.application.touch(.move, 8, 8)
      #expect(field.taken() == ["pan began"])
      field.application.touch(.up, 8, 8)
      #expect(field.taken() == ["pan ended"])
      #expect(delegate.log.count { $0 == "shouldRequireFailure" } == (isOnTheOther ? 0 : 1))
      field.application.dragAndLetGo(through: [(5, 5), (8, 5), (14, 5)])
      #expect(field.taken() == ["swipe ended"])
    }
  }

  @Test func `a recogniser does not wait for a required recogniser that receives no touch`() {
    let field = Field()
    let other = field.add(PanGestureRecognizer(), "other")
    field.add(TapGestureRecognizer(), "tap").require(toFail: other)
    other.isEnabled = false
    field.application.click(5, 5)
    #expect(field.taken() == ["tap ended"])
  }

  @Test func `an app's pan can wait for the failure of the interactive pop (8.12)`() throws {
    let current = named("Cur")
    let nav = navigation(named("New"), current)
    let stage = Stage(root: nav)
    var states: [GestureRecognizer.State] = []
    let pan = PanGestureRecognizer { states.append($0.state) }
    stage.turn { current.view.addGestureRecognizer(pan) }
    pan.require(toFail: try #require(nav.interactivePopGestureRecognizer))
    stage.application.drag(through: [(0, 5), (6, 5)])
    #expect(states == [])
    #expect(nav.topViewController !== current)
    stage.application.cancelTouch()
    stage.settle()
    stage.application.drag(through: [(10, 5), (16, 5)])
    #expect(states == [.began])
    #expect(nav.topViewController === current)
  }

  // MARK: - The view

  @Test func `a recognised gesture cancels the view's touch by default (8.11)`() {
    for cancels in [true, false] {
      let field = Field()
      let button = Button(frame: Rect(x: 0, y: 5, width: 20, height: 1))
      var taps = 0
      button.addAction { _ in taps += 1 }
      field.stage.turn { field.view.addSubview(button) }
      let pan = field.add(PanGestureRecognizer(), "pan")
      #expect(pan.cancelsTouchesInView)
      pan.cancelsTouchesInView = cancels
      field.application.dragAndLetGo(through: [(5, 5), (9, 5)])
      #expect(field.taken() == ["pan began", "pan ended"])
      #expect(taps == (cancels ? 0 : 1))
    }
  }

  @Test func `a tap on a control is not a tap on its superview`() {
    let field = Field()
    let button = Button(frame: Rect(x: 0, y: 5, width: 20, height: 1))
    var taps = 0
    button.addAction { _ in taps += 1 }
    field.stage.turn { field.view.addSubview(button) }
    field.add(TapGestureRecognizer(), "tap")
    field.application.click(5, 5)
    #expect(taps == 1)
    #expect(field.taken() == [])
    field.application.click(5, 6)
    #expect(field.taken() == ["tap ended"])
  }

  @Test func `a recognised gesture is an event`() {
    let field = Field()
    field.add(SwipeGestureRecognizer(), "swipe")
    field.stage.forget()
    field.application.dragAndLetGo(through: [(5, 5), (15, 5)])
    #expect(field.application.events.take().map(\.detail) == ["swipe right"])
  }
}
