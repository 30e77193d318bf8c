import CellGraphics
import NavigationKit
import Simulation
import Storyboards
import Testing

/// Views of a scene file that masks and constraints place, on the screen.
///
/// The canvas is 100 × 100 points; a screen of 80 × 25 leaves 80 × 24 to the scene.
@Suite struct SceneLayoutTests {
  private func simulator(_ views: String, columns: Int = 80, rows: Int = 25) throws -> Simulator {
    let json = #"""
      {"version": 1, "canvas": {"width": 100, "height": 100}, "initialScene": "a",
       "scenes": [{"id": "a", "views": [\#(views)]}]}
      """#
    return Simulator(
      document: try SceneDocument(json: Array(json.utf8)), columns: columns, rows: rows)
  }

  /// Returns the frames of the scene's views.
  private func frames(_ simulator: Simulator) -> [Rect] {
    _ = simulator.frame()
    return simulator.application.frontmostViewController?.view.subviews.map(\.frame) ?? []
  }

  private static func label(_ id: String, _ more: String) -> String {
    #"{"id": "\#(id)", "kind": "label", "text": "word", \#(more)}"#
  }

  // At 80 × 24 the label is 10 columns from the right and in the last row but one; it stays so.
  @Test func `an autoresizing mask keeps margins and sizes that are not flexible`() throws {
    let simulator = try simulator(
      Self.label(
        "v",
        #"""
        "frame": {"x": 75, "y": 91.6, "width": 12.5, "height": 4},
        "autoresizing": ["flexibleLeftMargin", "flexibleTopMargin"]
        """#))
    #expect(frames(simulator) == [Rect(x: 60, y: 22, width: 10, height: 1)])
    simulator.perform(.resize(columns: 160, rows: 51))
    #expect(frames(simulator) == [Rect(x: 140, y: 48, width: 10, height: 1)])
    simulator.perform(.resize(columns: 40, rows: 13))
    #expect(frames(simulator) == [Rect(x: 20, y: 10, width: 10, height: 1)])
  }

  // 8 columns at either side of 64: at 160 the view is 144 wide.
  @Test func `flexible width and height take all additional cells`() throws {
    let simulator = try simulator(
      Self.label(
        "v",
        #"""
        "lines": 0, "frame": {"x": 10, "y": 25, "width": 80, "height": 50},
        "autoresizing": ["flexibleWidth", "flexibleHeight"]
        """#))
    #expect(frames(simulator) == [Rect(x: 8, y: 6, width: 64, height: 12)])
    simulator.perform(.resize(columns: 160, rows: 49))
    #expect(frames(simulator) == [Rect(x: 8, y: 6, width: 144, height: 36)])
    // Nothing is left of it.
    simulator.perform(.resize(columns: 12, rows: 9))
    let view = simulator.application.frontmostViewController?.view.subviews[0]
    #expect(view?.isHidden == true)
  }

  // Points scale to cells: 10 points are 8 columns or 2.4 rows of 80 × 24.
  @Test func `constraints place views relative to each other at every size of the screen`() throws {
    let simulator = try simulator(
      [
        Self.label(
          "v", #""constraints": [{"attribute": "leading", "constant": 10}, {"attribute": "top"}]"#),
        Self.label(
          "w",
          #"""
          "constraints": [
            {"attribute": "leading", "to": "v", "toAttribute": "trailing", "constant": 10},
            {"attribute": "top", "to": "v"},
            {"attribute": "width", "to": "superview", "multiplier": 0.25}]
          """#),
        Self.label(
          "x",
          #"""
          "constraints": [{"attribute": "centerX"}, {"attribute": "bottom"},
            {"attribute": "width", "constant": 50}]
          """#),
      ].joined(separator: ","))
    #expect(
      frames(simulator) == [
        Rect(x: 8, y: 0, width: 4, height: 1), Rect(x: 20, y: 0, width: 20, height: 1),
        Rect(x: 20, y: 23, width: 40, height: 1),
      ])
    simulator.perform(.resize(columns: 40, rows: 13))
    #expect(
      frames(simulator) == [
        Rect(x: 4, y: 0, width: 4, height: 1), Rect(x: 12, y: 0, width: 10, height: 1),
        Rect(x: 10, y: 11, width: 20, height: 1),
      ])
  }

  // The margins of a scene are two columns.
  @Test func `a required margin limits a width with a lower priority`() throws {
    let simulator = try simulator(
      Self.label(
        "v",
        #"""
        "constraints": [{"attribute": "leading", "to": "layoutMarginsGuide"},
          {"attribute": "trailing", "relation": "lessThanOrEqual", "to": "layoutMarginsGuide"},
          {"attribute": "width", "constant": 200, "priority": 900}, {"attribute": "top"}]
        """#))
    #expect(frames(simulator) == [Rect(x: 2, y: 0, width: 76, height: 1)])
  }
}
