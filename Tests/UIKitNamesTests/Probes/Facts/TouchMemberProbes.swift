import Testing
import UIKitNames

/// Probes of touches, the responder chain and gesture recognisers.
@Suite struct TouchMemberProbes {
  private static func screen() -> (Screen, UIView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    return (screen, root.view)
  }

  private static func drag(_ screen: Screen, from start: (Int, Int), to end: (Int, Int)) {
    screen.simulator.perform(.pointer(.down, column: start.0, row: start.1))
    let steps = max(abs(end.0 - start.0), abs(end.1 - start.1))
    for step in 1...steps {
      let column = start.0 + (end.0 - start.0) * step / steps
      let row = start.1 + (end.1 - start.1) * step / steps
      screen.simulator.perform(.pointer(.move, column: column, row: row))
    }
    screen.simulator.perform(.pointer(.up, column: end.0, row: end.1))
    screen.settle()
  }

  /// UIGestureRecognizer `require(toFail:)`: a pan that waits for a swipe begins only where no
  /// swipe is recognised.
  @Test func `a pan that waits for a swipe gives way to it`() {
    let (screen, root) = Self.screen()
    let log = ProbeLog()
    let swipe = UISwipeGestureRecognizer { _ in log.add("swipe") }
    swipe.direction = .right
    let pan = UIPanGestureRecognizer { if $0.state == .began { log.add("pan") } }
    pan.require(toFail: swipe)
    screen.turn {
      root.addGestureRecognizer(swipe)
      root.addGestureRecognizer(pan)
    }
    Self.drag(screen, from: (5, 5), to: (20, 5))
    #expect(log.take() == ["swipe"])
    Self.drag(screen, from: (5, 2), to: (5, 14))
    #expect(log.take() == ["pan"])
  }

  final class Free: UITapGestureRecognizer {
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
  }

  /// UIGestureRecognizer `canBePrevented(by:)`: an outer tap that cannot be prevented is
  /// recognised with the inner one.
  @Test(arguments: [false, true])
  func `an outer tap that cannot be prevented is recognised too`(isFree: Bool) {
    let (screen, root) = Self.screen()
    let log = ProbeLog()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    screen.turn {
      inner.addGestureRecognizer(UITapGestureRecognizer { _ in log.add("inner") })
      root.addGestureRecognizer(
        isFree
          ? Free { _ in log.add("outer") } : UITapGestureRecognizer { _ in log.add("outer") })
      root.addSubview(inner)
    }
    screen.click(2, 2)
    screen.settle()
    let calls = log.take()
    #expect(calls.contains("inner") && calls.contains("outer") == isFree)
    #expect(calls.count == (isFree ? 2 : 1))
  }

