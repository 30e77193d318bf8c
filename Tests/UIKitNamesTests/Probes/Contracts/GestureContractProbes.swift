import NavigationKit
import Simulation
import Testing
import UIKitNames

/// Probes of recognisers of nested views, their delegates and the touches of their views.
@Suite struct GestureContractProbes {
  private final class Delegate: UIGestureRecognizerDelegate {
    var receives = true
    var simultaneous = false
    var log: [String] = []
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      log.append("receive")
      return receives
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      log.append("begin")
      return true
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { simultaneous }
  }

  private final class Target {
    var log: [String] = []
    func inner(_ recognizer: UIGestureRecognizer) { add("inner", recognizer) }
    func outer(_ recognizer: UIGestureRecognizer) { add("outer", recognizer) }
    private func add(_ name: String, _ recognizer: UIGestureRecognizer) {
      if recognizer.state != .changed { log.append(name) }
    }
  }

  private final class Touched: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if log.last != "moved" { log.append("moved") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
  }

  private let delegate = Delegate()
  private let target = Target()

  /// An outer view of 30 × 20 with an inner one of 10 × 10 at its corner.
  private func make() -> (Screen, UIView, Touched) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let inner = Touched(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.turn {
      root.view.addSubview(outer)
      outer.addSubview(inner)
    }
    screen.settle()
    return (screen, outer, inner)
  }

  private func drag(_ screen: Screen, _ from: (Int, Int), _ to: (Int, Int)) {
    screen.simulator.perform(.pointer(.down, column: from.0, row: from.1))
    for part in 1...5 {
      screen.pass(6)
      screen.simulator.perform(
        .pointer(
          .move, column: from.0 + (to.0 - from.0) * part / 5,
          row: from.1 + (to.1 - from.1) * part / 5))
    }
    screen.simulator.perform(.pointer(.up, column: to.0, row: to.1))
    screen.settle()
  }

