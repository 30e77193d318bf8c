import Flows
import Storyboards

/// Flows for tests, read from scene files.
enum MapFixture {
  static func flow(_ scenes: String, initial: String = "a") throws -> Flow {
    let json = """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "\(initial)",
       "scenes": [\(scenes)]}
      """
    return try FlowReading([FlowSource(path: "app.json", bytes: Array(json.utf8))]) { _ in nil }
      .flow
  }

  static func segue(_ id: String, _ kind: String, _ more: String) -> String {
    #"{"id": "\#(id)", "kind": "\#(kind)", \#(more)}"#
  }

  /// A stack of home and detail, with a way back.
  static let small = """
    {"id": "a", "kind": "navigationController", "root": "home"},
    {"id": "home", "title": "Home", "unwindActions": {"back": []}, "background": "honeydew",
     "views": [{"id": "go", "kind": "button", "title": "Go",
       "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}],
     "segues": [\(segue("open", "show", #""to": "detail", "trigger": {"tap": "go"}"#))]},
    {"id": "detail",
     "segues": [\(segue("done", "unwind", #""action": "back", "trigger": {"swipe": "down"}"#))]}
    """

  /// Texts that mean something to one format or another.
  static let hostile = [
    #"say "hi""#, "a\\nb \\ c\\", "<b>&amp;</b>", "[x] {y} (z) |w|", "line\none\r\ttab",
    "\u{1B}[31mred\u{7}\u{0}", "👩‍👩‍👧 漢字 é", "%%{init}%% `code` *b* _i_", "end", "#35; #quot; ;",
    "]]> --> -- <!--", "\u{202E}reversed\u{2028}", "$(x) ${y} $$z$$", "n0 --> n1", "&lt;\u{FFFE}",
    "fa:fa-car 1. - +", "@{ shape: x }:::y",
  ]

  static func hostileFlow() -> Flow {
    var flow = Flow()
    flow.files = ["a \"b\" <c>.json"]
    for (number, text) in hostile.enumerated() {
      flow.scenes.append(
        Flow.Scene(
          id: "\(text)\(number)", name: text,
          kind: number % 4 == 0 ? .alertController : .viewController,
          place: Flow.Place(file: 0, line: number + 1, column: 1)))
      var segue = Flow.Segue(
        id: text, kind: .show, source: number, place: Flow.Place(file: 0, line: 1, column: 1))
      segue.identifier = text
      segue.destination = (number + 1) % hostile.count
      segue.trigger = Flow.Trigger(gesture: .tap, value: text, title: text)
      segue.condition = text
      flow.segues.append(segue)
    }
    flow.scenes[0].children = [
      Flow.Child(role: .root, scene: 1, place: Flow.Place(file: 0, line: 1, column: 1))
    ]
    flow.entries = [0]
    return flow
  }
}
