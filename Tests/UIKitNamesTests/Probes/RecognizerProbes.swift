import NavigationKit
import Simulation
import Testing
import UIKitNames

/// Probes of the states and conditions of gesture recognisers.
@Suite struct RecognizerProbes {
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

  /// UIGestureRecognizer.State: continuous gestures go began, changed, ended, then possible.
  @Test func `a finished recogniser is possible again`() {
    let (screen, view) = make()
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer()
    pan.addAction { states.append($0.state) }
    screen.turn { view.addGestureRecognizer(pan) }
    drag(screen, [5, 12, 20, 30])
    #expect(states.first == .began && states.last == .ended && states.contains(.changed))
    #expect(pan.state == .possible)
  }

  /// UIGestureRecognizer.State: `cancelled` if the touch is cancelled.
  @Test func `a cancelled touch cancels a pan`() {
    let (screen, view) = make()
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer()
    pan.addAction { states.append($0.state) }
    screen.turn { view.addGestureRecognizer(pan) }
    pointer(screen, .down, 5, 10)
    pointer(screen, .move, 15, 10)
    pointer(screen, .cancel, 15, 10)
    #expect(states.last == .cancelled && pan.state == .possible)
  }

  /// UIGestureRecognizer: the target of a failed discrete gesture is not called.
  @Test func `a tap that moves away is not recognised`() {
    let (screen, view) = make()
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    screen.turn { view.addGestureRecognizer(tap) }
    drag(screen, [5, 20, 35])
    #expect(taps == 0)
  }

  /// UITapGestureRecognizer: `numberOfTapsRequired` 2; a slow second tap is another first.
  @Test func `two slow taps are no double tap`() {
    let (screen, view) = make()
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.addAction { _ in taps += 1 }
    screen.turn { view.addGestureRecognizer(tap) }
    screen.click(5, 5)
    screen.pass(240)
    screen.click(5, 5)
    screen.settle()
    #expect(taps == 0)
    screen.pass(240)
    screen.click(5, 5)
    screen.click(5, 5)
    screen.settle()
    #expect(taps == 1)
  }

  /// UILongPressGestureRecognizer: a movement beyond `allowableMovement` before the time fails it.
  @Test func `a press that moves too early is no long press`() {
    let (screen, view) = make()
    var calls = 0
    let press = UILongPressGestureRecognizer()
    press.addAction { _ in calls += 1 }
    screen.turn { view.addGestureRecognizer(press) }
    pointer(screen, .down, 5, 10)
    screen.pass(10)
    pointer(screen, .move, 30, 10)
    screen.pass(120)
    pointer(screen, .up, 30, 10)
    #expect(calls == 0)
  }

  /// UILongPressGestureRecognizer: after its begin, movement is a change and release its end.
  @Test func `a long press begins, changes and ends`() {
    let (screen, view) = make()
    var states: [UIGestureRecognizer.State] = []
    let press = UILongPressGestureRecognizer()
    press.addAction { states.append($0.state) }
    screen.turn { view.addGestureRecognizer(press) }
    pointer(screen, .down, 5, 10)
    screen.pass(70)
    pointer(screen, .move, 30, 10)
    pointer(screen, .up, 30, 10)
    #expect(states == [.began, .changed, .ended])
  }

  /// UILongPressGestureRecognizer: released before `minimumPressDuration` it fails.
  @Test func `a short press is no long press`() {
    let (screen, view) = make()
    var calls = 0
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 1
    press.addAction { _ in calls += 1 }
    screen.turn { view.addGestureRecognizer(press) }
    pointer(screen, .down, 5, 10)
    screen.pass(90)
    pointer(screen, .up, 5, 10)
    screen.settle()
    #expect(calls == 0)
  }

  /// UISwipeGestureRecognizer: `direction` is right by default; others are not recognised.
  @Test(arguments: [([5, 15, 30], 1), ([30, 15, 5], 0)])
  func `a swipe has its direction`(columns: [Int], expected: Int) {
    let (screen, view) = make()
    var calls = 0
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right)
    swipe.addAction { _ in calls += 1 }
    screen.turn { view.addGestureRecognizer(swipe) }
    drag(screen, columns)
    #expect(calls == expected)
  }
}
