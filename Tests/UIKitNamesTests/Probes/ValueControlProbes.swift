import Simulation
import Testing
import UIKitNames

/// Probes of the values of sliders, steppers, segments, switches, buttons and page controls.
@Suite struct ValueControlProbes {
  private static func screen(with view: UIView) -> Screen {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    return screen
  }

  /// UISlider: the defaults of value, minimumValue, maximumValue and isContinuous.
  @Test func `a slider goes from 0 to 1 and is continuous`() {
    let slider = UISlider()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    #expect(slider.isContinuous)
  }

  /// UISlider: `minimumValue`, a minimum above the maximum raises the maximum.
  @Test func `a slider's minimum above its maximum raises the maximum`() {
    let slider = UISlider()
    slider.minimumValue = 5
    #expect(slider.maximumValue >= 5 && slider.value == 5)
  }

  /// UISlider: `maximumValue`, "if the value is above the new maximum, it is adjusted".
  @Test func `a slider's value follows a lower maximum`() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 8
    slider.maximumValue = 4
    #expect(slider.value == 4)
  }

  /// UISlider: `isContinuous`; true sends changes during the drag, false one at the release.
  @Test(arguments: [true, false])
  func `a slider sends its value as isContinuous says`(continuous: Bool) {
    let slider = UISlider(frame: CGRect(x: 2, y: 2, width: 30, height: 1))
    slider.isContinuous = continuous
    slider.value = 0.5
    let screen = Self.screen(with: slider)
    var count = 0
    slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    screen.simulator.perform(.pointer(.down, column: 17, row: 2))
    for column in [19, 21, 23] {
      screen.simulator.perform(.pointer(.move, column: column, row: 2))
    }
    #expect(continuous ? count >= 2 : count == 0)
    screen.simulator.perform(.pointer(.up, column: 23, row: 2))
    #expect(continuous ? count >= 2 : count == 1)
    #expect(slider.value > 0.5)
  }

  /// UISlider: `setValue(_:animated:)` sends no action.
  @Test func `a slider's value set by code sends nothing`() {
    let slider = UISlider()
    var count = 0
    slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    slider.setValue(0.7, animated: false)
    #expect(count == 0 && slider.value == 0.7)
  }

  /// UIStepper: `wraps`, incrementing beyond the maximum sets the minimum.
  @Test(arguments: [true, false])
  func `a stepper at its maximum wraps if asked to`(wraps: Bool) {
    let stepper = UIStepper(frame: CGRect(x: 2, y: 2, width: 9, height: 1))
    stepper.maximumValue = 3
    stepper.value = 3
    stepper.wraps = wraps
    let screen = Self.screen(with: stepper)
    screen.click(8, 2)
    #expect(stepper.value == (wraps ? 0 : 3))
  }

  /// UIStepper: the value is pinned to the range.
  @Test func `a stepper's value is pinned to its range`() {
    let stepper = UIStepper()
    stepper.value = 1000
    #expect(stepper.value == 100)
    stepper.value = -5
    #expect(stepper.value == 0)
  }

  /// UIStepper: `valueChanged` for each tap, by `stepValue`.
  @Test func `a stepper's taps change its value by its step`() {
    let stepper = UIStepper(frame: CGRect(x: 2, y: 2, width: 9, height: 1))
    stepper.stepValue = 5
    let screen = Self.screen(with: stepper)
    var values: [Double] = []
    stepper.addAction(
      UIAction { [unowned stepper] _ in values.append(stepper.value) }, for: .valueChanged)
    for column in [8, 8, 4] { screen.click(column, 2) }
    #expect(values == [5, 10, 5])
  }

  /// UISegmentedControl: `insertSegment`, an index beyond the end is pinned to it.
  @Test func `a segment inserted beyond the end is the last`() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.insertSegment(withTitle: "c", at: 10, animated: false)
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 2) == "c")
  }

  /// UISegmentedControl: `setTitle(_:forSegmentAt:)`, `removeAllSegments()`.
  @Test func `segments are retitled and removed`() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.setTitle("z", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "z")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  /// UISegmentedControl: `valueChanged` when the user selects, not for the selected segment.
  @Test func `a tapped segment is selected and sent once`() {
    let control = UISegmentedControl(items: ["aa", "bb"])
    control.frame = CGRect(x: 0, y: 2, width: 20, height: 1)
    let screen = Self.screen(with: control)
    var selected: [Int] = []
    control.addAction(
      UIAction { [unowned control] _ in selected.append(control.selectedSegmentIndex) },
      for: .valueChanged)
    screen.click(15, 2)
    screen.click(15, 2)
    #expect(selected == [1])
  }

  /// UISegmentedControl: `selectedSegmentIndex`, noSegment deselects.
  @Test func `noSegment deselects`() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.selectedSegmentIndex = 1
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    #expect(control.selectedSegmentIndex == -1)
  }

  /// UIPageControl: the defaults of numberOfPages, currentPage and hidesForSinglePage.
  @Test func `a page control has the documented defaults`() {
    let control = UIPageControl()
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    #expect(!control.hidesForSinglePage)
  }

  /// UIPageControl: a tap at the right advances a page, at the left goes back, with valueChanged.
  @Test func `a tap on a page control turns one page`() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 2, width: 20, height: 1))
    control.numberOfPages = 3
    let screen = Self.screen(with: control)
    var pages: [Int] = []
    control.addAction(
      UIAction { [unowned control] _ in pages.append(control.currentPage) }, for: .valueChanged)
    screen.click(19, 2)
    screen.click(19, 2)
    screen.click(0, 2)
    #expect(pages == [1, 2, 1])
  }

  /// UISwitch: `setOn(_:animated:)` and two taps.
  @Test func `two taps turn a switch on and off`() {
    let toggle = UISwitch(frame: CGRect(x: 2, y: 2, width: 6, height: 1))
    let screen = Self.screen(with: toggle)
    var states: [Bool] = []
    toggle.addAction(
      UIAction { [unowned toggle] _ in states.append(toggle.isOn) }, for: .valueChanged)
    #expect(!toggle.isOn)
    screen.click(3, 2)
    screen.click(3, 2)
    #expect(states == [true, false])
  }

  /// UIButton: `currentTitle` is that of the current state.
  @Test func `the current title is that of the state`() {
    let button = UIButton(type: .custom)
    button.setTitle("off", for: .normal)
    button.setTitle("on", for: .selected)
    button.setTitle("no", for: .disabled)
    #expect(button.currentTitle == "off")
    button.isSelected = true
    #expect(button.currentTitle == "on")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "no")
  }

  /// UIButton: `setTitleColor(_:for:)` and `currentTitleColor`.
  @Test func `the current title colour is that of the state`() {
    let button = UIButton(type: .custom)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .selected)
    #expect(button.currentTitleColor == .red && button.titleColor(for: .selected) == .blue)
    button.isSelected = true
    #expect(button.currentTitleColor == .blue)
  }

  /// UIControl.State: a selected and disabled control has both, and falls back to normal.
  @Test func `a state without a title of its own has the normal one`() {
    let button = UIButton(type: .custom)
    button.setTitle("off", for: .normal)
    button.setTitle("on", for: .selected)
    button.isSelected = true
    button.isEnabled = false
    #expect(button.state == [.selected, .disabled] && button.currentTitle == "off")
  }

  /// UIProgressView: `progress` is 0 by default, `setProgress` changes it.
  @Test func `a progress view begins at zero`() {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.progress == 0)
    view.setProgress(0.25, animated: true)
    #expect(view.progress == 0.25)
  }

  /// UIActivityIndicatorView: `isAnimating`, `hidesWhenStopped` is true by default.
  @Test func `an indicator shows while it is animating`() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(!view.isAnimating && view.hidesWhenStopped && view.isHidden)
    view.startAnimating()
    #expect(view.isAnimating && !view.isHidden)
    view.hidesWhenStopped = false
    view.stopAnimating()
    #expect(!view.isAnimating && !view.isHidden)
  }
}
