import CellGraphics
import NavigationKit
import Simulation
import Storyboards
import Testing

/// Containers, tables and controls of a scene file, alive.
@Suite struct SceneContainerTests {
  private func simulator(
    _ scenes: String, columns: Int = 40, rows: Int = 8
  ) throws -> Simulator {
    let json = #"""
      {"version": 1, "canvas": {"width": 100, "height": 100}, "initialScene": "a",
       "scenes": [\#(scenes)]}
      """#
    return Simulator(
      document: try SceneDocument(json: Array(json.utf8)), columns: columns, rows: rows)
  }

  /// Carries out `commands`, each when the one before has come to rest; answers what happened.
  @discardableResult
  private func perform(_ simulator: Simulator, _ commands: Command...) -> [String] {
    _ = simulator.takeEvents()
    for command in commands {
      simulator.perform(command)
      while let tick = simulator.nextDueTick { simulator.advance(to: tick) }
    }
    return simulator.takeEvents().map(\.description)
  }

  /// Returns the rows above the status line.
  private func rows(_ simulator: Simulator) -> [String] {
    simulator.frame().text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  private static func scene(_ id: String, says text: String, _ more: String = "") -> String {
    #"""
    {"id": "\#(id)", "title": "\#(id.uppercased())", "views": [{"id": "text", "kind": "label",
      "text": "\#(text)", "frame": {"x": 0, "y": 0, "width": 100, "height": 10}}]\#(more)}
    """#
  }

  private static func container(_ more: String) -> String { #"{"id": "a", \#(more)}"# }

  // MARK: - Alerts

  private static let asking = #"""
    {"id": "a", "kind": "navigationController", "root": "b"},
    {"id": "b", "title": "B", "views": [
      {"id": "go", "kind": "button", "title": "Go",
        "frame": {"x": 0, "y": 50, "width": 50, "height": 10}},
      {"id": "text", "kind": "label", "text": "pond", "frame": {"x": 0, "y": 0, "width": 100, "height": 10}}],
      "segues": [{"id": "ask", "kind": "presentModally", "to": "ask", "trigger": {"tap": "go"},
        "prepare": {"message": "About the {text}", "name": "Ada"}}],
      "unwindActions": {"back": []}},
    {"id": "ask", "title": "Ask", "kind": "alertController", "textFields": [{"id": "name"}], "actions": [
      {"id": "push", "title": "Push"}, {"id": "back", "title": "Back", "style": "cancel"}],
      "segues": [
        {"id": "ask", "kind": "push", "to": "c", "trigger": {"tap": "push"},
          "prepare": {"text": "for {name}"}},
        {"id": "back", "kind": "unwind", "action": "back", "trigger": {"tap": "back"},
          "prepare": {"text": "{name} was here"}}]}
    """#

  @Test func `an alert's push is performed on the stack beneath after the alert has disappeared`()
    throws
  {
    let simulator = try simulator(
      [Self.asking, Self.scene("c", says: "")].joined(separator: ","), columns: 80, rows: 24)
    perform(simulator, .tap)
    #expect(rows(simulator).contains { $0.contains("About the pond") })
    let happened = perform(simulator, .key(.text(" L")), .tap)
    let order = ["alertActionChosen push", "viewDidDisappear", "prepareForSegue ask", "push c"]
    let found = order.map { step in happened.firstIndex { $0.contains(step) } ?? -1 }
    #expect(found == found.sorted() && found[0] >= 0, "\(happened)")
    #expect(rows(simulator).contains { $0.contains("for Ada L") })
  }

  @Test func `an alert's unwind can end in the scene that presented the alert`() throws {
    let simulator = try simulator(
      [Self.asking, Self.scene("c", says: "")].joined(separator: ","), columns: 80, rows: 24)
    let happened = perform(simulator, .tap, .cancel)
    #expect(happened.contains { $0.contains("unwindAction back") }, "\(happened)")
    #expect(rows(simulator).contains { $0.hasPrefix("Ada was here") })
  }

  // MARK: - Tabs

  @Test
  func `tabs have the titles, images and badges of the file, and the selected tab is visible`()
    throws
  {
    let simulator = try simulator(
      [
        Self.container(
          #"""
          "kind": "tabBarController", "selected": 1, "tabs": [{"scene": "b", "image": "★"},
            {"scene": "c", "title": "See", "badge": "3"},
            {"scene": "b", "title": "Off", "isEnabled": false}]
          """#), Self.scene("b", says: "first"), Self.scene("c", says: "second"),
      ].joined(separator: ","))
    #expect(rows(simulator)[0] == "second")
    let bar = try #require(rows(simulator).last)
    for title in ["★ B", "See", "3", "Off"] { #expect(bar.contains(title)) }
    perform(simulator, .selectTab(1))
    #expect(rows(simulator)[0] == "first")
    #expect(perform(simulator, .selectTab(3)).last?.contains("the tab is disabled") == true)
  }

  @Test func `tabs beyond the fourth are in the More list`() throws {
    let tabs = (1...7).map { #"{"scene": "b", "title": "T\#($0)"}"# }.joined(separator: ",")
    let simulator = try simulator(
      [
        Self.container(#""kind": "tabBarController", "tabs": [\#(tabs)]"#),
        Self.scene("b", says: "tab"),
      ].joined(separator: ","))
    perform(simulator, .selectTab(5))
    let lines = rows(simulator).joined(separator: "\n")
    for title in ["T5", "T6", "T7"] { #expect(lines.contains(title)) }
  }

  @Test func `a scene with hidesBottomBarWhenPushed hides the tab bar`() throws {
    let simulator = try simulator(
      [
        Self.container(#""kind": "tabBarController", "tabs": [{"scene": "n"}]"#),
        #"{"id": "n", "kind": "navigationController", "root": "b"}"#,
        Self.scene(
          "b", says: "root",
          #", "segues": [{"id": "s", "kind": "show", "to": "c", "trigger": {"swipe": "left"}}]"#),
        Self.scene("c", says: "full", #", "hidesBottomBarWhenPushed": true"#),
      ].joined(separator: ","))
    #expect(rows(simulator).last?.trimmingSpaces == "B")
    perform(simulator, .swipe(.left))
    #expect(rows(simulator)[1] == "full")
    #expect(rows(simulator).last == "")
  }

  // MARK: - Columns

  private static let split = [
    container(
      #""kind": "splitViewController", "primary": "b", "secondary": "c", "primaryWidth": 20"#),
    #"""
    {"id": "b", "title": "B", "kind": "tableViewController",
     "sections": [{"rows": [{"id": "one", "title": "One"}, {"id": "two", "title": "Two"}]}],
     "segues": [{"id": "s", "kind": "showDetail", "to": "c", "trigger": {"tap": "two"},
       "prepare": {"text": "{title} of {index}"}}]}
    """#,
    scene("c", says: "nothing yet"),
  ].joined(separator: ",")

  @Test func `a showDetail segue shows the detail in the secondary column`() throws {
    let simulator = try simulator(Self.split, columns: 80)
    #expect(rows(simulator)[1].hasSuffix("│nothing yet"))
    let happened = perform(simulator, .swipe(.down), .tap)
    #expect(happened.contains("b prepareForSegue s"))
    #expect(rows(simulator)[1].hasSuffix("│Two of 1"))
    #expect(rows(simulator)[1].contains("One"))
    // The first twenty columns are the list's, then comes the line.
    #expect(rows(simulator)[1].firstIndex(of: "│")?.utf16Offset(in: rows(simulator)[1]) == 20)
  }

  @Test func `a showDetail segue pushes the detail if there is one column`() throws {
    let simulator = try simulator(Self.split)
    // The secondary column is on top at first.
    let happened = perform(simulator, .tap, .swipe(.down), .tap)
    #expect(happened.contains("b prepareForSegue s"))
    #expect(rows(simulator)[1] == "Two of 1")
    #expect(rows(simulator)[0].contains("‹ B"))
  }

  // MARK: - Pages

  @Test(arguments: ["scroll", "pageCurl"])
  func `swipes turn the pages, and a page keeps its contents`(style: String) throws {
    let simulator = try simulator(
      [
        Self.container(
          #""kind": "pageViewController", "transitionStyle": "\#(style)", "pages": ["b", "c"]"#),
        Self.scene("b", says: "first"), Self.scene("c", says: "second"),
      ].joined(separator: ","))
    #expect(rows(simulator)[0] == "first")
    #expect(rows(simulator).last?.trimmingSpaces == (style == "scroll" ? "● ○" : ""))
    perform(simulator, .swipe(.left))
    #expect(rows(simulator)[0] == "second")
    #expect(rows(simulator).last?.trimmingSpaces == (style == "scroll" ? "○ ●" : ""))
    #expect(perform(simulator, .swipe(.left)).last?.contains("inputIgnored") == true)
    perform(simulator, .swipe(.right))
    #expect(rows(simulator)[0] == "first")
  }

  // MARK: - Tables

  @Test func `a segue passes the index of a row among 100,000`() throws {
    let simulator = try simulator(
      [
        #"""
        {"id": "a", "kind": "tableViewController",
         "sections": [{"row": {"id": "item", "title": "item :- [{index}]"}, "count": 100000}],
         "segues": [{"id": "s", "kind": "presentModally", "to": "b", "animated": false,
           "trigger": {"tap": "item"}, "prepare": {"text": "{index}: {title}"}}]}
        """#, Self.scene("b", says: ""),
      ].joined(separator: ","))
    #expect(rows(simulator)[0].contains("item :- [0] "))
    perform(simulator, .key(.end), .swipe(.up))
    #expect(rows(simulator).last?.contains("item :- [99999] ") == true)
    perform(simulator, .tap)
    #expect(rows(simulator)[0] == "99998: item :- [99998]")
  }

  private static let settings = [
    #"""
    {"id": "a", "kind": "tableViewController", "sections": [{"rows": [
       {"title": "Warp", "control": {"id": "warp", "kind": "switch"}},
       {"title": "Volume", "control": {"id": "volume", "kind": "slider"}},
       {"title": "Size", "control": {"id": "size", "kind": "stepper", "width": 20}}]}],
     "segues": [{"id": "s", "kind": "presentModally", "to": "b", "animated": false,
       "trigger": {"change": "warp"}, "prepare": {"text": "{warp}"}}]}
    """#, scene("b", says: ""),
  ].joined(separator: ",")

  @Test func `a row's control is at its end, with its own width or the file's`() throws {
    let simulator = try simulator(Self.settings)
    func cells(in view: View) -> [TableViewCell] {
      view.subviews.flatMap { ($0 as? TableViewCell).map { [$0] } ?? cells(in: $0) }
    }
    let window = try #require(simulator.application.window)
    let controls = cells(in: window).compactMap(\.accessoryView)
    // What any length suits has twelve columns.
    #expect(controls.map(\.bounds.width) == [6, 12, 20])
    #expect(controls.allSatisfy { $0.bounds.height == 1 })
    // They are seen.
    for (row, name) in ["Warp", "Volume", "Size"].enumerated() {
      #expect(rows(simulator)[row].trimmingSpaces.hasPrefix(name))
      #expect(rows(simulator)[row].trimmingSpaces != name)
    }
  }

  @Test func `the switch of a row without an id performs a segue`() throws {
    let simulator = try simulator(Self.settings)
    perform(simulator, .moveFocus(.next), .tap)
    #expect(rows(simulator)[0] == "on")
  }

  @Test func `the title of a copied row can contain its number or its index`() throws {
    let simulator = try simulator(
      #"""
      {"id": "a", "kind": "tableViewController",
       "sections": [{"row": {"title": "Song {number} {index} {{number}"}, "count": 2}]}
      """#)
    #expect(
      rows(simulator).prefix(2).map(\.trimmingSpaces)
        == ["Song 1 0 {number}", "Song 2 1 {number}"])
  }

  private static let basket = #"""
    {"id": "a", "kind": "tableViewController", "sections": [{"row": {"id": "item",
      "title": "<{index}>", "deletable": true}, "count": 9}, {"rows": [{"title": "kept"}]}]}
    """#

  @Test func `deleting rows does not change the numbers of the other rows`() throws {
    let simulator = try simulator(Self.basket, rows: 12)
    // Of 0 … 8 go 2, then 0, then 4, which is then the third that is left, then 8.
    for downs in [2, 0, 2, 5] {
      perform(simulator, .key(.home))
      for _ in 0..<downs { perform(simulator, .swipe(.down)) }
      perform(simulator, .swipe(.left), .tap)
    }
    #expect(
      rows(simulator).map(\.trimmingSpaces).filter { !$0.isEmpty }
        == ["<1>", "<3>", "<5>", "<6>", "<7>", "kept"])
    perform(simulator, .key(.end))
    #expect(perform(simulator, .swipe(.left)).last?.contains("inputIgnored") == true)
  }

  @Test
  func `an accessory button performs its own segue, and an unwind sets the detail of the row`()
    throws
  {
    let simulator = try simulator(
      [
        #"""
        {"id": "a", "kind": "tableViewController", "sections": [{"rows": [
          {"id": "x", "style": "value1", "title": "X", "detail": "old",
           "accessory": "detailButton"}]}],
         "unwindActions": {"back": []},
         "segues": [{"id": "s", "kind": "presentModally", "to": "b", "animated": false,
           "trigger": {"accessory": "x"}, "prepare": {"text": "{x} {detail}"}}]}
        """#,
        Self.scene(
          "b", says: "",
          #"""
          , "segues": [{"id": "u", "kind": "unwind", "action": "back", "animated": false,
            "trigger": {"swipe": "up"}, "prepare": {"x": "new, after {text}"}}]
          """#),
      ].joined(separator: ","))
    perform(simulator, .swipe(.right))
    #expect(rows(simulator)[0] == "old old")
    perform(simulator, .swipe(.up))
    #expect(rows(simulator)[0].contains("new, after old old"))
  }

  // MARK: - Controls

  private static func form(
    _ view: String, _ trigger: String, text: String = "It is {v}."
  ) -> String {
    [
      #"""
      {"id": "a", "views": [{"id": "s", "kind": "scrollView",
        "frame": {"x": 0, "y": 0, "width": 100, "height": 100}, "views": [\#(view)]}],
       "segues": [{"id": "s", "kind": "presentModally", "to": "b", "animated": false,
         "trigger": \#(trigger), "prepare": {"text": "\#(text)"}}]}
      """#, scene("b", says: ""),
    ].joined(separator: ",")
  }

  @Test(
    arguments: [
      (#""switch""#, Command.tap, "It is on."),
      (#""slider", "value": 20, "maximum": 100"#, .swipe(.right), "It is 30."),
      (#""stepper", "value": 1, "step": 0.5"#, .tap, "It is 1.5."),
      (#""segmentedControl", "segments": ["S", "M", "L"]"#, .swipe(.right), "It is M."),
      (#""pageControl", "numberOfPages": 3, "currentPage": 1"#, .swipe(.right), "It is 3."),
      (#""textField", "text": "x""#, .key(.text("y")), "It is xy."),
      (#""textView", "text": "x""#, .key(.text("y")), "It is xy."),
    ])
  func `a change of a control triggers a segue that passes the new value`(
    kind: String, command: Command, text: String
  ) throws {
    let simulator = try simulator(
      Self.form(#"{"id": "v", "kind": \#(kind)}"#, #"{"change": "v"}"#))
    perform(simulator, command)
    #expect(rows(simulator)[0] == text)
  }

  @Test func `Return in a text field triggers a segue`() throws {
    let simulator = try simulator(
      Self.form(#"{"id": "v", "kind": "textField"}"#, #"{"return": "v"}"#))
    perform(simulator, .key(.text("tea")))
    #expect(rows(simulator)[0].contains("tea"))
    perform(simulator, .tap)
    #expect(rows(simulator)[0] == "It is tea.")
  }

  @Test func `a scroll view stacks its views and scrolls if they do not fit`() throws {
    let labels = (0..<9).map { #"{"id": "l\#($0)", "kind": "label", "text": "line \#($0)"}"# }
    let simulator = try simulator(
      Self.form(
        labels.joined(separator: ",") + #", {"id": "v", "kind": "button", "title": "End"}"#,
        #"{"tap": "v"}"#, text: "Tapped"), rows: 6)
    #expect(rows(simulator).map { $0.prefix(6) } == (0..<5).map { "line \($0)" })
    perform(simulator, .swipe(.down))
    #expect(rows(simulator)[0].hasPrefix("line 1"))
    perform(simulator, .key(.end))
    #expect(rows(simulator)[4].contains("End"))
  }

  @Test func `views in a stack have the sizes in the file`() throws {
    let simulator = try simulator(
      Self.form(
        #"""
        {"id": "r", "kind": "stackView", "distribution": "equalSpacing", "height": 3, "views": [
          {"id": "x", "kind": "label", "text": "x", "width": 5},
          {"id": "y", "kind": "label", "text": "y"}]},
        {"id": "v", "kind": "button", "title": "B"}
        """#, #"{"tap": "v"}"#, text: "Tapped"))
    // The scroll view keeps its last column for the indicator: the row ends at column 39.
    #expect(rows(simulator)[1] == "x" + String(repeating: " ", count: 37) + "y")
    #expect(rows(simulator)[3].trimmingSpaces == "B")
  }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
