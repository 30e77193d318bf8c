import Testing
import UIKitNames

/// Probes of gesture recognisers: who wins, who is asked, what views get of a recognised touch.
@Suite struct GesturePracticeProbes {
  private static func name(_ state: UIGestureRecognizer.State) -> String {
    switch state {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }

  /// Logs the states that the action sees, without repetitions of `changed`.
  private static func log(_ recognizer: UIGestureRecognizer, _ label: String, _ log: ProbeLog) {
    recognizer.addAction { [unowned recognizer] _ in
      let call = "\(label) \(name(recognizer.state))"
      if !(recognizer.state == .changed && log.calls.last == call) { log.add(call) }
    }
  }

  private static func stage(_ view: UIView = UIView()) -> (ViewStage, UIView) {
    let stage = ViewStage()
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 15)
    stage.add(view)
    return (stage, view)
  }

  private static func drag(_ stage: ViewStage, _ columns: [Int], row: Int = 5, ticks: Int = 2) {
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: columns[0], row: row))
    for column in columns.dropFirst() {
      simulator.perform(.pointer(.move, column: column, row: row))
      stage.screen.pass(ticks)
    }
    simulator.perform(.pointer(.up, column: columns[columns.count - 1], row: row))
    stage.screen.settle()
  }

  /// Logs the touches that it gets.
  final class TouchView: UIView {
    let log = ProbeLog()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if log.calls.last != "moved" { log.add("moved") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.add("cancelled")
    }
  }

  /// UIGestureRecognizer `cancelsTouchesInView`: true by default; the view of a recognised tap gets
  /// `touchesCancelled` in place of `touchesEnded`.
  @Test(arguments: [true, false])
  func `a recognised tap cancels the touch of its view`(cancels: Bool) {
    let view = TouchView()
    let (stage, _) = Self.stage(view)
    let tap = UITapGestureRecognizer()
    #expect(tap.cancelsTouchesInView)
    tap.cancelsTouchesInView = cancels
    Self.log(tap, "tap", view.log)
    stage.turn { view.addGestureRecognizer(tap) }
    stage.screen.click(5, 5)
    stage.screen.settle()
    let calls = view.log.take()
    #expect(calls.filter { $0 != "tap ended" } == ["began", cancels ? "cancelled" : "ended"])
    #expect(calls.contains("tap ended"))
  }

  /// UIGestureRecognizer: a pan cancels the view's touch when it begins, so the view sees no more of it.
  @Test func `a pan takes the touch from its view`() {
    let view = TouchView()
    let (stage, _) = Self.stage(view)
    let pan = UIPanGestureRecognizer()
    Self.log(pan, "pan", view.log)
    stage.turn { view.addGestureRecognizer(pan) }
    Self.drag(stage, Array(5...25))
    let calls = view.log.take()
    #expect(calls.first == "began" && calls.last == "pan ended")
    #expect(calls.contains("cancelled") && !calls.contains("ended"))
    #expect(calls.filter { $0.hasPrefix("pan") } == ["pan began", "pan changed", "pan ended"])
  }

  /// UIControl: the default action of a button prevents a tap recogniser of its superview; beside the
  /// button the tap is recognised. "Interacting with Other User Interface Controls".
  @Test func `a button wins over a tap beneath`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let tap = UITapGestureRecognizer()
    Self.log(tap, "tap", log)
    let button = UIButton(frame: CGRect(x: 5, y: 5, width: 10, height: 1))
    button.setTitle("Press", for: .normal)
    button.addAction(UIAction { _ in log.add("pressed") }, for: .touchUpInside)
    stage.turn {
      view.addGestureRecognizer(tap)
      view.addSubview(button)
    }
    stage.screen.click(9, 5)
    stage.screen.settle()
    #expect(log.take() == ["pressed"])
    stage.screen.click(30, 10)
    stage.screen.settle()
    #expect(log.take() == ["tap ended"])
  }

  /// UIGestureRecognizer: of two taps in nested views the inner one is recognised, the other prevented.
  @Test func `the inner tap prevents the outer`() {
    let (stage, outer) = Self.stage()
    let log = ProbeLog()
    let inner = UIView(frame: CGRect(x: 5, y: 3, width: 10, height: 4))
    let (first, second) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    Self.log(first, "outer", log)
    Self.log(second, "inner", log)
    stage.turn {
      outer.addGestureRecognizer(first)
      outer.addSubview(inner)
      inner.addGestureRecognizer(second)
    }
    stage.screen.click(8, 5)
    stage.screen.settle()
    #expect(log.take() == ["inner ended"])
    stage.screen.click(30, 5)
    stage.screen.settle()
    #expect(log.take() == ["outer ended"])
  }

  final class Delegate: UIGestureRecognizerDelegate {
    var begins: (UIGestureRecognizer) -> Bool = { _ in true }
    var receives: (UITouch) -> Bool = { _ in true }
    var simultaneous = false
    weak var requiredToFail: UIGestureRecognizer?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      begins(gestureRecognizer)
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
      -> Bool
    {
      receives(touch)
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneous }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === requiredToFail }
  }

  /// UIGestureRecognizerDelegate `shouldRecognizeSimultaneouslyWith`: without it one of two pans is
  /// recognised, with true from one delegate both are.
  @Test(arguments: [true, false])
  func `two pans run together if a delegate says so`(together: Bool) {
    let (stage, outer) = Self.stage()
    let (log, delegate) = (ProbeLog(), Delegate())
    delegate.simultaneous = together
    let inner = UIView(frame: CGRect(x: 2, y: 2, width: 36, height: 8))
    let (first, second) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    second.delegate = delegate
    Self.log(first, "outer", log)
    Self.log(second, "inner", log)
    stage.turn {
      outer.addGestureRecognizer(first)
      outer.addSubview(inner)
      inner.addGestureRecognizer(second)
    }
    Self.drag(stage, Array(5...25))
    let calls = log.take()
    #expect(calls.contains("inner began") && calls.contains("inner ended"))
    #expect(calls.contains("outer began") == together && calls.contains("outer ended") == together)
  }

  /// UIGestureRecognizerDelegate `gestureRecognizerShouldBegin(_:)`: a pan for one direction asks its own
  /// translation; refused, it fails and its action is not called.
  @Test func `a pan begins in one direction only`() {
    let (stage, view) = Self.stage()
    let (log, delegate) = (ProbeLog(), Delegate())
    let pan = UIPanGestureRecognizer()
    delegate.begins = { recognizer in
      let way = (recognizer as? UIPanGestureRecognizer)?.translation(in: recognizer.view) ?? .zero
      return abs(way.y) > abs(way.x)
    }
    pan.delegate = delegate
    Self.log(pan, "pan", log)
    stage.turn { view.addGestureRecognizer(pan) }
    Self.drag(stage, Array(5...25))
    #expect(log.take() == [] && pan.state == .possible)
    stage.screen.simulator.perform(.pointer(.down, column: 5, row: 2))
    for row in 3...12 {
      stage.screen.simulator.perform(.pointer(.move, column: 5, row: row))
      stage.screen.pass(2)
    }
    stage.screen.simulator.perform(.pointer(.up, column: 5, row: 12))
    stage.screen.settle()
    #expect(log.take() == ["pan began", "pan changed", "pan ended"])
  }

  /// UIGestureRecognizerDelegate `gestureRecognizer(_:shouldReceive:)`: the usual background tap, which
  /// leaves out touches within a card: `touch.view` is the deepest view at the place.
  @Test func `a background tap leaves out the card`() {
    let (stage, view) = Self.stage()
    let (log, delegate) = (ProbeLog(), Delegate())
    let card = UIView(frame: CGRect(x: 10, y: 4, width: 12, height: 5))
    let inner = UIView(frame: CGRect(x: 2, y: 1, width: 4, height: 2))
    card.addSubview(inner)
    var seen: UIView?
    delegate.receives = { touch in
      seen = touch.view
      return touch.view?.isDescendant(of: card) != true
    }
    let tap = UITapGestureRecognizer()
    tap.delegate = delegate
    Self.log(tap, "tap", log)
    stage.turn {
      view.addSubview(card)
      view.addGestureRecognizer(tap)
    }
    stage.screen.click(13, 6)
    stage.screen.settle()
    #expect(log.take() == [] && seen === inner)
    stage.screen.click(2, 2)
    stage.screen.settle()
    #expect(log.take() == ["tap ended"] && seen === view)
  }

  /// UIGestureRecognizerDelegate `shouldRequireFailureOf`: a dependency that is decided at run time, as
  /// `require(toFail:)` makes one beforehand.
  @Test func `a delegate makes a tap wait for a double tap`() {
    let (stage, view) = Self.stage()
    let (log, delegate) = (ProbeLog(), Delegate())
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    delegate.requiredToFail = double
    single.delegate = delegate
    Self.log(single, "single", log)
    Self.log(double, "double", log)
    stage.turn {
      view.addGestureRecognizer(single)
      view.addGestureRecognizer(double)
    }
    stage.screen.click(5, 5)
    stage.screen.click(5, 5)
    stage.screen.settle()
    #expect(log.take() == ["double ended"])
    stage.screen.click(5, 5)
    stage.screen.settle()
    #expect(log.take() == ["single ended"])
  }

  /// UILongPressGestureRecognizer: begins after its duration while the finger is down, and ends when it is
  /// lifted; a tap of the same view is then not recognised.
  @Test func `a long press begins in time and keeps the tap away`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let (press, tap) = (UILongPressGestureRecognizer(), UITapGestureRecognizer())
    #expect(press.minimumPressDuration == 0.5 && press.numberOfTapsRequired == 0)
    Self.log(press, "press", log)
    Self.log(tap, "tap", log)
    stage.turn {
      view.addGestureRecognizer(press)
      view.addGestureRecognizer(tap)
    }
    stage.screen.simulator.perform(.pointer(.down, column: 5, row: 5))
    stage.screen.pass(50)
    #expect(log.take() == [])
    stage.screen.pass(15)
    #expect(log.take() == ["press began"])
    stage.screen.simulator.perform(.pointer(.up, column: 5, row: 5))
    stage.screen.settle()
    #expect(log.take() == ["press ended"])
    stage.screen.click(5, 5)
    stage.screen.settle()
    #expect(log.take() == ["tap ended"])
  }
}
