import Testing
import UIKitNames

/// Probes of Auto Layout and stack views, as Apple's documentation states them.
@Suite struct LayoutSourcedProbes {
  final class Box: UIView {
    var natural = CGSize(width: 10, height: 2)
    override var intrinsicContentSize: CGSize { natural }
  }

  private static func box(_ width: Double, _ height: Double = 2) -> Box {
    let box = Box()
    box.natural = CGSize(width: width, height: height)
    box.translatesAutoresizingMaskIntoConstraints = false
    return box
  }

  /// A view of 40 × 20 in the window, with these subviews.
  private static func host(_ views: [UIView]) -> (ViewStage, UIView) {
    let stage = ViewStage()
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    for view in views { host.addSubview(view) }
    stage.add(host)
    return (stage, host)
  }

  /// UILayoutPriority: required 1000, defaultHigh 750, defaultLow 250, fittingSizeLevel 50; UIView's hugging
  /// and resistance are low and high by default.
  @Test func `the priorities of a plain view`() {
    let view = UIView()
    #expect(
      UILayoutPriority.required.rawValue == 1000 && UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    let constraint = view.widthAnchor.constraint(equalToConstant: 3)
    #expect(constraint.priority == .required && !constraint.isActive && constraint.multiplier == 1)
  }

  /// Auto Layout Guide, intrinsic content size: the view with the lower hugging priority is stretched.
  @Test func `the lower hugging is stretched`() {
    let (a, b) = (Self.box(10), Self.box(6))
    let (stage, host) = Self.host([a, b])
    stage.turn {
      b.setContentHuggingPriority(.init(251), for: .horizontal)
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 2),
        b.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        a.topAnchor.constraint(equalTo: host.topAnchor),
        b.topAnchor.constraint(equalTo: a.topAnchor),
      ])
    }
    #expect(a.frame == CGRect(x: 0, y: 0, width: 32, height: 2))
    #expect(b.frame == CGRect(x: 34, y: 0, width: 6, height: 2))
  }

  /// Auto Layout Guide: the view with the lower compression resistance is made smaller.
  @Test func `the lower resistance is compressed`() {
    let (a, b) = (Self.box(30), Self.box(25))
    let (stage, host) = Self.host([a, b])
    stage.turn {
      a.setContentCompressionResistancePriority(.init(749), for: .horizontal)
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      ])
    }
    #expect(a.frame.width == 15 && b.frame.minX == 15 && b.frame.width == 25)
  }

  /// NSLayoutConstraint: an optional constraint gives way to a required one, and counts again when that is
  /// inactive; a multiplier and a constant make `first = multiplier × second + constant`.
  @Test func `optional constraints give way`() {
    let view = Self.box(1)
    let (stage, host) = Self.host([view])
    let wish = view.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: 0.5, constant: 4)
    wish.priority = .defaultHigh
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 18)
    stage.turn { NSLayoutConstraint.activate([wish, limit]) }
    #expect(view.frame.width == 18 && wish.isActive && wish.relation == .equal)
    stage.turn { limit.isActive = false }
    #expect(view.frame.width == 24)
    stage.turn { wish.constant = -4 }
    #expect(view.frame.width == 16)
  }

  /// UIView `invalidateIntrinsicContentSize()`: "so that the constraint-based layout system can take the new
  /// content size into account in its next layout pass".
  @Test func `a new natural size counts after the invalidation`() {
    let view = Self.box(10)
    let (stage, host) = Self.host([view])
    stage.turn {
      view.centerXAnchor.constraint(equalTo: host.centerXAnchor).isActive = true
      view.centerYAnchor.constraint(equalTo: host.centerYAnchor).isActive = true
    }
    #expect(view.frame == CGRect(x: 15, y: 9, width: 10, height: 2))
    stage.turn {
      view.natural = CGSize(width: 20, height: 4)
      view.invalidateIntrinsicContentSize()
    }
    #expect(view.frame == CGRect(x: 10, y: 8, width: 20, height: 4))
  }

  /// UIView `removeFromSuperview()`: "removes any constraints that refer to the view you are removing";
  /// `activate(_:)` adds a constraint to the closest common ancestor.
  @Test func `a removal takes the constraints along`() {
    let view = Self.box(10)
    let (stage, host) = Self.host([view])
    let outer = view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 3)
    let inner = view.heightAnchor.constraint(equalToConstant: 5)
    stage.turn { NSLayoutConstraint.activate([outer, inner]) }
    #expect(
      host.constraints.contains { $0 === outer } && view.constraints.contains { $0 === inner })
    #expect(view.frame.minX == 3 && view.frame.height == 5)
    stage.turn { view.removeFromSuperview() }
    #expect(!outer.isActive && inner.isActive && !host.constraints.contains { $0 === outer })
  }

  /// UILayoutGuide: a rectangle for constraints, without a view; `owningView` is set by `addLayoutGuide(_:)`.
  @Test func `guides divide the space`() {
    let view = Self.box(10)
    let (stage, host) = Self.host([view])
    let (left, right) = (UILayoutGuide(), UILayoutGuide())
    stage.turn {
      host.addLayoutGuide(left)
      host.addLayoutGuide(right)
      NSLayoutConstraint.activate([
        left.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        view.leadingAnchor.constraint(equalTo: left.trailingAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
        right.leadingAnchor.constraint(equalTo: view.trailingAnchor),
        right.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 2),
      ])
    }
    #expect(view.frame.minX == 10 && left.layoutFrame.width == 10 && right.layoutFrame.width == 20)
    #expect(left.owningView === host && host.subviews.count == 1)
    host.removeLayoutGuide(left)
    #expect(left.owningView == nil)
  }

  /// UIView `systemLayoutSizeFitting(_:)` with `layoutFittingCompressedSize`: the smallest size that
  /// satisfies the constraints. `layoutMarginsGuide`: the bounds without the margins.
  @Test func `the smallest size holds the content and the margins`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    parent.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = Self.box(10, 4)
    parent.addSubview(view)
    let guide = parent.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    let size = parent.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 16, height: 8))
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 34, height: 16))
  }

  private static func stack(_ views: [UIView], width: Double = 40) -> (ViewStage, UIStackView) {
    let stage = ViewStage()
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: 10)
    return (stage, stack)
  }

  /// UIStackView: "dynamically updates its layout" when a view's `isHidden` changes; a hidden view stays
  /// arranged.
  @Test func `hidden views take no room`() {
    let views = [Self.box(1), Self.box(1), Self.box(1)]
    let (stage, stack) = Self.stack(views)
    stack.distribution = .fillEqually
    stack.spacing = 2
    stage.add(stack)
    #expect(views.map(\.frame.width) == [12, 12, 12] && views.map(\.frame.minX) == [0, 14, 28])
    #expect(views.allSatisfy { $0.frame.height == 10 } && stack.alignment == .fill)
    stage.turn { views[1].isHidden = true }
    #expect(views[0].frame.width == 19 && views[2].frame.minX == 21)
    #expect(stack.arrangedSubviews.count == 3)
    stage.turn { views[1].isHidden = false }
    #expect(views.map(\.frame.minX) == [0, 14, 28])
  }

  /// UIStackView `removeArrangedSubview(_:)`: "does not remove the provided view from the stack's subviews
  /// array"; `removeFromSuperview()` takes it from both; `insertArrangedSubview` of a present view moves it.
  @Test func `arranged views and subviews`() {
    let (a, b, c) = (Self.box(1), Self.box(2), Self.box(3))
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.spacing == 0)
    stack.insertArrangedSubview(c, at: 0)
    #expect(stack.arrangedSubviews.elementsEqual([c, a, b], by: ===) == true)
    stack.removeArrangedSubview(a)
    #expect(stack.arrangedSubviews.elementsEqual([c, b], by: ===) == true && a.superview === stack)
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews.elementsEqual([c], by: ===) == true && stack.subviews.count == 2)
  }

  /// UIStackView.Distribution `equalSpacing` fills with spaces; `setCustomSpacing(_:after:)` replaces the
  /// spacing after one view; UIStackView.Alignment `center`.
  @Test func `spacing and alignment`() {
    let views = [Self.box(4), Self.box(6), Self.box(10)]
    let (stage, stack) = Self.stack(views)
    stack.distribution = .equalSpacing
    stack.alignment = .center
    stage.add(stack)
    #expect(views.map(\.frame.minX) == [0, 14, 30] && views.map(\.frame.width) == [4, 6, 10])
    #expect(views.allSatisfy { $0.frame.minY == 4 && $0.frame.height == 2 })
    stage.turn {
      stack.distribution = .fill
      stack.spacing = 1
      stack.setCustomSpacing(5, after: views[0])
      views[2].setContentHuggingPriority(.init(1), for: .horizontal)
    }
    #expect(views.map(\.frame.minX) == [0, 9, 16] && views[2].frame.width == 24)
    #expect(stack.customSpacing(after: views[0]) == 5)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }
}
