internal import CellGraphics
internal import NavigationKit
internal import Simulation
internal import Storyboards

extension Timeline {
  /// Takes a record of a log as part of the session's course.
  ///
  /// - Returns: False for a branch from a moment that the session has not been at.
  mutating func follow(_ record: SessionRecord) -> Bool {
    switch record {
    case .input(let input): append(input)
    case .branch(let tick, let moment):
      pass(to: tick)
      guard holds(moment) else { return false }
      cut(to: moment)
    case .events, .checkpoint, .begin, .end: pass(to: record.tick)
    }
    return true
  }

  /// Whether the session has been at `moment`.
  func holds(_ moment: Moment) -> Bool {
    guard moment.tick <= end, moment.inputs <= inputs.count else { return false }
    if moment.inputs > 0, inputs[moment.inputs - 1].tick > moment.tick { return false }
    return moment.inputs == inputs.count || inputs[moment.inputs].tick >= moment.tick
  }
}

extension SessionLog {
  /// A past with the machine that the session began with.
  ///
  /// - Parameters:
  ///   - storyboards: The scenes; those of the log, or others.
  ///   - style: How its frames are drawn; nil for as they were.
  func past(
    _ timeline: Timeline, on storyboards: StoryboardBundle, style: DrawingStyle? = nil
  ) -> Past {
    let (columns, rows, style) = (header.columns, header.rows, style ?? header.style)
    let routing = header.keyRouting
    return Past(timeline) {
      let simulator = Simulator(
        storyboards: storyboards, columns: columns, rows: rows, keyRouting: routing)
      simulator.style = style
      return simulator
    }
  }
}
