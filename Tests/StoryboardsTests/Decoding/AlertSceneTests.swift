import NavigationKit
import Storyboards
import Testing

/// Alerts in a scene file: what is read, and what is wrong with them.
@Suite struct AlertSceneTests {
  private static let ok = #"{"id": "ok", "title": "OK"}"#

  /// Returns a file whose second scene is the alert `ask`, which the first one presents.
  private func file(_ members: String, segue: String = #""presentModally""#) -> MarkedFile {
    MarkedFile(
      scene: [#""segues": [{"id": "s", "kind": \#(segue), "to": "ask"}]"#],
      others: #"{"id": "ask", "kind": "alertController", \#(members)}"#)
  }

  @Test func `all parts of an alert are decoded`() throws {
    let file = file(
      #"""
      "title": "T", "message": "M", "textFields": [{"id": "f", "text": "x", "placeholder": "P",
      "isSecure": true}], "actions": [{"title": "No", "style": "cancel"},
      {"id": "go", "title": "Go", "style": "destructive", "isEnabled": false}],
      "preferredAction": "go"
      """#)
    let document = try SceneDocument(json: Array(file.json.utf8))
    #expect(document.scene("ask")?.title == "T")
    let alert = SceneDocument.AlertController(
      message: "M",
      textFields: [
        SceneDocument.AlertTextField(id: "f", text: "x", placeholder: "P", isSecure: true)
      ],
      actions: [
        SceneDocument.AlertAction(title: "No", style: .cancel),
        SceneDocument.AlertAction(id: "go", title: "Go", style: .destructive, isEnabled: false),
      ], preferredAction: "go")
    #expect(document.scene("ask")?.kind == .alertController(alert))
  }

  @Test func `errors inside an alert have their position`() {
    file(#""actions": ‸[]"#).expect(
      "scenes[1].actions: expected at least one action, found none")
    file(#""style": ‸"sheet", "actions": [{"id": ‸"", "title": ‸""}], ‸"views": []"#).expect(
      "scenes[1].style: expected 'actionSheet' or 'alert', found 'sheet'",
      "scenes[1].actions[0].id: expected a name, found ''",
      "scenes[1].actions[0].title: expected a name, found ''",
      "scenes[1].views: an alert has no key 'views'")
    file(#""actions": [\#(Self.ok)], "preferredAction": ‸"okk""#).expect(
      "scenes[1].preferredAction: no button 'okk' in scene 'ask'; did you mean 'ok'?")
    file(
      #""textFields": [{"id": "ok"}], "actions": [{"id": ‸"ok", "title": "OK"}]"#
    ).expect(
      "scenes[1].actions[0].id: a second view 'ok' in the scene; the first is at 4:64")
  }

  @Test func `one action cancels, and an action sheet has no text fields`() {
    MarkedFile(
      scene: [#""segues": [{"id": "s", "kind": "modal", "to": "ask"}]"#],
      others: #"""
        {"id": "ask", "kind": "alertController", "actions": [
        {"title": "A", "style": "cancel"}, {"title": "B", "style": ‸"cancel"}]}
        """#
    ).expect(
      "scenes[1].actions[1].style: a second action of the style cancel in the alert; "
        + "the first is at 5:25")
    file(
      #""style": "actionSheet", ‸"textFields": [], "actions": [\#(Self.ok)], "#
        + #"‸"preferredAction": "ok""#
    ).expect(
      "scenes[1].textFields: an action sheet has no key 'textFields'",
      "scenes[1].preferredAction: an action sheet has no key 'preferredAction'")
  }

  @Test func `only a segue that presents leads to an alert`() {
    let actions = #""actions": [\#(Self.ok)]"#
    for kind in ["show", "showDetail"] {
      MarkedFile(
        scene: [#""segues": [{"id": "s", "kind": "\#(kind)", "to": ‸"ask"}]"#],
        others: #"{"id": "ask", "kind": "alertController", \#(actions)}"#
      ).expect(
        "scenes[0].segues[0].to: 'ask' is an alert, which can only be presented; "
          + "use a segue of the kind presentModally")
    }
    MarkedFile(
      scene: [#""segues": [‸{"id": "s", "kind": "push", "to": ‸"ask"}]"#],
      others: #"{"id": "ask", "kind": "alertController", \#(actions)}"#
    ).expect(
      "scenes[0].segues[0]: a push segue needs a navigation controller around its scene, "
        + "and 'a' can be shown without one; use show",
      "scenes[0].segues[0].to: 'ask' is an alert, which can only be presented; "
        + "use a segue of the kind presentModally")
    MarkedFile(
      scene: [],
      others: #"""
        {"id": "n", "kind": "navigationController", "root": ‸"ask"},
        {"id": "t", "kind": "tabBarController", "tabs": [{"scene": ‸"ask"}]},
        {"id": "p", "kind": "pageViewController", "pages": [‸"ask"]},
        {"id": "ask", "kind": "alertController", \#(actions)}
        """#
    ).expect(
      "scenes[1].root: 'ask' is an alert, which can only be presented; "
        + "use a segue of the kind presentModally",
      "scenes[2].tabs[0].scene: 'ask' is an alert, which can only be presented; "
        + "use a segue of the kind presentModally",
      "scenes[3].pages[0]: 'ask' is an alert, which can only be presented; "
        + "use a segue of the kind presentModally")
  }

  @Test
  func `an alert's segues are triggered by its actions, and their texts can contain its fields`() {
    MarkedFile(
      scene: [
        #""views": [{"id": "l", "kind": "label", "frame": \#(StoryboardErrorTests.frame)}]"#,
        #""segues": [{"id": "s", "kind": "presentModally", "to": "ask","#
          + #""prepare": {"title": "T", "message": "M", "f": "x", ‸"g": "y"}}]"#,
        #""unwindActions": {"back": []}"#,
      ],
      others: #"""
        {"id": "ask", "kind": "alertController", "textFields": [{"id": "f"}], "actions": [\#(Self.ok)],
        "segues": [{"id": "1", "kind": "unwind", "action": "back", "trigger": {‸"swipe": "up", "tap": "ok"}},
        {"id": "2", "kind": "unwind", "action": "back", "trigger": {"tap": ‸"no"}, "prepare": {"l": ‸"{h} {f}"}}]}
        """#
    ).expect(
      "scenes[0].segues[0].prepare.g: no label 'g' in scene 'ask'",
      "scenes[1].segues[0].trigger.swipe: a trigger of an alert has no key 'swipe'",
      "scenes[1].segues[1].trigger.tap: no button 'no' in scene 'ask'",
      "scenes[1].segues[1].prepare.l: no value 'h' in scene 'ask'")
  }

  @Test func `a push from an alert needs a navigation controller around the presenting scene`() {
    let alert =
      #"{"id": "ask", "kind": "alertController", "actions": [\#(Self.ok)],"# + "\n"
      + #""segues": [{"id": "p", "kind": "push", "to": "b", "trigger": {"tap": "ok"}}]}"#
    let presenting = #""segues": [{"id": "s", "kind": "presentModally", "to": "ask"}]"#
    MarkedFile(
      scene: #"{"id": "a", "kind": "navigationController", "root": "r"}"#,
      others: #"{"id": "r", \#(presenting)},"# + "\n" + alert + #", {"id": "b"}"#
    ).expect()
    MarkedFile(
      scene: [presenting],
      others: alert.replacing(#"[{"id": "p""#, with: #"[‸{"id": "p""#) + #", {"id": "b"}"#
    ).expect(
      "scenes[1].segues[0]: a push segue needs a navigation controller around its scene, "
        + "and 'ask' can be shown without one; use show")
  }
}
