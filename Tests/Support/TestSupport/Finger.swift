internal import CellGraphics
public import NavigationKit

/// A finger on the screen of an application, by cells.
extension Application {
  public func touch(_ phase: TouchPhase, _ column: Int, _ row: Int) {
    touch(phase, at: Point(x: Double(column) + 0.5, y: Double(row) + 0.5))
  }

  public func click(_ column: Int, _ row: Int) {
    touch(.down, column, row)
    touch(.up, column, row)
  }

  public func turnWheel(_ direction: Direction, _ column: Int, _ row: Int) {
    turnWheel(direction, at: Point(x: Double(column) + 0.5, y: Double(row) + 0.5))
  }

  /// Drags a finger through cells with `ticks` ticks between two cells. The finger stays down.
  public func drag(through cells: [(column: Int, row: Int)], ticks: Int = 4) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { advance(to: tick + ticks) }
      touch(index == 0 ? .down : .move, cell.column, cell.row)
    }
  }

  /// Drags a finger as `drag` does, and lifts it at the last cell.
  public func dragAndLetGo(through cells: [(column: Int, row: Int)], ticks: Int = 4) {
    drag(through: cells, ticks: ticks)
    if let last = cells.last { touch(.up, last.column, last.row) }
  }
}
