import Inspection
import NavigationKit
import Simulation
import Testing

/// The keys of the inspector.
@Suite struct InspectorKeysTests {
  @Test func `Tab visits the panes and the app, where keys belong to the app until i`() throws {
    let stage = try Stage()
    var visited: [InspectorPane] = []
    for _ in 0..<4 {
      stage.press(.tab)
      visited.append(stage.inspector.focus)
    }
    #expect(visited == [.facts, .ribbon, .feed, .app])
    #expect(
      stage.press(.tab, .up, .character("q"), .escape) == [.forApp, .forApp, .forApp, .forApp])
    #expect(stage.press(.character("i")) == [.handled])
    #expect(stage.inspector.focus == .feed)
    #expect(stage.press(.character("i")) == [.closed])
  }

  @Test func `a gives the focus to the app`() throws {
    let stage = try Stage()
    #expect(stage.press(.character("a"), .up) == [.handled, .forApp])
  }

  @Test func `keys of time, export and quitting are for the session`() throws {
    let stage = try Stage()
    #expect(
      stage.press(.character("["), .character("}"), .character("e"), .control("c")) == [
        .travel(.back), .travel(.navigationOn), .export, .quit,
      ])
  }

  @Test func `the help shows the keys and the next key closes it`() throws {
    let stage = try Stage()
    stage.press(.character("?"))
    #expect(stage.screen.contains { $0.contains("Inspector") && $0.contains("─") })
    stage.press(.character("i"))
    #expect(stage.press(.character("i")) == [.closed])
  }

  @Test(arguments: InspectorPane.allCases.filter { $0 != .app })
  func `each movement key is safe in each pane and size`(pane: InspectorPane) throws {
    for (columns, rows) in [(200, 60), (132, 40), (80, 24), (20, 5), (3, 2)] {
      let stage = try Stage(columns: columns, rows: rows)
      stage.perform(.tap)
      while stage.inspector.focus != pane { stage.press(.tab) }
      for key: Key in [
        .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .enter, .character("p"),
        .character("y"), .character("-"), .character("+"), .character("c"), .character("t"),
      ] {
        stage.press(key)
        #expect(stage.screen.count >= rows)
      }
    }
  }
}
