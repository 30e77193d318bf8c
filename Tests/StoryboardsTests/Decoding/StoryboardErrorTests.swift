import Testing

@Suite struct StoryboardErrorTests {
  // MARK: - The text as a whole

  @Test func `an empty file is reported as empty`() {
    MarkedFile("‸").expect("the text is empty; expected a JSON value")
    MarkedFile("\n\n ‸").expect("the text is empty; expected a JSON value")
  }

  @Test func `a text that is not JSON is reported with the expected value`() {
    MarkedFile("{\n  \"version\": 1,\n‸}")
      .expect("expected a key in quotes, found '}'")
  }

  @Test func `a duplicate key is reported with both positions`() {
    MarkedFile("{\n \"version\": 1,\n  ‸\"version\": 1}")
      .expect("the key 'version' is in this object already; the first is at 2:2")
  }

  @Test func `a file that is not an object is reported with its type`() {
    MarkedFile("\n‸[1]").expect("expected an object, found an array")
  }

  @Test func `an unknown version is the only error of a file`() {
    MarkedFile(#"{"version": ‸2, "canvas": 7, "scene": []}"#)
      .expect("version: expected version 1 of the format, found 2")
  }

  @Test func `each missing key is an error`() {
    MarkedFile("‸‸‸‸{}").expect(
      "the document needs the key 'version'", "the document needs the key 'canvas'",
      "the document needs the key 'initialScene'", "the document needs the key 'scenes'")
  }

  @Test func `an unknown initial scene is reported`() {
    MarkedFile(
      """
      {"version": 1, "canvas": {"width": 1, "height": 1}, "initialScene": ‸"firts",
       "scenes": [{"id": "first"}]}
      """
    ).expect("initialScene: no scene 'firts'; did you mean 'first'?")
  }

  @Test func `all errors are reported together in file order`() {
    MarkedFile(
      """
      {"version": 1, "canvas": ‸{"width": ‸0},
       "transitions": {"t": {"front": ‸"back", "source": [{"time": 0}], "destination": ‸[]}},
       "scenes": [‸{"title": ‸7, "background": ‸"skye"}],
       "initialScene": ‸"a"}
      """
    ).expect(
      "canvas: the canvas needs the key 'height'",
      "canvas.width: expected a number from 1 to 100000, found 0",
      "transitions.t.front: expected 'source' or 'destination', found 'back'",
      "transitions.t.destination: expected at least one keyframe, found none",
      "scenes[0]: a view controller needs the key 'id'",
      "scenes[0].title: expected a string, found 7",
      "scenes[0].background: no colour 'skye'; did you mean 'sky'?",
      "initialScene: no scene 'a'")
  }

  @Test func `a hundred errors are shown and the others counted`() {
    let scenes = (0..<130).map { _ in #"{"id": 7}"# }.joined(separator: ",")
    let report = MarkedFile(scene: #"{"id": "a"}"#, others: scenes).report
    #expect(report.count == 101)
    #expect(report[99] == "scenes.json:4:998: scenes[100].id: expected a string, found 7")
    #expect(report[100] == "… and 30 more")
  }

  // MARK: - Types, words and ranges

  @Test(arguments: [
    ("null", "null"), ("true", "true"), ("12", "12"), ("0.5", "0.5"), ("[]", "an array"),
    ("{}", "an object"),
  ])
  func `a value of the wrong type is named`(json: String, found: String) {
    MarkedFile(scene: [#""title": ‸\#(json)"#])
      .expect("scenes[0].title: expected a string, found \(found)")
  }

  @Test func `an error about a wrong type names the expected type`() {
    MarkedFile(scene: [#""views": ‸"x""#]).expect("scenes[0].views: expected an array, found 'x'")
    MarkedFile(scene: [#""unwindActions": ‸[]"#])
      .expect("scenes[0].unwindActions: expected an object, found an array")
    MarkedFile(scene: [Self.segue(#""animated": ‸1, "kind": "show", "to": "a""#)])
      .expect("scenes[0].segues[0].animated: expected true or false, found 1")
    MarkedFile(#"{"version": ‸"1", "canvas": ‸1, "initialScene": "a", "scenes": [{"id":"a"}]}"#)
      .expect(
        "version: expected a number, found '1'", "canvas: expected an object, found 1")
  }

  @Test func `an empty name is an error`() {
    MarkedFile(scene: [#""name": ‸"""#]).expect("scenes[0].name: expected a name, found ''")
    MarkedFile(scene: [#""unwindActions": {‸"": []}"#])
      .expect(#"scenes[0].unwindActions[""]: expected a name, found ''"#)
  }

  @Test func `an unknown value is reported with the known values`() {
    MarkedFile(scene: [#""kind": ‸"viewcontroler""#]).expect(
      "scenes[0].kind: expected 'viewController', 'tableViewController', 'navigationController', "
        + "'tabBarController', 'splitViewController', 'pageViewController', "
        + "'alertController' or 'storyboardReference', found 'viewcontroler'; did you mean 'viewController'?"
    )
    MarkedFile(scene: [Self.label(#""alignment": ‸"justified""#)]).expect(
      "scenes[0].views[0].alignment: expected 'leading', 'center' or 'trailing', "
        + "found 'justified'")
    MarkedFile(scene: [Self.label(#""alignment": ‸"centre""#)]).expect(
      "scenes[0].views[0].alignment: expected 'leading', 'center' or 'trailing', "
        + "found 'centre'; did you mean 'center'?")
    MarkedFile(scene: [#""views": [{"id": "v", "kind": ‸"image", "frame": \#(Self.frame)}]"#])
      .expect(
        "scenes[0].views[0].kind: expected 'label', 'button', 'container', 'imageView', "
          + "'textField', 'textView', 'switch', 'slider', 'segmentedControl', 'stepper', "
          + "'pageControl', 'progressView', 'activityIndicatorView', 'stackView', 'scrollView', 'view' or "
          + "'tableView', found 'image'")
    MarkedFile(scene: [Self.segue(#""kind": ‸"popover""#)]).expect(
      "scenes[0].segues[0].kind: expected 'custom', 'show', 'showDetail', 'push', "
        + "'presentModally', 'modal', 'popoverPresentation', 'embed' or 'unwind', found 'popover'")
    MarkedFile(scene: [
      Self.segue(#""kind": "show", "to": "a", "trigger": {"swipe": ‸"upp"}"#)
    ]).expect(
      "scenes[0].segues[0].trigger.swipe: expected 'right', 'left', 'up' or 'down', "
        + "found 'upp'; did you mean 'up'?")
  }

  @Test func `a number out of range is reported with the range`() {
    MarkedFile(scene: [
      #""views": [{"id": "v", "kind": "label", "frame": "#
        + #"{"x": ‸1e9, "y": 0, "width": ‸-0.5, "height": 0}}]"#
    ]).expect(
      "scenes[0].views[0].frame.x: expected a number from -100000 to 100000, found 1000000000",
      "scenes[0].views[0].frame.width: expected a number from 0 to 100000, found -0.5")
    MarkedFile(scene: [#""unwindActions": {"u": [{"flash": {"color": "red", "duration": ‸61}}]}"#])
      .expect(
        "scenes[0].unwindActions.u[0].flash.duration: expected a number from 0 to 60, found 61")
  }

  @Test func `an invalid hexadecimal colour is reported with the valid forms`() {
    MarkedFile(scene: [##""background": ‸"#12345""##]).expect(
      "scenes[0].background: expected #RGB, #RRGGBB or #RRGGBBAA, found '#12345'")
    MarkedFile(scene: [##""background": ‸"#12G""##]).expect(
      "scenes[0].background: expected #RGB, #RRGGBB or #RRGGBBAA, found '#12G'")
  }

  // MARK: - Keys

  @Test func `a key similar to a known key is an error, and other unknown keys are ignored`() {
    MarkedFile(scene: [#"‸"titel": "A", "comment": 1, "x-note": {}"#])
      .expect("scenes[0].titel: unknown key 'titel'; did you mean 'title'?")
    MarkedFile(scene: [#"‸"Views": []"#])
      .expect("scenes[0].Views: unknown key 'Views'; did you mean 'views'?")
  }

  @Test func `a key that belongs to another kind is an error`() {
    MarkedFile(scene: [#"‸"root": "a""#]).expect(
      "scenes[0].root: a view controller has no key 'root'")
    MarkedFile(
      scene: [], others: #"{"id": "n", "kind": "navigationController", "root": "a", ‸"views": []}"#
    ).expect("scenes[1].views: a navigation controller has no key 'views'")
    MarkedFile(scene: [Self.segue(#""kind": "show", "to": "a", ‸"action": "u""#)])
      .expect("scenes[0].segues[0].action: a show segue has no key 'action'")
    MarkedFile(scene: [
      Self.segue(#""kind": "unwind", ‸"to": "a", "action": "u""#), #""unwindActions": {"u": []}"#,
    ]).expect("scenes[0].segues[0].to: an unwind segue has no key 'to'")
    MarkedFile(scene: [Self.label(#"‸"title": "x""#)])
      .expect("scenes[0].views[0].title: a label has no key 'title'")
    MarkedFile(scene: [
      #""views": [{"id": "v", "kind": "container", "frame": \#(Self.frame), ‸"color": "red"}]"#
    ]).expect("scenes[0].views[0].color: a container has no key 'color'")
    MarkedFile(scene: [Self.segue(#""kind": "show", "to": "a", ‸"container": "v""#)])
      .expect("scenes[0].segues[0].container: a show segue has no key 'container'")
    MarkedFile(scene: [#"‸"file": "b.json""#])
      .expect("scenes[0].file: a view controller has no key 'file'")
    MarkedFile(
      scene: [],
      others: #"{"id": "n", "kind": "navigationController", "root": "a", ‸"prompt": "x"}"#
    ).expect("scenes[1].prompt: a navigation controller has no key 'prompt'")
  }

  @Test func `a missing key that the kind requires is an error`() {
    MarkedFile(scene: [#""views": [‸‸{"kind": "button", "id": "b"}]"#]).expect(
      "scenes[0].views[0]: a button needs the key 'title'",
      "scenes[0].views[0]: a button needs the key 'frame'")
    MarkedFile(scene: [#""segues": [‸‸{"kind": "custom", "id": "s"}]"#]).expect(
      "scenes[0].segues[0]: a custom segue needs the key 'to'",
      "scenes[0].segues[0]: a custom segue needs the key 'transition'")
    MarkedFile(scene: [#""segues": [‸{"kind": "unwind", "id": "s"}]"#])
      .expect("scenes[0].segues[0]: an unwind segue needs the key 'action'")
    MarkedFile(scene: [#""segues": [‸‸{"to": "a"}]"#]).expect(
      "scenes[0].segues[0]: a segue needs the key 'id'",
      "scenes[0].segues[0]: a segue needs the key 'kind'")
    MarkedFile(scene: [#""segues": [‸‸{"kind": "embed", "id": "s"}]"#]).expect(
      "scenes[0].segues[0]: an embed segue needs the key 'to'",
      "scenes[0].segues[0]: an embed segue needs the key 'container'")
    MarkedFile(scene: [], others: #"‸{"id": "r", "kind": "storyboardReference"}"#)
      .expect("scenes[1]: a storyboard reference needs the key 'file'")
    MarkedFile(scene: [], others: #"‸{"id": "n", "kind": "navigationController"}"#)
      .expect("scenes[1]: a navigation controller needs the key 'root'")
  }

  @Test func `none or several of alternative keys are an error`() {
    MarkedFile(scene: [Self.segue(#""kind": "show", "to": "a", "trigger": ‸{}"#)])
      .expect(
        "scenes[0].segues[0].trigger: expected one of 'swipe', 'tap', 'accessory', 'change', "
          + "'return', 'longPress', 'screenEdgePan', 'drag' and 'turn', found none")
    MarkedFile(scene: [
      Self.segue(#""kind": "show", "to": "a", "trigger": ‸{"swipe": "up", "tap": "b"}"#)
    ]).expect(
      "scenes[0].segues[0].trigger: expected one of 'swipe', 'tap', 'accessory', 'change', "
        + "'return', 'longPress', 'screenEdgePan', 'drag' and 'turn', found several")
    MarkedFile(scene: [#""toolbar": [‸{"id": "x"}]"#])
      .expect(
        "scenes[0].toolbar[0]: expected one of 'title' and 'systemItem', found neither")
    MarkedFile(scene: [
      #""unwindActions": {"u": [‸{"set": {}, "flash": {"color": "red", "duration": 1}}]}"#
    ]).expect("scenes[0].unwindActions.u[0]: expected one of 'flash' and 'set', found both")
  }

  static let frame = #"{"x": 0, "y": 0, "width": 9, "height": 9}"#

  static func label(_ members: String) -> String {
    #""views": [{"id": "v", "kind": "label", "frame": \#(frame), \#(members)}]"#
  }

  static func segue(_ members: String) -> String {
    #""segues": [{"id": "s", \#(members)}]"#
  }
}
