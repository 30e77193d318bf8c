public import CellGraphics

/// The places of the app, the inspector and its panes on a terminal.
///
/// ```swift
/// let layout = InspectorLayout(columns: 200, rows: 60, focus: .tree)
/// precondition(layout.app.columns == 100 && layout.inspector.column == 100)
/// // A small terminal shows the inspector instead of the app.
/// let small = InspectorLayout(columns: 80, rows: 24, focus: .tree)
/// precondition(small.inspector.columns == 80 && small.hidesApp)
/// ```
public struct InspectorLayout: Equatable, Sendable {
  /// The arrangement of the app and the inspector.
  public enum Arrangement: Sendable {
    /// The inspector is to the right of the app, in 100 columns or more.
    case beside
    /// The inspector is below the app.
    case below
    /// The inspector takes the place of the app while one of its panes has the focus.
    case instead
  }

  /// The arrangement.
  public let arrangement: Arrangement
  /// The area of the app with its status line. It does not depend on the focus.
  public let app: CellRect
  /// The area of the inspector.
  public let inspector: CellRect
  /// The areas of the visible panes.
  public let panes: [(pane: InspectorPane, rect: CellRect)]
  /// Indicates whether the inspector covers the app.
  public let hidesApp: Bool

  /// The fewest columns of an inspector beside the app.
  static let columnsBeside = 100
  /// The fewest columns of an app beside the inspector.
  static let appColumns = 60

  /// Creates the layout for a terminal.
  ///
  /// - Parameters:
  ///   - columns: The columns of the terminal.
  ///   - rows: The rows of the terminal.
  ///   - focus: The pane with the focus.
  ///   - detail: The pane beside the tree if there is no room for all.
  public init(
    columns: Int, rows: Int, focus: InspectorPane, detail: InspectorPane = .feed
  ) {
    let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    arrangement = Self.arrangement(screen)
    (app, inspector) = Self.areas(arrangement, screen, focus)
    hidesApp = arrangement == .instead && focus != .app
    panes = Self.panes(in: inspector, focus, detail)
  }

  private static func arrangement(_ screen: CellRect) -> Arrangement {
    if screen.columns >= columnsBeside + appColumns { return .beside }
    return screen.columns >= 100 && screen.rows >= 36 ? .below : .instead
  }

  private static func areas(
    _ arrangement: Arrangement, _ screen: CellRect, _ focus: InspectorPane
  ) -> (app: CellRect, inspector: CellRect) {
    var (app, inspector) = (screen, screen)
    switch arrangement {
    case .beside:
      inspector.columns = max(columnsBeside, screen.columns / 2)
      app.columns -= inspector.columns
      inspector.column = app.columns
    case .below:
      app.rows = screen.rows / 2
      inspector.rows -= app.rows
      inspector.row = app.rows
    case .instead:
      // While the app has the focus, a row above its status line shows the last event.
      guard focus == .app else { break }
      inspector.row = max(0, screen.rows - 2)
      inspector.rows = screen.rows >= 6 ? 1 : 0
    }
    return (app, inspector)
  }

  /// Returns the panes between the title row and the row of hints.
  private static func panes(
    in rect: CellRect, _ focus: InspectorPane, _ detail: InspectorPane
  ) -> [(pane: InspectorPane, rect: CellRect)] {
    guard rect.rows >= 4 else { return [] }
    let (columns, rows) = (rect.columns - 1, rect.rows - 1)
    let (column, row) = (rect.column + 1, rect.row)
    if columns >= 79, rows >= 30 {
      let (top, middle) = (rows * 2 / 5, rows / 4)
      let left = columns * 9 / 20
      return [
        (.tree, CellRect(column: column, row: row, columns: left, rows: top)),
        (
          .facts,
          CellRect(column: column + left + 1, row: row, columns: columns - left - 1, rows: top)
        ),
        (.ribbon, CellRect(column: column, row: row + top, columns: columns, rows: middle)),
        (
          .feed,
          CellRect(column: column, row: row + top + middle, columns: columns, rows: rows - top - middle)
        ),
      ]
    }
    let shown = focus == .tree || focus == .app ? detail : focus
    if columns >= 99 {
      let left = columns * 2 / 5
      return [
        (.tree, CellRect(column: column, row: row, columns: left, rows: rows)),
        (
          shown,
          CellRect(column: column + left + 1, row: row, columns: columns - left - 1, rows: rows)
        ),
      ]
    }
    let single = focus == .app ? detail : focus
    return [(single, CellRect(column: column, row: row, columns: columns, rows: rows))]
  }

  /// Returns the area of a pane; nil if it is not visible.
  func rect(of pane: InspectorPane) -> CellRect? { panes.first { $0.pane == pane }?.rect }

  public static func == (one: InspectorLayout, other: InspectorLayout) -> Bool {
    one.app == other.app && one.inspector == other.inspector
      && one.panes.map(\.rect) == other.panes.map(\.rect)
      && one.panes.map(\.pane) == other.panes.map(\.pane)
  }
}
