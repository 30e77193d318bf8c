import Flows
import Foundation
import Testing
import TextFormats

@Suite struct CheckRuleTests {
  /// The section of `docs/check.md` about one rule.
  private struct Section {
    var name: String
    var text: String
    var example: String
  }

  private static func sections() throws -> [Section] {
    let rules = try page("docs/check.md").components(separatedBy: "\n## Rules\n").last ?? ""
    return rules.components(separatedBy: "\n### ").dropFirst().map { section in
      let parts = section.components(separatedBy: "```")
      let text = parts[0].split(separator: "\n").dropFirst().joined(separator: " ")
      let example = parts[1].drop { $0 != "\n" }
      return Section(
        name: String(section.prefix { $0 != "\n" }), text: text, example: String(example))
    }
  }

  @Test
  func `docs/check.md has the texts of each rule, and each example has a finding of its rule`()
    throws
  {
    let sections = try Self.sections()
    #expect(sections.map(\.name) == Rule.allCases.map(\.rawValue))
    for (section, rule) in zip(sections, Rule.allCases) {
      for words in [rule.summary, rule.reason, rule.advice, "Level: \(rule.level.rawValue)."] {
        #expect(section.text.contains(words), "\(rule.rawValue): \(words)")
      }
      let isXML = section.example.contains("<document")
      let found = try check(section.example, path: isXML ? "Main.storyboard" : "app.json")
      #expect(found.contains { $0.rule == rule }, "\(rule.rawValue): \(found)")
    }
  }

  // MARK: - Near misses

  private static let end = #"{"id":"b","segues":[{"id":"u","kind":"unwind","action":"back"}]}"#

