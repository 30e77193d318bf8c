import NavigationKit
import Testing
import UIKitNames

/// Probes of gesture recognisers.
@Suite struct GestureProbes {
  private static func app(_ recognizers: UIGestureRecognizer...) -> (Screen, UIView) {
    let screen = Screen(root: UIViewController())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    screen.turn {
      screen.root?.view.addSubview(view)
      for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    }
    screen.settle()
    return (screen, view)
  }

  /// UIGestureRecognizer: documented defaults.
  @Test func `a recogniser has the documented defaults`() {
    let tap = UITapGestureRecognizer()
    #expect(tap.state == .possible && tap.isEnabled && tap.view == nil && tap.cancelsTouchesInView)
    #expect(!tap.delaysTouchesBegan && tap.delaysTouchesEnded && tap.delegate == nil)
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.numberOfTapsRequired == 0)
    #expect(UISwipeGestureRecognizer().direction == .right)
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
  }

  /// UIView: `addGestureRecognizer(_:)`, `gestureRecognizers`; a recogniser has one view.
  @Test func `a recogniser belongs to one view`() {
    let (one, two) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    #expect(one.gestureRecognizers == nil || one.gestureRecognizers == [])
    one.addGestureRecognizer(tap)
    #expect(one.gestureRecognizers == [tap] && tap.view === one)
    two.addGestureRecognizer(tap)
    #expect(tap.view === two && one.gestureRecognizers?.isEmpty ?? true)
    two.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }

  /// UITapGestureRecognizer: a tap is recognised once, in the state ended.
  @Test func `a tap is reported as ended`() {
    var states: [UIGestureRecognizer.State] = []
    let tap = UITapGestureRecognizer()
    let target = StateTarget { states.append($0.state) }
    tap.addTarget(target, action: StateTarget.act)
    let (screen, _) = Self.app(tap)
    screen.click(5, 5)
    screen.settle()
    #expect(states == [.ended] && tap.state == .possible)
  }

  final class StateTarget {
    let body: (UIGestureRecognizer) -> Void
    init(_ body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }
    func act(_ sender: UIGestureRecognizer) { body(sender) }
  }

  private static func drag(_ screen: Screen, from: (Int, Int), through places: [(Int, Int)]) {
    screen.simulator.perform(.pointer(.down, column: from.0, row: from.1))
    for place in places {
      screen.pass(12)
      screen.simulator.perform(.pointer(.move, column: place.0, row: place.1))
    }
    screen.pass(60)
    if let last = places.last {
      screen.simulator.perform(.pointer(.up, column: last.0, row: last.1))
    }
    screen.settle()
  }

  /// UIPanGestureRecognizer: began, changed and ended, and the state possible afterwards.
  @Test func `a pan begins, changes and ends`() {
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer()
    let target = StateTarget { states.append($0.state) }
    pan.addTarget(target, action: StateTarget.act)
    let (screen, _) = Self.app(pan)
    Self.drag(screen, from: (5, 5), through: [(8, 5), (12, 5), (16, 5)])
    #expect(states.first == .began && states.last == .ended && states.contains(.changed))
    #expect(states.filter { $0 == .began || $0 == .ended }.count == 2 && pan.state == .possible)
  }

  /// UIPanGestureRecognizer: `setTranslation(_:in:)` resets what later moves add to.
  @Test func `a reset translation counts from its new value`() {
    var steps: [CGFloat] = []
    let pan = UIPanGestureRecognizer()
    let target = StateTarget { sender in
      guard let pan = sender as? UIPanGestureRecognizer, pan.state != .ended else { return }
      steps.append(pan.translation(in: pan.view).x)
      pan.setTranslation(.zero, in: pan.view)
    }
    pan.addTarget(target, action: StateTarget.act)
    let (screen, _) = Self.app(pan)
    Self.drag(screen, from: (5, 5), through: [(10, 5), (14, 5), (20, 5)])
    #expect(steps.suffix(2) == [4, 6])
  }

  /// UIGestureRecognizer: `isEnabled` false: nothing is recognised.
  @Test func `a disabled recogniser recognises nothing`() {
    var count = 0
    let tap = UITapGestureRecognizer()
    let target = StateTarget { _ in count += 1 }
    tap.addTarget(target, action: StateTarget.act)
    tap.isEnabled = false
    let (screen, _) = Self.app(tap)
    screen.click(5, 5)
    screen.settle()
    #expect(count == 0)
  }

  /// UIGestureRecognizer: disabling a recogniser during its gesture cancels it.
  @Test func `disabling a recogniser cancels its gesture`() {
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer()
    let target = StateTarget { states.append($0.state) }
    pan.addTarget(target, action: StateTarget.act)
    let (screen, _) = Self.app(pan)
    screen.simulator.perform(.pointer(.down, column: 5, row: 5))
    screen.pass(12)
    screen.simulator.perform(.pointer(.move, column: 12, row: 5))
    screen.turn { pan.isEnabled = false }
    screen.simulator.perform(.pointer(.up, column: 12, row: 5))
    screen.settle()
    #expect(states.first == .began && states.last == .cancelled)
  }

  /// UIGestureRecognizer: `require(toFail:)`: a single tap waits until a double tap fails.
  @Test func `a single tap waits for the failure of a double tap`() {
    let log = ProbeLog()
    let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    two.numberOfTapsRequired = 2
    let first = StateTarget { _ in log.add("single") }
    let second = StateTarget { _ in log.add("double") }
    one.addTarget(first, action: StateTarget.act)
    two.addTarget(second, action: StateTarget.act)
    one.require(toFail: two)
    let (screen, _) = Self.app(one, two)
    screen.click(5, 5)
    #expect(log.take() == [])
    screen.pass(120)
    #expect(log.take() == ["single"])
    screen.click(5, 5)
    screen.pass(10)
    screen.click(5, 5)
    screen.pass(120)
    #expect(log.take() == ["double"])
  }

  /// UILongPressGestureRecognizer: began after the duration, ended when the finger lifts.
  @Test func `a long press begins after its duration`() {
    var states: [UIGestureRecognizer.State] = []
    let press = UILongPressGestureRecognizer()
    let target = StateTarget { states.append($0.state) }
    press.addTarget(target, action: StateTarget.act)
    let (screen, _) = Self.app(press)
    screen.simulator.perform(.pointer(.down, column: 5, row: 5))
    screen.pass(59)
    #expect(states == [])
    screen.pass(2)
    #expect(states == [.began])
    screen.simulator.perform(.pointer(.up, column: 5, row: 5))
    screen.settle()
    #expect(states == [.began, .ended])
  }

  final class Delegate: UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var simultaneously = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneously }
  }

  /// UIGestureRecognizerDelegate: false from `gestureRecognizerShouldBegin(_:)` or
  /// `gestureRecognizer(_:shouldReceive:)`.
  @Test(arguments: [(true, true, 1), (false, true, 0), (true, false, 0)])
  func `a delegate can refuse a gesture`(begins: Bool, receives: Bool, expected: Int) {
    var count = 0
    let delegate = Delegate()
    delegate.begins = begins
    delegate.receives = receives
    let tap = UITapGestureRecognizer()
    let target = StateTarget { _ in count += 1 }
    tap.addTarget(target, action: StateTarget.act)
    tap.delegate = delegate
    let (screen, _) = Self.app(tap)
    screen.click(5, 5)
    screen.settle()
    #expect(count == expected)
  }

  /// UIGestureRecognizerDelegate: `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
  @Test(arguments: [false, true])
  func `two pans recognise together only if a delegate allows it`(allowed: Bool) {
    var began: Set<Int> = []
    let (one, two) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    let delegate = Delegate()
    delegate.simultaneously = allowed
    one.delegate = delegate
    let first = StateTarget { if $0.state == .began { began.insert(1) } }
    let second = StateTarget { if $0.state == .began { began.insert(2) } }
    one.addTarget(first, action: StateTarget.act)
    two.addTarget(second, action: StateTarget.act)
    let (screen, _) = Self.app(one, two)
    Self.drag(screen, from: (5, 5), through: [(10, 5), (14, 5)])
    #expect(began.count == (allowed ? 2 : 1))
  }

  /// UIGestureRecognizer: `cancelsTouchesInView`: a recognised gesture cancels the view's touch.
  @Test(arguments: [true, false])
  func `a recognised tap cancels the view's touch by default`(cancels: Bool) {
    final class Touched: UIView {
      let log = ProbeLog()
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("began") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.add("cancelled")
      }
    }
    let screen = Screen(root: UIViewController())
    let view = Touched(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = cancels
    screen.turn {
      screen.root?.view.addSubview(view)
      view.addGestureRecognizer(tap)
    }
    screen.click(5, 5)
    screen.settle()
    #expect(view.log.take() == ["began", cancels ? "cancelled" : "ended"])
  }

  /// UIGestureRecognizer: `location(in:)`.
  @Test func `a location is in the coordinates of the view asked for`() {
    var places: [CGPoint] = []
    let tap = UITapGestureRecognizer()
    let screen = Screen(root: UIViewController())
    let view = UIView(frame: CGRect(x: 4, y: 3, width: 20, height: 10))
    let target = StateTarget {
      let (own, windows) = ($0.location(in: view), $0.location(in: nil))
      places.append(CGPoint(x: windows.x - own.x, y: windows.y - own.y))
    }
    tap.addTarget(target, action: StateTarget.act)
    screen.turn {
      screen.root?.view.addSubview(view)
      view.addGestureRecognizer(tap)
    }
    screen.click(10, 6)
    screen.settle()
    #expect(places == [CGPoint(x: 4, y: 3)])
  }
}
