import CellGraphics
import NavigationKit
import Testing

@testable import InterfaceBuilder
@testable import Storyboards
@testable import TextFormats

/// The results of an import for each kind of segue, controller and colour.
@Suite struct KindTests {
  typealias Kind = SceneDocument.Segue.Kind

  @Test func `a button keeps the action in code that it is connected to`() throws {
    let action = """
      <action selector="save:" destination="a" eventType="touchUpInside" id="x1"/>
      """
    let document = try Fixture.imported(
      Fixture.storyboard(Fixture.scene("a", views: Fixture.button("b", "Save", segue: action)))
    ).bundle().main.document
    #expect(document.scene("a")?.codeActions == ["b": "save:"])
  }

  @Test(arguments: [
    ("show", Kind.show(to: "b")), ("push", .push(to: "b")),
    ("presentation", .presentModally(to: "b")), ("modal", .presentModally(to: "b")),
    ("popoverPresentation", .popoverPresentation(to: "b")),
    ("popover", .popoverPresentation(to: "b")), ("showDetail", .showDetail(to: "b")),
    ("replace", .showDetail(to: "b")), ("custom", .custom(to: "b")),
    ("embed", .embed(to: "b", container: "box")), ("somethingNew", .show(to: "b")),
  ])
  func `a segue of each kind leads to its scene`(name: String, kind: Kind) throws {
    let segue = Fixture.segue("s", name, to: "b")
    let container = """
      <containerView id="box"><rect key="frame" x="0" y="0" width="400" height="300"/>
      <connections>\(name == "embed" ? segue : "")</connections></containerView>
      """
    let stack = """
      <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
      <connections><segue destination="a" kind="relationship" relationship="rootViewController" \
      id="r"/></connections></navigationController></objects></scene>
      """
    let document = try Fixture.imported(
      Fixture.storyboard(
        stack,
        Fixture.scene("a", views: container, connections: name == "embed" ? "" : segue),
        Fixture.scene("b"), initial: "nav")
    ).bundle().main.document
    let found = try #require(document.scene("a")?.segues.first)
    #expect(found.kind == kind)
    // Of a class that nothing describes it moves in a way that the page on storyboards names.
    #expect((found.transition != nil) == (name == "custom"))
  }

  @Test(arguments: [
    ("viewController", "The views of this scene are made by code: Main.storyboard has none."),
    ("tableViewController", "The views of this scene are made by code: Main.storyboard has none."),
    (
      "collectionViewController",
      "The views of this scene are made by code: Main.storyboard has none."
    ),
    ("pageViewController", "The pages are made by code: Main.storyboard has none."),
    ("avPlayerViewController", "A film plays here."),
    ("hostingController", "SwiftUI draws this."), ("glkViewController", "OpenGL draws this."),
    ("navigationController", "The stack is filled by code: Main.storyboard has none."),
    ("tabBarController", "The tabs are filled by code: Main.storyboard has none."),
    ("splitViewController", "The columns are filled by code: Main.storyboard has none."),
    ("newController", "newController"),
  ])
  func `a controller of each kind is a scene, and a code-filled controller is described as such`(
    name: String, caption: String
  ) throws {
    let scene = """
      <scene sceneID="s"><objects><\(name) id="a" sceneMemberID="viewController"/></objects></scene>
      """
    let document = try Fixture.imported(Fixture.storyboard(scene)).bundle().main.document
    #expect(document.initialScene == "a")
    let texts = document.scenes.flatMap(\.views).compactMap { view in
      if case .label(let label) = view { label.text } else { nil }
    }
    #expect(texts == [caption])
  }

