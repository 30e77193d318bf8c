/// The times of an artefact: ticks of the session, with long rests shortened.
struct SharedClock: Sendable {
  /// A part of the session that is left out.
  struct Cut: Hashable, Sendable {
    /// The first tick of the session that is left out.
    var tick: Int
    /// The number of ticks that are left out.
    var length: Int
  }

  /// The tick of the session at which the artefact begins.
  private(set) var start: Int
  private(set) var cuts: [Cut] = []

  init(start: Int) { self.start = start }

  /// Leaves out the part of a rest that is longer than `limit` ticks. Rests are given in order of
  /// time.
  mutating func shorten(from tick: Int, to end: Int, limit: Int?) {
    guard let limit, end - tick > limit else { return }
    cuts.append(Cut(tick: tick + limit, length: end - tick - limit))
  }

  /// Returns the time in the artefact of a tick of the session.
  func time(ofTick tick: Int) -> Int {
    var time = tick - start
    for cut in cuts where cut.tick < tick { time -= min(cut.length, tick - cut.tick) }
    return max(0, time)
  }
}
