import CellGraphics
import Sessions
import Simulation
import Testing

/// The palette and the map in a replay of the tutorial.
@Suite struct ReplayPaletteTests {
  /// Returns a replay of a swipe up, which leads to #2 in 0.4 s, and of the whole tour if wanted.
  private func replay(wholeTour: Bool = true) throws -> ReplaySession {
    let recording = try Recording()
    if wholeTour {
      recording.walkTheTutorial()
    } else {
      recording.press(.up)
      recording.wait(.seconds(2))
    }
    recording.session.end()
    return try ReplaySession(
      SessionLog(recording.log), speedInThousandths: 1_000, columns: 80, rows: 24)
  }

  private func type(_ text: String, in session: ReplaySession) {
    for character in text { session.receive(.character(character)) }
  }

  private func screen(_ session: ReplaySession) throws -> String {
    try #require(session.nextFrame()).text
  }

  @Test func `the palette goes to the first moment at which a scene has appeared`() throws {
    let session = try replay()
    session.receive(.end)
    type(":go to #2", in: session)
    #expect(session.isOrienting)
    // A recording has only one way to a scene.
    #expect(try !screen(session).contains("from the start"))
    session.receive(.enter)
    #expect(!session.isOrienting)
    #expect(session.position == Position(tick: 48, inputs: 1))
    #expect(try screen(session).contains("View Controller #2"))
    type(":go to #1", in: session)
    session.receive(.enter)
    #expect(session.position == .start)
  }

  @Test func `a scene that the session never shows is reported, and the position stays`() throws {
    let session = try replay(wholeTour: false)
    session.receive(.end)
    let here = session.position
    type(":go to #3", in: session)
    session.receive(.enter)
    #expect(session.position == here)
    #expect(try screen(session).contains("This session never shows #3"))
  }

  @Test func `the map marks the visited scenes and goes to the moment of the selected one`()
    throws
  {
    let session = try replay()
    session.receive(.character("M"))
    let map = try screen(session)
    #expect(map.contains("● #1") && !map.contains("• #2"))
    session.receive(.escape)
    session.receive(.end)
    session.receive(.character("M"))
    #expect(try screen(session).contains("• #3"))
    session.receive(.home)
    session.receive(.tab)
    session.receive(.enter)
    #expect(session.position == Position(tick: 48, inputs: 1))
  }

  @Test func `the palette lists the commands of the replay and runs them`() throws {
    let session = try replay()
    type(":faster", in: session)
    let palette = try screen(session)
    #expect(palette.contains("play faster"))
    session.receive(.enter)
    #expect(try screen(session).contains("×2"))
    type(":quit", in: session)
    session.receive(.enter)
    #expect(session.isFinished)
  }

  @Test func `pasted text is typed, Escape closes, and a click runs an entry`() throws {
    let session = try replay()
    session.receive(.character(":"))
    session.receive(pasted: "go to #2")
    #expect(try screen(session).contains(":go to #2▏"))
    session.receive(.escape)
    #expect(!session.isOrienting)
    session.receive(.character(":"))
    session.receive(pasted: "go to #2")
    // The first entry is in the third row of the box, which begins in the second row.
    session.receive(PointerInput(.press, column: 20, row: 3))
    #expect(session.position.tick == 48)
  }
}
