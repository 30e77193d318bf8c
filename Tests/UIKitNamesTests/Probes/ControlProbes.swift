import Testing
import UIKitNames

/// Probes of controls and their events.
@Suite struct ControlProbes {
  private static func shown(_ view: UIView, at frame: CGRect) -> Screen {
    let screen = Screen(root: UIViewController())
    screen.turn {
      view.frame = frame
      screen.root?.view.addSubview(view)
    }
    screen.settle()
    return screen
  }

  private static let frame = CGRect(x: 2, y: 2, width: 10, height: 3)

  /// UIControl: documented defaults.
  @Test func `a control has the documented defaults`() {
    let control = UIControl()
    #expect(control.isEnabled && !control.isSelected && !control.isHighlighted)
    #expect(control.state == .normal && !control.isTracking && !control.isTouchInside)
    #expect(control.contentHorizontalAlignment == .center)
    #expect(control.contentVerticalAlignment == .center)
  }

  /// UIControl: `state` is the set of all states.
  @Test func `states add up`() {
    let control = UIControl()
    control.isSelected = true
    #expect(control.state == .selected)
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
    control.isHighlighted = true
    #expect(control.state.contains(.highlighted))
  }

  /// UIControl: `sendActions(for:)` calls the actions of these events only.
  @Test func `sent events call their actions`() {
    let log = ProbeLog()
    let control = UIControl()
    control.addAction(UIAction { _ in log.add("value") }, for: .valueChanged)
    control.addAction(UIAction { _ in log.add("tap") }, for: .touchUpInside)
    let screen = Self.shown(control, at: Self.frame)
    screen.turn { control.sendActions(for: .valueChanged) }
    #expect(log.take() == ["value"])
    screen.turn { control.sendActions(for: [.touchUpInside, .valueChanged]) }
    #expect(Set(log.take()) == ["value", "tap"])
  }

  /// UIControl: `removeAction(_:for:)`; UIAction: `sender`.
  @Test func `a removed action is not called`() {
    var senders: [Bool] = []
    let control = UIControl()
    let action = UIAction { senders.append($0.sender as? UIControl === control) }
    control.addAction(action, for: .valueChanged)
    let screen = Self.shown(control, at: Self.frame)
    screen.turn { control.sendActions(for: .valueChanged) }
    #expect(senders == [true])
    screen.turn {
      control.removeAction(action, for: .valueChanged)
      control.sendActions(for: .valueChanged)
    }
    #expect(senders == [true])
  }

  /// UIControl: adding an action with the same identifier replaces the former one.
  @Test func `an action replaces one with the same identifier`() {
    let log = ProbeLog()
    let control = UIControl()
    let id = UIAction.Identifier("same")
    control.addAction(UIAction(identifier: id) { _ in log.add("first") }, for: .valueChanged)
    control.addAction(UIAction(identifier: id) { _ in log.add("second") }, for: .valueChanged)
    let screen = Self.shown(control, at: Self.frame)
    screen.turn { control.sendActions(for: .valueChanged) }
    #expect(log.take() == ["second"])
  }

