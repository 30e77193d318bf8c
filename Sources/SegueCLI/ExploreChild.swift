internal import Exploration
internal import Glibc

/// A child process that expands states of a search until its parent ends it.
///
/// The child has a copy of the search. A message to it has what was added to the search since the
/// last one, and tasks; a message from it has the results of a task. If the app ends the child or
/// never returns, the parent knows the action from the memory that both share.
final class ExploreChild {
  /// The action at which a child ended.
  struct Fault {
    var task: Exploration.Task
    var action: UserAction
    var message: String
  }

  /// The tasks without results, in order.
  private(set) var tasks: [Exploration.Task] = []
  /// Indicates whether the process has ended.
  private(set) var hasEnded = false
  /// The socket to the child.
  let socket: Int32
  private let process: pid_t
  private let shared: UnsafeMutableRawPointer
  /// The part of the search that the child has.
  private var extent: Exploration.Extent
  private var output: [UInt8] = []
  private var input: [UInt8] = []
  private var lastProgress = 0
  private var idleSince = ExploreProgress.now
  private var isKilled = false

  /// The seconds after which an action that does not return ends its child.
  private static let patience = 20.0
  /// The bytes of the shared memory: the number of actions so far, the task, the number of bytes, 1
  /// during an action, and the action.
  private static let sharedBytes = 1 << 16
  private static let start = 64
  /// The results that a child collects before it sends them.
  private static let sentBytes = 1 << 14

  init(_ exploration: Exploration) throws {
    let memory = mmap(
      nil, Self.sharedBytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    var ends: [Int32] = [0, 0]
    guard let memory, memory != MAP_FAILED,
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0
    else { throw Failure(kind: .writeFailed, message: "cannot start a job: \(systemMessage())") }
    shared = memory
    socket = ends[0]
    extent = exploration.extent
    process = forkProcess()
    if process == 0 {
      // Otherwise a child whose parent was killed would wait for itself to read.
      close(ends[0])
      Self.work(exploration, memory, ends[1])
    }
    close(ends[1])
    guard process > 0 else {
      throw Failure(kind: .writeFailed, message: "cannot start a job: \(systemMessage())")
    }
  }

  deinit {
    end()
    if !hasEnded { wait() }
    close(socket)
    munmap(shared, Self.sharedBytes)
  }

  // MARK: - In the child

  /// Expands the tasks of each message, until the parent has ended.
  private static func work(
    _ exploration: Exploration, _ memory: UnsafeMutableRawPointer, _ socket: Int32
  ) -> Never {
    ForkedTask.prepareChild()
    let words = memory.assumingMemoryBound(to: Int.self)
    exploration.willPerform = { _, action in
      let bytes = action.bytes
      guard bytes.count < sharedBytes - start else { return }
      words[2] = bytes.count
      (memory + start).copyMemory(from: bytes, byteCount: bytes.count)
      (words[0], words[3]) = (words[0] + 1, 1)
    }
    exploration.didPerform = { words[3] = 0 }
    while let message = message(from: socket) {
      let additions = number(in: message, at: 0)
      exploration.add(additions: message[8..<8 + additions])
      var results: [UInt8] = []
      for offset in stride(from: 8 + additions, to: message.count, by: 8) {
        let task = Exploration.Task(number: number(in: message, at: offset))
        words[1] = task.number
        let bytes = exploration.bytes(of: exploration.expand(task))
        results += Self.bytes(of: bytes.count + 8) + Self.bytes(of: task.number) + bytes
        if results.count > sentBytes {
          guard writeAll(results, to: socket) else { _exit(1) }
          results.removeAll(keepingCapacity: true)
        }
      }
      guard writeAll(results, to: socket) else { _exit(1) }
    }
    _exit(0)
  }

  /// Waits for a message; nil if the parent has ended.
  private static func message(from socket: Int32) -> [UInt8]? {
    guard let length = bytes(8, from: socket) else { return nil }
    return bytes(number(in: length, at: 0), from: socket)
  }

  private static func bytes(_ count: Int, from socket: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let found = bytes.withUnsafeMutableBytes {
        Glibc.read(socket, $0.baseAddress! + done, count - done)
      }
      if found < 0, errno == EINTR { continue }
      guard found > 0 else { return nil }
      done += found
    }
    return bytes
  }

  private static func bytes(of number: Int) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }

  private static func number(in bytes: [UInt8], at offset: Int) -> Int {
    bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Int.self) }
  }

  // MARK: - In the parent

  /// Indicates whether bytes wait to be sent.
  var hasOutput: Bool { !output.isEmpty }

  /// Gives tasks to the child, with all that was added to the search since the last time.
  func give(_ given: [Exploration.Task], of exploration: Exploration) {
    let additions = exploration.additions(since: extent)
    extent = exploration.extent
    output += Self.bytes(of: 8 + additions.count + given.count * 8)
    output += Self.bytes(of: additions.count)
    output += additions
    for task in given { output += Self.bytes(of: task.number) }
    if tasks.isEmpty { idleSince = ExploreProgress.now }
    tasks += given
    send()
  }

  /// Sends what the child can take now. Waiting could block both processes.
  func send() {
    while !output.isEmpty {
      let count = output.withUnsafeBytes {
        Glibc.send(
          socket, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      // After another error the child has ended, which reading finds.
      guard count > 0 else { return }
      output.removeFirst(count)
    }
  }

  /// Reads the results that the child has sent, and takes leave of a child that has ended.
  func read(_ body: (Exploration.Task, ArraySlice<UInt8>) -> Void) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(socket, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else {
      hasEnded = true
      return wait()
    }
    input += buffer[..<count]
    idleSince = ExploreProgress.now
    var position = 0
    while input.count - position >= 8 {
      let length = Self.number(in: input, at: position)
      guard input.count - position >= 8 + length else { break }
      let task = Exploration.Task(number: Self.number(in: input, at: position + 8))
      body(task, input[position + 16..<position + 8 + length])
      tasks.removeAll { $0 == task }
      position += 8 + length
    }
    input.removeFirst(position)
  }

  /// The action at which the child has ended; nil if it was between two actions.
  var fault: Fault? {
    let words = shared.assumingMemoryBound(to: Int.self)
    let bytes = UnsafeRawBufferPointer(start: shared + Self.start, count: words[2])
    guard words[3] == 1, let task = tasks.first(where: { $0.number == words[1] }),
      let action = UserAction(bytes: Array(bytes)[...])
    else { return nil }
    return Fault(
      task: task, action: action,
      message: isKilled ? "the app does not return" : "the app traps")
  }

  /// Ends a child that performs the same action for too long. Call it about once a second.
  func checkProgress() {
    let progress = shared.assumingMemoryBound(to: Int.self).pointee
    let now = ExploreProgress.now
    if progress != lastProgress || tasks.isEmpty { (lastProgress, idleSince) = (progress, now) }
    guard now - idleSince >= Self.patience else { return }
    isKilled = true
    end()
  }

  /// Ends the process.
  func end() { if !hasEnded { kill(process, SIGKILL) } }

  private func wait() {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
