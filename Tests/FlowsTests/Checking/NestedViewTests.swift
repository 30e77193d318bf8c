import Flows
import Testing

/// Views that take an arrow before the scene's gestures do, and texts within others.
@Suite struct NestedViewTests {
  private static let directions = ["up", "down", "left", "right"]

  /// Returns the messages about a scene that has the view and a swipe segue in each direction.
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
    (#"{"id":"v","kind":"pageControl","numberOfPages":3,\#(frame)}"#, ["left", "right"]),
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
  func `a view takes the arrows that it handles`(
    view: String, taken: [String]
  ) throws {
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
  func `a text that is too long is found in every kind of view`(keys: String) throws {
    func count(_ text: String) throws -> Int {
      let scene = #"{"id":"a",\#(keys.replacing("\"T\"", with: "\"\(text)\""))}"#
      return try check(sceneFile(scene)).count { $0.rule == .textTooLong }
    }
    #expect(try count("Short") == 0)
    #expect(try count(Self.long) == 1)
  }

  @Test func `an alert wraps its message but not its actions`() throws {
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

/// Gestures and texts in what scrolls, is embedded, or stands in real storyboards.
@Suite struct ViewsOfStoryboardsTests {
  private func rules(_ found: [Finding]) -> [Rule] {
    found.map(\.rule).filter { $0 == .swallowedGesture }
  }

  private static let swipe = #"{"id":"s","kind":"show","to":"b","trigger":{"swipe":"down"}}"#

  private static func buttons(_ count: Int, inRows: Bool) -> String {
    (0..<count).map { number in
      let frame = inRows ? #","frame":{"x":0,"y":\#(number * 20),"width":9,"height":20}"# : ""
      return #"{"id":"v\#(number)","kind":"button","title":"B"\#(frame)}"#
    }.joined(separator: ",")
  }

  @Test(arguments: [(24, [Rule.swallowedGesture]), (23, [])])
  func `a scene in rows handles the vertical arrows if it scrolls`(count: Int, expected: [Rule])
    throws
  {
    let scene = #"{"id":"a","layout":"rows","views":[\#(Self.buttons(count, inRows: true))],"#
    #expect(
      try rules(check(sceneFile(scene + #""segues":[\#(Self.swipe)]}"#, #"{"id":"b"}"#)))
        == expected)
  }

  @Test(arguments: [(24, [Rule.swallowedGesture]), (5, [])])
  func `a scroll view handles the vertical arrows if it scrolls`(count: Int, expected: [Rule])
    throws
  {
    let frame = #""frame":{"x":0,"y":0,"width":400,"height":800}"#
    let scroll =
      #"{"id":"w","kind":"scrollView",\#(frame),"views":[\#(Self.buttons(count, inRows: false))]}"#
    #expect(
      try rules(
        check(
          sceneFile(#"{"id":"a","views":[\#(scroll)],"segues":[\#(Self.swipe)]}"#, #"{"id":"b"}"#)))
        == expected)
  }

  @Test(arguments: [(2, [Rule.swallowedGesture]), (1, [])])
  func `an embedded list handles the vertical arrows before the outer scene`(
    rows: Int, expected: [Rule]
  ) throws {
    let list = (0..<rows).map { #"{"title":"\#($0)"}"# }.joined(separator: ",")
    #expect(
      try rules(
        check(
          sceneFile(
            """
            {"id":"a","views":[{"id":"c","kind":"container",
            "frame":{"x":0,"y":0,"width":9,"height":9}}],
            "segues":[\(Self.swipe),{"id":"e","kind":"embed","to":"n","container":"c"}]}
            """, #"{"id":"n","kind":"navigationController","root":"t"}"#,
            #"{"id":"t","kind":"tableViewController","sections":[{"rows":[\#(list)]}]}"#,
            #"{"id":"b"}"#))) == expected)
  }

  @Test(arguments: [
    (#"<slider id="v"/>"#, "left", 1), (#"<slider id="v"/>"#, "up", 0),
    (#"<slider id="v" hidden="YES"/>"#, "left", 0), (#"<slider id="v" enabled="NO"/>"#, "left", 0),
    (#"<view id="w"><subviews><tableView id="v"/></subviews></view>"#, "up", 1),
    (#"<textView id="v" editable="NO"/>"#, "up", 0), (#"<textView id="v"/>"#, "up", 1),
    (#"<label id="v" text="T"/>"#, "left", 0),
    (#"<pageControl numberOfPages="3" id="v"/>"#, "left", 1),
  ])
  func `views of a storyboard can take the arrow of a swipe`(
    view: String, direction: String, count: Int
  ) throws {
    let found = try check(
      storyboard(
        """
        <viewController id="a"><view key="view" id="r"><subviews>\(view)</subviews>
        <connections><outletCollection property="gestureRecognizers" destination="g"/></connections>
        </view></viewController>
        <swipeGestureRecognizer direction="\(direction)" id="g"><connections>
        <segue destination="b" kind="show" id="s"/></connections></swipeGestureRecognizer>
        """, #"<viewController id="b"/>"#))
    #expect(found.count { $0.rule == .swallowedGesture } == count, "\(found)")
  }

  private static let long = String(repeating: "word ", count: 17) + "end"

  @Test(arguments: [
    (#"<label id="v" text="T"/>"#, 1), (#"<label id="v" text="T" hidden="YES"/>"#, 0),
    (#"<view id="w" hidden="YES"><subviews><label id="v" text="T"/></subviews></view>"#, 0),
    (#"<label id="v" text="T" numberOfLines="0"/>"#, 0),
    (#"<label id="v"><string key="text">T</string></label>"#, 1),
    (
      #"<label id="v"><attributedString key="attributedText"><fragment content="T"/></attributedString></label>"#,
      1
    ),
    (#"<button id="v"><state key="normal" title="T"/></button>"#, 1),
    (#"<button id="v"><buttonConfiguration key="configuration" title="T"/></button>"#, 1),
    (#"<button id="v" hidden="YES"><state key="normal" title="T"/></button>"#, 0),
  ])
  func `a text that is too long is found in every view of a storyboard`(view: String, count: Int)
    throws
  {
    func found(_ text: String) throws -> Int {
      let view = view.replacing("\"T\"", with: "\"\(text)\"").replacing(">T<", with: ">\(text)<")
      return try check(
        storyboard(
          #"<viewController id="a"><view key="view" id="r"><subviews>\#(view)</subviews></view></viewController>"#
        )
      ).count { $0.rule == .textTooLong }
    }
    #expect(try found("Short") == 0)
    #expect(try found(Self.long) == count)
  }

  @Test(arguments: ["title", "prompt"])
  func `titles and prompts that are too long are reported only for scenes with a bar`(key: String)
    throws
  {
    func count(_ text: String, isOnStack: Bool) throws -> Int {
      let start =
        isOnStack
        ? #""kind":"navigationController","root":"b""#
        : #""kind":"tabBarController","tabs":[{"scene":"b"}]"#
      return try check(sceneFile(#"{"id":"a",\#(start)}"#, #"{"id":"b","\#(key)":"\#(text)"}"#))
        .count { $0.rule == .textTooLong }
    }
    #expect(try count(Self.long, isOnStack: true) == 1)
    #expect(try count("Short", isOnStack: true) == 0)
    #expect(try count(Self.long, isOnStack: false) == 0)
  }

  @Test(arguments: [
    (#""text":"one\ntwo""#, 0, 1), (#""text":"one\ntwo","lines":2"#, 0, 0),
    (#""text":"a\nb\nc","lines":2"#, 0, 1),
    // 20 points of 400 are 4 columns, of which an edge may round one up.
    (#""text":"123456""#, 380, 1), (#""text":"12345""#, 380, 0), (#""text":"123456""#, 200, 0),
    (#""text":"123456""#, 400, 0),
  ])
  func `the room of a label is limited to the screen`(keys: String, x: Int, count: Int)
    throws
  {
    let found = try check(
      sceneFile(
        #"{"id":"a","views":[{"id":"l","kind":"label",\#(keys),"frame":{"x":\#(x),"y":0,"width":400,"height":400}}]}"#
      ))
    #expect(found.count { $0.rule == .textTooLong } == count)
  }

  @Test(arguments: [(39, 0), (41, 1)])
  func `the segments of a control share 80 columns, and a row's title and detail share a line`(
    length: Int, count: Int
  ) throws {
    let text = String(repeating: "x", count: length)
    let found = try check(
      sceneFile(
        """
        {"id":"a","views":[{"id":"v","kind":"segmentedControl","segments":["\(text)","\(text)"],
        "frame":{"x":0,"y":0,"width":400,"height":40}}]}
        """))
    #expect(found.count { $0.rule == .textTooLong } == count)
    let short = text.dropLast(2)
    let rows = try check(
      sceneFile(
        """
        {"id":"a","kind":"tableViewController","sections":[{"rows":[
        {"title":"\(short)","detail":"\(short)","style":"value1"}]}]}
        """))
    #expect(rows.count { $0.rule == .textTooLong } == count)
  }
}
