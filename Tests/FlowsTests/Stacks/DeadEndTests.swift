import Flows
import Testing

/// Ways that look open in the graph and are none: disabled controls, tabs that are out, columns in which
/// nothing leads on, unwinds with nothing to go back to.
@Suite struct DeadEndTests {
  private func rules(_ scenes: String...) throws -> [String] {
    let text = """
      {"version":1,"canvas":{"width":400,"height":800},"initialScene":"a",
      "scenes":[\(scenes.joined(separator: ",\n"))]}
      """
    return try check(text).map { "\($0.rule.rawValue) \($0.sceneID)" }
  }

  private static func button(_ isEnabled: Bool) -> String {
    """
    "views":[{"id":"x","kind":"button","title":"X","isEnabled":\(isEnabled),
    "frame":{"x":0,"y":0,"width":99,"height":40}}]
    """
  }

  private static let go = #"{"id":"go","kind":"show","to":"b","trigger":{"tap":"x"}}"#

  // MARK: - Disabled

  @Test
  func `a scene behind a disabled button is only unreachable, not a trap or a growing stack`()
    throws
  {
    func rules(_ isEnabled: Bool) throws -> [String] {
      try self.rules(
        #"{"id":"a",\#(Self.button(isEnabled)),"segues":[\#(Self.go)]}"#,
        #"{"id":"b","segues":[{"id":"on","kind":"show","to":"b","trigger":{"swipe":"up"}}]}"#)
    }
    #expect(try rules(true) == ["growing-stack b"])
    #expect(try rules(false) == ["unreachable-scene b"])
  }

  @Test func `a disabled button does not resolve a trap`() throws {
    func rules(_ isEnabled: Bool) throws -> [String] {
      try self.rules(
        """
        {"id":"a","segues":[{"id":"in","kind":"presentModally","to":"c","trigger":{"swipe":"up"}}],
        "unwindActions":{"back":[]}}
        """,
        """
        {"id":"c",\(Self.button(isEnabled)),
        "segues":[{"id":"out","kind":"unwind","action":"back","trigger":{"tap":"x"}}]}
        """)
    }
    #expect(try rules(true) == [])
    #expect(try rules(false) == ["trapped-scene c"])
  }

  @Test func `a scene behind a disabled control is unreachable`()
    throws
  {
    for (kind, trigger) in [("switch", "change"), ("slider", "change"), ("textField", "return")] {
      func rules(_ isEnabled: Bool) throws -> [String] {
        try self.rules(
          """
          {"id":"a","views":[{"id":"s","kind":"stackView","frame":{"x":0,"y":0,"width":99,"height":40},
          "views":[{"id":"x","kind":"\(kind)","isEnabled":\(isEnabled)}]}],
          "segues":[{"id":"go","kind":"show","to":"b","trigger":{"\(trigger)":"x"}}]}
          """,
          #"{"id":"b","segues":[{"id":"o","kind":"unwind","action":"back","trigger":{"swipe":"up"}}]}"#,
          #"{"id":"spare","unwindActions":{"back":[]}}"#
        ).filter { $0.hasSuffix(" b") }
      }
      #expect(try rules(true) == ["trapped-scene b", "unwind-without-target b"], "\(kind)")
      #expect(try rules(false) == ["unreachable-scene b"], "\(kind)")
    }
  }

  @Test func `a variation can enable a disabled control`() throws {
    func rules(_ enabled: String) throws -> [String] {
      try self.rules(
        """
        {"id":"a","layout":"rows",\(Self.button(false)),"segues":[\(Self.go)],
        "variations":[{"width":"compact","views":[{"id":"x"\(enabled)}]}]}
        """, #"{"id":"b"}"#)
    }
    #expect(try rules(#","isEnabled":true"#).contains("unreachable-scene b") == false)
    #expect(try rules("").contains("unreachable-scene b"))
  }

  @Test func `a disabled tab is unreachable, unless an unwind can end there`() throws {
    func rules(_ tab: String, _ scene: String = "") throws -> [String] {
      try self.rules(
        #"{"id":"a","kind":"tabBarController","tabs":[{"scene":"b"},{"scene":"c"\#(tab)}]}"#,
        #"{"id":"b"}"#, #"{"id":"c"\#(scene)}"#)
    }
    #expect(try rules("") == [])
    #expect(try rules(#","isEnabled":false"#) == ["unreachable-scene c"])
    #expect(try rules(#","isEnabled":false"#, #","unwindActions":{"back":[]}"#) == [])
  }

  @Test func `a disabled control of a storyboard counts as enabled`() throws {
    let found = try check(
      storyboard(
        """
        <viewController id="a"><view key="view" id="v"><subviews><button id="t" enabled="NO">
        <connections><segue id="s" kind="show" destination="b"/></connections></button></subviews>
        </view></viewController>
        """, #"<viewController id="b"/>"#))
    #expect(!found.contains { $0.rule == .unreachableScene })
  }

  // MARK: - Tabs that are out

  @Test(arguments: [
    (#","hidesBottomBarWhenPushed":true"#, ["trapped-scene c"]), ("", []),
  ])
  func `a pushed scene with hidden tabs and a hidden navigation bar is a trap`(
    key: String, expected: [String]
  ) throws {
    let found = try rules(
      #"{"id":"a","kind":"tabBarController","tabs":[{"scene":"n"},{"scene":"d"}]}"#,
      #"{"id":"n","kind":"navigationController","root":"b","isNavigationBarHidden":true}"#,
      #"{"id":"b","segues":[{"id":"go","kind":"show","to":"c","trigger":{"swipe":"up"}}]}"#,
      #"{"id":"c"\#(key)}"#, #"{"id":"d"}"#)
    #expect(found == expected)
  }

  @Test func `a pushed scene is a trap without a back button and other tabs`()
    throws
  {
    func rules(around: String = "", _ key: String = #","hidesBackButton":true"#) throws -> [String]
    {
      try self.rules(
        #"{"id":"a","kind":"tabBarController","tabs":[{"scene":"t"}\#(around)]}"#,
        #"{"id":"t","kind":"tabBarController","tabs":[{"scene":"n"},{"scene":"d"}]}"#,
        #"{"id":"n","kind":"navigationController","root":"b"}"#,
        #"{"id":"b","segues":[{"id":"go","kind":"show","to":"c","trigger":{"swipe":"up"}}]}"#,
        """
        {"id":"c","hidesBottomBarWhenPushed":true,
        "segues":[{"id":"on","kind":"show","to":"e","trigger":{"swipe":"up"}}]}
        """,
        #"{"id":"e"\#(key)}"#, #"{"id":"d"}"#)
    }
    #expect(try rules() == ["trapped-scene e"])
    #expect(try rules(around: #",{"scene":"d"}"#) == [])
    #expect(try rules("") == [])
  }

  // MARK: - Columns

  @Test(arguments: [
    ("", ["trapped-scene s"]),
    (#","segues":[{"id":"on","kind":"show","to":"e","trigger":{"swipe":"up"}}]"#, []),
    (#","segues":[{"id":"out","kind":"unwind","action":"back","trigger":{"swipe":"up"}}]"#, []),
    (
      #","segues":[{"id":"out","kind":"unwind","action":"none","trigger":{"swipe":"up"}}]"#,
      ["trapped-scene s"]
    ),
  ])
  func `a split view is a trap if no segue leads on from its columns`(
    detail: String, expected: [String]
  ) throws {
    let found = try rules(
      """
      {"id":"a","segues":[{"id":"in","kind":"presentModally","to":"s","trigger":{"swipe":"up"}}],
      "unwindActions":{"back":[]}}
      """, #"{"id":"s","kind":"splitViewController","primary":"p","secondary":"d"}"#,
      #"{"id":"p"}"#, #"{"id":"d"\#(detail)}"#, #"{"id":"e"}"#,
      #"{"id":"z","unwindActions":{"none":[]}}"#
    ).filter { $0.hasPrefix("trapped") }
    #expect(found == expected)
  }

  // MARK: - Nowhere to go back to

  @Test func `an unwind to the nearest scene fails without an earlier scene`() throws {
    let unwind =
      #"{"id":"u","kind":"unwind","action":"any","target":"nearest","trigger":{"swipe":"up"}}"#
    #expect(try rules(#"{"id":"a","segues":[\#(unwind)]}"#) == ["unwind-without-target a"])
    #expect(
      try rules(
        #"{"id":"a","segues":[{"id":"in","kind":"show","to":"b","trigger":{"swipe":"down"}}]}"#,
        #"{"id":"b","segues":[\#(unwind)]}"#) == [])
    // Another tab is one.
    #expect(
      try rules(
        #"{"id":"a","kind":"tabBarController","tabs":[{"scene":"b"},{"scene":"c"}]}"#,
        #"{"id":"b","segues":[\#(unwind)]}"#, #"{"id":"c"}"#) == [])
    let steps = try check(sceneFile(#"{"id":"a","segues":[\#(unwind)]}"#)).map(\.message)
    #expect(steps == ["unwind 'u' can start where there is no earlier scene"])
  }

  // MARK: - Popovers

  @Test(arguments: [
    (#""kind":"popoverPresentation""#, #"{"swipe":"up"}"#, 1),
    (#""kind":"popoverPresentation""#, #"{"turn":"tall"}"#, 1),
    (#""kind":"popoverPresentation""#, #"{"tap":"x"}"#, 0),
    (#""kind":"popoverPresentation""#, #"{"longPress":"x"}"#, 0),
    (#""kind":"popoverPresentation","anchor":"x""#, #"{"swipe":"up"}"#, 0),
    (#""kind":"presentModally","modalPresentationStyle":"popover""#, #"{"swipe":"up"}"#, 1),
    (#""kind":"presentModally","modalPresentationStyle":"popover""#, #"{"tap":"x"}"#, 0),
    (#""kind":"presentModally","modalPresentationStyle":"formSheet""#, #"{"swipe":"up"}"#, 0),
  ])
  func `a popover triggered by a gesture needs an anchor`(kind: String, trigger: String, count: Int)
    throws
  {
    let found = try rules(
      #"{"id":"a",\#(Self.button(true)),"segues":[{"id":"p","to":"b",\#(kind),"trigger":\#(trigger)}]}"#,
      #"{"id":"b"}"#)
    #expect(found.count { $0.hasPrefix("popover") } == count)
  }
}
