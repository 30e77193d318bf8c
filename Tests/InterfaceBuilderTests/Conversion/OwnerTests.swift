import CellGraphics
import NavigationKit
import Simulation
import Storyboards
import Testing

@testable import InterfaceBuilder

/// The elements that can own a segue, and the user's action that performs it.
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
  func `a long press on a view with a long-press recogniser performs the recogniser's segue`(
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

  @Test func `the menu offers a long press because no key can perform it`() throws {
    let simulator = Simulator(
      storyboards: try bundle("pongPressGestureRecognizer").bundle(), columns: 80, rows: 24)
    simulator.perform(.toggleSegueMenu)
    simulator.perform(.tap)
    simulator.advance(to: 300)
    #expect(shown(simulator) == "b")
  }

  @Test func `a drag from an edge performs the segue of that edge's recogniser`() throws {
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
  func `the menu offers gestures that a terminal cannot send, and the import reports them`(
    name: String
  ) throws {
    let result = try bundle(name)
    #expect(result.remarks.map(\.what).contains { $0.contains("a terminal has no such gesture") })
    let simulator = Simulator(storyboards: result.bundle(), columns: 80, rows: 24)
    simulator.perform(.toggleSegueMenu)
    simulator.perform(.tap)
    simulator.advance(to: 300)
    #expect(shown(simulator) == "b")
  }

  @Test func `a bar item of a tab bar controller on a stack is in the navigation bar`() throws {
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
    let simulator = Simulator(storyboards: result.bundle(), columns: 80, rows: 24)
    simulator.perform(.tap)
    simulator.advance(to: 300)
    #expect(shown(simulator) == "c")
  }

  @Test func `a button in place of a bar item becomes the bar item`() throws {
    let item = """
      <navigationItem key="navigationItem" title="A" id="ni"><barButtonItem \
      key="rightBarButtonItem" id="bb"><button key="customView" id="inner"><state key="normal" \
      title="Help"/><connections>\(Fixture.segue("s", "presentation", to: "c"))</connections>\
      </button></barButtonItem></navigationItem>
      """
    let result = try Fixture.imported(
      Fixture.storyboard(Fixture.scene("a", more: item), Fixture.scene("c")))
    #expect(result.remarks.isEmpty)
    let segue = try #require(result.bundle().main.document.scenes[0].segues.first)
    #expect(segue.trigger == .tap(button: "bb"))
  }

  @Test func `each control of a prototype cell with several segues can be tapped separately`()
    throws
  {
    let cell = """
      <tableView dataMode="prototypes" id="t"><rect key="frame" x="0" y="0" width="400" height="800"/>
      <prototypes><tableViewCell rowHeight="80" id="cell"><rect key="frame" x="0" y="0" width="400" \
      height="80"/><tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" \
      y="0" width="400" height="80"/><subviews>
      <label text="Song" id="song"><rect key="frame" x="20" y="10" width="100" height="20"/></label>
      \(Fixture.button("play", "Play", y: 40, segue: Fixture.segue("s1", "show", to: "b")))
      <button id="share"><rect key="frame" x="320" y="40" width="60" height="30"/>
      <state key="normal" title="Share"/><connections>\(Fixture.segue("s2", "show", to: "c"))\
      </connections></button></subviews></tableViewCellContentView>
      <connections>\(Fixture.segue("s3", "show", to: "d"))</connections></tableViewCell></prototypes>
      </tableView>
      """
    let result = try Fixture.imported(
      Fixture.storyboard(
        Fixture.scene("a", views: cell), Fixture.scene("b"), Fixture.scene("c"),
        Fixture.scene("d")))
    #expect(result.remarks.isEmpty)
    let bundle = result.bundle()
    var reached: Set<String> = []
    for place in 0..<3 {
      let simulator = Simulator(storyboards: bundle, columns: 80, rows: 24)
      for _ in 0..<place { simulator.perform(.moveFocus(.next)) }
      simulator.perform(.tap)
      simulator.advance(to: 300)
      reached.insert(shown(simulator) ?? "")
    }
    #expect(reached == ["b", "c", "d"])
  }

  @Test func `a view beside an empty one is in it where an outlet leads to it`() throws {
    let beside = """
      <scrollView id="sv"><rect key="frame" x="0" y="0" width="400" height="700"/><subviews>
      \(Fixture.button("go", "Go", segue: Fixture.segue("s", "show", to: "b")))</subviews></scrollView>
      """
    let outlet = "<outlet property=\"scroll\" destination=\"sv\" id=\"o\"/>"
    let result = try Fixture.imported(
      Fixture.storyboard(
        Fixture.scene("a", connections: outlet, objects: beside), Fixture.scene("b")))
    #expect(result.remarks.isEmpty)
    let simulator = Simulator(storyboards: result.bundle(), columns: 80, rows: 24)
    simulator.perform(.tap)
    simulator.advance(to: 300)
    #expect(shown(simulator) == "b")
  }

  @Test
  func
    `a storyboard without an initial scene starts at the visible scene that leads to the most scenes`()
    throws
  {
    func start(_ scenes: String...) throws -> String {
      let xml = String(decoding: Fixture.storyboard(scenes.joined()), as: UTF8.self)
        .replacing(" initialViewController=\"a\"", with: "")
      return try Fixture.imported(Array(xml.utf8)).bundle().main.document.initialScene
    }
    let label =
      "<label text=\"x\" id=\"l\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>"
    let toC = Fixture.segue("s", "show", to: "c")
    #expect(
      try start(Fixture.scene("a"), Fixture.scene("b", connections: toC), Fixture.scene("c")) == "b"
    )
    let empty = """
      <scene sceneID="e"><objects><viewController storyboardIdentifier="e" id="e" \
      sceneMemberID="viewController"><view key="view" id="v"/></viewController></objects></scene>
      """
    #expect(try start(empty, Fixture.scene("b", views: label)) == "b")
    #expect(try start(empty, empty.replacing("\"e\"", with: "\"f\"")) == "e")
  }

  @Test
  func `a storyboard whose likely initial controller has no id starts with its first scene`() throws
  {
    let toItself = Fixture.segue("s", "show", to: "b")
    let withoutID = Fixture.scene("c").replacing(" id=\"c\"", with: "")
    let xml = String(
      decoding: Fixture.storyboard(Fixture.scene("b", connections: toItself), withoutID),
      as: UTF8.self)
    let result = try Fixture.imported(
      Array(xml.replacing(" initialViewController=\"a\"", with: "").utf8))
    #expect(result.bundle().main.document.initialScene == "b")
  }
}
