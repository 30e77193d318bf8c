import Flows
import Testing

/// Views that take an arrow before the scene's gestures do, and texts within others.
@Suite struct NestedViewTests {
  private static let directions = ["up", "down", "left", "right"]

  /// A scene that goes on by a swipe each way, with a view in it.
  private func messages(_ view: String) throws -> [String] {
    let segues = Self.directions.map {
      #"{"id":"\#($0)","kind":"show","to":"b","trigger":{"swipe":"\#($0)"}}"#
    }
    return try check(
      sceneFile(
        #"{"id":"a","views":[\#(view)],"segues":[\#(segues.joined(separator: ","))]}"#,
        #"{"id":"b"}"#)
    ).filter { $0.rule == .swallowedGesture }.map { $0.segue ?? "" }
  }

  private static let frame = #""frame":{"x":0,"y":0,"width":300,"height":300}"#

  @Test(arguments: [
    (#"{"id":"v","kind":"slider",\#(frame)}"#, ["left", "right"]),
    (#"{"id":"v","kind":"stepper",\#(frame)}"#, ["left", "right"]),
    (#"{"id":"v","kind":"segmentedControl","segments":["1","2"],\#(frame)}"#, ["left", "right"]),
    (#"{"id":"v","kind":"textField",\#(frame)}"#, ["left", "right"]),
    (#"{"id":"v","kind":"textView",\#(frame)}"#, ["up", "down", "left", "right"]),
    (#"{"id":"v","kind":"textView","isEditable":false,\#(frame)}"#, []),
    (#"{"id":"v","kind":"slider","isEnabled":false,\#(frame)}"#, []),
    (#"{"id":"v","kind":"switch",\#(frame)}"#, []),
    (
      #"{"id":"v","kind":"tableView","sections":[{"rows":[{"title":"1"},{"title":"2"}]}],\#(frame)}"#,
      ["up", "down"]
    ),
    (
      #"{"id":"s","kind":"stackView","views":[{"id":"v","kind":"slider"}],\#(frame)}"#,
      ["left", "right"]
    ),
  ])
  func `a view takes the arrows that it has a use for`(view: String, taken: [String]) throws {
    #expect(try messages(view) == taken)
  }

  private static let long = String(repeating: "word ", count: 17)

  @Test(arguments: [
    #""views":[{"id":"s","kind":"stackView",\#(frame),"views":[{"id":"l","kind":"label","text":"T"}]}]"#,
    #""views":[{"id":"s","kind":"scrollView",\#(frame),"views":[{"id":"l","kind":"button","title":"T"}]}]"#,
    #""views":[{"id":"s","kind":"segmentedControl",\#(frame),"segments":["T","2"]}]"#,
    #""views":[{"id":"t","kind":"tableView",\#(frame),"sections":[{"rows":[{"title":"T"}]}]}]"#,
    #""rightBarButtons":[{"id":"r","title":"T"}]"#,
    #""toolbar":[{"id":"r","title":"T"}]"#,
    #""kind":"tableViewController","sections":[{"header":"T","rows":[{"title":"1"}]}]"#,
    #""kind":"tableViewController","sections":[{"rows":[{"title":"1","style":"subtitle","detail":"T"}]}]"#,
  ])
  func `a text is too long wherever it stands`(keys: String) throws {
    func count(_ text: String) throws -> Int {
      let scene = #"{"id":"a",\#(keys.replacing("\"T\"", with: "\"\(text)\""))}"#
      return try check(sceneFile(scene)).count { $0.rule == .textTooLong }
    }
    #expect(try count("Short") == 0)
    #expect(try count(Self.long) == 1)
  }

  @Test func `an alert's words go on in the next line, its actions do not`() throws {
    func count(_ title: String, style: String) throws -> Int {
      try check(
        sceneFile(
          #"{"id":"a","segues":[{"id":"x","kind":"presentModally","to":"q"}]}"#,
          """
          {"id":"q","kind":"alertController","style":"\(style)","title":"\(Self.long)",
          "actions":[{"title":"\(title)"}]}
          """)
      ).count { $0.rule == .textTooLong }
    }
    let title = String(repeating: "x", count: 41)
    #expect(try count(title, style: "alert") == 1)
    #expect(try count(String(title.dropLast()), style: "alert") == 0)
    #expect(try count(title, style: "actionSheet") == 0)
  }
}
