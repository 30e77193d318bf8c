import Foundation
import Motion
import NavigationKit
import Sessions
import Simulation
import Testing

/// Logs of spoken sessions replay as pictures, and logs of pictures as spoken sessions.
@Suite struct SpokenLogTests {
  private static let keys: [Key] = [
    .up, .down, .character("1"), .character("?"), .character("a"), .up, .character("b"), .enter,
    .up, .tab, .character("."), .character("w"), .character("9"), .character("q"),
  ]

  @Test(arguments: ["scenes", "push", "tabs", "gallery", "presentations", "vertical", "grow"])
  func `the log of a spoken session replays identically as pictures`(name: String) throws {
    let file = name == "scenes" ? Recording.tutorial : Recording.storyboard(name)
    let app = try SpokenApp(file)
    for key in Self.keys { app.spoken.receive(key) }
    let log = try app.end()
    #expect(log.isComplete)
    #expect(log.inputs.count > 3)
    #expect(try Replay(log).run() == nil)
  }

  @Test func `the same keys perform the same commands in both modes`() throws {
    let keys: [Key] = [.up, .down, .enter, .up, .tab, .left]
    let (app, pictures) = (try SpokenApp(), try Recording())
    for key in keys {
      app.spoken.receive(key)
      pictures.press(key)
      pictures.wait(.seconds(3))
    }
    pictures.session.end()
    let (spoken, drawn) = (try app.end(), try SessionLog(pictures.log))
    #expect(spoken.inputs.map(\.command) == drawn.inputs.map(\.command))
    #expect(spoken.events.map(\.kind) == drawn.events.map(\.kind))
    #expect(spoken.events.map(\.subject) == drawn.events.map(\.subject))
  }

  @Test func `a session of pictures continues as a spoken session and replays identically`()
    throws
  {
    let pictures = try Recording()
    for key in [Key.up, .tab] {
      pictures.press(key)
      pictures.wait(.milliseconds(90))
      _ = pictures.session.nextFrame()
    }
    // The spoken mode begins in the middle of a transition.
    let spoken = SpokenSession(pictures.session)
    spoken.start()
    #expect(spoken.takeLines().first == "Screen: View Controller #2.")
    for key in [Key.down, .character("1")] { spoken.receive(key) }
    spoken.end()
    #expect(try Replay(SessionLog(pictures.log)).run() == nil)
  }

  @Test func `a spoken session continues as pictures and replays identically`() throws {
    let recording = try Recording()
    let spoken = SpokenSession(recording.session)
    spoken.start()
    spoken.receive(.up)
    recording.press(.down)
    recording.wait(.seconds(2))
    _ = recording.session.nextFrame()
    recording.session.end()
    let log = try SessionLog(recording.log)
    #expect(log.events.contains { $0.kind == .unwindAction })
    #expect(try Replay(log).run() == nil)
  }
}
