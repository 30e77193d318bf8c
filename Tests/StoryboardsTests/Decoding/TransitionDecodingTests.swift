import CellGraphics
import Motion
import NavigationKit
import Storyboards
import Testing

/// The transitions of scene files, except for the order of keyframes.
@Suite struct TransitionDecodingTests {
  private func transitions(_ json: String) throws -> [SceneDocument.Transition] {
    try SceneDocument(
      json: Array(
        """
        {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "a",
         "scenes": [{"id": "a"}], "transitions": {\(json)}}
        """.utf8)
    ).transitions
  }

  @Test func `a built-in transition takes parameters`() throws {
    let found = try transitions(
      """
      "a": {"kind": "moveIn", "from": "top", "duration": 1, "curve": "linear"},
      "b": {"kind": "flip", "from": "bottom", "backdrop": "red"},
      "c": {"kind": "grow", "duration": 0.3},
      "d": {"kind": "fade", "duration": 0.5, "curve": "easeIn"},
      "e": {"kind": "slide", "from": "left"},
      "f": {"kind": "uncover"},
      "g": {"kind": "none"}
      """
    ).map(\.movement)
    #expect(
      found == [
        .picture(.moveIn(from: .top), duration: 120, curve: .linear),
        .picture(.flip(from: .bottom), duration: 90, backdrop: Color(rgb: 0xFF0000)),
        .grow(duration: 36),
        .keyframes(
          KeyframedTransition(
            front: .destination, source: [],
            destination: [
              TransitionKeyframe(time: 0, alpha: 0), TransitionKeyframe(time: 60, curve: .easeIn),
            ])),
        .keyframes(
          KeyframedTransition(
            front: .destination,
            source: [TransitionKeyframe(time: 0), TransitionKeyframe(time: 48, x: 1)],
            destination: [TransitionKeyframe(time: 0, x: -1), TransitionKeyframe(time: 48)])),
        .keyframes(
          KeyframedTransition(
            front: .source,
            source: [TransitionKeyframe(time: 0), TransitionKeyframe(time: 48, y: 1)],
            destination: [])),
        .still,
      ])
  }

  @Test(arguments: ["duration", "from", "curve", "backdrop"])
  func `keyframes take no parameter of a built-in transition`(key: String) {
    let error = #expect(throws: StoryboardErrors.self) {
      try transitions(
        """
        "own": {"front": "source", "source": [{"time": 0}], "destination": [{"time": 0}], "\(key)": 1}
        """)
    }
    let text = error?.description(file: "a") ?? ""
    #expect(text.contains("a transition of keyframes has no key '\(key)'"))
  }

  /// The built-in transitions as the page of the format describes them, 120 ticks being a second.
  static let usual: [(name: String, movement: SegueTransition)] = [
    (
      "slide",
      .keyframes(
        KeyframedTransition(
          front: .destination,
          source: [TransitionKeyframe(time: 0), TransitionKeyframe(time: 48, y: -1)],
          destination: [TransitionKeyframe(time: 0, y: 1), TransitionKeyframe(time: 48)]))
    ),
    (
      "fade",
      .keyframes(
        KeyframedTransition(
          front: .destination, source: [],
          destination: [TransitionKeyframe(time: 0, alpha: 0), TransitionKeyframe(time: 36)]))
    ),
    (
      "zoom",
      .keyframes(
        KeyframedTransition(
          front: .source,
          source: [TransitionKeyframe(time: 0), TransitionKeyframe(time: 60, scale: 0.001)],
          destination: [
            TransitionKeyframe(time: 0, scale: 0.001), TransitionKeyframe(time: 60, scale: 0.001),
            TransitionKeyframe(time: 120),
          ]))
    ),
    (
      "cover",
      .keyframes(
        KeyframedTransition(
          front: .destination, source: [],
          destination: [TransitionKeyframe(time: 0, y: 1), TransitionKeyframe(time: 48)]))
    ),
    (
      "uncover",
      .keyframes(
        KeyframedTransition(
          front: .source,
          source: [TransitionKeyframe(time: 0), TransitionKeyframe(time: 48, y: 1)],
          destination: []))
    ),
    ("moveIn", .picture(.moveIn(from: .right), duration: 48)),
    ("push", .picture(.push(from: .right), duration: 48)),
    ("reveal", .picture(.reveal(from: .right), duration: 48)),
    ("flip", .picture(.flip(from: .right), duration: 90)),
    ("curl", .picture(.curl(bound: .left), duration: 48)),
    ("uncurl", .picture(.uncurl(bound: .left), duration: 48)),
    ("grow", .grow(duration: 36)),
    (
      "none", .keyframes(KeyframedTransition(front: .destination, source: [], destination: []))
    ),
  ]

  @Test(arguments: usual)
  func `a built-in transition without parameters has the documented movement`(
    name: String, movement: SegueTransition
  ) throws {
    #expect(try transitions("\"own\": {\"kind\": \"\(name)\"}").map(\.movement) == [movement])
    #expect(SceneDocument.BuiltInTransition(rawValue: name)?.movement == movement)
  }

  @Test func `the test covers every built-in transition`() {
    #expect(SceneDocument.BuiltInTransition.allCases.map(\.rawValue) == Self.usual.map(\.name))
  }

  @Test func `keyframes have colours and springs`() throws {
    let found = try transitions(
      """
      "own": {"front": "source", "source": [{"time": 0}, {"time": 1, "color": "red", "spring": 0.5}],
              "destination": [{"time": 0}]}
      """)
    #expect(
      found.map(\.movement) == [
        .keyframes(
          KeyframedTransition(
            front: .source,
            source: [
              TransitionKeyframe(time: 0),
              TransitionKeyframe(time: 120, color: Color(rgb: 0xFF0000), spring: 0.5),
            ], destination: [TransitionKeyframe(time: 0)]))
      ])
  }

  @Test func `segues and containers can name transitions and interactive drivers`() throws {
    let document = try SceneDocument(
      json: Array(
        """
        {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "tabs", "scenes": [
          {"id": "tabs", "kind": "tabBarController", "tabs": [{"scene": "nav"}],
           "transitions": {"next": "push", "previous": "reveal"}},
          {"id": "nav", "kind": "navigationController", "root": "a",
           "transitions": {"push": "cover", "pop": "uncover", "isPopInteractive": true}},
          {"id": "a", "views": [{"id": "ok", "kind": "switch",
             "frame": {"x": 0, "y": 0, "width": 50, "height": 30}}],
           "segues": [
            {"id": "one", "kind": "show", "to": "b", "trigger": {"drag": "left"},
             "transition": "flip", "if": {"value": "ok", "isNot": "on"}},
            {"id": "two", "kind": "push", "to": "b", "trigger": {"turn": "tall"},
             "layerTransition": "moveIn", "animated": false}]},
          {"id": "b"}]}
        """.utf8))
    guard case .tabBarController(let tabs) = document.scenes[0].kind,
      case .navigationController(let navigation) = document.scenes[1].kind
    else {
      Issue.record("other kinds")
      return
    }
    #expect(tabs.next == .builtIn(.push) && tabs.previous == .builtIn(.reveal))
    #expect(navigation.push == .builtIn(.cover) && navigation.pop == .builtIn(.uncover))
    #expect(navigation.isPopInteractive)
    let segues = document.scenes[2].segues
    #expect(segues.map(\.trigger) == [.drag(.left), .turn(.tall)])
    #expect(segues[0].transition == .builtIn(.flip))
    #expect(segues[0].condition == .init(value: "ok", text: "on", isEqual: false))
    #expect(segues[1].layerTransition == .builtIn(.moveIn))
  }

  // MARK: - Errors

  private func file(_ transition: String) -> MarkedFile {
    MarkedFile(scene: ["\"title\": \"A\""], more: ", \"transitions\": {\"t\": \(transition)}")
  }

  @Test func `an unknown key of a transition is an error with its position`() {
    file(#"{"kind": ‸"moveInn"}"#).expect(
      with: [:],
      "transitions.t.kind: expected 'slide', 'fade', 'zoom', 'cover', 'uncover', 'moveIn', 'push', "
        + "'reveal', 'flip', 'curl', 'uncurl', 'grow' or 'none', found 'moveInn'; did you mean "
        + "'moveIn'?")
    file(#"{"kind": "moveIn", "from": ‸"botom"}"#).expect(
      with: [:],
      "transitions.t.from: expected 'left', 'right', 'top' or 'bottom', found 'botom'; did you "
        + "mean 'bottom'?")
    file(#"{"kind": "fade", ‸"from": "left"}"#).expect(
      with: [:], "transitions.t.from: the transition 'fade' has no key 'from'")
    file(#"{"kind": "grow", ‸"duraton": 1}"#).expect(
      with: [:], "transitions.t.duraton: unknown key 'duraton'; did you mean 'duration'?")
    file(#"{"kind": "curl", "duration": ‸0}"#).expect(
      with: [:], "transitions.t.duration: expected a number above 0 and up to 60, found 0")
    file(#"{"kind": "flip", "backdrop": ‸"rde"}"#).expect(
      with: [:], "transitions.t.backdrop: no colour 'rde'; did you mean 'red'?")
    file(
      #"{"front": "source", "source": [{"time": 0}, ‸{"time": 1, "curve": "linear", "spring": 1}], "destination": [{"time": 0}]}"#
    ).expect(
      with: [:], "transitions.t.source[1]: expected one of 'curve' and 'spring', found both")
    file(
      #"{"front": "source", "source": [{"time": 0, "color": ‸"blu"}], "destination": [{"time": 0}]}"#
    ).expect(with: [:], "transitions.t.source[0].color: no colour 'blu'; did you mean 'blue'?")
  }

  private func segue(_ members: String) -> MarkedFile {
    MarkedFile(
      scene: [
        #""views": [{"id": "ok", "kind": "switch", "frame": {"x": 0, "y": 0, "width": 50, "height": 30}}]"#,
        #""segues": [{"id": "s", "kind": "presentModally", "to": "b", \#(members)}]"#,
      ], others: #"{"id": "b"}"#)
  }

  @Test func `an impossible transition of a segue is an error with its position`() {
    segue(#""layerTransition": ‸"flip""#).expect(
      with: [:],
      "scenes[0].segues[0].layerTransition: expected a transition of a layer (moveIn, push or "
        + "reveal), found 'flip'")
    segue(#""trigger": {"drag": ‸"up"}"#).expect(
      with: [:], "scenes[0].segues[0].trigger.drag: expected 'left' or 'right', found 'up'")
    segue(#""trigger": {"turn": ‸"wid"}"#).expect(
      with: [:],
      "scenes[0].segues[0].trigger.turn: expected 'wide' or 'tall', found 'wid'; did you mean "
        + "'wide'?")
    segue(#""if": {"value": ‸"okk", "is": "on"}"#).expect(
      with: [:],
      "scenes[0].segues[0].if.value: no value 'okk' in scene 'a'; did you mean 'ok'?")
    segue(#""if": ‸{"value": "ok"}"#).expect(
      with: [:], "scenes[0].segues[0].if: expected one of 'is' and 'isNot', found neither")
  }
}
