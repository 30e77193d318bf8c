internal import CellGraphics
internal import Simulation

extension SessionHistory {
  /// So many pictures are kept of the steps behind a moment, at the most.
  private static let maxCachedFrames = 96
  /// What they may take in memory.
  private static let maxCachedFrameBytes = 4_000_000

  /// Looks at `position`.
  ///
  /// A machine only goes on, so each step back would cost one that comes from farther behind. The one
  /// that goes to `position` therefore looks around on its way where further steps back will lead; those
  /// then need none.
  ///
  /// - Parameters:
  ///   - visitor: Who has looked so far and is needed no more.
  ///   - back: Where a step back from a moment leads, before it; nil where that is not known.
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

  /// The moments that steps back from `position` lead to and that are on the way of `cursor`, the first
  /// one last.
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

  /// - Parameter moments: In order of time; the pictures of others are forgotten for theirs.
  private func cacheFrames(with cursor: SimulatorCursor, at positions: [Position]) {
    guard !positions.isEmpty else { return }
    cachedFrames = positions.map { position in
      cursor.go(to: position, on: timeline)
      return HistoryViewer.CachedFrame(of: cursor)
    }
  }
}
