import Foundation
import Narration
import NavigationKit
import Simulation
import Storyboards
import Testing

/// The explanations of commands without an effect, and the causes of events.
@Suite struct WhyNotTests {
  private func simulator(_ scenes: String) throws -> Simulator {
    let json = """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "home",
        "scenes": [\(scenes)]}
      """
    return Simulator(document: try SceneDocument(json: Array(json.utf8)), columns: 40, rows: 24)
  }

  private static let slider = """
    {"id": "home", "sliders": [{"id": "Rate", "frame": [20, 100, 300, 40], "value": 0}],
      "segues": [{"id": "go", "kind": "custom", "to": "next", "transition": "slide",
        "trigger": {"swipe": "left"}}]},
    {"id": "next"}
    """

  /// The explanations of a command.
  private func whyNot(_ command: Command, in simulator: Simulator) -> [String] {
    simulator.perform(command)
    return simulator.whyNot().map { StringTable.english.text($0) }
  }

  @Test func `nothing is explained before the first command and after one with its usual effect`()
    throws
  {
    let simulator = try simulator(#"{"id": "home"}"#)
    #expect(simulator.whyNot().isEmpty)
    #expect(whyNot(.toggleSlowAnimations, in: simulator).isEmpty)
  }

  @Test func `a command during a transition is explained by it`() throws {
    let walk = try StoryboardWalk("push.json")
    let segue = try #require(
      walk.bundle.main.document.scenes.flatMap { scene in scene.segues.map { (scene, $0) } }.first)
    walk.simulator.perform(.performSegue(segue.1.id, scene: segue.0.id))
    #expect(walk.simulator.isTransitioning)
    let words = whyNot(.moveFocus(.next), in: walk.simulator)
    #expect(words.count == 1)
    #expect(words.first?.hasPrefix("Tab did nothing: the push from ") == true)
    #expect(words.first?.hasSuffix(" is running.") == true)
  }

