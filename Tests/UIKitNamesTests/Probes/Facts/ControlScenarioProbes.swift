import Testing
import UIKitNames

/// Probes of controls: buttons, sliders, steppers, switches, segments, pages, dates and pickers.
@Suite struct ControlScenarioProbes {
  final class Target {
    let log = ProbeLog()
    func changed() { log.add("changed") }
  }

  /// UIControl: `valueChanged` is for changes by the user; a value that code sets sends nothing.
  @Test func `values set by code send no event`() {
    let target = Target()
    let controls: [UIControl] = [
      UISlider(), UIStepper(), UISwitch(), UISegmentedControl(items: ["A", "B"]), UIPageControl(),
      UIDatePicker(),
    ]
    for control in controls {
      control.addTarget(target, action: Target.changed, for: .valueChanged)
    }
    (controls[0] as? UISlider)?.setValue(0.5, animated: false)
    (controls[1] as? UIStepper)?.value = 5
    (controls[2] as? UISwitch)?.setOn(true, animated: false)
    (controls[3] as? UISegmentedControl)?.selectedSegmentIndex = 1
    (controls[4] as? UIPageControl)?.numberOfPages = 3
    (controls[4] as? UIPageControl)?.currentPage = 2
    (controls[5] as? UIDatePicker)?.date = Date(timeIntervalSince1970: 1_000_000)
    #expect(target.log.take() == [])
    controls[2].sendActions(for: .valueChanged)
    #expect(target.log.take() == ["changed"])
  }

  /// UISlider `value`, `minimumValue`, `maximumValue`: a value beyond the limits is set to the
  /// limit, and a limit that passes the value takes it along.
  @Test func `a slider keeps its value within its limits`() {
    let slider = UISlider()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    slider.value = 4
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 8
    slider.maximumValue = 6
    #expect(slider.value == 6)
    slider.minimumValue = 2
    slider.value = -3
    #expect(slider.value == 2)
    slider.minimumValue = 4
    #expect(slider.value == 4)
  }

  /// UIStepper: defaults, and a value beyond the limits is set to the limit.
  @Test func `a stepper keeps its value within its limits`() {
    let stepper = UIStepper()
    #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1 && !stepper.wraps && stepper.autorepeat && stepper.isContinuous)
    stepper.value = 150
    #expect(stepper.value == 100)
    stepper.value = -5
    #expect(stepper.value == 0)
  }

