internal import CellGraphics

/// The choice of the item to which an arrow moves from another item.
///
/// The nearest item that the arrow points at is chosen. An item beside the arrow's path is chosen
/// only along the scrolling, if it lies in a whole line between: a last line that is shorter.
struct ItemSearch {
  var from: Rect
  var direction: Direction
  /// Indicates whether an item beside the arrow's path can be chosen.
  var mayLeaveLine: Bool

  /// Returns the index of the chosen frame; nil if none lies in the direction.
  func nearest(_ frames: [Rect]) -> Int? {
    let beyond = frames.indices.filter { start(frames[$0]) >= end(from) - 0.001 }
    let aimed = beyond.filter { isAimedAt(frames[$0]) }.min { isNearer(frames[$0], frames[$1]) }
    guard mayLeaveLine else { return aimed }
    let limit = aimed.map { start(frames[$0]) } ?? .infinity
    let between = beyond.filter { !isAimedAt(frames[$0]) && end(frames[$0]) <= limit + 0.001 }
    return between.min { isNearer(frames[$0], frames[$1]) } ?? aimed
  }

  /// The edge of a frame that comes first in the direction.
  private func start(_ frame: Rect) -> Double {
    switch direction {
    case .up: -frame.maxY
    case .down: frame.minY
    case .left: -frame.maxX
    case .right: frame.minX
    }
  }

  private func end(_ frame: Rect) -> Double {
    switch direction {
    case .up: -frame.minY
    case .down: frame.maxY
    case .left: -frame.minX
    case .right: frame.maxX
    }
  }

  private func isAimedAt(_ frame: Rect) -> Bool {
    direction.isVertical
      ? frame.minX < from.maxX && frame.maxX > from.minX
      : frame.minY < from.maxY && frame.maxY > from.minY
  }

  private func isNearer(_ a: Rect, _ b: Rect) -> Bool {
    start(a) == start(b) ? aside(a) < aside(b) : start(a) < start(b)
  }

  private func aside(_ frame: Rect) -> Double {
    direction.isVertical ? abs(frame.midX - from.midX) : abs(frame.midY - from.midY)
  }
}
