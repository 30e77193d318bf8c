import CellGraphics
import Inspection
import NavigationKit
import Simulation
import Testing

/// The tree of window, controllers and views.
@Suite struct TreeTests {
  /// A line of the tree: two blanks for each level, then sign, name and detail.
  private func lines(_ stage: Stage) -> [String] {
    stage.inspector.tree.map { line in
      let words = [line.sign, line.name, line.detail].filter { !$0.isEmpty }
      return String(repeating: "  ", count: line.level) + words.joined(separator: " ")
    }
  }

  @Test func `a stack is listed with its root and what is pushed`() throws {
    let stage = try Stage()
    stage.perform(.tap)
    #expect(
      lines(stage) == [
        "Window 100 × 59",
        "  nav root",
        "    view NavigationView",
        "    home root of the stack",
        "      view DesignCanvasView",
        "    › detail pushed",
        "      view DesignCanvasView",
      ])
  }

  @Test func `a presented controller names its presenter and its style`() throws {
    let stage = try Stage()
    stage.perform(.swipe(.up))
    let sheet = try #require(stage.inspector.tree.first { $0.name == "sheet" })
    #expect(sheet.sign == "▴")
    #expect(sheet.detail == "presented by home as fullScreen")
    #expect(sheet.state == .appeared)
    let home = try #require(stage.inspector.tree.first { $0.name == "home" })
    #expect(home.state == .disappeared && home.isOffScreen)
  }

  @Test func `controllers that the last input was about are marked`() throws {
    let stage = try Stage()
    stage.perform(.tap)
    #expect(stage.inspector.tree.filter(\.isChanged).map(\.name) == ["nav", "home", "detail"])
    stage.perform(.swipe(.left))  // Nothing here recognises it.
    #expect(stage.inspector.tree.filter(\.isChanged).map(\.name) == ["detail"])
  }

  @Test func `the frontmost scene is selected until the user selects another item`() throws {
    let stage = try Stage()
    #expect(stage.inspector.selected == .controller("home"))
    stage.perform(.tap)
    #expect(stage.inspector.selected == .controller("detail"))
    stage.press(.home)
    #expect(stage.inspector.selected == .window)
    stage.perform(.cancel)
    #expect(stage.inspector.selected == .window)
  }

  @Test func `views are folded until they are unfolded, and a folded controller hides its parts`()
    throws
  {
    let stage = try Stage()
    #expect(!stage.inspector.tree.contains { $0.name == "go" })
    stage.press(.down, .right)
    #expect(stage.inspector.tree.suffix(2).map(\.name) == ["hello", "go"])
    #expect(stage.inspector.tree.suffix(2).map(\.detail) == ["Label, “Hello”", "Button, “Go”"])
    stage.press(.right, .left, .left, .left, .left)
    #expect(stage.inspector.selected == .controller("home"))
    #expect(stage.inspector.tree.last?.name == "home")
  }

  @Test func `picking selects each visible item, and a click selects the item under it`() throws {
    let stage = try Stage()
    stage.press(.character("p"))
    #expect(stage.inspector.selected == .view(controller: "home", path: [0]))
    // The button begins at 100 of 400 points, so at 25 of 100 columns.
    let row = try #require(stage.screen.firstIndex { $0.prefix(100).contains(" Go ") })
    let click = PointerInput(.press, button: .left, column: 30, row: row)
    #expect(stage.inspector.receive(click))
    stage.update()
    #expect(stage.fact("id") == "go")
  }
}
