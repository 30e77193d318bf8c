import CellGraphics
import NavigationKit
import Testing

@Suite struct SegmentedControlTests {
  private func control(_ selected: Int = SegmentedControl.noSegment) -> SegmentedControl {
    let control = SegmentedControl(items: ["One", "Two", "Six"])
    control.selectedSegmentIndex = selected
    return control
  }

  @Test func `segments are side by side and the selected segment is reversed`() {
    let control = control(1)
    // 3 × (3 + 2) for the titles, 2 lines, 2 brackets.
    #expect(control.intrinsicContentSize == Size(width: 19, height: 1))
    let stage = Stage(columns: 19, rows: 1, filledWith: control)
    #expect(stage.row == "[ One │ Two │ Six ]")
    #expect(stage.attributes() == "b......rrrrr......b")
  }

  @Test func `arrow keys select the neighbour and stop at the ends, and Enter wraps around`() {
    let control = control()
    let stage = Stage(columns: 19, rows: 1, filledWith: control)
    var chosen: [Int] = []
    control.addAction(for: .valueChanged) { _ in chosen.append(control.selectedSegmentIndex) }
    stage.send([.arrow(.right), .arrow(.left), .arrow(.right), .arrow(.right), .arrow(.right)])
    stage.tap()
    #expect(chosen == [0, 1, 2, 0])
    stage.send([.end, .home])
    #expect(chosen == [0, 1, 2, 0, 2, 0])
  }

  @Test func `width that cannot be divided evenly goes to the later segments`() {
    // 21 cells without brackets and lines: 17, in parts of 5, 6 and 6.
    let stage = Stage(columns: 21, rows: 1, filledWith: control())
    #expect(stage.row == "[ One │ Two  │ Six  ]")
  }

  @Test(arguments: [
    (7, "[…│…│…]"),
    (6, " Two  "), (3, "Two"), (2, "T…"), (1, "…"),
  ])
  func `titles are truncated, and only the selected segment remains if space is short`(
    columns: Int, row: String
  ) {
    let stage = Stage(columns: columns, rows: 1, filledWith: control(1))
    #expect(stage.row == row)
    #expect(stage.attributes().contains("r"))
  }

  @Test func `inserting and removing segments keeps the selected segment`() {
    let control = control(1)
    control.insertSegment(withTitle: "Nil", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    #expect(control.titles == ["One"])
  }

  @Test func `an index after the last segment counts as the last (10.30)`() {
    let control = control(2)
    #expect(control.titleForSegment(at: 3) == "Six")
    control.setTitle("Ten", forSegmentAt: 7)
    #expect(control.titles == ["One", "Two", "Ten"])
    control.removeSegment(at: 3, animated: false)
    #expect(control.titles == ["One", "Two"])
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.removeSegment(at: 9, animated: false)
    control.removeSegment(at: 9, animated: true)
    control.removeSegment(at: 9, animated: true)
    control.setTitle("One", forSegmentAt: 0)
    #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil)
  }

  @Test(arguments: [3, 5, -2, .max, .min])
  func `selecting an index without a segment selects none and sends no event`(index: Int) {
    let control = control(1)
    var sent = 0
    control.addAction(for: .valueChanged) { _ in sent += 1 }
    control.selectedSegmentIndex = index
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    #expect(sent == 0)
  }

  @Test func `a segmented control without segments ignores arrow keys`() {
    let stage = Stage(columns: 9, rows: 1, filledWith: SegmentedControl())
    #expect(!stage.send(.arrow(.right)))
    #expect(stage.row == "    –    ")
  }

  @Test func `a disabled segmented control is dim`() {
    let control = control(0)
    control.isEnabled = false
    let stage = Stage(columns: 19, rows: 1, filledWith: control)
    #expect(stage.row == "  One │ Two │ Six  ")
    #expect(stage.cell(column: 8).attributes == .dim)
    #expect(stage.cell(column: 2).attributes == [.bold, .reverse, .dim])
  }
}
