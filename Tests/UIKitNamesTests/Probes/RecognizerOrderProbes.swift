import NavigationKit
import Simulation
import Testing
import UIKitNames

/// Probes of recognisers that share a touch, and of the touches of views.
@Suite struct RecognizerOrderProbes {
  private final class Delegate: UIGestureRecognizerDelegate {
    var together = false
    var failsFirst: UIGestureRecognizer?
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === failsFirst }
  }

  private func make() -> (Screen, UIView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 24))
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    return (screen, view)
  }

  private func pointer(_ screen: Screen, _ phase: TouchPhase, _ column: Int, _ row: Int) {
    screen.simulator.perform(.pointer(phase, column: column, row: row))
  }

  private func drag(_ screen: Screen, _ columns: [Int], row: Int = 10) {
    pointer(screen, .down, columns[0], row)
    for column in columns.dropFirst() {
      screen.pass(4)
      pointer(screen, .move, column, row)
    }
    pointer(screen, .up, columns.last ?? 0, row)
    screen.settle()
  }

  /// UIGestureRecognizer: without a delegate the recogniser of the subview prevents the other.
  @Test func `the inner pan prevents the outer one`() {
    let (screen, view) = make()
    var calls: Set<String> = []
    let inner = UIPanGestureRecognizer()
    let outer = UIPanGestureRecognizer()
    inner.addAction { _ in calls.insert("inner") }
    outer.addAction { _ in calls.insert("outer") }
    screen.turn {
      view.addGestureRecognizer(inner)
      view.superview?.addGestureRecognizer(outer)
    }
    drag(screen, [5, 15, 30])
    #expect(calls == ["inner"])
  }

  /// UIGestureRecognizerDelegate: one delegate that allows both is enough.
  @Test func `one delegate that allows both is enough`() {
    let (screen, view) = make()
    var calls: Set<String> = []
    let inner = UIPanGestureRecognizer()
    let outer = UIPanGestureRecognizer()
    let delegate = Delegate()
    delegate.together = true
    outer.delegate = delegate
    inner.addAction { _ in calls.insert("inner") }
    outer.addAction { _ in calls.insert("outer") }
    screen.turn {
      view.addGestureRecognizer(inner)
      view.superview?.addGestureRecognizer(outer)
    }
    drag(screen, [5, 15, 30])
    #expect(calls == ["inner", "outer"])
  }

  /// UIGestureRecognizer: `require(toFail:)`, a pan waits for a swipe that does not fail.
  @Test func `a recogniser that waits gives way to a success`() {
    let (screen, view) = make()
    var calls: Set<String> = []
    let pan = UIPanGestureRecognizer()
    let swipe = UISwipeGestureRecognizer()
    pan.addAction { _ in calls.insert("pan") }
    swipe.addAction { _ in calls.insert("swipe") }
    screen.turn {
      view.addGestureRecognizer(pan)
      view.addGestureRecognizer(swipe)
      pan.require(toFail: swipe)
    }
    drag(screen, [5, 15, 25, 35])
    #expect(calls == ["swipe"])
  }

  /// UIGestureRecognizerDelegate: `shouldRequireFailureOf` is like `require(toFail:)`.
  @Test func `a delegate can require the failure of a double tap`() {
    let (screen, view) = make()
    var calls: [String] = []
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let delegate = Delegate()
    delegate.failsFirst = double
    single.delegate = delegate
    single.addAction { _ in calls.append("single") }
    double.addAction { _ in calls.append("double") }
    screen.turn {
      view.addGestureRecognizer(single)
      view.addGestureRecognizer(double)
    }
    screen.click(5, 5)
    screen.click(5, 5)
    screen.settle()
    #expect(calls == ["double"])
    screen.pass(240)
    screen.click(5, 5)
    #expect(calls == ["double"])
    screen.settle()
    #expect(calls == ["double", "single"])
  }

  /// UIGestureRecognizer: without a requirement, a single tap is recognised with each tap.
  @Test func `a single tap without a requirement comes before the double tap`() {
    let (screen, view) = make()
    var calls: [String] = []
    let single = UITapGestureRecognizer()
    single.addAction { _ in calls.append("single") }
    screen.turn { view.addGestureRecognizer(single) }
    screen.click(5, 5)
    screen.click(5, 5)
    screen.settle()
    #expect(calls == ["single", "single"])
  }

  /// UIPanGestureRecognizer: `velocity(in:)` has the direction of the movement.
  @Test func `a pan has the velocity of the finger`() {
    let (screen, view) = make()
    var velocity = CGPoint.zero
    let pan = UIPanGestureRecognizer()
    pan.addAction { _ in if pan.state == .changed { velocity = pan.velocity(in: view) } }
    screen.turn { view.addGestureRecognizer(pan) }
    drag(screen, [5, 10, 15, 20, 25, 30])
    #expect(velocity.x > 0 && abs(velocity.y) < 0.001)
  }

  /// UIView: `removeGestureRecognizer`; a removed recogniser has no view and hears nothing.
  @Test func `a removed recogniser hears nothing`() {
    let (screen, view) = make()
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    screen.turn {
      view.addGestureRecognizer(tap)
      view.removeGestureRecognizer(tap)
    }
    screen.click(5, 5)
    screen.settle()
    #expect(taps == 0 && tap.view == nil && (view.gestureRecognizers ?? []).isEmpty)
  }

  /// UIGestureRecognizer: a touch in a subview reaches the recognisers of its superviews.
  @Test func `a tap in a subview is recognised by its superview`() {
    let (screen, view) = make()
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    screen.turn {
      view.addSubview(UIView(frame: CGRect(x: 2, y: 2, width: 10, height: 4)))
      view.addGestureRecognizer(tap)
    }
    screen.click(5, 3)
    screen.settle()
    #expect(taps == 1)
  }

  /// UIResponder, UIView: touchesBegan, touchesMoved, touchesEnded of a view without recognisers.
  @Test func `a view gets its touches in order`() {
    final class Touched: UIView {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("began \(touches.count)")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("moved")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("ended")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("cancelled")
      }
    }
    let (screen, root) = make()
    let view = Touched(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    screen.turn { root.addSubview(view) }
    pointer(screen, .down, 5, 5)
    pointer(screen, .move, 30, 20)
    pointer(screen, .up, 30, 20)
    #expect(view.log == ["began 1", "moved", "ended"])
    pointer(screen, .down, 5, 5)
    pointer(screen, .cancel, 5, 5)
    #expect(view.log.suffix(2) == ["began 1", "cancelled"])
  }
}
