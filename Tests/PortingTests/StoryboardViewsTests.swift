import CellGraphics
import Foundation
import InterfaceBuilder
import NavigationKit
import Simulation
import StoryboardApps
import Testing
import UIKitNames

/// Attributes of views that code of an app reads or replaces.
@Suite struct StoryboardViewsTests {
  private final class Board: UIViewController {
    var tapped: [Int] = []

    func mark(_ sender: UIView) { tapped.append(sender.tag) }
  }

  /// A board whose view has the tag 100, with two squares. The first has an image and no title.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="boa-00-001"><scenes><scene sceneID="sce-00-001"><objects>
    <viewController id="boa-00-001" customClass="Board" sceneMemberID="viewController">
    <view key="view" tag="100" contentMode="scaleToFill" id="vie-00-001">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <button opaque="NO" id="squ-00-001"><rect key="frame" x="20" y="100" width="300" height="44"/>
    <state key="normal" image="cross"/><connections>
    <action selector="mark:" destination="boa-00-001" eventType="touchUpInside" id="act-00-001"/>
    </connections></button>
    <button opaque="NO" tag="1" id="squ-00-002">
    <rect key="frame" x="20" y="200" width="300" height="44"/>
    <state key="normal" title="Second" image="cross"/>
    <state key="selected" title="Chosen"><color key="titleColor" red="1" green="0" blue="0" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/></state>
    <state key="disabled" title="Taken" image="lock"/><connections>
    <action selector="mark:" destination="boa-00-001" eventType="touchUpInside" id="act-00-002"/>
    </connections></button>
    </subviews></view></viewController></objects></scene></scenes></document>
    """

  private final class Pictures: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Picture", for: indexPath)
      cell.textLabel?.text = "storm"
      return cell
    }
  }

  /// A table with a prototype and empty sections, as Xcode writes it for a table that was static.
  private static let table = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="pic-00-001"><scenes><scene sceneID="sce-00-001"><objects>
    <tableViewController id="pic-00-001" customClass="Pictures" sceneMemberID="viewController">
    <tableView key="view" dataMode="prototypes" style="plain" id="tab-00-001">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <prototypes><tableViewCell reuseIdentifier="Picture" id="cel-00-001">
    <tableViewCellContentView key="contentView" tableViewCell="cel-00-001" id="con-00-001">
    <subviews><label opaque="NO" tag="7" text="Title" id="lab-00-001"/></subviews>
    </tableViewCellContentView></tableViewCell></prototypes><sections/><connections>
    <outlet property="dataSource" destination="pic-00-001" id="out-00-001"/>
    <outlet property="delegate" destination="pic-00-001" id="out-00-002"/>
    </connections></tableView></tableViewController></objects></scene></scenes></document>
    """

  private func start(
    _ storyboard: String, _ classes: StoryboardClasses, columns: Int, rows: Int
  ) throws -> Simulator {
    let source = InterfaceBuilderSource(path: "Main.storyboard", xml: Array(storyboard.utf8))
    let app = try StoryboardApp(main: "Main", sources: [source], classes: classes)
    return Simulator(delegate: app.makeDelegate(), columns: columns, rows: rows)
  }

  @Test func `a table with empty sections has its prototypes, whose labels have tags`() throws {
    let classes = StoryboardClasses()
    classes.add("Pictures") { Pictures(coder: $0) }
    let simulator = try start(Self.table, classes, columns: 60, rows: 25)
    let window = try #require(simulator.application.window)
    let pictures = try #require(window.rootViewController as? Pictures)
    _ = simulator.frame()
    let cell = try #require(pictures.tableView.visibleCells.first)
    #expect(cell.textLabel?.text == "storm" && cell.textLabel?.tag == 7)
  }

