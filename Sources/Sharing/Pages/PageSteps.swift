import TextFormats

/// The frames of a page as few different steps, because movements repeat.
struct PageSteps {
  /// The steps: columns, rows, 1 at rest, and then pairs of a row and the index of its runs.
  private(set) var steps: [[Int]] = []
  /// For each frame the ticks since the one before it and the index of its step.
  private(set) var frames: [(ticks: Int, step: Int)] = []

  /// Finds the steps of frames.
  init(_ frames: [SharedFrame]) {
    var indexes: [[Int]: Int] = [:]
    var last: SharedFrame?
    for frame in frames {
      var numbers = [frame.columns, frame.rows.count, frame.isAtRest ? 1 : 0]
      for (row, index) in frame.changes(since: last) { numbers += [row, index] }
      let step = indexes[numbers] ?? steps.count
      if step == steps.count {
        indexes[numbers] = step
        steps.append(numbers)
      }
      self.frames.append((frame.time - (last?.time ?? 0), step))
      last = frame
    }
  }

  /// Writes the elements of the list of steps.
  func writeSteps(to writer: inout JSONWriter) {
    for step in steps {
      writer.array { writer in for number in step { writer.write(number) } }
    }
  }

  /// Writes the elements of the list of frames, two numbers each.
  func writeFrames(to writer: inout JSONWriter) {
    for frame in frames {
      writer.write(frame.ticks)
      writer.write(frame.step)
    }
  }
}
