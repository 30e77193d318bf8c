import CellGraphics
import Motion
import NavigationKit
import Sessions
import Simulation
import Testing

/// The inspector of a running session, in its past and in replays.
@Suite struct InspectorSessionTests {
  private func screen(_ session: LiveSession) throws -> String {
    try #require(session.nextFrame()).text
  }

  /// Opens and uses the inspector in each pane.
  private func lookAround(_ session: LiveSession) {
    for key in [
      Key.character("i"), .tab, .down, .tab, .left, .tab, .up, .character("p"), .character("y"),
      .escape, .character("t"), .character("?"), .character("x"),
    ] {
      session.receive(key)
      _ = session.nextFrame()
    }
  }

  @Test func `the log is the same with and without the inspector where the app keeps its size`()
    throws
  {
    func log(isInspected: Bool) throws -> [UInt8] {
      let recording = try Recording()
      for key in [Key.up, .down, .enter] {
        if isInspected {
          lookAround(recording.session)
          #expect(recording.session.isInspecting)
          recording.press(.character("a"), key, .character("i"), .escape)
          #expect(!recording.session.isInspecting)
        } else {
          recording.press(key)
        }
        recording.wait(.seconds(2))
      }
      recording.session.end()
      return recording.log
    }
    #expect(try log(isInspected: true) == log(isInspected: false))
  }

  @Test func `beside the app only the two changes of its size are recorded, and the log replays`()
    throws
  {
    let recording = try Recording(columns: 200, rows: 60)
    lookAround(recording.session)
    recording.press(.character("i"))
    recording.wait(.seconds(1))
    recording.session.end()
    let log = try SessionLog(recording.log)
    #expect(
      log.inputs.map(\.command) == [
        .resize(columns: 100, rows: 60), .resize(columns: 200, rows: 60),
      ])
    #expect(try Replay(log).run() == nil)
  }

  @Test func `an idle screen sends no frame, open and closed`() throws {
    let recording = try Recording(columns: 200, rows: 60)
    recording.press(.character("i"))
    recording.wait(.seconds(1))
    #expect(recording.session.nextFrame() != nil)
    recording.wait(.seconds(10))
    #expect(recording.session.nextFrame() == nil)
    #expect(recording.session.timeUntilNextChange == nil)
    recording.press(.escape)
    recording.wait(.seconds(1))
    #expect(recording.session.nextFrame() != nil)
    recording.wait(.seconds(10))
    #expect(recording.session.nextFrame() == nil)
  }

  @Test func `n explains a key that is no command`() throws {
    let recording = try Recording()
    recording.press(.character("x"), .character("i"), .character("n"))
    #expect(
      try screen(recording.session).contains(
        "x did nothing: it is not a key here; “?” lists the keys."))
  }

  @Test func `keys reach the app while it has the focus, and its life cycle is shown`() throws {
    let recording = try Recording(columns: 200, rows: 60)
    recording.press(.character("i"), .character("a"), .up)
    recording.wait(.seconds(2))
    let screen = try screen(recording.session)
    #expect(screen.contains("View Controller #2"))
    #expect(screen.contains("▸ Key up: swipe up."))
    #expect(screen.contains("second has appeared, without animation."))
    #expect(screen.contains("back to the inspector"))
  }

  @Test func `the feed has what happened before the inspector was opened`() throws {
    let recording = try Recording()
    recording.walkTheTutorial()
    recording.press(.character("i"), .tab, .tab, .tab, .home)
    #expect(try screen(recording.session).contains("first creates its view."))
  }

  @Test func `Enter in the feed shows the moment, and the tree is that of the moment`() throws {
    let recording = try Recording(columns: 200, rows: 60)
    recording.walkTheTutorial()
    recording.press(.character("i"), .tab, .tab, .tab, .home, .enter)
    #expect(recording.session.isTimeTravelling)
    let first = try screen(recording.session)
    #expect(first.contains("PAST"))
    #expect(!first.contains("● ▴ "))
    // The next navigation begins with the second swipe, at which the second scene is presented.
    recording.press(.character("}"))
    #expect(try screen(recording.session).contains("▴ second"))
    recording.press(.escape)
    #expect(recording.session.isTimeTravelling && !recording.session.isInspecting)
    recording.press(.end)
    #expect(!recording.session.isTimeTravelling)
  }

  @Test func `a branch from the past removes the later lines of the feed`() throws {
    let recording = try Recording(columns: 200, rows: 60)
    recording.walkTheTutorial()
    recording.press(.character("i"), .character("{"), .character("{"), .character("{"))
    recording.press(.character("{"), .character("a"), .up)
    recording.wait(.seconds(2))
    #expect(!recording.session.isTimeTravelling)
    let screen = try screen(recording.session)
    #expect(screen.contains("View Controller #2"))
    #expect(!screen.contains("idSecondSegue."))
  }

  @Test func `a replay shows the inspector beside the recording`() throws {
    let recording = try Recording()
    recording.walkTheTutorial()
    recording.session.end()
    let replay = try ReplaySession(
      try SessionLog(recording.log), speedInThousandths: 1_000, columns: 200, rows: 60)
    replay.receive(.end)
    replay.receive(.character("i"))
    #expect(replay.isInspecting)
    let screen = try #require(replay.nextFrame()).text
    #expect(screen.contains("Welcome back!") && screen.contains("▸ Key up: swipe up."))
    #expect(replay.nextFrame() == nil)
    replay.receive(.character("i"))
    #expect(!replay.isInspecting)
    #expect(try #require(replay.nextFrame()).surface.columns == 200)
  }

  @Test func `another branch of a replay has its own feed`() throws {
    let header = SessionHeader(
      program: "test", ticksPerSecond: Tick.perSecond, columns: 40, rows: 12,
      storyboardName: "small.json", storyboard: SmallApp.storyboard)
    var log = try SessionLog(header.line)
    log.records = [
      .input(SessionInput(tick: 60, .swipe(.up))), .input(SessionInput(tick: 400, .swipe(.down))),
      .branch(tick: 600, to: Position(tick: 30, inputs: 0)), .end(tick: 120),
    ]
    let replay = try ReplaySession(log, speedInThousandths: 1_000, columns: 200, rows: 60)
    replay.receive(.character("i"))
    // The final branch has no input.
    #expect(try !#require(replay.nextFrame()).text.contains("Input: swipe"))
    replay.receive(.character("a"))
    replay.receive(.character("b"))
    #expect(try #require(replay.nextFrame()).text.contains("Input: swipe down"))
    replay.receive(.character("b"))
    #expect(try !#require(replay.nextFrame()).text.contains("Input: swipe"))
  }

  @Test func `e hands the ribbon over as text and as an image`() throws {
    let recording = try Recording()
    var written: [String: String] = [:]
    recording.session.inspectorFiles = InspectorFiles { name, text in
      written[name] = text
      return nil
    }
    recording.walkTheTutorial()
    recording.press(.character("i"))
    _ = recording.session.nextFrame()
    recording.press(.character("e"))
    #expect(written.keys.sorted() == ["segue-ribbon.svg", "segue-ribbon.txt"])
    #expect(written["segue-ribbon.txt"]?.contains("transitions") == true)
    #expect(written["segue-ribbon.svg"]?.hasPrefix("<svg ") == true)
    #expect(try screen(recording.session).contains("Wrote segue-ribbon.txt and segue-ribbon.svg"))
  }
}
