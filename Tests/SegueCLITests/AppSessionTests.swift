import CellGraphics
import Foundation
import NavigationKit
import Sessions
import Simulation
import Synchronization
import TerminalApps
import TerminalTestSupport
import TerminalUI
import Testing

@testable import Bookshelf

/// Bookshelf in terminals that are not the process's own.
@Suite struct AppSessionTests {
  private static func app() -> TerminalApp {
    TerminalApp(name: "bookshelf", version: "0.2.0", delegate: AppDelegate())
  }

  @Test func `apps of several terminals at once record logs that replay identically`() throws {
    let terminals = try (0..<4).map { _ in try TestTerminal(connectionWithColumns: 60, rows: 20) }
    let logs = Mutex<[Int: [UInt8]]>([:])
    let ended = DispatchSemaphore(value: 0)
    let sessions = try terminals.map {
      try TerminalSession(
        input: $0.descriptor, output: $0.descriptor, size: Size(width: 60, height: 20))
    }
    for (number, session) in sessions.enumerated() {
      Thread.detachNewThread {
        Self.app().run(in: session, appearance: .dark) { records in
          logs.withLock { $0[number, default: []] += records }
          return true
        }
        ended.signal()
      }
    }
    for terminal in terminals {
      try terminal.wait(for: "the list") { terminal.words(1).hasPrefix("Frankenstein") }
    }
    for (number, terminal) in terminals.enumerated() {
      terminal.send(String(repeating: "\u{1B}[B", count: number) + "\r")
    }
    for terminal in terminals {
      try terminal.wait(for: "a book") { terminal.text.contains(", 18") }
    }
    for (number, terminal) in terminals.enumerated() {
      if number % 2 == 0 { sessions[number].end() } else { terminal.send("\u{3}") }
    }
    for _ in terminals { ended.wait() }
    for number in terminals.indices {
      let log = try SessionLog(logs.withLock { $0[number] ?? [] })
      #expect(log.isComplete)
      #expect(log.header.program == "bookshelf 0.2.0")
      #expect(log.header.appearance == .dark)
      #expect(log.inputs.count >= 1)
      let divergence = try Self.app().verify(log)
      #expect(divergence == nil, "\(divergence?.description ?? "")")
    }
  }

  @Test func `an app without keys for developers records and replays without them`() throws {
    var app = Self.app()
    let header = SessionHeader(app: app.program, columns: 60, rows: 20)
    #expect(app.makeSimulator(header).hasDeveloperKeys)
    app.hasDeveloperKeys = false
    #expect(!app.makeSimulator(header).hasDeveloperKeys)
  }
}
