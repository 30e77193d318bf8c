import Foundation
import Motion
import NavigationKit
import Sessions
import Simulation
import Storyboards
import Testing

/// Changes of the scene file in the inspector.
@Suite struct EditingSessionTests {
  private static let storyboard = #"""
    {"version":1,"canvas":{"width":400,"height":800},"initialScene":"home","scenes":[
    {"id":"home","title":"Home","views":[
      {"id":"text","kind":"label","text":"Before",
       "frame":{"x":0,"y":200,"width":400,"height":40}},
      {"id":"go","kind":"button","title":"Go",
       "frame":{"x":0,"y":400,"width":100,"height":40}}],
     "segues":[{"id":"show","kind":"presentModally","to":"next","transition":"slide",
       "trigger":{"swipe":"up"}}]},
    {"id":"next","title":"Next"}]}
    """#

  /// A session of 200 × 60 cells with the inspector beside the app.
  private struct Stage {
    let session: LiveSession
    let bundle: StoryboardBundle
    var written: () -> [UInt8]

    init() throws {
      bundle = try StoryboardBundle(
        name: "a.json", json: Array(EditingSessionTests.storyboard.utf8)
      ) { _ in nil }
      let bundle = bundle
      session = LiveSession(recorder: nil) {
        Simulator(storyboards: bundle, columns: 200, rows: 60)
      }
      var files = SceneFiles(bundle) { _, _ in .refused("") }
      var bytes = Array(EditingSessionTests.storyboard.utf8)
      files.writeEdits = { edits in
        for edit in edits {
          guard let new = try? edit.written(into: bytes, in: bundle) else { return .refused("no") }
          bytes = new
        }
        return .written("a.json: written")
      }
      session.files = files
      written = { bytes }
    }

    /// Opens the inspector, selects a view of the first scene and goes to a fact of it.
    func select(_ presses: Int, fact: String) {
      press(.character("i"))
      for _ in 0..<presses { press(.character("p")) }
      press(.tab)
      for _ in 0..<40 where !isSelected(fact) { press(.down) }
    }

    private func isSelected(_ fact: String) -> Bool {
      screenNow.split(separator: "\n").contains { $0.contains("›\(fact) ") }
    }

    func press(_ keys: Key...) {
      for key in keys {
        session.receive(key)
        session.advance(by: .milliseconds(10))
      }
    }

    func type(_ text: String) { for character in text { press(.character(character)) } }

    var screenNow: String {
      session.show(notice: " ")
      return session.nextFrame()?.text ?? ""
    }
  }

  @Test func `a changed text is seen at once, and u takes it back`() throws {
    let stage = try Stage()
    stage.select(1, fact: "text")
    #expect(stage.screenNow.contains("✎ Before"))
    stage.press(.enter, .control("u"))
    stage.type("After")
    #expect(stage.screenNow.contains("✎ After"))
    stage.press(.enter)
    let screen = stage.screenNow
    #expect(screen.contains("✎ After") && !screen.contains("Before"))
    #expect(screen.contains("1 change in a copy of the app"))
    stage.press(.character("u"))
    #expect(stage.screenNow.contains("✎ Before"))
  }

  @Test func `a change is no input, and the app itself keeps its text`() throws {
    let stage = try Stage()
    stage.select(1, fact: "text")
    let inputs = stage.session.inputs.count
    stage.press(.enter)
    stage.type("!")
    stage.press(.enter)
    #expect(stage.screenNow.contains("Before!"))
    #expect(stage.session.inputs.count == inputs)
    #expect(!stage.session.simulator.frame().text.contains("Before!"))
  }

  @Test func `w writes the changes, and all other bytes of the file stay the same`() throws {
    let stage = try Stage()
    stage.select(1, fact: "text")
    stage.press(.enter, .control("u"))
    stage.type("After")
    stage.press(.enter, .character("w"))
    #expect(
      String(decoding: stage.written(), as: UTF8.self)
        == Self.storyboard.replacing("Before", with: "After"))
  }

  @Test func `a colour that does not exist is refused with a reason`() throws {
    let stage = try Stage()
    stage.select(1, fact: "colour")
    stage.press(.enter, .control("u"))
    stage.type("reed")
    stage.press(.enter)
    #expect(stage.screenNow.contains("reed"))
    #expect(!stage.screenNow.contains("in a copy of the app"))
  }

  @Test func `Enter disables a button, and again enables it`() throws {
    let stage = try Stage()
    stage.select(2, fact: "enabled")
    stage.press(.enter)
    #expect(stage.screenNow.contains("✎ no"))
    stage.press(.enter)
    #expect(stage.screenNow.contains("✎ yes"))
  }

  @Test func `the duration of a segue takes a number of seconds`() throws {
    let stage = try Stage()
    stage.select(0, fact: "duration")
    stage.press(.enter, .control("u"))
    stage.type("1.5")
    stage.press(.enter)
    #expect(stage.screenNow.contains("show: 1.5 s"))
    stage.press(.character("w"))
    #expect(String(decoding: stage.written(), as: UTF8.self).contains(#""duration": 1.5"#))
  }

  // MARK: - Replays

  /// A replay of a session in which the first scene has presented the second, with the inspector on
  /// the text of the first scene.
  private struct ReplayStage {
    let session: ReplaySession
    let columns: Int
    let rows: Int

    init(columns: Int = 200, rows: Int = 60) throws {
      (self.columns, self.rows) = (columns, rows)
      let header = SessionHeader(
        program: "test", ticksPerSecond: Tick.perSecond, columns: 200, rows: 60,
        storyboardName: "a.json", storyboard: EditingSessionTests.storyboard)
      var log = try SessionLog(header.line)
      log.records = [
        .input(SessionInput(tick: 240, .swipe(.up))), .end(tick: 480),
      ]
      session = try ReplaySession(log, speedInThousandths: 1_000, columns: columns, rows: rows)
      // The text is the first view that p selects.
      press(.character(" "), .character("i"), .character("p"), .tab)
      for _ in 0..<40 where !screen.contains("›text ") { press(.down) }
    }

    func press(_ keys: Key...) { for key in keys { session.receive(key) } }

    /// Types a new text for the selected fact.
    func type(_ text: String) {
      press(.enter, .control("u"))
      for character in text { press(.character(character)) }
      press(.enter)
    }

    var screen: String {
      session.resize(columns: columns, rows: rows)
      return session.nextFrame()?.text ?? ""
    }
  }

  @Test(arguments: [(200, 60), (420, 64), (160, 60)])
  func `a change in a replay is seen at once on a screen of any size, and u takes it back`(
    columns: Int, rows: Int
  ) throws {
    let stage = try ReplayStage(columns: columns, rows: rows)
    #expect(stage.screen.contains("✎ Before"))
    stage.type("After")
    let screen = stage.screen
    #expect(!screen.contains("Before"))
    // The app and the facts have the text.
    #expect(screen.components(separatedBy: "After").count >= 3)
    #expect(screen.contains("1 change in a copy of the app"))
    stage.press(.character("u"))
    #expect(stage.screen.contains("✎ Before") && !stage.screen.contains("After"))
  }

  @Test func `a change stays while the replay moves through time`() throws {
    let stage = try ReplayStage()
    stage.type("After")
    stage.press(.character("]"), .character("["), .character("["))
    #expect(stage.screen.contains("After") && !stage.screen.contains("Before"))
  }

  @Test func `w in a replay is refused without a file, and writes into the file that replaces it`()
    throws
  {
    let recorded = try ReplayStage()
    recorded.type("After")
    recorded.press(.character("w"))
    #expect(recorded.screen.contains("Cannot write: this session has no scene file"))
    let replaced = try ReplayStage()
    var written: [SceneEdit] = []
    replaced.session.files?.writeEdits = { edits in
      written = edits
      return .written("a.json: written")
    }
    replaced.type("After")
    replaced.press(.character("w"))
    #expect(replaced.screen.contains("a.json: written"))
    #expect(
      written == [
        .value(.text("After"), key: "text", view: "text", scene: "home", storyboard: "a.json")
      ])
  }

  @Test func `the copy follows the session`() throws {
    let stage = try Stage()
    stage.select(1, fact: "text")
    stage.press(.enter)
    stage.type("!")
    stage.press(.enter, .character("a"), .up)
    stage.session.advance(by: .seconds(2))
    #expect(stage.screenNow.contains("Next"))
    stage.press(.character("i"), .character("["), .character("["))
    #expect(stage.screenNow.contains("Before!"))
  }
}
