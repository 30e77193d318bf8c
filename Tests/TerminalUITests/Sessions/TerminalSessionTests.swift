internal import CellGraphics
internal import Foundation
internal import NavigationKit
internal import Sessions
internal import Simulation
internal import Synchronization
internal import TerminalTestSupport
internal import Testing

@testable internal import TerminalUI

@Suite struct TerminalSessionTests {
  @Test func `eight sessions at once show and record what each does alone`() throws {
    let alone = (0..<8).map { Performance.play($0, beside: nil) }
    let together = Performance.playTogether(8)
    for number in 0..<8 {
      #expect(alone[number].problems == [])
      #expect(together[number].problems == [])
      let first = zip(alone[number].screens, together[number].screens).enumerated().first {
        $0.element.0 != $0.element.1
      }
      #expect(first == nil, "session \(number) differs at step \(first?.offset ?? -1)")
      #expect(alone[number].screens.count == Performance.steps)
      #expect(alone[number].log == together[number].log)
    }
    // The sessions do different things, so an exchange of two would be found.
    #expect(Set(alone.map(\.log)).count == 8)
    #expect(Set(alone.map(\.screens)).count == 8)
    #expect(alone.allSatisfy { Set($0.screens).count > 20 })
  }

  @Test func `eight sessions with their own clocks follow keys, sizes and ends`() throws {
    let terminals = try (0..<8).map { _ in try TestTerminal(connectionWithColumns: 40, rows: 10) }
    let outcomes = Mutex<[Int: TerminalSession.Outcome]>([:])
    let ended = DispatchSemaphore(value: 0)
    let sessions = try terminals.map {
      try TerminalSession(
        input: $0.descriptor, output: $0.descriptor, size: Size(width: 40, height: 10))
    }
    for (number, session) in sessions.enumerated() {
      Thread.detachNewThread {
        let live = SessionApp.session(number) { _ in true }
        let outcome = session.run(live)
        live.end()
        outcomes.withLock { $0[number] = outcome }
        ended.signal()
      }
    }
    for (number, terminal) in terminals.enumerated() {
      try terminal.wait(for: "the first page") {
        terminal.text.contains("漢字 \(number).0") && terminal.reportsDrags
      }
      #expect(terminal.isAlternateScreen && !terminal.isCursorVisible)
      terminal.send("\r")
    }
    for (number, terminal) in terminals.enumerated() {
      try terminal.wait(for: "the second page") { terminal.text.contains("漢字 \(number).1") }
      terminal.resize(columns: 50, rows: 12)
      sessions[number].resize(to: Size(width: 50, height: 12))
    }
    for terminal in terminals {
      // The status line moves to the new last row.
      try terminal.wait(for: "the new size") { !terminal.line(11).allSatisfy { $0 == " " } }
    }
    for (number, terminal) in terminals.enumerated() {
      switch number % 3 {
      case 0: sessions[number].end()
      case 1: terminal.send("\u{3}")
      default: terminal.hangUp()
      }
    }
    for _ in terminals { ended.wait() }
    for (number, terminal) in terminals.enumerated() {
      let wanted: TerminalSession.Outcome = [.ended, .finished, .hangup][number % 3]
      #expect(outcomes.withLock { $0[number] } == wanted)
      guard number % 3 < 2 else { continue }
      while terminal.readOutput(within: 0) {}
      #expect(!terminal.isAlternateScreen && terminal.isCursorVisible && terminal.leavesMouse)
    }
  }

  @Test func `a session leaves the settings of its descriptors and of the thread`() throws {
    let terminal = try TestTerminal(connectionWithColumns: 30, rows: 8)
    let flags = fcntl(terminal.descriptor, F_GETFL)
    let session = try TerminalSession(
      input: terminal.descriptor, output: terminal.descriptor, size: Size(width: 30, height: 8))
    session.end()
    var before = sigset_t()
    pthread_sigmask(SIG_SETMASK, nil, &before)
    #expect(session.run(SessionApp.session(0) { _ in true }) == .ended)
    var after = sigset_t()
    pthread_sigmask(SIG_SETMASK, nil, &after)
    #expect(sigismember(&before, SIGPIPE) == sigismember(&after, SIGPIPE))
    #expect(fcntl(terminal.descriptor, F_GETFL) == flags)
  }

  @Test func `the terminal's name decides the colours, and the caller can limit them`() throws {
    func depth(_ name: String, _ colors: ColorDepth? = nil) throws -> ColorDepth {
      try TerminalSession(
        input: 0, output: 1, size: Size(width: 80, height: 24), terminal: name, colors: colors
      ).depth
    }
    #expect(try depth("xterm-256color") == .palette256)
    #expect(try depth("xterm") == .palette8)
    #expect(try depth("xterm-256color", .truecolor) == .truecolor)
    #expect(try depth("xterm", .palette256) == .palette8)
    #expect(try depth("xterm-256color", .monochrome) == .monochrome)
  }

  @Test func `an unknown terminal, and one that needs delays, are refused with a sentence`() {
    func message(_ name: String) -> String {
      do throws(TerminalError) {
        _ = try TerminalSession(
          input: 0, output: 1, size: Size(width: 80, height: 24), terminal: name)
        return ""
      } catch {
        return error.description
      }
    }
    #expect(message("no-such-terminal").contains("'no-such-terminal'"))
    #expect(message("../xterm").contains("has no terminfo entry"))
    #expect(message("dumb").contains("cannot move its cursor"))
    #expect(message("vt100").contains("needs delays"))
  }

