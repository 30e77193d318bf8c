import Testing
import UIKitNames

/// Probes of gesture recognisers, touches and responders, as Apple's documentation states them.
@Suite struct GestureSourcedProbes {
  final class Pad: UIView {
    let log = ProbeLog()
    var begins = true
    var taps: [Int] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.add("began")
      taps.append(touches.first?.tapCount ?? 0)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if log.calls.last != "moved" { log.add("moved") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.add("cancelled")
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      begins
    }
  }

  private static func stage() -> (ViewStage, Pad) {
    let stage = ViewStage()
    let pad = Pad(frame: CGRect(x: 4, y: 2, width: 30, height: 15))
    stage.add(pad)
    return (stage, pad)
  }

  private static func drag(_ stage: ViewStage, from first: Int, to last: Int) {
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: first, row: 8))
    for column in stride(from: first, through: last, by: first < last ? 1 : -1).dropFirst() {
      simulator.perform(.pointer(.move, column: column, row: 8))
      stage.screen.pass(1)
    }
    simulator.perform(.pointer(.up, column: last, row: 8))
    stage.screen.settle()
  }

  /// UIGestureRecognizer.h and its subclasses: the defaults.
  @Test func `the defaults of recognisers`() {
    let (tap, press, pan, swipe) = (
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
      UISwipeGestureRecognizer()
    )
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    #expect(tap.cancelsTouchesInView && !tap.delaysTouchesBegan && tap.delaysTouchesEnded)
    #expect(tap.isEnabled && tap.view == nil && tap.state == .possible && tap.delegate == nil)
    #expect(press.minimumPressDuration == 0.5 && press.numberOfTapsRequired == 0)
    #expect(pan.minimumNumberOfTouches == 1 && swipe.direction == .right)
  }

  /// UIGestureRecognizer `cancelsTouchesInView`: true cancels the view's touches at the recognition, false
  /// lets them end.
  @Test(arguments: [true, false])
  func `a recognised tap cancels touches or not`(cancels: Bool) {
    let (stage, pad) = Self.stage()
    let log = ProbeLog()
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = cancels
    tap.addAction { _ in log.add("tap") }
    stage.turn { pad.addGestureRecognizer(tap) }
    stage.screen.click(10, 8)
    stage.screen.settle()
    #expect(log.take() == ["tap"] && pad.log.take() == ["began", cancels ? "cancelled" : "ended"])
  }

  /// UIView `gestureRecognizerShouldBegin(_:)`: a view may refuse; the touches are then its own.
  @Test func `a view refuses a gesture`() {
    let (stage, pad) = Self.stage()
    let log = ProbeLog()
    let pan = UIPanGestureRecognizer()
    pan.addAction { _ in if log.calls.isEmpty { log.add("pan") } }
    stage.turn { pad.addGestureRecognizer(pan) }
    pad.begins = false
    Self.drag(stage, from: 10, to: 25)
    #expect(log.take() == [] && pad.log.take() == ["began", "moved", "ended"])
    pad.begins = true
    Self.drag(stage, from: 10, to: 25)
    #expect(log.take() == ["pan"] && pad.log.take().last == "cancelled")
  }

  /// UIGestureRecognizer: a recogniser gets the touches of its view "and all of that view's subviews";
  /// `location(in:)` is in the coordinates of the given view.
  @Test func `a superview's recogniser sees taps on a subview`() {
    let (stage, pad) = Self.stage()
    let child = UIView(frame: CGRect(x: 5, y: 3, width: 8, height: 4))
    var places: [CGPoint] = []
    let tap = UITapGestureRecognizer()
    tap.addAction { [unowned tap] _ in
      places = [child, pad, stage.root.view].map { tap.location(in: $0) }
    }
    stage.turn {
      pad.addSubview(child)
      pad.addGestureRecognizer(tap)
    }
    stage.screen.click(11, 7)
    stage.screen.settle()
    #expect(places.count == 3 && tap.view === pad)
    if places.count == 3 {
      #expect(places[1].x - places[0].x == 5 && places[1].y - places[0].y == 3)
      #expect(places[2].x - places[1].x == 4 && places[2].y - places[1].y == 2)
    }
    stage.turn { pad.removeGestureRecognizer(tap) }
    #expect(tap.view == nil && (pad.gestureRecognizers ?? []).isEmpty)
  }

  final class Together: UIGestureRecognizerDelegate {
    var allowed = false
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { allowed }
  }

  /// UIGestureRecognizerDelegate `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`: false, the
  /// default, lets one of two recognise; true lets both.
  @Test(arguments: [true, false])
  func `two taps at the same time`(allowed: Bool) {
    let (stage, pad) = Self.stage()
    let log = ProbeLog()
    let together = Together()
    together.allowed = allowed
    withExtendedLifetime(together) {
      for name in ["a", "b"] {
        let tap = UITapGestureRecognizer()
        tap.addAction { _ in log.add(name) }
        tap.delegate = together
        stage.turn { pad.addGestureRecognizer(tap) }
      }
      stage.screen.click(10, 8)
      stage.screen.settle()
      #expect(log.take().count == (allowed ? 2 : 1))
    }
  }

  /// UILongPressGestureRecognizer: continuous; began "when the number of allowable fingers have been pressed
  /// for the specified period", ended when they lift. A short press does nothing.
  @Test func `a long press begins while the finger is down`() {
    let (stage, pad) = Self.stage()
    let log = ProbeLog()
    let press = UILongPressGestureRecognizer()
    press.addAction { [unowned press] _ in
      if press.state == .began { log.add("began") }
      if press.state == .ended { log.add("ended") }
    }
    stage.turn { pad.addGestureRecognizer(press) }
    stage.screen.click(10, 8)
    stage.screen.settle()
    #expect(log.take() == [])
    stage.screen.simulator.perform(.pointer(.down, column: 10, row: 8))
    stage.screen.pass(40)
    #expect(log.take() == [])
    stage.screen.pass(40)
    #expect(log.take() == ["began"])
    stage.screen.simulator.perform(.pointer(.up, column: 10, row: 8))
    stage.screen.settle()
    #expect(log.take() == ["ended"] && press.state == .possible)
  }

  /// UISwipeGestureRecognizer `direction`: only swipes in that direction are recognised.
  @Test func `a swipe has a direction`() {
    let (stage, pad) = Self.stage()
    let log = ProbeLog()
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    swipe.addAction { _ in log.add("left") }
    stage.turn { pad.addGestureRecognizer(swipe) }
    Self.drag(stage, from: 8, to: 30)
    #expect(log.take() == [])
    Self.drag(stage, from: 30, to: 8)
    #expect(log.take() == ["left"])
  }

  /// UIResponder `next`: a view's is its controller if it is the controller's view, otherwise its superview.
  /// Touches that a view does not handle go to the next responder.
  @Test func `unhandled touches go up the chain`() {
    let (stage, pad) = Self.stage()
    let child = UIView(frame: CGRect(x: 2, y: 2, width: 10, height: 5))
    stage.turn { pad.addSubview(child) }
    #expect(
      child.next === pad && pad.next === stage.root.view && stage.root.view.next === stage.root)
    stage.screen.click(8, 6)
    stage.screen.settle()
    #expect(pad.log.take() == ["began", "ended"] && pad.taps == [1])
    stage.turn { child.isUserInteractionEnabled = false }
    stage.screen.click(8, 6)
    stage.screen.settle()
    #expect(pad.log.take() == ["began", "ended"])
  }

  /// UIGestureRecognizer, "Interacting with Other User Interface Controls": a tap recogniser of a superview
  /// does not take the tap on a button.
  @Test func `a button keeps its tap`() {
    let (stage, pad) = Self.stage()
    let log = ProbeLog()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 2, y: 2, width: 10, height: 1)
    button.setTitle("Go", for: .normal)
    button.addAction(UIAction { _ in log.add("button") }, for: .touchUpInside)
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in log.add("tap") }
    stage.turn {
      pad.addSubview(button)
      pad.addGestureRecognizer(tap)
    }
    stage.screen.click(8, 4)
    stage.screen.settle()
    #expect(log.take() == ["button"])
    stage.screen.click(8, 10)
    stage.screen.settle()
    #expect(log.take() == ["tap"])
  }

  final class Instant: UIGestureRecognizer {
    var resets = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      state = .ended
    }
    override func reset() {
      super.reset()
      resets += 1
    }
  }

  /// UIGestureRecognizer: a subclass sets `state`; `ended` from `possible` sends the action, then
  /// `reset()` is called and the recogniser is possible again.
  @Test func `a recogniser of one's own`() {
    let (stage, pad) = Self.stage()
    var states: [UIGestureRecognizer.State] = []
    let own = Instant()
    own.addAction { [unowned own] _ in states.append(own.state) }
    stage.turn { pad.addGestureRecognizer(own) }
    stage.screen.click(10, 8)
    stage.screen.settle()
    #expect(states == [.ended] && own.resets > 0 && own.state == .possible)
    stage.turn { own.isEnabled = false }
    stage.screen.click(10, 8)
    stage.screen.settle()
    #expect(states == [.ended])
  }
}
