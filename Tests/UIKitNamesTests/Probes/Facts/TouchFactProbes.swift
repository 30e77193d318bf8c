import Testing
import UIKitNames

/// Probes of touches and recognisers among views, tables and controls.
@Suite struct TouchFactProbes {
  final class Touched: UIView {
    let log = ProbeLog()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.add("began \(touches.first?.view === self)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.add("cancelled")
    }
  }

  final class Rows: UIResponder, UITableViewDataSource, UITableViewDelegate {
    let log = ProbeLog()
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.add("select \(indexPath.row)")
    }
  }

  private static func screen() -> (Screen, UIViewController) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    return (screen, root)
  }

  /// UIGestureRecognizer `cancelsTouchesInView`: a recognised tap around a table takes the touch from
  /// the table, unless it is false (Stack Overflow 255627).
  @Test(arguments: [true, false])
  func `a tap around a table selects a row only without cancelling`(cancels: Bool) {
    let (screen, root) = Self.screen()
    let rows = Rows()
    let log = ProbeLog()
    screen.turn {
      let table = UITableView(frame: root.view.bounds, style: .plain)
      table.dataSource = rows
      table.delegate = rows
      root.view.addSubview(table)
      let tap = UITapGestureRecognizer { _ in log.add("tap") }
      tap.cancelsTouchesInView = cancels
      root.view.addGestureRecognizer(tap)
    }
    screen.settle()
    guard let row = screen.row(of: "Row 1") else {
      Issue.record("The table shows no row")
      return
    }
    screen.click(2, row)
    screen.settle()
    #expect(log.take() == ["tap"])
    #expect(rows.log.take() == (cancels ? [] : ["select 1"]))
  }

  /// UIGestureRecognizer: with `cancelsTouchesInView` false the view gets the end of the touch.
  @Test(arguments: [true, false])
  func `the view of a tap hears of the end only without cancelling`(cancels: Bool) {
    let (screen, root) = Self.screen()
    let view = Touched(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    screen.turn {
      root.view.addSubview(view)
      let tap = UITapGestureRecognizer { _ in }
      tap.cancelsTouchesInView = cancels
      view.addGestureRecognizer(tap)
    }
    screen.click(2, 2)
    screen.settle()
    #expect(view.log.take() == ["began true", cancels ? "cancelled" : "ended"])
  }

  final class Refusing: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      false
    }
  }

  /// UIView `gestureRecognizerShouldBegin(_:)`: false keeps the view's recognisers from beginning.
  @Test func `a view keeps its recogniser from beginning`() {
    let (screen, root) = Self.screen()
    let log = ProbeLog()
    screen.turn {
      let view = Refusing(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
      view.addGestureRecognizer(UITapGestureRecognizer { _ in log.add("tap") })
      root.view.addSubview(view)
    }
    screen.click(2, 2)
    screen.settle()
    #expect(log.take() == [])
  }

  final class Large: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -3, dy: -2).contains(point)
    }
  }

  /// UIView `point(inside:with:)`: the usual way to enlarge what a button takes.
  @Test func `a button with a larger area takes touches beside it`() {
    let (screen, root) = Self.screen()
    let log = ProbeLog()
    screen.turn {
      let button = Large(frame: CGRect(x: 10, y: 5, width: 6, height: 1))
      button.setTitle("Go", for: .normal)
      button.addAction(UIAction { _ in log.add("go") }, for: .touchUpInside)
      root.view.addSubview(button)
    }
    screen.click(8, 4)
    screen.settle()
    #expect(log.take() == ["go"])
    screen.click(3, 4)
    screen.settle()
    #expect(log.take() == [])
  }

  final class Passing: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  /// UIView `hitTest(_:with:)`: the usual overlay that passes touches through beside its subviews.
  @Test func `an overlay passes touches beside its subviews`() {
    let (screen, root) = Self.screen()
    let below = Touched(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let inner = Touched(frame: CGRect(x: 0, y: 0, width: 5, height: 2))
    screen.turn {
      root.view.addSubview(below)
      let overlay = Passing(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      overlay.addSubview(inner)
      root.view.addSubview(overlay)
    }
    screen.click(10, 5)
    screen.click(1, 1)
    screen.settle()
    #expect(below.log.take() == ["began true", "ended"])
    #expect(inner.log.take() == ["began true", "ended"])
  }

  /// UIView: a view without recognisers has nil or none; added ones are in order.
  @Test func `recognisers are listed in the order in which they were added`() {
    let view = UIView()
    #expect((view.gestureRecognizers ?? []).isEmpty)
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(pan)
    #expect(view.gestureRecognizers?.count == 2 && view.gestureRecognizers?.first === tap)
    #expect(tap.view === view)
    view.gestureRecognizers = [pan]
    #expect(tap.view == nil && pan.view === view && view.gestureRecognizers?.count == 1)
    view.gestureRecognizers = nil
    #expect(pan.view == nil)
  }

  /// UIGestureRecognizer `location(in:)`: nil is the window.
  @Test func `a location in nil is in the window`() {
    let (screen, root) = Self.screen()
    var places: [CGPoint] = []
    screen.turn {
      let view = UIView(frame: CGRect(x: 4, y: 3, width: 10, height: 5))
      let tap = UITapGestureRecognizer()
      tap.addAction { [unowned tap] _ in
        places = [tap.location(in: nil), tap.location(in: tap.view)]
      }
      view.addGestureRecognizer(tap)
      root.view.addSubview(view)
    }
    screen.click(6, 5)
    screen.settle()
    #expect(places.count == 2)
    guard places.count == 2 else { return }
    #expect(places[0].x - places[1].x == 4 && places[0].y - places[1].y == 3)
  }

  /// UITouch: `tapCount`, `phase`, `location(in:)` and `previousLocation(in:)`.
  @Test func `a moved touch knows its previous place`() {
    final class Moved: UIView {
      let log = ProbeLog()
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let (new, old) = (touch.location(in: self), touch.previousLocation(in: self))
        log.add("\(new.x - old.x) \(new.y - old.y) \(touch.phase == .moved) \(touch.tapCount)")
      }
    }
    let (screen, root) = Self.screen()
    let view = Moved(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    screen.turn { root.view.addSubview(view) }
    screen.simulator.perform(.pointer(.down, column: 2, row: 2))
    screen.simulator.perform(.pointer(.move, column: 5, row: 3))
    screen.simulator.perform(.pointer(.up, column: 5, row: 3))
    #expect(view.log.take().first?.hasPrefix("3.0 1.0 true") == true)
  }

  final class Requiring: UIGestureRecognizerDelegate {
    let other: UIGestureRecognizer
    init(_ other: UIGestureRecognizer) { self.other = other }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === other }
  }

  /// UIGestureRecognizerDelegate `gestureRecognizer(_:shouldBeRequiredToFailBy:)`: the double tap's
  /// delegate makes the single tap wait.
  @Test func `a double tap's delegate makes the single tap wait`() {
    let (screen, root) = Self.screen()
    let log = ProbeLog()
    let single = UITapGestureRecognizer { _ in log.add("single") }
    let double = UITapGestureRecognizer { _ in log.add("double") }
    double.numberOfTapsRequired = 2
    let delegate = Requiring(single)
    double.delegate = delegate
    screen.turn {
      root.view.addGestureRecognizer(single)
      root.view.addGestureRecognizer(double)
    }
    screen.click(3, 3)
    screen.click(3, 3)
    screen.settle()
    #expect(log.take() == ["double"])
    screen.click(3, 3)
    screen.settle()
    #expect(log.take() == ["single"])
  }

  /// The usual way to put the keyboard away: a tap on the background ends the editing.
  @Test func `a tap on the background ends the editing`() {
    let (screen, root) = Self.screen()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
    screen.turn {
      root.view.addSubview(field)
      root.view.addGestureRecognizer(
        UITapGestureRecognizer { [weak root] _ in root?.view.endEditing(true) })
      field.becomeFirstResponder()
    }
    #expect(field.isFirstResponder)
    screen.click(20, 15)
    screen.settle()
    #expect(!field.isFirstResponder)
  }

  /// UIPanGestureRecognizer: `numberOfTouches` is one while one finger is down, and zero at rest.
  @Test func `a pan has one touch while the finger is down`() {
    let (screen, root) = Self.screen()
    var counts: [Int] = []
    let pan = UIPanGestureRecognizer()
    pan.addAction { [unowned pan] _ in
      if pan.state == .changed { counts.append(pan.numberOfTouches) }
    }
    screen.turn { root.view.addGestureRecognizer(pan) }
    screen.simulator.perform(.pointer(.down, column: 2, row: 2))
    for column in 4...12 {
      screen.simulator.perform(.pointer(.move, column: column, row: 2))
      screen.pass(2)
    }
    screen.simulator.perform(.pointer(.up, column: 12, row: 2))
    screen.settle()
    #expect(!counts.isEmpty && Set(counts) == [1] && pan.numberOfTouches == 0)
    #expect(pan.state == .possible)
  }

  /// UISwipeGestureRecognizer: one recogniser can have several directions.
  @Test func `a swipe recogniser of two directions recognises both`() {
    let (screen, root) = Self.screen()
    let log = ProbeLog()
    let swipe = UISwipeGestureRecognizer { _ in log.add("swipe") }
    swipe.direction = [.left, .right]
    screen.turn { root.view.addGestureRecognizer(swipe) }
    for range in [Array(5...15), Array((5...15).reversed())] {
      screen.simulator.perform(.pointer(.down, column: range[0], row: 5))
      for column in range.dropFirst() {
        screen.simulator.perform(.pointer(.move, column: column, row: 5))
      }
      screen.simulator.perform(.pointer(.up, column: range.last ?? 0, row: 5))
      screen.settle()
    }
    #expect(log.take() == ["swipe", "swipe"])
  }
}
