import CellGraphics
import NavigationKit
import Testing

@Suite struct LabelRunsTests {
  private let red = Color(rgb: 0xFF0000)
  private let blue = Color(rgb: 0x0000FF)

  private func label() -> Label {
    let label = Label()
    label.runs = [.init("red ", color: red, attributes: .bold), .init("blue", color: blue)]
    return label
  }

  @Test func `each part of a text has its own colour and attributes`() {
    let stage = Stage(columns: 9, rows: 1, filledWith: label())
    #expect(stage.row == "red blue ")
    #expect(stage.cell(column: 2).foreground == red && stage.cell(column: 2).attributes == .bold)
    #expect(stage.cell(column: 4).foreground == blue && stage.cell(column: 4).attributes == [])
  }

  @Test func `parts keep their looks on wrapped lines`() {
    let label = label()
    label.numberOfLines = 0
    let stage = Stage(columns: 5, rows: 2, filledWith: label)
    #expect(stage.picture == "|red  |\n|blue |")
    #expect(stage.cell(column: 0, row: 0).foreground == red)
    #expect(stage.cell(column: 3, row: 1).foreground == blue)
  }

  @Test func `an ellipsis has the label's colour`() {
    let stage = Stage(columns: 6, rows: 1, filledWith: label())
    #expect(stage.row == "red b…")
    #expect(stage.cell(column: 4).foreground == blue && stage.cell(column: 5).foreground == .black)
  }

  @Test func `a plain text replaces the parts`() {
    let label = label()
    #expect(label.text == "red blue")
    label.text = "red blue"
    #expect(label.runs == nil)
    label.runs = nil
    #expect(label.text == nil)
  }
}
