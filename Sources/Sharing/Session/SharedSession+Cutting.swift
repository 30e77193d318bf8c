internal import NavigationKit

extension SharedSession {
  /// Keeps the part between two moments and shortens long rests.
  ///
  /// - Throws: ``SharingError`` if a moment does not exist or the part is empty.
  mutating func cut(
    from first: SharedMoment?, to last: SharedMoment?, idle: Int?
  ) throws(SharingError) {
    let start = try first.map { moment throws(SharingError) in try tick(of: moment) } ?? 0
    let end = min(
      try last.map { moment throws(SharingError) in try tick(of: moment) } ?? length, length)
    guard start <= end else {
      throw .emptyPart(from: first?.description ?? "0", to: last?.description ?? "\(length)")
    }
    let first = max(0, frames.partitionIndex(where: { $0.tick <= start }) - 1)
    frames = Array(frames[first..<max(first + 1, frames.partitionIndex(where: { $0.tick <= end }))])
    frames[0].tick = max(frames[0].tick, start)
    chapters.removeAll { $0.tick < start || $0.endTick > end }
    inputs.removeAll { $0.tick < start || $0.tick > end }
    events.removeAll { $0.tick < start || $0.tick > end }
    trees.removeAll { $0.tick > end }
    walks.removeAll { $0.tick > end }
    clock = SharedClock(start: start)
    // A rest ends with an input or the beginning of a movement, before the screen changes.
    let changes =
      frames.map(\.tick) + inputs.map(\.tick) + chapters.flatMap { [$0.tick, $0.endTick] }
    let ticks = (changes + [end]).sorted()
    for (tick, next) in zip(ticks, ticks.dropFirst()) {
      clock.shorten(from: tick, to: next, limit: idle)
    }
    for index in frames.indices { frames[index].time = clock.time(ofTick: frames[index].tick) }
    length = clock.time(ofTick: end)
  }

  private func tick(of moment: SharedMoment) throws(SharingError) -> Int {
    switch moment {
    case .tick(let tick): return tick
    case .navigation(let number):
      guard chapters.indices.contains(number - 1) else {
        throw .noNavigation(number, count: chapters.count)
      }
      return chapters[number - 1].tick
    case .event(let number):
      guard let event = events.first(where: { $0.number == number }) else {
        throw .noEvent(number)
      }
      return event.tick
    }
  }
}
