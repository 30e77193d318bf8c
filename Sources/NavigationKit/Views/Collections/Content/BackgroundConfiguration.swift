public import CellGraphics

/// The background of a cell as a value.
public struct BackgroundConfiguration: Hashable, Sendable {
  /// The colour behind the content; nil shows what is behind the cell.
  public var backgroundColor: Color?
  /// The radius of the corners. It is kept and not drawn.
  public var cornerRadius = 0.0

  /// Returns a background without a colour.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration() }
  /// Returns the background of a row in a plain list.
  public static func listPlainCell() -> BackgroundConfiguration {
    BackgroundConfiguration(backgroundColor: Theme.current { $0.background })
  }
  /// Returns the background of a row in a grouped list.
  public static func listGroupedCell() -> BackgroundConfiguration {
    BackgroundConfiguration(backgroundColor: Theme.current { $0.groupedRowBackground })
  }
  /// Returns the background of a row in any list.
  public static func listCell() -> BackgroundConfiguration { listPlainCell() }
}