  @Test func `the help and the menu explain what they take`() throws {
    let simulator = try simulator(
      """
      {"id": "home", "segues": [{"id": "go", "kind": "presentModally", "to": "next"}]},
      {"id": "next"}
      """)
    #expect(whyNot(.toggleHelp, in: simulator).isEmpty)
    #expect(whyNot(.tap, in: simulator) == ["⏎ only closed the help."])
    #expect(whyNot(.toggleSegueMenu, in: simulator).isEmpty)
    #expect(
      whyNot(.paste("a"), in: simulator)
        == ["The paste did nothing: the menu of segues is open and does not use it."])
    #expect(
      whyNot(.swipe(.left), in: simulator)
        == ["← did nothing: the menu of segues is open and does not use it."])
    #expect(
      whyNot(.swipe(.down), in: simulator)
        == ["↓ did nothing: the selection is at the end of the menu."])
    #expect(whyNot(.selectTab(2), in: simulator) == ["2 did nothing: the menu has 1 entry."])
  }

  @Test func `a help that is scrolled to its end explains keys that scroll it`() throws {
    let simulator = try simulator(#"{"id": "home"}"#)
    simulator.perform(.resize(columns: 40, rows: 10))
    simulator.perform(.toggleHelp)
    #expect(
      whyNot(.swipe(.up), in: simulator) == ["↑ did nothing: the help is scrolled to its end."])
    #expect(whyNot(.swipe(.down), in: simulator).isEmpty)
    for _ in 0..<99 { simulator.perform(.swipe(.down)) }
    #expect(
      whyNot(.swipe(.down), in: simulator) == ["↓ did nothing: the help is scrolled to its end."])
    #expect(simulator.isHelpVisible)
  }

  @Test func `commands for unknown segues and scenes are explained`() throws {
    let simulator = try simulator(#"{"id": "home"}"#)
    #expect(
      whyNot(.performSegue("go", scene: "list"), in: simulator)
        == ["The segue go was not performed: no scene list with it is on the screen."])
    #expect(
      whyNot(.showScene("list", storyboard: nil), in: simulator)
        == ["The scene list was not shown: there is no such scene."])
    #expect(
      whyNot(.toggleSegueMenu, in: simulator)
        == ["m opened no menu: no segue here is performed only by code."])
    #expect(
      whyNot(.resize(columns: 40, rows: 24), in: simulator)
        == ["The new size changed nothing: the terminal had this size."])
    #expect(whyNot(.resize(columns: 41, rows: 24), in: simulator).count == 1)
    #expect(
      whyNot(.rotate, in: simulator)
        == ["o turned nothing: the app is not in the frame of a device."])
  }

  @Test func `a change of the size keeps the reasons of the input before`() throws {
    let simulator = try simulator(#"{"id": "home"}"#)
    let reasons = whyNot(.toggleSegueMenu, in: simulator)
    #expect(reasons.count == 1)
    #expect(whyNot(.resize(columns: 50, rows: 20), in: simulator) == reasons)
    #expect(whyNot(.tap, in: simulator) != reasons)
  }

  @Test func `a scene cannot be shown over an alert`() throws {
    let gallery = try GalleryWalk()
    try gallery.open("warning")
    #expect(
      whyNot(.showScene("gallery", storyboard: nil), in: gallery.simulator)
        == ["The scene gallery was not shown: an alert is in front."])
  }

  @Test func `a key without a command is explained`() throws {
    let simulator = try simulator(#"{"id": "home"}"#)
    func words() -> [String] { simulator.whyNot().map { StringTable.english.text($0) } }
    simulator.unboundKey = .character("x")
    #expect(words() == ["x did nothing: it is not a key here; “?” lists the keys."])
    // The inspector resizes the app when it opens.
    simulator.perform(.resize(columns: 50, rows: 20))
    #expect(words() == ["x did nothing: it is not a key here; “?” lists the keys."])
    simulator.perform(.cancel)
    #expect(words() == ["Esc did nothing: there is nothing to cancel or close."])
  }

  @Test func `the only other swipe is explained with the scene to which it leads`() throws {
    let simulator = try simulator(
      #"""
      {"id": "home", "title": "Home", "unwindActions": {"home": []}, "segues": [
        {"id": "go", "kind": "presentModally", "to": "detail", "trigger": {"swipe": "up"}}]},
      {"id": "detail", "title": "Detail", "segues": [
        {"id": "leave", "kind": "unwind", "action": "home", "trigger": {"swipe": "down"}}]}
      """#)
    #expect(
      whyNot(.swipe(.left), in: simulator) == [
        "← did nothing: no gesture here is a swipe left; the only swipe here is ↑, "
          + "which leads to Detail."
      ])
    simulator.perform(.swipe(.up))
    while let due = simulator.nextDueTick { simulator.advance(to: due) }
    #expect(
      whyNot(.swipe(.left), in: simulator) == [
        "← did nothing: no gesture here is a swipe left; the only swipe here is ↓, "
          + "which leads back to Home."
      ])
  }

  @Test func `a touch is explained as a whole`() throws {
    let simulator = try simulator(#"{"id": "home"}"#)
    simulator.perform(.pointer(.down, column: 5, row: 5))
    let words = whyNot(.pointer(.up, column: 5, row: 5), in: simulator)
    #expect(
      words == [
        "The touch did nothing: the view has no action, and no gesture there recognised it."
      ])
  }

  @Test func `typing and other commands without a key are named by what they do`() throws {
    let simulator = try simulator(#"{"id": "home"}"#)
    #expect(
      whyNot(.key(.text("a")), in: simulator) == ["Typing a did nothing: nothing has the focus."])
    #expect(
      whyNot(.wheel(.down, column: 3, row: 3), in: simulator)
        == ["The wheel did nothing: no view there scrolls further down."])
    #expect(whyNot(.drag(.left), in: simulator).first?.hasPrefix("⇧← did nothing:") == true)
    #expect(
      whyNot(.cancel, in: simulator) == ["Esc did nothing: there is nothing to cancel or close."])
  }

  @Test func `the causes of an event lead from the input to it`() throws {
    let walk = try StoryboardWalk("push.json")
    let scene = try #require(walk.bundle.main.document.scenes.first { !$0.segues.isEmpty })
    walk.perform(.performSegue(scene.segues[0].id, scene: scene.id))
    let shown = try #require(walk.events.last { $0.kind == .viewDidAppear })
    let words = walk.simulator.why(shown.number).map { StringTable.english.text($0) }
    #expect(words.first == "Input: perform the segue \(scene.segues[0].id) of \(scene.id).")
    #expect(words.contains { $0.contains("performs the segue") })
    #expect(words.contains { $0.contains("pushes") })
    #expect(words.last == StringTable.english.text(Sentence(shown)))
  }

  @Test func `the causes of the first events lead from the start`() throws {
    let simulator = try simulator(#"{"id": "home"}"#)
    let words = simulator.why(1).map { StringTable.english.text($0) }
    #expect(words.first == "The app starts.")
    #expect(words.count == 2)
    #expect(simulator.why(100_000).isEmpty)
  }
}