  /// UISwitch: a tap turns it over and sends `valueChanged` once; a disabled one ignores taps.
  @Test func `a tap turns a switch over`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let toggle = UISwitch(frame: CGRect(x: 2, y: 2, width: 8, height: 1))
    toggle.addAction(
      UIAction { action in log.add("\((action.sender as? UISwitch)?.isOn ?? false)") },
      for: .valueChanged)
    stage.add(toggle)
    for _ in 0..<2 {
      stage.screen.click(3, 2)
      stage.screen.settle()
    }
    #expect(log.take() == ["true", "false"] && !toggle.isOn)
    stage.turn { toggle.isEnabled = false }
    stage.screen.click(3, 2)
    stage.screen.settle()
    #expect(log.take() == [] && !toggle.isOn)
  }

  /// UISegmentedControl: no segment is selected at first; an index beyond the end is taken as the
  /// end; titles are at their indexes, and `removeAllSegments()` leaves none.
  @Test func `segments are inserted and removed`() {
    let control = UISegmentedControl(items: ["Day", "Month"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(UISegmentedControl.noSegment == -1 && control.numberOfSegments == 2)
    control.insertSegment(withTitle: "Week", at: 1, animated: false)
    control.insertSegment(withTitle: "Year", at: 99, animated: false)
    let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
    #expect(titles == ["Day", "Week", "Month", "Year"])
    control.setTitle("Days", forSegmentAt: 0)
    control.removeSegment(at: 1, animated: false)
    #expect(control.titleForSegment(at: 0) == "Days" && control.titleForSegment(at: 1) == "Month")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  /// UIPageControl: the header says that `currentPage` is pinned to the pages there are.
  @Test func `a page control keeps its page within its pages`() {
    let pages = UIPageControl()
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0 && !pages.hidesForSinglePage)
    pages.numberOfPages = 4
    pages.currentPage = 9
    #expect(pages.currentPage == 3)
    pages.currentPage = -2
    #expect(pages.currentPage == 0)
  }

  final class Wheels: UIPickerViewDataSource, UIPickerViewDelegate {
    let log = ProbeLog()
    var rows = [3, 5]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component]
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
      -> String?
    { "\(component)/\(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.add("\(component) \(row)")
    }
  }

  /// UIPickerView `selectRow(_:inComponent:animated:)`: the row is selected at once and the
  /// delegate, which hears of the user's choices, is not told; a reload asks for the numbers again.
  @Test func `a picker's row selected by code is not told`() {
    let stage = ViewStage()
    let wheels = Wheels()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 30, height: 7))
    picker.dataSource = wheels
    picker.delegate = wheels
    stage.add(picker)
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 5)
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 0)
    stage.turn { picker.selectRow(3, inComponent: 1, animated: true) }
    #expect(picker.selectedRow(inComponent: 1) == 3 && wheels.log.take() == [])
    #expect(stage.screen.row(of: "1/3") != nil)
    stage.turn {
      wheels.rows = [3, 9]
      picker.reloadComponent(1)
    }
    #expect(picker.numberOfRows(inComponent: 1) == 9)
  }

  /// UIControl.Event: a finger that leaves a button and is lifted outside sends the exit and
  /// `touchUpOutside`; one that comes back sends the enter and `touchUpInside`.
  @Test(arguments: [false, true])
  func `a finger leaves a button and may come back`(comesBack: Bool) {
    let stage = ViewStage()
    let log = ProbeLog()
    let button = UIButton(frame: CGRect(x: 2, y: 2, width: 8, height: 1))
    button.setTitle("Go", for: .normal)
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"),
      (.touchUpInside, "inside"), (.touchUpOutside, "outside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in events { button.addAction(UIAction { _ in log.add(name) }, for: event) }
    stage.add(button)
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: 4, row: 2))
    #expect(button.isTracking && button.isTouchInside && button.isHighlighted)
    simulator.perform(.pointer(.move, column: 60, row: 18))
    #expect(button.isTracking && !button.isTouchInside && !button.isHighlighted)
    if comesBack { simulator.perform(.pointer(.move, column: 4, row: 2)) }
    simulator.perform(.pointer(.up, column: comesBack ? 4 : 60, row: comesBack ? 2 : 18))
    stage.screen.settle()
    #expect(
      log.take()
        == (comesBack ? ["down", "exit", "enter", "inside"] : ["down", "exit", "outside"]))
    #expect(!button.isTracking && !button.isHighlighted)
  }

  /// UIButton.Configuration and `configurationUpdateHandler`: the handler is called when the state
  /// changes, and its configuration is shown (WWDC 2021, Meet the UIKit button system).
  @Test func `a handler gives a button the configuration of its state`() {
    let stage = ViewStage()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Add"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 2, y: 2, width: 20, height: 3)
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "In the cart" : "Add"
    }
    stage.add(button)
    #expect(stage.screen.row(of: "Add") != nil)
    stage.turn { button.isSelected = true }
    #expect(button.configuration?.title == "In the cart")
    #expect(stage.screen.row(of: "In the cart") != nil && stage.screen.row(of: "Add") == nil)
    stage.turn { button.isSelected = false }
    #expect(stage.screen.row(of: "Add") != nil)
  }

  /// UIButton `changesSelectionAsPrimaryAction` and the primary action: a tap turns the selection
  /// over and calls the action, whose sender is the button.
  @Test func `a toggle button turns its selection over`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Star") { action in
        log.add("\(action.sender is UIButton)")
      })
    button.changesSelectionAsPrimaryAction = true
    button.frame = CGRect(x: 2, y: 2, width: 12, height: 3)
    stage.add(button)
    #expect(stage.screen.row(of: "Star") != nil && !button.isSelected)
    for isSelected in [true, false] {
      stage.screen.click(6, 3)
      stage.screen.settle()
      #expect(button.isSelected == isSelected && log.take() == ["true"])
    }
  }
}
