import CellGraphics
import NavigationKit
import Testing

@Suite struct SwitchTests {
  @Test
  func `the knob is at the right of a heavy track if on and at the left of a light track if off`() {
    let view = Switch()
    let stage = Stage(columns: 6, rows: 1, filledWith: view)
    #expect(stage.row == "[●───]")
    stage.tap()
    #expect(stage.row == "[━━━●]")
    #expect(stage.cell(column: 0).background == Color(rgb: 0x23853A))
    stage.turn { view.onTintColor = .black }
    #expect(stage.cell(column: 0).background == .black)
  }

  @Test func `a tap toggles the switch and calls the actions, code only toggles it`() {
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

  @Test
  func
    `an unfocused switch has no brackets, and a disabled switch is dim and cannot have the focus`()
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
  func `a narrow switch shows the focus in reverse`(columns: Int, row: String, attributes: String) {
    let stage = Stage(columns: columns, rows: 1, filledWith: Switch())
    #expect(stage.row == row)
    #expect(stage.attributes() == attributes)
  }

  @Test func `a switch keeps its size in a large frame`() {
    let stage = Stage(columns: 8, rows: 3, filledWith: Switch())
    #expect(stage.picture == "|        |\n|[●───]  |\n|        |")
  }

  @Test func `a switch ignores arrow keys`() {
    let stage = Stage(columns: 6, rows: 1, filledWith: Switch())
    #expect(!stage.send(.arrow(.left)))
  }
}
