import CellGraphics
import Foundation
import Testing
import UIKitNames

/// Probes of targets, segments, arranged views and paths.
@Suite struct ControlUseProbes {
  private final class Form: UIViewController {
    let log = ProbeLog()
    let button = UIButton(type: .system)
    let pan = UITapGestureRecognizer()
    func tapped() { log.add("tapped") }
    func other() { log.add("other") }
    func recognized() { log.add("recognized") }
    func configure(_ events: UIControl.Event = .touchUpInside) {
      button.addTarget(self, action: Form.tapped, for: events)
    }
    func configureGesture() { pan.addTarget(self, action: Form.recognized) }
  }

  /// UIControl `addTarget(_:action:for:)`: "It is also safe to call this method multiple times with the
  /// same values for the target and action parameters." A cell that is configured again does so.
  @Test func `a target that is added again is called once`() {
    let form = Form()
    for _ in 1...3 { form.configure() }
    form.button.sendActions(for: .touchUpInside)
    #expect(form.log.take() == ["tapped"])
    form.button.addTarget(form, action: Form.other, for: .touchUpInside)
    form.button.sendActions(for: .touchUpInside)
    #expect(form.log.take() == ["tapped", "other"])
    form.configure(.touchDown)
    form.button.sendActions(for: .touchDown)
    form.button.sendActions(for: .touchUpInside)
    #expect(form.log.take() == ["tapped", "tapped", "other"])
    form.button.removeTarget(form, action: nil, for: .allEvents)
    form.button.sendActions(for: .touchUpInside)
    #expect(form.log.take() == [] && form.button.allControlEvents == [])
    form.configure()
    form.button.sendActions(for: .touchUpInside)
    #expect(form.log.take() == ["tapped"])
  }

  /// UIControl `addTarget(_:action:for:)`: two targets of one class are two.
  @Test func `the same call with two targets adds both`() {
    let (one, two) = (Form(), Form())
    let button = UIButton(type: .system)
    for form in [one, two] { button.addTarget(form, action: Form.tapped, for: .touchUpInside) }
    button.sendActions(for: .touchUpInside)
    #expect(one.log.take() == ["tapped"] && two.log.take() == ["tapped"])
  }

  /// UIGestureRecognizer `addTarget(_:action:)`: a pair of a target and an action is there once.
  @Test func `a target of a recogniser that is added again is called once`() {
    let stage = ViewStage()
    let form = Form()
    stage.turn {
      stage.root.view.addGestureRecognizer(form.pan)
      for _ in 1...2 { form.configureGesture() }
    }
    stage.screen.click(5, 5)
    stage.screen.settle()
    #expect(form.log.take() == ["recognized"])
  }

