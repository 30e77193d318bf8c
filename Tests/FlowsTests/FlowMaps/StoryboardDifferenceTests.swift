import FlowMaps
import Flows
import InterfaceBuilder
import Storyboards
import Testing

/// Differences of storyboards, and of a storyboard and its import.
@Suite struct StoryboardDifferenceTests {
  private func storyboard(_ scenes: String..., tools: String = "14113", start: String = "a")
    -> String
  {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" initialViewController="\(start)"><scenes>
    \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
    </scenes></document>
    """
  }

  private func flow(_ text: String, path: String = "Main.storyboard") throws -> Flow {
    try FlowReading([FlowSource(path: path, bytes: Array(text.utf8))]) { _ in nil }.flow
  }

  private func differences(_ old: String, _ new: String) throws -> [FlowDifference.Entry] {
    FlowDifference(from: try flow(old), to: try flow(new)).entries
  }

  /// Two scenes, with a button that shows the second.
  private func pair(
    _ first: String, segue: String = "", _ second: String, tools: String = "14113",
    outlet: String = ""
  ) -> String {
    storyboard(
      """
      <viewController id="a" \(first)><view key="view" id="v"><subviews><button id="t"><connections>
      <segue id="s" kind="presentation" destination="b" \(segue)/></connections></button></subviews></view>
      <connections>\(outlet)</connections></viewController>
      """, #"<viewController id="b" \#(second)/>"#, tools: tools)
  }

  // MARK: - Names

  @Test func `a renamed class is one change, and segues to its scene are unchanged`() throws {
    let found = try differences(
      pair(#"customClass="Old""#, #"customClass="Detail""#),
      pair(#"customClass="Old""#, #"customClass="Item""#))
    #expect(found.map(\.change) == [.changed])
    #expect(found.map(\.scene) == ["Item"])
    #expect(found.map(\.details) == [["renamed: Detail → Item"]])
  }

  @Test func `a new scene identifier and a new segue identifier are listed as renames`() throws {
    let found = try differences(
      pair("", #"storyboardIdentifier="one""#),
      pair("", segue: #"identifier="go""#, #"storyboardIdentifier="two""#))
    #expect(found.map(\.details) == [["renamed: one → two"], ["renamed: s → go"]])
  }

  @Test func `a new class of a scene with an identifier is listed as a new class`() throws {
    let found = try differences(
      pair("", #"storyboardIdentifier="one" customClass="Old""#),
      pair("", #"storyboardIdentifier="one" customClass="New""#))
    #expect(found.map(\.details) == [["class: Old → New"]])
  }

  @Test func `two scenes that exchange their identifiers are two renames`() throws {
    let found = try differences(
      pair(#"storyboardIdentifier="x""#, #"storyboardIdentifier="y""#),
      pair(#"storyboardIdentifier="y""#, #"storyboardIdentifier="x""#))
    #expect(found.map(\.details) == [["renamed: x → y"], ["renamed: y → x"]])
  }

  @Test func `a renamed outlet of a button is no difference`() throws {
    #expect(
      try differences(
        pair("", "", outlet: #"<outlet id="o" property="go" destination="t"/>"#),
        pair("", "", outlet: #"<outlet id="o" property="start" destination="t"/>"#)) == [])
  }

  @Test func `a scene with a new object id and the same identifier is no difference`() throws {
    let old = storyboard(#"<viewController id="a" storyboardIdentifier="x"/>"#)
    let new = storyboard(#"<viewController id="z" storyboardIdentifier="x"/>"#, start: "z")
    #expect(try differences(old, new) == [])
  }

  // MARK: - Presentation

  @Test(arguments: [
    ("", "14113", "", "15400"), ("", "14113", "fullScreen", "15400"),
    ("", "14113", "automatic", "15400"), ("", "15400", "automatic", "15400"),
    ("fullScreen", "15400", "", "14113"),
  ])
  func `equivalent presentation styles of Xcode 10 and Xcode 11 are no difference`(
    old: String, oldTools: String, new: String, newTools: String
  ) throws {
    func style(_ word: String) -> String {
      word.isEmpty ? "" : #"modalPresentationStyle="\#(word)""#
    }
    #expect(
      try differences(
        pair("", style(old), tools: oldTools), pair("", style(new), tools: newTools)) == [])
    #expect(
      try differences(
        pair("", segue: style(old), "", tools: oldTools),
        pair("", segue: style(new), "", tools: newTools)) == [])
  }

  @Test(arguments: [
    ("", "15400", "fullScreen"), ("", "14113", "formSheet"), ("pageSheet", "14113", "fullScreen"),
  ])
  func `another style is a difference`(old: String, tools: String, new: String) throws {
    let before = old.isEmpty ? "" : #"modalPresentationStyle="\#(old)""#
    let found = try differences(
      pair("", before, tools: tools),
      pair("", #"modalPresentationStyle="\#(new)""#, tools: "15400"))
    #expect(found.map(\.scene) == ["b"])
  }

  // MARK: - Imports

  @Test(arguments: ["14113", "15400"])
  func `a storyboard and its import have equal baselines`(tools: String) throws {
    let text = storyboard(
      """
      <tabBarController id="a"><connections>
      <segue id="1" kind="relationship" relationship="viewControllers" destination="n"/>
      <segue id="2" kind="relationship" relationship="viewControllers" destination="m"/>
      </connections></tabBarController>
      """,
      """
      <navigationController id="n"><connections>
      <segue id="3" kind="relationship" relationship="rootViewController" destination="l"/>
      </connections></navigationController>
      """,
      #"<navigationController id="m" storyboardIdentifier="Filled"/>"#,
      """
      <tableViewController id="l" title="List"><tableView key="view" id="w">
      <view key="tableHeaderView" id="h"><subviews><label id="k" text="Head"/></subviews></view>
      <prototypes><tableViewCell id="c"><connections>
      <segue id="4" kind="show" destination="d"/></connections></tableViewCell></prototypes></tableView>
      <navigationItem key="navigationItem" id="i">
      <barButtonItem key="leftBarButtonItem" id="j" title="Menu"/></navigationItem></tableViewController>
      """,
      """
      <viewController id="d" customClass="Detail" definesPresentationContext="YES" \
      modalTransitionStyle="crossDissolve" modalInPresentation="YES"><navigationItem \
      key="navigationItem" id="q" hidesBackButton="YES"/><connections>
      <segue id="5" kind="custom" customClass="Fade" identifier="fade" destination="e"/>
      <segue id="6" kind="modal" identifier="old" destination="e"/>
      <segue id="7" kind="show" identifier="far" destination="p"/></connections></viewController>
      """,
      #"<viewController id="e" modalPresentationStyle="formSheet"/>"#,
      #"<pageViewController id="g" storyboardIdentifier="Pages"/>"#,
      #"<viewControllerPlaceholder id="p" storyboardName="Elsewhere"/>"#, tools: tools)
    let source = InterfaceBuilderSource(path: "Main.storyboard", xml: Array(text.utf8))
    let imported = try StoryboardImport(source, named: "scenes.json") { _ in nil }
    let files = imported.files.map { FlowSource(path: $0.name, bytes: Array($0.text.utf8)) }
    let result = try FlowReading([files[0]]) { _ in nil }.flow
    let (before, after) = (FlowBaseline(try flow(text)), FlowBaseline(result))
    #expect(before.differences(to: after) == "")
    #expect(before == after)
  }

  @Test func `a baseline of an earlier version is converted`() throws {
    let text = """
      version 1
      start list

      scene list: "List", table
        presentation fullScreen
        segue open: modal → detail, tap go

      """
    let now = """
      version 1
      start list

      scene list: "List", view controller
        segue open: present → detail, tap go

      """
    #expect(FlowBaseline(text: text).differences(to: FlowBaseline(text: now)) == "")
  }
}
