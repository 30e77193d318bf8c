import CellGraphics
import NavigationKit
import Testing

@Suite struct SegmentedControlTests {
  private func control(_ selected: Int = SegmentedControl.noSegment) -> SegmentedControl {
    let control = SegmentedControl(items: ["One", "Two", "Six"])
    control.selectedSegmentIndex = selected
    return control
  }

  @Test func `segments stand side by side and the selected one is reversed`() {
    let control = control(1)
    // 3 × (3 + 2) for the titles, 2 lines, 2 brackets.
    #expect(control.intrinsicContentSize == Size(width: 19, height: 1))
    let stage = Stage(columns: 19, rows: 1, filledWith: control)
    #expect(stage.row == "[ One │ Two │ Six ]")
    #expect(stage.attributes() == "b......rrrrr......b")
  }

  @Test func `left and right choose a neighbour and stop at the ends, a tap goes round`() {
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

  @Test func `room that cannot be shared evenly goes to the later segments`() {
    // 21 cells without brackets and lines: 17, in parts of 5, 6 and 6.
    let stage = Stage(columns: 21, rows: 1, filledWith: control())
    #expect(stage.row == "[ One │ Two  │ Six  ]")
  }

  @Test(arguments: [
    (7, "[…│…│…]"),
    (6, " Two  "), (3, "Two"), (2, "T…"), (1, "…"),
  ])
  func `titles are cut, and without room for all the selected one stands alone`(
    columns: Int, row: String
  ) {
    let stage = Stage(columns: columns, rows: 1, filledWith: control(1))
    #expect(stage.row == row)
    #expect(stage.attributes().contains("r"))
  }

  @Test func `the selection stays on its segment when others come and go`() {
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

  @Test func `one without segments takes no arrow`() {
    let stage = Stage(columns: 9, rows: 1, filledWith: SegmentedControl())
    #expect(!stage.send(.arrow(.right)))
    #expect(stage.row == "    –    ")
  }

  @Test func `disabled it is dim`() {
    let control = control(0)
    control.isEnabled = false
    let stage = Stage(columns: 19, rows: 1, filledWith: control)
    #expect(stage.row == "  One │ Two │ Six  ")
    #expect(stage.cell(column: 8).attributes == .dim)
    #expect(stage.cell(column: 2).attributes == [.bold, .reverse, .dim])
  }
}
