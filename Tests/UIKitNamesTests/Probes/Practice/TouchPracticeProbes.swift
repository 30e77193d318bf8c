import Testing
import UIKitNames

/// Probes of swipes, gestures of the app's own, touches, hit tests, and the responder chain.
@Suite struct TouchPracticeProbes {
  private static func stage(_ view: UIView = UIView()) -> (ViewStage, UIView) {
    let stage = ViewStage()
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 15)
    stage.add(view)
    return (stage, view)
  }

  private static func drag(_ stage: ViewStage, _ columns: [Int], row: Int = 5) {
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: columns[0], row: row))
    for column in columns.dropFirst() {
      simulator.perform(.pointer(.move, column: column, row: row))
      stage.screen.pass(1)
    }
    simulator.perform(.pointer(.up, column: columns[columns.count - 1], row: row))
    stage.screen.settle()
  }

  /// UISwipeGestureRecognizer `direction`: right by default; a swipe is discrete, and only its own direction
  /// is recognised.
  @Test func `swipes have directions`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let (right, left) = (UISwipeGestureRecognizer(), UISwipeGestureRecognizer())
    #expect(right.direction == .right && right.numberOfTouchesRequired == 1)
    left.direction = .left
    right.addAction { recognizer in log.add("right \(recognizer.state == .ended)") }
    left.addAction { recognizer in log.add("left \(recognizer.state == .ended)") }
    stage.turn {
      view.addGestureRecognizer(right)
      view.addGestureRecognizer(left)
    }
    Self.drag(stage, Array(stride(from: 5, through: 35, by: 3)))
    #expect(log.take() == ["right true"])
    Self.drag(stage, Array(stride(from: 35, through: 5, by: -3)))
    #expect(log.take() == ["left true"])
  }

  /// UIView `gestureRecognizers`: in order of addition; a recogniser that is added to another view leaves the
  /// first, because it has one view.
  @Test func `a recogniser has one view`() {
    let (first, second) = (UIView(), UIView())
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    #expect((first.gestureRecognizers ?? []).isEmpty && tap.view == nil)
    first.addGestureRecognizer(tap)
    first.addGestureRecognizer(pan)
    #expect(first.gestureRecognizers?.count == 2 && first.gestureRecognizers?.first === tap)
    second.addGestureRecognizer(tap)
    #expect(tap.view === second && first.gestureRecognizers?.count == 1)
    #expect(first.gestureRecognizers?.first === pan)
    second.removeGestureRecognizer(tap)
    #expect(tap.view == nil && (second.gestureRecognizers ?? []).isEmpty)
  }

  /// UIView `isUserInteractionEnabled`: false for labels and image views by default, so their recognisers get
  /// nothing; apps set it to true.
  @Test func `a label needs interaction for its tap`() {
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let label = UILabel(frame: CGRect(x: 5, y: 5, width: 10, height: 1))
    label.text = "Terms"
    label.addGestureRecognizer(UITapGestureRecognizer { _ in log.add("tap") })
    #expect(!label.isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    #expect(UIView().isUserInteractionEnabled && UIButton().isUserInteractionEnabled)
    stage.turn { view.addSubview(label) }
    stage.screen.click(7, 5)
    stage.screen.settle()
    #expect(log.take() == [])
    stage.turn { label.isUserInteractionEnabled = true }
    stage.screen.click(7, 5)
    stage.screen.settle()
    #expect(log.take() == ["tap"])
  }

  /// UIGestureRecognizer `location(in:)`: in the coordinates of the given view; nil is the window.
  @Test func `a place can be read in any view`() {
    let (stage, view) = Self.stage()
    let inner = UIView(frame: CGRect(x: 10, y: 4, width: 12, height: 6))
    var places: [CGPoint] = []
    inner.addGestureRecognizer(
      UITapGestureRecognizer { tap in
        places = [tap.location(in: inner), tap.location(in: view), tap.location(in: nil)]
      })
    stage.turn { view.addSubview(inner) }
    stage.screen.click(13, 6)
    stage.screen.settle()
    #expect(places.count == 3)
    guard places.count == 3 else { return }
    #expect(places[1].x - places[0].x == 10 && places[1].y - places[0].y == 4)
    #expect(places[1] == places[2] && inner.bounds.contains(places[0]))
  }

  /// A gesture of the app's own, which is recognised on touch down.
  final class TouchDown: UIGestureRecognizer {
    let log = ProbeLog()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      if state == .possible { state = .recognized }
    }
    override func reset() {
      super.reset()
      log.add("reset")
    }
  }

  /// UIGestureRecognizer subclasses: `state = .recognized` calls the action; afterwards `reset()` is
  /// called and the state is possible.
  @Test func `a gesture of the app recognises at touch down`() {
    let (stage, view) = Self.stage()
    let gesture = TouchDown()
    gesture.addAction { [unowned gesture] _ in gesture.log.add("action") }
    stage.turn { view.addGestureRecognizer(gesture) }
    _ = gesture.log.take()
    stage.screen.simulator.perform(.pointer(.down, column: 5, row: 5))
    stage.screen.pass(2)
    #expect(gesture.log.calls.contains("action"))
    stage.screen.simulator.perform(.pointer(.up, column: 5, row: 5))
    stage.screen.settle()
    let calls = gesture.log.take()
    #expect(calls.filter { $0 == "action" }.count == 1 && calls.last == "reset")
    #expect(gesture.state == .possible)
  }

  /// Logs its touches with places.
  final class Pad: UIView {
    let log = ProbeLog()
    var view: UIView?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      view = touches.first?.view
      log.add("began \(touches.count) \(event?.type == .touches) \(event?.allTouches?.count ?? 0)")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      log.add("moved \(touch.location(in: self).x - touch.previousLocation(in: self).x)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.add("ended \(touches.first?.phase == .ended) \(touches.first?.view === self)")
    }
  }

  /// UIResponder `touchesBegan(_:with:)` and siblings: the view that was hit gets all of the touch, also
  /// outside of itself; `previousLocation(in:)` is the place before.
  @Test func `a touch stays with the view where it began`() {
    let (stage, view) = Self.stage()
    let pad = Pad(frame: CGRect(x: 2, y: 2, width: 6, height: 4))
    stage.turn { view.addSubview(pad) }
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: 4, row: 3))
    for column in [7, 20] {
      stage.screen.pass(4)
      simulator.perform(.pointer(.move, column: column, row: 3))
    }
    stage.screen.pass(4)
    simulator.perform(.pointer(.up, column: 20, row: 3))
    stage.screen.settle()
    #expect(
      pad.log.take() == ["began 1 true 1", "moved 3.0", "moved 13.0", "ended true true"])
    #expect(pad.view === pad)
  }

  /// UIResponder: a view that does not handle touches passes them to its superview, up to the controller.
  @Test func `unhandled touches go up to the controller`() {
    final class Controller: UIViewController {
      var views: [UIView?] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        views.append(touches.first?.view)
      }
    }
    let controller = Controller()
    let screen = Screen(root: controller)
    screen.settle()
    let (outer, inner) = (
      UIView(frame: CGRect(x: 2, y: 2, width: 20, height: 10)),
      UIView(frame: CGRect(x: 2, y: 2, width: 6, height: 4))
    )
    screen.turn {
      controller.view.addSubview(outer)
      outer.addSubview(inner)
    }
    screen.click(6, 6)
    screen.settle()
    #expect(controller.views.count == 1 && controller.views.first == inner)
  }

  /// UIView `point(inside:with:)`: overridden to enlarge the area that a small view answers to.
  @Test func `a small view answers in a larger area`() {
    final class Small: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -3, dy: -2).contains(point)
      }
    }
    let (stage, view) = Self.stage()
    let small = Small(frame: CGRect(x: 10, y: 5, width: 2, height: 1))
    stage.turn { view.addSubview(small) }
    #expect(view.hitTest(CGPoint(x: 8, y: 4), with: nil) === small)
    #expect(view.hitTest(CGPoint(x: 3, y: 4), with: nil) === view)
    small.isHidden = true
    #expect(view.hitTest(CGPoint(x: 10.5, y: 5.5), with: nil) === view)
    small.isHidden = false
    small.alpha = 0
    #expect(view.hitTest(CGPoint(x: 10.5, y: 5.5), with: nil) === view)
    view.isUserInteractionEnabled = false
    #expect(view.hitTest(CGPoint(x: 8, y: 4), with: nil) == nil)
  }

  /// UIView `hitTest(_:with:)`: an overlay that returns nil for itself lets touches through to what is
  /// beneath, and keeps those on its subviews.
  @Test func `an overlay lets touches through`() {
    final class Overlay: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let (stage, view) = Self.stage()
    let log = ProbeLog()
    let beneath = UIButton(frame: CGRect(x: 2, y: 2, width: 8, height: 1))
    let above = UIButton(frame: CGRect(x: 20, y: 2, width: 8, height: 1))
    beneath.addAction(UIAction { _ in log.add("beneath") }, for: .touchUpInside)
    above.addAction(UIAction { _ in log.add("above") }, for: .touchUpInside)
    let overlay = Overlay(frame: CGRect(x: 0, y: 0, width: 40, height: 15))
    stage.turn {
      view.addSubview(beneath)
      view.addSubview(overlay)
      overlay.addSubview(above)
    }
    stage.screen.click(5, 2)
    stage.screen.click(23, 2)
    stage.screen.settle()
    #expect(log.take() == ["beneath", "above"])
  }

  /// UIResponder `next`: from a view to its superview, from a controller's view to the controller, from there
  /// to the superview of its view; apps find the controller of a view in this way.
  @Test func `a view finds its controller by the chain`() {
    let (root, child) = (UIViewController(), UIViewController())
    let screen = Screen(root: root)
    screen.settle()
    let label = UILabel()
    screen.turn {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      child.view.addSubview(label)
    }
    #expect(label.next === child.view && child.view.next === child && child.next === root.view)
    #expect(root.view.next === root && root.next === root.view.window)
    var responder: UIResponder? = label
    while let next = responder, !(next is UIViewController) { responder = next.next }
    #expect(responder === child)
  }
}