  @Test func `sessions that open do not disturb those that draw`() throws {
    let session = try TerminalSession(input: 0, output: 1, size: Size(width: 80, height: 24))
    // Of xterm-256color: CSI 38 ; 5 ; number m for the colours from 16 on.
    let wanted = (16..<36).map { Array("\u{1B}[38;5;\($0)m".utf8) }
    let wrong = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<2_000 {
        let other = try? TerminalSession(
          input: 0, output: 1, size: Size(width: 80, height: 24), terminal: "xterm")
        let sequences = (16..<36).map { number in
          var bytes: [UInt8] = []
          session.entry.capabilities.rendition.appendForeground(Int32(number), to: &bytes)
          return bytes
        }
        if other == nil || sequences != wanted { wrong.withLock { $0 += 1 } }
      }
    }
    #expect(wrong.withLock { $0 } == 0)
  }

  @Test func `a terminal of the process cannot be opened beside a session`() throws {
    let session = try TerminalSession(
      input: 0, output: 1, size: Size(width: 80, height: 24))
    withExtendedLifetime(session) {
      do throws(TerminalError) {
        _ = try Terminal()
        Issue.record("the terminal was opened")
      } catch {
        #expect(error.description.contains("TerminalSessions"))
      }
    }
  }
}

/// A session played step by step: what an emulator showed after each, and the log.
private struct Performance: Sendable {
  static let steps = 150

  /// The hashes of all cells after each step.
  var screens: [Int] = []
  var log: [UInt8] = []
  var problems: [String] = []

  /// Plays a session; with a barrier, its steps are those of the other sessions.
  static func play(_ number: Int, beside barrier: Barrier?) -> Performance {
    var result = Performance()
    do {
      try SessionThread.with { Result { try result.run(number, barrier) } }.get()
    } catch {
      result.problems.append("\(error)")
    }
    return result
  }

  /// Plays several sessions, each on its own thread, all at the same step.
  static func playTogether(_ count: Int) -> [Performance] {
    let barrier = Barrier(count)
    let results = Mutex<[Int: Performance]>([:])
    let ended = DispatchSemaphore(value: 0)
    for number in 0..<count {
      Thread.detachNewThread {
        let result = play(number, beside: barrier)
        results.withLock { $0[number] = result }
        ended.signal()
      }
    }
    for _ in 0..<count { ended.wait() }
    return results.withLock { results in (0..<count).compactMap { results[$0] } }
  }

  private static func depth(_ number: Int) -> ColorDepth {
    [.palette256, .truecolor, .palette8, .monochrome][number % 4]
  }

  private mutating func run(_ number: Int, _ barrier: Barrier?) throws {
    let size = SessionApp.size(number)
    let terminal = try TestTerminal(
      connectionWithColumns: Int(size.width), rows: Int(size.height))
    let session = try TerminalSession(
      input: terminal.descriptor, output: terminal.descriptor, size: size,
      terminal: number % 4 == 2 ? "xterm" : "xterm-256color", colors: Self.depth(number))
    _ = fcntl(terminal.descriptor, F_SETFL, O_NONBLOCK)
    let records = Records()
    let program = SessionApp.session(number, log: records.append)
    let loop = SessionLoop(session, program, at: .zero)
    // Blocks that other tests of the process send to the main queue go to the main application, and
    // would be inputs of this session.
    Application().becomeMain()
    // During a movement the terminal may show a colour up to 0.03 in OKLab beside the composed one.
    let comparison = ScreenComparison(
      depth: session.depth, tolerance: session.depth == .truecolor ? 0.03 : 0)
    let keys = SessionApp.keys(number)
    for step in 1...Self.steps {
      // All sessions are in the same step, so their work happens at the same time.
      barrier?.wait()
      if let keys = keys[step] { terminal.send(keys) }
      loop.showFrame()
      let readiness = SessionLoop.Readiness(hasInput: keys[step] != nil || step == 2)
      let outcome = loop.step(to: .milliseconds(17 * step), readiness)
      if let outcome { problems.append("step \(step): \(outcome)") }
      repeat { while terminal.readOutput(within: 0) {} } while !loop.flush()
      if terminal.output.count != loop.byteCount { problems.append("step \(step): bytes are lost") }
      if barrier == nil, let frame = loop.shownFrame,
        let difference = comparison.difference(frame.surface, terminal)
      {
        problems.append("step \(step): \(difference)")
      }
      screens.append(terminal.screenHash)
    }
    program.end()
    loop.finish()
    while terminal.readOutput(within: 0) {}
    if terminal.isAlternateScreen { problems.append("the screen is not restored") }
    log = records.bytes
  }
}

/// The log of a session.
private final class Records {
  var bytes: [UInt8] = []

  func append(_ records: [UInt8]) -> Bool {
    bytes += records
    return true
  }
}

/// A place where threads wait for each other.
private final class Barrier: @unchecked Sendable {
  // All changes are made by the C library, for which any thread may use the address.
  private let barrier = UnsafeMutablePointer<pthread_barrier_t>.allocate(capacity: 1)

  init(_ count: Int) { pthread_barrier_init(barrier, nil, UInt32(count)) }

  deinit {
    pthread_barrier_destroy(barrier)
    barrier.deallocate()
  }

  func wait() { pthread_barrier_wait(barrier) }
}

extension TestTerminal {
  /// The hash of all cells.
  fileprivate var screenHash: Int {
    var hasher = Hasher()
    for row in 0..<rows {
      for column in 0..<columns { hasher.combine(cell(column: column, row: row)) }
    }
    return hasher.finalize()
  }
}
