/// The work that waits for its tick, ordered by tick and then by ordinal.
struct WorkQueue {
  /// The work, the last one first, so that the next piece is removed at no cost.
  private var waiting: [ScheduledWork] = []
  /// The number of pieces of work so far.
  private(set) var count = 0
  /// Indicates whether the work of a tick is running.
  var isRunning = false

  /// The tick of the next piece; nil if there is none.
  var nextTick: Int? { waiting.last?.dueTick }

  /// Returns the ordinal for the next piece of work.
  mutating func makeOrdinal() -> Int {
    count += 1
    return count
  }

  /// Adds a piece of work. Takes logarithmic time to search and linear time to insert.
  mutating func insert(_ work: ScheduledWork) {
    var (low, high) = (0, waiting.count)
    while low < high {
      let middle = (low + high) / 2
      let other = waiting[middle]
      if (other.dueTick, other.ordinal) > (work.dueTick, work.ordinal) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    waiting.insert(work, at: low)
  }

  /// Removes a piece of work; does nothing if it does not wait.
  mutating func remove(_ work: ScheduledWork) { waiting.removeAll { $0 === work } }

  func contains(_ work: ScheduledWork) -> Bool { waiting.contains { $0 === work } }

  /// Removes and returns the next piece of work that is due at `tick`; nil if there is none.
  mutating func takeDue(at tick: Int) -> ScheduledWork? {
    guard let next = waiting.last, next.dueTick <= tick else { return nil }
    return waiting.removeLast()
  }
}
