import Sessions
import Simulation
import Storyboards
import Testing

/// Sessions of an app that leaves out the keys for developers.
@Suite struct DeveloperKeyTests {
  private func session(_ hasDeveloperKeys: Bool) throws -> LiveSession {
    let bundle = try StoryboardBundle(name: "a.json", json: Array(SmallApp.storyboard.utf8)) { _ in
      nil
    }
    return LiveSession(recorder: nil) {
      let simulator = Simulator(storyboards: bundle, columns: 80, rows: 40)
      simulator.hasDeveloperKeys = hasDeveloperKeys
      return simulator
    }
  }

  private func text(_ session: LiveSession) -> String { session.nextFrame()?.text ?? "unchanged" }

  /// The keys that the documentation of `TerminalApp` names.
  private static let keys: [Character] = Array("iM:[]{}fbmsr")

  @Test(arguments: keys)
  func `a key for developers does nothing in an app without them`(key: Character) throws {
    let session = try session(false)
    session.receive(.up)
    session.advance(by: .seconds(2))
    _ = session.nextFrame()
    session.receive(.character(key))
    #expect(text(session) == "unchanged")
    #expect(!session.isInspecting && !session.isTimeTravelling && !session.simulator.isSlow)
    // It closes the help, as every key without a meaning does.
    session.receive(.character("?"))
    session.receive(.character(key))
    #expect(!session.simulator.isHelpVisible)
  }

  @Test func `the same keys do something in other apps`() throws {
    for key in Self.keys where !"]}mr".contains(key) {
      let session = try session(true)
      session.receive(.up)
      session.advance(by: .seconds(2))
      _ = session.nextFrame()
      session.receive(.character(key))
      #expect(text(session) != "unchanged", "\(key)")
    }
  }

  @Test func `the keys of the app, the help and quit still work`() throws {
    let session = try session(false)
    session.receive(.up)
    session.advance(by: .seconds(2))
    #expect(session.simulator.seenScenes == ["b"])
    session.receive(.character("?"))
    #expect(session.simulator.isHelpVisible)
    session.receive(.escape)
    session.receive(.character("q"))
    #expect(session.isFinished)
  }

  @Test func `neither the status line nor the help names a key for developers`() throws {
    for (hasDeveloperKeys, session) in [(false, try session(false)), (true, try session(true))] {
      #expect(text(session).contains(": commands") == hasDeveloperKeys)
      session.receive(.character("?"))
      let help = text(session)
      #expect(help.contains("inspect a transition frame by frame") == hasDeveloperKeys)
      #expect(help.contains("start or stop a recording") == hasDeveloperKeys)
      #expect(help.contains("quit") && help.contains("redraw the screen"))
    }
  }
}
