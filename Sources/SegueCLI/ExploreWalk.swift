internal import Exploration
internal import Glibc

/// A random walk in child processes. A trap of the app ends only a child, and its way is a finding.
struct ExploreWalk {
  let exploration: Exploration
  let seed: UInt64
  /// The seconds after which an action that does not return ends its child.
  var patience = 20

  /// The distance of the seeds of two children.
  private static let seedStep: UInt64 = 0x2545_F491_4F6C_DD1D

  /// Walks until an end, and adds what is found to the search.
  ///
  /// - Parameters:
  ///   - isOver: Returns whether the time is over. It is called in the child.
  ///   - isRequested: Returns whether the walk is to end early. It is called in this process.
  func run(until isOver: () -> Bool, stop isRequested: () -> Bool = { false }) throws
    -> WalkFindings
  {
    var findings = WalkFindings()
    var next = seed
    repeat {
      let task = try ForkedTask { shared in
        note(in: shared)
        let walk = RandomWalk(exploration, seed: next)
        while !shared.isStopped, !isOver() { for _ in 0..<64 { walk.advance() } }
        return walk.findings.bytes
      }
      switch task.wait(patience: patience, stop: isRequested) {
      case .finished(let bytes):
        WalkFindings(bytes: bytes).map { findings.add($0) }
        exploration.add(findings)
        return findings
      case .failed(let way, let message):
        findings.stepCount += way.count
        // One trap is reported; the trials for a second one would take long.
        if !exploration.knowsTrap(message: message) {
          exploration.addTrap(way: try shortened(way), message: message)
        }
      }
      next &+= Self.seedStep
    } while !isOver() && !isRequested()
    exploration.add(findings)
    return findings
  }

  /// Writes each action into the shared memory before it is performed.
  private func note(in shared: ForkedTask.SharedWay) {
    exploration.willPerform = { way, action in shared.note(action, isFirst: way.isEmpty) }
  }

  /// Returns the shortest way on which the app still ends the process. Each trial has its own
  /// process.
  private func shortened(_ way: [UserAction]) throws -> [UserAction] {
    // A trial that does not return takes seconds, so it counts as one that does.
    try way.shortened { shorter in
      let task = try ForkedTask { shared in
        for (index, action) in shorter.enumerated() { shared.note(action, isFirst: index == 0) }
        exploration.perform(shorter)
        return []
      }
      guard case .failed(_, "the app traps") = task.wait(patience: 1) else { return false }
      return true
    }
  }
}
