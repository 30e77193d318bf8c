import FlowTesting
internal import Glibc
import TextFormats

/// Child processes that run flows. A process takes the next flow as soon as it has ended one, so that
/// all are busy until the last flow.
final class FlowJobs {
  /// A child process.
  private final class Worker {
    let process: pid_t
    /// The pipe with the results of the process.
    let results: Int32
    var bytes: [UInt8] = []
    var hasEnded = false

    init(_ process: pid_t, _ results: Int32) { (self.process, self.results) = (process, results) }
  }

  private let items: [FlowChoice.Item]
  private let perform: (FlowChoice.Item) throws -> FlowResult
  /// The pipe from which all processes read the numbers of the next flows.
  private var queue: (read: Int32, write: Int32) = (-1, -1)
  /// The number of flows whose numbers are in the pipe.
  private var given = 0
  private var workers: [Worker] = []
  private var results: [Int: FlowResult] = [:]
  /// The number of the flow that each process runs, in memory that all processes share.
  private let current: UnsafeMutablePointer<Int32>

  /// Starts the processes.
  ///
  /// - Parameters:
  ///   - count: The number of processes.
  ///   - items: The flows.
  ///   - perform: Runs a flow. It is called in a child process.
  init(
    count: Int, _ items: [FlowChoice.Item],
    _ perform: @escaping (FlowChoice.Item) throws -> FlowResult
  ) throws {
    (self.items, self.perform) = (items, perform)
    let memory = mmap(nil, 4_096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { throw Self.cannotStart }
    current = memory.bindMemory(to: Int32.self, capacity: 1_024)
    queue = try Self.makePipe()
    _ = fcntl(queue.write, F_SETFL, O_NONBLOCK)
    for number in 0..<count { workers.append(try makeWorker(number)) }
  }

  deinit {
    for worker in workers where !worker.hasEnded {
      kill(worker.process, SIGKILL)
      _ = Self.status(of: worker.process)
    }
    for descriptor in workers.map(\.results) + [queue.read, queue.write] where descriptor >= 0 {
      close(descriptor)
    }
    munmap(current, 4_096)
  }

  /// Returns the results in the order of the flows.
  ///
  /// - Parameter show: Called with each result in this order as soon as it is known. It returns
  ///   false to end the run.
  /// - Throws: ``Failure`` if a process fails for another reason than a failed flow.
  func run(_ show: (FlowResult) throws -> Bool) throws -> [FlowResult] {
    var shown: [FlowResult] = []
    while shown.count < items.count {
      giveFlows()
      try receive()
      while let result = results.removeValue(forKey: shown.count) {
        shown.append(result)
        guard try show(result) else { return shown }
      }
    }
    return shown
  }

  /// Runs all flows in two new processes at the same time, and returns the results of both with
  /// fingerprints.
  static func twice() throws -> (FlowReport, FlowReport) {
    let command = [program] + arguments(of: CommandLine.arguments)
    let results = try ChildProcess.run(
      [command, command].map { $0 + ["--report", "json=-", "--digests"] })
    let reports = try results.map { result in
      guard result.code <= 1, let report = FlowReport(json: result.output) else {
        throw Failure(
          kind: Failure.Kind(rawValue: result.code) ?? .badData,
          message: "a process of the test ended with code \(result.code)")
      }
      return report
    }
    return (reports[0], reports[1])
  }

  private static let program = "/proc/self/exe"

  /// Returns the arguments without those that only the outer process handles.
  private static func arguments(of arguments: [String]) -> [String] {
    var kept: [String] = []
    var rest = arguments.dropFirst()
    while let word = rest.popFirst() {
      switch word {
      case "--jobs", "--report", "--min", "--coverage-from": rest = rest.dropFirst()
      case "--prove", "--coverage", "--quiet": break
      case _
      where ["--jobs=", "--report=", "--min=", "--coverage-from="]
        .contains(where: word.hasPrefix):
        break
      case _: kept.append(word)
      }
    }
    return kept
  }

  // MARK: - In a child

  private func makeWorker(_ number: Int) throws -> Worker {
    let pipe = try Self.makePipe()
    let process = forkProcess()
    if process == 0 {
      // The queue ends for the children when the parent has closed the only end for writing.
      close(queue.write)
      close(pipe.read)
      ForkedTask.prepareChild()
      work(number, pipe.write)
    }
    close(pipe.write)
    guard process > 0 else {
      close(pipe.read)
      throw Self.cannotStart
    }
    return Worker(process, pipe.read)
  }

  private func work(_ number: Int, _ output: Int32) -> Never {
    while let index = nextIndex() {
      current[number] = index
      var message = [UInt8]()
      var code: Int32 = 0
      do {
        message = Array(
          FlowReport([try perform(items[Int(index)])], seconds: 0).text(.json).utf8)
      } catch let failure as Failure {
        (code, message) = (failure.kind.rawValue, Array(failure.message.utf8))
      } catch {
        (code, message) = (Failure.Kind.badData.rawValue, Array("\(error)".utf8))
      }
      let head = [index, code, Int32(message.count)].flatMap { number in
        withUnsafeBytes(of: number) { Array($0) }
      }
      guard writeAll(head + message, to: output) else { _exit(1) }
    }
    _exit(0)
  }

  /// Takes the number of a flow from the queue; nil at its end.
  private func nextIndex() -> Int32? {
    var index: Int32 = 0
    // Numbers are written whole, and a pipe is read by one process at a time.
    while true {
      let count = Glibc.read(queue.read, &index, 4)
      if count < 0, errno == EINTR { continue }
      return count == 4 ? index : nil
    }
  }

  // MARK: - In the parent

  /// Writes the numbers of the next flows, as many as the pipe takes.
  private func giveFlows() {
    while given < items.count {
      var index = Int32(given)
      guard write(queue.write, &index, 4) == 4 else { return }
      given += 1
    }
    guard queue.write >= 0 else { return }
    close(queue.write)
    queue.write = -1
  }

  /// Waits until a process has sent something.
  private func receive() throws {
    let running = workers.filter { !$0.hasEnded }
    var polls = running.map { pollfd(fd: $0.results, events: Int16(POLLIN), revents: 0) }
    if queue.write >= 0 {
      polls.append(pollfd(fd: queue.write, events: Int16(POLLOUT), revents: 0))
    }
    guard poll(&polls, nfds_t(polls.count), -1) > 0 else { return }
    for (worker, state) in zip(running, polls) where state.revents != 0 { try read(worker) }
  }

  private func read(_ worker: Worker) throws {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(worker.results, &buffer, buffer.count)
    if count < 0, errno == EINTR { return }
    guard count > 0 else {
      worker.hasEnded = true
      let status = Self.status(of: worker.process)
      guard status != 0 else { return }
      let number = workers.firstIndex { $0 === worker } ?? 0
      let flow = items[Int(current[number])].flow
      throw Failure(
        kind: .badData,
        message: "\(flow.path.harmless(upTo: longestPath)):\(flow.line): the process that runs "
          + "this flow has ended by \(status & 0x7F == 0 ? "code" : "signal") "
          + "\(status & 0x7F == 0 ? status >> 8 & 0xFF : status & 0x7F)")
    }
    worker.bytes += buffer[..<count]
    var start = 0
    while let end = try takeMessage(worker.bytes[start...]) { start = end }
    worker.bytes.removeFirst(start)
  }

  /// Stores the result of the first message and returns its end; nil if the message is incomplete.
  private func takeMessage(_ bytes: ArraySlice<UInt8>) throws -> Int? {
    guard bytes.count >= 12 else { return nil }
    let head = bytes.withUnsafeBytes { bytes in
      (0..<3).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Int32.self) }
    }
    let (begin, end) = (bytes.startIndex + 12, bytes.startIndex + 12 + Int(head[2]))
    guard end <= bytes.endIndex else { return nil }
    let body = Array(bytes[begin..<end])
    if let kind = Failure.Kind(rawValue: head[1]) {
      throw Failure(kind: kind, message: String(decoding: body, as: UTF8.self))
    }
    let item = items[Int(head[0])]
    guard var result = FlowReport(json: body)?.results.first else {
      throw Failure(kind: .badData, message: "a process of the test has sent no result")
    }
    // A report does not have the settings of a flow.
    (result.flow, result.variant) = (item.flow, item.variant)
    results[Int(head[0])] = result
    return end
  }

  // MARK: - Processes

  private static var cannotStart: Failure {
    Failure(kind: .writeFailed, message: "cannot start a job: \(systemMessage())")
  }

  private static func makePipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { throw cannotStart }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
