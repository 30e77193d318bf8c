import CellGraphics
import NavigationKit
import TestSupport
import Testing

/// Titles by column, and the choices of the user.
final class PickerRows: PickerViewDataSource, PickerViewDelegate {
  var titles: [[String]]
  var widths: [Double] = []
  var choices: [[Int]] = []

  init(_ titles: [[String]]) { self.titles = titles }

  func numberOfComponents(in pickerView: PickerView) -> Int { titles.count }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    titles[component].count
  }
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { titles[component][row] }
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double {
    widths.indices.contains(component) ? widths[component] : 0
  }
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    choices.append([component, row])
  }
}

@Suite struct PickerViewTests {
  private let rows = PickerRows([["red", "green", "blue"], ["dark", "light"]])

  private func picker(_ rows: PickerRows) -> PickerView {
    let picker = PickerView()
    (picker.dataSource, picker.delegate) = (rows, rows)
    return picker
  }

  private func text(_ stage: Stage) -> [String] {
    (0..<stage.surface.rows).map { stage.surface.text(row: $0) }
  }

  @Test func `the chosen rows are in the middle row, with their neighbours around them`() {
    let view = picker(rows)
    view.selectRow(1, inComponent: 0, animated: false)
    let stage = Stage(columns: 16, rows: 3, filledWith: view)
    // Two columns of 8; brackets mark the column that keys move.
    #expect(text(stage) == ["  red           ", "[green ]  dark  ", "  blue   light  "])
  }

  @Test func `arrows choose rows and columns, and the delegate is called for other rows only`() {
    let view = picker(rows)
    let stage = Stage(columns: 16, rows: 3, filledWith: view)
    stage.send([.arrow(.up), .arrow(.down), .end, .end, .arrow(.right), .arrow(.down), .home])
    #expect(rows.choices == [[0, 1], [0, 2], [1, 1], [1, 0]])
    #expect(view.selectedRow(inComponent: 0) == 2 && view.selectedRow(inComponent: 1) == 0)
  }

  /// UIPickerView: `selectRow(_:inComponent:animated:)` and
  /// `pickerView(_:didSelectRow:inComponent:)`, "when the user selects a row".
  @Test func `choosing a row in code calls no delegate`() {
    let view = picker(rows)
    view.selectRow(2, inComponent: 0, animated: true)
    view.selectRow(7, inComponent: 1, animated: false)
    view.selectRow(0, inComponent: 5, animated: false)
    #expect(view.selectedRow(inComponent: 0) == 2 && view.selectedRow(inComponent: 1) == 1)
    #expect(rows.choices.isEmpty)
  }

  /// UIPickerView: `selectedRow(inComponent:)` returns "-1 if no row is selected".
  @Test func `a column without rows has the chosen row -1`() {
    let view = picker(PickerRows([[]]))
    #expect(view.selectedRow(inComponent: 0) == -1 && view.selectedRow(inComponent: 3) == -1)
    #expect(PickerView().numberOfComponents == 0 && !view.canBecomeFocused)
  }

  @Test func `a reload keeps the chosen row and clamps it to the rows that are left`() {
    let view = picker(rows)
    view.selectRow(2, inComponent: 0, animated: false)
    rows.titles[0].append("violet")
    view.reloadAllComponents()
    #expect(view.numberOfRows(inComponent: 0) == 4 && view.selectedRow(inComponent: 0) == 2)
    rows.titles[0] = ["red"]
    view.reloadComponent(0)
    #expect(view.selectedRow(inComponent: 0) == 0)
  }

  @Test func `a tap chooses the row under it, and a drag moves the rows`() {
    let view = picker(rows)
    let stage = Stage(columns: 16, rows: 3, filledWith: view)
    stage.application.click(2, 2)
    #expect(rows.choices == [[0, 1]])
    stage.application.dragAndLetGo(through: [(10, 2), (10, 1)])
    #expect(rows.choices == [[0, 1], [1, 1]])
    stage.application.click(2, 1)  // the chosen row itself
    #expect(rows.choices.count == 2)
  }

  @Test func `a cancelled touch restores the chosen row`() {
    let view = picker(rows)
    let stage = Stage(columns: 16, rows: 3, filledWith: view)
    stage.application.drag(through: [(2, 2), (2, 1)])
    #expect(view.selectedRow(inComponent: 0) == 1)
    stage.application.cancelTouch()
    #expect(view.selectedRow(inComponent: 0) == 0 && rows.choices.isEmpty)
  }

  @Test func `the wheel chooses the next row, and scrolls what is around at the end`() {
    let view = picker(rows)
    let stage = Stage(columns: 16, rows: 3, filledWith: view)
    stage.application.turnWheel(.down, 2, 1)
    stage.application.turnWheel(.down, 2, 1)
    #expect(rows.choices == [[0, 1], [0, 2]])
    #expect(!view.handleWheel(.down) && view.handleWheel(.up))
  }

  @Test func `the delegate's widths are shares of the width`() {
    rows.widths = [100, 300]
    let view = picker(rows)
    view.frame = Rect(x: 0, y: 0, width: 16, height: 3)
    #expect(view.rowSize(forComponent: 0) == Size(width: 4, height: 1))
    #expect(view.rowSize(forComponent: 1) == Size(width: 12, height: 1))
  }

  /// UIPickerViewDelegate: `pickerView(_:viewForRow:forComponent:reusing:)` returns the view to use
  /// for a row.
  @Test func `views of the delegate replace the titles of visible rows`() throws {
    final class Labels: PickerViewDataSource, PickerViewDelegate {
      func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
      func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
      func pickerView(
        _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: View?
      ) -> View {
        let label = Label()
        label.text = "row \(row)"
        return label
      }
    }
    let (view, labels) = (PickerView(), Labels())
    (view.dataSource, view.delegate) = (labels, labels)
    view.selectRow(4, inComponent: 0, animated: false)
    let stage = Stage(columns: 8, rows: 3, filledWith: view)
    #expect(text(stage).map { $0.prefix(5) } == ["row 3", "row 4", "row 5"])
    let shown = try #require(view.view(forRow: 3, forComponent: 0))
    stage.send([.arrow(.down)])
    #expect(text(stage).map { $0.prefix(5) } == ["row 4", "row 5", "row 6"])
    #expect(shown.superview == nil && view.view(forRow: 3, forComponent: 0) == nil)
  }

  @Test func `spoken mode reads the chosen titles`() {
    let view = picker(rows)
    view.selectRow(1, inComponent: 0, animated: false)
    #expect(view.isAccessibilityElement && view.accessibilityValue == "green, dark")
    view.accessibilityValue = "a colour"
    #expect(view.accessibilityValue == "a colour")
  }
}
