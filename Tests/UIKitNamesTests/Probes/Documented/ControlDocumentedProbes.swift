import Testing
import UIKitNames

/// Probes of controls: events, states, values and buttons.
@Suite struct ControlDocumentedProbes {
  private static func add<V: UIView>(_ view: V, _ stage: ViewStage, width: Double = 12) -> V {
    view.frame = CGRect(x: 2, y: 2, width: width, height: 3)
    stage.add(view)
    return view
  }

  private static func log(_ control: UIControl, _ events: [(UIControl.Event, String)]) -> ProbeLog {
    let log = ProbeLog()
    for (event, name) in events {
      control.addAction(
        UIAction { _ in if log.calls.last != name { log.add(name) } }, for: event)
    }
    return log
  }

  private static let touches: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchUpInside, "up"), (.touchUpOutside, "upOutside"),
    (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchCancel, "cancel"),
  ]

  /// UIControl.Event: touch down and up inside for a tap; a finger that leaves the bounds exits and ends
  /// outside; one that comes back enters and ends inside.
  @Test func `a control sends the events of touches`() {
    let stage = ViewStage()
    let button = Self.add(UIButton(type: .custom), stage)
    let log = Self.log(button, Self.touches)
    stage.screen.click(4, 3)
    stage.screen.settle()
    #expect(log.take() == ["down", "up"])
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: 4, row: 3))
    #expect(button.isHighlighted && button.isTracking && button.isTouchInside)
    simulator.perform(.pointer(.move, column: 38, row: 22))
    #expect(!button.isHighlighted && button.isTracking && !button.isTouchInside)
    simulator.perform(.pointer(.up, column: 38, row: 22))
    stage.screen.settle()
    #expect(log.take() == ["down", "exit", "upOutside"] && !button.isTracking)
    simulator.perform(.pointer(.down, column: 4, row: 3))
    simulator.perform(.pointer(.move, column: 38, row: 22))
    simulator.perform(.pointer(.move, column: 5, row: 3))
    #expect(button.isHighlighted)
    simulator.perform(.pointer(.up, column: 5, row: 3))
    stage.screen.settle()
    #expect(log.take() == ["down", "exit", "enter", "up"])
  }

  final class Knob: UIControl {
    let log = ProbeLog()
    var begins = true
    var continues = true
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.add("begin")
      return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      if log.calls.last != "continue" { log.add("continue") }
      return continues
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.add("end") }
    override func cancelTracking(with event: UIEvent?) { log.add("cancel") }
  }

  /// UIControl `beginTracking(_:with:)`: "true if the control should continue tracking"; false: no further
  /// calls. `isTracking` is true between begin and end.
  @Test func `a control tracks a touch`() {
    let stage = ViewStage()
    let knob = Self.add(Knob(), stage)
    let simulator = stage.screen.simulator
    func drag() -> Bool {
      simulator.perform(.pointer(.down, column: 4, row: 3))
      let tracks = knob.isTracking
      simulator.perform(.pointer(.move, column: 6, row: 3))
      simulator.perform(.pointer(.move, column: 9, row: 3))
      simulator.perform(.pointer(.up, column: 9, row: 3))
      stage.screen.settle()
      return tracks
    }
    #expect(drag() && knob.log.take() == ["begin", "continue", "end"] && !knob.isTracking)
    knob.begins = false
    #expect(!drag() && knob.log.take() == ["begin"])
    knob.begins = true
    knob.isEnabled = false
    #expect(!drag() && knob.log.take() == [] && knob.state.contains(.disabled))
  }

  /// UIControl.h `addAction(_:for:)`: "UIActions are uniqued based on their identifier, and subsequent
  /// actions with the same identifier replace previously added actions".
  @Test func `an action with the same identifier replaces the old one`() {
    let stage = ViewStage()
    let control = Self.add(UIControl(), stage)
    let log = ProbeLog()
    let identifier = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: identifier) { _ in log.add("old") }, for: .valueChanged)
    control.addAction(UIAction(identifier: identifier) { _ in log.add("new") }, for: .valueChanged)
    let other = UIAction { action in log.add("other \((action.sender as? UIControl) === control)") }
    control.addAction(other, for: [.valueChanged, .touchDown])
    stage.turn { control.sendActions(for: .valueChanged) }
    #expect(Set(log.calls) == ["new", "other true"] && log.take().count == 2)
    #expect(control.allControlEvents == [.valueChanged, .touchDown])
    control.removeAction(identifiedBy: identifier, for: .valueChanged)
    stage.turn { control.sendActions(for: .valueChanged) }
    #expect(log.take() == ["other true"])
    control.removeAction(other, for: .valueChanged)
    stage.turn { control.sendActions(for: [.valueChanged, .touchDown]) }
    #expect(log.take() == ["other true"] && control.allControlEvents == .touchDown)
  }

  /// UIButton `setTitle(_:for:)`: "if a title isn't specified for a state, the default behavior is to use
  /// the title associated with the normal state".
  @Test func `titles of states fall back to the normal one`() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setTitle("Chosen", for: .selected)
    button.setTitle("Off", for: .disabled)
    #expect(button.currentTitle == "Go" && button.state == .normal)
    button.isHighlighted = true
    #expect(button.currentTitle == "Go" && button.state == .highlighted)
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.currentTitle == "Chosen" && button.state == .selected)
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "Off" && button.state == .disabled)
    button.isEnabled = true
    button.setTitle("Stop", for: .normal)
    #expect(button.title(for: .normal) == "Stop" && button.currentTitle == "Stop")
  }

  /// UIButton `init(primaryAction:)` and `changesSelectionAsPrimaryAction` (WWDC 2021, "Meet the UIKit
  /// button system"): the title is the action's; a toggle button changes `isSelected` at each tap.
  @Test func `a toggle button selects itself`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let action = UIAction(title: "Star") { action in
      log.add("\(action.title) \(action.sender is UIButton)")
    }
    let button = Self.add(UIButton(type: .system, primaryAction: action), stage)
    #expect(button.currentTitle == "Star" && !button.changesSelectionAsPrimaryAction)
    stage.screen.click(4, 3)
    stage.screen.settle()
    #expect(log.take() == ["Star true"] && !button.isSelected)
    button.changesSelectionAsPrimaryAction = true
    stage.screen.click(4, 3)
    stage.screen.settle()
    #expect(log.take() == ["Star true"] && button.isSelected)
    stage.screen.click(4, 3)
    stage.screen.settle()
    #expect(log.take() == ["Star true"] && !button.isSelected)
  }

  /// UIButton `configurationUpdateHandler` (WWDC 2021): called when the button's state changes and after
  /// `setNeedsUpdateConfiguration()`; it sees the new state.
  @Test func `a configuration is updated with the state`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      log.add("\(button.isEnabled) \(button.isSelected)")
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    _ = Self.add(button, stage)
    #expect(log.take().last == "true false" && button.configuration?.title == "Off")
    stage.turn { button.isSelected = true }
    #expect(log.take().last == "true true" && button.configuration?.title == "On")
    stage.turn { button.isEnabled = false }
    #expect(log.take().last == "false true")
    stage.turn { button.setNeedsUpdateConfiguration() }
    #expect(log.take().last == "false true")
  }

  /// UIStepper: 0, 0 to 100 by 1 by default; `value` stays within the limits;
  /// setting values sends nothing.
  @Test func `a stepper keeps its limits`() {
    let stepper = UIStepper()
    let log = Self.log(stepper, [(.valueChanged, "changed")])
    #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1 && !stepper.wraps && stepper.autorepeat && stepper.isContinuous)
    stepper.value = 250
    #expect(stepper.value == 100)
    stepper.maximumValue = 40
    #expect(stepper.value == 40)
    #expect(log.take() == [])
  }

  /// UISlider: 0 to 1 by default; a value outside is pinned, and adjusted when the limits change.
  @Test func `a slider pins its value`() {
    let slider = UISlider()
    let log = Self.log(slider, [(.valueChanged, "changed")])
    #expect(
      slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1
        && slider.isContinuous)
    slider.value = 4
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.setValue(-3, animated: false)
    #expect(slider.value == 0)
    slider.minimumValue = 2
    #expect(slider.value == 2)
    slider.value = 9
    slider.maximumValue = 5
    #expect(slider.value == 5 && log.take() == [])
  }

  /// UISwitch `setOn(_:animated:)`: "does not result in an action message being sent"; a tap sends
  /// valueChanged after the change.
  @Test func `only a tap on a switch sends an event`() {
    let stage = ViewStage()
    let control = Self.add(UISwitch(), stage, width: 6)
    let log = ProbeLog()
    control.addAction(
      UIAction { log.add("\(($0.sender as? UISwitch)?.isOn == true)") }, for: .valueChanged)
    #expect(!control.isOn)
    stage.turn { control.setOn(true, animated: true) }
    stage.turn { control.isOn = true }
    #expect(log.take() == [] && control.isOn)
    stage.screen.click(3, 3)
    stage.screen.settle()
    #expect(log.take() == ["false"] && !control.isOn)
  }

  /// UISegmentedControl: `selectedSegmentIndex` is `noSegment` (-1) at first; inserted and removed titles;
  /// setting the index by code sends nothing.
  @Test func `segments are inserted and removed`() {
    let control = UISegmentedControl(items: ["A", "C"])
    let log = Self.log(control, [(.valueChanged, "changed")])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(UISegmentedControl.noSegment == -1)
    control.insertSegment(withTitle: "B", at: 1, animated: false)
    control.insertSegment(withTitle: "Z", at: 99, animated: false)
    #expect(
      (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } == [
        "A", "B", "C", "Z",
      ])
    control.selectedSegmentIndex = 1
    control.setTitle("Beta", forSegmentAt: 1)
    control.removeSegment(at: 3, animated: false)
    #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "Beta")
    control.removeAllSegments()
    #expect(
      control.numberOfSegments == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(log.take() == [] && !control.isMomentary)
  }

  /// UIPageControl `currentPage`: "values outside the possible range are pinned to either 0 or
  /// numberOfPages minus 1". UIProgressView pins to 0...1. UIActivityIndicatorView hides when stopped.
  @Test func `pages, progress and activity keep their ranges`() {
    let pages = UIPageControl()
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0 && !pages.hidesForSinglePage)
    pages.numberOfPages = 4
    pages.currentPage = 9
    #expect(pages.currentPage == 3)
    pages.currentPage = -2
    #expect(pages.currentPage == 0)
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 1.5
    #expect(progress.progress == 1)
    progress.setProgress(-1, animated: false)
    #expect(progress.progress == 0)
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.hidesWhenStopped && wheel.isHidden && !wheel.isAnimating)
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    #expect(!wheel.isAnimating)
  }
}
