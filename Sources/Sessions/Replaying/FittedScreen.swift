internal import Simulation

/// Shows positions of a recorded session on a screen of another size.
///
/// The app is laid out again, in a simulator beside the replay, and keeps the size classes of the
/// recording. Between two inputs the simulator only lets time pass. After an input it is made again,
/// because a recorded pointer belongs to the recorded layout.
final class FittedScreen {
  private let history: SessionHistory
  private var cursor: SimulatorCursor?
  private var size = (columns: 0, rows: 0)

  init(in history: SessionHistory) { self.history = history }

  /// Drops the simulator after a change of the history.
  func reset() { cursor = nil }

  /// Returns the simulator at a position, laid out for a size in cells.
  func simulator(at position: Position, columns: Int, rows: Int) -> Simulator {
    if let cursor, cursor.position.inputs == position.inputs,
      cursor.position.tick <= position.tick, size == (columns, rows)
    {
      _ = cursor.wait(until: position.tick)
      return cursor.simulator
    }
    let cursor = history.cursor(at: position)
    cursor.simulator.layOut(columns: columns, rows: rows)
    (self.cursor, size) = (cursor, (columns, rows))
    return cursor.simulator
  }
}
