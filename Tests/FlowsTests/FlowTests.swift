import CellGraphics
import Flows
import InterfaceBuilder
import Storyboards
import Testing

@Suite struct FlowTests {
  private let main = """
    {
      "version": 1, "canvas": { "width": 400, "height": 800 }, "initialScene": "nav",
      "scenes": [
        { "id": "nav", "kind": "navigationController", "root": "home" },
        {
          "id": "home", "title": "Home", "background": "#102030",
          "views": [
            { "id": "go", "kind": "button", "title": "Go", "frame": { "x": 0, "y": 0, "width": 1, "height": 1 } }
          ],
          "segues": [
            { "id": "open", "kind": "push", "to": "far", "trigger": { "tap": "go" } },
            { "id": "lost", "kind": "show", "to": "nowhere", "trigger": { "swipe": "up" } }
          ],
          "unwindActions": { "back": [] }
        },
        { "id": "far", "kind": "storyboardReference", "file": "b.json" },
        { "id": "gone", "kind": "storyboardReference", "file": "c.json" }
      ]
    }
    """
  private let other = """
    {
      "version": 1, "canvas": { "width": 400, "height": 800 }, "initialScene": "end",
      "scenes": [
        { "id": "end", "segues": [{ "id": "done", "kind": "unwind", "action": "back" }] }
      ]
    }
    """

  private func flow() throws -> Flow {
    let source = FlowSource(path: "app/a.json", bytes: Array(main.utf8))
    return try FlowReading([source]) { reference in
      guard reference == .sceneFile(path: "app/b.json", folder: "app/") else { return nil }
      return FlowSource(path: "app/b.json", bytes: Array(other.utf8))
    }.flow
  }

  @Test func `scenes have their positions in the file, and a reference is replaced by its target`()
    throws
  {
    let flow = try flow()
    #expect(flow.files == ["app/a.json", "app/b.json"])
    #expect(flow.scenes.map(\.id) == ["nav", "home", "end", "gone"])
    #expect(flow.scenes[3].kind == .storyboardReference)
    #expect(flow.scenes[1].place == Flow.Place(file: 0, line: 5, column: 5))
    #expect(flow.scenes[1].name == "Home")
    #expect(flow.scenes[1].background == Color(rgb: 0x102030))
    #expect(flow.scenes[0].children.map(\.scene) == [1])
    #expect(flow.entries == [0])
    #expect(flow.scenes.map(\.isInitial) == [true, false, true, false])
  }

  @Test func `segues have their trigger, destination and position`() throws {
    let flow = try flow()
    #expect(flow.segues.map(\.id) == ["open", "lost", "done"])
    #expect(flow.segues.map(\.destination) == [2, nil, nil])
    #expect(flow.segues[0].trigger == Flow.Trigger(gesture: .tap, value: "go", title: "Go"))
    #expect(flow.segues[1].trigger?.value == "up")
    #expect(flow.segues[1].destinationID == "nowhere")
    #expect(flow.segues[2].isManual)
    #expect(flow.segues[0].place == Flow.Place(file: 0, line: 11, column: 9))
    #expect(flow.unwindTargets(of: 2) == [1])
    #expect(flow.reachableScenes(flow.adjacency) == [true, true, true, false])
  }

  @Test func `an Xcode storyboard gives the same model as a scene file`()
    throws
  {
    let xml = """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="n">
      <scenes>
      <scene sceneID="s0"><objects><navigationController id="n" sceneMemberID="viewController">
      <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      <!--First-->
      <scene sceneID="s1"><objects><viewController id="a" sceneMemberID="viewController">
      <view key="view" id="v"><subviews><button id="b"><state key="normal" title="Next"/>
      <connections><segue destination="c" kind="push" id="g"/></connections></button></subviews>
      <color key="backgroundColor" red="1" green="0" blue="0" colorSpace="calibratedRGB"/></view>
      <connections><segue destination="c" kind="custom" identifier="fx" customClass="Fade" id="h"/></connections>
      </viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController storyboardIdentifier="last" id="c" sceneMemberID="viewController">
      <connections><segue destination="e" kind="unwind" unwindAction="back:" id="u"/></connections>
      </viewController><exit id="e" sceneMemberID="exit"/></objects></scene>
      </scenes></document>
      """
    let source = FlowSource(path: "Main.storyboard", bytes: Array(xml.utf8))
    let flow = try FlowReading([source]) { _ in nil }.flow
    #expect(flow.scenes.map(\.id) == ["n", "First", "last"])
    #expect(flow.scenes[1].name == "First")
    #expect(flow.scenes[1].background == Color(rgb: 0xFF0000))
    #expect(flow.scenes[0].children.map(\.scene) == [1])
    #expect(flow.entries == [0])
    #expect(flow.segues.map(\.kind) == [.push, .custom, .unwind])
    #expect(flow.segues[0].trigger?.title == "Next")
    #expect(flow.segues[0].identifier == nil)
    #expect(flow.segues[0].place == Flow.Place(file: 0, line: 10, column: 14))
    #expect(flow.segues[1].isAssumed)
    #expect(flow.segues[1].customClass == "Fade")
    #expect(flow.segues[2].action == "back")
    #expect(flow.unwindTargets(of: 2) == [1])
  }

