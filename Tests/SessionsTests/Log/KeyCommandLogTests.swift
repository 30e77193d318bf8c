import NavigationKit
import Sessions
import Simulation
import Testing

/// Key commands of an app in a log.
@Suite struct KeyCommandLogTests {
  private static let shortcut = KeyShortcut(input: "n", modifiers: .command)

  @Test func `a key of an app's command is written and read with its modifiers`() throws {
    let recorded = try SmallApp.Recorded()
    var count = 0
    recorded.session.simulator.application.frontmostViewController?.addKeyCommand(
      KeyCommand(Self.shortcut) { _ in { count += 1 } })
    recorded.press(.control("n"), .control("k"))
    recorded.session.end()
    #expect(count == 1)
    let log = try SessionLog(recorded.log)
    let commands = log.records.compactMap { record -> Command? in
      if case .input(let input) = record { input.command } else { nil }
    }
    #expect(commands == [.keyCommand(Self.shortcut)])
    // 1 << 20 is UIKit's bit of Command.
    #expect(
      String(decoding: recorded.log, as: UTF8.self).contains(
        #""command":"keyCommand","text":"n","modifiers":1048576"#))
  }

  @Test func `spoken mode performs an app's command`() throws {
    let recorded = try SmallApp.Recorded()
    var count = 0
    recorded.session.simulator.application.frontmostViewController?.addKeyCommand(
      KeyCommand(Self.shortcut) { _ in { count += 1 } })
    let spoken = SpokenSession(recorded.session)
    spoken.receive(.control("n"))
    #expect(count == 1)
  }

  @Test func `a replay without the command says so`() throws {
    let recorded = try SmallApp.Recorded()
    recorded.session.simulator.application.frontmostViewController?.addKeyCommand(
      KeyCommand(Self.shortcut) { _ in {} })
    recorded.press(.control("n"))
    recorded.session.end()
    let divergence = try Replay(SessionLog(recorded.log)).run()
    #expect(divergence?.found.contains("no responder has a command for it") == true)
  }

  @Test(arguments: [#""text":"n""#, #""modifiers":0"#, #""text":"n","modifiers":-1"#])
  func `a key command without a key or modifiers is an error`(members: String) throws {
    let recorded = try SmallApp.Recorded()
    let line = #"{"record":"input","tick":1,"command":"keyCommand",\#(members)}"# + "\n"
    #expect(throws: SessionLogError.self) { try SessionLog(recorded.log + Array(line.utf8)) }
  }
}
