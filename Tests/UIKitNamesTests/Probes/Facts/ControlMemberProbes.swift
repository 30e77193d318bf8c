import Foundation
import Testing
import UIKitNames

/// Probes of controls: buttons, switches, segments, pages, pickers of dates and rows.
@Suite struct ControlMemberProbes {
  final class Stage: ViewStage {
    func click(_ view: UIView) {
      let place = view.convert(view.bounds, to: nil)
      screen.click(Int(place.midX), Int(place.midY))
      screen.settle()
    }
  }

  /// UIButton.Configuration is a structure: a changed copy has no effect until it is set.
  @Test func `a changed copy of a configuration waits until it is set`() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "One"
    var copy = button.configuration
    copy?.title = "Two"
    #expect(button.configuration?.title == "One")
    button.configuration = copy
    #expect(button.configuration?.title == "Two")
    #expect(UIButton(type: .system).configuration == nil)
  }

  /// UIButton `setAttributedTitle(_:for:)`: If you set both a title and an attributed title for the
  /// button, the button prefers the use of the attributed title over this one.
  @Test func `an attributed title is shown instead of the title`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 4, y: 4, width: 20, height: 3)
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Attributed"), for: .normal)
    stage.add(button)
    #expect(stage.screen.row(of: "Attributed") != nil && stage.screen.row(of: "Plain") == nil)
    #expect(button.currentAttributedTitle?.string == "Attributed")
    stage.turn { button.setAttributedTitle(nil, for: .normal) }
    #expect(stage.screen.row(of: "Plain") != nil && button.currentAttributedTitle == nil)
  }

  /// UIControl `isSelected` is the app's: a tap on a button highlights it and leaves the selection
  /// (UIButton `changesSelectionAsPrimaryAction` is false by default).
  @Test func `a tap does not select a button`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 4, y: 4, width: 12, height: 3)
    button.setTitle("Button", for: .normal)
    var states: [Bool] = []
    button.addAction(
      UIAction { [unowned button] _ in states.append(button.isSelected) }, for: .touchUpInside)
    stage.add(button)
    stage.click(button)
    stage.click(button)
    #expect(states == [false, false] && !button.isSelected && button.state == .normal)
  }

  /// UIControl `sendActions(for:)` iterates over the control's registered targets and action methods:
  /// only touches are refused by a disabled control, not the app's calls.
  @Test func `a disabled control sends what code asks for`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let log = ProbeLog()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 4, y: 4, width: 12, height: 3)
    button.isEnabled = false
    button.addAction(UIAction { _ in log.add("sent") }, for: .touchUpInside)
    stage.add(button)
    stage.click(button)
    #expect(log.take() == [])
    stage.turn { button.sendActions(for: .touchUpInside) }
    #expect(log.take() == ["sent"])
  }

  /// UIView `isUserInteractionEnabled` and UIControl `isEnabled` are two things: the first takes the
  /// touches away and leaves the state.
  @Test func `a button without interaction is not disabled`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let log = ProbeLog()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 4, y: 4, width: 12, height: 3)
    button.addAction(UIAction { _ in log.add("sent") }, for: .touchUpInside)
    button.isUserInteractionEnabled = false
    stage.add(button)
    stage.click(button)
    #expect(log.take() == [] && button.isEnabled && button.state == .normal)
    stage.turn { button.isUserInteractionEnabled = true }
    stage.click(button)
    #expect(log.take() == ["sent"])
  }

  /// UILabel `isUserInteractionEnabled` is false by default, so a control made of labels gets their
  /// touches.
  @Test func `a touch on a label in a control is the control's`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let log = ProbeLog()
    let control = UIControl(frame: CGRect(x: 4, y: 4, width: 12, height: 3))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 12, height: 3))
    label.text = "Label"
    control.addSubview(label)
    control.addAction(UIAction { _ in log.add("up") }, for: .touchUpInside)
    stage.add(control)
    stage.click(label)
    #expect(log.take() == ["up"])
  }

  /// UISegmentedControl `setTitle(_:forSegmentAt:)` changes a title and nothing else.
  @Test func `a new title keeps the selected segment`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let log = ProbeLog()
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 2, y: 2, width: 30, height: 1)
    control.selectedSegmentIndex = 1
    control.addAction(UIAction { _ in log.add("changed") }, for: .valueChanged)
    stage.add(control)
    stage.turn { control.setTitle("Between", forSegmentAt: 1) }
    #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "Between")
    #expect(log.take() == [] && stage.screen.row(of: "Between") != nil)
  }

  private static let day = Date(timeIntervalSince1970: 1_700_006_400)

  /// UIDatePicker `minimumDate`: "If the minimum date value is greater than the maximum date value,
  /// both properties are ignored."
  @Test func `a minimum date above the maximum is ignored like it`() {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 30, height: 1))
    picker.minimumDate = Self.day.addingTimeInterval(7200)
    picker.maximumDate = Self.day
    for offset in [-3600.0, 3600, 10_800] {
      picker.date = Self.day.addingTimeInterval(offset)
      #expect(picker.date == Self.day.addingTimeInterval(offset))
    }
  }

  /// UIDatePicker `minuteInterval`: The interval value must be evenly divided into 60; if it is not,
  /// the default value is used. The default and minimum values are 1; the maximum value is 30.
  @Test func `an interval that does not divide an hour is one minute`() {
    let picker = UIDatePicker(frame: .zero)
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 15
    #expect(picker.minuteInterval == 15)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
  }

  final class Rows: UIResponder, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [3, 5]
    let log = ProbeLog()
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
      -> String?
    { "Row \(component).\(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.add("select \(component).\(row)")
    }
  }

  private static func picker(_ rows: Rows) -> (Stage, UIPickerView) {
    let stage = Stage()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 40, height: 7))
    picker.dataSource = rows
    picker.delegate = rows
    stage.add(picker)
    return (stage, picker)
  }

  /// UIPickerView: the data source decides the numbers, the first rows are selected and shown, and
  /// the delegate is not called.
  @Test func `a picker begins with the first rows of its data source`() {
    let rows = Rows()
    let (stage, picker) = Self.picker(rows)
    defer { withExtendedLifetime((stage, rows)) {} }
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 3 && picker.numberOfRows(inComponent: 1) == 5)
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 0)
    #expect(stage.screen.row(of: "Row 0.0") != nil && rows.log.take() == [])
  }

  /// UIPickerView `selectRow(_:inComponent:animated:)` selects; `pickerView(_:didSelectRow:inComponent:)`
  /// is called when the user selects a row.
  @Test(arguments: [false, true])
  func `a row of a picker selected by code is not reported`(animated: Bool) {
    let rows = Rows()
    let (stage, picker) = Self.picker(rows)
    defer { withExtendedLifetime((stage, rows)) {} }
    stage.turn { picker.selectRow(3, inComponent: 1, animated: animated) }
    #expect(picker.selectedRow(inComponent: 1) == 3 && picker.selectedRow(inComponent: 0) == 0)
    #expect(rows.log.take() == [] && stage.screen.row(of: "Row 1.3") != nil)
  }

  /// UIPickerViewDelegate: the user's selection is reported with its row and component, when the property
  /// has the new row.
  @Test func `a row of a picker selected by the user is reported`() {
    let rows = Rows()
    let (stage, picker) = Self.picker(rows)
    defer { withExtendedLifetime((stage, rows)) {} }
    stage.screen.turn { stage.screen.application.moveFocus(.next) }
    stage.screen.simulator.perform(.key(.arrow(.down)))
    stage.screen.settle()
    #expect(rows.log.take() == ["select 0.1"] && picker.selectedRow(inComponent: 0) == 1)
  }

  /// UIPickerView `reloadComponent(_:)` and `reloadAllComponents()`: the numbers are asked again, and
  /// only then.
  @Test func `a picker asks for its rows again when it is reloaded`() {
    let rows = Rows()
    let (stage, picker) = Self.picker(rows)
    defer { withExtendedLifetime((stage, rows)) {} }
    stage.turn { picker.selectRow(2, inComponent: 1, animated: false) }
    stage.turn {
      rows.counts = [6, 5]
      picker.reloadComponent(0)
    }
    #expect(picker.numberOfRows(inComponent: 0) == 6 && picker.selectedRow(inComponent: 1) == 2)
    stage.turn {
      rows.counts = [6, 5, 2]
      picker.reloadAllComponents()
    }
    #expect(picker.numberOfComponents == 3 && picker.numberOfRows(inComponent: 2) == 2)
    #expect(rows.log.take() == [])
  }

  /// UIPickerView `dataSource` and `delegate` are weak.
  @Test func `a picker does not keep its data source or delegate`() {
    let picker = UIPickerView(frame: .zero)
    do {
      let rows = Rows()
      picker.dataSource = rows
      picker.delegate = rows
    }
    #expect(picker.dataSource == nil && picker.delegate == nil)
  }
}