  static let innocent: [(Rule, String)] = [
    (.initialScene, sceneFile(#"{"id":"a"}"#)),
    (
      .initialScene,
      storyboard(
        #"<viewController id="x" storyboardIdentifier="X"/>"#, initial: nil)
    ),
    (
      .unreachableScene,
      sceneFile(
        #"{"id":"a","kind":"tabBarController","tabs":[{"scene":"b"}]}"#, #"{"id":"b"}"#)
    ),
    (
      .unreachableScene,
      storyboard(
        #"<viewController id="a"/>"#, #"<viewController id="b" storyboardIdentifier="B"/>"#)
    ),
    (
      .duplicateIdentifier,
      sceneFile(
        #"{"id":"a","segues":[{"id":"x","kind":"show","to":"b"}]}"#,
        #"{"id":"b","segues":[{"id":"x","kind":"show","to":"a"}]}"#)
    ),
    (
      // Two cells may share an identifier: each starts by itself.
      .duplicateIdentifier,
      storyboard(
        """
        <tableViewController id="a"><tableView id="t"><prototypes>
        <tableViewCell id="c1"><connections><segue id="s1" kind="show" identifier="x" destination="b"/></connections></tableViewCell>
        <tableViewCell id="c2"><connections><segue id="s2" kind="show" identifier="x" destination="b"/></connections></tableViewCell>
        </prototypes></tableView></tableViewController>
        """, #"<viewController id="b"/>"#)
    ),
    (
      .emptyIdentifier,
      storyboard(
        """
        <viewController id="a"><view key="view" id="v"><subviews><button id="t"><connections>
        <segue id="s" kind="show" destination="b"/></connections></button></subviews></view></viewController>
        """, #"<viewController id="b"/>"#)
    ),
    (.danglingSegue, sceneFile(#"{"id":"a","segues":[{"id":"x","kind":"show","to":"a"}]}"#)),
    (
      .danglingReference,
      storyboard(
        #"<viewController id="a"/>"#,
        #"<viewControllerPlaceholder id="p" storyboardName="Kit" bundleIdentifier="org.kit"/>"#)
    ),
    (
      .pushWithoutNavigation,
      sceneFile(
        #"{"id":"a","kind":"navigationController","root":"b"}"#,
        #"{"id":"b","segues":[{"id":"x","kind":"push","to":"c"}]}"#, #"{"id":"c"}"#)
    ),
    (
      // Only shown by code, in a navigation controller or not.
      .pushWithoutNavigation,
      storyboard(
        #"<viewController id="a"/>"#,
        """
        <viewController id="b" storyboardIdentifier="B"><connections>
        <segue id="s" kind="push" identifier="x" destination="a"/></connections></viewController>
        """)
    ),
    (
      .popoverWithoutAnchor,
      sceneFile(
        """
        {"id":"a","views":[{"id":"t","kind":"button","title":"T",
        "frame":{"x":0,"y":0,"width":9,"height":9}}],
        "segues":[{"id":"x","kind":"popoverPresentation","to":"b","trigger":{"tap":"t"}}]}
        """, #"{"id":"b"}"#)
    ),
    (
      .emptyContainer,
      storyboard(
        #"<viewController id="a"/>"#, #"<navigationController id="n" customClass="Filled"/>"#)
    ),
    (
      .customSegueWithoutClass,
      storyboard(
        """
        <viewController id="a"><connections>
        <segue id="s" kind="custom" customClass="Fade" identifier="x" destination="b"/>
        </connections></viewController>
        """, #"<viewController id="b"/>"#)
    ),
    (
      .unknownTransition,
      sceneFile(
        #"{"id":"a","segues":[{"id":"x","kind":"custom","to":"b","transition":"mine"}]}"#,
        #"{"id":"b"}"#, extra: #""transitions":{"mine":{"kind":"fade"}},"#)
    ),
    (
      .unknownPresentationStyle,
      storyboard(
        """
        <viewController id="a" modalPresentationStyle="custom"><connections>
        <segue id="s" kind="presentation" identifier="x" destination="b"
        modalPresentationStyle="formSheet"/></connections></viewController>
        """, #"<viewController id="b"/>"#)
    ),
    (
      // Each tab of a scene file makes a scene of its own.
      .repeatedTab,
      sceneFile(
        #"{"id":"a","kind":"tabBarController","tabs":[{"scene":"b"},{"scene":"b"}]}"#,
        #"{"id":"b"}"#)
    ),
    (
      // Each way has one, though not the same.
      .unwindWithoutTarget,
      sceneFile(
        """
        {"id":"a","segues":[{"id":"x","kind":"show","to":"m"},{"id":"y","kind":"show","to":"n"}]}
        """,
        #"{"id":"m","unwindActions":{"back":[]},"segues":[{"id":"x","kind":"show","to":"b"}]}"#,
        #"{"id":"n","unwindActions":{"back":[]},"segues":[{"id":"x","kind":"show","to":"b"}]}"#,
        end)
    ),
    (
      // Another tab has it, however it is left.
      .unwindWithoutTarget,
      sceneFile(
        #"{"id":"a","kind":"tabBarController","tabs":[{"scene":"b"},{"scene":"c"}]}"#, end,
        #"{"id":"c","unwindActions":{"back":[]}}"#)
    ),
    (
      // An alert's segues leave the scene it stands over, which may be where they end.
      .unwindWithoutTarget,
      sceneFile(
        """
        {"id":"a","unwindActions":{"back":[]},
        "segues":[{"id":"x","kind":"presentModally","to":"q"}]}
        """,
        """
        {"id":"q","kind":"alertController","title":"?","actions":[{"id":"y","title":"Yes"}],
        "segues":[{"id":"u","kind":"unwind","action":"back","trigger":{"tap":"y"}}]}
        """)
    ),
    (
      .trappedScene,
      sceneFile(
        """
        {"id":"a","segues":[{"id":"x","kind":"presentModally","to":"b",
        "modalPresentationStyle":"formSheet"}]}
        """, #"{"id":"b"}"#)
    ),
    (
      .trappedScene,
      sceneFile(
        #"{"id":"a","kind":"navigationController","root":"b"}"#,
        #"{"id":"b","segues":[{"id":"x","kind":"show","to":"c"}]}"#, #"{"id":"c"}"#)
    ),
    (
      // Code of its own may dismiss it.
      .trappedScene,
      storyboard(
        """
        <viewController id="a"><connections>
        <segue id="s" kind="presentation" identifier="x" destination="b"/></connections></viewController>
        """, #"<viewController id="b" customClass="Own"/>"#)
    ),
    (
      // So may what its button does.
      .trappedScene,
      storyboard(
        """
        <viewController id="a"><connections>
        <segue id="s" kind="presentation" identifier="x" destination="b"/></connections></viewController>
        """,
        """
        <viewController id="b"><view key="view" id="v"><subviews><button id="t"><connections>
        <action selector="close" destination="b" id="k"/></connections></button></subviews></view>
        </viewController>
        """)
    ),
    (
      // The player has a button of its own.
      .trappedScene,
      storyboard(
        """
        <viewController id="a"><connections>
        <segue id="s" kind="presentation" identifier="x" destination="b"/></connections></viewController>
        """, #"<avPlayerViewController id="b"/>"#)
    ),
    (
      .growingStack,
      sceneFile(
        """
        {"id":"a","unwindActions":{"back":[]},"segues":[{"id":"x","kind":"show","to":"b"}]}
        """, end)
    ),
    (
      .duplicateTrigger,
      sceneFile(
        """
        {"id":"a","segues":[{"id":"x","kind":"show","to":"b","trigger":{"swipe":"up"}},
        {"id":"y","kind":"show","to":"b","trigger":{"swipe":"down"}}]}
        """, #"{"id":"b"}"#)
    ),
    (
      .swallowedGesture,
      sceneFile(
        """
        {"id":"a","kind":"tableViewController","sections":[{"rows":[{"title":"1"},{"title":"2"}]}],
        "segues":[{"id":"x","kind":"show","to":"b","trigger":{"swipe":"left"}}]}
        """, #"{"id":"b"}"#)
    ),
    (
      .swallowedGesture,
      sceneFile(
        """
        {"id":"a","kind":"tableViewController","sections":[{"rows":[{"title":"1"}]}],
        "segues":[{"id":"x","kind":"show","to":"b","trigger":{"swipe":"up"}}]}
        """, #"{"id":"b"}"#)
    ),
    (
      .textTooLong,
      sceneFile(
        """
        {"id":"a","views":[{"id":"l","kind":"label","text":"Twenty columns wide.",
        "frame":{"x":0,"y":0,"width":100,"height":40}}]}
        """)
    ),
    (
      .textTooLong,
      sceneFile(
        """
        {"id":"a","views":[{"id":"l","kind":"label","lines":0,
        "text":"A text of more columns than there are","frame":{"x":0,"y":0,"width":100,"height":80}}]}
        """)
    ),
    (
      // It has the columns that its margins leave, and all the lines it wants.
      .textTooLong,
      sceneFile(
        """
        {"id":"a","views":[{"id":"l","kind":"label","lines":0,"autoresizing":["flexibleWidth"],
        "text":"\(String(repeating: "A text of more columns than there are. ", count: 3))",
        "frame":{"x":0,"y":0,"width":100,"height":80}}]}
        """)
    ),
    (
      .uikitException,
      sceneFile(
        #"{"id":"a","segues":[{"id":"x","kind":"presentModally","to":"n"}]}"#,
        #"{"id":"n","kind":"navigationController","root":"b"}"#, #"{"id":"b"}"#)
    ),
    (.fileFormat, sceneFile(#"{"id":"a","background":"cantaloupe","note":"mine"}"#)),
    (
      .unusedAcceptance,
      sceneFile(
        #"{"id":"a","segues":[{"id":"x","kind":"presentModally","to":"b"}]}"#,
        #"{"id":"b","accept":{"trapped-scene":"The end."}}"#)
    ),
  ]

  @Test(arguments: innocent.indices)
  func `a near miss of a rule has no finding`(index: Int) throws {
    let (rule, text) = Self.innocent[index]
    let path = text.hasPrefix("<") ? "Main.storyboard" : "app.json"
    let found = try check(text, path: path).filter { $0.rule == rule && $0.acceptance == nil }
    #expect(found == [])
  }

  @Test func `every rule has a near miss`() {
    #expect(Set(Self.innocent.map(\.0)) == Set(Rule.allCases))
  }

  // MARK: - What is found where

  @Test func `one check reports all findings with their positions`() throws {
    let text = """
      {
        "version": 1, "canvas": { "width": 400, "height": 800 }, "initialScene": "a",
        "scenes": [
          { "id": "a", "titel": "A", "segues": [
            { "id": "x", "kind": "show", "to": "nowhere" },
            { "id": "y", "kind": "presentModally", "to": "b" } ] },
          { "id": "b", "title": "End" },
          { "id": "c" }
        ]
      }
      """
    let found = try check(text).map {
      "\($0.position.line):\($0.position.column) \($0.level.rawValue) \($0.scene) \($0.rule.rawValue)"
    }
    #expect(
      found == [
        "4:18 error a file-format", "5:42 error a dangling-segue", "7:5 warning End trapped-scene",
        "8:5 warning c unreachable-scene",
      ])
  }

  @Test(arguments: [
    """
    {"id":"a","kind":"navigationController","root":"t"},
    {"id":"t","kind":"tabBarController","tabs":[{"scene":"h"},{"scene":"i"}]},
    {"id":"h","segues":[{"id":"x","kind":"push","to":"b","trigger":{"swipe":"up"}}]},
    {"id":"i"},{"id":"b","hidesBackButton":true}
    """,
    """
    {"id":"a","segues":[{"id":"x","kind":"presentModally","to":"b","trigger":{"swipe":"up"},
    "modalPresentationStyle":"overCurrentContext"}]},{"id":"b"}
    """,
    """
    {"id":"a","segues":[{"id":"x","kind":"presentModally","to":"b","trigger":{"swipe":"up"},
    "modalPresentationStyle":"currentContext"}]},{"id":"b"}
    """,
  ])
  func `a scene that covers tabs or a context can be a trap`(scenes: String) throws {
    let found = try check(sceneFile(scenes)).filter { $0.rule == .trappedScene }
    #expect(found.map(\.sceneID) == ["b"])
  }

  @Test(arguments: [
    (#"{"segues":{"x":"swipe upp"}}"#, "1:16"), (#"{"segues":{"x":"tap nothing"}}"#, "1:16"),
    (#"{"scenes":{"b":{"background":"nope"}}}"#, "1:30"),
  ])
  func `a part of a side file that the import refuses is an error of the side file`(
    sideFile: String, place: String
  ) throws {
    let found = try check(
      storyboard(
        """
        <viewController id="a"><connections>
        <segue id="s" kind="show" identifier="x" destination="b"/></connections></viewController>
        """, #"<viewController id="b"/>"#),
      path: "Main.storyboard", sideFile: sideFile
    ).filter { $0.path == "Main.segue.json" }
    #expect(found.map(\.level) == [.error])
    #expect(found.map { "\($0.position.line):\($0.position.column)" } == [place])
  }

  @Test func `errors that prevent a file from running cannot be accepted`() throws {
    let text = sceneFile(#"{"id":"a","kind":"tabBarController","tabs":[]}"#)
    let configuration = try CheckConfiguration(
      path: "c.json",
      json: Array(
        #"{"levels":{"empty-container":"off"},"accept":[{"rule":"empty-container"}]}"#.utf8))
    let found = try check(text, configuration).filter { $0.rule == .emptyContainer }
    #expect(found.map(\.level) == [.error])
    #expect(found.map(\.acceptance) == [nil])
  }

  @Test func `a referenced file is checked as a part of the main file`() throws {
    let first = FlowSource(
      path: "app/main.json",
      bytes: Array(
        sceneFile(
          #"{"id":"a","segues":[{"id":"x","kind":"show","to":"r","trigger":{"swipe":"up"}}]}"#,
          #"{"id":"r","kind":"storyboardReference","file":"more/other.json"}"#
        ).utf8))
    let second = FlowSource(
      path: "app/more/other.json",
      bytes: Array(
        sceneFile(
          #"{"id":"a","segues":[{"id":"x","kind":"show","to":"r","trigger":{"swipe":"up"}}]}"#,
          #"{"id":"r","kind":"storyboardReference","file":"../main.json"}"#
        ).utf8))
    func findings(_ sources: [FlowSource]) throws -> [String] {
      let reading = try FlowReading(sources) { reference in
        reference == .sceneFile(path: "app/more/other.json", folder: "app/") ? second : nil
      }
      return FlowCheck.findings(in: reading).map(\.rule.rawValue).sorted()
    }
    let alone = try findings([first])
    #expect(alone == ["growing-stack"])
    #expect(try findings([first, second]) == alone)
    #expect(try findings([second, first]) == alone)
  }

  @Test func `a finding about a failing unwind lists the steps to the unwind`() throws {
    let sections = try Self.sections()
    let example = try #require(sections.first { $0.name == "unwind-without-target" }).example
    let found = try check(example).filter { $0.rule == .unwindWithoutTarget }
    #expect(
      found.map(\.steps) == [
        ["start: → 'a'", "code (m): show 'short' → 'c'", "code (m): unwind 'done' → nowhere"]
      ])
  }

  @Test
  func
    `an unwind fails if a side file declares the action only in a scene that is not behind the source`()
    throws
  {
    let xml = storyboard(
      """
      <viewController id="a"><connections>
      <segue id="s" kind="presentation" identifier="x" destination="b"/></connections></viewController>
      """,
      """
      <viewController id="b" customClass="B"><connections>
      <segue id="u" kind="unwind" identifier="back" unwindAction="back:" destination="e"/></connections>
      </viewController><exit id="e"/>
      """, #"<viewController id="c" storyboardIdentifier="C"/>"#)
    #expect(try check(xml, path: "Main.storyboard").filter { $0.rule != .fileFormat } == [])
    let side = #"{"version":1,"scenes":{"c":{"unwindActions":{"back":[]}}}}"#
    let found = try check(xml, path: "Main.storyboard", sideFile: side)
    #expect(found.map(\.rule) == [.unwindWithoutTarget])
    #expect(found.first?.position.line == 5)
  }
}
