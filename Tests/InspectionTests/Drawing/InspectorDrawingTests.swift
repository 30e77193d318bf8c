import CellGraphics
import Inspection
import NavigationKit
import Simulation
import Testing

/// The screen with the inspector.
@Suite struct InspectorDrawingTests {
  @Test func `the selected item has a frame of lines in the app`() throws {
    let stage = try Stage()
    stage.press(.home)
    #expect(!stage.screen.contains { $0.contains("┏") })
    stage.press(.down)
    // The view of the stack fills the app: 100 columns and 59 rows.
    let screen = stage.screen
    #expect(screen[0].hasPrefix("┏" + String(repeating: "━", count: 98) + "┓"))
    #expect(screen[58].hasPrefix("┗" + String(repeating: "━", count: 98) + "┛"))
    #expect(screen[30].hasPrefix("┃"))
  }

  @Test func `there is no frame in the app while it has the focus`() throws {
    let stage = try Stage()
    stage.press(.character("a"))
    #expect(!stage.screen.contains { $0.contains("┏") })
  }

  @Test func `a selected line of the focused pane has a sign`() throws {
    let stage = try Stage()
    #expect(stage.screen.contains { $0.contains("›") && $0.contains("● home") })
    stage.press(.tab)
    #expect(!stage.screen.contains { $0.contains("›") && $0.contains("● home") })
    #expect(stage.screen.contains { $0.contains("›class") })
  }

  @Test func `a small terminal shows two panes, and the last event while the app is used`() throws {
    let stage = try Stage(columns: 80, rows: 24)
    let screen = stage.screen
    #expect(screen[0].contains(" Tree  Facts  Ribbon "))
    #expect(screen.contains { $0.hasPrefix("  Feed ") })
    #expect(screen[23].contains("i close"))
    stage.press(.character("a"))
    stage.perform(.swipe(.left))
    #expect(stage.screen[22].contains("i Ignored in home: swipe left"))
    #expect(stage.screen.joined().contains("Hello"))
  }

  @Test func `a text of the app reaches the screen without control characters`() throws {
    let stage = try Stage()
    let home = stage.simulator.application.frontmostViewController
    stage.simulator.application.turn { home?.title = "\u{1B}[2J\u{7}" }
    stage.update()
    #expect(stage.screen.allSatisfy { !$0.contains("\u{1B}") && !$0.contains("\u{7}") })
    #expect(stage.screen.contains { $0.contains("␛[2J␇") })
  }

  @Test func `every frame has the size of the terminal and panels within it`() throws {
    for (columns, rows) in [(200, 60), (132, 40), (80, 24), (40, 12), (10, 3), (1, 1)] {
      let stage = try Stage(columns: columns, rows: rows)
      let frame = stage.inspector.frame(around: stage.simulator.frame())
      #expect(frame.surface.columns == columns && frame.surface.rows == rows)
      for panel in frame.panels {
        #expect(!panel.rect.isEmpty && panel.rect.intersection(frame.surface.bounds) == panel.rect)
      }
    }
  }
}
