import NavigationKit
import Storyboards
import Testing

@Suite struct TableSceneTests {
  private func table(_ members: String) throws -> SceneDocument.Table {
    let file = MarkedFile(scene: [#""kind": "tableViewController", \#(members)"#])
    let scene = try SceneDocument(json: Array(file.json.utf8)).scenes[0]
    guard case .tableViewController(let table) = scene.kind else {
      Issue.record("no table")
      return SceneDocument.Table()
    }
    return table
  }

  @Test func `sections and rows have the values of the file`() throws {
    let table = try table(
      #"""
      "style": "insetGrouped", "sections": [
        {"header": "H", "footer": "F", "rows": [{"title": "A"},
          {"id": "b", "style": "value1", "title": "B", "detail": "D", "image": "★",
           "accessory": "detailButton", "deletable": true}]},
        {"row": {"id": "c", "title": "[{index}]"}, "count": 100000}]
      """#)
    #expect(table.style == .insetGrouped)
    #expect(table.sections.map(\.header) == ["H", nil])
    #expect(table.sections.map(\.footer) == ["F", nil])
    let rows = table.sections[0].writtenRows
    #expect(rows[0] == SceneDocument.TableRow(title: "A", offset: rows[0].offset))
    #expect(
      rows[1]
        == SceneDocument.TableRow(
          id: "b", style: .value1, title: "B", detail: "D", image: "★", accessory: .detailButton,
          isDeletable: true, offset: rows[1].offset))
    let copied = table.sections[1].writtenRows[0]
    #expect(table.sections[1].content == .copies(of: copied, count: 100_000))
    #expect(copied.title == "[{index}]")
  }

  @Test func `errors of a table name the key`() {
    MarkedFile(scene: [
      #"""
      "kind": "tableViewController", "style": ‸"inset", ‸"views": [], ‸"background": "red",
      "sections": [
      ‸{"rows": [], "row": {"title": "x"}, "count": 1}, ‸{‸"headr": 1},
      ‸{"row": {"title": "x"}}, {"row": {"title": "x"}, "count": ‸100001},
      {"rows": [‸{"style": ‸"value3"}, {"title": ‸7, "accessory": ‸"chekmark", "deletable": ‸1}],
       ‸"count": 3}]
      """#
    ]).expect(
      "scenes[0].style: expected 'plain', 'grouped' or 'insetGrouped', found 'inset'",
      "scenes[0].views: a table view controller has no key 'views'",
      "scenes[0].background: a table view controller has no key 'background'",
      "scenes[0].sections[0]: expected one of 'rows' and 'row', found both",
      "scenes[0].sections[1]: expected one of 'rows' and 'row', found neither",
      "scenes[0].sections[1].headr: unknown key 'headr'; did you mean 'header'?",
      "scenes[0].sections[2]: a section of copies needs the key 'count'",
      "scenes[0].sections[3].count: expected a whole number from 0 to 100000, found 100001",
      "scenes[0].sections[4].rows[0]: a row needs the key 'title'",
      "scenes[0].sections[4].rows[0].style: expected 'default', 'value1', 'value2' or 'subtitle', "
        + "found 'value3'; did you mean 'value1'?",
      "scenes[0].sections[4].rows[1].title: expected a string, found 7",
      "scenes[0].sections[4].rows[1].accessory: expected 'none', 'disclosureIndicator', "
        + "'detailDisclosureButton', 'checkmark' or 'detailButton', found 'chekmark'; did you mean "
        + "'checkmark'?",
      "scenes[0].sections[4].rows[1].deletable: expected true or false, found 1",
      "scenes[0].sections[4].count: a section has no key 'count'")
  }

  @Test func `rows and bar buttons share their ids`() {
    MarkedFile(scene: [
      "\n" + #""kind": "tableViewController", "sections": [{"rows": [{"title": "A", "id": "a"},"#
        + #"{"title": "B", "id": ‸"a"}]}], "toolbar": [{"title": "C", "id": ‸"a"}]"#
    ]).expect(
      "scenes[0].sections[0].rows[1].id: a second row 'a' in the scene; the first is at 4:76",
      "scenes[0].toolbar[0].id: a second view or bar button 'a' in the scene; the first is at 4:76")
  }

  @Test func `a row triggers segues by a tap, and by its accessory button if it exists`() {
    let rows =
      #""kind": "tableViewController", "sections": [{"rows": [{"title": "A", "id": "a"},"#
      + #"{"title": "B", "id": "bee", "accessory": "detailButton"}]}]"#
    func segue(_ id: String, _ trigger: String) -> String {
      #"{"id": "\#(id)", "kind": "show", "to": "a", "trigger": \#(trigger)}"#
    }
    let segues = [
      segue("1", #"{"tap": "a"}"#), segue("2", #"{"accessory": "bee"}"#),
      segue("3", #"{"accessory": ‸"a"}"#), segue("4", #"{"accessory": ‸"be"}"#),
      segue("5", #"‸{"accessory": "bee"}"#), segue("6", #"{"change": ‸"a"}"#),
    ]
    MarkedFile(scene: [rows, "\n" + #""segues": [\#(segues.joined(separator: ", "))]"#]).expect(
      "scenes[0].segues[2].trigger.accessory: no row 'a' with an accessory button in scene 'a'",
      "scenes[0].segues[3].trigger.accessory: no row 'be' with an accessory button in scene 'a'; "
        + "did you mean 'bee'?",
      "scenes[0].segues[4].trigger: the accessory button of 'bee' already triggers '2'; "
        + "the first is at 4:77",
      "scenes[0].segues[5].trigger.change: no control 'a' with a value in scene 'a'")
  }

  @Test func `a text can contain the number, title and detail of the row`() {
    MarkedFile(
      scene: [
        #""kind": "tableViewController", "sections": [{"rows": [{"title": "A", "id": "row"}]}]"#,
        #""segues": [{"id": "s", "kind": "show", "to": "b", "trigger": {"tap": "row"},"#
          + #""prepare": {"t": "{index} {title} {detail} {row}", "u": ‸"{titel} {{x}"}}]"#,
      ],
      others:
        #"{"id": "b", "views": [{"id": "t", "kind": "label", "frame": \#(StoryboardErrorTests.frame)},"#
        + #"{"id": "u", "kind": "label", "frame": \#(StoryboardErrorTests.frame)}]}"#
    ).expect(
      "scenes[0].segues[0].prepare.u: no value 'titel' in scene 'a'; did you mean 'title'?")
  }
}
