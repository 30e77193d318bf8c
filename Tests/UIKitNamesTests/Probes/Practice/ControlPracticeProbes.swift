import Testing
import UIKitNames

/// Probes of events and states of controls, and of buttons with configurations and menus.
@Suite struct ControlPracticeProbes {
  private static func watch(_ control: UIControl, _ events: [(UIControl.Event, String)]) -> ProbeLog
  {
    let log = ProbeLog()
    for (event, name) in events { control.addAction(UIAction { _ in log.add(name) }, for: event) }
    return log
  }

  private static let touches: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
    (.touchCancel, "cancel"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"),
  ]

  private static func control() -> UIControl {
    UIControl(frame: CGRect(x: 2, y: 2, width: 6, height: 2))
  }

  /// UIControl.Event: a press and a release inside send `touchDown` and `touchUpInside`; while pressed
  /// the control is highlighted and tracking.
  @Test func `a tap on a control sends down and up`() {
    let stage = ViewStage()
    let control = Self.control()
    let log = Self.watch(control, Self.touches)
    stage.add(control)
    stage.screen.simulator.perform(.pointer(.down, column: 4, row: 3))
    #expect(log.take() == ["down"])
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    #expect(control.state.contains(.highlighted))
    stage.screen.simulator.perform(.pointer(.up, column: 4, row: 3))
    stage.screen.settle()
    #expect(log.take() == ["upInside"])
    #expect(!control.isHighlighted && !control.isTracking && !control.state.contains(.highlighted))
  }

  /// UIControl.Event: a finger that leaves the control sends `touchDragExit`, ends the highlight, and
  /// sends `touchUpOutside` when it is lifted there; back inside it sends `touchDragEnter`.
  @Test(arguments: [false, true])
  func `a finger leaves a control and may come back`(comesBack: Bool) {
    let stage = ViewStage()
    let control = Self.control()
    let log = Self.watch(control, Self.touches)
    stage.add(control)
    stage.screen.simulator.perform(.pointer(.down, column: 4, row: 3))
    stage.screen.simulator.perform(.pointer(.move, column: 38, row: 22))
    #expect(log.take() == ["down", "exit"])
    #expect(!control.isHighlighted && control.isTracking && !control.isTouchInside)
    if comesBack {
      stage.screen.simulator.perform(.pointer(.move, column: 4, row: 3))
      #expect(log.take() == ["enter"] && control.isHighlighted && control.isTouchInside)
    }
    let end = comesBack ? (4, 3) : (38, 22)
    stage.screen.simulator.perform(.pointer(.up, column: end.0, row: end.1))
    stage.screen.settle()
    #expect(log.take() == [comesBack ? "upInside" : "upOutside"] && !control.isTracking)
  }

