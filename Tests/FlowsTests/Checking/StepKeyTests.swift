import Flows
import NavigationKit
import Simulation
import Storyboards
import Testing

/// The keys of steps, where views take some for themselves; pressed in the program.
@Suite struct StepKeyTests {
  private static func frame(_ place: Int) -> String {
    #""frame":{"x":0,"y":\#(place * 80),"width":400,"height":80}"#
  }

  private static func view(_ kind: String, _ place: Int = 0) -> String {
    let extra =
      switch kind {
      case "tableView": #","sections":[{"rows":[{"title":"1"},{"title":"2"}]}]"#
      case "button": #","title":"B""#
      case "segmentedControl": #","segments":["1","2"]"#
      case "pageControl": #","numberOfPages":2"#
      case "scrollView":
        ",\"views\":["
          + (0..<30).map { #"{"id":"s\#($0)","kind":"button","title":"B"}"# }
          .joined(separator: ",") + "]"
      default: ""
      }
    return #"{"id":"v\#(place)","kind":"\#(kind)"\#(extra),\#(frame(place))}"#
  }

  /// A scene whose unwind finds nothing, so that a finding tells the steps there.
  private static let end =
    #"{"id":"z","segues":[{"id":"u","kind":"unwind","action":"none"}]},{"id":"spare","unwindActions":{"none":[]}}"#

  /// The keys of the only step before the last, once they have been pressed.
  private func keys(_ scenes: String...) throws -> String {
    let json = sceneFile((scenes + [Self.end]).joined(separator: ","))
    let finding = try #require(check(json).first { $0.rule == .unwindWithoutTarget })
    let bundle = try StoryboardBundle(name: "app.json", json: Array(json.utf8)) { _ in nil }
    let player = StepPlayer(bundle)
    #expect(player.play(finding.steps) == nil, "\(finding.steps)")
    let events = player.simulator.takeEvents()
    #expect(events.contains { $0.kind == .unwindTargetMissing }, "\(finding.steps)")
    let step = try #require(finding.steps.dropLast().last)
    return String(step.prefix { $0 != ":" }.drop { $0 != "(" }.dropFirst().dropLast())
  }

  @Test(arguments: [
    ([], "left", "←"), (["button"], "left", "←"), (["slider"], "up", "↑"),
    (["slider", "button"], "left", "Tab ←"),
    (["stepper", "slider", "switch"], "right", "2 × Tab →"),
    (["segmentedControl", "textField", "button"], "left", "Tab ←"),
    (["pageControl", "button"], "left", "Tab ←"),
    (["textField"], "left", "←"), (["slider", "textField"], "right", "Tab →"),
    (["tableView"], "up", "↑"), (["tableView"], "down", "End ↓"), (["tableView"], "left", "←"),
    (["textView", "button"], "up", "↑"), (["scrollView"], "down", "End ↓"),
    (["scrollView"], "up", "↑"),
  ])
  func `the keys of a swipe first leave a view that takes the arrow`(
    kinds: [String], direction: String, expected: String
  ) throws {
    let views = kinds.enumerated().map { Self.view($1, $0) }.joined(separator: ",")
    #expect(
      try keys(
        """
        {"id":"a","views":[\(views)],
        "segues":[{"id":"go","kind":"show","to":"z","trigger":{"swipe":"\(direction)"}}]}
        """) == expected)
  }

  @Test(arguments: [
    (#"{"change":"v0"}"#, "slider", "→"), (#"{"change":"v0"}"#, "switch", "Enter"),
    (#"{"change":"v0"}"#, "stepper", "→"), (#"{"change":"v0"}"#, "segmentedControl", "→"),
    (#"{"change":"v0"}"#, "pageControl", "→"),
    (#"{"change":"v0"}"#, "textField", "a"), (#"{"return":"v0"}"#, "textField", "Enter Enter"),
    (#"{"screenEdgePan":"left"}"#, "button", "Shift-→ Enter"),
    (#"{"screenEdgePan":"right"}"#, "button", "Shift-← Enter"),
    (#"{"drag":"left"}"#, "slider", "7 × Shift-← Enter"),
  ])
  func `each trigger is described by its keys`(trigger: String, kind: String, expected: String)
    throws
  {
    #expect(
      try keys(
        """
        {"id":"a","views":[\(Self.view(kind))],
        "segues":[{"id":"go","kind":"show","to":"z","trigger":\(trigger)}]}
        """) == expected)
  }

  @Test func `an accessory button and a long press are described by their keys`() throws {
    let accessory = try keys(
      """
      {"id":"a","kind":"tableViewController","sections":[{"rows":[
      {"id":"r","title":"R","accessory":"detailButton"}]}],
      "segues":[{"id":"go","kind":"show","to":"z","trigger":{"accessory":"r"}}]}
      """)
    #expect(accessory == "→")
    let json = sceneFile(
      """
      {"id":"a","views":[\(Self.view("button"))],
      "segues":[{"id":"go","kind":"show","to":"z","trigger":{"longPress":"v0"}}]}
      """, Self.end)
    let steps = try #require(check(json).first { $0.rule == .unwindWithoutTarget }).steps
    #expect(steps.dropLast().last == "long press on B (m): show 'go' → 'z'")
  }

  @Test(arguments: [
    ([], "", "←"), (["button"], "", "←"), (["slider"], "", "7 × Shift-← Enter"),
    (["slider", "button"], "", "Tab ←"),
    (
      ["button"], #"{"id":"x","kind":"show","to":"spare","trigger":{"swipe":"left"}}"#,
      "7 × Shift-← Enter"
    ),
  ])
  func `the keys of a page turn avoid controls and segues that take the arrow`(
    kinds: [String], segue: String, expected: String
  )
    throws
  {
    let views = kinds.enumerated().map { Self.view($1, $0) }.joined(separator: ",")
    #expect(
      try keys(
        #"{"id":"a","kind":"pageViewController","transitionStyle":"scroll","pages":["b","z"]}"#,
        #"{"id":"b","views":[\#(views)],"segues":[\#(segue)]}"#) == expected)
  }

  @Test(arguments: [
    ["button"], ["textField", "button"], ["textField", "textView"], ["textView"],
  ])
  func `the key of a tab is its number, also while a text has the focus`(kinds: [String]) throws {
    let views = kinds.enumerated().map { Self.view($1, $0) }.joined(separator: ",")
    #expect(
      try keys(
        #"{"id":"a","kind":"tabBarController","tabs":[{"scene":"b"},{"scene":"z"}]}"#,
        #"{"id":"b","views":[\#(views)]}"#) == "2")
  }
}
