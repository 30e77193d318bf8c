/// The times of an artefact: ticks of the session, with long rests shortened.
struct SharedClock: Sendable {
  /// A part of the session that is left out.
  struct Cut: Hashable, Sendable {
    /// The first tick of the session that is left out.
    var tick: Int
    /// The number of ticks that are left out.
    var length: Int
    /// The number of ticks that all earlier cuts leave out.
    var before: Int
  }

  /// The tick of the session at which the artefact begins.
  private(set) var start: Int
  private(set) var cuts: [Cut] = []

  init(start: Int) { self.start = start }

  /// Leaves out the part of a rest that is longer than `limit` ticks. Rests are given in order of
  /// time.
  mutating func shorten(from tick: Int, to end: Int, limit: Int?) {
    guard let limit, end - tick > limit else { return }
    let before = cuts.last.map { $0.before + $0.length } ?? 0
    cuts.append(Cut(tick: tick + limit, length: end - tick - limit, before: before))
  }

  /// Returns the time in the artefact of a tick of the session.
  func time(ofTick tick: Int) -> Int {
    let count = cuts.partitionIndex(where: { $0.tick < tick })
    guard count > 0 else { return max(0, tick - start) }
    let cut = cuts[count - 1]
    return max(0, tick - start - cut.before - min(cut.length, tick - cut.tick))
  }
}

extension Array {
  /// Returns the index of the first element for which a condition is false, or the number of elements.
  /// The condition must be true for all elements before it and false for all after it.
  func partitionIndex(where isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
