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
  ///   - recent: The panes that had the focus, the last one first. If there is no room for all
  ///     panes, these are shown.
  ///   - lanes: The number of lanes of the ribbon, which gets as many rows if there is room.
  public init(
    columns: Int, rows: Int, focus: InspectorPane, recent: [InspectorPane] = [.tree, .feed],
    lanes: Int = 4
  ) {
    let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    arrangement = Self.arrangement(screen)
    (app, inspector) = Self.areas(arrangement, screen, focus)
    hidesApp = arrangement == .instead && focus != .app
    panes = Self.panes(in: inspector, recent, lanes)
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

  /// Returns the panes above the row of hints.
  private static func panes(
    in rect: CellRect, _ recent: [InspectorPane], _ lanes: Int
  ) -> [(pane: InspectorPane, rect: CellRect)] {
    guard rect.rows >= 4, rect.columns >= 2 else { return [] }
    let area = CellRect(
      column: rect.column + 1, row: rect.row, columns: rect.columns - 1, rows: rect.rows - 1)
    if area.columns >= 79, area.rows >= 30 { return allPanes(in: area, lanes) }
    if area.columns >= 99 {
      let detail = recent.first { $0 != .tree } ?? .feed
      let (left, right) = area.divided(atColumn: area.columns * 2 / 5)
      return [(.tree, left), (detail, right)]
    }
    guard area.rows >= 17 else { return [(recent.first ?? .tree, area)] }
    let (top, bottom) = area.divided(atRow: area.rows * 9 / 20)
    return [(recent.first { $0 != .feed } ?? .tree, top), (.feed, bottom)]
  }

  private static func allPanes(
    in area: CellRect, _ lanes: Int
  ) -> [(pane: InspectorPane, rect: CellRect)] {
    let (upper, lower) = area.divided(atRow: area.rows * 7 / 20)
    let (tree, facts) = upper.divided(atColumn: area.columns * 9 / 20)
    let (ribbon, feed) = lower.divided(atRow: min(max(lanes + 5, 8), area.rows / 3))
    return [(.tree, tree), (.facts, facts), (.ribbon, ribbon), (.feed, feed)]
  }

  /// Returns the panes that take turns in the area of a pane, with the pane itself.
  ///
  /// Beside the tree these are all others, above the feed too.
  func panesInTurn(with pane: InspectorPane) -> [InspectorPane] {
    let shown = panes.map(\.pane)
    let isSideBySide = panes.count == 2 && panes[0].rect.row == panes[1].rect.row
    guard shown.count < 4, pane == (isSideBySide ? shown.last : shown.first) else { return [pane] }
    return InspectorPane.allCases.filter { $0 == pane || $0 != .app && !shown.contains($0) }
  }

  /// Returns the area of a pane; nil if it is not visible.
  func rect(of pane: InspectorPane) -> CellRect? { panes.first { $0.pane == pane }?.rect }

  public static func == (one: InspectorLayout, other: InspectorLayout) -> Bool {
    one.app == other.app && one.inspector == other.inspector
      && one.panes.map(\.rect) == other.panes.map(\.rect)
      && one.panes.map(\.pane) == other.panes.map(\.pane)
  }
}

extension CellRect {
  /// Returns the parts to the left and to the right of a column, with a blank column between them.
  fileprivate func divided(atColumn offset: Int) -> (CellRect, CellRect) {
    (
      CellRect(column: column, row: row, columns: offset, rows: rows),
      CellRect(column: column + offset + 1, row: row, columns: columns - offset - 1, rows: rows)
    )
  }

  /// Returns the parts above and below a row.
  fileprivate func divided(atRow offset: Int) -> (CellRect, CellRect) {
    (
      CellRect(column: column, row: row, columns: columns, rows: offset),
      CellRect(column: column, row: row + offset, columns: columns, rows: rows - offset)
    )
  }
}
