import Flows
import InterfaceBuilder
import Testing

/// The flow that is read from the outline of a scene file, and of a storyboard with a side file.
@Suite struct OutlineFlowTests {
  private func flow(_ text: String, path: String, side: String? = nil) throws -> Flow {
    var source = FlowSource(path: path, bytes: Array(text.utf8))
    source.sideFile = side.map { .init(path: "Main.segue.json", json: Array($0.utf8)) }
    return try FlowReading([source]) { _ in nil }.flow
  }

  @Test func `a scene file ignores keys that only storyboards have`() throws {
    let text = sceneFile(
      #"""
      {"id": "a", "class": "A", "objectID": "x", "identifier": "i", "segues": [{"id": "s",
      "kind": "custom", "to": "a", "class": "S", "objectID": "y", "isMadeByCode": true,
      "trigger": {"tap": "b", "title": "B", "objectID": "z"}}]}
      """#)
    let flow = try flow(text, path: "app.json")
    #expect(flow.scenes[0].customClass == nil && flow.scenes[0].objectID == nil)
    let segue = flow.segues[0]
    // An import keeps the class of a custom segue.
    #expect(segue.customClass == "S" && segue.objectID == nil && !segue.isMadeByCode)
    #expect(segue.trigger?.title == nil && segue.trigger?.objectID == nil)
  }

  private static let twoScenes = storyboard(
    #"""
    <viewController id="a" storyboardIdentifier="First" modalInPresentation="YES"><view key="view">
    <subviews><button id="go" buttonType="system"><connections>
    <segue id="s1" destination="b" kind="show" identifier="show"/></connections></button></subviews>
    </view></viewController>
    """#, #"<viewController id="b" storyboardIdentifier="Second"/>"#)

  @Test func `a trigger that a side file moves to a new segue is removed from the old one`() throws
  {
    let flow = try flow(
      Self.twoScenes, path: "Main.storyboard",
      side: """
        {"version": 1, "scenes": {"First": {"segues": {
        "more": {"kind": "push", "to": "Second", "trigger": "tap go"}}}}}
        """)
    #expect(flow.segues.map(\.id) == ["show", "more"])
    #expect(flow.segues.map { $0.trigger?.description } == [nil, "tap go"])
    #expect(flow.segues.map(\.identifier) == ["show", nil])
    #expect(flow.segues.map(\.kind) == [.show, .push])
  }

  @Test func `a gesture in a side file replaces the trigger of a segue`() throws {
    let flow = try flow(
      Self.twoScenes, path: "Main.storyboard",
      side: #"{"version": 1, "segues": {"show": "swipe up"}}"#)
    #expect(flow.segues.map { $0.trigger?.description } == ["swipe up"])
    #expect(flow.segues[0].trigger?.objectID == nil)
    #expect(flow.scenes[0].settings.map(\.name) == ["isModalInPresentation"])
  }

  @Test func `a scene whose kind a side file changes loses its segues and settings`() throws {
    let flow = try flow(
      Self.twoScenes, path: "Main.storyboard",
      side: """
        {"version": 1, "scenes": {"First": {"kind": "tabBarController", "selected": 1,
        "tabs": [{"scene": "Second"}]}}}
        """)
    #expect(flow.scenes[0].kind == .tabBarController && flow.segues.isEmpty)
    #expect(flow.scenes[0].settings == [Flow.Setting(name: "selected", value: "1")])
    #expect(flow.scenes[0].objectID == nil && flow.scenes[0].presentationStyle == nil)
  }
}
