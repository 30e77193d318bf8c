internal import Motion

/// The frames that an animated picture shows, with their times in the unit of its format.
struct PictureTimes {
  /// A picture of the animation.
  struct Entry: Hashable {
    /// The index of the frame in the session.
    var frame: Int
    /// The time at which it begins to be shown.
    var start: Int
    /// The time for which it is shown.
    var duration: Int
  }

  private(set) var entries: [Entry] = []

  /// The shortest time in ticks for which the last frame is shown before an animation repeats.
  private static let lastRest = Tick.perSecond

  /// Chooses the frames.
  ///
  /// Each time is rounded from the start of the animation, so that errors do not add up. A frame
  /// that would be shown for less than `shortest` is shown a little later, or is left out if the
  /// next one is due by then.
  ///
  /// - Parameters:
  ///   - unitsPerSecond: The unit of the format's times.
  ///   - shortest: The shortest time for which viewers show a frame.
  ///   - longest: The longest time that the format can say. A longer one is divided.
  ///   - framesPerSecond: The largest number of frames in a second; nil for all that viewers show.
  init(
    _ session: SharedSession, unitsPerSecond: Int, shortest: Int, longest: Int,
    framesPerSecond: Int?
  ) {
    let shortest = max(shortest, framesPerSecond.map { (unitsPerSecond + $0 - 1) / $0 } ?? 0)
    func units(_ ticks: Int) -> Int {
      (ticks * unitsPerSecond + Tick.perSecond / 2) / Tick.perSecond
    }
    let times = session.frames.map { units($0.time) }
    var starts: [(frame: Int, start: Int)] = []
    for (frame, time) in times.enumerated() {
      let start = max(time, starts.last.map { $0.start + shortest } ?? 0)
      if frame + 1 < times.count, times[frame + 1] <= start { continue }
      starts.append((frame, start))
    }
    let lastTime = session.frames.last.map { $0.time + Self.lastRest } ?? 0
    let end = max(units(max(session.length, lastTime)), (starts.last?.start ?? 0) + shortest)
    for (index, entry) in starts.enumerated() {
      let next = index + 1 < starts.count ? starts[index + 1].start : end
      var start = entry.start
      while start < next {
        let duration = min(next - start, longest)
        entries.append(Entry(frame: entry.frame, start: start, duration: duration))
        start += duration
      }
    }
  }
}
