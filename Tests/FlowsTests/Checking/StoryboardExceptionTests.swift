import Flows
import InterfaceBuilder
import Storyboards
import Testing
import TextFormats

/// Exceptions that UIKit would raise for Xcode's storyboards.
@Suite struct StoryboardExceptionTests {
  private func exceptions(_ scenes: String...) throws -> [String] {
    let body = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n")
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
      \(body)
      </scenes></document>
      """
    return try check(xml, path: "Main.storyboard").filter { $0.rule == .uikitException }
      .map { "\($0.position.line): \($0.message)" }
  }

  @Test func `a navigation controller as the root of another is reported`() throws {
    let found = try exceptions(
      """
      <navigationController id="a"><connections>
      <segue kind="relationship" relationship="rootViewController" destination="b" id="r"/>
      </connections></navigationController>
      """, #"<navigationController id="b"/>"#)
    #expect(
      found == ["3: the root 'b' is a navigation controller, which another one cannot contain"])
  }

  @Test func `a cycle of embed segues is reported at each segue in it`() throws {
    func embedding(_ id: String, _ other: String) -> String {
      """
      <viewController id="\(id)"><view key="view" id="v\(id)"><subviews>
      <containerView id="c\(id)"><connections>
      <segue kind="embed" destination="\(other)" id="e\(id)"/></connections></containerView>
      </subviews></view></viewController>
      """
    }
    let found = try exceptions(
      embedding("a", "b"), embedding("b", "c"), embedding("c", "b"))
    #expect(
      found.map { $0.prefix { $0 != "," } } == [
        "8: embedding 'c' never ends", "12: embedding 'b' never ends",
      ])
  }

  @Test func `an unwind segue without an exit and an unknown kind of segue are reported`() throws {
    let found = try exceptions(
      """
      <viewController id="a"><connections>
      <segue kind="unwind" destination="x" unwindAction="back:" identifier="u" id="s1"/>
      <segue kind="unwind" destination="b" unwindAction="back:" identifier="v" id="s2"/>
      <segue kind="slide" destination="b" identifier="w" id="s3"/>
      </connections></viewController><exit id="x"/>
      """, #"<viewController id="b"/>"#)
    #expect(
      found == [
        "4: the unwind segue 'v' is not connected to an exit of its scene",
        "5: unknown kind of segue 'slide'; segue run shows the destination instead",
      ])
  }

  @Test func `a partial curl without the style fullScreen is reported`() throws {
    func curl(_ style: String) throws -> [String] {
      try exceptions(
        """
        <viewController id="a"><connections>
        <segue kind="presentation" destination="b" modalPresentationStyle="\(style)" \
        modalTransitionStyle="partialCurl" identifier="u" id="s"/>
        </connections></viewController>
        """, #"<viewController id="b"/>"#)
    }
    #expect(try curl("fullScreen") == [])
    #expect(
      try curl("formSheet") == [
        "3: a partial curl requires the style fullScreen, but 'u' presents with formSheet"
      ])
  }
}
