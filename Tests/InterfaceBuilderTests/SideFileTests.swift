import NavigationKit
import Simulation
import Storyboards
import Testing

@testable import InterfaceBuilder

@Suite struct SideFileTests {
  private let commands: [Command] = [
    .swipe(.up), .swipe(.down), .tap, .swipe(.up), .swipe(.left), .swipe(.up), .tap, .swipe(.down),
  ]

  private func swipes() throws -> StoryboardBundle {
    let name = "docs/storyboards/xcode/Swipes"
    var source = InterfaceBuilderSource(
      path: "Swipes.storyboard", xml: try Fixture.bytes("\(name).storyboard"))
    source.sideFile = .init(
      path: "Swipes.segue.json", json: try Fixture.bytes("\(name).segue.json"))
    return try StoryboardImport(source, named: "Swipes.storyboard") { _ in nil }.bundle()
  }

  /// Returns all that happens, and the labels after each command.
  private func record(_ bundle: StoryboardBundle) -> (events: [Event], texts: [String]) {
    let simulator = Simulator(storyboards: bundle, columns: 80, rows: 24)
    var texts: [String] = []
    for command in commands {
      simulator.perform(command)
      simulator.advance(to: simulator.tick + 300)
      let scene = SceneWalk.shown(simulator).last as? SceneViewController
      texts.append(scene.flatMap { Self.label("message", in: $0.view)?.text } ?? "-")
    }
    return (simulator.takeEvents(), texts)
  }

  private static func label(_ id: String, in view: View) -> Label? {
    if let label = view as? Label, label.accessibilityIdentifier == id { return label }
    return view.subviews.lazy.compactMap { label(id, in: $0) }.first
  }

  @Test func `a storyboard with its side file does what the tutorial's scene file does`() throws {
    let tutorial = try StoryboardBundle(
      name: "tutorial.json", json: try Fixture.bytes("scenes.json")
    ) { _ in nil }
    let (expected, found) = (record(tutorial), record(try swipes()))
    #expect(found.events == expected.events)
    #expect(found.texts == expected.texts)
    #expect(expected.events.count > 100)
    #expect(found.texts.contains("Welcome back!"))
  }

  @Test func `without a side file, the menu of the same storyboard leads to every scene`() throws {
    let xml = try Fixture.bytes("docs/storyboards/xcode/Swipes.storyboard")
    let result = try Fixture.imported(xml)
    let bundle = result.bundle()
    // Four classes are code.
    #expect(result.remarks.count == 4)
    var walk = SceneWalk(bundle)
    walk.run()
    #expect(walk.visited == ["first", "second", "third"])
  }

