import InterfaceBuilder
import NavigationKit
import Simulation
import StoryboardApps
import Testing
import UIKitNames

/// Pickers of a storyboard, which scene files do not have.
@Suite struct StoryboardPickersTests {
  private final class Sizes: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    var picker: UIPickerView?
    var dates: UIDatePicker?
    var changes = 0

    func changed(_ sender: UIDatePicker) { changes += 1 }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "Size \(row)" }
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="siz-00-001"><scenes><scene sceneID="sce-00-001"><objects>
    <viewController id="siz-00-001" customClass="Sizes" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="vie-00-001">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <pickerView contentMode="scaleToFill" id="pic-00-001">
    <rect key="frame" x="0" y="100" width="375" height="216"/><connections>
    <outlet property="dataSource" destination="siz-00-001" id="out-00-001"/>
    <outlet property="delegate" destination="siz-00-001" id="out-00-002"/></connections></pickerView>
    <datePicker contentMode="scaleToFill" datePickerMode="time" minuteInterval="5" id="dat-00-001">
    <rect key="frame" x="0" y="400" width="375" height="216"/><connections>
    <action selector="changed:" destination="siz-00-001" eventType="valueChanged" id="act-00-001"/>
    </connections></datePicker>
    </subviews></view><connections>
    <outlet property="picker" destination="pic-00-001" id="out-00-003"/>
    <outlet property="dates" destination="dat-00-001" id="out-00-004"/>
    </connections></viewController></objects></scene></scenes></document>
    """

  @Test func `pickers of a storyboard are shown, filled and connected`() throws {
    let classes = StoryboardClasses()
    let connect = { (connections: StoryboardConnections<Sizes>) in
      connections.outlet("picker") { (owner: Sizes, value: UIPickerView) in owner.picker = value }
      connections.outlet("dates") { (owner: Sizes, value: UIDatePicker) in owner.dates = value }
      connections.action("changed:") { (owner: Sizes, sender: UIDatePicker) in
        owner.changed(sender)
      }
    }
    classes.add("Sizes", { Sizes(coder: $0) }, connect: connect)
    classes.addKind("datePicker") { UIDatePicker(frame: .zero) }
    let source = InterfaceBuilderSource(path: "Main.storyboard", xml: Array(Self.storyboard.utf8))
    let app = try StoryboardApp(main: "Main", sources: [source], classes: classes)
    let simulator = Simulator(delegate: app.makeDelegate(), columns: 40, rows: 25)
    let sizes = try #require(simulator.application.window?.rootViewController as? Sizes)
    let (picker, dates) = (try #require(sizes.picker), try #require(sizes.dates))
    #expect(picker.window != nil && dates.window != nil && picker.bounds.width == 40)
    #expect(picker.numberOfRows(inComponent: 0) == 3)
    #expect(dates.datePickerMode == .time && dates.minuteInterval == 5)
    simulator.perform(.key(.arrow(.down)))
    #expect(picker.selectedRow(inComponent: 0) == 1)
    simulator.application.turn { _ = dates.handle(.arrow(.up)) }
    #expect(sizes.changes == 1)
  }
}