  /// UISegmentedControl `setEnabled(_:forSegmentAt:)` and `isEnabledForSegment(at:)`: the user cannot
  /// choose a disabled segment; segments are enabled by default.
  @Test func `a disabled segment cannot be chosen`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 2, y: 2, width: 30, height: 1)
    control.selectedSegmentIndex = 0
    control.addAction(
      UIAction { _ in log.add("\(control.selectedSegmentIndex)") }, for: .valueChanged)
    stage.add(control)
    #expect(control.isEnabledForSegment(at: 1))
    stage.turn { control.setEnabled(false, forSegmentAt: 1) }
    #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 2))
    stage.screen.click(16, 2)
    stage.screen.settle()
    #expect(control.selectedSegmentIndex == 0 && log.take() == [])
    stage.screen.click(28, 2)
    stage.screen.settle()
    #expect(control.selectedSegmentIndex == 2 && log.take() == ["2"])
    stage.turn { control.selectedSegmentIndex = 1 }
    #expect(control.selectedSegmentIndex == 1)
    stage.turn {
      control.insertSegment(withTitle: "0", at: 0, animated: false)
      control.setEnabled(true, forSegmentAt: 2)
    }
    #expect(control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 2))
  }

  /// UISegmentedControl: the title of a disabled segment is grey.
  @Test func `a disabled segment is grey`() {
    let stage = ViewStage()
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 2, y: 2, width: 30, height: 1)
    stage.add(control)
    func color(of title: Unicode.Scalar) -> Color? {
      let surface = stage.screen.simulator.frame().surface
      return surface.row(2).first { $0.glyph == Glyph(title) }?.foreground
    }
    let enabled = color(of: "B")
    stage.turn { control.setEnabled(false, forSegmentAt: 1) }
    #expect(enabled == Color(rgb: 0x000000) && color(of: "B") == Color(rgb: 0x636366))
    #expect(color(of: "A") == enabled && color(of: "C") == enabled)
  }

  /// UIStackView: "the stack view sets the arranged view's translatesAutoresizingMaskIntoConstraints
  /// property to false", by each of the three calls; a removed view keeps the value.
  @Test func `a stack sets translatesAutoresizingMaskIntoConstraints of its arranged views`() {
    let (one, two, three, other) = (UIView(), UILabel(), UIButton(), UIView())
    let stack = UIStackView(arrangedSubviews: [one])
    stack.addArrangedSubview(two)
    stack.insertArrangedSubview(three, at: 0)
    stack.addSubview(other)
    for view in [one, two, three] { #expect(!view.translatesAutoresizingMaskIntoConstraints) }
    #expect(other.translatesAutoresizingMaskIntoConstraints)
    #expect(stack.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(two)
    two.removeFromSuperview()
    #expect(!two.translatesAutoresizingMaskIntoConstraints)
    two.translatesAutoresizingMaskIntoConstraints = true
    #expect(two.translatesAutoresizingMaskIntoConstraints)
  }

  /// UIStackView and constraints: a view that was arranged once is placed by constraints elsewhere
  /// without another line.
  @Test func `a view from a stack is placed by constraints`() {
    let stage = ViewStage()
    let box = UIView()
    let stack = UIStackView(arrangedSubviews: [box])
    stack.removeArrangedSubview(box)
    stage.turn {
      let root = stage.root.view!
      root.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3),
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: 2),
        box.widthAnchor.constraint(equalToConstant: 5),
        box.heightAnchor.constraint(equalToConstant: 4),
      ])
    }
    #expect(box.frame == CGRect(x: 3, y: 2, width: 5, height: 4))
  }

  /// UIBezierPath `bounds`: "the smallest rectangle that completely encloses all points in the path,
  /// including any control points for Bézier and quadratic curves". CGPath `boundingBox` does too,
  /// `boundingBoxOfPath` does not.
  @Test func `the bounds of a path include control points`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 8))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 8))
    #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    #expect(abs(path.cgPath.boundingBoxOfPath.height - 4) < 0.2)
  }

  /// UIBezierPath `reversing()`: "it changes the direction in which path segments are drawn", so a
  /// reversed path in another one is a hole under the rule by windings.
  @Test func `a reversed path is a hole in another path`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 10, y: 10)))
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    ring.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).reversing())
    #expect(!ring.contains(CGPoint(x: 10, y: 10)) && ring.contains(CGPoint(x: 2, y: 10)))
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 1, y: 2))
    line.addLine(to: CGPoint(x: 3, y: 4))
    line.addQuadCurve(to: CGPoint(x: 9, y: 4), controlPoint: CGPoint(x: 6, y: 8))
    #expect(line.reversing().currentPoint == CGPoint(x: 1, y: 2))
    #expect(line.reversing().bounds == line.bounds)
  }

  /// CALayer `animationKeys()`: a block animation adds animations to the layer, which are there while
  /// it runs, and not afterwards.
  @Test func `a block animation has keys in the layer`() {
    let stage = ViewStage()
    let view = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 2))
    stage.add(view)
    #expect(view.layer.animationKeys() == nil)
    stage.screen.turn {
      UIView.animate(withDuration: 1) {
        view.alpha = 0.5
        view.center.x += 10
      }
    }
    stage.screen.pass(10)
    #expect(Set(view.layer.animationKeys() ?? []) == ["opacity", "position"])
    stage.screen.settle()
    #expect(view.layer.animationKeys() == nil)
  }

  /// UIButton `currentAttributedTitle`: the title of the present state, that of the normal state
  /// without one.
  @Test func `the attributed title depends on the state`() {
    let button = UIButton(type: .custom)
    button.setAttributedTitle(NSAttributedString(string: "Off"), for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "On"), for: .selected)
    #expect(button.currentAttributedTitle?.string == "Off")
    button.isSelected = true
    #expect(button.currentAttributedTitle?.string == "On")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentAttributedTitle?.string == "Off")
  }
}
