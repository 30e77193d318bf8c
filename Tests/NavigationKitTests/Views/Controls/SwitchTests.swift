import CellGraphics
import NavigationKit
import Testing

@Suite struct SwitchTests {
  @Test
  func `the knob is at the right of a heavy track when on, at the left of a light one when off`() {
    let view = Switch()
    let stage = Stage(columns: 6, rows: 1, filledWith: view)
    #expect(stage.row == "[●───]")
    stage.tap()
    #expect(stage.row == "[━━━●]")
    #expect(stage.cell(column: 0).background == view.onTintColor)
  }

  @Test func `a tap toggles and then calls the actions, code only toggles`() {
    let view = Switch()
    let stage = Stage(columns: 6, rows: 1, filledWith: view)
    var states: [Bool] = []
    view.addAction(for: .valueChanged) { _ in states.append(view.isOn) }
    stage.tap()
    stage.tap()
    stage.turn { view.isOn = true }
    stage.turn { view.setOn(false, animated: true) }
    #expect(states == [true, false])
  }

  @Test func `without the focus there are no brackets, and disabled it is dim and cannot have it`()
  {
    let view = Switch()
    let stage = Stage(columns: 6, rows: 1, filledWith: view)
    stage.turn { view.isEnabled = false }
    #expect(stage.row == " ●─── ")
    #expect(stage.attributes() == ".dddd.")
    stage.tap()
    #expect(!view.isOn)
  }

  @Test(arguments: [(1, "●", "r"), (2, "●─", "rr"), (3, "●──", "rrr"), (4, "[●─]", "b..b")])
  func `in a narrow place the focus is reversed`(columns: Int, row: String, attributes: String) {
    let stage = Stage(columns: columns, rows: 1, filledWith: Switch())
    #expect(stage.row == row)
    #expect(stage.attributes() == attributes)
  }

  @Test func `it stays as small as it is in a large place`() {
    let stage = Stage(columns: 8, rows: 3, filledWith: Switch())
    #expect(stage.picture == "|        |\n|[●───]  |\n|        |")
  }

  @Test func `an arrow is none of its own`() {
    let stage = Stage(columns: 6, rows: 1, filledWith: Switch())
    #expect(!stage.send(.arrow(.left)))
  }
}
