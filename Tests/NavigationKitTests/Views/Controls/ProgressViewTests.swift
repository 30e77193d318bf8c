import CellGraphics
import NavigationKit
import Testing

@Suite struct ProgressViewTests {
  @Test(
    arguments: [
      (0, "░░░░"), (0.25, "█░░░"), (0.5, "██░░"), (1, "████"),
      // An eighth of a cell is 1/32 of four.
      (1.0 / 32, "▏░░░"), (9.0 / 32, "█▏░░"), (31.0 / 32, "███▉"),
      (-1, "░░░░"), (2, "████"),
    ] as [(Float, String)])
  func `the bar grows by eighths of a cell`(progress: Float, row: String) {
    let view = ProgressView()
    view.progress = progress
    #expect(Stage(columns: 4, rows: 1, filledWith: view).row == row)
  }

  @Test func `progress is limited to 0 through 1`() {
    let view = ProgressView()
    view.progress = 3
    #expect(view.progress == 1)
    view.setProgress(-0.5, animated: true)
    #expect(view.progress == 0)
    view.progress = .nan
    #expect(view.progress == 0)
  }

  @Test func `a progress view is one row high and cannot have the focus`() {
    let view = ProgressView()
    view.progress = 1
    let stage = Stage(columns: 2, rows: 3, filledWith: view)
    #expect(stage.picture == "|  |\n|██|\n|  |")
    #expect(!view.canBecomeFocused)
  }
}
