internal import NavigationKit
internal import Simulation

/// The inputs of a session along one line, up to its end or to where the user abandoned it.
///
/// A session that never went back has one branch. Each return to an earlier position ends a branch,
/// whose inputs after that position are abandoned, and begins another one.
struct Branch {
  var timeline = Timeline()
  var landmarks = Landmarks()
  /// The positions at which other branches leave this one, in any order.
  var branchPoints: [Position] = []

  /// Adds a record. A branch record removes the landmarks after its position.
  mutating func apply(_ record: SessionRecord) {
    switch record {
    case .input(let input): landmarks.record(input.command, at: input.tick)
    case .events(let batch):
      for index in 0..<batch.count { landmarks.record(batch.event(index)) }
    case .branch(_, let position):
      landmarks.cut(to: position)
      branchPoints.removeAll { $0 >= position }
      branchPoints.append(position)
    case .checkpoint, .begin, .end: break
    }
    _ = timeline.apply(record)
  }
}

extension SessionLog {
  /// The number of branches of the session: one more than its `branch` records.
  var branchCount: Int { 1 + branchRecordIndices.count }

  /// The branch that ends at the end of the log.
  var finalBranch: Branch { branch(branchCount - 1) }

  /// Returns a branch.
  ///
  /// Takes time proportional to the records.
  ///
  /// - Parameter index: From 0, in the order in which the branches were abandoned. The last one is
  ///   the final branch.
  func branch(_ index: Int) -> Branch {
    var branch = Branch()
    let end = recordEnd(ofBranch: index)
    for record in records[..<end] { branch.apply(record) }
    guard end < records.count else { return branch }
    // Each later branch shares a shorter part with this branch.
    branch.timeline.pass(to: records[end].tick)
    var shared = branch.timeline.last
    for case .branch(_, let position) in records[end...] where position <= shared {
      shared = position
      branch.branchPoints.append(position)
    }
    return branch
  }

  /// The records without those of abandoned branches.
  ///
  /// Takes time proportional to the records.
  package var recordsOfFinalBranch: [SessionRecord] {
    var kept: [SessionRecord] = []
    /// The indexes of the inputs in the kept records.
    var inputs: [Int] = []
    for record in records {
      switch record {
      case .input: inputs.append(kept.count)
      case .branch(_, let position):
        var hasBegin = false
        let end = position.inputs < inputs.count ? inputs[position.inputs] : kept.count
        while let last = kept.last, kept.count > end || last.tick > position.tick {
          if case .begin = last { hasBegin = true }
          kept.removeLast()
        }
        inputs.removeLast(inputs.count - min(position.inputs, inputs.count))
        // The log has no events from before the start of the recording.
        if hasBegin { kept.append(.begin(tick: position.tick)) }
        continue
      case .events, .checkpoint, .begin, .end: break
      }
      kept.append(record)
    }
    return kept
  }

  /// The indexes of the `branch` records.
  private var branchRecordIndices: [Int] {
    records.indices.filter { if case .branch = records[$0] { true } else { false } }
  }

  /// Returns the index of the record after the last one of a branch.
  private func recordEnd(ofBranch index: Int) -> Int {
    let ends = branchRecordIndices
    return ends.indices.contains(index) ? ends[index] : records.count
  }

  /// Returns the inputs and events of a branch as text with their ticks.
  ///
  /// The text is that of ``Command`` and ``Event`` as descriptions. `segue replay` searches it
  /// after `/`.
  func searchEntries(ofBranch index: Int) -> [(tick: Int, text: String)] {
    var entries: [(tick: Int, text: String)] = []
    var inputs: [Int] = []
    for record in records[..<recordEnd(ofBranch: index)] {
      switch record {
      case .input(let input):
        inputs.append(entries.count)
        entries.append((input.tick, input.command.description))
      case .events(let batch):
        for index in 0..<batch.count {
          let event = batch.event(index)
          entries.append((event.tick, event.description))
        }
      case .branch(_, let position):
        let end = position.inputs < inputs.count ? inputs[position.inputs] : entries.count
        entries.removeLast(entries.count - end)
        entries.removeAll { $0.tick > position.tick }
        inputs.removeLast(inputs.count - min(position.inputs, inputs.count))
      case .checkpoint, .begin, .end: break
      }
    }
    return entries
  }
}

extension Timeline {
  /// Returns the last position that both timelines have.
  func lastSharedPosition(with other: Timeline) -> Position {
    let shared = zip(inputs, other.inputs).prefix { $0 == $1 }.count
    func end(_ timeline: Timeline) -> Int {
      shared < timeline.inputs.count ? timeline.inputs[shared].tick : timeline.end
    }
    return Position(tick: min(end(self), end(other)), inputs: shared)
  }
}

extension SessionHistory {
  /// Replaces the timeline by another one with the same beginning. Simulators that are
  /// parked in the shared part are kept.
  ///
  /// - Returns: The last position that both timelines have.
  func switchTimeline(to other: Timeline) -> Position {
    let shared = timeline.lastSharedPosition(with: other)
    cut(to: shared)
    timeline = other
    return shared
  }
}
