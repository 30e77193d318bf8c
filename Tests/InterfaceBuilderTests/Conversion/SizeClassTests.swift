import CellGraphics
import Foundation
import NavigationKit
import Simulation
import Storyboards
import Testing

@testable import InterfaceBuilder

/// Parts of scenes that are there, or are otherwise, in some size classes only.
@Suite struct SizeClassTests {
  private static let place = "<rect key=\"frame\" x=\"100\" y=\"200\" width=\"120\" height=\"20\"/>"

  /// A scene whose labels are in the classes that their ids say.
  private let storyboard = Fixture.storyboard(
    """
    <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label text="always" id="always" translatesAutoresizingMaskIntoConstraints="NO">\(place)
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" \
    pointSize="42"/></variation></label>
    <label text="wide only" id="wide" translatesAutoresizingMaskIntoConstraints="NO">\(place)</label>
    <label text="narrow only" id="narrow" translatesAutoresizingMaskIntoConstraints="NO">\(place)\
    </label>
    <textField text="kept" id="field"><rect key="frame" x="100" y="300" width="120" height="30"/>
    </textField>
    </subviews>
    <constraints>
    <constraint firstItem="always" firstAttribute="leading" secondItem="v" \
    secondAttribute="leading" constant="0" id="c1"><variation key="widthClass=regular" \
    constant="384"/></constraint>
    <constraint firstItem="always" firstAttribute="top" secondItem="v" secondAttribute="top" \
    constant="200" id="c2"/>
    <constraint firstItem="wide" firstAttribute="top" secondItem="v" secondAttribute="top" \
    constant="600" id="c3"/>
    <constraint firstItem="wide" firstAttribute="leading" secondItem="v" \
    secondAttribute="leading" constant="0" id="c4"/>
    </constraints>
    <variation key="default"><mask key="subviews"><exclude reference="wide"/></mask></variation>
    <variation key="widthClass=regular"><mask key="subviews"><include reference="wide"/>
    <exclude reference="narrow"/></mask></variation>
    </view></viewController></objects></scene>
    """)

  private func simulator(_ columns: Int) throws -> Simulator {
    Simulator(
      storyboards: try Fixture.imported(storyboard).bundle(), columns: columns, rows: 24)
  }

  private func label(_ id: String, in simulator: Simulator) throws -> Label? {
    let scene = try #require(SceneWalk.shown(simulator).last)
    return (scene.view?.subviews ?? []).compactMap { $0 as? Label }.first {
      $0.accessibilityIdentifier == id
    }
  }

  @Test func `a narrow terminal shows the views of a compact width`() throws {
    let simulator = try simulator(59)
    #expect(try label("narrow", in: simulator)?.text == "narrow only")
    #expect(try label("wide", in: simulator) == nil)
    #expect(try label("always", in: simulator)?.isBold == false)
  }

  @Test func `a wide terminal uses the views, constants and fonts of a regular width`() throws {
    let simulator = try simulator(96)
    #expect(try label("narrow", in: simulator) == nil)
    #expect(try label("wide", in: simulator)?.text == "wide only")
    let always = try #require(try label("always", in: simulator))
    #expect(always.isBold)
    // 384 of a tablet's 768 points are half of 96 columns.
    #expect(always.frame.minX == 48)
  }

