import Testing
import UIKitNames

/// Probes of switches, sliders, steppers, segments, pages, progress, and of buttons with menus.
@Suite struct ValueControlPracticeProbes {
  private static func changes(_ control: UIControl) -> ProbeLog {
    let log = ProbeLog()
    control.addAction(UIAction { _ in log.add("changed") }, for: .valueChanged)
    return log
  }

  private static func click(_ stage: ViewStage, _ column: Int, _ row: Int) {
    stage.screen.click(column, row)
    stage.screen.settle()
  }

  /// Clicks on the first place where a text shows.
  private static func click(_ stage: ViewStage, on text: String) {
    guard let row = stage.screen.row(of: text) else {
      Issue.record("no \(text)")
      return
    }
    let line = Array(stage.screen.text[row])
    let part = Array(text)
    let column = line.indices.first { line[$0...].starts(with: part) } ?? 0
    click(stage, column, row)
  }

  /// UISwitch: off by default; a tap switches it and sends `valueChanged`, code sends nothing.
  @Test func `a switch tells of taps only`() {
    let stage = ViewStage()
    let control = UISwitch(frame: CGRect(x: 2, y: 2, width: 6, height: 1))
    let log = Self.changes(control)
    #expect(!control.isOn)
    stage.add(control)
    stage.turn { control.setOn(true, animated: true) }
    stage.turn { control.isOn = false }
    #expect(log.take() == [] && !control.isOn)
    Self.click(stage, 3, 2)
    #expect(log.take() == ["changed"] && control.isOn)
    stage.turn { control.isEnabled = false }
    Self.click(stage, 3, 2)
    #expect(log.take() == [] && control.isOn)
  }

