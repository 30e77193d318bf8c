import CellGraphics
import NavigationKit
import Simulation
import Storyboards
import Testing

@Suite struct SegueMenuTests {
  /// Two segues that only code performs: to a stack without a name, and to a scene without one.
  private func simulator() throws -> Simulator {
    let json = """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "a", "scenes": [
        {"id": "a", "title": "First", "segues": [
          {"id": "one", "kind": "presentModally", "to": "x-1"},
          {"id": "two", "kind": "presentModally", "to": "x-3"}]},
        {"id": "x-1", "kind": "navigationController", "root": "x-2"},
        {"id": "x-2", "title": "Second"}, {"id": "x-3"}]}
      """
    let simulator = Simulator(
      document: try SceneDocument(json: Array(json.utf8)), columns: 80, rows: 24)
    simulator.perform(.toggleSegueMenu)
    return simulator
  }

  private func place(of text: String, in simulator: Simulator) throws -> (column: Int, row: Int) {
    let lines = simulator.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains(text) })
    let range = try #require(lines[row].firstRange(of: text))
    return (lines[row].distance(from: lines[row].startIndex, to: range.lowerBound), row)
  }

  @Test func `the menu shows the name of a destination, and for a container the name of its root`()
    throws
  {
    let text = try simulator().frame().text
    #expect(text.contains("one → Second"))
    #expect(text.contains("two → x-3"))
  }

  @Test func `the menu prefers the root's title to a navigation controller's own title`()
    throws
  {
    let json = """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "a", "scenes": [
        {"id": "a", "title": "First", "segues": [
          {"id": "one", "kind": "presentModally", "to": "n-1"},
          {"id": "two", "kind": "presentModally", "to": "n-2"}]},
        {"id": "n-1", "kind": "navigationController", "title": "Navigation Controller",
         "root": "r-1"},
        {"id": "r-1", "title": "Letters"},
        {"id": "n-2", "kind": "navigationController", "name": "Archive", "root": "r-2"},
        {"id": "r-2"}]}
      """
    let simulator = Simulator(
      document: try SceneDocument(json: Array(json.utf8)), columns: 80, rows: 24)
    simulator.perform(.toggleSegueMenu)
    let text = simulator.frame().text
    #expect(text.contains("one → Letters"))
    // The root has no name of its own.
    #expect(text.contains("two → Archive"))
  }

  @Test func `a click on an entry performs its segue, and a click outside closes the menu`() throws
  {
    for (text, path) in [
      ("two →", " First ▴ x-3"), ("Code-triggered", " First   "), ("?", " First   "),
    ] {
      let simulator = try simulator()
      let (column, row) = try place(of: text, in: simulator)
      simulator.perform(.pointer(.down, column: column, row: row))
      simulator.perform(.pointer(.up, column: column, row: row))
      simulator.advance(to: 240)
      let frame = simulator.frame().text
      #expect(try #require(frame.split(separator: "\n").last).hasPrefix(path))
      #expect(frame.contains("Code-triggered") == (text == "Code-triggered"))
    }
  }

  @Test func `a click released on another entry performs no segue`() throws {
    let simulator = try simulator()
    let (column, row) = try place(of: "two →", in: simulator)
    simulator.perform(.pointer(.down, column: column, row: row))
    simulator.perform(.pointer(.up, column: column, row: row - 1))
    #expect(simulator.frame().text.contains("Code-triggered"))
  }
}