  private func makeBoard() throws -> (simulator: Simulator, board: Board) {
    let classes = StoryboardClasses()
    let connect = { (connections: StoryboardConnections<Board>) in
      connections.action("mark:") { (owner: Board, sender: UIView) in owner.mark(sender) }
    }
    classes.add("Board", { Board(coder: $0) }, connect: connect)
    let simulator = try start(Self.storyboard, classes, columns: 60, rows: 25)
    return (simulator, try #require(simulator.application.window?.rootViewController as? Board))
  }

  @Test func `code finds views by the storyboard's tags`() throws {
    let (_, board) = try makeBoard()
    #expect(board.view.tag == 100)
    // The search begins with the view itself, and a view without a tag has the tag 0.
    #expect(board.view.viewWithTag(100) === board.view)
    #expect((board.view.viewWithTag(1) as? UIButton)?.title(for: .normal) == "Second")
    #expect(board.view.viewWithTag(0) is UIButton)
  }

  // Xcode's attributes inspector sets title, text colour and image for the state of its State Config.
  @Test func `a button has the storyboard's contents for each state`() throws {
    let (simulator, board) = try makeBoard()
    let second = try #require(board.view.viewWithTag(1) as? UIButton)
    #expect(second.title(for: .selected) == "Chosen" && second.title(for: .disabled) == "Taken")
    #expect(second.titleColor(for: .selected) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(second.image(for: .disabled)?.name == "lock")
    // A state that the storyboard does not name has the contents of the normal one.
    #expect(second.title(for: .highlighted) == "Second")
    #expect(second.currentTitle == "Second")
    simulator.application.turn { second.isSelected = true }
    #expect(second.currentTitle == "Chosen")
  }

  @Test func `an action gets a sender with the storyboard's tag`() throws {
    let (simulator, board) = try makeBoard()
    let second = try #require(board.view.viewWithTag(1) as? UIButton)
    simulator.application.turn { second.sendActions(for: .touchUpInside) }
    #expect(board.tapped == [1])
  }

  @Test func `the image that code sets replaces the image of a button without a title`() throws {
    let (_, board) = try makeBoard()
    let first = try #require(board.view.viewWithTag(0) as? UIButton)
    #expect(first.title(for: .normal) == nil && first.image(for: .normal) != nil)
    first.setImage(UIImage(named: "circle of chalk"), for: .normal)
    #expect(first.image(for: .normal)?.name == "circle of chalk")
    let second = try #require(board.view.viewWithTag(1) as? UIButton)
    #expect(second.title(for: .normal) == "Second")
  }

  private final class Gauge: UIView {
    var level = 0.0 { didSet { frameAtLoading = frame } }
    var frameAtLoading = CGRect.zero
  }

  /// A view of a class without a background and subviews, which draws itself.
  private static let gauge = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="boa-00-001"><scenes><scene sceneID="sce-00-001"><objects>
    <viewController id="boa-00-001" customClass="Board" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="vie-00-001">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <view contentMode="scaleToFill" id="gau-00-001" customClass="Gauge">
    <rect key="frame" x="75" y="333.5" width="150" height="133.4"/>
    <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="level"><real key="value" value="0.5"/>
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
    </subviews></view></viewController></objects></scene></scenes></document>
    """

  // Xcode makes each view of a storyboard with its class and sets its runtime attributes.
  @Test func `a clear view of a class of the app is in its place`() throws {
    let classes = StoryboardClasses()
    classes.add("Board") { Board(coder: $0) }
    let connect = { (connections: StoryboardConnections<Gauge>) in
      connections.attribute("level", \Gauge.level)
    }
    classes.add("Gauge", { Gauge(coder: $0) }, connect: connect)
    let simulator = try start(Self.gauge, classes, columns: 75, rows: 26)
    let root = try #require(simulator.application.window?.rootViewController)
    let gauge = try #require(root.view.subviews.lazy.compactMap { $0 as? Gauge }.first)
    #expect(gauge.level == 0.5 && gauge.frameAtLoading == gauge.frame)
    // A fifth of 375 points is 15 of 75 columns; a half and a fifth of 667 points are 12.5 and 5 of
    // 25 rows.
    #expect(gauge.frame.minX == 15 && gauge.frame.width == 30)
    #expect(abs(gauge.frame.minY - 12.5) <= 0.5 && abs(gauge.frame.height - 5) <= 0.5)
  }

  /// A label at the top, a hidden one at its place, a hidden box with a button and a transparent
  /// label, and a stack with two labels.
  private static let hidden = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="boa-00-001"><scenes><scene sceneID="sce-00-001"><objects>
    <viewController id="boa-00-001" customClass="Parts" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="vie-00-001">
    <rect key="frame" x="0.0" y="0.0" width="375" height="645"/><subviews>
    <label hidden="YES" opaque="NO" text="No network" id="war-00-001">
    <rect key="frame" x="0" y="95" width="375" height="25"/></label>
    <label opaque="NO" text="Inbox" id="tit-00-001">
    <rect key="frame" x="0" y="95" width="375" height="25"/></label>
    <view hidden="YES" contentMode="scaleToFill" id="box-00-001">
    <rect key="frame" x="0" y="270" width="375" height="125"/><subviews>
    <button opaque="NO" id="but-00-001"><rect key="frame" x="0" y="25" width="375" height="25"/>
    <state key="normal" title="Again"/></button>
    <label opaque="NO" alpha="0.0" text="Faint" id="fai-00-001">
    <rect key="frame" x="0" y="75" width="375" height="25"/></label></subviews></view>
    <stackView opaque="NO" axis="vertical" id="sta-00-001">
    <rect key="frame" x="0" y="520" width="375" height="50"/><subviews>
    <label opaque="NO" text="First" id="fir-00-001">
    <rect key="frame" x="0" y="0" width="375" height="25"/></label>
    <label opaque="NO" text="Second" id="sec-00-001">
    <rect key="frame" x="0" y="25" width="375" height="25"/></label></subviews></stackView>
    </subviews></view><connections>
    <outlet property="warning" destination="war-00-001" id="out-00-001"/>
    <outlet property="box" destination="box-00-001" id="out-00-002"/>
    <outlet property="again" destination="but-00-001" id="out-00-003"/>
    <outlet property="faint" destination="fai-00-001" id="out-00-004"/>
    <outlet property="stack" destination="sta-00-001" id="out-00-005"/>
    </connections></viewController></objects></scene></scenes></document>
    """

  private final class Parts: UIViewController {
    var warning: UILabel!
    var box: UIView!
    var again: UIButton!
    var faint: UILabel!
    var stack: UIStackView!
  }

  private func makeParts() throws -> (simulator: Simulator, parts: Parts) {
    let classes = StoryboardClasses()
    let connect: (StoryboardConnections<Parts>) -> Void = { connections in
      connections.outlet("warning") { (owner: Parts, value) in owner.warning = value }
      connections.outlet("box") { (owner: Parts, value) in owner.box = value }
      connections.outlet("again") { (owner: Parts, value) in owner.again = value }
      connections.outlet("faint") { (owner: Parts, value) in owner.faint = value }
      connections.outlet("stack") { (owner: Parts, value) in owner.stack = value }
    }
    classes.add("Parts", { Parts(coder: $0) }, connect: connect)
    // A row has 25 points, below the 20 of the status bar.
    let simulator = try start(Self.hidden, classes, columns: 75, rows: 26)
    return (simulator, try #require(simulator.application.window?.rootViewController as? Parts))
  }

  /// Returns the rows of the app that have text, by their numbers.
  private func texts(_ simulator: Simulator) -> [Int: String] {
    let surface = simulator.frame().surface
    var result: [Int: String] = [:]
    // The last row is the status line.
    for row in 0..<surface.rows - 1 {
      let glyphs = (0..<surface.columns).map { surface[column: $0, row: row].glyph }
      let line = glyphs.map { String(String.UnicodeScalarView($0.scalars)) }.joined()
      let text = line.trimmingCharacters(in: .whitespaces)
      if !text.isEmpty { result[row] = text }
    }
    return result
  }

  // UIView `isHidden`: a hidden view keeps its place and is shown when code sets the property.
  @Test func `code shows a label that is hidden in the storyboard`() throws {
    let (simulator, parts) = try makeParts()
    #expect(parts.warning.isHidden)
    #expect(texts(simulator) == [3: "Inbox", 20: "First", 21: "Second"])
    simulator.application.turn { parts.warning.isHidden = false }
    // Both labels have the same place in the storyboard, and each needs a row.
    let shown = texts(simulator).filter { $0.key < 20 }
    #expect(Set(shown.values) == ["No network", "Inbox"] && Set(shown.keys).isSubset(of: 2...4))
    simulator.application.turn { parts.warning.isHidden = true }
    #expect(texts(simulator) == [3: "Inbox", 20: "First", 21: "Second"])
  }

  // UIView `isHidden`: hiding a view hides its subviews, whose own property stays.
  @Test func `code shows a hidden view with its subviews`() throws {
    let (simulator, parts) = try makeParts()
    #expect(parts.box.isHidden && !parts.again.isHidden && parts.again.isDescendant(of: parts.box))
    simulator.application.turn { parts.box.isHidden = false }
    #expect(texts(simulator) == [3: "Inbox", 11: "Again", 20: "First", 21: "Second"])
    // A button can be chosen then.
    simulator.perform(.moveFocus(.next))
    _ = simulator.frame()
    #expect(simulator.application.focusedView === parts.again)
    simulator.application.turn { parts.box.alpha = 0 }
    #expect(texts(simulator)[11] == nil && parts.again.alpha == 1)
  }

  // UIView `alpha`: a transparent view is shown when code makes it opaque.
  @Test func `code shows a label that is transparent in the storyboard`() throws {
    let (simulator, parts) = try makeParts()
    simulator.application.turn {
      parts.box.isHidden = false
      parts.faint.alpha = 1
    }
    #expect(
      texts(simulator)
        == [3: "Inbox", 11: "Again", 13: "Faint", 20: "First", 21: "Second"])
  }

  // UIStackView is a view, which hides its subviews with it.
  @Test func `code hides a stack view with its views`() throws {
    let (simulator, parts) = try makeParts()
    _ = simulator.frame()
    simulator.application.turn { parts.stack.isHidden = true }
    #expect(texts(simulator) == [3: "Inbox"])
    simulator.perform(.resize(columns: 60, rows: 26))
    simulator.application.turn { parts.stack.isHidden = false }
    #expect(texts(simulator) == [3: "Inbox", 20: "First", 21: "Second"])
  }

  /// A table without selection whose cells have no selection style, an indicator that is hidden when
  /// it stops and one that is not, a chosen button, and labels with and without interaction.
  private static let attributes = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="boa-00-001"><scenes><scene sceneID="sce-00-001"><objects>
    <viewController id="boa-00-001" customClass="Board" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="vie-00-001">
    <rect key="frame" x="0.0" y="0.0" width="375" height="645"/><subviews>
    <tableView tag="1" allowsSelection="NO" scrollEnabled="NO" dataMode="prototypes" id="tab-00-001">
    <rect key="frame" x="0" y="20" width="375" height="125"/><prototypes>
    <tableViewCell reuseIdentifier="Row" selectionStyle="none" id="cel-00-001">
    <tableViewCellContentView key="contentView" id="con-00-001"/></tableViewCell></prototypes>
    </tableView>
    <activityIndicatorView tag="2" hidesWhenStopped="YES" style="medium" id="ind-00-001">
    <rect key="frame" x="20" y="220" width="20" height="20"/></activityIndicatorView>
    <activityIndicatorView tag="3" style="medium" id="ind-00-002">
    <rect key="frame" x="100" y="220" width="20" height="20"/></activityIndicatorView>
    <button tag="4" selected="YES" id="but-00-001"><rect key="frame" x="20" y="320" width="100" \
    height="25"/><state key="normal" title="Off"/><state key="selected" title="On"/></button>
    <label tag="5" text="Tap here" id="lab-00-001">
    <rect key="frame" x="20" y="420" width="100" height="25"/></label>
    <label tag="6" userInteractionEnabled="NO" text="Not here" id="lab-00-002">
    <rect key="frame" x="20" y="520" width="100" height="25"/></label>
    </subviews></view></viewController></objects></scene></scenes></document>
    """

  // Xcode's attributes inspector has these attributes for the views of its library.
  @Test func `views behave as the storyboard says`() throws {
    let classes = StoryboardClasses()
    classes.add("Board") { Board(coder: $0) }
    let simulator = try start(Self.attributes, classes, columns: 75, rows: 26)
    let root = try #require(simulator.application.window?.rootViewController?.view)
    let table = try #require(root.viewWithTag(1) as? UITableView)
    #expect(!table.allowsSelection && !table.isScrollEnabled)
    #expect(
      table.dequeueReusableCell(withIdentifier: "Row")?.selectionStyle
        == UITableViewCell.SelectionStyle.none)
    let hiding = try #require(root.viewWithTag(2) as? UIActivityIndicatorView)
    let staying = try #require(root.viewWithTag(3) as? UIActivityIndicatorView)
    #expect(hiding.isHidden && !staying.isHidden)
    simulator.application.turn { for view in [hiding, staying] { view.startAnimating() } }
    #expect(!hiding.isHidden && !staying.isHidden)
    simulator.application.turn { for view in [hiding, staying] { view.stopAnimating() } }
    #expect(hiding.isHidden && !staying.isHidden)
    #expect((root.viewWithTag(4) as? UIButton)?.currentTitle == "On")
    #expect(root.viewWithTag(5)?.isUserInteractionEnabled == true)
    #expect(root.viewWithTag(6)?.isUserInteractionEnabled == false)
  }

  private final class Search: UIViewController, UISearchBarDelegate {
    var bar: UISearchBar!
    var scroller: UIScrollView!
    var effects: UIVisualEffectView!
    var tools: UIToolbar!
    var bottom: NSLayoutConstraint!
    var searched: [String] = []

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      searched.append(searchText)
    }
  }

  /// A search bar, a white scroll view with an effect view, a toolbar and a constraint.
  private static let search = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="sea-00-001"><scenes><scene sceneID="sce-00-001"><objects>
    <viewController id="sea-00-001" customClass="Search" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="vie-00-001">
    <rect key="frame" x="0.0" y="0.0" width="375" height="645"/><subviews>
    <searchBar placeholder="Find a fruit" id="bar-00-001"><rect key="frame" x="0" y="95" width="375" \
    height="25"/><connections><outlet property="delegate" destination="sea-00-001" id="out-00-009"/>
    </connections></searchBar>
    <scrollView id="scr-00-001"><rect key="frame" x="0" y="145" width="375" height="300"/><subviews>
    <visualEffectView id="eff-00-001"><rect key="frame" x="0" y="0" width="375" height="100"/>
    <view key="contentView" id="con-00-001"><rect key="frame" x="0" y="0" width="375" height="100"/>
    <subviews><label text="Blurred" id="lab-00-001"><rect key="frame" x="0" y="0" width="375" \
    height="25"/></label></subviews></view><blurEffect style="light"/></visualEffectView></subviews>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/></scrollView>
    <toolbar id="too-00-001"><rect key="frame" x="0" y="601" width="375" height="44"/><items>
    <barButtonItem title="Edit" id="ite-00-001"/></items></toolbar></subviews>
    <constraints><constraint firstAttribute="bottom" secondItem="too-00-001" \
    secondAttribute="bottom" constant="40" identifier="rise" id="csr-00-001"/></constraints></view>
    <connections><outlet property="bar" destination="bar-00-001" id="out-00-001"/>
    <outlet property="scroller" destination="scr-00-001" id="out-00-002"/>
    <outlet property="effects" destination="eff-00-001" id="out-00-003"/>
    <outlet property="tools" destination="too-00-001" id="out-00-004"/>
    <outlet property="bottom" destination="csr-00-001" id="out-00-005"/></connections>
    </viewController></objects></scene></scenes></document>
    """

  private func makeSearch() throws -> (simulator: Simulator, search: Search) {
    let classes = StoryboardClasses()
    let connect: (StoryboardConnections<Search>) -> Void = { connections in
      connections.outlet("bar") { (owner: Search, value) in owner.bar = value }
      connections.outlet("scroller") { (owner: Search, value) in owner.scroller = value }
      connections.outlet("effects") { (owner: Search, value) in owner.effects = value }
      connections.outlet("tools") { (owner: Search, value) in owner.tools = value }
      connections.outlet("bottom") { (owner: Search, value) in owner.bottom = value }
    }
    classes.add("Search", { Search(coder: $0) }, connect: connect)
    classes.addKind("visualEffectView") { UIVisualEffectView(effect: nil) }
    let simulator = try start(Self.search, classes, columns: 75, rows: 26)
    return (simulator, try #require(simulator.application.window?.rootViewController as? Search))
  }

  // Xcode connects an outlet only with an object of its class, and code relies on it.
  @Test func `outlets to bars, effects and constraints are not nil`() throws {
    let (simulator, search) = try makeSearch()
    #expect(search.scroller != nil && search.effects != nil && search.tools != nil)
    #expect(search.bottom?.constant == 40 && search.bottom?.identifier == "rise")
    simulator.application.turn { search.bottom.constant = 80 }
    #expect(texts(simulator)[3]?.contains("Find a fruit") == true)
    // A quarter of a row above the middle: (145 + 12.5 - 20) / 25 is 5.5.
    #expect(texts(simulator)[5] == "Blurred")
    simulator.application.turn { search.effects.isHidden = true }
    #expect(texts(simulator)[5] == nil)
  }

  // UISearchBarDelegate `searchBar(_:textDidChange:)`, with the delegate of the storyboard.
  @Test func `a search bar of the storyboard calls its delegate`() throws {
    let (simulator, search) = try makeSearch()
    _ = simulator.frame()
    simulator.application.turn { _ = search.bar.becomeFirstResponder() }
    simulator.perform(.key(.text("p")))
    #expect(search.searched == ["p"] && search.bar.text == "p")
  }

  // UIView `isHidden`: it changes by code only.
  @Test func `a view that code has hidden stays hidden`() throws {
    let (simulator, board) = try makeBoard()
    let second = try #require(board.view.viewWithTag(1) as? UIButton)
    simulator.application.turn { second.isHidden = true }
    _ = simulator.frame()
    simulator.perform(.resize(columns: 50, rows: 20))
    _ = simulator.frame()
    #expect(second.isHidden)
    simulator.application.turn { second.isHidden = false }
    #expect(!second.isHidden)
  }
}
