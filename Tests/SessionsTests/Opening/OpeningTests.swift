import Foundation
import Motion
import NavigationKit
import Simulation
import Storyboards
import Testing

@testable import Sessions

/// Deep links and resumed sessions.
@Suite struct OpeningTests {
  private static func bundle(_ name: String) throws -> StoryboardBundle {
    let file = name == "scenes" ? Recording.tutorial : Recording.storyboard(name)
    return try StoryboardBundle(name: file.lastPathComponent, json: Array(Data(contentsOf: file))) {
      try? Array(Data(contentsOf: file.deletingLastPathComponent().appending(path: $0)))
    }
  }

  private static func commands(
    _ path: String, in name: String, columns: Int = 80
  ) throws -> [Command] {
    try DeepLink(path).commands(try bundle(name), columns: columns, rows: 24)
  }

  @Test(arguments: [
    ("scenes", "first", 0), ("scenes", "first/second", 1), ("scenes", "second", 1),
    ("scenes", "#2", 1), ("scenes", "third", 1),
  ])
  func `opening a path takes the fewest segues`(file: String, path: String, count: Int) throws {
    #expect(try Self.commands(path, in: file).count == count)
  }

  @Test(
    arguments: [
      "scenes", "push", "presentations", "embed", "unwind", "tabs", "references", "fade", "items",
      "vertical", "grow", "adaptive", "gallery",
    ])
  func `every reachable scene can be opened and is then visible`(name: String)
    throws
  {
    let bundle = try Self.bundle(name)
    var opened = 0
    for storyboard in bundle.storyboards {
      for scene in storyboard.document.scenes {
        guard let commands = try? DeepLink(scene.id).commands(bundle, columns: 100, rows: 40) else {
          continue
        }
        opened += 1
        let session = LiveSession(
          simulator: Simulator(storyboards: bundle, columns: 100, rows: 40), recorder: nil)
        session.carryOut(commands)
        #expect(
          session.simulator.visibleDescriptions.contains { $0.id == scene.id }, "\(scene.id)")
        #expect(!session.simulator.application.isTransitioning)
      }
    }
    #expect(opened >= 2)
  }

  @Test func `a scene that only code shows is opened by showScene`() throws {
    let json = """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "a", "scenes": [
        {"id": "a"}, {"id": "b", "isShownByCode": true, "segues": [
          {"id": "bc", "kind": "presentModally", "to": "c"}]}, {"id": "c"}, {"id": "d"}]}
      """
    let bundle = try StoryboardBundle(name: "a.json", json: Array(json.utf8)) { _ in nil }
    let commands = try DeepLink("c").commands(bundle, columns: 80, rows: 24)
    #expect(commands == [.showScene("b", storyboard: nil), .performSegue("bc", scene: "b")])
    #expect(throws: DeepLinkError.self) {
      try DeepLink("d").commands(bundle, columns: 80, rows: 24)
    }
  }

  @Test func `a scene on another tab is opened by selecting the tab`() throws {
    let commands = try Self.commands("tree", in: "tabs")
    #expect(commands.contains(.selectTab(2)))
  }

  @Test func `a broken path is reported with the scenes that can be reached`() throws {
    let unknown = #expect(throws: DeepLinkError.self) {
      try Self.commands("first/nowhere", in: "scenes")
    }
    #expect(
      unknown?.description == "no scene is named 'nowhere'; segues from '#1' lead to '#2', '#3'")
    let deadEnd = #expect(throws: DeepLinkError.self) {
      try Self.commands("second/third", in: "scenes")
    }
    #expect(
      deadEnd?.description
        == "no segues lead from '#2' to 'third'; no segue starts at '#2'")
    let empty = #expect(throws: DeepLinkError.self) { try Self.commands("//", in: "scenes") }
    #expect(empty?.description == "the path is empty; expected scene names separated by '/'")
    for path in ["/first", "first/", "first//second"] {
      let hole = #expect(throws: DeepLinkError.self) { try Self.commands(path, in: "scenes") }
      #expect(hole?.description == "the path '\(path)' contains an empty scene name")
    }
    let steering = #expect(throws: DeepLinkError.self) {
      try Self.commands("\u{1B}[2J", in: "scenes")
    }
    #expect(steering?.description.contains("\u{1B}") == false)
  }

  @Test func `a repeated scene is visited again if a segue leads to it`()
    throws
  {
    let again = #expect(throws: DeepLinkError.self) {
      try Self.commands("second/second", in: "scenes")
    }
    #expect(
      again?.description == "no segues lead from '#2' to 'second'; no segue starts at '#2'")
    let matryoshka = #"""
      {"version":1,"canvas":{"width":9,"height":9},"initialScene":"n","scenes":[
      {"id":"n","kind":"navigationController","root":"doll"},
      {"id":"doll","title":"Doll","segues":[{"id":"in","kind":"show","to":"doll"}]}]}
      """#
    let bundle = try StoryboardBundle(name: "dolls.json", json: Array(matryoshka.utf8)) { _ in nil }
    let (inside, opened) = (Command.performSegue("in", scene: "doll"), DeepLink("doll/doll/Doll"))
    #expect(try opened.commands(bundle, columns: 80, rows: 24) == [inside, inside])
    // A container and its content are on the screen together.
    #expect(try DeepLink("n/doll").commands(bundle, columns: 80, rows: 24) == [])
  }

  @Test func `opening a path chooses the action of an alert on the way`() throws {
    let file = #"""
      {"version":1,"canvas":{"width":9,"height":9},"initialScene":"a","scenes":[
      {"id":"a","segues":[{"id":"ask","kind":"presentModally","to":"q"}]},
      {"id":"q","kind":"alertController","title":"Go?","actions":[
      {"id":"no","title":"No","style":"cancel"},{"id":"yes","title":"Yes"}],
      "segues":[{"id":"go","kind":"presentModally","to":"z","trigger":{"tap":"yes"}}]},
      {"id":"z","title":"Z"}]}
      """#
    let bundle = try StoryboardBundle(name: "ask.json", json: Array(file.utf8)) { _ in nil }
    let (ask, go) = (
      Command.performSegue("ask", scene: "a"), Command.performSegue("go", scene: "q")
    )
    #expect(try DeepLink("q").commands(bundle, columns: 80, rows: 24) == [ask])
    for path in ["z", "q/z", "a/q/z"] {
      let commands = try DeepLink(path).commands(bundle, columns: 80, rows: 24)
      #expect(commands == [ask, go])
      let session = LiveSession(
        simulator: Simulator(storyboards: bundle, columns: 80, rows: 24), recorder: nil)
      session.carryOut(commands)
      #expect(session.simulator.visibleScenes.first?.scene.id == "z")
    }
    let closed = file.replacing(#""title":"Yes""#, with: #""title":"Yes","isEnabled":false"#)
    let shut = try StoryboardBundle(name: "ask.json", json: Array(closed.utf8)) { _ in nil }
    #expect(throws: DeepLinkError.self) {
      try DeepLink("z").commands(shut, columns: 80, rows: 24)
    }
  }

  @Test
  func
    `an opened scene has the same frame as after reaching the scene by keys, and its log replays`()
    throws
  {
    let bundle = try Self.bundle("scenes")
    let commands = try DeepLink("second").commands(bundle, columns: 80, rows: 24)
    let recording = try Recording()
    recording.session.carryOut(commands)
    let byHand = try Recording()
    byHand.press(.up)
    byHand.wait(.seconds(10))
    #expect(
      recording.session.simulator.frame().digest == byHand.session.simulator.frame().digest)
    recording.press(.down)
    recording.wait(.seconds(1))
    recording.session.end()
    let log = try SessionLog(recording.log)
    #expect(log.inputs.map(\.command).last == .swipe(.down))
    #expect(try Replay(log).run() == nil)
  }

  // MARK: - Resuming

  @Test func `a resumed session continues where it was quit, and its recording replays`() throws {
    let first = try SmallApp.Recorded()
    first.press(.up)
    first.session.resize(columns: 30, rows: 7)
    first.press(.character("s"), .character("q"))
    first.session.end()
    let resumed = try ResumedSession(try Replay(try SessionLog(first.log)))
    #expect(!resumed.simulator.isFinished)
    #expect(resumed.simulator.tick == first.session.simulator.tick - 24)
    #expect(
      resumed.simulator.frame().digest == first.session.simulator.frame().digest)
    var bytes: [UInt8] = []
    let header = try SessionLog(first.log).header
    let second = LiveSession(
      simulator: resumed.simulator,
      recorder: SessionRecorder(header: header) {
        bytes += $0
        return true
      }, inputs: resumed.inputs)
    // Slow motion is still on.
    second.receive(.down)
    second.advance(by: .seconds(1))
    #expect(second.simulator.tick == resumed.simulator.tick)
    #expect(second.simulator.application.isTransitioning)
    second.advance(by: .seconds(20))
    second.end()
    let log = try SessionLog(bytes)
    #expect(log.inputs.count == 4)
    #expect(log.events.contains { $0.kind == .unwindAction })
    #expect(try Replay(log).run() == nil)
    // Resuming again.
    let third = try ResumedSession(try Replay(log))
    #expect(third.inputs.count == 4)
  }

  @Test func `a resumed session has the landmarks and history of its log`() throws {
    let first = try Recording()
    first.walkTheTutorial()
    first.session.end()
    let resumed = try ResumedSession(try Replay(try SessionLog(first.log)))
    let document = try SceneDocument(
      json: Array(try SessionLog(first.log).header.storyboard.utf8))
    let second = LiveSession(recorder: nil, resuming: resumed) {
      Simulator(document: document, columns: 80, rows: 24)
    }
    #expect(second.landmarks.ticks == first.session.landmarks.ticks)
    #expect(second.landmarks.landmarks == first.session.landmarks.landmarks)
    second.receive(.character("{"))
    #expect(second.isTimeTravelling)
    #expect(try #require(second.nextFrame()).text.contains("View Controller #3"))
  }

  @Test func `resuming a log that diverges throws the divergence`() throws {
    let recorded = try SmallApp.Recorded()
    recorded.press(.up)
    var log = try SessionLog(recorded.log)
    log.records.removeAll { $0.isInput(.swipe(.up)) }
    #expect(throws: Divergence.self) { try ResumedSession(try Replay(log)) }
  }

  /// Returns a session with a branch before each input, each longer than the one before.
  private func branched(_ count: Int) throws -> SessionLog {
    let recorded = try SmallApp.Recorded()
    var log = try SessionLog(recorded.log)
    func input(_ tick: Int) -> SessionRecord { .input(SessionInput(tick: tick, .swipe(.left))) }
    for index in 0..<count {
      let tick = 10 * index
      log.records += [
        input(tick), input(tick + 5),
        .branch(tick: tick + 6, to: Position(tick: tick + 1, inputs: index + 1)),
      ]
    }
    return log
  }

  @Test func `recordsOfFinalBranch keeps only the inputs of the final branch`() throws {
    let log = try branched(200)
    let kept = log.recordsOfFinalBranch
    #expect(kept.count { if case .input = $0 { true } else { false } } == 200)
    #expect(!kept.contains { if case .branch = $0 { true } else { false } })
    let inputs = kept.compactMap { if case .input(let input) = $0 { input } else { nil } }
    #expect(inputs == log.finalBranch.timeline.inputs)
  }

  @Test func `a session with abandoned branches resumes at the end of its final branch`() throws {
    let recording = try Recording()
    recording.walkTheTutorial()
    recording.press(.character("{"), .character("{"), .up)
    recording.wait(.seconds(1))
    recording.press(.down)
    recording.wait(.seconds(2))
    recording.press(.character("["), .left)
    recording.wait(.seconds(2))
    recording.session.end()
    let log = try SessionLog(recording.log)
    let whole = try Replay(log)
    #expect(whole.run() == nil)
    let resumed = try ResumedSession(try Replay(log))
    #expect(resumed.simulator.tick == whole.simulator.tick)
    #expect(resumed.simulator.frame().digest == whole.simulator.frame().digest)
    #expect(resumed.landmarks.ticks == recording.session.landmarks.ticks)
    #expect(resumed.landmarks.landmarks == recording.session.landmarks.landmarks)
  }
}
