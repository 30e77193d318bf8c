internal import NavigationKit
internal import Simulation

/// A way through a session: what led to its end, or to where the user went back and left it.
struct Branch {
  var timeline = Timeline()
  var landmarks = Landmarks()
  /// Where other courses leave it, in no order.
  var branchPoints: [Position] = []

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
  /// How many ways through the session there are: one more than there are branches.
  var branchCount: Int { 1 + branchRecordIndices.count }

  /// The course that led to the log's end, without what branches have left.
  var finalBranch: Branch { branch(branchCount - 1) }

  /// - Parameter number: From 0, in the order in which they were left; the last one never was.
  func branch(_ index: Int) -> Branch {
    var branch = Branch()
    let end = recordEnd(ofBranch: index)
    for record in records[..<end] { branch.apply(record) }
    guard end < records.count else { return branch }
    // It was left by a branch, and what others have in common with it grows ever shorter.
    branch.timeline.pass(to: records[end].tick)
    var shared = branch.timeline.last
    for case .branch(_, let position) in records[end...] where position <= shared {
      shared = position
      branch.branchPoints.append(position)
    }
    return branch
  }

  /// The records without those of abandoned branches, as if the user had never gone back.
  ///
  /// Takes time in proportion to the records.
  var recordsOfFinalBranch: [SessionRecord] {
    var kept: [SessionRecord] = []
    /// The places of the inputs among those that are kept.
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
        // What happened before a recording began late is in none of its records.
        if hasBegin { kept.append(.begin(tick: position.tick)) }
        continue
      case .events, .checkpoint, .begin, .end: break
      }
      kept.append(record)
    }
    return kept
  }

  /// The branches' places among the records.
  private var branchRecordIndices: [Int] {
    records.indices.filter { if case .branch = records[$0] { true } else { false } }
  }

  /// Up to where the records tell of a course.
  private func recordEnd(ofBranch index: Int) -> Int {
    let ends = branchRecordIndices
    return ends.indices.contains(index) ? ends[index] : records.count
  }

  /// What came in and what happened, in words; without what branches have left.
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
  /// The last moment that is one of `other` too.
  func lastSharedPosition(with other: Timeline) -> Position {
    let shared = zip(inputs, other.inputs).prefix { $0 == $1 }.count
    func end(_ timeline: Timeline) -> Int {
      shared < timeline.inputs.count ? timeline.inputs[shared].tick : timeline.end
    }
    return Position(tick: min(end(self), end(other)), inputs: shared)
  }
}

extension SessionHistory {
  /// Goes over to another course, which shares its beginning with this one.
  ///
  /// - Returns: The last moment that both have.
  func switchTimeline(to other: Timeline) -> Position {
    let shared = timeline.lastSharedPosition(with: other)
    cut(to: shared)
    timeline = other
    return shared
  }
}
