import Testing
import UIKitNames

/// Probes of controls, as Apple's documentation and headers state them.
@Suite struct ControlSourcedProbes {
  private static func log(
    _ control: UIControl, _ event: UIControl.Event, _ name: String, _ log: ProbeLog
  ) {
    control.addAction(UIAction { _ in log.add(name) }, for: event)
  }

  private static func button(_ log: ProbeLog) -> UIButton {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 2, y: 2, width: 10, height: 1)
    button.setTitle("Go", for: .normal)
    Self.log(button, .touchDown, "down", log)
    Self.log(button, .touchUpInside, "inside", log)
    Self.log(button, .touchUpOutside, "outside", log)
    Self.log(button, .touchDragExit, "exit", log)
    return button
  }

  /// UIControl.Event: a tap is `touchDown`, then `touchUpInside`; a finger that leaves is
  /// `touchDragExit`, and lifted there `touchUpOutside`.
  @Test func `the events of a tap and of a finger that leaves`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let button = Self.button(log)
    stage.add(button)
    stage.screen.click(5, 2)
    stage.screen.settle()
    #expect(log.take() == ["down", "inside"])
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: 5, row: 2))
    #expect(button.isTracking && button.isTouchInside)
    for column in stride(from: 10, through: 36, by: 2) {
      simulator.perform(.pointer(.move, column: column, row: 14))
      stage.screen.pass(2)
    }
    #expect(button.isTracking && !button.isTouchInside)
    simulator.perform(.pointer(.up, column: 36, row: 14))
    stage.screen.settle()
    #expect(log.take() == ["down", "exit", "outside"] && !button.isTracking)
  }

  /// UIControl `isEnabled`: "When a control is disabled, it ignores touch events"; the state has `disabled`.
  @Test func `a disabled control ignores touches`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let button = Self.button(log)
    stage.add(button)
    #expect(button.isEnabled && button.state == .normal)
    stage.turn { button.isEnabled = false }
    stage.screen.click(5, 2)
    stage.screen.settle()
    #expect(log.take() == [] && button.state == .disabled)
    stage.turn { button.isEnabled = true }
    stage.screen.click(5, 2)
    stage.screen.settle()
    #expect(log.take() == ["down", "inside"])
  }

  /// UIControl `state`: "A control can have more than one state at a time".
  @Test func `states are combined`() {
    let control = UIControl()
    control.isSelected = true
    #expect(control.state == .selected)
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state.contains(.disabled) && control.state.contains(.selected))
    control.isEnabled = true
    control.isHighlighted = false
    control.isSelected = false
    #expect(control.state == .normal && UIControl.State.normal.rawValue == 0)
  }

  /// UIButton `setTitle(_:for:)`: without a title for a state "the default behavior is to use the title
  /// associated with the normal state"; `currentTitle` follows the state.
  @Test func `a button has titles for states`() {
    let button = UIButton(type: .custom)
    button.setTitle("On", for: .normal)
    button.setTitle("Chosen", for: .selected)
    #expect(button.title(for: .highlighted) == "On" && button.title(for: .selected) == "Chosen")
    #expect(button.currentTitle == "On")
    button.isSelected = true
    #expect(button.currentTitle == "Chosen")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "On")
    button.setTitle("Off", for: .disabled)
    #expect(button.currentTitle == "Off")
  }

  /// UIControl.h `addAction(_:for:)`: "UIActions are uniqued based on their identifier, and subsequent
  /// actions with the same identifier replace previously added actions."
  @Test func `an action with the same identifier replaces`() {
    let log = ProbeLog()
    let control = UIControl()
    let name = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: name) { _ in log.add("old") }, for: .valueChanged)
    control.addAction(UIAction(identifier: name) { _ in log.add("new") }, for: .valueChanged)
    control.addAction(UIAction { _ in log.add("other") }, for: .editingChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["new"])
    #expect(control.allControlEvents == [.valueChanged, .editingChanged])
    control.removeAction(identifiedBy: name, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .editingChanged)
    #expect(log.take() == ["other"] && control.allControlEvents == .editingChanged)
  }

  /// UIButton `init(primaryAction:)`: the title is the action's, which is called for
  /// `primaryActionTriggered`, with the button as sender.
  @Test func `a primary action gives title and handler`() {
    let stage = ViewStage()
    var senders: [UIButton?] = []
    let action = UIAction(title: "Send") { senders.append($0.sender as? UIButton) }
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 1), primaryAction: action)
    stage.add(button)
    #expect(button.currentTitle == "Send" || button.title(for: .normal) == "Send")
    stage.screen.click(3, 0)
    stage.screen.settle()
    #expect(senders.count == 1 && senders.first == button)
    stage.turn { button.sendActions(for: .primaryActionTriggered) }
    #expect(senders.count == 2)
  }

  /// UISwitch `setOn(_:animated:)`: "Setting the switch to either position does not result in an action
  /// message being sent."
  @Test func `a switch tells of taps only`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let toggle = UISwitch(frame: CGRect(x: 1, y: 1, width: 6, height: 1))
    Self.log(toggle, .valueChanged, "changed", log)
    stage.add(toggle)
    #expect(!toggle.isOn)
    stage.turn { toggle.setOn(true, animated: true) }
    stage.turn { toggle.isOn = false }
    #expect(log.take() == [] && !toggle.isOn)
    stage.screen.click(2, 1)
    stage.screen.settle()
    #expect(log.take() == ["changed"] && toggle.isOn)
  }

  /// UISlider: 0 to 1 by default; a value beyond the limits becomes the limit, and a new limit moves the
  /// value; no action is sent.
  @Test func `a slider keeps its value within the limits`() {
    let log = ProbeLog()
    let slider = UISlider()
    Self.log(slider, .valueChanged, "changed", log)
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0)
    #expect(slider.isContinuous)
    slider.maximumValue = 10
    slider.value = 25
    #expect(slider.value == 10)
    slider.setValue(-3, animated: false)
    #expect(slider.value == 0)
    slider.minimumValue = 4
    #expect(slider.value == 4)
    slider.value = 9
    slider.maximumValue = 6
    #expect(slider.value == 6 && log.take() == [])
  }

  /// UIStepper: 0 to 100 in steps of 1, continuous, repeating and not wrapping by default; the value stays
  /// within the limits.
  @Test func `a stepper has UIKit's defaults`() {
    let stepper = UIStepper()
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    #expect(stepper.value == 0 && !stepper.wraps && stepper.autorepeat && stepper.isContinuous)
    stepper.value = 150
    #expect(stepper.value == 100)
    stepper.value = -5
    #expect(stepper.value == 0)
  }

  /// UIPageControl `currentPage`: "Values outside the possible range are pinned to either 0 or numberOfPages
  /// minus 1." UIProgressView `progress`: pinned to 0 and 1.
  @Test func `pages and progress are pinned`() {
    let pages = UIPageControl()
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0 && !pages.hidesForSinglePage)
    pages.numberOfPages = 4
    pages.currentPage = 9
    #expect(pages.currentPage == 3)
    pages.currentPage = -2
    #expect(pages.currentPage == 0)
    let bar = UIProgressView(progressViewStyle: .default)
    #expect(bar.progress == 0)
    bar.progress = 1.5
    #expect(bar.progress == 1)
    bar.setProgress(-1, animated: false)
    #expect(bar.progress == 0)
  }

  /// UISegmentedControl `selectedSegmentIndex`: `noSegment` (-1) by default; a choice by code sends nothing;
  /// segments are inserted and removed by index.
  @Test func `segments and their choice`() {
    let log = ProbeLog()
    let control = UISegmentedControl(items: ["A", "B", "C"])
    Self.log(control, .valueChanged, "changed", log)
    #expect(
      control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
    #expect(UISegmentedControl.noSegment == -1 && !control.isMomentary)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Z", at: 3, animated: false)
    control.setTitle("b", forSegmentAt: 1)
    #expect((0..<4).map { control.titleForSegment(at: $0) } == ["A", "b", "C", "Z"])
    #expect(control.selectedSegmentIndex == 1 && log.take() == [])
    control.removeSegment(at: 2, animated: false)
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 2) == "Z")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  final class Refusing: UIControl {
    let log = ProbeLog()
    var begins = true
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.add("begin")
      return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      if log.calls.last != "continue" { log.add("continue") }
      return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.add("end") }
  }

  /// UIControl `beginTracking(_:with:)`: true "to continue tracking the touch event or false to stop".
  @Test func `a control may refuse to track`() {
    let stage = ViewStage()
    let control = Refusing(frame: CGRect(x: 0, y: 0, width: 20, height: 5))
    stage.add(control)
    for begins in [true, false] {
      control.begins = begins
      let simulator = stage.screen.simulator
      simulator.perform(.pointer(.down, column: 3, row: 2))
      simulator.perform(.pointer(.move, column: 6, row: 2))
      simulator.perform(.pointer(.up, column: 6, row: 2))
      stage.screen.settle()
      #expect(control.log.take() == (begins ? ["begin", "continue", "end"] : ["begin"]))
    }
  }
}
