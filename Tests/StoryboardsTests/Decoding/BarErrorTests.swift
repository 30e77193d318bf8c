import Testing

/// The errors about bar button items.
@Suite struct BarErrorTests {
  @Test func `a bar button needs an id, and a title or a system item`() {
    MarkedFile(scene: [#""toolbar": [‸{"title": "T"}, ‸{"id": "b"}]"#]).expect(
      "scenes[0].toolbar[0]: a bar button needs the key 'id'",
      "scenes[0].toolbar[1]: expected one of 'title' and 'systemItem', found neither")
    MarkedFile(scene: [
      #""rightBarButtons": [‸{"id": "b", "title": "T", "systemItem": "add"}]"#
    ]).expect(
      "scenes[0].rightBarButtons[0]: expected one of 'title' and 'systemItem', found both")
  }

  @Test func `a system item has a name from UIKit`() {
    MarkedFile(scene: [
      #""toolbar": [{"id": "b", "systemItem": ‸"trsh"}, {"id": "c", "systemItem": ‸"house"}]"#
    ]).expect(
      "scenes[0].toolbar[0].systemItem: expected a system item such as 'add', found 'trsh'; "
        + "did you mean 'trash'?",
      "scenes[0].toolbar[1].systemItem: expected a system item such as 'add', found 'house'")
  }

  @Test func `a style is plain or done`() {
    MarkedFile(scene: [#""leftBarButtons": [{"id": "b", "title": "T", "style": ‸"bold"}]"#])
      .expect("scenes[0].leftBarButtons[0].style: expected 'plain' or 'done', found 'bold'")
  }

  @Test func `only a fixed space has a width in columns, and only a button has a title`() {
    MarkedFile(scene: [
      #""toolbar": [‸{"systemItem": "fixedSpace"}, {"systemItem": "fixedSpace", "width": ‸0.5},"#
        + #"{"systemItem": "flexibleSpace", ‸"width": 2, ‸"title": "x"},"#
        + #"{"id": "b", "title": "T", ‸"width": 2}]"#
    ]).expect(
      "scenes[0].toolbar[0]: a fixed space needs the key 'width'",
      "scenes[0].toolbar[1].width: expected a whole number from 1 to 1000, found 0.5",
      "scenes[0].toolbar[2].width: a flexible space has no key 'width'",
      "scenes[0].toolbar[2].title: a flexible space has no key 'title'",
      "scenes[0].toolbar[3].width: a bar button has no key 'width'")
  }

  @Test func `views and bar buttons share their ids`() {
    let frame = StoryboardErrorTests.frame
    MarkedFile(scene: [
      "\n" + #""toolbar": [{"id": "x", "title": "T"}, {"id": ‸"x", "title": "U"}]"#
    ]).expect(
      "scenes[0].toolbar[1].id: a second view or bar button 'x' in the scene; "
        + "the first is at 4:20")
    // The views are decoded first, and yet the second is the one further down.
    MarkedFile(scene: [
      "\n" + #""toolbar": [{"id": "x", "title": "T"}]"#,
      #""views": [{"id": ‸"x", "kind": "label", "frame": \#(frame)}]"#,
    ]).expect(
      "scenes[0].views[0].id: a second view or bar button 'x' in the scene; the first is at 4:20")
  }

  @Test func `a tap trigger can name a bar button but not a space`() {
    let segue = #""kind": "show", "to": "a", "trigger": {"tap": "#
    for bar in ["leftBarButtons", "rightBarButtons", "toolbar"] {
      MarkedFile(scene: [
        #""\#(bar)": [{"id": "add", "systemItem": "add"}]"#,
        StoryboardErrorTests.segue(segue + #""add"}"#),
      ]).expect()
    }
    MarkedFile(scene: [
      #""toolbar": [{"id": "gap", "systemItem": "flexibleSpace"}]"#,
      StoryboardErrorTests.segue(segue + #"‸"gap"}"#),
    ]).expect("scenes[0].segues[0].trigger.tap: no button 'gap' in scene 'a'")
    MarkedFile(scene: [
      #""toolbar": [{"id": "save", "systemItem": "save"}]"#,
      StoryboardErrorTests.segue(segue + #"‸"sav"}"#),
    ]).expect(
      "scenes[0].segues[0].trigger.tap: no button 'sav' in scene 'a'; did you mean 'save'?")
  }

  @Test func `a wrong type in a bar names the key`() {
    MarkedFile(scene: [
      #""prompt": ‸1, "hidesBackButton": ‸"no", "backButtonTitle": ‸[], "toolbar": ‸{}"#
    ]).expect(
      "scenes[0].prompt: expected a string, found 1",
      "scenes[0].hidesBackButton: expected true or false, found 'no'",
      "scenes[0].backButtonTitle: expected a string, found an array",
      "scenes[0].toolbar: expected an array, found an object")
    MarkedFile(
      scene: [],
      others: #"""
        {"id": "n", "kind": "navigationController", "root": "a", ‸"isToolbarHiden": true,
         "isNavigationBarHidden": ‸0}
        """#
    ).expect(
      "scenes[1].isToolbarHiden: unknown key 'isToolbarHiden'; did you mean 'isToolbarHidden'?",
      "scenes[1].isNavigationBarHidden: expected true or false, found 0")
  }
}
