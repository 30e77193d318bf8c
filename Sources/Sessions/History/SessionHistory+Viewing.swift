internal import CellGraphics
internal import Simulation

extension SessionHistory {
  /// The largest number of cached frames before the shown position.
  private static let maxCachedFrames = 96
  /// The largest size of all cached frames in bytes.
  private static let maxCachedFrameBytes = 4_000_000

  /// Returns a viewer of a position.
  ///
  /// A simulator only runs forwards, so each step back needs a simulator at an earlier position.
  /// While the cursor runs to the position, it caches the frames that further steps back would
  /// show.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - previous: A viewer that is no longer needed. Its cursor is parked.
  ///   - stepBack: Returns the earlier position that a step back leads to; nil if unknown.
  func viewer(
    at position: Position, reusing previous: HistoryViewer?,
    stepBack: (Position) -> Position? = { _ in nil }
  ) -> HistoryViewer {
    prefetchPosition = position
    if let cursor = previous?.existingCursor { park(cursor) }
    if let cachedFrame = cachedFrames.first(where: { $0.position == position }) {
      return HistoryViewer(cachedFrame, in: self)
    }
    let cursor = takeCursor(atOrBefore: position)
    cacheFrames(with: cursor, at: earlierPositions(stepBack, from: position, after: cursor))
    cursor.go(to: position, on: timeline)
    return HistoryViewer(cursor, in: self)
  }

  /// Returns the positions that steps back lead to and that are after the cursor, in order of time.
  private func earlierPositions(
    _ stepBack: (Position) -> Position?, from position: Position, after cursor: SimulatorCursor
  ) -> [Position] {
    let cells = cursor.simulator.columns * cursor.simulator.rows
    let limit = min(
      Self.maxCachedFrames, Self.maxCachedFrameBytes / (cells * MemoryLayout<Cell>.stride))
    var steps: [Position] = []
    var last = position
    while steps.count < limit, let step = stepBack(last), step < last, step >= cursor.position {
      steps.append(step)
      last = step
    }
    return steps.reversed()
  }

  /// Replaces the cached frames by those at some positions.
  ///
  /// - Parameter positions: Positions in order of time.
  private func cacheFrames(with cursor: SimulatorCursor, at positions: [Position]) {
    guard !positions.isEmpty else { return }
    cachedFrames = positions.map { position in
      cursor.go(to: position, on: timeline)
      return HistoryViewer.CachedFrame(of: cursor)
    }
  }
}
