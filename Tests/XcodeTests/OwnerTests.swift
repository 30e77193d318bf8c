import CellGraphics
import NavigationKit
import Simulation
import Storyboards
import Testing

/// What a segue can hang on, and what the user does to have it performed.
@Suite struct OwnerTests {
  private let picture = """
    <imageView image="photo" id="picture"><rect key="frame" x="50" y="100" width="300" \
    height="300"/><connections><outletCollection property="gestureRecognizers" \
    destination="rec" appends="YES" id="oc"/></connections></imageView>
    """

  private func bundle(_ recognizer: String, _ rest: String = "") throws -> StoryboardImport {
    let object = """
      <\(recognizer) id="rec">\(rest)<connections>\(Fixture.segue("s", "show", to: "b"))\
      </connections></\(recognizer)>
      """
    return try Fixture.imported(
      Fixture.storyboard(Fixture.scene("a", views: picture, objects: object), Fixture.scene("b")))
  }

  private func shown(_ simulator: Simulator) -> String? {
    SceneWalk.shown(simulator).last?.scene.id
  }

  @Test(arguments: ["pongPressGestureRecognizer", "longPressGestureRecognizer"])
  func `a finger that rests on a view with a recogniser of long presses performs its segue`(
    name: String
  ) throws {
    let simulator = Simulator(
      storyboards: try bundle(name).bundle(), columns: 80, rows: 24)
    simulator.perform(.pointer(.down, column: 40, row: 8))
    simulator.advance(to: simulator.tick + 120)
    simulator.perform(.pointer(.up, column: 40, row: 8))
    simulator.advance(to: simulator.tick + 300)
    #expect(shown(simulator) == "b")
  }

  @Test func `the menu has a long press too, as no key is one`() throws {
    let simulator = Simulator(
      storyboards: try bundle("pongPressGestureRecognizer").bundle(), columns: 80, rows: 24)
    simulator.perform(.toggleSegueMenu)
    simulator.perform(.tap)
    simulator.advance(to: 300)
    #expect(shown(simulator) == "b")
  }

  @Test func `a finger over an edge performs the segue of a recogniser of that edge`() throws {
    let edges = "<rectEdge key=\"edges\" right=\"YES\"/>"
    let bundle = try bundle("screenEdgePanGestureRecognizer", edges).bundle()
    #expect(bundle.main.document.scenes[0].segues[0].trigger == .screenEdgePan(.right))
    let simulator = Simulator(storyboards: bundle, columns: 80, rows: 24)
    for _ in 0..<4 { simulator.perform(.drag(.left)) }
    simulator.perform(.tap)
    simulator.advance(to: 600)
    #expect(shown(simulator) == "b")
  }

  @Test(arguments: ["panGestureRecognizer", "pinchGestureRecognizer", "rotationGestureRecognizer"])
  func `what no gesture of a terminal is stands in the menu, and the import says so`(
    name: String
  ) throws {
    let result = try bundle(name)
    #expect(result.remarks.map(\.what).contains { $0.contains("no gesture of a terminal") })
    let simulator = Simulator(storyboards: try result.bundle(), columns: 80, rows: 24)
    simulator.perform(.toggleSegueMenu)
    simulator.perform(.tap)
    simulator.advance(to: 300)
    #expect(shown(simulator) == "b")
  }

  @Test func `a bar item of a tab bar controller on a stack is in its bar`() throws {
    let item = """
      <navigationItem key="navigationItem" id="ni"><barButtonItem key="rightBarButtonItem" \
      title="More" id="more"><connections>\(Fixture.segue("s", "presentation", to: "c"))\
      </connections></barButtonItem></navigationItem>
      """
    let tabs = """
      <scene sceneID="t"><objects><tabBarController id="tabs" sceneMemberID="viewController">\(item)
      <connections><segue destination="b" kind="relationship" relationship="viewControllers" id="r1"/>
      </connections></tabBarController></objects></scene>
      """
    let navigation = """
      <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
      <connections><segue destination="tabs" kind="relationship" relationship="rootViewController" \
      id="r2"/></connections></navigationController></objects></scene>
      """
    let result = try Fixture.imported(
      Fixture.storyboard(
        navigation, tabs, Fixture.scene("b"), Fixture.scene("c"), initial: "nav"))
    #expect(result.remarks.isEmpty)
    let simulator = Simulator(storyboards: try result.bundle(), columns: 80, rows: 24)
    simulator.perform(.tap)
    simulator.advance(to: 300)
    #expect(shown(simulator) == "c")
  }

  @Test func `a button in the place of a bar item is that item`() throws {
    let item = """
      <navigationItem key="navigationItem" title="A" id="ni"><barButtonItem \
      key="rightBarButtonItem" id="bb"><button key="customView" id="inner"><state key="normal" \
      title="Help"/><connections>\(Fixture.segue("s", "presentation", to: "c"))</connections>\
      </button></barButtonItem></navigationItem>
      """
    let result = try Fixture.imported(
      Fixture.storyboard(Fixture.scene("a", more: item), Fixture.scene("c")))
    #expect(result.remarks.isEmpty)
    let segue = try #require(try result.bundle().main.document.scenes[0].segues.first)
    #expect(segue.trigger == .tap(button: "bb"))
  }
}
