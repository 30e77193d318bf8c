import Inspection
import NavigationKit
import Simulation
import Testing

/// The facts about the selected item.
@Suite struct FactTests {
  private func values(_ name: String, _ stage: Stage) -> [String] {
    let facts = stage.inspector.facts
    guard let index = facts.firstIndex(where: { $0.name == name }) else { return [] }
    return [facts[index].value] + facts[(index + 1)...].prefix { $0.name.isEmpty }.map(\.value)
  }

  @Test func `a scene has its class, place, state, segues and unwind actions`() throws {
    let stage = try Stage()
    #expect(stage.fact("class") == "SceneViewController")
    // The scene is the second one, on line 5 of the file.
    #expect(stage.fact("defined in") == "stage.json:5")
    #expect(stage.fact("state") == "appeared")
    #expect(stage.fact("title") == "Home")
    #expect(stage.fact("focus") == "go")
    #expect(
      values("segues out", stage) == [
        "push: to detail, by tap on go, line 12", "show: to sheet, by swipe up ↑, line 13",
      ])
    #expect(values("gestures", stage) == ["SwipeGestureRecognizer ↑: show, line 13"])
    #expect(values("unwind actions", stage) == ["comeHome"])
    #expect(values("arrows", stage) == ["↑ swipe: show"])
  }

  @Test func `a view has its frame in cells and in points, and its line in the file`() throws {
    let stage = try Stage()
    stage.press(.down, .right, .down)
    #expect(stage.fact("id") == "hello")
    #expect(stage.fact("text") == "Hello")
    #expect(stage.fact("defined in") == "stage.json:7")
    // 200 of 400 points are 50 of 100 columns.
    #expect(stage.fact("frame")?.hasPrefix("50 × 1 at 0") == true)
    #expect(values("frame", stage).last?.hasPrefix("200 × ") == true)
    stage.press(.down)
    #expect(stage.fact("focus") == "here")
  }

  @Test func `constraints are equations about the selected view`() throws {
    let stage = try Stage()
    stage.press(.down, .right, .down)
    let root = try #require(stage.simulator.visibleScenes.first?.viewIfLoaded)
    let hello = try #require(root.subviews.first { $0.accessibilityIdentifier == "hello" })
    let leading = LayoutConstraint(
      item: hello, attribute: .leading, toItem: root, attribute: .leading, constant: 16)
    let width = LayoutConstraint(
      item: hello, attribute: .width, relatedBy: .lessThanOrEqual, toItem: root, attribute: .width,
      multiplier: 0.5, constant: -2)
    width.priority = .defaultHigh
    LayoutConstraint.activate([leading, width])
    stage.update()
    let constraints = values("constraints", stage)
    #expect(constraints.contains("leading = superview.leading + 16"))
    #expect(constraints.contains("width ≤ 0.5 × superview.width − 2 @750"))
  }

  @Test func `running animations have property, values, curve and progress`() throws {
    let stage = try Stage()
    stage.simulator.perform(.swipe(.up))
    stage.simulator.advance(to: stage.simulator.tick + 6)
    stage.update()
    let animations = values("animations", stage)
    // The sheet slides up from below the 59 rows.
    let animation = try #require(animations.first)
    #expect(animation.hasPrefix("transform: scale 1 × 1, move 0, 59 to identity, "))
    #expect(animation.hasSuffix(" %"))
  }

  @Test func `the window has its size, traits and focus`() throws {
    let stage = try Stage()
    stage.press(.home)
    #expect(stage.fact("size") == "100 × 59 cells")
    #expect(stage.fact("traits") == "regular width, regular height")
    #expect(stage.fact("focus") == "go")
  }
}
