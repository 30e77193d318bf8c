internal import CellGraphics
internal import NavigationKit
package import Simulation
package import Storyboards

extension Timeline {
  /// Adds a record of a log.
  ///
  /// - Returns: False for a branch from a position that the session did not reach.
  mutating func apply(_ record: SessionRecord) -> Bool {
    switch record {
    case .input(let input): append(input)
    case .branch(let tick, let position):
      pass(to: tick)
      guard contains(position) else { return false }
      cut(to: position)
    case .events, .checkpoint, .begin, .end: pass(to: record.tick)
    }
    return true
  }

  /// Returns whether the session was at a position.
  func contains(_ position: Position) -> Bool {
    guard position.tick <= end, position.inputs <= inputs.count else { return false }
    if position.inputs > 0, inputs[position.inputs - 1].tick > position.tick { return false }
    return position.inputs == inputs.count || inputs[position.inputs].tick >= position.tick
  }
}

extension SessionLog {
  /// Returns a history that starts like the recorded session.
  ///
  /// - Parameters:
  ///   - storyboards: The scenes to run: those of the log, or a changed version of them.
  ///   - style: The drawing style; nil for the recorded one.
  func history(
    _ timeline: Timeline, on storyboards: StoryboardBundle, style: DrawingStyle? = nil
  ) -> SessionHistory {
    let (columns, rows, style) = (header.columns, header.rows, style ?? header.style)
    let (routing, springFit, chrome) = (header.keyRouting, header.springFit, header.chrome)
    let (preferences, theme) = (header.preferences, header.theme)
    return SessionHistory(timeline) {
      let simulator = Simulator(
        storyboards: storyboards, columns: columns, rows: rows, keyRouting: routing,
        preferences: preferences, theme: theme)
      simulator.style = style
      simulator.application.springFit = springFit
      simulator.chrome = chrome
      return simulator
    }
  }

  /// Creates a simulator at the start of the recorded session.
  ///
  /// - Parameter storyboards: The scenes to run: those of the log, or a changed version of them.
  package func makeSimulator(on storyboards: StoryboardBundle) -> Simulator {
    history(Timeline(), on: storyboards).makeSimulator()
  }
}
