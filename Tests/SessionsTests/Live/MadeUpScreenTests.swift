import Inspection
import Narration
import NavigationKit
import Sessions
import Simulation
import Storyboards
import TestSupport
import Testing

/// The whole screen in a made-up language without letters.
///
/// Each word with Latin letters is then a name of the app or of UIKit, or a letter of a key.
@Suite struct MadeUpScreenTests {
  /// The app's own names have digits, so that no name looks like a word.
  private static let storyboard = #"""
    {"version":1,"canvas":{"width":400,"height":800},"initialScene":"0","scenes":[
    {"id":"0","kind":"navigationController","root":"1"},
    {"id":"1","title":"11","background":"sky","views":[
      {"id":"12","kind":"button","title":"13",
       "frame":{"x":100,"y":400,"width":100,"height":40}},
      {"id":"14","kind":"slider","frame":{"x":100,"y":500,"width":200,"height":40}},
      {"id":"15","kind":"label","text":"16",
       "frame":{"x":100,"y":200,"width":100,"height":40}}],
     "segues":[
      {"id":"17","kind":"show","to":"2","trigger":{"tap":"12"}},
      {"id":"18","kind":"presentModally","to":"3","trigger":{"swipe":"up"},
       "modalPresentationStyle":"pageSheet"},
      {"id":"19","kind":"show","to":"2"}],
     "unwindActions":{"20":[]}},
    {"id":"2","title":"22"},
    {"id":"3","title":"33","segues":[
      {"id":"34","kind":"unwind","action":"20","trigger":{"swipe":"down"}}]}]}
    """#

  /// The words that stay as they are in each language, by hand.
  private static let allowed: Set<String> = [
    // Letters on keys.
    "Tab", "Shift", "Enter", "Space", "Esc", "Home", "End", "PgUp", "PgDn", "Ctrl", "Backspace",
    "Delete",
    // Names of UIKit in facts and events.
    "Window", "View", "Label", "Button", "Slider", "NavigationBar", "SceneViewController",
    "SceneNavigationController", "SwipeGestureRecognizer", "ScreenEdgePanGestureRecognizer",
    "PanGestureRecognizer", "pageSheet", "fullScreen", "UIButton", "SceneView",
    "PresentModallySegue", "ShowSegue", "viewDidLoad", "viewWillAppear", "viewDidAppear",
    "NavigationView", "DesignCanvasView", "SheetSlideAnimator", "KeyframeAnimator",
    "NavigationSlideAnimator",
    // Methods, by which the feed names life-cycle events.
    "loadView", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "viewWillDisappear", "viewDidDisappear", "present", "willDismiss", "dismiss", "didDismiss",
    "performSegue", "shouldPerformSegue", "prepare",
    // Values of the scene format, and names of keys as logs have them.
    "slide", "fade", "zoom", "cover", "push", "curl", "system", "top", "bottom", "left", "right",
    "linear", "easeIn", "easeOut",
    "easeInOut", "default", "tab", "end", "escape", "down", "up", "enter", "shift",
    "backspace",
    // The name of the file, and formats.
    "json", "txt", "svg", "SVG", "segue", "ribbon",
  ]

  private static func session(
    columns: Int, rows: Int, storyboard: String = storyboard
  ) throws -> LiveSession {
    let bundle = try StoryboardBundle(name: "0.json", json: Array(storyboard.utf8)) { _ in nil }
    let session = LiveSession(recorder: nil) {
      let simulator = Simulator(storyboards: bundle, columns: columns, rows: rows)
      simulator.words = .madeUp
      return simulator
    }
    session.files = SceneFiles(bundle) { _, _ in .written("0") }
    session.inspectorFiles = InspectorFiles { _, _ in nil }
    return session
  }

  /// Returns whether a word is allowed. The inspector cuts and wraps long names, and
  /// colours are numbers.
  private static func isAllowed(_ word: String) -> Bool {
    allowed.contains { $0 == word || word.count > 2 && $0.contains(word) }
      || word.allSatisfy { "ABCDEF".contains($0) }
  }

  /// Presses keys, and returns the words of English that are then on the screen.
  private static func words(_ session: LiveSession, _ names: String) -> [String] {
    var found: [String] = []
    for key in keys(names) {
      session.receive(key)
      session.advance(by: .milliseconds(100))
      guard let text = session.nextFrame()?.text else { continue }
      found += english(text).map { "\(key): \($0)" }
      session.advance(by: .seconds(3))
    }
    return found
  }

  private static let overlays =
    "Tab ? Down End Esc : 1 Backspace 9 9 9 Esc M Right Esc m Down Esc Left Right"
  private static let past = "Enter Shift Esc Up [ [ ? Down Esc { ] End ]"
  private static let scrubber = "f ? Down Esc s e - c v w w p p { { } } f"
  private static let inspector =
    "i Down Up Right Up Up Left Tab Down Tab Left - e Tab y Esc n Esc t T c c p p p ? End Esc "
    + "a Down i [ ] Esc"

  private static func keys(_ names: String) -> [Key] {
    names.split(separator: " ").map { name in
      switch name {
      case "Tab": .tab
      case "Down": .down
      case "Up": .up
      case "Left": .left
      case "Right": .right
      case "End": .end
      case "Esc": .escape
      case "Enter": .enter
      case "Backspace": .backspace
      case "Shift": .shift(.right)
      case _: .character(name.first ?? " ")
      }
    }
  }

  /// Returns the words of English in a text.
  private static func english(_ text: String) -> [String] {
    text.split(whereSeparator: { !$0.isLetter || !$0.isASCII }).map(String.init)
      .filter { $0.count > 1 && !isAllowed($0) }
  }

  /// A screen whose first button has no segue, and whose second has one with a condition.
  private static let unconnected = #"""
    {"version":1,"canvas":{"width":400,"height":800},"initialScene":"1","scenes":[
    {"id":"1","title":"11","views":[
      {"id":"12","kind":"button","title":"13",
       "frame":{"x":100,"y":400,"width":100,"height":40}},
      {"id":"14","kind":"switch","accessibilityLabel":"15",
       "frame":{"x":100,"y":500,"width":200,"height":40}},
      {"id":"16","kind":"button","title":"17",
       "frame":{"x":100,"y":600,"width":100,"height":40}}],
     "segues":[
      {"id":"18","kind":"show","to":"2","trigger":{"tap":"16"},
       "if":{"value":"14","is":"on"}}]},
    {"id":"2","title":"22"}]}
    """#

  @Test func `notices of scenes and of the terminal have no word of English`() throws {
    let session = try Self.session(columns: 80, rows: 24, storyboard: Self.unconnected)
    for key in [Key.enter, .tab, .tab, .enter] { session.receive(key) }
    let condition = try #require(session.nextFrame()?.text)
    #expect(condition.contains("‹18›") && Self.english(condition) == [])
    session.receive(.backTab)
    session.receive(.backTab)
    session.receive(.enter)
    let unconnected = try #require(session.nextFrame()?.text)
    #expect(unconnected.contains("‹13›") && Self.english(unconnected) == [])
    session.showLimit((80, 24), of: (90, 30))
    let limit = try #require(session.nextFrame()?.text)
    #expect(limit.contains("‹90 × 30›") && Self.english(limit) == [])
  }

  @Test func `spoken mode has no word of English in another language`() throws {
    let spoken = SpokenSession(
      try Self.session(columns: 80, rows: 24, storyboard: Self.unconnected))
    spoken.start()
    var lines = spoken.takeLines()
    #expect(lines.contains { $0.contains("‹11›") })
    let keys = [Key.enter, .tab, .enter, .tab, .enter, .pageUp, .shift(.left), .home, .backspace]
    for key in keys + "?wahb[.]9{".map(Key.character) {
      spoken.receive(key)
      lines += spoken.takeLines()
    }
    spoken.refuseOverlongPaste()
    lines += spoken.takeLines()
    #expect(lines.flatMap(Self.english) == [])
  }

  @Test(arguments: [(80, 24), (200, 60), (40, 12)])
  func `no screen has a word of English in another language`(columns: Int, rows: Int) throws {
    let session = try Self.session(columns: columns, rows: rows)
    #expect(Self.words(session, Self.overlays) == [])
    #expect(Self.words(session, Self.past) == [])
    #expect(Self.words(session, Self.scrubber) == [])
    #expect(Self.words(session, Self.inspector) == [])
  }
}
