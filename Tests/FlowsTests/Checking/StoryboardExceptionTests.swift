import Flows
import InterfaceBuilder
import Storyboards
import Testing
import TextFormats

/// What UIKit would raise for in Xcode's storyboards.
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

  @Test func `a navigation controller is no root of another`() throws {
    let found = try exceptions(
      """
      <navigationController id="a"><connections>
      <segue kind="relationship" relationship="rootViewController" destination="b" id="r"/>
      </connections></navigationController>
      """, #"<navigationController id="b"/>"#)
    #expect(
      found == ["3: 'b' is a navigation controller, which cannot be the root of another"])
  }

  @Test func `what embeds itself, by however many others, is found at each embed segue`() throws {
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
        "8: embedding 'c' would never end", "12: embedding 'b' would never end",
      ])
  }

  @Test func `an unwind segue leads to an exit of its scene, and kinds are those there are`() throws
  {
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
        "4: the unwind segue 'v' leads to no exit of its scene",
        "5: there is no kind of segue 'slide'; here it shows its destination",
      ])
  }

  @Test func `a partial curl needs full screen`() throws {
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
        "3: a partial curl needs the style fullScreen, and 'u' presents in the style formSheet"
      ])
  }
}
