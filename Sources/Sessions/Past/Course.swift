internal import NavigationKit
internal import Simulation

/// A way through a session: what led to its end, or to where the user went back and left it.
struct Course {
  var timeline = Timeline()
  var landmarks = Landmarks()
  /// Where other courses leave it, in no order.
  var forks: [Moment] = []

  mutating func follow(_ record: SessionRecord) {
    switch record {
    case .input(let input): landmarks.note(input.command, at: input.tick)
    case .events(let batch):
      for index in 0..<batch.count { landmarks.note(batch.event(index)) }
    case .branch(_, let moment):
      landmarks.cut(to: moment)
      forks.removeAll { $0 >= moment }
      forks.append(moment)
    case .checkpoint, .begin, .end: break
    }
    _ = timeline.follow(record)
  }
}

extension SessionLog {
  /// How many ways through the session there are: one more than there are branches.
  var courseCount: Int { 1 + forkPlaces.count }

  /// The course that led to the log's end, without what branches have left.
  var course: Course { course(courseCount - 1) }

  /// - Parameter number: From 0, in the order in which they were left; the last one never was.
  func course(_ number: Int) -> Course {
    var course = Course()
    let end = end(ofCourse: number)
    for record in records[..<end] { course.follow(record) }
    guard end < records.count else { return course }
    // It was left by a branch, and what others have in common with it grows ever shorter.
    course.timeline.pass(to: records[end].tick)
    var common = course.timeline.last
    for case .branch(_, let moment) in records[end...] where moment <= common {
      common = moment
      course.forks.append(moment)
    }
    return course
  }

  /// The records without those of abandoned branches, as if the user had never gone back.
  ///
  /// Takes time in proportion to the records.
  var recordsOfLastCourse: [SessionRecord] {
    var kept: [SessionRecord] = []
    /// The places of the inputs among those that are kept.
    var inputs: [Int] = []
    for record in records {
      switch record {
      case .input: inputs.append(kept.count)
      case .branch(_, let moment):
        var hasBegin = false
        let end = moment.inputs < inputs.count ? inputs[moment.inputs] : kept.count
        while let last = kept.last, kept.count > end || last.tick > moment.tick {
          if case .begin = last { hasBegin = true }
          kept.removeLast()
        }
        inputs.removeLast(inputs.count - min(moment.inputs, inputs.count))
        // What happened before a recording began late is in none of its records.
        if hasBegin { kept.append(.begin(tick: moment.tick)) }
        continue
      case .events, .checkpoint, .begin, .end: break
      }
      kept.append(record)
    }
    return kept
  }

  /// The branches' places among the records.
  private var forkPlaces: [Int] {
    records.indices.filter { if case .branch = records[$0] { true } else { false } }
  }

  /// Up to where the records tell of a course.
  private func end(ofCourse number: Int) -> Int {
    let places = forkPlaces
    return places.indices.contains(number) ? places[number] : records.count
  }

  /// What came in and what happened, in words; without what branches have left.
  func words(ofCourse number: Int) -> [(tick: Int, text: String)] {
    var words: [(tick: Int, text: String)] = []
    var inputs: [Int] = []
    for record in records[..<end(ofCourse: number)] {
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

extension Timeline {
  /// The last moment that is one of `other` too.
  func fork(from other: Timeline) -> Moment {
    let shared = zip(inputs, other.inputs).prefix { $0 == $1 }.count
    func end(_ timeline: Timeline) -> Int {
      shared < timeline.inputs.count ? timeline.inputs[shared].tick : timeline.end
    }
    return Moment(tick: min(end(self), end(other)), inputs: shared)
  }
}

extension Past {
  /// Goes over to another course, which shares its beginning with this one.
  ///
  /// - Returns: The last moment that both have.
  func follow(_ course: Timeline) -> Moment {
    let fork = timeline.fork(from: course)
    cut(to: fork)
    timeline = course
    return fork
  }
}