  final class Horizontal: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
      let way = pan.translation(in: pan.view)
      return abs(way.x) > abs(way.y)
    }
  }

  /// UIGestureRecognizerDelegate `gestureRecognizerShouldBegin(_:)`: the translation of a pan is
  /// known there, so a delegate lets horizontal pans begin only.
  @Test func `a delegate lets a pan begin by its direction`() {
    let (screen, root) = Self.screen()
    let log = ProbeLog()
    let delegate = Horizontal()
    let pan = UIPanGestureRecognizer { if $0.state == .began { log.add("pan") } }
    pan.delegate = delegate
    screen.turn { root.addGestureRecognizer(pan) }
    Self.drag(screen, from: (5, 2), to: (5, 14))
    #expect(log.take() == [])
    Self.drag(screen, from: (5, 5), to: (20, 5))
    #expect(log.take() == ["pan"])
  }

  final class Outside: UIGestureRecognizerDelegate {
    let view: UIView
    init(_ view: UIView) { self.view = view }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { touch.view?.isDescendant(of: view) != true }
  }

  /// UIGestureRecognizerDelegate `gestureRecognizer(_:shouldReceive:)`: the touch has its view
  /// there, so a tap around a card leaves out the card.
  @Test func `a delegate leaves out the touches of a subview`() {
    let (screen, root) = Self.screen()
    let log = ProbeLog()
    let card = UIView(frame: CGRect(x: 10, y: 5, width: 10, height: 4))
    card.addSubview(UIView(frame: CGRect(x: 1, y: 1, width: 4, height: 2)))
    let delegate = Outside(card)
    screen.turn {
      root.addSubview(card)
      let tap = UITapGestureRecognizer { _ in log.add("outside") }
      tap.delegate = delegate
      root.addGestureRecognizer(tap)
    }
    screen.click(12, 6)
    screen.click(18, 8)
    screen.settle()
    #expect(log.take() == [])
    screen.click(30, 12)
    screen.settle()
    #expect(log.take() == ["outside"])
  }

  final class Touched: UIView {
    let log = ProbeLog()
    var passesOn = false
    var inspect: ((Set<UITouch>, UIEvent?) -> Void)?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.add("began \(touches.first?.view === self)")
      inspect?(touches, event)
      if passesOn { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.add("moved \(touches.first?.view === self)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.add("ended \(touches.first?.view === self)")
      if passesOn { super.touchesEnded(touches, with: event) }
    }
  }

  /// UITouch `view`: the view in which the touch began gets all of it, also outside its bounds.
  @Test func `a touch stays with the view in which it began`() {
    let (screen, root) = Self.screen()
    let first = Touched(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    let second = Touched(frame: CGRect(x: 20, y: 0, width: 10, height: 5))
    screen.turn {
      root.addSubview(first)
      root.addSubview(second)
    }
    screen.simulator.perform(.pointer(.down, column: 2, row: 2))
    screen.simulator.perform(.pointer(.move, column: 25, row: 2))
    screen.simulator.perform(.pointer(.up, column: 25, row: 2))
    screen.settle()
    #expect(first.log.take() == ["began true", "moved true", "ended true"])
    #expect(second.log.take() == [])
  }

  /// UIEvent `allTouches` and `touches(for:)`: the touches of the event, and those of one view.
  @Test func `an event has the touches of the view that is touched`() {
    let (screen, root) = Self.screen()
    let first = Touched(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    let second = Touched(frame: CGRect(x: 20, y: 0, width: 10, height: 5))
    let log = ProbeLog()
    first.inspect = { touches, event in
      log.add("\(event?.allTouches == touches) \(touches.count)")
      let (own, other): (UIView, UIView) = (first, second)
      log.add("\(event?.touches(for: own) == touches)")
      log.add("\((event?.touches(for: other) ?? []).isEmpty)")
    }
    screen.turn {
      root.addSubview(first)
      root.addSubview(second)
    }
    screen.click(2, 2)
    screen.settle()
    #expect(log.take() == ["true 1", "true", "true"])
  }

  /// UIResponder `touchesBegan(_:with:)`: the default implementation passes the message up the
  /// chain, so a view that calls super shares its touches with the superview.
  @Test func `a view that calls super passes its touches on`() {
    let (screen, root) = Self.screen()
    let outer = Touched(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let inner = Touched(frame: CGRect(x: 2, y: 2, width: 5, height: 3))
    screen.turn {
      outer.addSubview(inner)
      root.addSubview(outer)
    }
    screen.click(3, 3)
    screen.settle()
    #expect(inner.log.take() == ["began true", "ended true"] && outer.log.take() == [])
    inner.passesOn = true
    screen.click(3, 3)
    screen.settle()
    #expect(inner.log.take() == ["began true", "ended true"])
    #expect(outer.log.take() == ["began false", "ended false"])
  }

  /// UIPanGestureRecognizer `setTranslation(_:in:)`: the usual way to drag a view adds each step
  /// and sets the translation back to zero.
  @Test func `a view dragged step by step follows the finger`() {
    let (screen, root) = Self.screen()
    let view = UIView(frame: CGRect(x: 4, y: 4, width: 6, height: 3))
    let pan = UIPanGestureRecognizer()
    pan.addAction { [unowned pan, unowned view, unowned root] _ in
      let step = pan.translation(in: root)
      view.center = CGPoint(x: view.center.x + step.x, y: view.center.y + step.y)
      pan.setTranslation(.zero, in: root)
    }
    screen.turn {
      view.addGestureRecognizer(pan)
      root.addSubview(view)
    }
    Self.drag(screen, from: (5, 5), to: (25, 11))
    #expect(view.frame == CGRect(x: 24, y: 10, width: 6, height: 3))
  }

  /// UIGestureRecognizer `location(ofTouch:in:)` and `numberOfTouches`: a tap of one finger has
  /// one touch, at the place of the gesture.
  @Test func `a tap has the place of its one touch`() {
    let (screen, root) = Self.screen()
    let log = ProbeLog()
    let tap = UITapGestureRecognizer()
    tap.addAction { [unowned tap] _ in
      let place = tap.location(in: tap.view)
      log.add("\(tap.numberOfTouches) \(tap.location(ofTouch: 0, in: tap.view) == place)")
    }
    screen.turn { root.addGestureRecognizer(tap) }
    screen.click(7, 3)
    screen.settle()
    #expect(log.take() == ["1 true"])
  }

  /// UIView `removeGestureRecognizer(_:)`: a recogniser may remove itself in its own action.
  @Test func `a recogniser removed in its action is heard once`() {
    let (screen, root) = Self.screen()
    let log = ProbeLog()
    let tap = UITapGestureRecognizer()
    tap.addAction { recognizer in
      log.add("tap")
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
    screen.turn { root.addGestureRecognizer(tap) }
    screen.click(3, 3)
    screen.settle()
    screen.click(3, 3)
    screen.settle()
    #expect(log.take() == ["tap"] && tap.view == nil)
    #expect(root.gestureRecognizers?.contains { $0 === tap } != true)
  }

  /// UISwipeGestureRecognizer is a discrete gesture: its action is called once, with the state
  /// `ended`.
  @Test func `a swipe is reported once, as ended`() {
    let (screen, root) = Self.screen()
    let log = ProbeLog()
    let swipe = UISwipeGestureRecognizer { log.add("\($0.state == .ended)") }
    swipe.direction = .left
    screen.turn { root.addGestureRecognizer(swipe) }
    Self.drag(screen, from: (25, 5), to: (5, 5))
    #expect(log.take() == ["true"] && swipe.state == .possible)
  }

  /// UILongPressGestureRecognizer `minimumPressDuration`: with zero it begins when the finger
  /// touches.
  @Test func `a long press of no duration begins with the touch`() {
    let (screen, root) = Self.screen()
    let log = ProbeLog()
    let press = UILongPressGestureRecognizer { recognizer in
      if recognizer.state == .began { log.add("began") }
      if recognizer.state == .ended { log.add("ended") }
    }
    press.minimumPressDuration = 0
    screen.turn { root.addGestureRecognizer(press) }
    screen.simulator.perform(.pointer(.down, column: 3, row: 3))
    screen.pass(2)
    #expect(log.take() == ["began"])
    screen.simulator.perform(.pointer(.up, column: 3, row: 3))
    screen.settle()
    #expect(log.take() == ["ended"])
  }

  /// UIGestureRecognizer: of a tap and a long press on one view, the length of the press decides
  /// which one is recognised.
  @Test func `a tap and a long press share a view`() {
    let (screen, root) = Self.screen()
    let log = ProbeLog()
    screen.turn {
      root.addGestureRecognizer(UITapGestureRecognizer { _ in log.add("tap") })
      root.addGestureRecognizer(
        UILongPressGestureRecognizer { if $0.state == .began { log.add("press") } })
    }
    screen.click(3, 3)
    screen.settle()
    #expect(log.take() == ["tap"])
    screen.simulator.perform(.pointer(.down, column: 3, row: 3))
    screen.pass(180)
    screen.simulator.perform(.pointer(.up, column: 3, row: 3))
    screen.settle()
    #expect(log.take() == ["press"])
  }

  /// UIGestureRecognizer: a tap and a pan on one view do not disturb each other.
  @Test func `a tap and a pan share a view`() {
    let (screen, root) = Self.screen()
    let log = ProbeLog()
    screen.turn {
      root.addGestureRecognizer(UITapGestureRecognizer { _ in log.add("tap") })
      root.addGestureRecognizer(
        UIPanGestureRecognizer { if $0.state == .ended { log.add("pan") } })
    }
    screen.click(3, 3)
    screen.settle()
    #expect(log.take() == ["tap"])
    Self.drag(screen, from: (3, 3), to: (20, 9))
    #expect(log.take() == ["pan"])
  }

  /// UIView `endEditing(_:)`: the window ends the editing of any field in it, however deep.
  @Test func `the window ends the editing of a field deep in it`() {
    let (screen, root) = Self.screen()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
    let box = UIView(frame: CGRect(x: 2, y: 2, width: 20, height: 4))
    var ended: Bool?
    screen.turn {
      box.addSubview(field)
      root.addSubview(box)
      field.becomeFirstResponder()
    }
    #expect(field.isFirstResponder && !box.isFirstResponder)
    screen.turn { ended = root.window?.endEditing(true) }
    #expect(ended == true && !field.isFirstResponder)
  }
}
