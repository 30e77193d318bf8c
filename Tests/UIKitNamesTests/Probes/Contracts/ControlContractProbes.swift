import Simulation
import Testing
import UIKitNames

/// Probes of controls' targets, ranges and states.
@Suite struct ControlContractProbes {
  private final class Target {
    var log: [String] = []
    func tapped() { log.append("tapped") }
    func other(_ sender: UIControl) { log.append("other") }
  }

  private let target = Target()

  private func show(_ views: UIView...) -> Screen {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.turn { for view in views { root.view.addSubview(view) } }
    screen.settle()
    return screen
  }

  private func button() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Tap", for: .normal)
    button.frame = CGRect(x: 2, y: 2, width: 10, height: 1)
    return button
  }

  /// UIControl: `removeTarget(_:action:for:)` with nil and all events removes everything.
  @Test func `removing all targets leaves none`() {
    let button = button()
    button.addTarget(target, action: Target.tapped, for: .touchUpInside)
    button.addTarget(target, action: Target.other, for: .touchDown)
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(target.log == [])
  }

  /// UIControl: `removeTarget(_:action:for:)` for one event leaves the target at the others.
  @Test func `a target is removed from one event`() {
    let button = button()
    button.addTarget(target, action: Target.tapped, for: [.touchUpInside, .touchDown])
    button.removeTarget(target, action: nil, for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(target.log == [])
    button.sendActions(for: .touchUpInside)
    #expect(target.log == ["tapped"])
  }

  /// UIControl: "the control does not retain the object in the target parameter".
  @Test func `a control does not keep its target`() {
    let button = button()
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      button.addTarget(target, action: Target.tapped, for: .touchUpInside)
    }
    #expect(gone == nil)
    button.sendActions(for: .touchUpInside)
  }

  /// UIControl.Event: one set of events calls the action for each of them.
  @Test func `a target of all touch events hears of each`() {
    let button = button()
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .allTouchEvents)
    let screen = show(button)
    screen.click(4, 2)
    screen.settle()
    #expect(count == 2)
  }

  /// UIButton: `init(type:primaryAction:)`; the title and image are those of the action.
  @Test func `a button takes the title of its primary action`() {
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    #expect(button.currentTitle == "Go")
    button.frame = CGRect(x: 2, y: 2, width: 10, height: 1)
    let screen = show(button)
    screen.click(4, 2)
    screen.settle()
    #expect(count == 1)
  }

  /// UIAction: the sender of a control's action is the control.
  @Test func `an action knows its sender`() {
    let button = button()
    var sender: Any?
    button.addAction(UIAction { sender = $0.sender }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(sender as? UIButton === button)
  }

  /// UIControl: `isSelected` and `isEnabled` are in `state`, which is normal without any.
  @Test func `a control's state is the sum of its properties`() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
    control.isEnabled = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
  }

  /// UISlider: "if you change the value of this property, and the value of the slider is below the new
  /// minimum, the value is adjusted to match".
  @Test func `a slider's value follows a higher minimum`() {
    let slider = UISlider()
    slider.value = 0.25
    slider.minimumValue = 0.5
    #expect(slider.value == 0.5)
  }

  /// UISlider: `setValue(_:animated:)` is kept within the range.
  @Test func `a value set with animation stays in the range`() {
    let slider = UISlider()
    slider.setValue(7, animated: true)
    #expect(slider.value == 1)
    slider.setValue(-7, animated: false)
    #expect(slider.value == 0)
  }

  /// UIStepper: a maximum below the value lowers it; a minimum above raises it.
  @Test func `a stepper's value follows its limits`() {
    let stepper = UIStepper()
    stepper.value = 60
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
    stepper.value = 10
    stepper.minimumValue = 20
    #expect(stepper.value == 20)
  }

  /// UIStepper: `stepValue`; a tap beyond the maximum ends at the maximum.
  @Test func `a stepper with a large step ends at its maximum`() {
    let stepper = UIStepper()
    stepper.stepValue = 40
    stepper.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
    let screen = show(stepper)
    for _ in 0..<3 {
      screen.click(8, 0)
      screen.settle()
    }
    #expect(stepper.value == 100)
  }

  /// UIPageControl: `currentPage`, "values outside the possible range are pinned".
  @Test func `fewer pages pull the current page along`() {
    let control = UIPageControl()
    control.numberOfPages = 5
    control.currentPage = 4
    control.numberOfPages = 3
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
  }

  /// UIActivityIndicatorView: `hidesWhenStopped` false keeps the stopped indicator in sight.
  @Test func `a stopped indicator stays if it is asked to`() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.hidesWhenStopped && indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden && !indicator.isAnimating)
    indicator.startAnimating()
    indicator.stopAnimating()
    #expect(!indicator.isHidden)
  }

  /// UISegmentedControl: `removeAllSegments()`, `numberOfSegments`, `titleForSegment(at:)`.
  @Test func `a control without segments has no titles`() {
    let control = UISegmentedControl(items: ["a", "b"])
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "b")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  /// UISegmentedControl: `valueChanged` is sent when the user's tap changes the selected segment.
  @Test func `a segment selected again sends nothing`() {
    let control = UISegmentedControl(items: ["aaa", "bbb"])
    control.frame = CGRect(x: 0, y: 0, width: 20, height: 1)
    var values: [Int] = []
    control.addAction(
      UIAction { _ in values.append(control.selectedSegmentIndex) }, for: .valueChanged)
    let screen = show(control)
    for column in [15, 15, 3] {
      screen.click(column, 0)
      screen.settle()
    }
    #expect(values == [1, 0])
  }

  /// UISwitch: `setOn(_:animated:)`, "this method does not result in an action message being sent".
  @Test func `a switch set with animation sends nothing`() {
    let control = UISwitch()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    let screen = show(control)
    screen.turn { control.setOn(true, animated: true) }
    screen.settle()
    #expect(control.isOn && count == 0)
  }

  /// UIControl: a finger that comes back into the control sends touchUpInside.
  @Test func `a finger that comes back activates the control`() {
    let button = button()
    button.addTarget(target, action: Target.tapped, for: .touchUpInside)
    let screen = show(button)
    screen.simulator.perform(.pointer(.down, column: 4, row: 2))
    screen.simulator.perform(.pointer(.move, column: 30, row: 15))
    #expect(!button.isHighlighted && !button.isTouchInside)
    screen.simulator.perform(.pointer(.move, column: 5, row: 2))
    #expect(button.isHighlighted && button.isTouchInside)
    screen.simulator.perform(.pointer(.up, column: 5, row: 2))
    #expect(target.log == ["tapped"])
  }
}
