import CellGraphics
import NavigationKit
import Simulation
import Storyboards
import Testing

/// The destinations of keys that the focused view does not handle.
@Suite struct KeyRoutingTests {
  private func simulator(
    _ scenes: String, columns: Int = 80, rows: Int = 24, keyRouting: KeyRouting = .screen
  ) throws -> Simulator {
    let json = """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "start",
       "scenes": [\(scenes)]}
      """
    let document = try SceneDocument(json: Array(json.utf8))
    let simulator = Simulator(
      storyboards: StoryboardBundle(document), columns: columns, rows: rows, keyRouting: keyRouting)
    _ = simulator.takeEvents()
    return simulator
  }

  private func perform(_ commands: Command..., on simulator: Simulator) -> [Event] {
    for command in commands {
      simulator.perform(command)
      while let due = simulator.nextDueTick { simulator.advance(to: due) }
    }
    return simulator.takeEvents()
  }

  private func statusLine(of simulator: Simulator) -> String {
    simulator.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)[simulator.rows - 1]
  }

  // MARK: - Pages

  @Test(arguments: ["tour", "book"])
  func `arrows turn the pages of a pushed page view controller`(row: String) throws {
    let gallery = try GalleryWalk()
    try gallery.open(row)
    let start = gallery.walk.lines
    #expect(gallery.walk.perform(.swipe(.left)).contains { $0.contains("pageTurned") })
    #expect(gallery.walk.lines != start)
    #expect(gallery.walk.perform(.swipe(.right)).contains { $0.contains("pageTurned") })
    #expect(gallery.walk.lines == start)
  }

  @Test(arguments: ["tour", "book"])
  func `Shift and an arrow drag the pages of a pushed page view controller`(row: String) throws {
    let gallery = try GalleryWalk()
    try gallery.open(row)
    let start = gallery.walk.lines
    for _ in 0..<7 { gallery.walk.perform(.drag(.left)) }
    #expect(gallery.walk.perform(.tap).contains { $0.contains("pageDidFinishAnimating") })
    #expect(gallery.walk.lines != start)
  }

  @Test func `the status line shows the hints for turning pages`() throws {
    let gallery = try GalleryWalk(columns: 120)
    try gallery.open("tour")
    #expect(statusLine(of: gallery.simulator).contains("← next page"))
  }

  // MARK: - Scroll views

  /// A button above a scroll view with a field at its top and 40 labels, so that the scroll view is no
  /// stop of the focus itself.
  private static let scroll: String = {
    let labels = (1...40).map { #"{"id": "l\#($0)", "kind": "label", "text": "line \#($0)"}"# }
    return """
      {"id": "start", "views": [
        {"id": "b", "kind": "button", "title": "Go",
          "frame": {"x": 0, "y": 0, "width": 400, "height": 40}},
        {"id": "s", "kind": "scrollView", "frame": {"x": 0, "y": 80, "width": 400, "height": 600},
          "views": [{"id": "f", "kind": "textField"}, \(labels.joined(separator: ", "))]}]}
      """
  }()

  @Test func `an arrow that the focused button ignores scrolls the scroll view`() throws {
    let simulator = try simulator(Self.scroll)
    #expect(simulator.application.focusedView is Button)
    #expect(statusLine(of: simulator).contains("↓ scroll"))
    let before = simulator.frame().text
    let events = perform(.swipe(.down), on: simulator)
    #expect(!events.contains { $0.kind == .inputIgnored })
    #expect(simulator.frame().text != before)
    #expect(simulator.application.focusedView is Button)
    _ = perform(.swipe(.up), on: simulator)
    #expect(simulator.frame().text == before)
  }

  @Test func `PgDn, Home and End scroll a scroll view without the focus`() throws {
    let simulator = try simulator(Self.scroll)
    let start = simulator.frame().text
    _ = perform(.key(.end), on: simulator)
    #expect(simulator.frame().text.contains("line 40"))
    _ = perform(.key(.home), on: simulator)
    #expect(simulator.frame().text == start)
    _ = perform(.key(.pageDown), on: simulator)
    #expect(simulator.frame().text != start)
  }

  // MARK: - Columns and tabs

  private static let columns = """
    {"id": "start", "kind": "splitViewController", "primary": "list", "secondary": "detail",
      "displayMode": "oneBesideSecondary"},
    {"id": "list", "views": [{"id": "b", "kind": "button", "title": "Go",
      "frame": {"x": 0, "y": 0, "width": 400, "height": 40}}]},
    {"id": "detail", "views": [{"id": "l", "kind": "label", "text": "Detail",
      "frame": {"x": 0, "y": 0, "width": 400, "height": 40}}],
     "segues": [{"id": "on", "kind": "presentModally", "to": "next", "trigger": {"swipe": "up"}}]},
    {"id": "next"}
    """

  @Test func `an arrow performs the swipe segue of a column without focusable views`() throws {
    let simulator = try simulator(Self.columns, columns: 120)
    // The focus is in the other column by choice.
    let performed = perform(.moveFocus(.next), .swipe(.up), on: simulator).filter {
      $0.kind == .performSegue
    }
    #expect(performed.map(\.object) == ["on"])
  }

  @Test func `a digit selects a tab of an embedded tab bar controller`() throws {
    let simulator = try simulator(
      """
      {"id": "start", "views": [
        {"id": "b", "kind": "button", "title": "Go",
          "frame": {"x": 0, "y": 0, "width": 400, "height": 40}},
        {"id": "c", "kind": "container",
          "frame": {"x": 0, "y": 100, "width": 400, "height": 600}}],
       "segues": [{"id": "e", "kind": "embed", "to": "tabs", "container": "c"}]},
      {"id": "tabs", "kind": "tabBarController", "tabs": [{"scene": "one"}, {"scene": "two"}]},
      {"id": "one"}, {"id": "two"}
      """)
    #expect(statusLine(of: simulator).contains("1–2 tabs"))
    let selected = perform(.selectTab(2), on: simulator).filter { $0.kind == .tabDidSelect }
    #expect(selected.count == 1)
  }

  // MARK: - Ends

  private static let list = """
    {"id": "start", "kind": "tableViewController", "sections": [
      {"rows": [{"title": "One"}, {"title": "Two"}]}]}
    """

  @Test func `an arrow past the end of a list shows no notice`() throws {
    let simulator = try simulator(Self.list)
    for command in [Command.swipe(.up), .swipe(.down), .swipe(.down), .swipe(.down)] {
      simulator.perform(command)
      #expect(!statusLine(of: simulator).contains("ignored"))
    }
    #expect(!simulator.takeEvents().contains { $0.kind == .inputIgnored })
    simulator.perform(.swipe(.left))
    #expect(statusLine(of: simulator).contains("Ignored: swipe left"))
  }

  @Test func `an arrow at the end of a list does not scroll the other column`() throws {
    let labels = (1...60).map { #"{"id": "l\#($0)", "kind": "label", "text": "line \#($0)"}"# }
    let simulator = try simulator(
      """
      {"id": "start", "kind": "splitViewController", "primary": "list", "secondary": "text",
        "displayMode": "oneBesideSecondary"},
      {"id": "list", "kind": "tableViewController", "sections": [{"rows": [{"title": "One"}]}]},
      {"id": "text", "views": [{"id": "s", "kind": "scrollView",
        "frame": {"x": 0, "y": 0, "width": 400, "height": 800},
        "views": [\(labels.joined(separator: ", "))]}]}
      """, columns: 120)
    while !(simulator.application.focusedView is TableView) { simulator.perform(.moveFocus(.next)) }
    let before = simulator.frame().text
    simulator.perform(.swipe(.down))
    #expect(simulator.frame().text == before)
  }

  // MARK: - The first rules

  @Test func `by the focus rules only the focused view and the frontmost scene receive arrows`()
    throws
  {
    for scenes in [Self.scroll, Self.columns] {
      let simulator = try simulator(scenes, columns: 120, keyRouting: .focus)
      _ = perform(.moveFocus(.next), on: simulator)
      while !(simulator.application.focusedView is Button) {
        _ = perform(.moveFocus(.next), on: simulator)
      }
      for direction in Direction.allCases {
        let events = perform(.swipe(direction), on: simulator)
        #expect(events.map(\.kind) == [.inputIgnored])
      }
    }
    let list = try simulator(Self.list, keyRouting: .focus)
    #expect(perform(.swipe(.up), on: list).map(\.kind) == [.inputIgnored])
  }
}
