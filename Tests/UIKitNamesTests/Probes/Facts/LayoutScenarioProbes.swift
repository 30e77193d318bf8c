import Testing
import UIKitNames

/// Probes of Auto Layout and stack views.
@Suite struct LayoutScenarioProbes {
  private static func box(_ parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private static func parent(width: Double = 40, height: Double = 10) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// NSLayoutConstraint `isActive` and UIView `constraints`: an active constraint is held by the
  /// nearest common ancestor of its items; a constraint of one view alone is held by that view.
  @Test func `an active constraint belongs to the nearest common ancestor`() {
    let parent = Self.parent()
    let (one, two) = (Self.box(parent), Self.box(parent))
    let between = two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 2)
    let width = one.widthAnchor.constraint(equalToConstant: 6)
    #expect(!between.isActive && parent.constraints.isEmpty)
    NSLayoutConstraint.activate([between, width])
    #expect(between.isActive && parent.constraints.contains { $0 === between })
    #expect(one.constraints.contains { $0 === width })
    #expect(!parent.constraints.contains { $0 === width })
    between.isActive = false
    #expect(!parent.constraints.contains { $0 === between })
  }

  /// UIView `removeFromSuperview()`: constraints between the removed subtree and the outside go;
  /// those within the subtree stay.
  @Test func `a removed view loses its constraints to the outside`() {
    let parent = Self.parent()
    let view = Self.box(parent)
    let inner = Self.box(view)
    let edge = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor)
    let deep = inner.topAnchor.constraint(equalTo: parent.topAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    let within = inner.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    NSLayoutConstraint.activate([edge, deep, width, within])
    view.removeFromSuperview()
    #expect(!edge.isActive && !deep.isActive && width.isActive && within.isActive)
    #expect(parent.constraints.isEmpty)
  }

  /// NSLayoutConstraint `priority`: the optional constraint counts as far as the required ones
  /// allow, and alone once they are inactive.
  @Test func `an optional width gives way to a required limit`() {
    let parent = Self.parent()
    let view = Self.box(parent)
    let wish = view.widthAnchor.constraint(equalToConstant: 30)
    wish.priority = .defaultHigh
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 12)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 2),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
      view.heightAnchor.constraint(equalToConstant: 3), wish, limit,
    ])
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 12, height: 3))
    limit.isActive = false
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 30, height: 3))
  }

  /// NSLayoutConstraint `constant`: a new constant takes effect at the next layout, not at once.
  @Test func `a new constant counts at the next layout`() {
    let parent = Self.parent()
    let view = Self.box(parent)
    let height = view.heightAnchor.constraint(equalToConstant: 4)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -4),
      view.topAnchor.constraint(equalTo: parent.topAnchor), height,
    ])
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 36, height: 4))
    height.constant = 7
    #expect(view.frame.height == 4)
    parent.layoutIfNeeded()
    #expect(view.frame.height == 7)
  }

  /// NSLayoutDimension `constraint(equalTo:multiplier:)`: a share of another view's width, and an
  /// aspect ratio of the view itself, follow the superview.
  @Test func `a share of a width and an aspect ratio follow the superview`() {
    let parent = Self.parent(width: 40, height: 20)
    let view = Self.box(parent)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
      view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.2),
    ])
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 8, width: 20, height: 4))
    parent.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 16, width: 40, height: 8))
  }

  /// UIView `setContentHuggingPriority(_:for:)`: of two labels in a row that must fill it, the one
  /// that hugs less grows.
  @Test func `the label that hugs less fills the row`() {
    let parent = Self.parent(width: 30)
    let (name, value) = (Self.label("Name"), Self.label("Value"))
    parent.addSubview(name)
    parent.addSubview(value)
    name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    value.setContentHuggingPriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 1),
      value.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      name.topAnchor.constraint(equalTo: parent.topAnchor),
      value.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(name.frame.width == name.intrinsicContentSize.width)
    #expect(value.frame.maxX == 30 && value.frame.minX == name.frame.maxX + 1)
    name.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(value.frame.width == value.intrinsicContentSize.width && value.frame.maxX == 30)
  }

  private static func stack(_ views: [UIView], height: Double = 9) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 20, height: height)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    return stack
  }

  /// UIStackView: it lays out again when `isHidden` of an arranged view changes; the view stays
  /// arranged.
  @Test func `a hidden arranged view takes no space and stays arranged`() {
    let views = [UIView(), UIView(), UIView()]
    let stack = Self.stack(views, height: 12)
    stack.layoutIfNeeded()
    #expect(views.map { $0.frame.minY } == [0, 4, 8] && views.allSatisfy { $0.frame.height == 4 })
    views[1].isHidden = true
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.count == 3 && views[1].superview === stack)
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 20, height: 6))
    #expect(views[2].frame.minY == 6)
    views[1].isHidden = false
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(views.map { $0.frame.minY } == [0, 4, 8])
  }

  /// UIStackView `removeArrangedSubview(_:)`: the view stays a subview; `removeFromSuperview()`
  /// removes it from both.
  @Test func `a view that is no longer arranged is still a subview`() {
    let views = [UIView(), UIView()]
    let stack = Self.stack(views)
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews.count == 1 && stack.arrangedSubviews.first === views[1])
    #expect(views[0].superview === stack && stack.subviews.count == 2)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews.count == 1)
    let other = UIView()
    stack.addSubview(other)
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews.count == 2)
  }

  /// UIStackView `setCustomSpacing(_:after:)`: the custom spacing counts after that view only, and
  /// is `spacingUseDefault` where none is set.
  @Test func `a custom spacing counts after one view`() {
    let views = [UIView(), UIView(), UIView()]
    let stack = Self.stack(views, height: 13)
    stack.spacing = 1
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(3, after: views[0])
    stack.layoutIfNeeded()
    #expect(views.map { $0.frame.minY } == [0, 6, 10])
    #expect(stack.customSpacing(after: views[0]) == 3)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stack.spacing = 2
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(views.map { $0.frame.minY } == [0, 5, 10])
  }

  /// A panel that folds, as in many tutorials: `layoutIfNeeded()` in an animation block animates
  /// what a new constant moves, and the completion comes at the end.
  @Test func `a panel folds and unfolds by one constant`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let (panel, below) = (UIView(), UIView())
    for view in [panel, below] { view.translatesAutoresizingMaskIntoConstraints = false }
    let height = panel.heightAnchor.constraint(equalToConstant: 6)
    stage.turn {
      guard let root = stage.root.view else { return }
      root.addSubview(panel)
      root.addSubview(below)
      NSLayoutConstraint.activate([
        panel.topAnchor.constraint(equalTo: root.topAnchor),
        panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        panel.trailingAnchor.constraint(equalTo: root.trailingAnchor), height,
        below.topAnchor.constraint(equalTo: panel.bottomAnchor, constant: 1),
        below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        below.widthAnchor.constraint(equalToConstant: 5),
        below.heightAnchor.constraint(equalToConstant: 2),
      ])
    }
    #expect(panel.frame.height == 6 && below.frame.minY == 7)
    for target in [0.0, 4.0] {
      stage.turn {
        height.constant = target
        UIView.animate(
          withDuration: 0.3, animations: { stage.root.view.layoutIfNeeded() },
          completion: { log.add("\($0) \(below.frame.minY)") })
        log.add("\(below.frame.minY)")
      }
      #expect(log.take() == ["\(target + 1)", "true \(target + 1)"])
    }
  }
}
