import Testing
import UIKitNames

/// Probes of controls: overridden properties, defaults, configurations.
@Suite struct ControlFactProbes {
  private static func screen() -> (Screen, UIViewController) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    return (screen, root)
  }

  final class Watching: UIButton {
    let log = ProbeLog()
    override var isHighlighted: Bool { didSet { log.add("highlighted \(isHighlighted)") } }
    override var isSelected: Bool { didSet { log.add("selected \(isSelected)") } }
    override var isEnabled: Bool { didSet { log.add("enabled \(isEnabled)") } }
  }

  /// UIControl: the usual override of `isHighlighted` sees a press and its end.
  @Test func `an overridden highlight sees a press`() {
    let (screen, root) = Self.screen()
    let button = Watching(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    screen.turn { root.view.addSubview(button) }
    _ = button.log.take()
    screen.simulator.perform(.pointer(.down, column: 2, row: 0))
    #expect(button.log.take().last == "highlighted true")
    screen.simulator.perform(.pointer(.up, column: 2, row: 0))
    screen.settle()
    #expect(button.log.take().last == "highlighted false")
  }

  /// UIControl: `isSelected` and `isEnabled` are set as properties, and send no event.
  @Test func `selecting and disabling by code sends nothing`() {
    let button = Watching()
    let log = ProbeLog()
    button.addAction(UIAction { _ in log.add("event") }, for: .allEvents)
    button.isSelected = true
    button.isEnabled = false
    #expect(button.log.take() == ["selected true", "enabled false"] && log.take() == [])
    #expect(button.state == [.selected, .disabled])
  }

  /// UIButton: types.
  @Test func `a button has the type it is made with`() {
    #expect(UIButton().buttonType == .custom && UIButton(type: .system).buttonType == .system)
    #expect(UIButton(type: .close).buttonType == .close)
    #expect(UIButton().configuration == nil && UIButton().currentTitle == nil)
    #expect(!UIButton().showsMenuAsPrimaryAction && UIButton().menu == nil)
  }

  /// UIButton.Configuration: the configuration's title is shown, and changes when it is set again.
  @Test func `a configured button shows its configuration's title`() {
    let (screen, root) = Self.screen()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Start"
    let button = UIButton(configuration: configuration, primaryAction: nil)
    button.frame = CGRect(x: 0, y: 3, width: 20, height: 1)
    screen.turn { root.view.addSubview(button) }
    screen.settle()
    #expect(screen.row(of: "Start") == 3)
    screen.turn { button.configuration?.title = "Stop" }
    screen.settle()
    #expect(screen.row(of: "Stop") == 3 && screen.row(of: "Start") == nil)
  }

  /// UIButton `configurationUpdateHandler`: called when the state changes, or on request.
  @Test func `a configured button updates with its state`() {
    let (screen, root) = Self.screen()
    let button = UIButton(configuration: .plain(), primaryAction: nil)
    button.frame = CGRect(x: 0, y: 0, width: 20, height: 1)
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "Chosen" : "Free"
    }
    screen.turn { root.view.addSubview(button) }
    screen.settle()
    #expect(screen.row(of: "Free") == 0)
    screen.turn { button.isSelected = true }
    screen.settle()
    #expect(screen.row(of: "Chosen") == 0)
  }

  /// UIAction: documented defaults and a unique identifier.
  @Test func `an action has the documented defaults`() {
    let (one, two) = (UIAction { _ in }, UIAction { _ in })
    #expect(one.title == "" && one.image == nil && one.attributes == [] && one.state == .off)
    #expect(one.identifier != two.identifier && one.discoverabilityTitle == nil)
    let named = UIAction(title: "Go", identifier: UIAction.Identifier("go")) { _ in }
    #expect(named.identifier == UIAction.Identifier("go") && named.title == "Go")
  }

  /// UIControl: two actions for one event are both called; a removed one no longer is.
  @Test func `an action is removed by its identifier`() {
    let control = UIControl()
    let log = ProbeLog()
    control.addAction(
      UIAction(identifier: UIAction.Identifier("a")) { _ in log.add("a") }, for: .valueChanged)
    control.addAction(
      UIAction(identifier: UIAction.Identifier("b")) { _ in log.add("b") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.take().sorted() == ["a", "b"])
    control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["b"])
  }

  /// UIControl: one action on two controls and two events is called for each.
  @Test func `one action serves several controls and events`() {
    let (one, two) = (UIControl(), UIControl())
    var senders: [ObjectIdentifier] = []
    let action = UIAction { action in
      if let sender = action.sender as? UIControl { senders.append(ObjectIdentifier(sender)) }
    }
    one.addAction(action, for: [.valueChanged, .touchUpInside])
    two.addAction(action, for: .valueChanged)
    one.sendActions(for: .touchUpInside)
    two.sendActions(for: .valueChanged)
    one.sendActions(for: .valueChanged)
    #expect(senders == [one, two, one].map(ObjectIdentifier.init))
    one.removeAction(action, for: .valueChanged)
    one.sendActions(for: .valueChanged)
    one.sendActions(for: .touchUpInside)
    #expect(senders.count == 4)
  }

  /// UIControl `sendAction(_:)` calls the action with the control as its sender.
  @Test func `a control sends an action that was not added`() {
    let control = UIControl()
    var sender: UIControl?
    control.sendAction(UIAction { sender = $0.sender as? UIControl })
    #expect(sender === control)
  }

  /// UIControl: documented defaults of alignment.
  @Test func `a control has the documented alignment`() {
    let control = UIControl()
    #expect(control.contentHorizontalAlignment == .center)
    #expect(control.contentVerticalAlignment == .center)
    #expect(control.isEnabled && !control.isSelected && !control.isHighlighted)
  }

  /// UIStepper: documented defaults.
  @Test func `a stepper repeats and is continuous by default`() {
    let stepper = UIStepper()
    #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
    #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1)
  }

  /// UISegmentedControl `isMomentary`: a momentary control does not keep its selection.
  @Test func `a momentary control does not keep its selection`() {
    let (screen, root) = Self.screen()
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 20, height: 1)
    #expect(!control.isMomentary)
    control.isMomentary = true
    let log = ProbeLog()
    control.addAction(
      UIAction { _ in log.add("\(control.selectedSegmentIndex)") }, for: .valueChanged)
    screen.turn { root.view.addSubview(control) }
    screen.settle()
    screen.click(14, 0)
    screen.settle()
    #expect(log.take() == ["1"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  /// UISegmentedControl: removing the selected segment leaves no selection; inserting before it moves
  /// the selection along.
  @Test func `a removed selected segment leaves no selection`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 1
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  /// UISlider, UISwitch, UIProgressView, UIActivityIndicatorView: first values.
  @Test func `value controls begin with the documented values`() {
    #expect(UISlider().value == 0 && !UISwitch().isOn && UIProgressView().progress == 0)
    #expect(!UIActivityIndicatorView(style: .medium).isAnimating)
    #expect(UISlider().isContinuous && UISlider().minimumTrackTintColor == nil)
    #expect(UISwitch().onTintColor == nil && UIProgressView().progressTintColor == nil)
    #expect(UIPageControl().numberOfPages == 0 && UIPageControl().currentPage == 0)
  }

  /// UIImageView: documented defaults.
  @Test func `an image view takes no touches by default`() {
    let view = UIImageView()
    #expect(!view.isUserInteractionEnabled && view.image == nil && !view.isHighlighted)
    #expect(view.animationImages == nil && !view.isAnimating && view.animationRepeatCount == 0)
  }

  /// UILabel: documented defaults.
  @Test func `a label takes no touches and shows one line by default`() {
    let label = UILabel()
    #expect(!label.isUserInteractionEnabled && label.numberOfLines == 1 && label.text == nil)
    #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
    #expect(label.isEnabled && !label.adjustsFontSizeToFitWidth && label.attributedText == nil)
    #expect(label.preferredMaxLayoutWidth == 0 && label.highlightedTextColor == nil)
  }

  /// UIButton: titles per state fall back to the normal one.
  @Test func `a disabled button shows the title of its state`() {
    let (screen, root) = Self.screen()
    let button = UIButton(type: .system)
    button.setTitle("Ready", for: .normal)
    button.setTitle("Wait", for: .disabled)
    button.frame = CGRect(x: 0, y: 0, width: 12, height: 1)
    screen.turn { root.view.addSubview(button) }
    screen.settle()
    #expect(screen.row(of: "Ready") == 0 && button.currentTitle == "Ready")
    screen.turn { button.isEnabled = false }
    screen.settle()
    #expect(screen.row(of: "Wait") == 0 && button.currentTitle == "Wait")
    #expect(button.title(for: .highlighted) == "Ready")
  }
}
