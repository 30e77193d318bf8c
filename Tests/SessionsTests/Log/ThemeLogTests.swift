import CellGraphics
import Motion
import NavigationKit
import Sessions
import Simulation
import Storyboards
import Testing

/// Sessions replay with the theme of their recording.
@Suite struct ThemeLogTests {
  /// A screen with a switch, whose colour differs between the first theme and the standard one.
  private static let storyboard = """
    {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "first",
      "scenes": [{"id": "first", "background": "white", "views": [
        {"kind": "switch", "id": "s", "frame": {"x": 0, "y": 0, "width": 200, "height": 100}, "isOn": true}]}]}
    """

  private func header(_ settings: [SessionHeader.Setting]) -> SessionHeader {
    SessionHeader(
      program: "segue test", ticksPerSecond: Tick.perSecond, columns: 40, rows: 12,
      storyboardName: "app.json", storyboard: Self.storyboard, settings: settings)
  }

  private func simulator(_ header: SessionHeader, _ theme: Theme) throws -> Simulator {
    let simulator = Simulator(
      storyboards: try header.bundle(), columns: 40, rows: 12,
      keyRouting: header.keyRouting, theme: theme)
    simulator.application.springFit = header.springFit
    simulator.chrome = header.chrome
    return simulator
  }

  private func log(_ theme: Theme, _ settings: [SessionHeader.Setting]) throws -> SessionLog {
    let header = header(settings)
    var log: [UInt8] = []
    let session = LiveSession(
      simulator: try simulator(header, theme),
      recorder: SessionRecorder(header: header) { records in
        log += records
        return true
      })
    session.receive(.tab)
    session.advance(by: .seconds(1))
    _ = session.nextFrame()
    session.end()
    return try SessionLog(log)
  }

  private var oldSettings: [SessionHeader.Setting] {
    SessionHeader.currentSettings.filter { $0.name != "theme" }
  }

  @Test func `the scene differs between both themes`() throws {
    let header = header([])
    let old = try simulator(header, .first).frame().surface
    let new = try simulator(header, .standard).frame().surface
    let backgrounds = { (surface: Surface) in
      Set((0..<surface.rows).flatMap { surface.row($0).map(\.background.rgb) })
    }
    #expect(backgrounds(old).contains(0x2AA64A) && !backgrounds(new).contains(0x2AA64A))
    #expect(backgrounds(new).contains(0x23853A) && !backgrounds(old).contains(0x23853A))
  }

  @Test func `a log without the theme setting replays with the colours of before`() throws {
    let log = try log(.first, oldSettings)
    #expect(log.header.theme == .first)
    #expect(log.remarks.isEmpty)
    #expect(try Replay(log).run() == nil)
    #expect(try ResumedSession(Replay(log)).theme == .first)
    #expect(SessionHeader.settings(of: Theme.first).isEmpty)
  }

  @Test func `a new session records the standard theme and replays with it`() throws {
    let log = try log(.standard, SessionHeader.currentSettings)
    #expect(String(decoding: log.header.line, as: UTF8.self).contains(#""theme":"2""#))
    #expect(log.header.theme == .standard)
    #expect(log.remarks.isEmpty)
    #expect(try Replay(log).run() == nil)
    #expect(try ResumedSession(Replay(log)).theme == .standard)
  }

  @Test func `a log differs when it replays with another theme than it was recorded with`() throws {
    #expect(try Replay(log(.first, SessionHeader.currentSettings)).run() != nil)
    #expect(try Replay(log(.standard, oldSettings)).run() != nil)
  }

  @Test func `a reloaded app keeps its theme`() throws {
    let bundle = try header([]).bundle()
    let simulator = Simulator(storyboards: bundle, columns: 40, rows: 12, theme: .first)
    #expect(simulator.reloaded(from: bundle, with: bundle).application.theme == .first)
  }

  /// The storyboard with a colour for switches that are on.
  private func themed(_ color: String?) -> String {
    let theme = color.map { "\"theme\": {\"switchOn\": \"\($0)\"}, " } ?? ""
    return Self.storyboard.replacing(
      "{\"version\"", with: "{\(theme)\"version\"", maxReplacements: 1)
  }

  private func bundle(_ text: String) throws -> StoryboardBundle {
    try StoryboardBundle(name: "app.json", json: Array(text.utf8)) { _ in nil }
  }

  @Test func `a log replays with the theme of its scene file`() throws {
    var header = header(SessionHeader.currentSettings)
    header.storyboard = themed("#123456")
    var bytes: [UInt8] = []
    let session = LiveSession(
      simulator: try simulator(header, .standard),
      recorder: SessionRecorder(header: header) { records in
        bytes += records
        return true
      })
    session.receive(.tab)
    session.advance(by: .seconds(1))
    session.end()
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(try Replay(SessionLog(bytes)).run() == nil)
    // With another colour the screens differ.
    let other = text.replacing("#123456", with: "#654321")
    #expect(try Replay(SessionLog(Array(other.utf8))).run() != nil)
  }

  @Test func `a reloaded app has the theme of its new file`() throws {
    let (old, new, none) = (
      try bundle(themed("#123456")), try bundle(themed("#654321")), try bundle(themed(nil))
    )
    let simulator = Simulator(storyboards: old, columns: 40, rows: 12)
    #expect(simulator.application.theme.switchOn.light == Color(rgb: 0x123456))
    let changed = simulator.reloaded(from: old, with: new)
    #expect(changed.application.theme.switchOn.dark == Color(rgb: 0x654321))
    #expect(changed.reloaded(from: new, with: none).application.theme == .standard)
  }
}
