import CellGraphics
import Motion
import NavigationKit
import ProjectFiles
import Storyboards
import Testing
import TextFormats

/// Returns the bytes of a file of the repository.
func repositoryFile(_ path: String) throws -> [UInt8] { try Project.bytes(of: path) }

@Suite struct SceneDocumentTests {
  private func tutorial() throws -> SceneDocument {
    try SceneDocument(json: repositoryFile("scenes.json"))
  }

  @Test func `the tutorial has three scenes on a canvas of 400 by 800 points`() throws {
    let document = try tutorial()
    #expect(document.canvas == Size(width: 400, height: 800))
    #expect(document.initialScene == "first")
    #expect(document.colors == [])
    #expect(document.scenes.map(\.id) == ["first", "second", "third"])
    #expect(document.scenes.map(\.name) == ["#1", "#2", "#3"])
    #expect(
      document.scenes.map(\.title) == [
        "View Controller #1", "View Controller #2", "View Controller #3",
      ])
    #expect(document.scenes.map(\.kind) == [.viewController, .viewController, .viewController])
    #expect(document.scenes.map(\.background.rgb) == [0xFFCC66, 0xCCFF66, 0x66CCFF])
    #expect(document.scene("second")?.views.map(\.id) == ["title", "message"])
    #expect(document.scene("fourth") == nil)
  }

  @Test func `the tutorial's views have the frames of its storyboard`() throws {
    let views = try tutorial().scenes[0].views
    guard case .label(let title) = views[0], case .label(let message) = views[1],
      case .button(let button) = views[2]
    else {
      Issue.record("expected two labels and a button")
      return
    }
    #expect(title.text == "View Controller #1")
    #expect(title.isBold)
    #expect(title.alignment == .center)
    #expect(title.color == .black)
    #expect(title.frame == Rect(x: 16, y: 77, width: 368, height: 21))
    #expect(message.id == "message")
    #expect(message.text == "")
    #expect(!message.isBold)
    #expect(button.id == "tapMe")
    #expect(button.title == "Tap Me!")
    #expect(button.color == .black)
    #expect(button.frame == Rect(x: 169, y: 712, width: 62, height: 30))
  }

  @Test func `the tutorial has two segues forward and two unwind segues`() throws {
    let document = try tutorial()
    let first = document.scenes[0].segues
    #expect(first.map(\.id) == ["idFirstSegue", "idSecondSegue"])
    #expect(first.map(\.kind) == [.custom(to: "second"), .custom(to: "third")])
    #expect(first.map(\.destination) == ["second", "third"])
    #expect(first.map(\.transition) == [.custom("FirstCustomSegue"), .custom("SecondCustomSegue")])
    #expect(first.map(\.trigger) == [.swipe(.up), .tap(button: "tapMe")])
    #expect(first.map(\.isAnimated) == [true, true])
    #expect(
      first[0].prepare == [
        SceneDocument.LabelText(label: "message", text: "Hello from the 1st View Controller")
      ])
    let back = document.scenes[1].segues[0]
    #expect(back.kind == .unwind(action: "returnFromSegueActions"))
    #expect(back.destination == nil)
    #expect(back.trigger == .swipe(.down))
    #expect(back.prepare.map(\.text) == ["You just came back from the 2nd VC"])
    #expect(document.scenes[2].segues.map(\.trigger) == [.swipe(.up)])
  }

  @Test func `the tutorial's unwind action shows a flash or a greeting`() throws {
    let actions = try tutorial().scenes[0].unwindActions
    #expect(actions.map(\.name) == ["returnFromSegueActions"])
    let greeting = SceneDocument.LabelText(label: "message", text: "Welcome back!")
    #expect(
      actions[0].handlers == [
        SceneDocument.UnwindHandler(
          segue: "idFirstSegueUnwind",
          effect: .flash(color: Color(rgb: 0xFF0000), ticks: 120)),
        SceneDocument.UnwindHandler(segue: "idSecondSegueUnwind", effect: .set([greeting])),
      ])
  }

  @Test func `the tutorial's transitions take 48, 48, 120 and 60 ticks`() throws {
    let document = try tutorial()
    let names = [
      "FirstCustomSegue", "FirstCustomSegueUnwind", "SecondCustomSegue", "SecondCustomSegueUnwind",
    ]
    #expect(document.transitions.map(\.name) == names)
    #expect(document.transitions.map(\.keyframes?.duration) == [48, 48, 120, 60])
    #expect(
      document.transitions.map(\.keyframes?.front) == [
        .destination, .destination, .source, .destination,
      ])
    let second = try #require(document.transition("SecondCustomSegue")?.keyframes)
    #expect(
      second.source == [
        TransitionKeyframe(time: 0), TransitionKeyframe(time: 60, scale: 0.001),
      ])
    #expect(
      second.destination == [
        TransitionKeyframe(time: 0, scale: 0.001),
        TransitionKeyframe(time: 60, scale: 0.001), TransitionKeyframe(time: 120),
      ])
    #expect(document.transitions[0].keyframes?.source[1] == TransitionKeyframe(time: 48, y: -1))
  }

  @Test func `the example on the format's page is valid`() throws {
    let page = String(decoding: try repositoryFile("docs/scenes-format.md"), as: UTF8.self)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "```json"))
    let example = lines[(start + 1)...].prefix { $0 != "```" }.joined(separator: "\n")
    let document = try SceneDocument(json: Array(example.utf8))
    #expect(document.scenes.map(\.id) == ["home", "settings"])
  }

  @Test func `parts have their position in the file`() throws {
    let bytes = try repositoryFile("scenes.json")
    let text = SourceText(bytes)
    let document = try SceneDocument(json: bytes)
    // Lines and columns read off the file in an editor.
    #expect(text.position(at: document.scenes[0].offset) == SourcePosition(line: 6, column: 5))
    let segue = document.scenes[0].segues[1]
    #expect(text.position(at: segue.offset) == SourcePosition(line: 44, column: 9))
  }

  @Test func `missing keys have their defaults`() throws {
    let frame = StoryboardErrorTests.frame
    let document = try decode(
      [
        #""views": [{"id": "l", "kind": "label", "frame": \#(frame)},"#
          + #"{"id": "b", "kind": "button", "title": "B", "frame": \#(frame)}]"#,
        StoryboardErrorTests.segue(#""kind": "presentModally", "to": "n""#),
      ], others: #"{"id": "n", "kind": "navigationController", "root": "a", "title": "N"}"#)
    let rect = Rect(x: 0, y: 0, width: 9, height: 9)
    let scene = document.scenes[0]
    #expect(scene.name == "a")
    #expect(scene.title == nil)
    #expect(scene.background == .white)
    #expect(
      scene.views == [
        .label(SceneDocument.Label(id: "l", frame: rect, offset: scene.views[0].offset)),
        .button(
          SceneDocument.Button(id: "b", title: "B", frame: rect, offset: scene.views[1].offset)),
      ])
    #expect(scene.segues[0].kind == .presentModally(to: "n"))
    #expect(scene.segues[0].transition == nil)
    #expect(scene.segues[0].trigger == nil)
    #expect(scene.segues[0].isAnimated)
    #expect(document.scenes[1].name == "N")
    #expect(
      document.scenes[1].kind
        == .navigationController(SceneDocument.NavigationController(root: "a")))
  }

  @Test func `a transition of the file overrides a built-in transition of the same name`() throws {
    let still = #"{"front": "source", "source": [{"time": 0}], "destination": [{"time": 0}]}"#
    let document = try decode(
      [],
      others: #"{"id": "n", "kind": "navigationController", "root": "a", "#
        + #""transitions": {"push": "fade", "pop": "zoom"}}"#,
      more: #", "transitions": {"fade": \#(still)}"#)
    #expect(
      document.scenes[1].kind
        == .navigationController(
          SceneDocument.NavigationController(
            root: "a", push: .custom("fade"), pop: .builtIn(.zoom))))
  }

  @Test func `each curve has its name`() throws {
    let names = ["linear", "easeIn", "easeOut", "easeInOut", "default"]
    let frames = names.enumerated().map { #"{"time": \#($0), "curve": "\#($1)"}"# }
    let document = try decode(
      [],
      more: #", "transitions": {"t": {"front": "source", "source": [{"time": 0}], "#
        + #""destination": [\#(frames.joined(separator: ","))]}}"#)
    #expect(
      document.transitions[0].keyframes?.destination.map(\.curve)
        == [.linear, .easeIn, .easeOut, .easeInOut, .standard])
    #expect(document.transitions[0].keyframes?.destination.map(\.time) == [0, 120, 240, 360, 480])
  }

  @Test func `each kind of segue has its destination`() throws {
    let slot =
      #""views": [{"id": "slot", "kind": "container", "frame": \#(StoryboardErrorTests.frame)}]"#
    let kinds = ["custom", "show", "showDetail", "presentModally", "modal", "embed"]
    let segues = kinds.map { kind in
      let more = ["custom": #", "transition": "none""#, "embed": #", "container": "slot""#][kind]
      return #"{"id": "\#(kind)", "kind": "\#(kind)", "to": "b"\#(more ?? "")}"#
    }
    let document = try decode(
      [slot, #""segues": [\#(segues.joined(separator: ","))]"#], others: #"{"id": "b"}"#)
    #expect(
      document.scenes[0].segues.map(\.kind) == [
        .custom(to: "b"), .show(to: "b"), .showDetail(to: "b"), .presentModally(to: "b"),
        .modal(to: "b"), .embed(to: "b", container: "slot"),
      ])
    #expect(document.scenes[0].segues.allSatisfy { $0.destination == "b" })
    #expect(
      document.scenes[0].views == [
        .container(
          SceneDocument.Container(
            id: "slot", frame: Rect(x: 0, y: 0, width: 9, height: 9),
            offset: document.scenes[0].views[0].offset))
      ])
  }

  @Test func `bars have the values of the file`() throws {
    let document = try decode(
      [
        #"""
        "prompt": "Choose", "backButtonTitle": "Home", "hidesBackButton": true,
        "leftBarButtons": [{"id": "l", "title": "Left"}],
        "rightBarButtons": [{"id": "r", "systemItem": "add", "style": "done"}],
        "toolbar": [{"id": "t", "title": "T", "style": "plain"}, {"systemItem": "flexibleSpace"},
          {"systemItem": "fixedSpace", "width": 3}]
        """#
      ],
      others: #"""
        {"id": "n", "kind": "navigationController", "root": "a", "isNavigationBarHidden": true,
         "isToolbarHidden": false}
        """#)
    let item = document.scenes[0].navigationItem
    #expect(item.prompt == "Choose")
    #expect(item.backButtonTitle == "Home")
    #expect(item.hidesBackButton)
    #expect(item.leftBarButtonItems.map(\.content) == [.title("Left")])
    #expect(item.rightBarButtonItems.map(\.content) == [.systemItem(.add)])
    #expect(item.rightBarButtonItems.map(\.style) == [.done])
    let toolbar = document.scenes[0].toolbarItems
    #expect(toolbar.map(\.id) == ["t", nil, nil])
    #expect(toolbar.map(\.content) == [.title("T"), .systemItem(.flexibleSpace), .fixedSpace(3)])
    #expect(toolbar.map(\.style) == [.plain, nil, nil])
    #expect(
      document.scenes[1].kind
        == .navigationController(
          SceneDocument.NavigationController(
            root: "a", isNavigationBarHidden: true, isToolbarHidden: false)))
    #expect(try decode([]).scenes[0].navigationItem == SceneDocument.NavigationItem())
  }

  private func decode(
    _ members: [String], others: String = "", more: String = ""
  ) throws -> SceneDocument {
    let file = MarkedFile(scene: members, others: others, more: more)
    return try SceneDocument(json: Array(file.json.utf8))
  }
}

extension SceneDocument.View {
  fileprivate var offset: Int {
    switch self {
    case .label(let label): label.offset
    case .button(let button): button.offset
    case .container(let container): container.offset
    case .control(let control): control.offset
    case .group(let group): group.offset
    case .box(let box): box.offset
    case .table(let table): table.offset
    }
  }
}