  // The bytes are the parts times 255, the P3 ones by the matrices of CSS Color 4 as calculated by hand.
  @Test(arguments: [
    (#"red="1" green="0.5" blue="0" alpha="1" colorSpace="calibratedRGB""#, "#FF8000"),
    (
      #"red="0.2" green="0.4" blue="0.6" alpha="0.5" colorSpace="custom" customColorSpace="sRGB""#,
      "#33669980"
    ),
    (#"white="0.5" alpha="1" colorSpace="calibratedWhite""#, "#808080"),
    (
      #"white="1" alpha="0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
      "#FFFFFF00"
    ),
    (
      #"red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
      "#FFFFFF"
    ),
    (
      #"red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
      "#00FF00"
    ),
    (#"cyan="0" magenta="0.5" yellow="1" black="0" alpha="1" colorSpace="custom""#, "#FF8000"),
    (#"cocoaTouchSystemColor="darkTextColor""#, "#000000"),
    (#"systemColor="systemRedColor""#, "#FF3B30"),
  ])
  func `each form of a colour has the value that iOS reads`(attributes: String, color: String)
    throws
  {
    let document = try InterfaceBuilderDocument(xml: Fixture.storyboard(Fixture.scene("a")))
    let colors = InterfaceBuilderColors(document, .light) { _ in nil }
    let element = try XMLReader.read(Array("<color \(attributes)/>".utf8))
    #expect(colors.color(element)?.hexadecimal == color)
  }

  @Test func `unresolved and unreadable elements are reported with their position`() throws {
    let container = """
      <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
      <connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="r1"/>
      <segue destination="a" kind="relationship" relationship="sideViewController" id="r2"/>
      <segue destination="lost" kind="relationship" relationship="rootViewController" id="r3"/>
      </connections></navigationController></objects></scene>
      """
    let label = """
      <label text="x" alpha="half" id="l"><rect key="frame" x="1e1" y="2O" width="9" height="9"/>
      <color key="textColor" red="1" green="" blue="0" alpha="1"/></label>
      """
    let xml = Fixture.storyboard(
      Fixture.scene("a", views: label, connections: Fixture.segue("s", "show", to: "gone")),
      container)
    let found = try Fixture.imported(xml).remarks.map { remark in
      "\(remark.position.line) \(remark.element): \(remark.what)"
    }
    #expect(
      Set(found) == [
        "8 label l: alpha is not a valid number: 'half'; left out",
        "8 rect: y is not a valid number: '2O'; left out",
        "9 color: green is not a valid number: ''; left out",
        "10 segue id-s: the destination 'gone' is not a scene; left out",
        "16 segue r2: unknown relationship 'sideViewController'; left out",
        "17 segue r3: the destination 'lost' is not a scene; left out",
      ])
  }

  @Test(arguments: [
    ("<navigationItem key=\"navigationItem\" id=\"i\"/>", "Book list"),
    ("<navigationItem key=\"navigationItem\" title=\"\" id=\"i\"/>", "Book list"),
    ("<navigationItem key=\"navigationItem\" title=\"Books\" id=\"i\"/>", "Books"),
    (
      """
      <navigationItem key="navigationItem" id="i"><view key="titleView" id="v"><subviews>
      <label text="Shelf" id="l"/></subviews></view></navigationItem>
      """, "Shelf"
    ),
  ])
  func `a bar whose title comes from code shows the name of the controller's class`(
    item: String, title: String
  ) throws {
    let stack = """
      <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
      <connections><segue destination="a" kind="relationship" relationship="rootViewController" \
      id="r"/></connections></navigationController></objects></scene>
      """
    let books = """
      <scene sceneID="s"><objects><viewController customClass="BookListViewController" id="a" \
      sceneMemberID="viewController"><view key="view" id="w"/>\(item)</viewController></objects></scene>
      """
    func titles(_ scenes: String...) throws -> String? {
      let xml = Fixture.storyboard(scenes.joined(separator: "\n"))
      let scenes = try Fixture.imported(xml).files[0].root["scenes"]?.elements ?? []
      return scenes.first { $0["id"]?.string == "BookListViewController" }?["title"]?.string
    }
    #expect(try titles(books, stack) == title)
    // Without a bar nothing is invented.
    #expect(try titles(books) == (title == "Books" ? "Books" : nil))
  }

  @Test(arguments: [
    ("AGSMapView", 300, "map"), ("LineChartView", 150, "chart"), ("AGSMapView", 100, nil),
    ("BidDetailsView", 300, nil),
  ])
  func `a large view that code draws is a placeholder with its description`(
    name: String, size: Int, plate: String?
  ) throws {
    let view = """
      <view customClass="\(name)" id="v"><rect key="frame" x="0" y="0" width="\(size)" \
      height="\(size)"/></view>
      """
    let result = try Fixture.imported(Fixture.storyboard(Fixture.scene("a", views: view)))
    let views = result.files[0].root["scenes"]?.elements?.first?["views"]?.elements ?? []
    // Without one, the first scene is blank and says so in a label.
    #expect(views.compactMap { $0["image"]?.string } == (plate.map { [$0] } ?? []))
  }
}
