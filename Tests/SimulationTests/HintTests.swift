import Foundation
import NavigationKit
import Simulation
import Storyboards
import TestSupport
import Testing

/// The hints on the status line.
@Suite struct HintTests {
  private static let files = [
    "adaptive", "embed", "fade", "gallery", "grow", "items", "presentations", "push", "references",
    "tabs", "unwind", "vertical",
  ]

  @Test func `the list of storyboards is complete`() throws {
    let folder = Tutorial.file.deletingLastPathComponent().appending(path: "docs/storyboards")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    #expect(names.sorted() == Self.files)
  }

  @Test(arguments: files)
  func `every key on the status line has an effect`(file: String) throws {
    let bundle = try StoryboardWalk("\(file).json").bundle
    let walk = HintWalk(limit: 40) { Simulator(storyboards: bundle, columns: 160, rows: 40) }
    #expect(walk.untrue.isEmpty, "\(walk.untrue.joined(separator: "\n"))")
    #expect(walk.pressCount > 10)
  }

  @Test func `every key on the tutorial's status line has an effect`() throws {
    let document = try Tutorial.document()
    let walk = HintWalk(limit: 40) { Simulator(document: document, columns: 160, rows: 40) }
    #expect(walk.untrue.isEmpty, "\(walk.untrue.joined(separator: "\n"))")
    // The help, the end, a tap and a swipe on, two swipes back; Esc closes the help.
    #expect(walk.hints.count >= 7)
  }

  @Test(arguments: GalleryWalk.names)
  func `every key on the status line of the gallery's scenes has an effect`(row: String) throws {
    let bundle = try StoryboardWalk("gallery.json").bundle
    // The segue of the row, as every press begins in a machine of its own and the row may be far down.
    let segue = try #require(
      bundle.main.document.scene("gallery")?.segues.first {
        $0.trigger == .tap(button: "\(row)Row")
      })
    let start = [Command.performSegue(segue.id, scene: "gallery")]
    let walk = HintWalk(limit: 6, from: start) {
      Simulator(storyboards: bundle, columns: 120, rows: 30)
    }
    #expect(walk.untrue.isEmpty, "\(walk.untrue.joined(separator: "\n"))")
    #expect(walk.pressCount > 0)
  }

  @Test func `a locked sheet shows no hint for Esc, and Esc shows the reason`() throws {
    let gallery = try GalleryWalk()
    try gallery.open("locked")
    #expect(!HintWalk.hints(of: gallery.simulator).contains { $0.keys == "Esc" })
    gallery.simulator.perform(.cancel)
    #expect(gallery.simulator.frame().text.contains("only the app can dismiss this presentation"))
  }

  @Test func `a sheet that the user can dismiss shows a hint for Esc`() throws {
    let gallery = try GalleryWalk()
    try gallery.open("pageSheet")
    #expect(HintWalk.hints(of: gallery.simulator).contains { $0.keys == "Esc" })
  }

  @Test func `the hints show the effect of the arrows on the focused control`() throws {
    let gallery = try GalleryWalk(columns: 160)
    try gallery.open("values")
    var offered: [String] = []
    for _ in 0..<8 {
      offered += HintWalk.hints(of: gallery.simulator).map { "\($0.keys) \($0.meaning)" }
      gallery.walk.perform(.moveFocus(.next))
    }
    for hint in ["⏎ turn off", "←→ adjust", "←→ step"] { #expect(offered.contains(hint)) }
  }

  @Test func `a slider at its minimum shows only the hint for the right arrow`() throws {
    let gallery = try GalleryWalk(columns: 160)
    try gallery.open("values")
    while !(gallery.simulator.application.focusedView is Slider) {
      gallery.walk.perform(.moveFocus(.next))
    }
    gallery.walk.perform(.key(.home))
    #expect(HintWalk.hints(of: gallery.simulator).contains { $0.keys == "→" })
    #expect(!HintWalk.hints(of: gallery.simulator).contains { $0.keys.contains("←") })
  }

  // MARK: - Notices

  private func statusLine(of simulator: Simulator) -> String {
    simulator.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)[simulator.rows - 1]
  }

  private func simulator(_ scenes: String) throws -> Simulator {
    let json = """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "a",
       "scenes": [\(scenes), {"id": "b"}]}
      """
    return Simulator(document: try SceneDocument(json: Array(json.utf8)), columns: 80, rows: 24)
  }

  private static let button = """
    "views": [{"id": "save", "kind": "button", "title": "Save",
      "frame": {"x": 0, "y": 100, "width": 400, "height": 40}}]
    """

  @Test func `a tap on a button without a segue shows a notice`() throws {
    let simulator = try simulator(#"{"id": "a", \#(Self.button)}"#)
    simulator.perform(.tap)
    #expect(statusLine(of: simulator).contains("'Save': no segue is connected"))
    #expect(!statusLine(of: simulator).contains("; m shows"))
  }

  @Test func `the notice about an unconnected button names the menu of code-triggered segues`()
    throws
  {
    let simulator = try simulator(
      """
      {"id": "a", \(Self.button), "segues": [
        {"id": "x", "kind": "show", "to": "b"}, {"id": "y", "kind": "show", "to": "b"}]}
      """)
    simulator.perform(.tap)
    #expect(statusLine(of: simulator).contains("'Save': no segue is connected; m shows 2 segues"))
  }

  @Test func `a tap on a button that calls code shows the name of the action`() throws {
    let simulator = try simulator(
      #"{"id": "a", \#(Self.button), "codeActions": {"save": "saveDocument:"}}"#)
    simulator.perform(.tap)
    #expect(
      statusLine(of: simulator).contains(
        "'Save' calls saveDocument: in code; no segue is connected"))
  }

  @Test(arguments: [#""id": "row", "#, ""])
  func `a tap on a row without a segue shows a notice`(id: String) throws {
    let simulator = try simulator(
      """
      {"id": "a", "kind": "tableViewController",
       "sections": [{"rows": [{\(id)"title": "Wi-Fi"}]}]}
      """)
    simulator.perform(.tap)
    #expect(statusLine(of: simulator).contains("'Wi-Fi': no segue is connected"))
  }

  @Test func `a tap that triggers a segue with a false condition shows a notice`() throws {
    let simulator = try simulator(
      """
      {"id": "a", "views": [
        {"id": "state", "kind": "label", "text": "Closed",
          "frame": {"x": 0, "y": 0, "width": 400, "height": 40}},
        {"id": "save", "kind": "button", "title": "Save",
          "frame": {"x": 0, "y": 100, "width": 400, "height": 40}}],
       "segues": [{"id": "go", "kind": "show", "to": "b",
        "trigger": {"tap": "save"}, "if": {"value": "state", "is": "Open"}}]}
      """)
    simulator.perform(.tap)
    #expect(statusLine(of: simulator).contains("The condition of go does not hold"))
  }

  @Test func `a tap that performs a segue shows no notice`() throws {
    let simulator = try Tutorial.simulator()
    simulator.perform(.tap)
    #expect(statusLine(of: simulator).contains("? help"))
  }

  @Test func `the next key replaces the notice with the hints`() throws {
    let simulator = try Tutorial.simulator()
    simulator.perform(.swipe(.left))
    #expect(statusLine(of: simulator).contains("Ignored: swipe left"))
    simulator.perform(.moveFocus(.next))
    #expect(!statusLine(of: simulator).contains("ignored"))
    #expect(statusLine(of: simulator).contains("? help"))
  }
}