  /// UIGestureRecognizer: a subview's recogniser prevents its superview's of the same kind.
  @Test func `a tap is recognised by the inner view only`() {
    let (screen, outer, inner) = make()
    inner.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.inner))
    outer.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.outer))
    screen.click(3, 3)
    screen.settle()
    #expect(target.log == ["inner"])
    screen.click(20, 15)
    screen.settle()
    #expect(target.log == ["inner", "outer"])
  }

  /// UIGestureRecognizerDelegate: `shouldRecognizeSimultaneouslyWith` lets both recognise.
  @Test func `two taps are recognised together if a delegate allows it`() {
    let (screen, outer, inner) = make()
    let tap = UITapGestureRecognizer(target: target, action: Target.inner)
    delegate.simultaneous = true
    tap.delegate = delegate
    inner.addGestureRecognizer(tap)
    outer.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.outer))
    screen.click(3, 3)
    screen.settle()
    #expect(Set(target.log) == ["inner", "outer"] && target.log.count == 2)
  }

  /// UIGestureRecognizerDelegate: `shouldReceive` false; the recogniser never sees the touch.
  @Test func `a refused touch is the next recogniser's`() {
    let (screen, outer, inner) = make()
    let tap = UITapGestureRecognizer(target: target, action: Target.inner)
    delegate.receives = false
    tap.delegate = delegate
    inner.addGestureRecognizer(tap)
    outer.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.outer))
    screen.click(3, 3)
    screen.settle()
    #expect(target.log == ["outer"] && delegate.log == ["receive"])
  }

  /// UIGestureRecognizerDelegate: the touch is asked about before the gesture.
  @Test func `the delegate is asked about the touch before the gesture`() {
    let (screen, _, inner) = make()
    let tap = UITapGestureRecognizer(target: target, action: Target.inner)
    tap.delegate = delegate
    inner.addGestureRecognizer(tap)
    screen.click(3, 3)
    screen.settle()
    #expect(delegate.log == ["receive", "begin"] && target.log == ["inner"])
  }

  /// UIGestureRecognizer: `cancelsTouchesInView` false; the view gets the end of its touch.
  @Test(arguments: [true, false])
  func `a pan cancels the touches of its view if it is asked to`(cancels: Bool) {
    let (screen, _, inner) = make()
    let pan = UIPanGestureRecognizer(target: target, action: Target.inner)
    pan.cancelsTouchesInView = cancels
    inner.addGestureRecognizer(pan)
    drag(screen, (1, 1), (8, 1))
    #expect(inner.log.first == "began" && inner.log.last == (cancels ? "cancelled" : "ended"))
    #expect(target.log.first == "inner")
  }

  /// UIGestureRecognizer: `delaysTouchesBegan`; a failed gesture delivers the touches after all.
  @Test func `a delayed touch reaches the view when the gesture fails`() {
    let (screen, _, inner) = make()
    let pan = UIPanGestureRecognizer(target: target, action: Target.inner)
    pan.delaysTouchesBegan = true
    inner.addGestureRecognizer(pan)
    screen.click(3, 3)
    screen.settle()
    #expect(inner.log == ["began", "ended"] && target.log == [])
  }

  /// UIGestureRecognizer: `removeTarget(_:action:)`.
  @Test func `a removed target of a recogniser hears nothing`() {
    let (screen, _, inner) = make()
    let tap = UITapGestureRecognizer(target: target, action: Target.inner)
    inner.addGestureRecognizer(tap)
    tap.removeTarget(target, action: nil)
    screen.click(3, 3)
    screen.settle()
    #expect(target.log == [])
  }

  /// UIGestureRecognizer: all targets of a recogniser get its action.
  @Test func `a recogniser calls all its targets`() {
    let (screen, _, inner) = make()
    let tap = UITapGestureRecognizer(target: target, action: Target.inner)
    tap.addTarget(target, action: Target.outer)
    inner.addGestureRecognizer(tap)
    screen.click(3, 3)
    screen.settle()
    #expect(Set(target.log) == ["inner", "outer"] && target.log.count == 2)
  }

  /// UIView: `isUserInteractionEnabled` false; the recognisers of the view get nothing.
  @Test func `a view without interaction recognises nothing`() {
    let (screen, outer, inner) = make()
    inner.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.inner))
    outer.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.outer))
    inner.isUserInteractionEnabled = false
    screen.click(3, 3)
    screen.settle()
    #expect(target.log == ["outer"])
  }

  /// UISwipeGestureRecognizer: `direction`; each direction needs its own recogniser.
  @Test func `a swipe is recognised in its direction only`() {
    let (screen, outer, _) = make()
    let right = UISwipeGestureRecognizer(target: target, action: Target.inner)
    let left = UISwipeGestureRecognizer(target: target, action: Target.outer)
    left.direction = .left
    outer.addGestureRecognizer(right)
    outer.addGestureRecognizer(left)
    drag(screen, (25, 15), (8, 15))
    #expect(target.log == ["outer"])
    drag(screen, (8, 15), (25, 15))
    #expect(target.log == ["outer", "inner"])
  }

  /// UIView: `addGestureRecognizer(_:)` of a recogniser that the view has already.
  @Test func `a recogniser is attached once`() {
    let (screen, _, inner) = make()
    let tap = UITapGestureRecognizer(target: target, action: Target.inner)
    inner.addGestureRecognizer(tap)
    inner.addGestureRecognizer(tap)
    #expect(inner.gestureRecognizers == [tap])
    screen.click(3, 3)
    screen.settle()
    #expect(target.log == ["inner"])
  }

  /// UIPanGestureRecognizer: `translation(in:)` is the way since the begin, until it is set.
  @Test func `the last translation of a pan is its whole way`() {
    final class Way {
      var last = CGPoint.zero
      func panned(_ pan: UIPanGestureRecognizer) { last = pan.translation(in: pan.view) }
    }
    let (screen, outer, _) = make()
    let way = Way()
    outer.addGestureRecognizer(UIPanGestureRecognizer(target: way, action: Way.panned))
    drag(screen, (12, 15), (22, 15))
    #expect((8...10).contains(way.last.x) && way.last.y == 0)
  }

  /// UIGestureRecognizer: `view` and `location(in:)` in the action; `numberOfTouches` while it lasts.
  @Test func `an action finds the view and the place of its gesture`() {
    final class Place {
      var seen: (view: UIView?, point: CGPoint)?
      func tapped(_ tap: UITapGestureRecognizer) { seen = (tap.view, tap.location(in: tap.view)) }
    }
    let (screen, _, inner) = make()
    inner.frame.origin = CGPoint(x: 5, y: 4)
    let place = Place()
    inner.addGestureRecognizer(UITapGestureRecognizer(target: place, action: Place.tapped))
    screen.click(8, 6)
    screen.settle()
    #expect(place.seen?.view === inner)
    #expect(Int(place.seen?.point.x ?? -1) == 3 && Int(place.seen?.point.y ?? -1) == 2)
  }

  /// UIGestureRecognizer: a subclass sets its state in the touch methods; `reset()` follows the end.
  @Test func `a recogniser of one's own recognises and is reset`() {
    final class Press: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() {
        super.reset()
        resets += 1
      }
    }
    let (screen, _, inner) = make()
    let press = Press(target: target, action: Target.inner)
    inner.addGestureRecognizer(press)
    screen.click(3, 3)
    screen.settle()
    #expect(target.log == ["inner"] && press.resets >= 1 && press.state == .possible)
  }
}
