internal import Exploration
internal import Glibc

/// Child processes that share the tasks of a search.
///
/// A child keeps its apps from task to task. It prefers the states that it has found itself, because
/// it still has apps there. Results are added in the order of the tasks, so that each number of
/// processes gives the same result.
final class ExploreWorkers {
  private let exploration: Exploration
  /// The most child processes at the same time.
  private let jobs: Int
  private var children: [ExploreChild] = []
  /// The tasks whose results have not been added, in order.
  private var order: ArraySlice<Exploration.Task> = []
  /// The tasks that no child has, in order.
  private var waiting: [Exploration.Task] = []
  private var results: [Exploration.Task: Expansion] = [:]
  /// The child that has expanded each state, by its number.
  private var expanders: [UInt8] = []
  private var lastCheck = ExploreProgress.now
  /// The tasks at which a child ended between two actions.
  private var broken: Set<Exploration.Task> = []

  /// The most tasks that wait for a child.
  private static let mostWaiting = 512
  /// The first waiting tasks, among which a child prefers those of states that it has found.
  private static let window = 128
  /// The most tasks of a message.
  private static let mostGiven = 16

  /// Creates workers without processes.
  ///
  /// - Parameters:
  ///   - jobs: The most processes at the same time, 1 to 256.
  ///   - exploration: The search.
  init(jobs: Int, _ exploration: Exploration) {
    (self.jobs, self.exploration) = (jobs, exploration)
  }

  /// Lets the children expand states, and adds the results that are complete.
  ///
  /// - Parameter isRequested: Returns whether to end the search. The children end then.
  /// - Returns: False if nothing is left to expand.
  func advance(stop isRequested: () -> Bool = { false }) throws -> Bool {
    guard !isRequested() else {
      children = []
      return true
    }
    while waiting.count < Self.mostWaiting, let task = exploration.nextTask() {
      waiting.append(task)
      order.append(task)
    }
    guard !order.isEmpty else {
      children = []
      return false
    }
    try giveTasks()
    receive()
    try replaceEndedChildren()
    while let task = order.first, let result = results.removeValue(forKey: task) {
      order.removeFirst()
      exploration.merge(result, of: task)
    }
    return true
  }

  /// Gives tasks to the children that have few, and starts another child if many wait.
  private func giveTasks() throws {
    let isBehind = waiting.count > 4 * children.count || children.isEmpty
    if children.count < jobs, isBehind { children.append(try ExploreChild(exploration)) }
    let count = max(1, min(Self.mostGiven, waiting.count / (2 * jobs)))
    // A child has its next tasks before it has ended the last ones.
    for (number, child) in children.enumerated() where !waiting.isEmpty {
      guard child.tasks.count < max(2, count) else { continue }
      child.give(tasks(count, for: number), of: exploration)
    }
  }

  /// Removes and returns waiting tasks: first those of states that a child has found.
  private func tasks(_ count: Int, for child: Int) -> [Exploration.Task] {
    var chosen: [Exploration.Task] = []
    var index = 0
    while index < min(waiting.count, Self.window), chosen.count < count {
      if let origin = exploration.origin(of: waiting[index]), origin < expanders.count,
        expanders[origin] == child
      {
        chosen.append(waiting.remove(at: index))
      } else {
        index += 1
      }
    }
    let rest = min(count - chosen.count, waiting.count)
    chosen += waiting[..<rest]
    waiting.removeFirst(rest)
    return chosen
  }

  /// Waits until a child has sent something, at most a quarter of a second.
  private func receive() {
    var polls = children.map {
      pollfd(fd: $0.socket, events: Int16(POLLIN | ($0.hasOutput ? POLLOUT : 0)), revents: 0)
    }
    _ = poll(&polls, nfds_t(polls.count), 250)
    for (number, state) in polls.enumerated() where state.revents != 0 {
      let child = children[number]
      if Int32(state.revents) & POLLOUT != 0 { child.send() }
      guard Int32(state.revents) & ~POLLOUT != 0 else { continue }
      child.read { task, bytes in
        results[task] = exploration.expansion(from: bytes)
        noteExpander(number, of: task)
      }
    }
    let now = ExploreProgress.now
    guard now - lastCheck >= 1 else { return }
    lastCheck = now
    for child in children { child.checkProgress() }
  }

  private func noteExpander(_ child: Int, of task: Exploration.Task) {
    let state = task.number >> 1
    while expanders.count <= state { expanders.append(.max) }
    expanders[state] = UInt8(truncatingIfNeeded: child)
  }

  /// Starts a child in the place of one that the app has ended, with its tasks.
  private func replaceEndedChildren() throws {
    for (number, child) in children.enumerated() where child.hasEnded {
      if let fault = child.fault {
        exploration.noteTrap(at: fault.action, of: fault.task, message: fault.message)
      } else if let task = child.tasks.first, !broken.insert(task).inserted {
        throw Failure(
          kind: .badData,
          message: "the app ends its process on the way back to a state that it had reached; "
            + "its code depends on more than its inputs")
      }
      let replacement = try ExploreChild(exploration)
      if !child.tasks.isEmpty { replacement.give(child.tasks, of: exploration) }
      children[number] = replacement
    }
  }
}
