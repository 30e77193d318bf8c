import CellGraphics
import NavigationKit
import Simulation
import Storyboards
import Testing

/// Keys of scene files that the tutorials do not use, tested by their effect on the screen.
@Suite struct SceneFileTests {
  private static let frame = #"{"x": 0, "y": 0, "width": 100, "height": 100}"#

  private func simulator(
    _ scenes: String, columns: Int = 30, rows: Int = 8
  ) throws -> Simulator {
    let json = #"""
      {"version": 1, "canvas": {"width": 100, "height": 100}, "initialScene": "a",
       "scenes": [\#(scenes)]}
      """#
    return Simulator(
      document: try SceneDocument(json: Array(json.utf8)), columns: columns, rows: rows)
  }

  private func settle(_ simulator: Simulator) {
    while let tick = simulator.nextDueTick { simulator.advance(to: tick) }
  }

  /// Returns the rows above the status line.
  private func rows(_ simulator: Simulator) -> [String] {
    simulator.frame().text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  // MARK: - Bars

  @Test func `the navigation bar is above the scene and the toolbar below`() throws {
    let simulator = try simulator(
      #"""
      {"id": "a", "kind": "navigationController", "root": "b", "isToolbarHidden": false},
      {"id": "b", "title": "Inbox", "prompt": "Pick one",
       "leftBarButtons": [{"id": "e", "systemItem": "edit"}],
       "rightBarButtons": [{"id": "x", "systemItem": "add"}, {"id": "y", "title": "Sort"}],
       "toolbar": [{"id": "l", "title": "L"}, {"systemItem": "fixedSpace", "width": 2},
         {"id": "m", "title": "M"}, {"systemItem": "flexibleSpace"}, {"id": "r", "title": "R"}]}
      """#)
    #expect(
      rows(simulator) == [
        "           Pick one",
        " Edit       Inbox     Sort  +",
        "", "", "", "",
        " L    M                     R",
      ])
  }

  @Test func `the scene fills the rows of hidden bars`() throws {
    let label =
      #"{"id": "t", "kind": "label", "text": "Top", "frame": {"x": 0, "y": 0, "width": 50, "height": 1}}"#
    let simulator = try simulator(
      #"""
      {"id": "a", "kind": "navigationController", "root": "b", "isNavigationBarHidden": true},
      {"id": "b", "title": "Inbox", "toolbar": [{"id": "l", "title": "L"}], "views": [\#(label)]}
      """#)
    #expect(rows(simulator) == ["Top", "", "", "", "", "", ""])
  }

  @Test func `the back button has the scene's backButtonTitle and can be hidden`() throws {
    let simulator = try simulator(
      #"""
      {"id": "a", "kind": "navigationController", "root": "b"},
      {"id": "b", "title": "Home", "backButtonTitle": "Start",
       "segues": [{"id": "s", "kind": "push", "to": "c", "trigger": {"swipe": "left"},
         "animated": false}]},
      {"id": "c", "title": "C",
       "segues": [{"id": "s", "kind": "show", "to": "d", "trigger": {"swipe": "left"},
         "animated": false}]},
      {"id": "d", "title": "D", "hidesBackButton": true}
      """#)
    simulator.perform(.swipe(.left))
    settle(simulator)
    #expect(rows(simulator)[0] == " ‹ Start      C")
    simulator.perform(.swipe(.left))
    settle(simulator)
    #expect(rows(simulator)[0] == "              D")
  }

  @Test(arguments: ["leftBarButtons", "rightBarButtons", "toolbar"])
  func `a bar button triggers its segue`(bar: String) throws {
    let simulator = try simulator(
      #"""
      {"id": "a", "kind": "navigationController", "root": "b", "isToolbarHidden": false},
      {"id": "b", "\#(bar)": [{"id": "x", "title": "X"}],
       "segues": [{"id": "s", "kind": "modal", "to": "c", "trigger": {"tap": "x"}}]},
      {"id": "c"}
      """#)
    _ = simulator.takeEvents()
    simulator.perform(.tap)
    let events = simulator.takeEvents().map(\.description)
    #expect(events.prefix(2) == ["a actionSent x", "b shouldPerformSegue s (true)"])
    #expect(events.contains("b present c animated: true"))
  }

  // MARK: - Segues

  @Test(arguments: ["showDetail", "modal", "presentModally"])
  func `without a split view a showDetail or modal segue presents`(kind: String) throws {
    let simulator = try simulator(
      #"""
      {"id": "a", "segues": [
        {"id": "s", "kind": "\#(kind)", "to": "b", "animated": false, "trigger": {"swipe": "up"}},
        {"id": "t", "kind": "\#(kind)", "to": "b", "transition": "zoom",
         "trigger": {"swipe": "down"}}]},
      {"id": "b"}
      """#)
    simulator.perform(.swipe(.up))
    #expect(simulator.takeEvents().map(\.description).contains("a present b animated: false"))
    #expect(simulator.isSettled)
    let other = try self.simulator(
      #"""
      {"id": "a", "segues": [{"id": "t", "kind": "\#(kind)", "to": "b", "transition": "zoom",
         "trigger": {"swipe": "down"}}]},
      {"id": "b"}
      """#)
    other.perform(.swipe(.down))
    #expect(
      other.takeEvents().map(\.description).contains(
        "a transitionBegan b animated: true (present by KeyframeAnimator)"))
  }

  // MARK: - Containers

  private static func embedding(_ container: String, _ child: String) -> String {
    #"""
    {"id": "a", "background": "black",
     "views": [{"id": "c", "kind": "container", "frame": \#(container)}],
     "segues": [{"id": "e", "kind": "embed", "to": "b", "container": "c",
       "prepare": {"text": "Ready"}}]},
    \#(child)
    """#
  }

  private static let child = #"""
    {"id": "b", "background": "white",
     "views": [{"id": "text", "kind": "label",
       "frame": {"x": 0, "y": 40, "width": 100, "height": 20}}]}
    """#

  // 30 by 7 cells: columns 7.5 to 22.5 round up to 8 and 23, rows 1.75 and 5.25 to 2 and 5.
  @Test func `a container fills the cells of its frame and scales with the screen`()
    throws
  {
    let container = #"{"x": 25, "y": 25, "width": 50, "height": 50}"#
    let simulator = try simulator(Self.embedding(container, Self.child))
    let surface = simulator.frame().surface
    for row in 0..<7 {
      for column in 0..<30 {
        let isInside = (2..<5).contains(row) && (8..<23).contains(column)
        #expect(surface[column: column, row: row].background == (isInside ? .white : .black))
      }
    }
    #expect(rows(simulator)[3] == "        Ready")
    simulator.perform(.resize(columns: 60, rows: 21))
    let panel = simulator.frame().panels.first { $0.id == "controller b" }
    #expect(panel?.rect == CellRect(column: 15, row: 5, columns: 30, rows: 10))
  }

  @Test func `a container with no complete row is hidden and cannot have the focus`() throws {
    let button = #"""
      {"id": "b", "background": "white", "views": [
        {"id": "x", "kind": "button", "title": "X", "frame": \#(Self.frame)},
        {"id": "text", "kind": "label", "frame": \#(Self.frame)}]}
      """#
    let container = #"{"x": 0, "y": 0, "width": 100, "height": 5}"#
    let simulator = try simulator(Self.embedding(container, button))
    #expect(rows(simulator) == Array(repeating: "", count: 7))
    simulator.perform(.tap)
    #expect(
      simulator.takeEvents().last?.description == "a inputIgnored (tap: nothing has the focus)")
  }

  @Test func `a transition inside a container does not draw outside of the container`() throws {
    let container = #"{"x": 25, "y": 25, "width": 50, "height": 50}"#
    let simulator = try simulator(
      Self.embedding(
        container,
        #"""
        {"id": "b", "kind": "navigationController", "root": "c"},
        {"id": "c", "background": "white",
         "views": [{"id": "text", "kind": "label", "frame": \#(Self.frame)}],
         "segues": [{"id": "s", "kind": "show", "to": "d", "trigger": {"swipe": "left"}}]},
        {"id": "d", "background": "red"}
        """#))
    simulator.perform(.swipe(.left))
    for tick in 1..<60 {
      simulator.advance(to: tick)
      let surface = simulator.frame().surface
      for row in 0..<7 {
        #expect(surface[column: 7, row: row].background == .black)
        #expect(surface[column: 23, row: row].background == .black)
      }
    }
  }

  @Test func `a button at the edge of a small screen is completely visible`() throws {
    let simulator = try simulator(
      #"""
      {"id": "a", "views": [
        {"id": "l", "kind": "button", "title": "Leave",
         "frame": {"x": 0, "y": 0, "width": 5, "height": 10}},
        {"id": "r", "kind": "button", "title": "Reset",
         "frame": {"x": 95, "y": 50, "width": 5, "height": 10}}]}
      """#, columns: 10, rows: 5)
    #expect(rows(simulator) == [" Leave", "", "    Reset", ""])
  }
}
