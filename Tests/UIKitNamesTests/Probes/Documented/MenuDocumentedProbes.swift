import Foundation
import Testing
import UIKitNames

/// Probes of pickers and menus.
@Suite struct MenuDocumentedProbes {
  /// Clicks the first place of the screen that shows the text.
  private static func click(_ screen: Screen, _ text: String) -> Bool {
    for (row, line) in screen.text.enumerated() {
      guard let range = line.range(of: text) else { continue }
      screen.click(line.distance(from: line.startIndex, to: range.lowerBound), row)
      screen.settle()
      return true
    }
    return false
  }

  final class Wheels: UIPickerViewDataSource, UIPickerViewDelegate {
    var columns = [["red", "green", "blue"], ["1", "2"]]
    let log = ProbeLog()
    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { columns[component][row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.add("select \(row) in \(component)")
    }
  }

  /// UIPickerView `selectRow(_:inComponent:animated:)`: the row of that component only; the delegate hears
  /// of selections by the user. `reloadComponent(_:)` asks again for the rows of one component.
  @Test func `rows of a picker are selected by code`() {
    let stage = ViewStage()
    let wheels = Wheels()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 30, height: 5))
    picker.dataSource = wheels
    picker.delegate = wheels
    stage.add(picker)
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 3)
    stage.turn { picker.selectRow(2, inComponent: 0, animated: false) }
    #expect(picker.selectedRow(inComponent: 0) == 2 && picker.selectedRow(inComponent: 1) == 0)
    #expect(wheels.log.take() == [] && stage.screen.row(of: "blue") != nil)
    wheels.columns[1] = ["1", "2", "3", "4"]
    stage.turn { picker.reloadComponent(1) }
    #expect(picker.numberOfRows(inComponent: 1) == 4 && picker.selectedRow(inComponent: 0) == 2)
    wheels.columns = [["only"]]
    stage.turn { picker.reloadAllComponents() }
    #expect(picker.numberOfComponents == 1 && picker.numberOfRows(inComponent: 0) == 1)
    withExtendedLifetime(wheels) {}
  }

  /// UIDatePicker.h: mode dateAndTime, no limits, interval 1; an interval must divide 60; limits in the
  /// wrong order "are ignored"; setting the date sends nothing.
  @Test func `a date picker has limits and an interval`() {
    let picker = UIDatePicker()
    var events = 0
    picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    #expect(picker.datePickerMode == .dateAndTime && picker.minuteInterval == 1)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil)
    picker.minuteInterval = 15
    #expect(picker.minuteInterval == 15)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    let noon = Date(timeIntervalSince1970: 1_700_000_040)
    picker.date = noon
    #expect(picker.date == noon)
    picker.minimumDate = noon.addingTimeInterval(36_000)
    picker.maximumDate = noon.addingTimeInterval(-36_000)
    picker.setDate(noon.addingTimeInterval(60), animated: false)
    #expect(picker.date == noon.addingTimeInterval(60) && events == 0)
    #expect(picker.minimumDate == noon.addingTimeInterval(36_000))
  }

  /// UIMenu: its values; `replacingChildren(_:)`: a menu with the same configuration and other children;
  /// UIAction without an identifier has one of its own.
  @Test func `a menu keeps its children`() {
    let (copy, move) = (
      UIAction(title: "Copy") { _ in }, UIAction(title: "Move", state: .on) { _ in }
    )
    let identifier = UIMenu.Identifier("edit")
    let menu = UIMenu(
      title: "Edit", identifier: identifier, options: .displayInline, children: [copy, move])
    #expect(menu.title == "Edit" && menu.children.map(\.title) == ["Copy", "Move"])
    #expect(menu.options == .displayInline && menu.identifier == identifier)
    #expect(copy.identifier != move.identifier && copy.state == .off && move.state == .on)
    #expect(copy.attributes == [] && copy.discoverabilityTitle == nil)
    let other = menu.replacingChildren([copy])
    #expect(other.children.count == 1 && other.children.first === copy && menu.children.count == 2)
    #expect(
      other.title == "Edit" && other.identifier == identifier && other.options == .displayInline)
  }

  private static func menuButton(_ menu: UIMenu) -> (ViewStage, UIButton) {
    let stage = ViewStage()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 12, height: 1)
    button.setTitle("Choose", for: .normal)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    stage.add(button)
    return (stage, button)
  }

  /// UIButton `showsMenuAsPrimaryAction` (iOS 14): a tap shows the menu; the chosen action's handler runs;
  /// hidden actions are not shown; a deferred element is asked when the menu is shown.
  @Test func `a button shows its menu`() {
    let log = ProbeLog()
    let deferred = UIDeferredMenuElement { done in
      log.add("asked")
      done([UIAction(title: "Late") { _ in log.add("late") }])
    }
    let menu = UIMenu(children: [
      UIAction(title: "Copy") { _ in log.add("copy") },
      UIAction(title: "Secret", attributes: .hidden) { _ in log.add("secret") }, deferred,
    ])
    let (stage, button) = Self.menuButton(menu)
    #expect(button.menu === menu && stage.screen.row(of: "Copy") == nil && log.take() == [])
    stage.screen.click(2, 0)
    stage.screen.settle()
    #expect(stage.screen.row(of: "Copy") != nil && stage.screen.row(of: "Late") != nil)
    #expect(stage.screen.row(of: "Secret") == nil && log.take() == ["asked"])
    #expect(Self.click(stage.screen, "Copy") && log.take() == ["copy"])
    #expect(stage.screen.row(of: "Late") == nil)
  }

  /// WWDC 2021, "Meet the UIKit button system": a pop-up button (`changesSelectionAsPrimaryAction` and a
  /// menu) shows the chosen action as its title and keeps it as the menu's selected element.
  @Test func `a pop-up button shows its choice`() {
    let log = ProbeLog()
    let titles = ["North", "South"]
    let (stage, button) = Self.menuButton(
      UIMenu(children: titles.map { title in UIAction(title: title) { _ in log.add(title) } }))
    stage.turn { button.changesSelectionAsPrimaryAction = true }
    stage.screen.click(2, 0)
    stage.screen.settle()
    #expect(Self.click(stage.screen, "South") && log.take() == ["South"])
    #expect(stage.screen.row(of: "South") == 0)
    #expect(button.menu?.selectedElements.map(\.title) == ["South"])
  }
}