  @Test func `a segue from a side file has its position in the side file`() throws {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
      <scene sceneID="s1"><objects><viewController id="a" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="s2"><objects><viewController id="c" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """
    let side = """
      { "version": 1, "scenes": { "a": { "segues": {
        "go": { "kind": "show", "to": "c", "trigger": { "swipe": "left" } } } } } }
      """
    let source = FlowSource(
      path: "M.storyboard", bytes: Array(xml.utf8),
      sideFile: .init(path: "M.segue.json", json: Array(side.utf8)))
    let flow = try FlowReading([source]) { _ in nil }.flow
    #expect(flow.files == ["M.storyboard", "M.segue.json"])
    #expect(flow.segues.map(\.id) == ["go"])
    #expect(flow.segues.first?.destination == 1)
    #expect(flow.segues.first?.trigger?.value == "left")
  }

  @Test func `an unwind can end in another tab, and behind a scene that declares the action`()
    throws
  {
    // The second tab leads to what shows the tabs, and the start to it; the third holds a stack.
    let text = """
      { "version": 1, "canvas": { "width": 4, "height": 8 }, "initialScene": "start", "scenes": [
        { "id": "start", "unwindActions": { "back": [] },
          "segues": [{ "id": "second", "kind": "show", "to": "two" }] },
        { "id": "tabs", "kind": "tabBarController",
          "tabs": [{ "scene": "one" }, { "scene": "two" }, { "scene": "stack" }] },
        { "id": "stack", "kind": "navigationController", "root": "root" },
        { "id": "root", "unwindActions": { "back": [] } },
        { "id": "one", "segues": [{ "id": "go", "kind": "show", "to": "end" }] },
        { "id": "two", "segues": [{ "id": "go", "kind": "show", "to": "other" }] },
        { "id": "other", "segues": [{ "id": "go", "kind": "show", "to": "tabs" }] },
        { "id": "end", "unwindActions": { "back": [] },
          "segues": [{ "id": "done", "kind": "unwind", "action": "back" }] } ] }
      """
    let source = FlowSource(path: "a.json", bytes: Array(text.utf8))
    let flow = try FlowReading([source]) { _ in nil }.flow
    #expect(flow.unwindTargets(of: 4).map { flow.scenes[$0].id } == ["start", "root"])
  }

  @Test func `a cycle of references leads to a placeholder`() throws {
    let text = """
      { "version": 1, "initialScene": "a", "scenes": [
        { "id": "a", "kind": "storyboardReference", "file": "a.json", "scene": "b" },
        { "id": "b", "kind": "storyboardReference", "file": "a.json", "scene": "a" } ] }
      """
    let source = FlowSource(path: "a.json", bytes: Array(text.utf8))
    let flow = try FlowReading([source]) { _ in nil }.flow
    #expect(flow.scenes.map(\.kind) == [.storyboardReference])
  }

  @Test func `a text that is not JSON is refused with the position of the error`() {
    let source = FlowSource(path: "a.json", bytes: Array("{\n]".utf8))
    #expect(throws: FlowError.self) { try FlowReading([source]) { _ in nil } }
  }
}

extension Flow {
  fileprivate func unwindTargets(of segue: Int) -> [Int] {
    var targets = UnwindTargets(self, adjacency)
    return targets.scenes(of: segue)
  }
}
