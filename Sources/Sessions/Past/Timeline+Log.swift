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
  private func holds(_ moment: Moment) -> Bool {
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
    return Past(timeline) {
      let simulator = Simulator(storyboards: storyboards, columns: columns, rows: rows)
      simulator.style = style
      return simulator
    }
  }

  /// The course that led to the log's end, without what branches have left, and what there is to go
  /// to in it.
  var course: (timeline: Timeline, landmarks: Landmarks) {
    var timeline = Timeline()
    var landmarks = Landmarks()
    for record in records {
      switch record {
      case .input(let input): landmarks.note(input.command, at: input.tick)
      case .events(let batch):
        for index in 0..<batch.count { landmarks.note(batch.event(index)) }
      case .branch(_, let moment): landmarks.cut(to: moment)
      case .checkpoint, .begin, .end: break
      }
      _ = timeline.follow(record)
    }
    return (timeline, landmarks)
  }
}

extension SessionLog {
  /// What came in and what happened, in words; without what branches have left.
  var words: [(tick: Int, text: String)] {
    var words: [(tick: Int, text: String)] = []
    var inputs: [Int] = []
    for record in records {
      switch record {
      case .input(let input):
        inputs.append(words.count)
        words.append((input.tick, input.command.description))
      case .events(let batch):
        for index in 0..<batch.count {
          let event = batch.event(index)
          words.append((event.tick, event.description))
        }
      case .branch(_, let moment):
        let end = moment.inputs < inputs.count ? inputs[moment.inputs] : words.count
        words.removeLast(words.count - end)
        words.removeAll { $0.tick > moment.tick }
        inputs.removeLast(inputs.count - min(moment.inputs, inputs.count))
      case .checkpoint, .begin, .end: break
      }
    }
    return words
  }
}