  @Test func `an unknown word in a side file is an error with its position`() throws {
    let xml = Fixture.storyboard(Fixture.scene("a"))
    #expect(throws: StoryboardImportError.self) {
      try Fixture.imported(xml, side: "{\n  \"scens\": {}\n}")
    }
    do {
      _ = try Fixture.imported(xml, side: "{\n  \"scens\": {}\n}")
    } catch let error as StoryboardImportError {
      #expect(
        error.description
          == "app/Main.segue.json:2:3: a side file has no key 'scens'; did you mean 'scenes'?")
    }
  }

  @Test(arguments: [
    (
      #"{"scenes": {"a": {"segues": {"x": {"kind": "show", "to": "nowhere"}}}}}"#,
      "1:58: scenes.a.segues.x.to: no scene 'nowhere'"
    ),
    (
      #"{"scenes": {"b": {}}}"#, "1:13: no scene 'b' in the storyboard"
    ),
    (
      #"{"transitions": {"T": {"front": "source", "source": [{"time": 1}], "destination": []}}}"#,
      "1:63: transitions.T.source.0.time: expected the first keyframe at time 0, found 1"
    ),
  ])
  func `an invalid value in a side file is an error with its position`(side: String, error: String)
    throws
  {
    let xml = Fixture.storyboard(Fixture.scene("a"))
    do {
      _ = try Fixture.imported(xml, side: side)
      Issue.record("no error")
    } catch let found as StoryboardImportError {
      #expect(found.description.hasPrefix("app/Main.segue.json:" + error))
    }
  }

  @Test func `a side file can add a segue with a swipe that the storyboard does not have`() throws {
    let xml = Fixture.storyboard(Fixture.scene("a"), Fixture.scene("b"))
    let side = #"""
      {"scenes": {"a": {"segues": {"go": {"kind": "show", "to": "b", "trigger": {"swipe": "left"}}}}}}
      """#
    let simulator = Simulator(
      storyboards: try Fixture.imported(xml, side: side).bundle(), columns: 80, rows: 24)
    simulator.perform(.swipe(.left))
    simulator.advance(to: 300)
    #expect(SceneWalk.shown(simulator).last?.scene.id == "b")
  }

  @Test func `findings that a side file accepts in a scene or segue are imported`() throws {
    let xml = Fixture.storyboard(
      Fixture.scene("a", connections: Fixture.segue("s", "show", to: "b")), Fixture.scene("b"))
    let side = #"""
      {"scenes": {"a": {"accept": ["trapped-scene"],
      "segues": {"s": {"accept": {"growing-stack": "By design."}}}}}}
      """#
    let scene = try Fixture.imported(xml, side: side).bundle().main.document.scenes[0]
    #expect(scene.acceptances == [SceneDocument.Acceptance(rule: "trapped-scene")])
    #expect(
      scene.segues[0].acceptances == [
        SceneDocument.Acceptance(rule: "growing-stack", reason: "By design.")
      ])
  }

  @Test func `a defect in a part of the storyboard that a side file changes names the part`() throws
  {
    let xml = Fixture.storyboard(
      Fixture.scene(
        "a", views: Fixture.button("go", "Go", segue: Fixture.segue("s", "show", to: "b"))),
      Fixture.scene("b"))
    let error = #expect(throws: StoryboardImportError.self) {
      try Fixture.imported(xml, side: #"{"scenes": {"a": {"views": []}}}"#)
    }
    #expect(
      error?.description
        == "app/Main.segue.json:1:1: scenes.a.segues.s: no button 'go' in scene 'a'"
    )
  }

  @Test func `the short form and the long form are equal`() throws {
    let unwind = Fixture.segue("u", "unwind", to: "exit-b", "unwindAction=\"back:\"")
    let xml = Fixture.storyboard(
      Fixture.scene(
        "a", connections: Fixture.segue("s", "custom", to: "b", "customClass=\"Move\"")),
      Fixture.scene("b", connections: unwind))
    let short = #"""
      {
        "segues": {
          "s": "swipe up",
          "u": { "trigger": "swipe down", "to": "a", "flash": { "color": "red", "duration": 1 } }
        },
        "transitions": { "Move": "fade" }
      }
      """#
    let long = #"""
      {
        "version": 1,
        "scenes": {
          "a": {
            "segues": { "s": { "trigger": { "swipe": "up" } } },
            "unwindActions": {
              "back": [{ "segue": "u", "flash": { "color": "red", "duration": 1 } }]
            }
          },
          "b": { "segues": { "u": { "trigger": { "swipe": "down" } } } }
        },
        "transitions": { "Move": { "kind": "fade" } }
      }
      """#
    let (first, second) = (
      try Fixture.imported(xml, side: short), try Fixture.imported(xml, side: long)
    )
    #expect(first.files[0].text == second.files[0].text)
    #expect(first.files[0].text.contains("flash"))
    #expect(first.remarks == second.remarks && first.remarks.isEmpty)
  }

  /// Imports a storyboard with a custom segue from `a` to `b`, or to a stack with `b`, and an
  /// unwind segue in `b`.
  private func imported(inStack: Bool = false, _ side: String) throws -> String {
    let stack = """
      <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
      <connections><segue destination="b" kind="relationship" relationship="rootViewController" \
      id="r"/></connections></navigationController></objects></scene>
      """
    let xml = Fixture.storyboard(
      Fixture.scene(
        "a",
        views: """
          <label text="" id="x"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
          """,
        connections: Fixture.segue(
          "s", "custom", to: inStack ? "nav" : "b", "customClass=\"Move\"")),
      Fixture.scene(
        "b", connections: Fixture.segue("u", "unwind", to: "exit-b", "unwindAction=\"back:\"")),
      inStack ? stack : "")
    return try Fixture.imported(xml, side: side).files[0].text
  }

  @Test(arguments: [false, true])
  func `an unwind's effects happen in the only scene that leads to its source`(inStack: Bool) throws
  {
    let short = try imported(
      inStack: inStack, #"{"segues": {"u": {"flash": "red", "set": {"x": "y"}}}}"#)
    let long = try imported(
      inStack: inStack,
      #"""
      {"segues": {"u": {"to": "a", "flash": {"color": "red", "duration": 1}, "set": {"x": "y"}}}}
      """#)
    #expect(short == long)
    #expect(short.contains("flash"))
  }

  @Test(arguments: [
    (#""fade""#, #"{"kind": "fade"}"#),
    (#""slide from top""#, #"{"kind": "slide", "from": "top"}"#),
    (
      #""flip from left duration 0.5 curve linear""#,
      #"{"kind": "flip", "from": "left", "duration": 0.5, "curve": "linear"}"#
    ),
    (
      #"{"source": {"y": -1, "scale": 0.5}, "destination": {"x": 1}, "duration": 0.5}"#,
      #"""
      {"front": "destination", "source": [{"time": 0}, {"y": -1, "scale": 0.5, "time": 0.5}],
      "destination": [{"x": 1, "time": 0}, {"time": 0.5}]}
      """#
    ),
    (
      #"{"front": "source", "source": {"alpha": 0}, "curve": "linear"}"#,
      #"""
      {"front": "source", "source": [{"time": 0}, {"alpha": 0, "time": 0.4, "curve": "linear"}],
      "destination": [{"time": 0}, {"time": 0.4, "curve": "linear"}]}
      """#
    ),
  ])
  func `a transition in short form equals the long form`(short: String, long: String) throws {
    func movement(_ value: String) throws -> SegueTransition? {
      let text = try imported(#"{"transitions": {"Move": \#(value)}}"#)
      return try SceneDocument(json: Array(text.utf8)).transition("Move")?.movement
    }
    let found = try movement(short)
    #expect(try found == movement(long))
    #expect(found != nil)
  }

  @Test(arguments: [
    (#"{"segues": {"x": "swipe up"}}"#, "1:13: no scene has a segue 'x'"),
    (
      #"{"segues": {"s": "swipe up"}}"#,
      "1:13: 2 scenes have a segue 's'; move the entry to 'segues' of one scene"
    ),
    (#"{"segues": {"t": "swipe"}}"#, "1:18: expected a gesture and its value"),
    (#"{"segues": {"t": "swip up"}}"#, "1:18: expected a gesture, one of 'swipe', 'tap'"),
    (
      #"{"segues": {"t": {"trigger": {"swpe": "up"}}}}"#, "1:31: expected a gesture, one of 'swipe'"
    ),
    (
      #"{"segues": {"t": "swipe upp"}}"#,
      "1:18: segues.t: expected 'right', 'left', 'up' or 'down', found 'upp'; did you mean 'up'?"
    ),
    (
      #"{"transitions": {"T": {"duration": -1}}}"#,
      "1:23: a transition needs 'kind', or 'source' and 'destination'; found only 'duration'"
    ),
    (
      #"{"transitions": {"T": {"knd": "fade"}}}"#,
      "1:23: a transition needs 'kind', or 'source' and 'destination'; found only 'knd'; did you mean "
        + "'kind'?"
    ),
    (
      #"{"transitions": {"T": {"source": {"x": 1}, "duration": -1}}}"#,
      "1:56: transitions.T.duration: expected seconds above 0 and at most 60, found -1"
    ),
    (
      #"{"transitions": {"T": "flip from left duration -1"}}"#,
      "1:23: transitions.T.duration: expected a number above 0"
    ),
    (
      #"{"transitions": {"T": {"source": {"x": 1}, "durations": 1}}}"#,
      "1:57: a transition of keyframes has no key 'durations'; did you mean 'duration'?"
    ),
    (#"{"initialScene": 5}"#, "1:18: expected the name of a scene, found 5"),
    (#"{"segues": {"t": {"flash": "red"}}}"#, "1:19: only an unwind segue can have 'flash'"),
    (
      #"{"scenes": {"b": {"segues": {"t": "swipe up", "s": "swipe up"}}}}"#,
      "1:47: the segues 't' and 's' have the same trigger; change one of them or add 'if'"
    ),
    (
      #"{"scenes": {"b": {"segues": {"t": "swipe up"}}}, "segues": {"t": "swipe down"}}"#,
      "1:61: the segue 't' also has an entry in its scene; remove one of the two"
    ),
    (
      #"{"scenes": {"b": {}, "Scene b": {}}}"#,
      "1:22: 'Scene b' and 'b' are the same scene; merge the two entries"
    ),
    (
      #"{"segues": {"t": 7}}"#,
      "1:18: expected an object, or a trigger such as 'swipe up', for the segue 't', found 7"
    ),
    (#"{"segues": {"u": {"to": "z"}}}"#, "1:25: no scene 'z' in the storyboard"),
    (
      #"{"segues": {"v": {"set": {}}}}"#,
      "1:26: expected 'to', the scene where 'set' takes effect, because no segue leads to this scene"
    ),
    (
      #"{"segues": {"w": {"flash": "red"}}}"#,
      "1:28: expected 'to', the scene where 'flash' takes effect, because 2 scenes lead to this scene"
    ),
    (
      #"{"transitions": {"T": "slide from"}}"#,
      "1:23: expected a transition and its parameters, such as 'slide from top', found 'slide from'"
    ),
    (
      #"{"transitions": {"T": "slide past top"}}"#,
      "1:23: expected a transition and its parameters, such as 'slide from top', found 'slide past top'"
    ),
    (
      #"{"transitions": {"T": {"source": {"x": 200}}}}"#,
      "1:40: transitions.T.source.x: expected a number from -100 to 100, found 200"
    ),
  ])
  func `an invalid short form is an error with its position`(side: String, error: String)
    throws
  {
    let unwind = Fixture.segue("u", "unwind", to: "exit-b", "unwindAction=\"back:\"")
    let xml = Fixture.storyboard(
      Fixture.scene("a", connections: Fixture.segue("s", "show", to: "b")),
      Fixture.scene(
        "b",
        connections: Fixture.segue("s", "show", to: "a") + Fixture.segue("t", "show", to: "a")
          + Fixture.segue("toD", "show", to: "d") + unwind),
      Fixture.scene(
        "c",
        connections: Fixture.segue("toD", "show", to: "d")
          + Fixture.segue("v", "unwind", to: "exit-c", "unwindAction=\"back:\"")),
      Fixture.scene(
        "d", connections: Fixture.segue("w", "unwind", to: "exit-d", "unwindAction=\"back:\"")))
    do {
      _ = try Fixture.imported(xml, side: side)
      Issue.record("no error")
    } catch let found as StoryboardImportError {
      #expect(found.description.hasPrefix("app/Main.segue.json:" + error), "\(found)")
    }
  }

  @Test func `the error for an unknown gesture lists the known gestures`() throws {
    let xml = Fixture.storyboard(
      Fixture.scene("a", connections: Fixture.segue("s", "show", to: "b")), Fixture.scene("b"))
    let error = #expect(throws: StoryboardImportError.self) {
      try Fixture.imported(xml, side: #"{"segues": {"s": "swpe up"}}"#)
    }
    #expect(
      error?.description
        == "app/Main.segue.json:1:18: expected a gesture, one of 'swipe', 'tap', 'accessory', "
        + "'change', 'return', 'longPress', 'screenEdgePan', 'drag' and 'turn', found 'swpe'; "
        + "did you mean 'swipe'?")
  }

  @Test func `the error for an unknown segue class suggests the similar class`() throws {
    let xml = Fixture.storyboard(
      Fixture.scene(
        "a", connections: Fixture.segue("s", "custom", to: "b", "customClass=\"MoveSegue\"")),
      Fixture.scene("b"))
    let side = #"{"transitions": {"MvoeSegue": "fade", "Else": "fade"}}"#
    let result = try Fixture.imported(xml, side: side)
    #expect(
      result.remarks.filter(\.isInSideFile).map(\.description) == [
        "app/Main.segue.json:1:18: transitions: no custom segue has the class 'MvoeSegue'; "
          + "did you mean 'MoveSegue'?",
        "app/Main.segue.json:1:39: transitions: no custom segue has the class 'Else'",
      ])
    // A name that a segue moves with by the file's own words is no mistake.
    let named = #"""
      {"segues": {"s": {"transition": "Else"}}, "transitions": {"Else": "fade"}}
      """#
    #expect(try Fixture.imported(xml, side: named).remarks.filter(\.isInSideFile).isEmpty)
  }
}
