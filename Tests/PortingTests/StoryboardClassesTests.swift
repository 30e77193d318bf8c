import InterfaceBuilder
import NavigationKit
import Simulation
import StoryboardApps
import Testing
import UIKitNames

/// Views of storyboards with classes of the app, and their outlets and attributes.
@Suite struct StoryboardClassesTests {
  private final class Form: UIViewController, UITextFieldDelegate {
    var squares: [Square] = []
    var field: UITextField!
    var panel: UIView!
    var returns = 0

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      returns += 1
      return true
    }
  }

  private final class Square: UIButton {
    var row = 0
    var share = 0.0
    var mark: String?
    var isWinning = false
  }

  /// Two squares, a text field whose delegate is the controller, a panel with a label in it, and a
  /// background image over the whole scene.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="for-00-001"><scenes><scene sceneID="sce-00-001"><objects>
    <viewController id="for-00-001" customClass="Form" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="vie-00-001">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <imageView image="paper" id="ima-00-001">
    <rect key="frame" x="0" y="0" width="375" height="667"/></imageView>
    <button opaque="NO" id="squ-00-001" customClass="Square">
    <rect key="frame" x="20" y="100" width="300" height="44"/><state key="normal" title="One"/>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="row">
    <integer key="value" value="2"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="share">
    <real key="value" value="0.5"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="string" keyPath="mark" value="X"/>
    <userDefinedRuntimeAttribute type="boolean" keyPath="isWinning" value="YES"/>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
    <integer key="value" value="8"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="unknown">
    <integer key="value" value="8"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes></button>
    <button opaque="NO" id="squ-00-002" customClass="Square">
    <rect key="frame" x="20" y="200" width="300" height="44"/></button>
    <textField opaque="NO" borderStyle="roundedRect" id="fie-00-001">
    <rect key="frame" x="20" y="300" width="300" height="44"/><connections>
    <outlet property="delegate" destination="for-00-001" id="out-00-004"/></connections></textField>
    <view id="pan-00-001"><rect key="frame" x="20" y="400" width="300" height="200"/>
    <subviews><label text="Inside" id="lab-00-001">
    <rect key="frame" x="0" y="50" width="300" height="44"/></label></subviews>
    <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/></view>
    </subviews></view><connections>
    <outletCollection property="squares" destination="squ-00-001" id="out-00-001"/>
    <outletCollection property="squares" destination="squ-00-002" id="out-00-002"/>
    <outlet property="field" destination="fie-00-001" id="out-00-003"/>
    <outlet property="panel" destination="pan-00-001" id="out-00-005"/>
    </connections></viewController></objects></scene></scenes></document>
    """

  private func makeForm() throws -> (simulator: Simulator, form: Form) {
    let classes = StoryboardClasses()
    let connectForm = { (connections: StoryboardConnections<Form>) in
      connections.outlet("squares") { (owner: Form, value: Square) in owner.squares += [value] }
      connections.outlet("field") { (owner: Form, value: UITextField) in owner.field = value }
      connections.outlet("panel") { (owner: Form, value: UIView) in owner.panel = value }
    }
    classes.add("Form", { Form(coder: $0) }, connect: connectForm)
    let connectSquare = { (connections: StoryboardConnections<Square>) in
      connections.attribute("row", \Square.row)
      connections.attribute("share", \Square.share)
      connections.attribute("mark", \Square.mark)
      connections.attribute("isWinning", \Square.isWinning)
    }
    classes.add("Square", { Square(coder: $0) }, connect: connectSquare)
    classes.addOutlet("delegate") {
      (owner: UITextField, value: any UITextFieldDelegate) in owner.delegate = value
    }
    let source = InterfaceBuilderSource(path: "Main.storyboard", xml: Array(Self.storyboard.utf8))
    let app = try StoryboardApp(main: "Main", sources: [source], classes: classes)
    let simulator = Simulator(delegate: app.makeDelegate(), columns: 60, rows: 25)
    return (simulator, try #require(simulator.application.window?.rootViewController as? Form))
  }

  @Test func `views are made with the storyboard's classes`() throws {
    let (_, form) = try makeForm()
    form.loadViewIfNeeded()
    #expect(form.squares.count == 2)
    #expect(form.squares.first?.title(for: .normal) == "One")
    #expect(form.squares.allSatisfy { $0.superview === form.view })
  }

  @Test func `attributes of the storyboard are set on properties of the class`() throws {
    let (_, form) = try makeForm()
    form.loadViewIfNeeded()
    let square = try #require(form.squares.first)
    #expect(square.row == 2 && square.share == 0.5 && square.mark == "X" && square.isWinning)
    #expect(square.layer.cornerRadius == 8)
    #expect(form.squares[1].row == 0 && form.squares[1].mark == nil)
  }

  @Test func `the delegate of a text field is set`() throws {
    let (simulator, form) = try makeForm()
    form.loadViewIfNeeded()
    #expect(form.field.delegate === form)
    simulator.application.turn { _ = form.field.becomeFirstResponder() }
    simulator.perform(.tap)
    #expect(form.returns == 1)
  }

  @Test func `an outlet of a view with subviews is the box behind them`() throws {
    let (simulator, form) = try makeForm()
    form.loadViewIfNeeded()
    #expect(form.panel.superview === form.view)
    simulator.application.turn { form.panel.isHidden = true }
    #expect(form.panel.isHidden)
  }

  @Test func `the name of a background image is not shown, the name of another one is`() throws {
    let (simulator, form) = try makeForm()
    #expect(!simulator.text.contains("paper"))
    let image = try #require(form.view.subviews.compactMap { $0 as? UIImageView }.first)
    // The name is in the middle, where the field is too.
    simulator.application.turn { form.field.isHidden = true }
    simulator.application.turn { image.image = UIImage(named: "wood") }
    #expect(simulator.text.contains("wood"))
  }

  @Test func `the sign of an empty button is replaced by the title or image that code sets`() throws
  {
    let (simulator, form) = try makeForm()
    #expect(simulator.text.contains("▢"))
    simulator.application.turn { form.squares[1].setImage(UIImage(named: "cross"), for: .normal) }
    #expect(simulator.text.contains("cross") && !simulator.text.contains("▢"))
    simulator.application.turn { form.squares[1].setImage(nil, for: .normal) }
    simulator.application.turn { form.squares[1].setTitle("Two", for: .normal) }
    #expect(simulator.text.contains("Two") && !simulator.text.contains("▢"))
  }
}

extension Simulator {
  /// The letters of the screen, row by row.
  fileprivate var text: String {
    let surface = frame().surface
    return (0..<surface.rows - 1).map { row in
      var line = ""
      for cell in surface.row(row) { line.unicodeScalars.append(contentsOf: cell.glyph.scalars) }
      return line
    }.joined(separator: "\n")
  }
}
