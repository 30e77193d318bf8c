import Testing
import UIKitNames

/// Probes of stack views: distribution, alignment, spacing, hiding, nesting and fitting.
@Suite struct ArrangedPracticeProbes {
  final class Box: UIView {
    var size = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { size }
  }

  private static func box(_ width: Double, _ height: Double) -> Box {
    let box = Box()
    box.translatesAutoresizingMaskIntoConstraints = false
    box.size = CGSize(width: width, height: height)
    return box
  }

  /// A stack with a frame of its own, in a window.
  private static func stage(
    _ views: [UIView], axis: NSLayoutConstraint.Axis = .horizontal, width: Double = 24,
    height: Double = 6, _ change: (UIStackView) -> Void = { _ in }
  ) -> (ViewStage, UIStackView) {
    let stage = ViewStage()
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    change(stack)
    stage.add(stack)
    return (stage, stack)
  }

  /// UIStackView: horizontal, filling both ways, without spacing by default; `customSpacing(after:)`
  /// is `spacingUseDefault` until set.
  @Test func `a stack has its documented defaults`() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    #expect(stack.arrangedSubviews == [view] && stack.subviews == [view])
  }

  /// UIStackView `removeArrangedSubview(_:)` keeps the view as a subview; `removeFromSuperview()`
  /// removes it from both. A plain subview is not arranged.
  @Test func `arranged subviews and subviews differ`() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.addSubview(c)
    #expect(stack.arrangedSubviews == [a, b] && stack.subviews == [a, b, c])
    stack.removeArrangedSubview(a)
    #expect(stack.arrangedSubviews == [b] && a.superview === stack)
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [] && b.superview == nil)
    stack.addArrangedSubview(c)
    #expect(stack.arrangedSubviews == [c] && stack.subviews.count == 2)
  }

  /// UIStackView `insertArrangedSubview(_:at:)`: a view that is arranged already moves to the index;
  /// the order of `subviews` is independent of it.
  @Test func `an arranged view moves to a new index`() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.insertArrangedSubview(c, at: 1)
    #expect(stack.arrangedSubviews == [a, c, b])
    stack.insertArrangedSubview(b, at: 0)
    #expect(stack.arrangedSubviews == [b, a, c] && stack.subviews.count == 3)
    stack.bringSubviewToFront(b)
    #expect(stack.arrangedSubviews == [b, a, c] && stack.subviews.last === b)
  }

  /// UIStackView `fillEqually`: equal lengths after the spacing, across the whole other axis.
  @Test func `a stack fills equally`() {
    let views = [Self.box(2, 1), Self.box(9, 1), Self.box(1, 2)]
    let (stage, stack) = Self.stage(views) {
      $0.distribution = .fillEqually
      $0.spacing = 3
    }
    #expect(views.map(\.frame.minX) == [0, 9, 18])
    #expect(views.allSatisfy { $0.frame.size == CGSize(width: 6, height: 6) })
    stage.turn {
      stack.axis = .vertical
      stack.spacing = 0
    }
    #expect(views.map(\.frame.minY) == [0, 2, 4])
    #expect(views.allSatisfy { $0.frame.size == CGSize(width: 24, height: 2) })
  }

  /// UIStackView `fillProportionally`: lengths in proportion to the intrinsic sizes.
  @Test func `a stack fills in proportion`() {
    let views = [Self.box(2, 1), Self.box(4, 1), Self.box(6, 1)]
    let (stage, _) = Self.stage(views) { $0.distribution = .fillProportionally }
    #expect(views.map(\.frame.width) == [4, 8, 12] && views.map(\.frame.minX) == [0, 4, 12])
    _ = stage
  }

  /// UIStackView `equalSpacing` has equal gaps, `equalCentering` equal distances of centres; both keep
  /// the intrinsic lengths.
  @Test func `gaps or centres are equal`() {
    let views = [Self.box(2, 1), Self.box(4, 1), Self.box(6, 1)]
    let (stage, stack) = Self.stage(views) { $0.distribution = .equalSpacing }
    #expect(views.map(\.frame.minX) == [0, 8, 18] && views.map(\.frame.width) == [2, 4, 6])
    stage.turn { stack.distribution = .equalCentering }
    #expect(views.map(\.frame.minX) == [0, 9, 18] && views.map(\.frame.width) == [2, 4, 6])
  }

  /// UIStackView `fill`: the view with the lowest hugging priority grows, the one with the lowest
  /// compression resistance shrinks.
  @Test func `priorities decide in a filling stack`() {
    let (a, b) = (Self.box(5, 1), Self.box(5, 1))
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let (stage, stack) = Self.stage([a, b]) { $0.spacing = 1 }
    #expect(a.frame.width == 5 && b.frame.width == 18 && b.frame.minX == 6)
    a.setContentCompressionResistancePriority(.required, for: .horizontal)
    stage.turn { stack.frame.size.width = 8 }
    #expect(a.frame.width == 5 && b.frame.width == 2)
  }

  /// UIStackView `alignment`: places views across the axis with their intrinsic size.
  @Test func `a stack aligns across its axis`() {
    let views = [Self.box(6, 2), Self.box(10, 2)]
    let (stage, stack) = Self.stage(views, axis: .vertical, width: 24, height: 4) {
      $0.alignment = .leading
    }
    #expect(views.map(\.frame.minX) == [0, 0] && views.map(\.frame.width) == [6, 10])
    stage.turn { stack.alignment = .center }
    #expect(views.map(\.frame.minX) == [9, 7] && views.map(\.frame.width) == [6, 10])
    stage.turn { stack.alignment = .trailing }
    #expect(views.map(\.frame.minX) == [18, 14])
    stage.turn { stack.alignment = .fill }
    #expect(views.map(\.frame.minX) == [0, 0] && views.map(\.frame.width) == [24, 24])
  }

  /// UIStackView `setCustomSpacing(_:after:)`: overrides the spacing after one view; the value
  /// `spacingUseDefault` takes it back.
  @Test func `a custom spacing applies after one view`() {
    let views = [Self.box(3, 1), Self.box(3, 1), Self.box(3, 1)]
    let (stage, stack) = Self.stage(views, axis: .vertical, height: 20) {
      $0.spacing = 1
      $0.setCustomSpacing(4, after: $0.arrangedSubviews[0])
      $0.distribution = .fill
    }
    views[0].setContentHuggingPriority(.required, for: .vertical)
    views[1].setContentHuggingPriority(.required, for: .vertical)
    stage.turn { stack.setNeedsLayout() }
    #expect(views.map(\.frame.minY) == [0, 5, 7] && views[2].frame.maxY == 20)
    #expect(stack.customSpacing(after: views[0]) == 4)
    stage.turn { stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0]) }
    #expect(views.map(\.frame.minY) == [0, 2, 4])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
  }

  /// UIStackView: a hidden arranged view takes no space and no spacing, but stays arranged; showing it
  /// lays out again.
  @Test func `a hidden view leaves the arrangement`() {
    let views = [Self.box(3, 1), Self.box(3, 1), Self.box(3, 1)]
    let (stage, stack) = Self.stage(views, width: 24) {
      $0.distribution = .fillEqually
      $0.spacing = 6
    }
    #expect(views.map(\.frame.minX) == [0, 10, 20])
    stage.turn { views[1].isHidden = true }
    #expect(views[0].frame.width == 9 && views[2].frame.minX == 15 && views[2].frame.width == 9)
    #expect(stack.arrangedSubviews.count == 3 && views[1].superview === stack)
    stage.turn { views[1].isHidden = false }
    #expect(views.map(\.frame.minX) == [0, 10, 20])
  }

  /// UIStackView `systemLayoutSizeFitting(_:)`: the sum along the axis with the spacing, and the
  /// largest across; hidden views do not count.
  @Test func `a stack fits its arranged views`() {
    let views = [Self.box(3, 1), Self.box(8, 2), Self.box(5, 3)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 2
    let fitting = { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    #expect(fitting() == CGSize(width: 20, height: 3))
    stack.axis = .vertical
    #expect(fitting() == CGSize(width: 8, height: 10))
    views[1].isHidden = true
    #expect(fitting() == CGSize(width: 5, height: 6))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(fitting() == CGSize(width: 11, height: 10))
  }

  /// UIStackView `isLayoutMarginsRelativeArrangement`: arranges within the layout margins instead of
  /// the bounds.
  @Test func `a stack arranges within its margins`() {
    let views = [Self.box(3, 1), Self.box(3, 1)]
    let (stage, stack) = Self.stage(views, width: 24, height: 8) {
      $0.distribution = .fillEqually
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 12, height: 8))
    stage.turn { stack.isLayoutMarginsRelativeArrangement = true }
    #expect(views[0].frame == CGRect(x: 2, y: 1, width: 9, height: 4))
    #expect(views[1].frame == CGRect(x: 11, y: 1, width: 9, height: 4))
  }

  /// Stacks within stacks: a row of a column that is pinned at its top and sides is as high as its
  /// highest view.
  @Test func `nested stacks take their heights from their rows`() {
    let stage = ViewStage()
    let (a, b, c) = (Self.box(4, 2), Self.box(4, 3), Self.box(4, 1))
    let row = UIStackView(arrangedSubviews: [a, b])
    row.distribution = .fillEqually
    let column = UIStackView(arrangedSubviews: [row, c])
    column.axis = .vertical
    column.spacing = 1
    column.translatesAutoresizingMaskIntoConstraints = false
    stage.turn {
      let view = stage.root.view!
      view.addSubview(column)
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: view.topAnchor),
        column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        column.widthAnchor.constraint(equalToConstant: 20),
      ])
    }
    #expect(column.frame == CGRect(x: 0, y: 0, width: 20, height: 5))
    #expect(row.frame == CGRect(x: 0, y: 0, width: 20, height: 3))
    #expect(b.frame == CGRect(x: 10, y: 0, width: 10, height: 3))
    #expect(c.frame == CGRect(x: 0, y: 4, width: 20, height: 1))
    stage.turn { b.isHidden = true }
    #expect(row.frame.height == 2 && a.frame == CGRect(x: 0, y: 0, width: 20, height: 2))
    #expect(column.frame.height == 4 && c.frame.minY == 3)
  }
}
