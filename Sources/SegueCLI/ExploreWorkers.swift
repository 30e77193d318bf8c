internal import Exploration
internal import Glibc

/// Child processes that share the tasks of a search.
///
/// A child inherits the states so far, expands its part of the tasks and sends the results. If the
/// app ends it or never returns, the parent knows the action from the memory that both share, and
/// tries the remaining actions again.
struct ExploreWorkers {
  /// The most child processes at the same time.
  var jobs: Int

  /// The most tasks of a round, so that progress is visible and Ctrl-C acts soon.
  private static let mostTasks = 512
  /// The seconds after which an action that does not return ends its child.
  private static let patience = 20

  /// Expands a round of tasks and adds their results.
  ///
  /// - Parameter isRequested: Returns whether to end the round early. The results up to the first
  ///   missing one are added then.
  /// - Returns: False if nothing is left to expand.
  func advance(_ exploration: Exploration, stop isRequested: () -> Bool = { false }) throws -> Bool
  {
    var tasks: [Exploration.Task] = []
    while tasks.count < Self.mostTasks, let task = exploration.nextTask() { tasks.append(task) }
    guard !tasks.isEmpty else { return false }
    var results = [Expansion?](repeating: nil, count: tasks.count)
    while !isRequested(), results.contains(where: { $0 == nil }) {
      let open = tasks.indices.filter { results[$0] == nil }
      let count = max(1, min(jobs, open.count / 4 + 1))
      let children = try (0..<count).map { part in
        try Child(
          tasks: open[open.count * part / count..<open.count * (part + 1) / count].map {
            ($0, tasks[$0])
          }, exploration)
      }
      Self.collect(children, &results, stop: isRequested)
      // A child that was stopped has no fault.
      for child in isRequested() ? [] : children {
        guard let fault = child.fault else { continue }
        exploration.noteTrap(at: fault.action, of: tasks[fault.task], message: fault.message)
      }
    }
    for (task, result) in zip(tasks, results) {
      guard let result else { break }
      exploration.merge(result, of: task)
    }
    return true
  }

  /// Reads the results of all children until each has ended, or ends them if that is requested.
  private static func collect(
    _ children: [Child], _ results: inout [Expansion?], stop isRequested: () -> Bool
  ) {
    var open = children
    while !open.isEmpty {
      if isRequested() { for child in open { child.end() } }
      var polls = open.map { pollfd(fd: $0.pipe, events: Int16(POLLIN), revents: 0) }
      let ready = poll(&polls, nfds_t(polls.count), 1_000)
      for (child, state) in zip(open, polls) {
        if state.revents != 0 {
          child.read(&results)
        } else if ready <= 0 {
          child.checkProgress(patience: patience)
        }
      }
      open.removeAll { $0.hasEnded }
    }
  }
}

/// One child process with its part of the tasks.
private final class Child {
  let pipe: Int32
  private(set) var hasEnded = false
  /// The action at which the child ended before it had done all its tasks.
  private(set) var fault: (task: Int, action: UserAction, message: String)?
  private let process: pid_t
  private let tasks: [(number: Int, task: Exploration.Task)]
  private var bytes: [UInt8] = []
  private var done = 0
  private let shared: UnsafeMutableRawPointer
  private var lastProgress = 0
  private var idleSeconds = 0
  private var isKilled = false

  /// The bytes of the shared memory: a counter, the task, the number of bytes, the action.
  private static let sharedBytes = 1 << 16

  init(tasks: [(number: Int, task: Exploration.Task)], _ exploration: Exploration) throws {
    self.tasks = tasks
    let memory = mmap(
      nil, Self.sharedBytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    var ends: [Int32] = [0, 0]
    guard let memory, memory != MAP_FAILED, Glibc.pipe(&ends) == 0 else {
      throw Failure(kind: .writeFailed, message: "cannot start a job: \(systemMessage())")
    }
    shared = memory
    pipe = ends[0]
    process = forkProcess()
    if process == 0 {
      // Otherwise a child whose parent was killed would wait for itself to read.
      close(ends[0])
      Self.work(tasks, exploration, memory, ends[1])
    }
    close(ends[1])
    guard process > 0 else {
      throw Failure(kind: .writeFailed, message: "cannot start a job: \(systemMessage())")
    }
  }

  deinit {
    close(pipe)
    munmap(shared, Self.sharedBytes)
  }

  /// Expands the tasks in the child process, and ends it.
  private static func work(
    _ tasks: [(number: Int, task: Exploration.Task)], _ exploration: Exploration,
    _ memory: UnsafeMutableRawPointer, _ output: Int32
  ) -> Never {
    ForkedTask.prepareChild()
    let words = memory.assumingMemoryBound(to: Int.self)
    for (index, entry) in tasks.enumerated() {
      exploration.willPerform = { _, action in
        let bytes = action.bytes
        guard bytes.count < sharedBytes - 64 else { return }
        words[1] = index
        words[2] = bytes.count
        (memory + 64).copyMemory(from: bytes, byteCount: bytes.count)
        words[0] += 1
      }
      let expansion = exploration.expand(entry.task)
      exploration.merge(expansion, of: entry.task)
      let bytes = expansion.bytes
      let length = withUnsafeBytes(of: bytes.count) { Array($0) }
      guard writeAll(length + bytes, to: output) else { _exit(1) }
    }
    _exit(0)
  }

  /// Reads what the child has sent, and takes leave of a child that has ended.
  func read(_ results: inout [Expansion?]) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(pipe, &buffer, buffer.count)
    if count < 0, errno == EINTR { return }
    if count > 0 {
      bytes += buffer[..<count]
      while let expansion = nextExpansion() {
        results[tasks[done].number] = expansion
        done += 1
      }
      return
    }
    hasEnded = true
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard done < tasks.count else { return }
    let words = shared.assumingMemoryBound(to: Int.self)
    let action = UnsafeRawBufferPointer(start: shared + 64, count: words[2])
    guard words[0] > 0, words[1] == done, let found = UserAction(bytes: Array(action)[...]) else {
      return
    }
    fault = (tasks[done].number, found, isKilled ? "the app does not return" : "the app traps")
  }

  private func nextExpansion() -> Expansion? {
    guard bytes.count >= 8 else { return nil }
    let length = bytes.withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
    guard bytes.count >= 8 + length else { return nil }
    defer { bytes.removeFirst(8 + length) }
    return Expansion(bytes: bytes[8..<8 + length])
  }

  /// Ends a child that performs the same action for too long. Call it about once a second.
  func checkProgress(patience: Int) {
    let progress = shared.assumingMemoryBound(to: Int.self).pointee
    idleSeconds = progress == lastProgress ? idleSeconds + 1 : 0
    lastProgress = progress
    guard idleSeconds >= patience else { return }
    isKilled = true
    end()
  }

  /// Ends the process.
  func end() { kill(process, SIGKILL) }
}
