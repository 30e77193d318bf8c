import Foundation
import Testing
import UIKitNames

/// Probes of search bars, refresh controls, pickers and date pickers.
@Suite struct InputPracticeProbes {
  final class Searcher: UISearchBarDelegate {
    let log = ProbeLog()
    var begins = true
    var accepts = true
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      log.add("shouldBegin")
      return begins
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.add("begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      log.add("shouldEnd")
      return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.add("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.add("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { accepts }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.add("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.add("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.add("scope \(selectedScope)")
    }
  }

  class Wheels: UIPickerViewDataSource {
    var counts = [5, 3]
    let log = ProbeLog()
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
      -> String?
    {
      log.add("title")
      return "P\(component)\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.add("select \(row) \(component)")
    }
  }

  final class ViewWheels: Wheels, UIPickerViewDelegate {
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      let label = (view as? UILabel) ?? UILabel()
      label.text = "V\(component)\(row)"
      return label
    }
  }

  final class PlainWheels: Wheels, UIPickerViewDelegate {}

  private static func searchBar(_ delegate: Searcher) -> (ViewStage, UISearchBar) {
    let stage = ViewStage()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 40, height: 3))
    bar.delegate = delegate
    stage.add(bar)
    return (stage, bar)
  }

  private static func type(_ stage: ViewStage, _ text: String) {
    for character in text { stage.screen.simulator.perform(.key(.text(String(character)))) }
    stage.screen.settle()
  }

  private static func picker(_ wheels: Wheels) -> (ViewStage, UIPickerView) {
    let stage = ViewStage()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 40, height: 7))
    picker.dataSource = wheels
    picker.delegate = wheels as? any UIPickerViewDelegate
    stage.add(picker)
    return (stage, picker)
  }

  /// Drags down from the row over ten rows, rests, and lifts the finger.
  private static func pull(_ stage: ViewStage, from row: Int = 2) {
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: 10, row: row))
    for step in 1...10 {
      simulator.perform(.pointer(.move, column: 10, row: row + step))
      stage.screen.pass(4)
    }
    simulator.perform(.pointer(.up, column: 10, row: row + 10))
    stage.screen.settle()
  }

  /// UISearchBarDelegate: the calls of an edit; text that code sets is not reported.
  @Test func `a search bar tells what is typed`() {
    let searcher = Searcher()
    let (stage, bar) = Self.searchBar(searcher)
    stage.turn { bar.becomeFirstResponder() }
    #expect(searcher.log.take() == ["shouldBegin", "begin"] && bar.searchTextField.isEditing)
    Self.type(stage, "ab")
    #expect(searcher.log.take() == ["text a", "text ab"])
    #expect(bar.text == "ab" && bar.searchTextField.text == "ab")
    stage.turn { bar.text = "set" }
    #expect(searcher.log.take() == [] && bar.searchTextField.text == "set")
    stage.turn { bar.resignFirstResponder() }
    #expect(searcher.log.take() == ["shouldEnd", "end"] && bar.text == "set")
  }

  /// UISearchBarDelegate `searchBarSearchButtonClicked(_:)`: the search key; the text stays.
  @Test func `the search key is reported`() {
    let searcher = Searcher()
    let (stage, bar) = Self.searchBar(searcher)
    stage.turn { bar.becomeFirstResponder() }
    Self.type(stage, "x")
    _ = searcher.log.take()
    stage.screen.tap()
    stage.screen.settle()
    #expect(searcher.log.take().first == "search" && bar.text == "x")
  }

  /// UISearchBarDelegate: false prevents the beginning, or a change of the text.
  @Test func `a delegate of a search bar refuses`() {
    let searcher = Searcher()
    searcher.begins = false
    let (stage, bar) = Self.searchBar(searcher)
    stage.turn { bar.becomeFirstResponder() }
    #expect(searcher.log.take() == ["shouldBegin"] && !bar.searchTextField.isEditing)
    searcher.begins = true
    searcher.accepts = false
    stage.turn { bar.becomeFirstResponder() }
    _ = searcher.log.take()
    Self.type(stage, "no")
    #expect(searcher.log.take() == [] && (bar.text ?? "").isEmpty)
  }

  /// UISearchBar `showsCancelButton`: false by default; the button calls the delegate, and leaves the text.
  @Test func `the cancel button calls its delegate`() {
    let searcher = Searcher()
    let (stage, bar) = Self.searchBar(searcher)
    #expect(
      !bar.showsCancelButton && bar.placeholder == nil && stage.screen.row(of: "Cancel") == nil)
    stage.turn {
      bar.placeholder = "Cities"
      bar.setShowsCancelButton(true, animated: true)
    }
    #expect(bar.showsCancelButton && stage.screen.row(of: "Cities") != nil)
    stage.turn { bar.text = "Rome" }
    guard let row = stage.screen.row(of: "Cancel"),
      let place = stage.screen.text[row].range(of: "Cancel")
    else {
      Issue.record("no cancel button")
      return
    }
    let line = stage.screen.text[row]
    stage.screen.click(line.distance(from: line.startIndex, to: place.lowerBound) + 1, row)
    stage.screen.settle()
    #expect(searcher.log.take().filter { $0 == "cancel" }.count == 1 && bar.text == "Rome")
  }

  /// UIRefreshControl `beginRefreshing()`, `endRefreshing()`: change the state without an event.
  @Test func `code refreshes without an event`() {
    let stage = ViewStage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    scroll.contentSize = CGSize(width: 40, height: 60)
    let (control, log) = (UIRefreshControl(), ProbeLog())
    control.addAction(UIAction { _ in log.add("refresh") }, for: .valueChanged)
    scroll.refreshControl = control
    stage.add(scroll)
    #expect(!control.isRefreshing && scroll.refreshControl === control)
    stage.turn { control.beginRefreshing() }
    #expect(control.isRefreshing && log.take() == [])
    stage.turn { control.endRefreshing() }
    #expect(!control.isRefreshing && log.take() == [])
    stage.turn { control.endRefreshing() }
    #expect(!control.isRefreshing && scroll.contentOffset.y == 0)
  }

  /// UIRefreshControl: a pull at the top sends `valueChanged` once, and it refreshes until the app ends it;
  /// a pull meanwhile, or below the top, sends nothing.
  @Test func `a pull refreshes until it is ended`() {
    let stage = ViewStage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    scroll.contentSize = CGSize(width: 40, height: 60)
    let (control, log) = (UIRefreshControl(), ProbeLog())
    control.addAction(UIAction { _ in log.add("\(control.isRefreshing)") }, for: .valueChanged)
    scroll.refreshControl = control
    stage.add(scroll)
    Self.pull(stage)
    #expect(log.take() == ["true"] && control.isRefreshing)
    Self.pull(stage)
    #expect(log.take() == [] && control.isRefreshing)
    stage.turn { control.endRefreshing() }
    #expect(!control.isRefreshing && scroll.contentOffset.y == 0)
    stage.turn { scroll.contentOffset.y = 35 }
    Self.pull(stage)
    #expect(log.take() == [] && !control.isRefreshing)
  }

  /// UIPickerView: asks for counts and titles; `selectRow(_:inComponent:animated:)` does not call the
  /// delegate.
  @Test func `code turns a picker without the delegate`() {
    let wheels = PlainWheels()
    let (stage, picker) = Self.picker(wheels)
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 3)
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 0)
    stage.turn {
      picker.selectRow(3, inComponent: 0, animated: false)
      picker.selectRow(2, inComponent: 1, animated: true)
    }
    #expect(picker.selectedRow(inComponent: 0) == 3 && picker.selectedRow(inComponent: 1) == 2)
    #expect(!wheels.log.take().contains { $0.hasPrefix("select") })
    let row = stage.screen.row(of: "P03")
    #expect(row != nil && row == stage.screen.row(of: "P12"))
  }

  /// UIPickerView `reloadComponent(_:)`, `reloadAllComponents()`: take new counts; the selection stays within
  /// the rows. The usual dependent picker.
  @Test func `a reload of a picker takes the new rows`() {
    let wheels = PlainWheels()
    let (stage, picker) = Self.picker(wheels)
    stage.turn { picker.selectRow(4, inComponent: 0, animated: false) }
    wheels.counts = [2, 6]
    #expect(picker.numberOfRows(inComponent: 1) == 3)
    stage.turn { picker.reloadComponent(1) }
    #expect(picker.numberOfRows(inComponent: 1) == 6 && picker.selectedRow(inComponent: 0) == 4)
    stage.turn { picker.reloadAllComponents() }
    #expect(picker.numberOfRows(inComponent: 0) == 2 && picker.selectedRow(inComponent: 0) == 1)
    #expect(!wheels.log.take().contains { $0.hasPrefix("select") })
  }

  /// UIPickerViewDelegate `pickerView(_:viewForRow:forComponent:reusing:)`: wins over titles;
  /// `view(forRow:forComponent:)` returns its view.
  @Test func `views of rows win over titles`() {
    let wheels = ViewWheels()
    let (stage, picker) = Self.picker(wheels)
    #expect((picker.view(forRow: 0, forComponent: 1) as? UILabel)?.text == "V10")
    #expect(stage.screen.row(of: "V00") != nil && stage.screen.row(of: "P00") == nil)
    #expect(!wheels.log.take().contains("title"))
  }

  /// UIPickerViewDelegate `pickerView(_:didSelectRow:inComponent:)`: the user's turn of one wheel is reported,
  /// and the other wheels stay.
  @Test func `a turn by the user is reported`() {
    let wheels = PlainWheels()
    let (stage, picker) = Self.picker(wheels)
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: 8, row: 5))
    for row in [4, 3] {
      simulator.perform(.pointer(.move, column: 8, row: row))
      stage.screen.pass(30)
    }
    stage.screen.pass(60)
    simulator.perform(.pointer(.up, column: 8, row: 3))
    stage.screen.settle()
    let row = picker.selectedRow(inComponent: 0)
    #expect(row > 0 && picker.selectedRow(inComponent: 1) == 0)
    #expect(wheels.log.take().last { $0.hasPrefix("select") } == "select \(row) 0")
  }

  /// UIDatePicker `date`: stays between `minimumDate` and `maximumDate`; code sends no event.
  @Test func `a date stays within its limits`() {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 30, height: 1))
    let (stage, log) = (ViewStage(), ProbeLog())
    picker.addAction(UIAction { _ in log.add("changed") }, for: .valueChanged)
    #expect(picker.datePickerMode == .dateAndTime && picker.minuteInterval == 1)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil)
    stage.add(picker)
    let noon = Date(timeIntervalSince1970: 1_700_049_600)
    stage.turn {
      picker.date = noon
      picker.minimumDate = noon.addingTimeInterval(-3600)
      picker.maximumDate = noon.addingTimeInterval(3600)
    }
    #expect(picker.date == noon)
    stage.turn { picker.setDate(noon.addingTimeInterval(86400), animated: true) }
    #expect(picker.date == noon.addingTimeInterval(3600))
    stage.turn { picker.date = noon.addingTimeInterval(-86400) }
    #expect(picker.date == noon.addingTimeInterval(-3600))
    stage.turn { picker.minimumDate = noon }
    #expect(picker.date == noon && log.take() == [])
  }
}
