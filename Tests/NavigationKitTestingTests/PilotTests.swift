import CellGraphics
import NavigationKit
import NavigationKitTesting
import Simulation
import Testing

@Suite struct PilotTests {
  /// A list that pushes a detail, in a navigation controller.
  private static func list() -> ViewController {
    let list = ViewController()
    list.title = "List"
    let button = Button(frame: Rect(x: 2, y: 3, width: 12, height: 1))
    button.setTitle("Open", for: .normal)
    button.accessibilityIdentifier = "open"
    button.addAction { [unowned list] _ in
      let detail = ViewController()
      detail.title = "Detail"
      list.navigationController?.pushViewController(detail, animated: true)
    }
    list.view.addSubview(button)
    return NavigationController(rootViewController: list)
  }

  private func pilot() throws -> Pilot {
    try Pilot(root: Self.list(), size: Size(width: 40, height: 12))
  }

  @Test func `a tap on a text presses the button with this title`() throws {
    let app = try pilot()
    try app.tap("Open")
    #expect(app.stack == ["List", "Detail"])
    try app.expect("on Detail; stack List ▸ Detail; no unbalanced calls; no warnings")
  }

  @Test func `a text that is no element is found with the touch that reaches it`() throws {
    let app = try Pilot(
      root: {
        let controller = ViewController()
        let segments = SegmentedControl(items: ["Cats", "Dogs"])
        segments.accessibilityIdentifier = "pets"
        // Two segments of 10 columns: Dogs is in columns 13 to 16.
        segments.frame = Rect(x: 0, y: 2, width: 20, height: 1)
        segments.selectedSegmentIndex = 0
        controller.view.addSubview(segments)
        return controller
      }(), size: Size(width: 20, height: 6))
    var advice = ""
    do throws(PilotFailure) { try app.tap("Dogs") } catch { advice = error.advice }
    let step = try #require(advice.split(separator: ": ").last)
    #expect(advice.hasPrefix("The text is no element, but row 2 shows it: touch column "))
    try app.run(String(step))
    try app.expect("#pets has value \"Dogs\"")
  }

  @Test func `a part of a longer text is no place to touch`() throws {
    let controller = ViewController()
    let label = Label(frame: Rect(x: 0, y: 2, width: 20, height: 1))
    label.text = "Dogs and cats"
    controller.view.addSubview(label)
    let app = try Pilot(root: controller, size: Size(width: 20, height: 6))
    var advice = ""
    do throws(PilotFailure) { try app.tap("Dogs") } catch { advice = error.advice }
    #expect(advice == "Did you mean \"Dogs and cats\"?")
  }

  @Test func `an identifier finds an element`() throws {
    let app = try pilot()
    try app.tap("#open")
    try app.expect("on Detail")
  }

  @Test func `a wrong expectation says what is there instead`() throws {
    let app = try pilot()
    let failure = #expect(throws: PilotFailure.self) { try app.expect("on Detail") }
    #expect(failure?.found == "the app is on List")
    #expect(failure?.description.contains("│") == true)
  }

  @Test func `a missing element names the nearest one`() throws {
    let app = try pilot()
    let failure = #expect(throws: PilotFailure.self) { try app.tap("Opne") }
    #expect(failure?.advice == #"Did you mean "Open"?"#)
  }

  @Test func `a moment of a push has both views at their places`() throws {
    let app = try pilot()
    try app.tap("Open")
    let begin = try app.moment(.percent(0), of: .push)
    #expect(begin.simulator.isTransitioning)
    try begin.expect("transition push")
  }

  @Test func `going back returns to the list`() throws {
    let app = try pilot()
    try app.tap("Open")
    try app.goBack()
    try app.expect("on List; events viewWillDisappear Detail, viewDidDisappear Detail")
  }

  @Test func `a log of the session can be made`() throws {
    let app = try pilot()
    try app.tap("Open")
    let log = try #require(app.log())
    #expect(String(decoding: log, as: UTF8.self).contains("\"pointer\""))
  }
}
