import Foundation
import NavigationKit
import Simulation
import Storyboards
import Testing

/// Ways from scene to scene, found and then walked.
@Suite struct WayFinderTests {
  private func bundle(_ path: String) throws -> StoryboardBundle {
    let root = Tutorial.file.deletingLastPathComponent()
    let file = root.appending(path: path)
    return try StoryboardBundle(name: path, json: Array(Data(contentsOf: file))) { other in
      (try? Data(contentsOf: file.deletingLastPathComponent().appending(path: other)))
        .map(Array.init)
    }
  }

  /// Presses the keys as a user would, and tells which scenes are in front then.
  private func front(_ steps: [WayFinder.Step], in bundle: StoryboardBundle) -> [String] {
    let simulator = Simulator(storyboards: bundle, columns: 80, rows: 24)
    for key in steps.flatMap(\.keys) {
      if let command = KeyBindings.command(for: key, isEditing: simulator.textEntry.takes(key)) {
        simulator.perform(command)
      }
      if case .shift = key { continue }
      while let due = simulator.nextDueTick { simulator.advance(to: due) }
    }
    return simulator.seenScenes
  }

  @Test func `the tutorial's path to #2 is ↑, and from #2 to #3 ↓ and Enter`() throws {
    let bundle = try bundle("scenes.json")
    let finder = WayFinder(bundle) { _ in 0 }
    let there = try #require(finder.steps(to: .init(scene: "second")).steps)
    #expect(there.map(\.keys) == [[.up]])
    #expect(there.map(\.segue) == ["idFirstSegue"])
    let on = try #require(finder.steps(to: .init(scene: "third"), after: there).steps)
    #expect(on.map(\.keys) == [[.down], [.enter]])
    #expect(on.map(\.segue) == ["idFirstSegueUnwind", "idSecondSegue"])
    #expect(front(there + on, in: bundle) == ["third"])
  }

  @Test(arguments: [
    ("docs/storyboards/push.json", "town"), ("docs/storyboards/tabs.json", "tree"),
    ("docs/storyboards/tabs.json", "pantry"), ("docs/storyboards/unwind.json", "stack"),
    ("Sources/SegueCLI/Resources/new.json", "detail"),
  ])
  func `pressing the keys of a found path shows the destination`(path: String, scene: String) throws
  {
    let bundle = try bundle(path)
    guard bundle.main.document.scenes.contains(where: { $0.id == scene }) else { return }
    let steps = try #require(
      WayFinder(bundle) { _ in 0 }.steps(to: .init(scene: scene)).steps)
    #expect(front(steps, in: bundle).contains(scene))
    for step in steps { #expect(step.from != step.to) }
  }

  @Test func `a search for an unreachable scene finds no path`() throws {
    let bundle = try bundle("scenes.json")
    // #1, #2 and #3 are all there is.
    #expect(WayFinder(bundle) { _ in 0 }.steps(to: .init(scene: "nowhere")) == .none(places: 3))
  }

  @Test func `a search visits one state if no segue leads to the destination`() throws {
    let bundle = try bundle("scenes.json")
    #expect(WayFinder(bundle) { _ in nil }.steps(to: .init(scene: "second")) == .none(places: 1))
  }

  @Test func `a search through an endlessly growing stack stops at its limit`() throws {
    let bundle = try app(
      #"{"id": "n", "kind": "navigationController", "root": "a"}"#,
      #"{"id": "a", "segues": [{"id": "again", "kind": "show", "to": "a", "trigger": {"swipe": "up"}}]}"#
    )
    let answer = WayFinder(bundle, limit: 300) { _ in 0 }.steps(to: .init(scene: "b"))
    guard case .unknown(let places) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(places > 5)
  }

  /// Returns an app of a few scenes, the first of which it starts with.
  private func app(_ scenes: String...) throws -> StoryboardBundle {
    let first = try #require(scenes[0].split(separator: "\"").dropFirst(3).first)
    let json = """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "\(first)",
       "scenes": [\(scenes.joined(separator: ","))]}
      """
    return try StoryboardBundle(name: "app.json", json: Array(json.utf8)) { _ in nil }
  }

  private static let button =
    #"{"id": "x", "kind": "button", "title": "Go", "frame": {"x": 0, "y": 90, "width": 99, "height": 40}}"#
  private static let tap =
    #"{"id": "go", "kind": "presentModally", "to": "b", "trigger": {"tap": "x"}}"#

  private func steps(_ bundle: StoryboardBundle, to scene: String = "b") throws -> [[Key]] {
    let steps = try #require(WayFinder(bundle) { _ in 0 }.steps(to: .init(scene: scene)).steps)
    #expect(front(steps, in: bundle).contains(scene))
    return steps.map(\.keys)
  }

