import Testing

/// The errors about names: unknown ones and those that come twice.
@Suite struct StoryboardReferenceErrorTests {
  private static let frame = StoryboardErrorTests.frame

  // MARK: - Unknown names

  @Test func `an error about an unknown scene suggests a similar name`() {
    MarkedFile(
      scene: [StoryboardErrorTests.segue(#""kind": "show", "to": ‸"setings""#)],
      others: #"{"id": "settings"}"#
    ).expect("scenes[0].segues[0].to: no scene 'setings'; did you mean 'settings'?")
    MarkedFile(scene: [StoryboardErrorTests.segue(#""kind": "show", "to": ‸"elsewhere""#)])
      .expect("scenes[0].segues[0].to: no scene 'elsewhere'")
  }

  @Test func `a transition must be defined by the file or built in`() {
    let own = #", "transitions": {"Flip": \#(Self.still)}"#
    MarkedFile(
      scene: [StoryboardErrorTests.segue(#""kind": "custom", "to": "a", "transition": ‸"Filp""#)],
      more: own
    ).expect("scenes[0].segues[0].transition: no transition 'Filp'; did you mean 'Flip'?")
    MarkedFile(
      scene: [],
      others: #"""
        {"id": "n", "kind": "navigationController", "root": "a",
         "transitions": {"push": ‸"slid", "pop": "none"}}
        """#
    ).expect("scenes[1].transitions.push: no transition 'slid'; did you mean 'slide'?")
  }

  @Test func `a colour must be standard or defined by the file`() {
    MarkedFile(scene: [#""background": ‸"cantalope""#])
      .expect("scenes[0].background: no colour 'cantalope'; did you mean 'cantaloupe'?")
    MarkedFile(scene: [#""background": ‸"brnad""#], more: ##", "colors": {"brand": "#123"}"##)
      .expect("scenes[0].background: no colour 'brnad'; did you mean 'brand'?")
  }

  @Test func `a custom colour cannot refer to another custom colour`() {
    MarkedFile(scene: [], more: #", "colors": {"one": "red", "two": ‸"one"}"#)
      .expect("colors.two: no colour 'one'")
  }

  @Test func `the name of a custom colour cannot start with #`() {
    MarkedFile(scene: [], more: ##", "colors": {‸"#1": "red"}"##)
      .expect(##"colors["#1"]: expected a name that does not start with '#', found '#1'"##)
  }

  @Test func `a tap needs a button of the same scene`() {
    let views = #"""
      "views": [{"id": "tapMe", "kind": "button", "title": "T", "frame": \#(Self.frame)},
      {"id": "title", "kind": "label", "frame": \#(Self.frame)}]
      """#
    let segue = #""kind": "show", "to": "a", "trigger": {"tap": "#
    MarkedFile(scene: [views, StoryboardErrorTests.segue(segue + #"‸"tapme"}"#)]).expect(
      "scenes[0].segues[0].trigger.tap: no button 'tapme' in scene 'a'; did you mean 'tapMe'?")
    MarkedFile(scene: [views, StoryboardErrorTests.segue(segue + #"‸"title"}"#)])
      .expect("scenes[0].segues[0].trigger.tap: no button 'title' in scene 'a'")
  }

  @Test func `a prepared label must be in the destination`() {
    let segue = #""kind": "show", "to": "b", "prepare": {‸"mesage": "x"}"#
    MarkedFile(scene: [StoryboardErrorTests.segue(segue)], others: Self.sceneWithMessage("b"))
      .expect(
        "scenes[0].segues[0].prepare.mesage: no label 'mesage' in scene 'b'; "
          + "did you mean 'message'?")
  }

  @Test func `a prepared label is resolved in the root of a navigation controller`() {
    let navigation = #"{"id": "n", "kind": "navigationController", "root": "b"}"#
    let segue = #""kind": "show", "to": "n", "prepare": {"message": "x", ‸"other": "y"}"#
    MarkedFile(
      scene: [StoryboardErrorTests.segue(segue)],
      others: navigation + "," + Self.sceneWithMessage("b")
    ).expect("scenes[0].segues[0].prepare.other: no label 'other' in scene 'b'")
  }

  @Test func `an unwind segue prepares labels of scenes that declare its action`() {
    let segue =
      #""kind": "unwind", "action": "back", "prepare": {"message": "x", ‸"massage": "y"}"#
    MarkedFile(
      scene: [StoryboardErrorTests.segue(segue)],
      others: Self.sceneWithMessage("b", #", "unwindActions": {"back": []}"#)
    ).expect(
      "scenes[0].segues[0].prepare.massage: no label 'massage' in any scene that declares "
        + "'back'; did you mean 'message'?")
  }

  @Test func `an unwind action sets labels of its own scene`() {
    MarkedFile(
      scene: [#""unwindActions": {"back": [{"set": {‸"message": "x"}}]}"#],
      others: Self.sceneWithMessage("b")
    ).expect("scenes[0].unwindActions.back[0].set.message: no label 'message' in scene 'a'")
  }

  @Test func `an unwind segue needs an action that some scene declares`() {
    MarkedFile(
      scene: [StoryboardErrorTests.segue(#""kind": "unwind", "action": ‸"bakc""#)],
      others: #"{"id": "b", "unwindActions": {"back": []}}"#
    ).expect(
      "scenes[0].segues[0].action: no scene declares the unwind action 'bakc'; "
        + "did you mean 'back'?")
  }

  @Test func `a handler must name an existing unwind segue`() {
    MarkedFile(scene: [
      #""segues": [{"id": "goBack", "kind": "unwind", "action": "back"}]"#,
      #""unwindActions": {"back": [{"segue": ‸"gobakc", "set": {}}]}"#,
    ]).expect(
      "scenes[0].unwindActions.back[0].segue: no unwind segue 'gobakc' performs 'back'; "
        + "did you mean 'goBack'?")
  }

  @Test func `the root of a navigation controller is a view controller`() {
    MarkedFile(
      scene: [],
      others: #"""
        {"id": "n", "kind": "navigationController", "root": ‸"m"},
        {"id": "m", "kind": "navigationController", "root": ‸"zz"}
        """#
    ).expect(
      "scenes[1].root: expected a view controller as the root, "
        + "found the navigation controller 'm'",
      "scenes[2].root: no scene 'zz'")
  }

  @Test func `an error in a scene causes no further error at a reference to the scene`() {
    MarkedFile(
      scene: [
        #""segues": [{"id": "s", "kind": "show", "to": "n", "prepare": {"message": "x"}},"#
          + #"{"id": "t", "kind": "show", "to": "b", "prepare": {"title": "x"}},"#
          + #"{"id": "u", "kind": "unwind", "action": "back"}]"#
      ],
      others: #"""
        {"id": "n", "kind": ‸"navigation", "root": "a"},
        {"id": "b", "views": ‸{}}, ‸{"unwindActions": {"back": []}}
        """#
    ).expect(
      "scenes[1].kind: expected 'viewController', 'tableViewController', 'navigationController', "
        + "'tabBarController', 'splitViewController', 'pageViewController', "
        + "'alertController' or 'storyboardReference', found 'navigation'",
      "scenes[2].views: expected an array, found an object",
      "scenes[3]: a view controller needs the key 'id'")
  }

  // MARK: - Names that come twice

  @Test func `a duplicate scene id is an error with the position of the first`() {
    MarkedFile(scene: [], others: #"{"id": ‸"a"}"#)
      .expect("scenes[1].id: a second scene 'a'; the first is at 3:8")
  }

  @Test func `a duplicate view id is an error with the position of the first`() {
    let view = #"{"kind": "label", "frame": \#(Self.frame), "id": "#
    MarkedFile(scene: ["\n" + #""views": [\#(view)"v"}, \#(view)‸"v"}]"#])
      .expect("scenes[0].views[1].id: a second view 'v' in the scene; the first is at 4:87")
  }

  @Test func `a duplicate segue id is an error with the position of the first`() {
    let segue = #"{"kind": "show", "to": "a", "id": "#
    MarkedFile(scene: ["\n" + #""segues": [\#(segue)"s"}, \#(segue)‸"s"}]"#])
      .expect("scenes[0].segues[1].id: a second segue 's' in the scene; the first is at 4:46")
  }

  @Test func `a second segue on a trigger is an error with the position of the first`() {
    func segue(_ id: String, _ trigger: String) -> String {
      #"{"id": "\#(id)", "kind": "show", "to": "a", "trigger": \#(trigger)}"#
    }
    let button = #"{"id": "b", "kind": "button", "title": "", "frame": \#(Self.frame)}"#
    MarkedFile(scene: [
      #""views": [\#(button)], "segues": ["#
        + [
          "\n" + segue("up", #"{"swipe": "up"}"#), segue("tap", #"{"tap": "b"}"#),
          segue("upToo", #"‸{"swipe": "up"}"#), segue("tapToo", #"‸{"tap": "b"}"#) + "]",
        ].joined(separator: ",\n")
    ]).expect(
      "scenes[0].segues[2].trigger: swipe up already triggers 'up'; the first is at 4:1",
      "scenes[0].segues[3].trigger: a tap on 'b' already triggers 'tap'; the first is at 5:1")
  }

  @Test func `colour names differ by more than case and spaces`() {
    MarkedFile(scene: [], more: ",\n" + #""colors": {"My Blue": "blue", ‸"myblue": "blue"}"#)
      .expect("colors.myblue: a second colour 'myblue'; the first is at 2:12")
  }

  // MARK: - Keyframes

  @Test func `the first keyframe is at time 0`() {
    Self.keyframes(#"{"time": ‸0.1}, {"time": 0.2}"#)
      .expect("transitions.t.source[0].time: expected the first keyframe at time 0, found 0.1")
  }

  @Test func `each keyframe is at least a tick after the previous keyframe`() {
    Self.keyframes(#"{"time": 0}, {"time": 0.4}, {"time": ‸0.4}, {"time": ‸0.1}, {"time": ‸0.101}"#)
      .expect(
        "transitions.t.source[2].time: expected a time at least a tick (1/120 s) after 0.4, found 0.4",
        "transitions.t.source[3].time: expected a time at least a tick (1/120 s) after 0.4, found 0.1",
        "transitions.t.source[4].time: expected a time at least a tick (1/120 s) after 0.1, "
          + "found 0.101")
  }

  @Test func `the numbers of a keyframe have ranges`() {
    Self.keyframes(
      #"{"time": 0, "x": ‸101, "y": ‸-101, "scale": ‸0, "alpha": ‸1.5, "curve": ‸"easein"}, "#
        + #"{"time": ‸61}"#
    ).expect(
      "transitions.t.source[0].x: expected a number from -100 to 100, found 101",
      "transitions.t.source[0].y: expected a number from -100 to 100, found -101",
      "transitions.t.source[0].scale: expected a number above 0 and up to 100, found 0",
      "transitions.t.source[0].alpha: expected a number from 0 to 1, found 1.5",
      "transitions.t.source[0].curve: expected 'linear', 'easeIn', 'easeOut', 'easeInOut' or "
        + "'default', found 'easein'; did you mean 'easeIn'?",
      "transitions.t.source[1].time: expected a number from 0 to 60, found 61")
  }

  private static let still =
    #"{"front": "source", "source": [{"time": 0}], "destination": [{"time": 0}]}"#

  private static func keyframes(_ source: String) -> MarkedFile {
    let transition = #"{"front": "source", "source": [\#(source)], "destination": [{"time": 0}]}"#
    return MarkedFile(scene: [], more: #", "transitions": {"t": \#(transition)}"#)
  }

  private static func sceneWithMessage(_ id: String, _ more: String = "") -> String {
    let label = #"{"id": "message", "kind": "label", "frame": \#(frame)}"#
    return #"{"id": "\#(id)", "views": [\#(label)]\#(more)}"#
  }
}
