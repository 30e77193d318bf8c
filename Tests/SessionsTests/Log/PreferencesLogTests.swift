import CellGraphics
import Motion
import NavigationKit
import Sessions
import Simulation
import Testing

/// Sessions replay with the preferences of their recording.
@Suite struct PreferencesLogTests {
  private static let storyboard = """
    {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "first", "scenes": [
      {"id": "first", "background": "red", "segues": [{"id": "on", "kind": "custom",
        "to": "second", "transition": "slide", "trigger": {"swipe": "up"}}]},
      {"id": "second", "background": "blue"}]}
    """

  private func header(_ settings: [SessionHeader.Setting]) -> SessionHeader {
    SessionHeader(
      program: "segue test", ticksPerSecond: Tick.perSecond, columns: 120, rows: 50,
      storyboardName: "app.json", storyboard: Self.storyboard,
      settings: SessionHeader.currentSettings + settings)
  }

  /// Returns the log of a session with these preferences, with a checkpoint in the transition.
  private func log(
    _ preferences: UserPreferences, settings: [SessionHeader.Setting]
  ) throws -> SessionLog {
    let header = header(settings)
    let bundle = try header.bundle()
    var log: [UInt8] = []
    let session = LiveSession(
      recorder: SessionRecorder(header: header) { records in
        log += records
        return true
      }
    ) {
      let simulator = Simulator(
        storyboards: bundle, columns: 120, rows: 50, preferences: preferences)
      simulator.style = DrawingStyle()
      return simulator
    }
    if preferences.device != nil { session.receive(.character("o")) }
    for _ in 0..<96 { step(session) }
    session.receive(.up)
    for _ in 0..<240 { step(session) }
    session.end()
    return try SessionLog(log)
  }

  private func step(_ session: LiveSession) {
    session.advance(by: .seconds(1) / Tick.perSecond)
    _ = session.nextFrame()
  }

  @Test func `no preferences add nothing to the header`() {
    #expect(SessionHeader.settings(of: UserPreferences()).isEmpty)
    #expect(header([]).preferences == UserPreferences())
  }

  @Test(arguments: [
    UserPreferences(reducesMotion: true),
    UserPreferences(device: Device(.iPhone)),
    UserPreferences(reducesMotion: true, device: Device(.iPad, isRotated: true)),
    UserPreferences(device: Device(.screen(columns: 50, rows: 20))),
  ]) func `a session replays with its preferences`(_ preferences: UserPreferences) throws {
    let read = try log(preferences, settings: SessionHeader.settings(of: preferences))
    #expect(read.header.preferences == preferences)
    #expect(read.remarks.isEmpty)
    #expect(try Replay(read).run() == nil)
    let resumed = try ResumedSession(Replay(read))
    #expect(resumed.preferences == preferences)
    #expect(resumed.simulator.application.reducesMotion == preferences.reducesMotion)
  }

  @Test(arguments: [
    UserPreferences(reducesMotion: true), UserPreferences(device: Device(.iPhone)),
  ]) func `a log differs when it replays without its preferences`(_ preferences: UserPreferences)
    throws
  {
    #expect(try Replay(log(preferences, settings: [])).run() != nil)
  }

  @Test func `rotating is an input of the log`() throws {
    let preferences = UserPreferences(device: Device(.iPhone))
    let read = try log(preferences, settings: SessionHeader.settings(of: preferences))
    #expect(read.inputs.map(\.command).contains(.rotate))
    // The header has the device as it was at the start.
    #expect(read.header.preferences.device?.isRotated == false)
  }

  @Test func `without a device the key to rotate records nothing`() throws {
    let session = LiveSession(recorder: nil) { [bundle = try header([]).bundle()] in
      Simulator(storyboards: bundle, columns: 80, rows: 24)
    }
    session.receive(.character("o"))
    #expect(session.inputs.isEmpty)
  }

  @Test func `unknown values of the settings count as none`() {
    let settings = [
      SessionHeader.Setting("device", "fridge"), SessionHeader.Setting("motion", "wild"),
    ]
    #expect(header(settings).preferences == UserPreferences())
  }
}
