import CellGraphics
import NavigationKit
import NavigationKitTesting
import Testing

@Suite struct PilotFailureTests {
  /// Returns the screen of a failure whose rows are 20 columns wide.
  private func screen(_ rows: [String], marks: [CellRect] = []) throws -> [String] {
    let app = try Pilot(root: ViewController(), size: Size(width: 20, height: 8))
    var failure = app.failure(.expectation, "a", found: "b", marks: marks)
    (failure.screen, failure.columns) = (rows, 20)
    return failure.markedScreen
  }

  @Test func `empty rows are counted instead of shown`() throws {
    let lines = try screen(["Title", "", "text", "", "", "", "end"])
    #expect(
      lines == [
        "0 │Title", "1 │", "2 │text", "  ⋮ rows 3–5 are empty", "6 │end",
      ])
  }

  @Test func `only rows near cells that differ are shown`() throws {
    let rows = (0..<12).map { "row \($0)" }
    let lines = try screen(rows, marks: [CellRect(column: 4, row: 6, columns: 1, rows: 1)])
    #expect(
      lines == [
        "   ⋮ rows 0–3 are not shown", " 4 │row 4", " 5 │row 5",
        " 6 │row 6", "   │    ▲", " 7 │row 7", " 8 │row 8", "   ⋮ rows 9–11 are not shown",
      ])
  }

  @Test func `a cause is named once, in a line below its first event`() throws {
    let app = try Pilot(root: ViewController(), size: Size(width: 20, height: 8))
    var failure = app.failure(.expectation, "a", found: "b")
    failure.screen = []
    failure.events = [
      "0.40 s  Two is about to appear. ← One presents Two.",
      "0.40 s  The push begins. ← One presents Two.",
      "0.80 s  The push ends. ← The push begins.", "0.80 s  Two has appeared.",
    ]
    #expect(
      failure.lines() == [
        "expected a: b", "  The last events:", "    0.40 s  Two is about to appear.",
        "            ← One presents Two.", "    0.40 s  The push begins.",
        "    0.80 s  The push ends.", "    0.80 s  Two has appeared.",
      ])
  }
}
