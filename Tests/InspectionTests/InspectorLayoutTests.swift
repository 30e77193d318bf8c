import CellGraphics
import Inspection
import Testing

/// The places of the app and the panes.
@Suite struct InspectorLayoutTests {
  @Test func `200 columns have the app and an inspector of 100 columns beside it`() {
    let layout = InspectorLayout(columns: 200, rows: 60, focus: .tree)
    #expect(layout.arrangement == .beside)
    #expect(layout.app == CellRect(column: 0, row: 0, columns: 100, rows: 60))
    #expect(layout.inspector == CellRect(column: 100, row: 0, columns: 100, rows: 60))
    #expect(layout.panes.map(\.pane) == [.tree, .facts, .ribbon, .feed])
  }

  @Test func `132 columns have the inspector below the app`() {
    let layout = InspectorLayout(columns: 132, rows: 40, focus: .tree)
    #expect(layout.arrangement == .below)
    #expect(layout.app == CellRect(column: 0, row: 0, columns: 132, rows: 20))
    #expect(layout.inspector == CellRect(column: 0, row: 20, columns: 132, rows: 20))
    #expect(layout.panes.map(\.pane) == [.tree, .feed])
  }

  @Test func `80 columns have the inspector instead of the app, and a row while the app is used`() {
    let screen = CellRect(column: 0, row: 0, columns: 80, rows: 24)
    let layout = InspectorLayout(columns: 80, rows: 24, focus: .facts)
    #expect(layout.hidesApp && layout.inspector == screen)
    #expect(layout.panes.map(\.pane) == [.tree, .feed])
    let app = InspectorLayout(columns: 80, rows: 24, focus: .app)
    #expect(!app.hidesApp && app.app == screen)
    #expect(app.inspector == CellRect(column: 0, row: 22, columns: 80, rows: 1))
  }

  @Test(arguments: [(1, 1), (2, 3), (20, 5), (99, 36), (100, 35), (160, 2), (300, 100)])
  func `all areas are on the terminal and panes do not overlap`(columns: Int, rows: Int) {
    let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    for focus in InspectorPane.allCases {
      let layout = InspectorLayout(columns: columns, rows: rows, focus: focus)
      for rect in [layout.app, layout.inspector] + layout.panes.map(\.rect) where !rect.isEmpty {
        #expect(rect.intersection(screen) == rect)
      }
      for (index, one) in layout.panes.enumerated() {
        for other in layout.panes[(index + 1)...] {
          #expect(one.rect.intersection(other.rect).isEmpty)
        }
      }
    }
  }
}