  /// UIControl `state`: combines `isEnabled`, `isSelected` and `isHighlighted`; `normal` is empty.
  @Test func `the state combines the flags of a control`() {
    let control = UIControl()
    #expect(control.state == .normal && control.isEnabled && UIControl.State.normal.rawValue == 0)
    control.isSelected = true
    #expect(control.state == .selected)
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state.contains(.disabled) && control.state.contains(.selected))
    (control.isEnabled, control.isSelected, control.isHighlighted) = (true, false, false)
    #expect(control.state == .normal)
  }

  /// UIControl `isEnabled`: a disabled control sends no events of touches, and does not let them
  /// through to what is behind it.
  @Test func `a disabled control swallows touches`() {
    let stage = ViewStage()
    let (behind, front) = (Self.control(), Self.control())
    let (log, other) = (Self.watch(front, Self.touches), Self.watch(behind, Self.touches))
    front.isEnabled = false
    stage.add(behind)
    stage.add(front)
    stage.screen.click(4, 3)
    stage.screen.settle()
    #expect(log.take() == [] && other.take() == [])
    stage.turn { front.isEnabled = true }
    stage.screen.click(4, 3)
    stage.screen.settle()
    #expect(log.take() == ["down", "upInside"] && other.take() == [])
  }

  /// UIControl `addAction(_:for:)`: an action with an identifier that is there already replaces the
  /// old one; `removeAction(identifiedBy:for:)` removes it.
  @Test func `actions are unique by their identifier`() {
    let control = UIControl()
    let log = ProbeLog()
    let name = UIAction.Identifier("refresh")
    control.addAction(UIAction(identifier: name) { _ in log.add("one") }, for: .valueChanged)
    control.addAction(UIAction(identifier: name) { _ in log.add("two") }, for: .valueChanged)
    control.addAction(UIAction { _ in log.add("other") }, for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(log.take() == [])
    control.sendActions(for: .valueChanged)
    #expect(log.take().sorted() == ["other", "two"])
    control.removeAction(identifiedBy: name, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["other"])
  }

  final class Target {
    let log = ProbeLog()
    func plain() { log.add("plain") }
    func with(_ sender: UIControl) { log.add("with \(sender.tag)") }
  }

  /// UIControl `addTarget(_:action:for:)`, `removeTarget(_:action:for:)`, `allTargets` and
  /// `allControlEvents`: nil as the action removes all of the target for these events.
  @Test func `targets are added and removed for events`() {
    let (control, target) = (UIControl(), Target())
    control.tag = 4
    control.addTarget(target, action: Target.plain, for: .touchUpInside)
    control.addTarget(target, action: Target.with, for: [.touchUpInside, .valueChanged])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    #expect(control.allTargets.count == 1)
    control.sendActions(for: .touchUpInside)
    #expect(target.log.take().sorted() == ["plain", "with 4"])
    control.removeTarget(target, action: nil, for: .touchUpInside)
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(target.log.take() == ["with 4"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(target.log.take() == [] && control.allTargets.isEmpty)
  }

  /// UIControl `enumerateEventHandlers(_:)`: visits the actions with their events, until `stop`.
  @Test func `event handlers are enumerated`() {
    let control = UIControl()
    let action = UIAction(title: "A") { _ in }
    control.addAction(action, for: .touchDown)
    control.addAction(UIAction(title: "B") { _ in }, for: .valueChanged)
    var found: [String] = []
    control.enumerateEventHandlers { action, _, event, _ in
      found.append("\(action?.title ?? "") \(event == .touchDown ? "down" : "value")")
    }
    #expect(found.sorted() == ["A down", "B value"])
    var visits = 0
    control.enumerateEventHandlers { _, _, _, stop in
      visits += 1
      stop = true
    }
    #expect(visits == 1)
  }

  /// UIButton `setTitle(_:for:)`: `currentTitle` is that of the state, or of `normal` where the state
  /// has none; the same for colours.
  @Test func `the title of a button follows its state`() {
    let button = UIButton()
    #expect(button.buttonType == .custom && button.currentTitle == nil)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.setTitleColor(.red, for: .disabled)
    #expect(button.currentTitle == "Follow" && button.title(for: .selected) == "Following")
    button.isSelected = true
    #expect(button.currentTitle == "Following")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "Follow" && button.currentTitleColor == .red)
    button.isEnabled = true
    button.setTitle("Again", for: .normal)
    #expect(button.currentTitle == "Again" && button.title(for: .selected) == "Following")
  }

  /// UIButton `init(type:primaryAction:)`: takes the title of the action and performs it at a tap with
  /// the button as the sender.
  @Test func `a button is made from an action`() {
    let stage = ViewStage()
    var senders: [UIButton?] = []
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Send") { senders.append($0.sender as? UIButton) })
    button.frame = CGRect(x: 2, y: 2, width: 10, height: 1)
    stage.add(button)
    #expect(button.buttonType == .system && button.currentTitle == "Send")
    #expect(stage.screen.row(of: "Send") == 2)
    stage.screen.click(5, 2)
    stage.screen.settle()
    #expect(senders.count == 1 && senders.first == button)
    stage.turn { button.sendActions(for: .primaryActionTriggered) }
    #expect(senders.count == 2)
  }

  /// UIButton `configuration` is a value: a change is made by setting it again; the title shows.
  @Test func `a configuration gives the title`() {
    let stage = ViewStage()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 2, y: 2, width: 14, height: 1)
    stage.add(button)
    configuration.title = "Sell"
    #expect(button.configuration?.title == "Buy" && stage.screen.row(of: "Buy") == 2)
    stage.turn { button.configuration?.title = "Sold" }
    #expect(button.configuration?.title == "Sold" && stage.screen.row(of: "Sold") == 2)
    #expect(stage.screen.row(of: "Buy") == nil && UIButton().configuration == nil)
  }

  /// UIButton `configurationUpdateHandler`: called when the state changes, and after
  /// `setNeedsUpdateConfiguration()`.
  @Test func `the handler updates the configuration with the state`() {
    let stage = ViewStage()
    let button = UIButton(configuration: .plain())
    button.frame = CGRect(x: 2, y: 2, width: 14, height: 1)
    var count = 3
    button.configurationUpdateHandler = { button in
      button.configuration?.title =
        button.isEnabled ? (button.isSelected ? "On" : "\(count)") : "None"
    }
    stage.add(button)
    #expect(button.configuration?.title == "3")
    stage.turn { button.isSelected = true }
    #expect(button.configuration?.title == "On")
    stage.turn { button.isEnabled = false }
    #expect(button.configuration?.title == "None" && stage.screen.row(of: "None") == 2)
    stage.turn {
      (button.isEnabled, button.isSelected) = (true, false)
      count = 4
    }
    #expect(button.configuration?.title == "4")
    stage.turn {
      count = 5
      button.setNeedsUpdateConfiguration()
    }
    #expect(button.configuration?.title == "5")
  }

  /// UIButton `changesSelectionAsPrimaryAction`: each tap switches `isSelected`, before the actions.
  @Test func `a toggle button changes its selection`() {
    let stage = ViewStage()
    let button = UIButton(frame: CGRect(x: 2, y: 2, width: 10, height: 1))
    button.setTitle("Bold", for: .normal)
    var seen: [Bool] = []
    button.addAction(
      UIAction { seen.append(($0.sender as? UIButton)?.isSelected ?? false) },
      for: .primaryActionTriggered)
    stage.add(button)
    stage.screen.click(4, 2)
    stage.screen.settle()
    #expect(!button.isSelected && seen == [false])
    stage.turn { button.changesSelectionAsPrimaryAction = true }
    for _ in 0..<2 {
      stage.screen.click(4, 2)
      stage.screen.settle()
    }
    #expect(seen == [false, true, false] && !button.isSelected)
  }
}