  /// UISlider: from 0 to 1 at 0 by default; a value beyond the limits is held at them, and a new limit
  /// moves the value. Code sends no event.
  @Test func `a slider holds its value within its limits`() {
    let slider = UISlider()
    let log = Self.changes(slider)
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0)
    #expect(slider.isContinuous)
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.setValue(8, animated: true)
    #expect(slider.value == 8)
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 2
    slider.value = -1
    #expect(slider.value == 2 && log.take() == [])
    slider.minimumValue = 4
    #expect(slider.value == 4)
  }

  /// UISlider `isContinuous`: true sends events during the drag, false one at its end.
  @Test(arguments: [true, false])
  func `a slider tells during or after a drag`(continuous: Bool) {
    let stage = ViewStage()
    let slider = UISlider(frame: CGRect(x: 0, y: 2, width: 40, height: 1))
    slider.isContinuous = continuous
    let log = Self.changes(slider)
    stage.add(slider)
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: 1, row: 2))
    for column in stride(from: 3, through: 31, by: 4) {
      simulator.perform(.pointer(.move, column: column, row: 2))
      stage.screen.pass(2)
    }
    #expect(slider.value > 0.4 && slider.isTracking)
    #expect(continuous ? log.take().count > 2 : log.take() == [])
    simulator.perform(.pointer(.up, column: 31, row: 2))
    stage.screen.settle()
    if !continuous { #expect(log.take() == ["changed"]) }
    #expect(slider.value > 0.6 && slider.value < 0.95 && !slider.isTracking)
  }

  /// UIStepper: from 0 to 100 by 1 at 0 by default; taps on its halves change the value and send
  /// `valueChanged`; the limits hold it, unless it wraps.
  @Test func `a stepper counts and wraps`() {
    let stage = ViewStage()
    let stepper = UIStepper(frame: CGRect(x: 2, y: 2, width: 12, height: 1))
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    #expect(stepper.value == 0 && !stepper.wraps)
    stepper.sizeToFit()
    let log = Self.changes(stepper)
    stepper.maximumValue = 10
    stepper.stepValue = 5
    stage.add(stepper)
    let (minus, plus) = (Int(stepper.frame.minX), Int(stepper.frame.maxX) - 1)
    Self.click(stage, plus, 2)
    Self.click(stage, plus, 2)
    #expect(stepper.value == 10 && log.take() == ["changed", "changed"])
    Self.click(stage, plus, 2)
    #expect(stepper.value == 10)
    Self.click(stage, minus, 2)
    #expect(stepper.value == 5)
    stage.turn {
      stepper.wraps = true
      stepper.value = 10
    }
    _ = log.take()
    Self.click(stage, plus, 2)
    #expect(stepper.value == 0 && log.take() == ["changed"])
  }

  /// UIStepper `value`: held within the limits; a new limit moves it.
  @Test func `a stepper holds its value within its limits`() {
    let stepper = UIStepper()
    let log = Self.changes(stepper)
    stepper.value = 150
    #expect(stepper.value == 100)
    stepper.maximumValue = 20
    #expect(stepper.value == 20)
    stepper.minimumValue = -5
    stepper.value = -50
    #expect(stepper.value == -5 && log.take() == [])
  }

  /// UISegmentedControl: nothing is selected at first (`noSegment`); a tap on another segment selects
  /// it and sends `valueChanged`; a tap on the selected one sends nothing, nor does code.
  @Test func `segments tell of a new selection only`() {
    let stage = ViewStage()
    let control = UISegmentedControl(items: ["Day", "Week", "Year"])
    control.frame = CGRect(x: 0, y: 2, width: 36, height: 1)
    let log = Self.changes(control)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(UISegmentedControl.noSegment == -1 && control.numberOfSegments == 3)
    stage.add(control)
    stage.turn { control.selectedSegmentIndex = 0 }
    #expect(log.take() == [])
    Self.click(stage, on: "Week")
    #expect(control.selectedSegmentIndex == 1 && log.take() == ["changed"])
    Self.click(stage, on: "Week")
    #expect(control.selectedSegmentIndex == 1 && log.take() == [])
    Self.click(stage, on: "Day")
    #expect(control.selectedSegmentIndex == 0 && log.take() == ["changed"])
  }

  /// UISegmentedControl: segments are inserted, renamed and removed; an index beyond the end appends.
  @Test func `segments come and go`() {
    let control = UISegmentedControl(items: ["A", "C"])
    control.insertSegment(withTitle: "B", at: 1, animated: false)
    control.insertSegment(withTitle: "D", at: 9, animated: false)
    let titles = { (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" } }
    #expect(titles() == ["A", "B", "C", "D"])
    control.setTitle("Z", forSegmentAt: 3)
    control.removeSegment(at: 0, animated: false)
    #expect(titles() == ["B", "C", "Z"])
    control.selectedSegmentIndex = 2
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  /// UISegmentedControl `init(frame:actions:)`: the titles are the actions'; a tap performs the action
  /// of the segment. `actionForSegment(at:)` is nil for segments with a title.
  @Test func `segments perform their actions`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let actions = ["List", "Grid"].map { title in UIAction(title: title) { log.add($0.title) } }
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 2, width: 30, height: 1), actions: actions)
    stage.add(control)
    #expect(control.titleForSegment(at: 1) == "Grid")
    #expect(control.actionForSegment(at: 0)?.identifier == actions[0].identifier)
    Self.click(stage, on: "Grid")
    #expect(log.take() == ["Grid"] && control.selectedSegmentIndex == 1)
    Self.click(stage, on: "List")
    #expect(log.take() == ["List"])
    control.insertSegment(withTitle: "Map", at: 2, animated: false)
    #expect(control.actionForSegment(at: 2) == nil)
  }

  /// UISegmentedControl `isMomentary`: a segment does not stay selected; each tap sends the event.
  @Test func `momentary segments do not stay selected`() {
    let stage = ViewStage()
    let control = UISegmentedControl(items: ["Up", "Down"])
    control.frame = CGRect(x: 0, y: 2, width: 30, height: 1)
    control.isMomentary = true
    var seen: [Int] = []
    control.addAction(
      UIAction { seen.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2) },
      for: .valueChanged)
    stage.add(control)
    Self.click(stage, on: "Down")
    Self.click(stage, on: "Down")
    #expect(seen == [1, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  /// UIPageControl: no pages by default; the current page is held within the number of pages; code
  /// sends no event, a tap on the right half goes to the next page.
  @Test func `a page control holds its page and steps by taps`() {
    let stage = ViewStage()
    let control = UIPageControl(frame: CGRect(x: 0, y: 2, width: 40, height: 1))
    let log = Self.changes(control)
    #expect(control.numberOfPages == 0 && control.currentPage == 0 && !control.hidesForSinglePage)
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    stage.add(control)
    #expect(log.take() == [])
    Self.click(stage, 36, 2)
    #expect(control.currentPage == 1 && log.take() == ["changed"])
    Self.click(stage, 3, 2)
    #expect(control.currentPage == 0 && log.take() == ["changed"])
  }

  /// UIProgressView `progress`: 0 by default, held within 0 and 1; an animated change has its value at
  /// once.
  @Test func `progress stays between nothing and all`() {
    let stage = ViewStage()
    let view = UIProgressView(progressViewStyle: .default)
    view.frame = CGRect(x: 0, y: 2, width: 20, height: 1)
    stage.add(view)
    #expect(view.progress == 0)
    stage.screen.turn {
      view.setProgress(0.5, animated: true)
      #expect(view.progress == 0.5)
    }
    stage.screen.settle()
    stage.turn { view.progress = 4 }
    #expect(view.progress == 1)
    stage.turn { view.setProgress(-2, animated: false) }
    #expect(view.progress == 0)
  }

  /// UIButton `showsMenuAsPrimaryAction`: a tap shows the menu; the chosen action is performed, a
  /// hidden one is not listed, and `touchUpInside` is not needed.
  @Test func `a button shows its menu`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let button = UIButton(frame: CGRect(x: 2, y: 2, width: 10, height: 1))
    button.setTitle("More", for: .normal)
    button.menu = UIMenu(children: [
      UIAction(title: "Rename") { _ in log.add("rename") },
      UIAction(title: "Secret", attributes: .hidden) { _ in log.add("secret") },
      UIAction(title: "Duplicate") { _ in log.add("duplicate") },
    ])
    button.showsMenuAsPrimaryAction = true
    stage.add(button)
    #expect(stage.screen.row(of: "Rename") == nil)
    Self.click(stage, on: "More")
    #expect(stage.screen.row(of: "Rename") != nil && stage.screen.row(of: "Secret") == nil)
    #expect(log.take() == [])
    Self.click(stage, on: "Duplicate")
    #expect(log.take() == ["duplicate"] && stage.screen.row(of: "Rename") == nil)
  }

  /// A pop-up button (`showsMenuAsPrimaryAction` with `changesSelectionAsPrimaryAction`): its title is
  /// that of the selected action, at first the one that is on; a choice changes it.
  @Test func `a pop-up button shows the chosen action`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 2, y: 2, width: 14, height: 1)
    let names = ["Small", "Medium", "Large"]
    button.menu = UIMenu(
      children: names.map { name in
        UIAction(title: name, state: name == "Medium" ? .on : .off) { log.add($0.title) }
      })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    stage.add(button)
    #expect(stage.screen.row(of: "Medium") == 2 && log.take() == [])
    Self.click(stage, on: "Medium")
    Self.click(stage, on: "Large")
    #expect(log.take() == ["Large"] && stage.screen.row(of: "Large") == 2)
    #expect(stage.screen.row(of: "Medium") == nil)
    #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
  }
}