  /// UIControl.Event: touchDown when the finger touches, touchUpInside when it leaves inside.
  @Test func `a tap sends touchDown and then touchUpInside`() {
    let log = ProbeLog()
    let control = UIControl()
    control.addAction(UIAction { _ in log.add("down") }, for: .touchDown)
    control.addAction(UIAction { _ in log.add("up") }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.add("outside") }, for: .touchUpOutside)
    let screen = Self.shown(control, at: Self.frame)
    screen.simulator.perform(.pointer(.down, column: 4, row: 3))
    #expect(log.take() == ["down"] && control.isTracking && control.isHighlighted)
    screen.simulator.perform(.pointer(.up, column: 4, row: 3))
    screen.settle()
    #expect(log.take() == ["up"] && !control.isTracking && !control.isHighlighted)
  }

  /// UIControl.Event: touchDragExit, touchUpOutside.
  @Test func `a finger that leaves the control sends touchUpOutside`() {
    let log = ProbeLog()
    let control = UIControl()
    control.addAction(UIAction { _ in log.add("exit") }, for: .touchDragExit)
    control.addAction(UIAction { _ in log.add("up") }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.add("outside") }, for: .touchUpOutside)
    let screen = Self.shown(control, at: Self.frame)
    screen.simulator.perform(.pointer(.down, column: 4, row: 3))
    for row in [5, 10, 20] {
      screen.pass(40)
      screen.simulator.perform(.pointer(.move, column: 4, row: row))
    }
    screen.simulator.perform(.pointer(.up, column: 4, row: 20))
    screen.settle()
    #expect(log.take() == ["exit", "outside"])
  }

  /// UIControl: `isEnabled` false: no touch events.
  @Test func `a disabled control sends nothing`() {
    let log = ProbeLog()
    let control = UIControl()
    control.addAction(UIAction { _ in log.add("any") }, for: .allTouchEvents)
    control.isEnabled = false
    let screen = Self.shown(control, at: Self.frame)
    screen.click(4, 3)
    screen.settle()
    #expect(log.take() == [])
  }

  /// UISwitch: `setOn(_:animated:)` sends no action; a tap sends valueChanged.
  @Test func `a switch changed by code sends nothing and a tap sends valueChanged`() {
    let log = ProbeLog()
    let toggle = UISwitch()
    #expect(!toggle.isOn)
    toggle.addAction(UIAction { _ in log.add("\(toggle.isOn)") }, for: .valueChanged)
    let screen = Self.shown(
      toggle, at: CGRect(origin: CGPoint(x: 2, y: 2), size: toggle.intrinsicContentSize))
    screen.turn { toggle.setOn(true, animated: false) }
    #expect(toggle.isOn && log.take() == [])
    screen.tap()
    screen.settle()
    #expect(!toggle.isOn && log.take() == ["false"])
  }

  /// UISlider: defaults 0, 0 and 1; `value` is kept in the range.
  @Test func `a slider keeps its value in its range`() {
    let slider = UISlider()
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0)
    #expect(slider.isContinuous)
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.setValue(7, animated: false)
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 6
    #expect(slider.maximumValue >= slider.minimumValue && slider.value == 6)
  }

  /// UIStepper: documented defaults.
  @Test func `a stepper has the documented defaults and keeps its range`() {
    let stepper = UIStepper()
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    #expect(stepper.value == 0 && !stepper.wraps && stepper.autorepeat && stepper.isContinuous)
    stepper.value = 200
    #expect(stepper.value == 100)
    stepper.value = -1
    #expect(stepper.value == 0)
  }

  /// UISegmentedControl: no segment is selected at first; segments are inserted and removed.
  @Test func `a segmented control begins without a selection`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == -1)
    #expect(UISegmentedControl.noSegment == -1 && control.titleForSegment(at: 1) == "Two")
    control.insertSegment(withTitle: "New", at: 0, animated: false)
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 0) == "New")
    control.setTitle("Other", forSegmentAt: 2)
    #expect(control.titleForSegment(at: 2) == "Other")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  /// UISegmentedControl: a segment selected by code sends no action.
  @Test func `a segment selected by code is not sent`() {
    var count = 0
    let control = UISegmentedControl(items: ["One", "Two"])
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    let screen = Self.shown(control, at: CGRect(x: 0, y: 0, width: 20, height: 1))
    screen.turn { control.selectedSegmentIndex = 1 }
    #expect(count == 0 && control.selectedSegmentIndex == 1)
    screen.click(2, 0)
    screen.settle()
    #expect(count == 1 && control.selectedSegmentIndex == 0)
    screen.click(2, 0)
    screen.settle()
    #expect(count == 1)
  }

  /// UIButton: titles fall back to the normal state's.
  @Test func `a button's title falls back to the normal one`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    #expect(button.title(for: .selected) == nil || button.title(for: .selected) == "Go")
    #expect(button.currentTitle == "Go" && button.buttonType == .system)
    button.setTitle("Stop", for: .selected)
    #expect(button.currentTitle == "Go")
    button.isSelected = true
    #expect(button.currentTitle == "Stop")
    button.isSelected = false
    button.setTitle("Off", for: .disabled)
    button.isEnabled = false
    #expect(button.currentTitle == "Off")
  }

  /// UIButton: `init(type:primaryAction:)` uses the action's title and performs it on a tap.
  @Test func `a button performs its primary action`() {
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in count += 1 })
    #expect(button.currentTitle == "Add")
    let screen = Self.shown(button, at: Self.frame)
    screen.click(4, 3)
    screen.settle()
    #expect(count == 1)
  }

  /// UIProgressView: `progress` is between 0 and 1.
  @Test func `progress is between zero and one`() {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.progress == 0)
    view.progress = 2
    #expect(view.progress == 1)
    view.setProgress(-1, animated: false)
    #expect(view.progress == 0)
  }

  /// UIPageControl: `currentPage` is kept between 0 and the last page; documented defaults.
  @Test func `a page control keeps its page in its range`() {
    let control = UIPageControl()
    #expect(control.numberOfPages == 0 && control.currentPage == 0 && !control.hidesForSinglePage)
    control.numberOfPages = 4
    control.currentPage = 9
    #expect(control.currentPage == 3)
    control.currentPage = -2
    #expect(control.currentPage == 0)
  }

  /// UIActivityIndicatorView: `hidesWhenStopped` is true; `startAnimating()` shows it.
  @Test func `an indicator hides while it is stopped`() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.hidesWhenStopped && !view.isAnimating && view.isHidden)
    view.startAnimating()
    #expect(view.isAnimating && !view.isHidden)
    view.stopAnimating()
    #expect(!view.isAnimating && view.isHidden)
  }
}
