import Simulation
import Testing
import UIKitNames

/// Probes of disabled controls, of what controls show and of their sizes.
@Suite struct ControlStateProbes {
  private func show(_ view: UIView) -> Screen {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    return screen
  }

  /// UIControl: a disabled switch, slider, stepper or segmented control ignores touches.
  @Test func `disabled controls keep their values`() {
    let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 6, height: 1))
    let slider = UISlider(frame: CGRect(x: 0, y: 2, width: 20, height: 1))
    let stepper = UIStepper(frame: CGRect(x: 0, y: 4, width: 9, height: 1))
    let segments = UISegmentedControl(items: ["aa", "bb"])
    segments.frame = CGRect(x: 0, y: 6, width: 20, height: 1)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    for control in [toggle, slider, stepper, segments] as [UIControl] {
      control.isEnabled = false
      box.addSubview(control)
    }
    let screen = show(box)
    for (column, row) in [(2, 0), (15, 2), (6, 4), (15, 6)] { screen.click(column, row) }
    #expect(!toggle.isOn && slider.value == 0 && stepper.value == 0)
    #expect(segments.selectedSegmentIndex == -1)
  }

  /// UIStepper: a tap at the limit changes nothing and sends nothing.
  @Test func `a stepper at its limit sends nothing`() {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 9, height: 1))
    stepper.maximumValue = 1
    stepper.value = 1
    let screen = show(stepper)
    var count = 0
    stepper.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    screen.click(6, 0)
    #expect(count == 0 && stepper.value == 1)
  }

  /// UISlider: a drag to its end reaches the maximum, to its start the minimum.
  @Test func `a slider reaches its ends`() {
    let slider = UISlider(frame: CGRect(x: 5, y: 2, width: 20, height: 1))
    slider.minimumValue = -1
    slider.value = 0
    let screen = show(slider)
    screen.simulator.perform(.pointer(.down, column: 15, row: 2))
    screen.simulator.perform(.pointer(.move, column: 35, row: 2))
    #expect(slider.value == 1)
    screen.simulator.perform(.pointer(.move, column: 0, row: 2))
    screen.simulator.perform(.pointer(.up, column: 0, row: 2))
    #expect(slider.value == -1)
  }

  /// UISlider: the events of a drag end with touchUpInside or touchUpOutside.
  @Test func `a dragged slider sends touchDown and touchUp`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 2, width: 20, height: 1))
    slider.value = 0.5
    let screen = show(slider)
    var events: [String] = []
    slider.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    slider.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    screen.simulator.perform(.pointer(.down, column: 10, row: 2))
    screen.simulator.perform(.pointer(.move, column: 13, row: 2))
    screen.simulator.perform(.pointer(.up, column: 13, row: 2))
    #expect(events == ["down", "up"])
  }

  /// UISegmentedControl: the titles show, and the selection survives an insertion after it.
  @Test func `segments show their titles`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 20, height: 1)
    control.selectedSegmentIndex = 0
    let screen = show(control)
    #expect(screen.row(of: "One") == 0 && screen.row(of: "Two") == 0)
    screen.turn { control.insertSegment(withTitle: "Six", at: 2, animated: false) }
    #expect(control.selectedSegmentIndex == 0 && screen.row(of: "Six") == 0)
  }

  /// UIPageControl: `hidesForSinglePage`.
  @Test func `a page control of one page hides if it is asked to`() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 20, height: 1))
    control.numberOfPages = 1
    let screen = show(control)
    #expect(!screen.text[0].isEmpty)
    screen.turn { control.hidesForSinglePage = true }
    #expect(screen.text[0].isEmpty)
  }

  /// UIButton: `intrinsicContentSize` grows with the title.
  @Test func `a longer title makes a wider button`() {
    let button = UIButton(type: .system)
    button.setTitle("a", for: .normal)
    let narrow = button.intrinsicContentSize.width
    button.setTitle("abcdef", for: .normal)
    #expect(button.intrinsicContentSize.width == narrow + 5)
  }

  /// UIButton: a selected button shows the title of its state.
  @Test func `a button shows the title of its state`() {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 12, height: 1)
    button.setTitle("Off", for: .normal)
    button.setTitle("On!", for: .selected)
    let screen = show(button)
    #expect(screen.row(of: "Off") == 0)
    screen.turn { button.isSelected = true }
    #expect(screen.row(of: "On!") == 0 && screen.row(of: "Off") == nil)
  }

  /// UIControl: `isEnabled` during a touch: a control disabled by its own action stays disabled.
  @Test func `a control disables itself in its action`() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 12, height: 1)
    button.setTitle("Go", for: .normal)
    let screen = show(button)
    var taps = 0
    button.addAction(
      UIAction { [unowned button] _ in
        taps += 1
        button.isEnabled = false
      }, for: .touchUpInside)
    screen.click(2, 0)
    screen.click(2, 0)
    #expect(taps == 1 && !button.isEnabled && !button.isHighlighted)
  }

  /// UIControl: a control removed in its own action lives on.
  @Test func `a control removes itself in its action`() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 12, height: 1)
    button.setTitle("Go", for: .normal)
    let screen = show(button)
    button.addAction(
      UIAction { [unowned button] _ in button.removeFromSuperview() }, for: .touchUpInside)
    screen.click(2, 0)
    screen.settle()
    #expect(button.superview == nil && screen.row(of: "Go") == nil)
  }

  /// UIControl: `addTarget(_:action:for:)` hands the control to the action.
  @Test func `a target gets the sender`() {
    final class Target {
      var sender: UIButton?
      func tapped(_ sender: UIButton) { self.sender = sender }
    }
    let target = Target()
    let button = UIButton(type: .system)
    button.addTarget(target, action: Target.tapped, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.sender === button)
  }

  /// UISwitch: its size is its own, whatever the frame.
  @Test func `a switch has an intrinsic size`() {
    let size = UISwitch().intrinsicContentSize
    #expect(size.width > 0 && size.height == 1)
    #expect(UIStepper().intrinsicContentSize.width > 0)
    #expect(UISlider().intrinsicContentSize.height > 0)
  }

  /// UISlider: `isContinuous` false, a drag that is cancelled or ends sends one change.
  @Test func `a slider that is not continuous moves while it is dragged`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 2, width: 20, height: 1))
    slider.isContinuous = false
    slider.value = 0.5
    let screen = show(slider)
    screen.simulator.perform(.pointer(.down, column: 10, row: 2))
    screen.simulator.perform(.pointer(.move, column: 16, row: 2))
    #expect(slider.value > 0.6)
    screen.simulator.perform(.pointer(.up, column: 16, row: 2))
    #expect(slider.value > 0.6)
  }

  /// UIImageView: `image` nil shows nothing; its intrinsic size is the image's.
  @Test func `an image view without an image has no intrinsic size`() {
    let view = UIImageView()
    #expect(view.intrinsicContentSize.width <= 0 && view.image == nil)
    #expect(!view.isUserInteractionEnabled && !view.isHighlighted)
  }
}