  @Test func `an embedded scene is visible, and a path can continue from the embedded scene`()
    throws
  {
    let bundle = try app(
      """
      {"id": "a", "views": [{"id": "c", "kind": "container",
        "frame": {"x": 0, "y": 200, "width": 400, "height": 400}}],
       "segues": [{"id": "e", "kind": "embed", "to": "n", "container": "c"}]}
      """, #"{"id": "n", "kind": "navigationController", "root": "r"}"#,
      #"{"id": "r", "views": [\#(Self.button)], "segues": [\#(Self.tap)]}"#, #"{"id": "b"}"#)
    #expect(try steps(bundle, to: "r") == [])
    #expect(try steps(bundle) == [[.enter]])
  }

  @Test func `both columns are visible, and a path can continue from each column`() throws {
    let bundle = try app(
      #"{"id": "s", "kind": "splitViewController", "primary": "p", "secondary": "d"}"#,
      #"{"id": "p", "views": [\#(Self.button)]}"#,
      #"{"id": "d", "views": [\#(Self.button)], "segues": [\#(Self.tap)]}"#, #"{"id": "b"}"#)
    #expect(try steps(bundle, to: "p") == [])
    #expect(try steps(bundle, to: "d") == [])
    #expect(try steps(bundle) == [[.tab, .enter]])
  }

  @Test func `the right arrow taps the accessory button of a row`() throws {
    let bundle = try app(
      """
      {"id": "a", "kind": "tableViewController", "sections": [{"rows": [
        {"title": "One"}, {"id": "r", "title": "Two", "accessory": "detailButton"}]}],
       "segues": [{"id": "go", "kind": "presentModally", "to": "b", "trigger": {"accessory": "r"}}]}
      """, #"{"id": "b"}"#)
    #expect(try steps(bundle) == [[.down, .right]])
  }

  @Test(arguments: [
    (#""kind": "slider", "value": 0.5"#, [Key.left]), (#""kind": "stepper""#, [.right]),
    (#""kind": "segmentedControl", "segments": ["A", "B"]"#, [.right]),
    (#""kind": "pageControl", "numberOfPages": 3, "currentPage": 2"#, [.left]),
    (#""kind": "switch""#, [.enter]), (#""kind": "textField""#, [.character("a")]),
  ])
  func `a step can change the value of a control`(control: String, keys: [Key]) throws {
    let bundle = try app(
      """
      {"id": "a", "views": [{"id": "v", \(control),
        "frame": {"x": 0, "y": 90, "width": 300, "height": 40}}],
       "segues": [{"id": "go", "kind": "presentModally", "to": "b", "trigger": {"change": "v"}}]}
      """, #"{"id": "b"}"#)
    #expect(try steps(bundle) == [keys])
  }

  @Test func `a path moves the focus off a slider before an arrow turns the page`() throws {
    func pages(_ second: String) throws -> StoryboardBundle {
      try app(
        #"{"id": "p", "kind": "pageViewController", "transitionStyle": "scroll", "pages": ["a", "b"]}"#,
        """
        {"id": "a", "views": [{"id": "v", "kind": "slider", "value": 0.5,
          "frame": {"x": 0, "y": 90, "width": 300, "height": 40}}\(second)]}
        """, #"{"id": "b"}"#)
    }
    #expect(try steps(pages(", " + Self.button)) == [[.tab, .left]])
    // Without another view for the focus, a drag from the edge turns the page.
    #expect(try steps(pages("")).first?.first == .shift(.left))
  }

  @Test func `a path presses End in a list, so that the next arrow key swipes`() throws {
    let bundle = try app(
      """
      {"id": "a", "kind": "tableViewController", "sections": [{"rows": [
        {"title": "One"}, {"title": "Two"}, {"title": "Three"}]}],
       "segues": [{"id": "go", "kind": "presentModally", "to": "b", "trigger": {"swipe": "down"}}]}
      """, #"{"id": "b"}"#)
    #expect(try steps(bundle) == [[.end, .down]])
  }

  @Test func `a path meets the condition of a segue before its trigger`() throws {
    let bundle = try app(
      """
      {"id": "a", "views": [\(Self.button), {"id": "s", "kind": "switch",
        "frame": {"x": 0, "y": 200, "width": 300, "height": 40}}],
       "segues": [{"id": "go", "kind": "presentModally", "to": "b", "trigger": {"tap": "x"},
         "if": {"value": "s", "is": "on"}}]}
      """, #"{"id": "b"}"#)
    // The focus stays on the switch, and goes round from there.
    #expect(try steps(bundle) == [[.tab, .enter], [.tab, .enter]])
  }

  @Test func `a path uses no disabled button and no disabled tab`() throws {
    let button = Self.button.dropLast() + #", "isEnabled": false}"#
    let bundle = try app(
      #"{"id": "a", "views": [\#(button)], "segues": [\#(Self.tap)]}"#, #"{"id": "b"}"#)
    #expect(WayFinder(bundle) { _ in 0 }.steps(to: .init(scene: "b")) == .none(places: 1))
    let tabs = try app(
      """
      {"id": "t", "kind": "tabBarController",
       "tabs": [{"scene": "a"}, {"scene": "b", "isEnabled": false}]}
      """, #"{"id": "a"}"#, #"{"id": "b"}"#)
    #expect(WayFinder(tabs) { _ in 0 }.steps(to: .init(scene: "b")) == .none(places: 1))
  }
}

extension WayFinder.Answer {
  /// nil where none were found.
  fileprivate var steps: [WayFinder.Step]? {
    if case .steps(let steps) = self { steps } else { nil }
  }
}
