import Testing
import UIKitNames

/// Probes of stack views whose views are hidden, moved, removed or stretched.
@Suite struct ArrangementProbes {
  /// A view of a given intrinsic size.
  private final class Sized: UIView {
    var size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
    override var intrinsicContentSize: CGSize { size }
  }

  private func make(
    _ views: [UIView], axis: UIStackView.Axis = .horizontal, width: CGFloat? = nil,
    configure: (UIStackView) -> Void = { _ in }
  ) -> (Screen, UIStackView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.translatesAutoresizingMaskIntoConstraints = false
    configure(stack)
    screen.turn {
      root.view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: root.view.topAnchor),
        stack.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      ])
      if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }
    screen.settle()
    return (screen, stack)
  }

  /// UIStackView: without constraints on its size, it has the size of its arranged views.
  @Test(arguments: [UIStackView.Axis.horizontal, .vertical])
  func `a stack view fits its views and spacing`(axis: UIStackView.Axis) {
    let (_, stack) = make([Sized(4, 2), Sized(6, 1)], axis: axis) { $0.spacing = 1 }
    #expect(
      stack.frame.size
        == (axis == .horizontal ? CGSize(width: 11, height: 2) : CGSize(width: 6, height: 4)))
  }

  /// UIStackView: `fillEqually`, a hidden view takes no share.
  @Test func `a hidden view takes no share of equal parts`() {
    let views = [Sized(1, 1), Sized(1, 1), Sized(1, 1)]
    let (screen, stack) = make(views, width: 12) { $0.distribution = .fillEqually }
    #expect(views.map(\.frame.width) == [4, 4, 4])
    screen.turn { views[1].isHidden = true }
    screen.settle()
    #expect(views[0].frame.width == 6 && views[2].frame == CGRect(x: 6, y: 0, width: 6, height: 1))
    #expect(stack.arrangedSubviews.count == 3)
  }

  /// UIStackView: spacing is between visible views only.
  @Test func `a hidden view has no spacing`() {
    let views = [Sized(2, 1), Sized(2, 1), Sized(2, 1)]
    let (screen, stack) = make(views) { $0.spacing = 3 }
    #expect(stack.frame.width == 12)
    screen.turn { views[2].isHidden = true }
    screen.settle()
    #expect(stack.frame.width == 7)
  }

  /// UIStackView: `fill`, the view that hugs least is stretched.
  @Test func `the view that hugs least fills the rest`() {
    let views = [Sized(3, 1), Sized(3, 1)]
    views[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    _ = make(views, width: 20)
    #expect(views.map(\.frame.width) == [3, 17])
  }

  /// UIStackView: `fill`, the view that resists least is compressed.
  @Test func `the view that resists least is compressed`() {
    let views = [Sized(8, 1), Sized(8, 1)]
    views[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    _ = make(views, width: 10)
    #expect(views.map(\.frame.width) == [8, 2])
  }

  /// UIStackView: `alignment` is fill by default: across the axis views fill the stack.
  @Test func `views fill the stack across its axis by default`() {
    let views = [Sized(3, 1), Sized(3, 5)]
    _ = make(views)
    #expect(views.map(\.frame.height) == [5, 5])
  }

  /// UIStackView: `insertArrangedSubview(_:at:)` moves an arranged view to its new index.
  @Test func `inserting an arranged view again moves it`() {
    let views = [Sized(1, 1), Sized(2, 1), Sized(3, 1)]
    let (screen, stack) = make(views)
    screen.turn { stack.insertArrangedSubview(views[2], at: 0) }
    screen.settle()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 3, 4])
    #expect(stack.arrangedSubviews.first === views[2] && stack.arrangedSubviews.count == 3)
  }

  /// UIStackView: removing an arranged view from its superview removes it from the arrangement.
  @Test func `a view removed from its superview is not arranged`() {
    let views = [Sized(2, 1), Sized(2, 1)]
    let (screen, stack) = make(views)
    screen.turn { views[0].removeFromSuperview() }
    screen.settle()
    #expect(stack.arrangedSubviews == [views[1]] && views[1].frame.minX == 0)
  }

  /// UIStackView: `addSubview` does not arrange the view.
  @Test func `a plain subview is not arranged`() {
    let (_, stack) = make([Sized(2, 1)])
    stack.addSubview(UIView())
    #expect(stack.arrangedSubviews.count == 1 && stack.subviews.count == 2)
  }

  /// UIStackView: a changed axis arranges the views again.
  @Test func `a changed axis arranges the views again`() {
    let views = [Sized(2, 1), Sized(2, 1)]
    let (screen, stack) = make(views)
    #expect(views[1].frame.origin == CGPoint(x: 2, y: 0))
    screen.turn { stack.axis = .vertical }
    screen.settle()
    #expect(views[1].frame.origin == CGPoint(x: 0, y: 1))
  }

  /// UIStackView: `customSpacing(after:)` returns the default for a view without one.
  @Test func `a view without custom spacing has the default value`() {
    let views = [Sized(2, 1), Sized(2, 1)]
    let (_, stack) = make(views)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(4, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 4)
  }

  /// UIStackView: nested stacks add up.
  @Test func `nested stacks add up`() {
    let inner = UIStackView(arrangedSubviews: [Sized(3, 1), Sized(5, 2)])
    inner.axis = .vertical
    let (_, stack) = make([Sized(4, 1), inner])
    #expect(stack.frame.size == CGSize(width: 9, height: 3))
    #expect(inner.frame == CGRect(x: 4, y: 0, width: 5, height: 3))
  }

  /// UIStackView: a changed intrinsic size changes the stack.
  @Test func `a view that grows makes the stack grow`() {
    let view = Sized(4, 1)
    let (screen, stack) = make([view, Sized(2, 1)])
    screen.turn {
      view.size.width = 9
      view.invalidateIntrinsicContentSize()
    }
    screen.settle()
    #expect(stack.frame.width == 11)
  }

  /// UIStackView: `fillProportionally` shares the width by intrinsic sizes, without hidden views.
  @Test func `proportional parts leave out hidden views`() {
    let views = [Sized(2, 1), Sized(4, 1), Sized(2, 1)]
    let (screen, _) = make(views, width: 24) { $0.distribution = .fillProportionally }
    #expect(views.map(\.frame.width) == [6, 12, 6])
    screen.turn { views[2].isHidden = true }
    screen.settle()
    #expect(views[0].frame.width == 8 && views[1].frame.width == 16)
  }
}
