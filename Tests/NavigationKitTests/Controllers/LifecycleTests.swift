import NavigationKit
import Testing

/// The tables of `docs/lifecycle.md`, each played through.
@Suite struct LifecycleTests {
  @Test(arguments: try LifecyclePage.operations())
  func `callbacks are called in the order that the page shows`(operation: LifecyclePage.Operation)
    throws
  {
    let scenario = try #require(LifecycleScenario.all[operation.name])
    let recording = Recording()
    scenario.play(recording)
    #expect(recording.steps(of: operation.columns, showing: scenario.shown) == operation.steps)
    #expect(recording.agreesWithEvents)
  }

  @Test func `the page and the scenarios have the same operations, each once`() throws {
    let names = try LifecyclePage.operations().map(\.name)
    #expect(names.sorted() == LifecycleScenario.all.keys.sorted())
  }

  @Test func `a row that differs from the next step is a defect of the page`() throws {
    let head = "### Push\n\n| step | A | B |\n|---|---|---|\n"
    let operations = try LifecyclePage.parse(head + "| 1 | | `viewDidLoad` |\n")
    #expect(operations.map(\.name) == ["Push"])
    #expect(operations.first?.steps == [Step("B", "viewDidLoad")])
    for row in ["| 2 | | `viewDidLoad` |", "| 1 | | |", "| 1 | a | b |"] {
      #expect(throws: LifecyclePage.Defect.self) { try LifecyclePage.parse(head + row) }
    }
  }
}
