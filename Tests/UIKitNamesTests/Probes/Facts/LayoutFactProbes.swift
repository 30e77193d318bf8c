import Testing
import UIKitNames

/// Probes of layout: constraints, updates of constraints, stacks, safe areas.
@Suite struct LayoutFactProbes {
  private static func screen() -> (Screen, UIViewController) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    return (screen, root)
  }

  private static func pinned(_ view: UIView, in box: UIView) -> [NSLayoutConstraint] {
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    return [
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.topAnchor.constraint(equalTo: box.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 6),
      view.heightAnchor.constraint(equalToConstant: 2),
    ]
  }

  /// NSLayoutConstraint: documented defaults of one made by an anchor.
  @Test func `a constraint of an anchor is required and inactive`() {
    let (box, view) = (UIView(), UIView())
    let constraints = Self.pinned(view, in: box)
    #expect(constraints.allSatisfy { !$0.isActive && $0.priority == .required })
    #expect(constraints[0].multiplier == 1 && constraints[0].constant == 0)
    #expect(constraints[2].constant == 6 && constraints[2].secondItem == nil)
    #expect(constraints[2].secondAttribute == .notAnAttribute && constraints[0].identifier == nil)
    #expect(UIView().translatesAutoresizingMaskIntoConstraints)
  }

  /// NSLayoutConstraint: a constraint of one view's size is kept by that view, one of two views by
  /// their common ancestor; deactivating removes it.
  @Test func `a deactivated constraint is kept by no view`() {
    let (box, view) = (UIView(), UIView())
    let constraints = Self.pinned(view, in: box)
    NSLayoutConstraint.activate(constraints)
    #expect(view.constraints.count == 2 && box.constraints.count == 2)
    NSLayoutConstraint.deactivate(constraints)
    #expect(view.constraints.isEmpty && box.constraints.isEmpty && !constraints[0].isActive)
  }

  final class Updating: UIViewController {
    let log = ProbeLog()
    override func updateViewConstraints() {
      log.add("update")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      log.add("willLayout")
    }
  }

  /// UIViewController `updateViewConstraints()`: called when the view needs to update its constraints,
  /// before the layout.
  @Test func `a controller updates its view's constraints before the layout`() {
    let root = Updating()
    let screen = Screen(root: root)
    screen.settle()
    _ = root.log.take()
    screen.turn {
      root.view.setNeedsUpdateConstraints()
      root.view.setNeedsLayout()
    }
    #expect(root.log.take() == ["update", "willLayout"])
  }

  final class Counting: UIView {
    var updates = 0
    var layouts = 0
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  /// UIView `updateConstraintsIfNeeded()` updates at once, and `needsUpdateConstraints()` tells.
  @Test func `constraints are updated at once on request`() {
    let (screen, root) = Self.screen()
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    screen.turn {
      let before = view.updates
      view.setNeedsUpdateConstraints()
      #expect(view.needsUpdateConstraints() && view.updates == before)
      view.updateConstraintsIfNeeded()
      #expect(!view.needsUpdateConstraints() && view.updates == before + 1)
    }
  }

  /// UIView `layoutIfNeeded()`: without a request nothing is laid out.
  @Test func `a layout is not repeated without a request`() {
    let (screen, root) = Self.screen()
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    screen.turn {
      let before = view.layouts
      view.layoutIfNeeded()
      #expect(view.layouts == before)
      view.setNeedsLayout()
      #expect(view.layouts == before)
      view.layoutIfNeeded()
      #expect(view.layouts == before + 1)
    }
  }

  /// UIView: priorities of hugging and resistance are set per axis.
  @Test func `hugging and resistance are set per axis`() {
    let view = UIView()
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }

  /// NSLayoutConstraint: the priority of an optional constraint may be changed while it is active.
  @Test func `an optional constraint gives way to a stronger one`() {
    let (screen, root) = Self.screen()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let (weak, strong) = (
      view.widthAnchor.constraint(equalToConstant: 5),
      view.widthAnchor.constraint(equalToConstant: 9)
    )
    weak.priority = UILayoutPriority(500)
    strong.priority = UILayoutPriority(600)
    screen.turn {
      root.view.addSubview(view)
      NSLayoutConstraint.activate([weak, strong])
    }
    screen.settle()
    #expect(view.bounds.width == 9)
    screen.turn { weak.priority = UILayoutPriority(700) }
    screen.settle()
    #expect(view.bounds.width == 5)
  }

  /// UILayoutPriority: priorities are ordered and computed by their raw values.
  @Test func `priorities are compared by their values`() {
    #expect(UILayoutPriority(999) < .required && UILayoutPriority(rawValue: 1) != .defaultLow)
    #expect(UILayoutPriority.defaultHigh.rawValue - 1 == UILayoutPriority(749).rawValue)
  }

  /// UIStackView: documented defaults and the value of the system's spacing.
  @Test func `a stack view has the documented defaults of arrangement`() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement && stack.arrangedSubviews.isEmpty)
    #expect(UIStackView.spacingUseDefault == CGFloat.greatestFiniteMagnitude)
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  /// UIStackView: removing a hidden view from its superview leaves the others as they are.
  @Test func `a stack view without visible views has no length`() {
    let (screen, root) = Self.screen()
    let stack = UIStackView(arrangedSubviews: [Self.label("One"), Self.label("Two")])
    stack.spacing = 2
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.turn {
      root.view.addSubview(stack)
      stack.leadingAnchor.constraint(equalTo: root.view.leadingAnchor).isActive = true
      stack.topAnchor.constraint(equalTo: root.view.topAnchor).isActive = true
    }
    screen.settle()
    #expect(stack.bounds.width == 8)
    screen.turn { stack.arrangedSubviews[0].isHidden = true }
    screen.settle()
    #expect(stack.bounds.width == 3)
  }

  /// UIStackView: views are arranged again when one is inserted between.
  @Test func `an inserted view is between its neighbours`() {
    let (screen, root) = Self.screen()
    let stack = UIStackView(arrangedSubviews: [Self.label("One"), Self.label("Three")])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.frame = CGRect(x: 0, y: 0, width: 20, height: 3)
    screen.turn {
      root.view.addSubview(stack)
      stack.insertArrangedSubview(Self.label("Two"), at: 1)
    }
    screen.settle()
    #expect(screen.row(of: "One") == 0 && screen.row(of: "Two") == 1)
    #expect(screen.row(of: "Three") == 2)
  }

  /// UIView: views pinned to the layout margins follow `layoutMargins`; UIViewController
  /// `additionalSafeAreaInsets` is zero by default.
  @Test func `a controller has no additional insets by default`() {
    let controller = UIViewController()
    #expect(controller.additionalSafeAreaInsets == .zero)
    #expect(controller.viewRespectsSystemMinimumLayoutMargins)
    #expect(!UIView().preservesSuperviewLayoutMargins && UIView().insetsLayoutMarginsFromSafeArea)
  }

  final class Insets: UIViewController {
    let log = ProbeLog()
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      log.add("\(Int(view.safeAreaInsets.top))")
    }
  }

  /// UIViewController `viewSafeAreaInsetsDidChange()`: a child hears of its parent's new insets.
  @Test func `a child hears of its parent's new safe area`() {
    let (screen, root) = Self.screen()
    let child = Insets()
    screen.turn {
      root.addChild(child)
      child.view.frame = root.view.bounds
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    screen.settle()
    _ = child.log.take()
    screen.turn { root.additionalSafeAreaInsets.top = 3 }
    screen.settle()
    #expect(child.log.take() == ["3"] && child.view.safeAreaLayoutGuide.layoutFrame.minY == 3)
  }

  /// UIView `systemLayoutSizeFitting(_:)`: the compressed size is the smallest of a stack.
  @Test func `a stack's fitting size is the sum of its labels`() {
    let stack = UIStackView(arrangedSubviews: [Self.label("Four"), Self.label("Sixsix")])
    stack.axis = .vertical
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 6, height: 2))
  }
}
