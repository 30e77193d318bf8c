import Testing
import UIKitNames

/// Probes of gesture recognisers.
@Suite struct GestureDocumentedProbes {
  final class Pad: UIView {
    let log = ProbeLog()
    var begins = true
    var first: UITouch?
    private func note(_ name: String, _ touches: Set<UITouch>) {
      guard let touch = touches.first else { return }
      if name == "moved", log.calls.last == "moved" { return }
      first = touch
      log.add(name)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      begins
    }
  }

  private static func pad(_ frame: CGRect = CGRect(x: 0, y: 0, width: 40, height: 20)) -> (
    ViewStage, Pad
  ) {
    let stage = ViewStage()
    let pad = Pad(frame: frame)
    stage.add(pad)
    return (stage, pad)
  }

  private static func drag(_ stage: ViewStage, from: (Int, Int), to: (Int, Int), pause: Int = 2) {
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: from.0, row: from.1))
    let steps = max(abs(to.0 - from.0), abs(to.1 - from.1))
    for step in 1...max(steps, 1) {
      let column = from.0 + (to.0 - from.0) * step / max(steps, 1)
      let row = from.1 + (to.1 - from.1) * step / max(steps, 1)
      simulator.perform(.pointer(.move, column: column, row: row))
      stage.screen.pass(pause)
    }
    simulator.perform(.pointer(.up, column: to.0, row: to.1))
    stage.screen.settle()
  }

  private static func watch(_ recognizer: UIGestureRecognizer, _ name: String, _ log: ProbeLog) {
    recognizer.addAction { recognizer in
      let call =
        switch recognizer.state {
        case .began: "\(name) began"
        case .changed: "\(name) changed"
        case .ended: "\(name) ended"
        case .cancelled: "\(name) cancelled"
        default: "\(name) other"
        }
      if log.calls.last != call { log.add(call) }
    }
  }

  /// UIGestureRecognizer `cancelsTouchesInView`: true (the default): touches that were delivered "are
  /// canceled through a touchesCancelled(_:with:) message"; false: the view receives all touches.
  @Test(arguments: [true, false])
  func `a pan cancels the touches of its view`(cancels: Bool) {
    let (stage, pad) = Self.pad()
    let log = ProbeLog()
    let pan = UIPanGestureRecognizer()
    #expect(pan.cancelsTouchesInView && !pan.delaysTouchesBegan && pan.delaysTouchesEnded)
    pan.cancelsTouchesInView = cancels
    Self.watch(pan, "pan", log)
    stage.turn { pad.addGestureRecognizer(pan) }
    Self.drag(stage, from: (3, 5), to: (20, 5))
    #expect(log.take() == ["pan began", "pan changed", "pan ended"])
    let calls = pad.log.take()
    #expect(calls.first == "began" && calls.last == (cancels ? "cancelled" : "ended"))
    #expect(calls.contains("cancelled") == cancels)
  }

  /// UIGestureRecognizer: "operates on touches hit-tested to a specific view and all of that view's
  /// subviews"; `location(in:)` is of the gesture; a recogniser belongs to one view.
  @Test func `a recogniser sees the touches of subviews`() {
    let (stage, pad) = Self.pad(CGRect(x: 2, y: 1, width: 30, height: 15))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 5))
    let other = UIView(frame: CGRect(x: 0, y: 18, width: 40, height: 4))
    let log = ProbeLog()
    let tap = UITapGestureRecognizer()
    tap.addAction { tap in
      let (outer, own) = (tap.location(in: pad), tap.location(in: inner))
      log.add("\(tap.view === pad) \(outer.x - own.x) \(outer.y - own.y)")
    }
    stage.turn {
      pad.addSubview(inner)
      stage.root.view.addSubview(other)
      pad.addGestureRecognizer(tap)
    }
    stage.screen.click(9, 8)
    stage.screen.settle()
    #expect(log.take() == ["true 5.0 5.0"])
    stage.turn { other.addGestureRecognizer(tap) }
    #expect(tap.view === other && (pad.gestureRecognizers ?? []).isEmpty)
    stage.screen.click(9, 8)
    stage.screen.settle()
    #expect(log.take() == [])
    stage.turn { other.removeGestureRecognizer(tap) }
    #expect(tap.view == nil && (other.gestureRecognizers ?? []).isEmpty)
  }

  /// UILongPressGestureRecognizer: continuous: begins after `minimumPressDuration` (0.5 s), ends when the
  /// finger is lifted; a shorter press is nothing.
  @Test func `a long press begins while the finger is down`() {
    let (stage, pad) = Self.pad()
    let log = ProbeLog()
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.numberOfTapsRequired == 0)
    Self.watch(press, "press", log)
    stage.turn { pad.addGestureRecognizer(press) }
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: 5, row: 5))
    stage.screen.pass(40)
    #expect(log.take() == [])
    simulator.perform(.pointer(.up, column: 5, row: 5))
    stage.screen.settle()
    #expect(log.take() == [])
    simulator.perform(.pointer(.down, column: 5, row: 5))
    stage.screen.pass(70)
    #expect(log.take() == ["press began"])
    simulator.perform(.pointer(.move, column: 20, row: 5))
    stage.screen.pass(2)
    #expect(log.take() == ["press changed"])
    simulator.perform(.pointer(.up, column: 20, row: 5))
    stage.screen.settle()
    #expect(log.take() == ["press ended"])
  }

  /// UISwipeGestureRecognizer: discrete; `direction` is right by default; other directions do nothing.
  @Test func `a swipe has its direction`() {
    let (stage, pad) = Self.pad()
    let log = ProbeLog()
    let (right, up) = (UISwipeGestureRecognizer(), UISwipeGestureRecognizer())
    #expect(right.direction == .right && right.numberOfTouchesRequired == 1)
    up.direction = .up
    Self.watch(right, "right", log)
    Self.watch(up, "up", log)
    stage.turn {
      pad.addGestureRecognizer(right)
      pad.addGestureRecognizer(up)
    }
    Self.drag(stage, from: (5, 10), to: (30, 10), pause: 1)
    #expect(log.take() == ["right ended"])
    Self.drag(stage, from: (20, 18), to: (20, 2), pause: 1)
    #expect(log.take() == ["up ended"])
    Self.drag(stage, from: (30, 10), to: (5, 10), pause: 1)
    #expect(log.take() == [])
  }

  /// A recogniser that takes two touches in the left half, as in "Implementing a custom gesture".
  final class LeftTap: UIGestureRecognizer {
    let log = ProbeLog()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      log.add("began")
      guard let touch = touches.first, touch.location(in: view).x < 20 else {
        state = .failed
        return
      }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      log.add("ended")
      state = .recognized
    }
    override func reset() {
      super.reset()
      log.add("reset")
    }
  }

  /// UIGestureRecognizer for subclasses: `recognized` sends the action, `failed` does not and gets no more
  /// touches; `reset()` is called when the gesture has ended, and the state is possible again.
  @Test func `a recogniser of an app sets its states`() {
    let (stage, pad) = Self.pad()
    let log = ProbeLog()
    let tap = LeftTap()
    Self.watch(tap, "left", log)
    stage.turn { pad.addGestureRecognizer(tap) }
    stage.screen.click(5, 5)
    stage.screen.settle()
    #expect(log.take() == ["left ended"] && tap.state == .possible)
    let calls = tap.log.take()
    #expect(calls.filter { $0 != "reset" } == ["began", "ended"] && calls.last == "reset")
    stage.screen.click(30, 5)
    stage.screen.settle()
    #expect(log.take() == [] && tap.state == .possible)
    let failed = tap.log.take()
    #expect(failed.filter { $0 != "reset" } == ["began"] && failed.contains("reset"))
  }

  /// UIView `gestureRecognizerShouldBegin(_:)`: false makes the recogniser fail; the view gets the touches.
  @Test func `a view refuses a gesture`() {
    let (stage, pad) = Self.pad()
    let log = ProbeLog()
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    Self.watch(tap, "tap", log)
    Self.watch(pan, "pan", log)
    stage.turn {
      pad.addGestureRecognizer(tap)
      pad.addGestureRecognizer(pan)
    }
    pad.begins = false
    stage.screen.click(5, 5)
    stage.screen.settle()
    Self.drag(stage, from: (3, 5), to: (20, 5))
    #expect(log.take() == [] && pad.log.take().last == "ended")
    pad.begins = true
    stage.screen.click(5, 5)
    stage.screen.settle()
    #expect(log.take() == ["tap ended"])
  }

  final class Both: UIGestureRecognizerDelegate {
    var both = false
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { both }
  }

  /// UIGestureRecognizerDelegate `shouldRecognizeSimultaneouslyWith`: "the default implementation returns
  /// false: no two gestures can be recognized simultaneously"; true from one delegate is enough.
  @Test func `two pans at once need a delegate`() {
    let (stage, pad) = Self.pad()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    let (log, delegate) = (ProbeLog(), Both())
    let (outer, own) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    own.delegate = delegate
    Self.watch(outer, "outer", log)
    Self.watch(own, "own", log)
    stage.turn {
      pad.addSubview(inner)
      pad.addGestureRecognizer(outer)
      inner.addGestureRecognizer(own)
    }
    Self.drag(stage, from: (3, 5), to: (20, 5))
    let alone = Set(log.take().map { $0.split(separator: " ").first ?? "" })
    #expect(alone.count == 1)
    delegate.both = true
    Self.drag(stage, from: (3, 5), to: (20, 5))
    #expect(Set(log.take().map { $0.split(separator: " ").first ?? "" }) == ["outer", "own"])
  }
}
