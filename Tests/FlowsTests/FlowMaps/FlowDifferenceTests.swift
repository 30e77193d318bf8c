import FlowMaps
import Flows
import Testing
import WalkSupport

@Suite struct FlowDifferenceTests {
  private let changed = """
    {"id": "a", "kind": "navigationController", "root": "home"},
    {"id": "home", "title": "Start", "unwindActions": {"back": []},
     "segues": [\(MapFixture.segue("open", "show", #""to": "help", "trigger": {"swipe": "up"}"#))]},
    {"id": "help", "title": "Help",
     "segues": [\(MapFixture.segue("done", "unwind", #""action": "back""#))]}
    """

  @Test func `a difference lists gained, lost and changed scenes and segues`() throws {
    let difference = FlowDifference(
      from: try MapFixture.flow(MapFixture.small), to: try MapFixture.flow(changed))
    #expect(
      difference.text == """
        Scenes: 1 gained, 1 lost, 1 changed. Segues: 1 gained, 1 lost, 1 changed.
        ~ scene home: "Start", view controller
            name: Home → Start
        + scene help: "Help", view controller
        - scene detail: view controller
        ~ home, segue open: show → help, swipe up
            to: detail → help
            trigger: tap go → swipe up
        + help, segue done: unwind back, by code
        - detail, segue done: unwind back, swipe down

        """)
    let map = difference.map
    #expect(map.nodes.map(\.change) == [.none, .changed, .gained, .lost])
    #expect(Set(map.edges.map(\.change)) == [.changed, .gained, .lost])
    #expect(map.svg.contains("#cf222e") && map.dot.contains("#1a7f37"))
  }

  @Test func `positions, colours and the order in the file are no difference`() throws {
    let moved = """
      {"id": "detail",
       "segues": [\(MapFixture.segue("done", "unwind", #""trigger": {"swipe": "down"}, "action": "back""#))]},
      {"id": "home", "title": "Home", "unwindActions": {"back": []}, "background": "red",
       "views": [{"id": "go", "kind": "button", "title": "Go",
         "frame": {"x": 5, "y": 0, "width": 9, "height": 9}}],
       "segues": [\(MapFixture.segue("open", "show", #""to": "detail", "trigger": {"tap": "go"}"#))]},
      {"id": "a", "kind": "navigationController", "root": "home"}
      """
    let (old, new) = (try MapFixture.flow(MapFixture.small), try MapFixture.flow(moved))
    #expect(FlowDifference(from: old, to: new).isEmpty)
    #expect(FlowDifference(from: old, to: new).text == "The navigation is the same.\n")
    #expect(FlowBaseline(old) == FlowBaseline(new))
  }

  @Test func `a button's new title is no difference, but a different button is`()
    throws
  {
    func flow(title: String, tap: String) throws -> Flow {
      try MapFixture.flow(
        """
        {"id": "home",
         "views": [
           {"id": "go", "kind": "button", "title": "\(title)",
            "frame": {"x": 0, "y": 0, "width": 9, "height": 9}},
           {"id": "other", "kind": "button", "title": "Go",
            "frame": {"x": 0, "y": 20, "width": 9, "height": 9}}],
         "segues": [\(MapFixture.segue("open", "show", #""to": "home", "trigger": {"tap": "\#(tap)"}"#))]}
        """)
    }
    let old = try flow(title: "Go", tap: "go")
    let renamed = FlowDifference(from: old, to: try flow(title: "Run", tap: "go"))
    #expect(renamed.isEmpty)
    let moved = FlowDifference(from: old, to: try flow(title: "Go", tap: "other"))
    #expect(moved.entries.map(\.details) == [["trigger: tap go → tap other"]])
  }

  /// Keys that are the only difference of a scene and decide where its user can go.
  @Test(arguments: [
    (#""hidesBackButton": true"#, "hidesBackButton: none → true"),
    (
      #""leftBarButtons": [{"id": "x", "title": "X"}]"#,
      "leftBarButtons: none → in place of the back button"
    ),
    (#""isModalInPresentation": true"#, "isModalInPresentation: none → true"),
    (#""modalTransitionStyle": "crossDissolve""#, "modalTransitionStyle: none → crossDissolve"),
  ])
  func `a property that locks a user in or lets a user out is compared`(key: String, detail: String)
    throws
  {
    let old = try MapFixture.flow(#"{"id": "home"}"#)
    let new = try MapFixture.flow("{\"id\": \"home\", \(key)}")
    #expect(FlowDifference(from: old, to: new).entries.map(\.details) == [[detail]])
    #expect(FlowBaseline(old) != FlowBaseline(new))
  }

  @Test func `tabs that cannot be selected and actions of alerts are compared`() throws {
    func flow(_ tab: String, _ actions: String, _ selected: Int) throws -> Flow {
      try MapFixture.flow(
        """
        {"id": "tabs", "kind": "tabBarController", "selected": \(selected),
         "tabs": [{"scene": "one"}, {"scene": "two"\(tab)}]},
        {"id": "one"}, {"id": "two"},
        {"id": "ask", "kind": "alertController", "actions": [\(actions)]}
        """)
    }
    let yes = #"{"id": "yes", "title": "Yes"}"#
    let old = try flow("", yes, 0)
    let new = try flow(
      #", "isEnabled": false"#, yes + #", {"title": "No", "style": "cancel", "isEnabled": false}"#,
      1)
    #expect(
      FlowDifference(from: old, to: new).entries.map(\.details) == [
        ["selected: 0 → 1", "disabled tabs: none → two"],
        ["actions: yes → yes, No cancel disabled"],
      ])
  }

  @Test func `long texts are compared to their end`() throws {
    let long = String(repeating: "a", count: 60)
    func flow(_ target: String) throws -> Flow {
      try MapFixture.flow(
        """
        {"id": "home", "segues": [\(MapFixture.segue("open", "show", #""to": "\#(long)\#(target)""#))]},
        {"id": "\(long)1"}, {"id": "\(long)2"}
        """)
    }
    let (old, new) = (try flow("1"), try flow("2"))
    #expect(!FlowDifference(from: old, to: new).isEmpty)
    #expect(FlowBaseline(old).differences(to: FlowBaseline(new)).contains("+   segue open"))
  }

  @Test func `a baseline can have carriage returns and a byte order mark`() throws {
    let flow = try MapFixture.flow(MapFixture.small)
    let kept = FlowBaseline(flow).text.replacing("\n", with: "\r\n")
    #expect(FlowBaseline(text: "\u{FEFF}" + kept).differences(to: FlowBaseline(flow)).isEmpty)
  }

  @Test(arguments: 1...20) func `comparing in the other direction exchanges gained and lost`(
    seed: UInt64
  )
    throws
  {
    var random = SeededRandom(seed: seed)
    let (old, new) = (randomFlow(&random), randomFlow(&random))
    let there = FlowDifference(from: old, to: new).entries
    let back = FlowDifference(from: new, to: old).entries
    func keys(_ entries: [FlowDifference.Entry], _ change: FlowMap.Change) -> Set<String> {
      Set(entries.filter { $0.change == change }.map { "\($0.scene) \($0.segue ?? "")" })
    }
    #expect(keys(there, .gained) == keys(back, .lost))
    #expect(keys(there, .lost) == keys(back, .gained))
    #expect(keys(there, .changed) == keys(back, .changed))
    #expect(FlowDifference(from: old, to: old).isEmpty)
    #expect((FlowBaseline(old) == FlowBaseline(new)) == there.isEmpty)
    #expect(FlowBaseline(old).differences(to: FlowBaseline(new)).isEmpty == there.isEmpty)
  }

  @Test func `a baseline lists scenes and segues, a comparison lists changed scenes`() throws {
    let kept = FlowBaseline(try MapFixture.flow(MapFixture.small))
    #expect(
      kept.text == """
        # Navigation of the app. `segue baseline check` compares it, `segue baseline write` updates it.
        version 1
        start a

        scene a: navigation controller
          holds root home

        scene detail: view controller
          segue done: unwind back, swipe down

        scene home: "Home", view controller
          unwinds back
          segue open: show → detail, tap go

        """)
    #expect(
      kept.differences(to: FlowBaseline(try MapFixture.flow(changed))) == """
        - scene detail: view controller
        -   segue done: unwind back, swipe down

        + scene help: "Help", view controller
        +   segue done: unwind back, by code

        - scene home: "Home", view controller
        -   unwinds back
        -   segue open: show → detail, tap go

        + scene home: "Start", view controller
        +   unwinds back
        +   segue open: show → help, swipe up

        """)
  }
}

/// Returns a flow of a few scenes and segues, with few names, so that two of them have some in
/// common.
func randomFlow(_ random: inout SeededRandom, scenes: Int = 5, segues: Int = 8) -> Flow {
  var flow = Flow()
  flow.files = ["a.json"]
  let place = Flow.Place(file: 0, line: 1, column: 1)
  for number in 0..<scenes where random.next() % 5 > 0 || number == 0 {
    let kind = Flow.Kind.allCases[Int(random.next() % 3)]
    flow.scenes.append(
      Flow.Scene(id: "s\(number)", name: "S\(random.next() % 2)", kind: kind, place: place))
  }
  for number in 0..<segues {
    let count = UInt64(flow.scenes.count)
    let kind = Flow.SegueKind.allCases[Int(random.next() % 9)]
    var segue = Flow.Segue(
      id: "g\(number)", kind: kind, source: Int(random.next() % count), place: place)
    if kind == .unwind {
      segue.action = "back"
    } else {
      segue.destination = Int(random.next() % count)
    }
    flow.segues.append(segue)
  }
  flow.segues.sort { $0.source < $1.source }
  flow.entries = [0]
  return flow
}
