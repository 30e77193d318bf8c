import Narration
import NavigationKit
import NavigationKitTesting
import Simulation
import Testing

@Suite struct FlowParserTests {
  private func step(_ text: String) throws -> PilotStep? {
    let clause = try FlowClause.clauses(of: text).first
    if case .step(let step)? = clause?.content { return step }
    return nil
  }

  private func message(_ text: String) -> String {
    do throws(FlowSyntaxError) {
      _ = try FlowClause.clauses(of: text)
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `steps are read`() throws {
    #expect(try step("press Tab 3 times") == .press(.tab, times: 3))
    #expect(try step("press shift-left") == .press(.shift(.left), times: 1))
    #expect(try step("drag left 60 %") == .drag(.left, percent: 60, of: nil))
    #expect(try step("drag \"Row\" left 33%") == .drag(.left, percent: 33, of: "Row"))
    #expect(try step("wait 200 ms") == .wait(ticks: 24))
    #expect(try step("wait 1.5s") == .wait(ticks: 180))
    #expect(try step("resize to 40×20") == .resize(columns: 40, rows: 20))
    #expect(try step("type \"a \\\"b\\\"\" into #name") == .type("a \"b\"", into: "#name"))
    #expect(try step("touch column 3 row 4") == .touch(column: 3, row: 4))
    #expect(try step("scroll down 3 times in #list") == .scroll(.down, notches: 3, in: "#list"))
  }

  @Test func `bare names are controllers, and quoted names and ids are elements`() throws {
    func content(_ text: String) throws -> FlowClause.Content? {
      try FlowClause.clauses(of: "expect see " + text).first?.content
    }
    guard
      case .expectation(.distance(of: "List", let distance, from: "Detail"))? =
        try content("List left of Detail")
    else { return #expect(Bool(false)) }
    #expect(distance.direction == .left && distance.length == .any)
    let texts = [
      "Button left of \"Dune\"", "Button left of #dune", "the button left of \"Dune\"",
    ]
    for text in texts {
      guard case .expectation(.element(let selector, count: nil))? = try content(text) else {
        #expect(Bool(false), "\(text)")
        continue
      }
      #expect(selector.places.map(\.relation) == [.leftOf])
    }
  }

  @Test func `the path of the status line is a stack`() throws {
    let content = try FlowClause.clauses(of: "expect stack Trips › Lisbon ▴ Rating").first?.content
    guard case .expectation(.stack(let entries))? = content else {
      return #expect(Bool(false), "\(content as Any)")
    }
    #expect(entries.map(\.name) == ["Trips", "Lisbon", "Rating"])
    #expect(entries.map(\.isPresented) == [false, false, true])
  }

  @Test func `sentences of logs are steps`() throws {
    #expect(try step("move the focus to the next control") == .command(.moveFocus(.next)))
    #expect(try step("activate the focused control") == .command(.tap))
    #expect(try step("select tab 2") == .command(.selectTab(2)))
    #expect(
      try step("press at column 3, row 4") == .command(.pointer(.down, column: 3, row: 4)))
    #expect(
      try step("perform the segue open of home")
        == .command(.performSegue("open", scene: "home")))
  }

  @Test func `a selector has a number, a role, states and places`() throws {
    let text = "tap the second \"Buy\" button that is enabled below \"Dune\""
    guard case .tap(let selector)? = try step(text) else { return #expect(Bool(false)) }
    #expect(selector.target == .text("Buy") && selector.number == .position(2))
    #expect(selector.role == .button && selector.states == [.enabled])
    #expect(selector.places.map(\.relation) == [.below])
    #expect(
      selector.description == "the second \"Buy\" button that is enabled below \"Dune\"")
  }

  @Test(arguments: [
    (
      "tap",
      "column 4: expected an element to tap, such as \"Buy\", #buy, or the first button here"
    ),
    (
      "tpa \"Buy\"",
      "column 1: expected a step such as tap, or expect, not 'tpa'; did you mean 'tap'?"
    ),
    ("tap \"Buy", "column 5: the quotation mark has no partner; add \" at the end of the text"),
    ("wait 2 parsecs", "column 8: expected a unit of time: s, ms or ticks, not 'parsecs'"),
    ("drag left 55 %", "column 11: a drag by keys moves in steps of 10 %; write 10 % to 100 %"),
    ("press entre", "column 7: 'entre' is no key; did you mean 'enter'?"),
    (
      "expect events viewDidApear A",
      "column 15: 'viewDidApear' is no event; did you mean 'viewDidAppear'?"
    ),
    (
      "expect \"Buy\" is enabeld",
      "column 17: expected a state: enabled, disabled, selected, focused, on, off, "
        + "not 'enabeld'; did you mean 'enabled'?"
    ),
    (
      "expect press",
      "column 8: expected an expectation, such as on, stack, focus on, see or events, not 'press'"
    ),
    ("resize 40x20", "column 8: expected the word to, as in: resize to 40x20, not '40x20'"),
    (
      "expect on Packing list",
      "column 19: expected the end of the step, or a semicolon before another one, not 'list'; "
        + "a text of several words needs quotation marks"
    ),
  ])
  func `an error has its place, what was expected and the nearest word`(
    text: String, expected: String
  ) {
    #expect(message(text) == expected)
  }
}
