internal import Simulation

/// Shows a position of a session history, by a cached frame or by a simulator.
final class HistoryViewer {
  /// The frame at a position, with what keys type there.
  struct CachedFrame {
    var position: Position
    var frame: Frame
    var textEntry: TextEntry

    init(of cursor: SimulatorCursor) {
      position = cursor.position
      frame = cursor.simulator.frame()
      textEntry = cursor.simulator.textEntry
    }
  }

  private let history: SessionHistory
  private var cachedFrame: CachedFrame?
  /// The cursor; nil while only the cached frame is needed.
  private(set) var existingCursor: SimulatorCursor?

  init(_ cursor: SimulatorCursor, in history: SessionHistory) {
    self.history = history
    existingCursor = cursor
  }

  init(_ cachedFrame: CachedFrame, in history: SessionHistory) {
    self.history = history
    self.cachedFrame = cachedFrame
  }

  /// The cursor at the position.
  ///
  /// The first access may have to create it, which takes as long as
  /// ``SessionHistory/cursor(at:reusing:)``.
  var cursor: SimulatorCursor {
    if let existingCursor { return existingCursor }
    let cursor = history.cursor(at: cachedFrame?.position ?? .start)
    existingCursor = cursor
    cachedFrame = nil
    return cursor
  }

  var position: Position { existingCursor?.position ?? cachedFrame?.position ?? .start }

  var frame: Frame { cachedFrame?.frame ?? cursor.simulator.frame() }

  var textEntry: TextEntry { cachedFrame?.textEntry ?? cursor.simulator.textEntry }

  /// Returns the simulator's next frame; nil while only a cached frame is shown.
  func nextFrame() -> Frame? { existingCursor?.simulator.nextFrame() }
}
