import Foundation
import NavigationKit
import NavigationKitTesting
import Sessions
import Simulation
import TerminalApps
import Testing

@testable import Chat

@Suite struct ChatTests {
  /// The text of a file in the package.
  private func text(_ path: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: "../../\(path)"), encoding: .utf8)
  }

  @Test func `a message of the user`() throws {
    let path = "Tests/ChatTests/write.flow"
    let app = try Pilot(
      delegate: AppDelegate(server: Server(count: 0, pause: 0)),
      size: .init(width: 48, height: 23), name: "chat")
    try app.run(flow: text(path), name: path)
    let picture = "```text\n\(app.screen)\n```"
    #expect(try text("README.md").contains(picture), "\(app.screen)")
  }

  @Test func `10,000 messages of another thread are recorded and replay identically`() throws {
    let app = TerminalApp(
      name: "chat", version: "1.0",
      delegate: AppDelegate(server: Server(count: 10_000, pause: 0)))
    let header = SessionHeader(app: app.program, columns: 48, rows: 12)
    var bytes: [UInt8] = []
    let recorder = SessionRecorder(header: header) {
      bytes += $0
      return true
    }
    let session = LiveSession(recorder: recorder) { app.makeSimulator(header) }
    session.start {}
    func count() -> Int? {
      let root = session.simulator.application.window?.rootViewController
      return (root?.children.first as? ChatController)?.messages.count
    }
    while let count = count(), count < 10_000 { session.advance(by: .milliseconds(10)) }
    session.advance(by: .seconds(1))
    session.end()
    let log = try SessionLog(bytes)
    #expect(log.records.count { if case .input = $0 { true } else { false } } >= 10_000)
    #expect(try app.verify(log) == nil)
  }
}
