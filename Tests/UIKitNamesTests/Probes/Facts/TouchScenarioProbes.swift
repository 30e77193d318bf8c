import Testing
import UIKitNames

/// Probes of gesture recognisers (states, failure requirements, delegates, several at once),
/// touches and events.
@Suite struct TouchScenarioProbes {
  private static func stage() -> (ViewStage, UIView) {
    let stage = ViewStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 15))
    stage.add(view)
    return (stage, view)
  }

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

  /// Logs the states that the action of a recogniser sees, without repetitions of `changed`.
  private static func log(_ recognizer: UIGestureRecognizer, _ label: String, _ log: ProbeLog) {
    recognizer.addAction { [unowned recognizer] _ in
      let call = "\(label) \(Self.name(recognizer.state))"
      if !(recognizer.state == .changed && log.calls.last == call) { log.add(call) }
    }
  }

  private static func drag(_ stage: ViewStage, _ columns: [Int], row: Int = 5, lifts: Bool = true) {
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: columns[0], row: row))
    for column in columns.dropFirst() {
      simulator.perform(.pointer(.move, column: column, row: row))
      stage.screen.pass(2)
    }
    if lifts {
      simulator.perform(.pointer(.up, column: columns[columns.count - 1], row: row))
      stage.screen.settle()
    }
  }

  /// UIGestureRecognizer `state`: a tap is discrete and calls its action once, with `ended`, which
  /// is the same as `recognized`; afterwards it is possible again.
  @Test func `a tap calls its action once`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let tap = UITapGestureRecognizer()
    Self.log(tap, "tap", log)
    stage.turn { view.addGestureRecognizer(tap) }
    stage.screen.click(5, 5)
    stage.screen.settle()
    #expect(log.take() == ["tap ended"] && tap.state == .possible)
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  /// UIGestureRecognizer `isEnabled`: a recogniser that is disabled during its gesture is
  /// cancelled.
  @Test func `a pan that is disabled is cancelled`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let pan = UIPanGestureRecognizer()
    Self.log(pan, "pan", log)
    stage.turn { view.addGestureRecognizer(pan) }
    Self.drag(stage, Array(5...12), lifts: false)
    stage.turn { pan.isEnabled = false }
    stage.screen.simulator.perform(.pointer(.move, column: 20, row: 5))
    stage.screen.simulator.perform(.pointer(.up, column: 20, row: 5))
    stage.screen.settle()
    #expect(log.take() == ["pan began", "pan changed", "pan cancelled"])
    Self.drag(stage, Array(5...12))
    #expect(log.take() == [])
    stage.turn { pan.isEnabled = true }
    Self.drag(stage, Array(5...12))
    #expect(log.take().last == "pan ended")
  }

  /// UIPanGestureRecognizer `translation(in:)` and `setTranslation(_:in:)`: the usual drag of a
  /// view, which adds each translation to the centre and sets it to zero.
  @Test func `a view follows the finger`() {
    let (stage, view) = Self.stage()
    let card = UIView(frame: CGRect(x: 4, y: 4, width: 6, height: 3))
    let pan = UIPanGestureRecognizer()
    pan.addAction { [unowned pan] _ in
      let way = pan.translation(in: view)
      card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
      pan.setTranslation(.zero, in: view)
    }
    card.addGestureRecognizer(pan)
    stage.turn { view.addSubview(card) }
    Self.drag(stage, Array(6...20))
    let first = card.frame.minX
    #expect(first > 4 && first <= 18 && card.frame.minY == 4)
    Self.drag(stage, Array((10...20).reversed()))
    #expect(card.frame.minX < first && card.frame.size == CGSize(width: 6, height: 3))
  }

  /// UIGestureRecognizer `require(toFail:)`: a single tap waits for the double tap to fail, and
  /// comes later.
  @Test func `a single tap waits for the double tap to fail`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    Self.log(single, "single", log)
    Self.log(double, "double", log)
    stage.turn {
      view.addGestureRecognizer(single)
      view.addGestureRecognizer(double)
    }
    stage.screen.click(5, 5)
    #expect(log.take() == [])
    stage.screen.settle()
    #expect(log.take() == ["single ended"])
    stage.screen.click(5, 5)
    stage.screen.click(5, 5)
    stage.screen.settle()
    #expect(log.take() == ["double ended"])
  }

  final class Delegate: UIGestureRecognizerDelegate {
    var begins = true
    var simultaneous = false
    var receives = true
    let log = ProbeLog()
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      log.add("begin")
      return begins
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      log.add("receive \(touch.phase == .began)")
      return receives
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneous }
  }

  /// UIGestureRecognizerDelegate `gestureRecognizer(_:shouldReceive:)`: asked before the touch is
  /// given to the recogniser; false keeps the touch from it, so `gestureRecognizerShouldBegin(_:)`
  /// is not asked.
  @Test(arguments: [true, false])
  func `a delegate keeps touches from its recogniser`(receives: Bool) {
    let (stage, view) = Self.stage()
    let delegate = Delegate()
    delegate.receives = receives
    let log = ProbeLog()
    let tap = UITapGestureRecognizer { _ in log.add("tap") }
    tap.delegate = delegate
    stage.turn { view.addGestureRecognizer(tap) }
    stage.screen.click(5, 5)
    stage.screen.settle()
    #expect(delegate.log.take() == (receives ? ["receive true", "begin"] : ["receive true"]))
    #expect(log.take() == (receives ? ["tap"] : []))
  }

  /// UIGestureRecognizerDelegate `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`: without
  /// it no two gestures are recognised at once; true from one delegate is enough.
  @Test(arguments: [false, true])
  func `two pans work together only if a delegate says so`(simultaneous: Bool) {
    let (stage, view) = Self.stage()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    let delegate = Delegate()
    delegate.simultaneous = simultaneous
    let log = ProbeLog()
    let (outerPan, innerPan) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    Self.log(outerPan, "outer", log)
    Self.log(innerPan, "inner", log)
    outerPan.delegate = delegate
    stage.turn {
      view.addGestureRecognizer(outerPan)
      inner.addGestureRecognizer(innerPan)
      view.addSubview(inner)
    }
    Self.drag(stage, Array(5...15))
    let calls = log.take()
    #expect(calls.contains("inner began") && calls.contains("inner ended"))
    #expect(calls.contains("outer began") == simultaneous)
    #expect(calls.contains("outer ended") == simultaneous)
  }

  /// UILongPressGestureRecognizer `minimumPressDuration`: it begins while the finger is still down,
  /// follows it, and ends with it; a shorter press fails.
  @Test func `a long press begins after its time`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.numberOfTapsRequired == 0)
    Self.log(press, "press", log)
    stage.turn { view.addGestureRecognizer(press) }
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: 5, row: 5))
    stage.screen.pass(40)
    #expect(log.take() == [])
    stage.screen.pass(30)
    #expect(log.take() == ["press began"] && press.state == .began)
    simulator.perform(.pointer(.move, column: 12, row: 6))
    simulator.perform(.pointer(.up, column: 12, row: 6))
    stage.screen.settle()
    #expect(log.take() == ["press changed", "press ended"])
    simulator.perform(.pointer(.down, column: 5, row: 5))
    stage.screen.pass(20)
    simulator.perform(.pointer(.up, column: 5, row: 5))
    stage.screen.settle()
    #expect(log.take() == [] && press.state == .possible)
  }

  final class Touched: UIView {
    let log = ProbeLog()
    var label = ""
    var passesOn = false
    private func add(_ call: String) { log.add(label == "" ? call : "\(label) \(call)") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      add("began \(touches.count)")
      if passesOn { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      add("moved")
      if passesOn { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      add("ended")
      if passesOn { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      add("cancelled")
      if passesOn { super.touchesCancelled(touches, with: event) }
    }
  }

  private static func touched() -> (ViewStage, Touched) {
    let stage = ViewStage()
    let view = Touched(frame: CGRect(x: 5, y: 3, width: 20, height: 8))
    stage.add(view)
    return (stage, view)
  }

  /// UIResponder `touchesBegan(_:with:)`: the view under the finger gets the touch until it ends,
  /// also outside.
  @Test func `a touch stays with its first view`() {
    let (stage, view) = Self.touched()
    let other = Touched(frame: CGRect(x: 40, y: 3, width: 10, height: 8))
    stage.add(other)
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: 10, row: 5))
    simulator.perform(.pointer(.move, column: 44, row: 5))
    simulator.perform(.pointer(.up, column: 44, row: 5))
    stage.screen.settle()
    #expect(view.log.take() == ["began 1", "moved", "ended"] && other.log.take() == [])
  }

  /// UIResponder `touchesBegan(_:with:)`: the default method hands the message up the responder
  /// chain: a view without methods of its own hands touches to its superview.
  @Test func `a touch nobody takes goes up to the superview`() {
    let (stage, view) = Self.touched()
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
    stage.turn { view.addSubview(plain) }
    stage.screen.click(6, 4)
    stage.screen.settle()
    #expect(view.log.take() == ["began 1", "ended"])
    plain.isUserInteractionEnabled = false
    stage.screen.click(6, 4)
    stage.screen.settle()
    #expect(view.log.take() == ["began 1", "ended"])
  }

  /// UIResponder: the chain goes from the root view on to its view controller.
  @Test func `a controller gets the touches of its view`() {
    final class Controller: UIViewController {
      let log = ProbeLog()
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.add("began \(touches.first?.view === view)")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("ended") }
    }
    let controller = Controller(nibName: nil, bundle: nil)
    let screen = Screen(root: controller)
    screen.settle()
    screen.click(10, 5)
    screen.settle()
    #expect(controller.log.take() == ["began true", "ended"])
    screen.turn {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      controller.view.addSubview(label)
    }
    screen.click(10, 5)
    screen.settle()
    #expect(controller.log.take() == ["began true", "ended"])
  }

  /// UILabel and UIImageView: `isUserInteractionEnabled` is false by default, so their recognisers
  /// get nothing until it is true; plain views and buttons have it true.
  @Test func `labels and images take touches only if asked`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 2))
    label.text = "Link"
    label.addGestureRecognizer(UITapGestureRecognizer { _ in log.add("tap") })
    #expect(!label.isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    #expect(UIView().isUserInteractionEnabled && UIButton().isUserInteractionEnabled)
    stage.add(label)
    stage.screen.click(2, 0)
    stage.screen.settle()
    #expect(log.take() == [])
    label.isUserInteractionEnabled = true
    stage.screen.click(2, 0)
    stage.screen.settle()
    #expect(log.take() == ["tap"])
  }

  /// UITouch `tapCount`: the second of two quick touches at one place has 2, one after a long time
  /// has 1 again.
  @Test func `quick touches at one place are counted`() {
    final class Counting: UIView {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts.append(touches.first?.tapCount ?? 0)
      }
    }
    let stage = ViewStage()
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 20, height: 8))
    stage.add(view)
    stage.screen.click(4, 4)
    stage.screen.pass(5)
    stage.screen.click(4, 4)
    stage.screen.pass(240)
    stage.screen.click(4, 4)
    stage.screen.settle()
    #expect(view.counts == [1, 2, 1])
  }

  /// UIControl `beginTracking(_:with:)`, `continueTracking(_:with:)`, `endTracking(_:with:)`: a
  /// control of one's own follows the finger, as in the usual tutorial of a slider with two thumbs;
  /// false at the beginning refuses the touch.
  @Test(arguments: [true, false])
  func `a control of one's own tracks a finger`(accepts: Bool) {
    final class Dial: UIControl {
      let log = ProbeLog()
      var accepts = true
      var place = 0.0
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.add("begin")
        return accepts
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        place = touch.location(in: self).x
        log.add("continue")
        sendActions(for: .valueChanged)
        return true
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.add("end") }
    }
    let stage = ViewStage()
    let dial = Dial(frame: CGRect(x: 0, y: 2, width: 30, height: 3))
    dial.accepts = accepts
    dial.addAction(UIAction { _ in dial.log.add("value") }, for: .valueChanged)
    stage.add(dial)
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: 4, row: 3))
    #expect(dial.isTracking == accepts)
    simulator.perform(.pointer(.move, column: 9, row: 3))
    simulator.perform(.pointer(.up, column: 9, row: 3))
    stage.screen.settle()
    #expect(dial.log.take() == (accepts ? ["begin", "continue", "value", "end"] : ["begin"]))
    #expect(!dial.isTracking && (dial.place > 0) == accepts)
  }
}
