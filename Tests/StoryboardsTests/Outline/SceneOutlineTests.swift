import Storyboards
import Testing
import TextFormats

@Suite struct SceneOutlineTests {
  private func outline(_ text: String) throws -> SceneOutline {
    SceneOutline(json: try JSONNode(json: Array(text.utf8)))
  }

  private func scene(_ members: String) throws -> SceneOutline.Scene {
    try #require(outline(#"{"scenes": [{\#(members)}]}"#).scenes.first)
  }

  @Test func `a value of a wrong type counts as missing`() throws {
    let scene = try scene(
      #"""
      "id": 1, "kind": ["alertController"], "hidesBackButton": "true", "selected": "2",
      "views": {"id": "a"}, "segues": [7, {"kind": 1, "to": null, "trigger": "tap"}],
      "presentsWithGesture": 0
      """#)
    #expect(scene.id == "" && scene.kind == .viewController && !scene.hidesBackButton)
    #expect(scene.selected == nil && scene.views.isEmpty && scene.presentsWithGesture)
    let segue = try #require(scene.segues.first)
    #expect(segue.kind == nil && segue.to == nil && segue.trigger == nil)
  }

  @Test func `scenes and segues are found by their index, also beside invalid values`()
    throws
  {
    let outline = try outline(
      #"{"scenes": [1, {"id": "a", "segues": ["x", {"id": "s"}, {}, {"id": "t"}]}, {"id": "b"}]}"#)
    #expect(outline.scenes.map(\.id) == ["a", "b"])
    #expect((0...3).map { outline.scene(numbered: $0)?.id } == [nil, "a", "b", nil])
    let scene = outline.scenes[0]
    #expect((0...4).map { scene.segue(numbered: $0)?.id } == [nil, "s", nil, "t", nil])
    #expect(scene.segue(numbered: 2) != nil)
  }

  @Test func `offsets are positions in the file`() throws {
    let text = #"{"initialScene": "é", "scenes": [{"id": "é", "root": "b"}, {"accept": ["c"]}]}"#
    let outline = try outline(text)
    func offset(of part: String, after start: Int = 0) throws -> Int {
      let bytes = Array(text.utf8)
      let wanted = Array(part.utf8)
      return try #require(
        (start..<bytes.count).first { bytes[$0...].starts(with: wanted) })
    }
    #expect(try outline.initialScene?.offset == offset(of: #""é", "s"#))
    #expect(try outline.scenes.map(\.offset) == [offset(of: #"{"id"#), offset(of: #"{"acc"#)])
    #expect(try outline.scenes[0].children.first?.scene.offset == offset(of: #""b""#))
    #expect(try outline.scenes[1].acceptances.first?.offset == offset(of: #""c""#))
  }

  @Test func `children are ordered by role, and within a role by file order`() throws {
    let scene = try scene(
      #"""
      "pages": ["p", 5], "compact": "c", "primary": "a", "secondary": "b", "root": "r",
      "tabs": [{"scene": "t", "isEnabled": false}, {"scene": "u"}, 3]
      """#)
    #expect(
      scene.children.map(\.scene.id) == ["t", "u", nil, "r", "a", "b", "c", "p", nil])
    #expect(scene.tabs.map(\.isEnabled) == [false, true, true])
  }

  @Test func `a trigger is the first gesture with a text`() throws {
    let scene = try scene(
      #""segues": [{"trigger": {"title": "x", "swipe": 1, "tap": "b", "turn": "wide"}}]"#)
    let trigger = try #require(scene.segues[0].trigger)
    #expect(trigger.gesture == .tap && trigger.value == "b" && trigger.title == nil)
  }

  @Test func `a condition needs a value and an expected value`() throws {
    let conditions = [
      #"{"value": "v", "is": "on"}"#, #"{"value": "v", "isNot": "on"}"#, #"{"value": "v"}"#,
      #"{"is": "on"}"#,
    ]
    let scene = try scene(
      #""segues": [\#(conditions.map { #"{"if": \#($0)}"# }.joined(separator: ", "))]"#)
    #expect(scene.segues.map { $0.condition?.isEqual } == [true, false, nil, nil])
  }

  @Test func `acceptances are a rule, an array of rules or rules with their reasons`() throws {
    func acceptances(_ json: String) throws -> [String] {
      try outline(#"{"accept": \#(json)}"#).acceptances.map { "\($0.rule):\($0.reason)" }
    }
    #expect(try acceptances(#""a""#) == ["a:"])
    #expect(try acceptances(#"["a", 1]"#) == ["a:", ":"])
    #expect(try acceptances(#"{"a": "why", "b": 2}"#) == ["a:why", "b:"])
    #expect(try acceptances("5") == [":"])
  }

  @Test func `a view has its subviews, and a section has its rows or its repeated row`() throws {
    let scene = try scene(
      #"""
      "views": [{"id": "s", "kind": "scrollView", "views": [{"id": "l", "kind": "tableView",
      "sections": [{"rows": [{"id": "a"}]}, {"row": {"id": "b", "style": "value1"}, "count": 3}]}]},
      {"id": "n", "kind": "unknown"}, {"id": "m"}]
      """#)
    #expect(scene.views.map(\.kind) == [.scrollView, .view, nil])
    let sections = try #require(scene.views[0].views.first).sections
    #expect(sections.map { $0.describedRows.map(\.id) } == [["a"], ["b"]])
    #expect(sections[1].count == 3 && sections[1].template?.detailPlace == .besideTitle)
  }
}
