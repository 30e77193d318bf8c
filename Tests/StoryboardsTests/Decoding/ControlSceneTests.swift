import CellGraphics
import NavigationKit
import Storyboards
import Testing
import TextFormats

/// Views beyond labels, buttons and containers.
@Suite struct ControlSceneTests {
  private typealias Content = SceneDocument.Control.Content

  private static func view(_ kind: String, _ members: String = "") -> String {
    #"{"id": "v", "kind": "\#(kind)", "frame": \#(StoryboardErrorTests.frame)\#(members)}"#
  }

  private func views(_ views: String) throws -> [SceneDocument.View] {
    let file = MarkedFile(scene: [#""views": [\#(views)]"#])
    return try SceneDocument(json: Array(file.json.utf8)).scenes[0].views
  }

  private func content(_ kind: String, _ members: String = "") throws -> Content? {
    guard case .control(let control) = try views(Self.view(kind, members))[0] else { return nil }
    return control.content
  }

  @Test func `controls have the values of the file, or UIKit's defaults`() throws {
    #expect(try content("switch") == .switch(isOn: false))
    #expect(try content("switch", #", "isOn": true"#) == .switch(isOn: true))
    #expect(try content("slider") == .slider(0, 0...1))
    #expect(
      try content("slider", #", "minimum": -1, "maximum": 3, "value": 2.5"#)
        == .slider(2.5, -1...3))
    #expect(
      try content("stepper")
        == .stepper(SceneDocument.Stepper(value: 0, range: 0...100, step: 1, wraps: false)))
    #expect(
      try content(
        "stepper", #", "minimum": 5, "maximum": 6, "step": 0.5, "wraps": true"#)
        == .stepper(SceneDocument.Stepper(value: 5, range: 5...6, step: 0.5, wraps: true)))
    #expect(
      try content("segmentedControl", #", "segments": ["a", "b"]"#)
        == .segmentedControl(["a", "b"], selected: 0))
    #expect(
      try content("segmentedControl", #", "segments": ["a"], "selected": -1"#)
        == .segmentedControl(["a"], selected: -1))
    #expect(
      try content("pageControl", #", "numberOfPages": 3"#)
        == .pageControl(SceneDocument.PageControl(numberOfPages: 3)))
    #expect(
      try content(
        "pageControl",
        ##", "numberOfPages": 5, "currentPage": 4, "hidesForSinglePage": true, "pageColor": "#123456""##
      )
        == .pageControl(
          SceneDocument.PageControl(
            numberOfPages: 5, currentPage: 4, hidesForSinglePage: true,
            pageColor: Color(rgb: 0x123456))))
    #expect(try content("progressView", #", "progress": 0.25"#) == .progressView(0.25))
    #expect(
      try content("activityIndicatorView", #", "style": "large", "isAnimating": false"#)
        == .activityIndicatorView(.large, isAnimating: false))
    #expect(
      try content("imageView", #", "image": "star", "contentMode": "center""#)
        == .imageView("star", contentMode: .center))
    #expect(try content("textView", #", "text": "T""#) == .textView("T", isEditable: true))
    #expect(try content("textField") == .textField(SceneDocument.TextField()))
    #expect(
      try content(
        "textField",
        #", "text": "T", "placeholder": "P", "border": "line", "alignment": "center", "isSecure": true"#
      )
        == .textField(
          SceneDocument.TextField(
            text: "T", placeholder: "P", border: .line, alignment: .center, isSecure: true)))
  }

  @Test func `stacks and scroll views hold views without frames`() throws {
    let all = try views(
      #"""
      {"id": "s", "kind": "scrollView", "spacing": 2, "frame": \#(StoryboardErrorTests.frame),
       "views": [{"id": "r", "kind": "stackView", "distribution": "equalSpacing",
         "alignment": "trailing", "axis": "vertical", "height": 4,
         "views": [{"id": "l", "kind": "label", "text": "L", "lines": 0, "width": 9}]}]}
      """#)
    guard case .group(let scroll) = all[0], let member = scroll.members.first,
      case .group(let stack) = member.view, case .label(let label)? = stack.members.first?.view
    else {
      Issue.record("expected a label in a stack in a scroll view")
      return
    }
    #expect(scroll.arrangement == .scroll)
    #expect(scroll.spacing == 2)
    #expect(member.height == 4)
    #expect(member.width == nil)
    #expect(stack.arrangement == .stack(.vertical, .equalSpacing, .trailing))
    #expect(stack.frame == .zero)
    #expect(stack.members[0].width == 9)
    #expect(label.text == "L")
    #expect(label.lines == 0)
  }

  @Test func `errors of a control name the key`() {
    let views = [
      Self.view("slider", #", "minimum": 2, "maximum": ‸1, "value": ‸5, ‸"isOn": true"#),
      #"‸{"id": "b", "kind": "segmentedControl", "frame": \#(StoryboardErrorTests.frame)}"#,
      #"{"id": "c", "kind": "segmentedControl", "segments": ‸[], "selected": ‸1, "frame": \#(StoryboardErrorTests.frame)}"#,
      #"{"id": "d", "kind": "progressView", "progress": ‸1.5, "frame": \#(StoryboardErrorTests.frame)}"#,
      #"{"id": "e", "kind": "textField", "border": ‸"round", "isSecure": ‸0, ‸"placeholdr": "", "frame": \#(StoryboardErrorTests.frame)}"#,
      #"{"id": "f", "kind": "stepper", "step": ‸0, "frame": \#(StoryboardErrorTests.frame)}"#,
      #"‸{"id": "g", "kind": "imageView", ‸"width": 3, "frame": \#(StoryboardErrorTests.frame)}"#,
      #"{"id": "h", "kind": "label", "lines": ‸-1, "frame": \#(StoryboardErrorTests.frame)}"#,
      #"‸{"id": "i", "kind": "pageControl", "frame": \#(StoryboardErrorTests.frame)}"#,
      #"{"id": "j", "kind": "pageControl", "numberOfPages": 3, "currentPage": ‸3, "frame": \#(StoryboardErrorTests.frame)}"#,
      #"{"id": "k", "kind": "pageControl", "numberOfPages": ‸1001, "frame": \#(StoryboardErrorTests.frame)}"#,
    ]
    MarkedFile(scene: [#""views": [\#(views.joined(separator: ",\n"))]"#]).expect(
      "scenes[0].views[0].maximum: expected a number from 2 to 1000000, found 1",
      "scenes[0].views[0].value: expected a number from 2 to 2, found 5",
      "scenes[0].views[0].isOn: a slider has no key 'isOn'",
      "scenes[0].views[1]: a segmented control needs the key 'segments'",
      "scenes[0].views[2].segments: expected at least one segment, found none",
      "scenes[0].views[2].selected: expected a whole number from -1 to 0, found 1",
      "scenes[0].views[3].progress: expected a number from 0 to 1, found 1.5",
      "scenes[0].views[4].border: expected 'none', 'line' or 'roundedRect', found 'round'",
      "scenes[0].views[4].isSecure: expected true or false, found 0",
      "scenes[0].views[4].placeholdr: unknown key 'placeholdr'; did you mean 'placeholder'?",
      "scenes[0].views[5].step: expected a number above 0 and up to 1000000, found 0",
      "scenes[0].views[6]: an image view needs the key 'image'",
      "scenes[0].views[6].width: an image view has no key 'width'",
      "scenes[0].views[7].lines: expected a whole number from 0 to 1000, found -1",
      "scenes[0].views[8]: a page control needs the key 'numberOfPages'",
      "scenes[0].views[9].currentPage: expected a whole number from 0 to 2, found 3",
      "scenes[0].views[10].numberOfPages: expected a whole number from 0 to 1000, found 1001")
  }

  @Test(arguments: [
    ("label", ""), ("button", #", "title": "B""#), ("container", ""), ("slider", ""),
    ("stackView", #", "views": []"#), ("view", ##", "background": "#000000""##), ("tableView", ""),
  ])
  func `a view of any kind has its alpha, which defaults to 1`(kind: String, members: String)
    throws
  {
    #expect(try views(Self.view(kind, members)).map(\.alpha) == [1])
    #expect(try views(Self.view(kind, members + #", "alpha": 0.25"#)).map(\.alpha) == [0.25])
    MarkedFile(scene: [#""views": [\#(Self.view(kind, members + #", "alpha": ‸1.5"#))]"#]).expect(
      "scenes[0].views[0].alpha: expected a number from 0 to 1, found 1.5")
  }

  @Test func `a button's title is centred unless the file names an alignment`() throws {
    for (members, alignment) in [
      ("", TextAlignment.center), (#", "alignment": "trailing""#, .trailing),
    ] {
      guard
        case .button(let button) = try views(Self.view("button", #", "title": "B""# + members))[0]
      else {
        Issue.record("expected a button")
        return
      }
      #expect(button.alignment == alignment)
    }
  }

  @Test func `an error inside a stack view gives the path of its key`() {
    MarkedFile(scene: [
      #"""
      "views": [{"id": "s", "kind": "stackView", "axis": ‸"diagonal", "frame": {"x": 0, "y": 0,
        "width": 1, "height": 1}, "views": [{"id": "l", "kind": "label", ‸"frame": {}},
        {"id": ‸"l", "kind": "button", "title": "B", "height": ‸0}, {"id": "z", "kind": ‸"lable"}]}]
      """#
    ]).expect(
      "scenes[0].views[0].axis: expected 'horizontal' or 'vertical', found 'diagonal'",
      "scenes[0].views[0].views[0].frame: a label in a stack view has no key 'frame'",
      "scenes[0].views[0].views[1].id: a second view 'l' in the scene; the first is at 4:46",
      "scenes[0].views[0].views[1].height: expected a whole number from 1 to 1000, found 0",
      "scenes[0].views[0].views[2].kind: expected 'label', 'button', 'container', 'imageView', "
        + "'textField', 'textView', 'switch', 'slider', 'segmentedControl', 'stepper', "
        + "'pageControl', 'progressView', 'activityIndicatorView', 'stackView', 'scrollView', 'view' or "
        + "'tableView', found 'lable'; "
        + "did you mean 'label'?")
  }

  @Test func `each control accepts only the triggers that it supports`() {
    func segue(_ id: String, _ trigger: String) -> String {
      #"{"id": "\#(id)", "kind": "show", "to": "a", "trigger": \#(trigger)}"#
    }
    let frame = StoryboardErrorTests.frame
    let views =
      #""views": [{"id": "field", "kind": "textField", "frame": \#(frame)},"#
      + #"{"id": "level", "kind": "slider", "frame": \#(frame)}, {"id": "l", "kind": "label", "frame": \#(frame)}]"#
    let segues = [
      segue("1", #"{"change": "field"}"#), segue("2", #"{"return": "field"}"#),
      segue("3", #"{"change": "level"}"#), segue("4", #"{"return": ‸"level"}"#),
      segue("5", #"{"change": ‸"levl"}"#), segue("6", #"{"tap": ‸"field"}"#),
      segue("7", #"‸{"change": "level"}"#), segue("8", #"‸{"return": "field"}"#),
    ]
    MarkedFile(scene: [views, "\n" + #""segues": [\#(segues.joined(separator: ",\n"))]"#]).expect(
      "scenes[0].segues[3].trigger.return: no text field 'level' in scene 'a'",
      "scenes[0].segues[4].trigger.change: no control 'levl' with a value in scene 'a'; "
        + "did you mean 'level'?",
      "scenes[0].segues[5].trigger.tap: no button 'field' in scene 'a'",
      "scenes[0].segues[6].trigger: a change of 'level' already triggers '3'; the first is at 6:1",
      "scenes[0].segues[7].trigger: Return in 'field' already triggers '2'; the first is at 5:1")
  }

  @Test func `a text can contain values of its own scene by their ids`() {
    let frame = StoryboardErrorTests.frame
    MarkedFile(
      scene: [
        #""views": [{"id": "name", "kind": "textField", "frame": \#(frame)},"#
          + #"{"id": "button", "kind": "button", "title": "B", "frame": \#(frame)}]"#,
        #""segues": [{"id": "s", "kind": "show", "to": "b", "prepare": {"t": "{name}, {{name","#
          + #""field": ‸"{nam}", "text": ‸"{button}"}}]"#,
      ],
      others: #"""
        {"id": "b", "views": [{"id": "t", "kind": "label", "frame": \#(frame)},
          {"id": "field", "kind": "textField", "frame": \#(frame)},
          {"id": "text", "kind": "textView", "frame": \#(frame)}]}
        """#
    ).expect(
      "scenes[0].segues[0].prepare.field: no value 'nam' in scene 'a'; did you mean 'name'?",
      "scenes[0].segues[0].prepare.text: no value 'button' in scene 'a'")
  }

  @Test func `a decoded document can be encoded and decoded again`() throws {
    for file in ["gallery.json", "tabs.json"] {
      let root = try JSONNode(json: repositoryFile("docs/storyboards/" + file))
      var writer = JSONWriter()
      writer.write(root)
      let document = try SceneDocument(json: writer.bytes)
      var second = JSONWriter()
      second.write(try JSONNode(json: writer.bytes))
      #expect(second.bytes == writer.bytes)
      #expect(document.scenes.count == root["scenes"]?.elements?.count)
    }
  }
}
