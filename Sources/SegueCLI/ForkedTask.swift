internal import Exploration
internal import Glibc

/// `fork(2)`, which Swift does not import. The program has one thread at this point.
@_silgen_name("fork") func forkProcess() -> pid_t

/// Work in a child process that may end it: the parent then knows the actions before the end.
final class ForkedTask {
  /// The end of the work.
  enum End {
    /// The work has returned these bytes.
    case finished([UInt8])
    /// The process ended during the last of these actions, or it did not return from it.
    case failed(way: [UserAction], message: String)
  }

  /// The way that the child is performing, in memory that both processes share.
  struct SharedWay {
    fileprivate let memory: UnsafeMutableRawPointer
    fileprivate static let byteCount = 1 << 20
    fileprivate static let start = 64

    private var words: UnsafeMutablePointer<Int> { memory.assumingMemoryBound(to: Int.self) }

    /// The number of actions so far, also of earlier ways.
    fileprivate var progress: Int { words[0] }

    /// Indicates whether the parent wants the work to end.
    var isStopped: Bool { words[2] != 0 }

    fileprivate func stop() { words[2] = 1 }

    /// Writes the next action of a way down; the first one begins a new way.
    func note(_ action: UserAction, isFirst: Bool) {
      let bytes = action.bytes
      let offset = isFirst ? Self.start : Self.start + words[1]
      words[0] += 1
      guard offset + bytes.count <= Self.byteCount else { return }
      (memory + offset).copyMemory(from: bytes, byteCount: bytes.count)
      words[1] = offset + bytes.count - Self.start
    }

    fileprivate var way: [UserAction] {
      [UserAction](
        bytes: Array(UnsafeRawBufferPointer(start: memory + Self.start, count: words[1])))
    }
  }

  private let shared: SharedWay
  private let pipe: Int32
  private let process: pid_t

  /// Starts the work in a child process.
  init(_ work: (SharedWay) -> [UInt8]) throws {
    let memory = mmap(
      nil, SharedWay.byteCount, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    var ends: [Int32] = [0, 0]
    guard let memory, memory != MAP_FAILED, Glibc.pipe(&ends) == 0 else {
      throw Failure(kind: .writeFailed, message: "cannot start a job: \(systemMessage())")
    }
    shared = SharedWay(memory: memory)
    pipe = ends[0]
    process = forkProcess()
    if process == 0 {
      // Otherwise a child whose parent was killed would wait for itself to read.
      close(ends[0])
      Self.prepareChild()
      _exit(writeAll(work(shared), to: ends[1]) ? 0 : 1)
    }
    close(ends[1])
    guard process > 0 else {
      throw Failure(kind: .writeFailed, message: "cannot start a job: \(systemMessage())")
    }
  }

  deinit {
    close(pipe)
    munmap(shared.memory, SharedWay.byteCount)
  }

  /// The parent describes a trap, and Ctrl-C is for the parent.
  static func prepareChild() {
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] { signal(number, SIG_DFL) }
    signal(SIGINT, SIG_IGN)
    let null = open("/dev/null", O_WRONLY)
    dup2(null, STDERR_FILENO)
  }

  /// Waits for the end of the work.
  ///
  /// - Parameters:
  ///   - patience: The seconds after which an action that does not return ends the child.
  ///   - isRequested: Returns whether the work is to end early.
  func wait(patience: Int, stop isRequested: () -> Bool = { false }) -> End {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var (progress, idleTenths, isKilled) = (-1, 0, false)
    while true {
      if isRequested() { shared.stop() }
      var state = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      guard poll(&state, 1, 100) > 0 else {
        idleTenths = shared.progress == progress ? idleTenths + 1 : 0
        progress = shared.progress
        if idleTenths >= patience * 10, !isKilled {
          isKilled = true
          kill(process, SIGKILL)
        }
        continue
      }
      let count = Glibc.read(pipe, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    if status == 0 { return .finished(bytes) }
    return .failed(
      way: shared.way, message: isKilled ? "the app does not return" : "the app traps")
  }
}
