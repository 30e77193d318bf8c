import FlowTesting
import NavigationKit
import NavigationKitTesting
import Testing

@Suite struct FlowFileTests {
  private func file(_ text: String) -> FlowFile {
    FlowFile(path: "a.flow", bytes: Array(text.utf8))
  }

  @Test func `all forms of the language are read`() {
    let file = file(
      """
      # A comment.
      flow "Reads a book and comes home"
        app scenes.json · size 80x24, 132x43 · appearance light, dark · tags smoke
      tap "Dune"
      expect on "Detail"; stack List ▸ Detail; focus on "Buy"
      during push: at 50 % see List a third left of Detail
      expect events willDisappear List, willAppear Detail, didAppear Detail, didDisappear List
      drag left 60 %, let go; expect on "List"; no unbalanced calls
      soft see "3 of 100" in row 2 in blue on sky
      snapshot list
      type "herbert" into "Search"; press Enter; wait 2 s; resize to 40x20; run login.flow
      repeat 3 times: tap "Next"; expect see "More"
      """)
    #expect(file.defects == [])
    #expect(file.flows.count == 1)
    let flow = file.flows[0]
    #expect(flow.name == "Reads a book and comes home")
    #expect(flow.settings.app == "scenes.json")
    #expect(flow.settings.sizes == [.init(columns: 80, rows: 24), .init(columns: 132, rows: 43)])
    #expect(flow.settings.appearances == [.light, .dark])
    #expect(flow.settings.tags == ["smoke"])
    #expect(flow.lines.count == 18)
    #expect(FlowVariant.all(of: flow.settings).count == 4)
    #expect(file.includes == ["login.flow"])
    #expect(flow.lines[0].action == .step(.tap("Dune")))
    #expect(flow.lines[0].line == 4)
  }

  @Test func `a misspelled step has its place and the nearest word`() {
    let file = file("flow \"A\"\ntpa \"Buy\"")
    #expect(file.defects.count == 1)
    #expect(file.defects[0].line == 2 && file.defects[0].column == 1)
    #expect(file.defects[0].message.contains("did you mean 'tap'?"))
    #expect(file.defects[0].description.contains("  tpa \"Buy\"\n  ^^^"))
  }

  @Test func `all defects of a file are reported at once`() {
    let file = file("tap\nexpect focus \"Buy\"\nwait 2 parsecs\npress Entre")
    #expect(file.defects.map(\.line) == [1, 2, 3, 4])
    #expect(file.defects[3].message.contains("did you mean 'enter'?"))
  }

  @Test func `a sentence of the log is an expectation`() {
    let file = file("expect first performs the segue idFirstSegue.")
    #expect(file.defects == [])
  }
}
