import CellGraphics
import NavigationKit
import Simulation
import Storyboards
import Testing

@testable import InterfaceBuilder

/// Imported storyboards that run, used by keys as a user presses them.
@Suite struct StoryboardRunTests {
  private func simulator(_ scenes: String..., initial: String = "a", side: String? = nil) throws
    -> Simulator
  {
    var text = ""
    for scene in scenes { text += scene }
    let result = try Fixture.imported(Fixture.storyboard(text, initial: initial), side: side)
    return Simulator(storyboards: result.bundle(), columns: 80, rows: 24)
  }

  private func press(_ commands: Command..., on simulator: Simulator) {
    for command in commands {
      simulator.perform(command)
      simulator.advance(to: simulator.tick + 300)
    }
  }

  private func shown(_ simulator: Simulator) -> [String] {
    SceneWalk.shown(simulator).map(\.scene.id)
  }

  private let navigation = """
    <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
    <connections><segue destination="a" kind="relationship" relationship="rootViewController" \
    id="r"/></connections></navigationController></objects></scene>
    """

  @Test
  func `a tap on a button pushes, and an unwind without a known destination goes one scene back`()
    throws
  {
    let unwind = Fixture.button(
      "done", "Done",
      segue: Fixture.segue("u", "unwind", to: "exit-b", "unwindAction=\"back:\""))
    let simulator = try simulator(
      navigation,
      Fixture.scene(
        "a", views: Fixture.button("go", "Go", segue: Fixture.segue("s", "show", to: "b"))),
      Fixture.scene("b", views: unwind), initial: "nav")
    press(.tap, on: simulator)
    #expect(shown(simulator).last == "b")
    _ = simulator.takeEvents()
    press(.tap, on: simulator)
    #expect(shown(simulator).last == "a")
    let assumed = simulator.takeEvents().filter { $0.kind == .unwindTargetAssumed }
    #expect(assumed.map(\.subject) == ["a"])
    #expect(assumed.map(\.object) == ["back"])
  }

  @Test func `an unwind skips the sibling scenes and ends at the presenter`() throws {
    let simulator = try simulator(
      Fixture.scene(
        "a", views: Fixture.button("go", "Go", segue: Fixture.segue("s", "presentation", to: "b"))),
      Fixture.scene(
        "b", connections: Fixture.segue("u", "unwind", to: "exit-b", "unwindAction=\"back:\"")))
    press(.tap, on: simulator)
    #expect(shown(simulator).last == "b")
    press(.toggleSegueMenu, .tap, on: simulator)
    #expect(shown(simulator) == ["a"])
  }

  @Test func `an arrow key triggers a swipe recogniser of the file`() throws {
    let swipe = """
      <swipeGestureRecognizer direction="left" id="sw"><connections>\
      \(Fixture.segue("s", "show", to: "b"))</connections></swipeGestureRecognizer>
      """
    let simulator = try simulator(Fixture.scene("a", objects: swipe), Fixture.scene("b"))
    press(.swipe(.left), on: simulator)
    #expect(shown(simulator).last == "b")
  }

  @Test func `a tap recogniser makes its view tappable`() throws {
    let view = """
      <imageView image="photo" id="picture"><rect key="frame" x="50" y="100" width="300" \
      height="300"/><connections><outletCollection property="gestureRecognizers" \
      destination="tap" appends="YES" id="oc"/></connections></imageView>
      """
    let tap = """
      <tapGestureRecognizer id="tap"><connections>\(Fixture.segue("s", "show", to: "b"))\
      </connections></tapGestureRecognizer>
      """
    let simulator = try simulator(
      Fixture.scene("a", views: view, objects: tap), Fixture.scene("b"))
    press(.tap, on: simulator)
    #expect(shown(simulator).last == "b")
  }

  @Test func `rows, accessories and bar items trigger their segues`() throws {
    let item = """
      <navigationItem key="navigationItem" title="A" id="ni"><barButtonItem \
      key="rightBarButtonItem" systemItem="add" id="bb"><connections>\
      \(Fixture.segue("s", "presentation", to: "c"))</connections></barButtonItem></navigationItem>
      """
    let simulator = try simulator(
      navigation, Fixture.scene("a", views: Fixture.table, more: item), Fixture.scene("c"),
      initial: "nav")
    press(.tap, on: simulator)
    #expect(shown(simulator).last == "c")
  }

  @Test func `the menu lists code-triggered segues, and a number key performs one`() throws {
    let simulator = try simulator(
      Fixture.scene(
        "a", views: Fixture.button("go", "Go", segue: Fixture.segue("s", "show", to: "b")),
        connections: Fixture.segue("x", "show", to: "b") + Fixture.segue("y", "show", to: "c")),
      Fixture.scene("b"), Fixture.scene("c"))
    press(.toggleSegueMenu, on: simulator)
    let panels = simulator.frame().panels
    #expect(panels.contains { $0.id == "segues" })
    press(.selectTab(2), on: simulator)
    #expect(shown(simulator).last == "c")
    #expect(!simulator.frame().panels.contains { $0.id == "segues" })
  }

  @Test func `a segue of the menu is ignored during a transition`() throws {
    let simulator = try simulator(
      Fixture.scene("a", connections: Fixture.segue("x", "show", to: "b")),
      Fixture.scene("b", connections: Fixture.segue("z", "show", to: "a")))
    press(.toggleSegueMenu, on: simulator)
    simulator.perform(.tap)
    simulator.advance(to: simulator.tick + 2)
    simulator.perform(.toggleSegueMenu)
    simulator.perform(.tap)
    let ignored = simulator.takeEvents().filter { $0.kind == .inputIgnored }
    #expect(ignored.count == 1)
  }

  @Test func `texts are in the requested language`() throws {
    let xml = Fixture.storyboard(Fixture.scene("a", views: Fixture.button("go", "Go")))
    let strings = "/* Class = \"UIButton\"; */\n\"go.normalTitle\" = \"Aller \\\"ici\\\"\";\n"
    let result = try Fixture.imported(xml, strings: strings)
    #expect(result.files[0].text.contains("Aller \\\"ici\\\""))
  }

  @Test
  func `a reference to another storyboard is followed, and a missing storyboard has a placeholder`()
    throws
  {
    let placeholder = """
      <scene sceneID="p"><objects><viewControllerPlaceholder storyboardName="Other" \
      referencedIdentifier="b" id="place" sceneMemberID="viewController"/></objects></scene>
      """
    let main = Fixture.storyboard(
      Fixture.scene(
        "a", views: Fixture.button("go", "Go", segue: Fixture.segue("s", "show", to: "place"))),
      placeholder)
    let other = Fixture.storyboard(Fixture.scene("b"), initial: "b")
    let result = try Fixture.imported(main, others: ["Other": other])
    let simulator = Simulator(storyboards: result.bundle(), columns: 80, rows: 24)
    press(.tap, on: simulator)
    #expect(shown(simulator).last == "b")
    let alone = try Fixture.imported(main)
    #expect(alone.remarks.map(\.what).contains { $0.contains("could not find") })
    _ = alone.bundle()
  }
}
