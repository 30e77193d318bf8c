import CellGraphics
import NavigationKit
import Testing

@Suite struct SliderTests {
  private func slider(_ value: Float = 0) -> Slider {
    let slider = Slider()
    slider.value = value
    return slider
  }

  @Test func `the knob stands where the value is`() {
    // A line of 11 cells: a tenth is a cell.
    let view = slider(0.3)
    let stage = Stage(columns: 13, rows: 1, filledWith: view)
    #expect(stage.row == "[━━━●───────]")
    stage.turn { view.value = 1 }
    #expect(stage.row == "[━━━━━━━━━━●]")
  }

  @Test func `left and right move it by a tenth, home and end to the ends`() {
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

  @Test func `ten tenths are the whole way, and back`() {
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

  @Test func `it takes left and right at its ends too, and no other arrow`() {
    let stage = Stage(columns: 13, rows: 1, filledWith: slider(1))
    #expect(stage.send(.arrow(.right)))
    #expect(!stage.send(.arrow(.up)))
    #expect(!stage.send(.arrow(.down)))
  }

  @Test func `the value stays within the bounds, which push each other`() {
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
  func `in a narrow place the focus is reversed`(columns: Int, row: String, attributes: String) {
    let stage = Stage(columns: columns, rows: 1, filledWith: slider(0.4))
    #expect(stage.row == row)
    #expect(stage.attributes() == attributes)
  }

  @Test func `disabled it is dim`() {
    let view = slider()
    view.isEnabled = false
    let stage = Stage(columns: 5, rows: 1, filledWith: view)
    #expect(stage.row == " ●── ")
    #expect(stage.attributes() == ".bdd.")
    #expect(stage.cell(column: 1).attributes == [.bold, .dim])
  }
}
