internal import Simulation

/// Who looks at a moment of the past: by a picture that is at hand, or by a machine.
final class HistoryViewer {
  /// What a moment looked like.
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
  /// nil as long as the picture has been enough.
  private(set) var existingCursor: SimulatorCursor?

  init(_ cursor: SimulatorCursor, in history: SessionHistory) {
    self.history = history
    existingCursor = cursor
  }

  init(_ cachedFrame: CachedFrame, in history: SessionHistory) {
    self.history = history
    self.cachedFrame = cachedFrame
  }

  /// The machine at that moment; where there is none yet, it takes as long as ``SessionHistory/cursor(at:reusing:)``.
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

  /// As `Simulator.nextFrame()`; nil where only a picture is at hand.
  func nextFrame() -> Frame? { existingCursor?.simulator.nextFrame() }
}