  @Test func `resizing the terminal shows the other size class's views with their subviews`()
    throws
  {
    let simulator = try simulator(50)
    let field = try #require(
      SceneWalk.shown(simulator).last?.view?.subviews.compactMap { $0 as? TextField }.first)
    simulator.application.turn { field.text = "typed" }
    simulator.perform(.resize(columns: 100, rows: 30))
    simulator.advance(to: simulator.tick + 10)
    #expect(try label("wide", in: simulator) != nil)
    #expect(field.window != nil && field.text == "typed")
    simulator.perform(.resize(columns: 50, rows: 24))
    simulator.advance(to: simulator.tick + 10)
    #expect(try label("wide", in: simulator) == nil)
    #expect(try label("narrow", in: simulator) != nil)
    #expect(field.window != nil && field.text == "typed")
  }

  @Test func `a scene that is empty in a size class is shown as on a phone`() throws {
    let xml = try Fixture.bytes("docs/storyboards/xcode/Swipes.storyboard")
    let document = try Fixture.imported(xml).bundle().main.document
    #expect(document.scenes.allSatisfy { $0.variations.isEmpty && !$0.views.isEmpty })
  }

  /// Drawn on Xcode 6's canvas for a compact width, with the frames of the one for all classes.
  private func compactOnly(_ variation: String) -> [UInt8] {
    Fixture.storyboard(
      """
      <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="600" height="600"/><subviews>
      <button buttonType="roundedRect" id="tapMe" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="-23" y="-15" width="46" height="30"/><constraints>
      <constraint firstAttribute="width" constant="62" id="w"/>
      <constraint firstAttribute="height" constant="30" id="h"/></constraints>
      <state key="normal" title="Tap Me!"/></button></subviews>
      <constraints>
      <constraint firstAttribute="bottom" secondItem="tapMe" secondAttribute="bottom" \
      constant="58" id="c1"/>
      <constraint firstItem="tapMe" firstAttribute="leading" secondItem="v" \
      secondAttribute="leadingMargin" constant="153" id="c2"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="tapMe"/></mask>
      <mask key="constraints"><exclude reference="c1"/><exclude reference="c2"/></mask></variation>
      <variation key="\(variation)"><mask key="subviews"><include reference="tapMe"/></mask>
      <mask key="constraints"><include reference="c1"/><include reference="c2"/></mask></variation>
      </view></viewController></objects></scene>
      """)
  }

  @Test(arguments: ["heightClass=regular-widthClass=compact", "widthClass=compact"])
  func `views of a compact width only are on the design canvas of that class`(variation: String)
    throws
  {
    let bundle = try Fixture.imported(compactOnly(variation)).bundle()
    #expect(bundle.main.document.scenes[0].canvas?.width == 400)
    for columns in [40, 80, 120] {
      let simulator = Simulator(storyboards: bundle, columns: columns, rows: 24)
      let button = try #require(
        SceneWalk.shown(simulator).last?.view?.subviews.compactMap { $0 as? Button }.first)
      // 16 points of margin, 153 and half of 62 are the middle of 400.
      #expect(abs(button.frame.midX - Double(columns) / 2) <= 1)
    }
  }

  @Test func `views of all size classes are on the common design canvas`() throws {
    let text = String(decoding: compactOnly("widthClass=compact"), as: UTF8.self)
    let start = try #require(text.range(of: "<variation key=\"default\">"))
    let end = try #require(text.range(of: "</view>"))
    let xml = Array((text[..<start.lowerBound] + text[end.lowerBound...]).utf8)
    let scene = try Fixture.imported(xml).bundle().main.document.scenes[0]
    #expect(scene.canvas?.width == 600)
  }

  @Test func `views in a stack follow the stack's axis in the size class`() throws {
    let xml = Fixture.storyboard(
      """
      <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <stackView distribution="fillEqually" id="stack" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="375" \
      height="667"/><subviews>
      <label text="one" id="one" translatesAutoresizingMaskIntoConstraints="NO"/>
      <label text="two" id="two" translatesAutoresizingMaskIntoConstraints="NO"/>
      </subviews><variation key="heightClass=regular-widthClass=compact" axis="vertical"/>
      </stackView></subviews><constraints>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" id="c1"/><constraint firstItem="stack" firstAttribute="top" \
      secondItem="v" secondAttribute="top" id="c2"/>
      <constraint firstItem="stack" firstAttribute="trailing" secondItem="v" \
      secondAttribute="trailing" id="c3"/><constraint firstItem="stack" firstAttribute="bottom" \
      secondItem="v" secondAttribute="bottom" id="c4"/></constraints></view></viewController>
      </objects></scene>
      """)
    let scene = try #require(try Fixture.imported(xml).bundle().main.document.scenes.first)
    let tall = scene.views.map(\.frame)
    #expect(tall[0].minX == tall[1].minX && tall[0].maxY <= tall[1].minY)
    let wide = try #require(scene.variations.first { $0.width == .regular || $0.width == nil })
    #expect(wide.views[0].frame.minY == wide.views[1].frame.minY)
    #expect(wide.views[0].frame.maxX == wide.views[1].frame.minX)
    #expect(wide.views[1].frame.maxX == wide.canvas?.width)
  }

  @Test func `an import writes the size classes to the scene file`() throws {
    let result = try Fixture.imported(storyboard)
    let bundle = result.bundle()
    let written = try SceneDocument(json: Array(result.files[0].text.utf8))
    let variations = { (document: SceneDocument) in
      document.scenes.flatMap(\.variations).map { ($0.width, $0.height, $0.views.map(\.frame)) }
    }
    #expect(!variations(written).isEmpty)
    #expect("\(variations(written))" == "\(variations(bundle.main.document))")
  }
}
