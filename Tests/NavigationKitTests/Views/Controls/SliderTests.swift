import CellGraphics
import NavigationKit
import Testing

@Suite struct SliderTests {
  private func slider(_ value: Float = 0) -> Slider {
    let slider = Slider()
    slider.value = value
    return slider
  }

  @Test func `the knob's position shows the value`() {
    // A line of 11 cells: a tenth is a cell.
    let view = slider(0.3)
    let stage = Stage(columns: 13, rows: 1, filledWith: view)
    #expect(stage.row == "[━━━●───────]")
    stage.turn { view.value = 1 }
    #expect(stage.row == "[━━━━━━━━━━●]")
  }

  @Test func `left and right arrows move the knob by a tenth, Home and End move it to the ends`() {
    let view = slider(0.25)
    let stage = Stage(columns: 13, rows: 1, filledWith: view)
    var sent = 0
    view.addAction(for: .valueChanged) { _ in sent += 1 }
    stage.send(.arrow(.right))
    #expect(view.value == 0.35)
    stage.send([.home])
    #expect(view.value == 0)
    stage.send([.arrow(.left)])
    #expect(view.value == 0)
    stage.send([.end])
    #expect(view.value == 1)
    #expect(sent == 3)
  }

  @Test func `ten steps move the knob from one end to the other and back`() {
    let view = slider()
    view.minimumValue = -1
    view.maximumValue = 2
    view.value = -1
    let stage = Stage(columns: 13, rows: 1, filledWith: view)
    for _ in 0..<10 { stage.send(.arrow(.right)) }
    #expect(view.value == 2)
    for _ in 0..<10 { stage.send(.arrow(.left)) }
    #expect(view.value == -1)
  }

  @Test func `a slider handles left and right arrows also at its ends, and no other arrows`() {
    let stage = Stage(columns: 13, rows: 1, filledWith: slider(1))
    #expect(stage.send(.arrow(.right)))
    #expect(!stage.send(.arrow(.up)))
    #expect(!stage.send(.arrow(.down)))
  }

  @Test func `the value stays within minimumValue and maximumValue, which move each other`() {
    let view = slider(5)
    #expect(view.value == 1)
    view.value = .nan
    #expect(view.value == 0)
    view.minimumValue = 3
    #expect(view.maximumValue == 3)
    #expect(view.value == 3)
    view.maximumValue = 2
    #expect(view.minimumValue == 2)
    #expect(view.value == 2)
  }

  @Test(arguments: [(1, "●", "r"), (2, "●─", "rr"), (4, "━●──", "rrrr"), (5, "[━●─]", "b.b.b")])
  func `a narrow slider shows the focus in reverse`(columns: Int, row: String, attributes: String) {
    let stage = Stage(columns: columns, rows: 1, filledWith: slider(0.4))
    #expect(stage.row == row)
    #expect(stage.attributes() == attributes)
  }

  @Test func `a disabled slider is dim`() {
    let view = slider()
    view.isEnabled = false
    let stage = Stage(columns: 5, rows: 1, filledWith: view)
    #expect(stage.row == " ●── ")
    #expect(stage.attributes() == ".bdd.")
    #expect(stage.cell(column: 1).attributes == [.bold, .dim])
  }
}
