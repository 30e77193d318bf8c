import NavigationKit
import Testing
import UIKitNames

/// Probes of stack views.
@Suite struct StackProbes {
  private final class Sized: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
    override var intrinsicContentSize: CGSize { size }
  }

  private static func stack(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    return stack
  }

  /// UIStackView: documented defaults.
  @Test func `a stack view has the documented defaults`() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isLayoutMarginsRelativeArrangement)
    #expect(!stack.isBaselineRelativeArrangement && stack.arrangedSubviews.isEmpty)
  }

  /// UIStackView: arranged views are subviews; `removeArrangedSubview(_:)` leaves the subview.
  @Test func `a view that is no longer arranged stays a subview`() {
    let (one, two) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [one])
    stack.insertArrangedSubview(two, at: 0)
    #expect(stack.arrangedSubviews == [two, one] && stack.subviews.contains(two))
    stack.removeArrangedSubview(one)
    #expect(stack.arrangedSubviews == [two] && one.superview === stack)
    two.removeFromSuperview()
    #expect(stack.arrangedSubviews == [])
  }

  /// UIStackView.Distribution: `fillEqually`.
  @Test func `equal views share the width`() {
    let views = [Sized(2, 1), Sized(9, 1), Sized(4, 1)]
    let stack = Self.stack(views)
    stack.distribution = .fillEqually
    stack.spacing = 2
    stack.layoutIfNeeded()
    #expect(views.map(\.frame) == [0, 14, 28].map { CGRect(x: $0, y: 0, width: 12, height: 10) })
  }

  /// UIStackView.Distribution: `fillProportionally` by the intrinsic widths.
  @Test func `proportional views grow by their intrinsic widths`() {
    let views = [Sized(5, 1), Sized(15, 1)]
    let stack = Self.stack(views)
    stack.distribution = .fillProportionally
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [10, 30])
  }

  /// UIStackView.Distribution: `equalSpacing`.
  @Test func `equal spacing spreads the views`() {
    let views = [Sized(4, 1), Sized(6, 1), Sized(10, 1)]
    let stack = Self.stack(views)
    stack.distribution = .equalSpacing
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 14, 30] && views.map(\.frame.width) == [4, 6, 10])
  }

  /// UIStackView.Distribution: `equalCentering`.
  @Test func `equal centering spreads the centres`() {
    let views = [Sized(4, 1), Sized(6, 1), Sized(4, 1)]
    let stack = Self.stack(views)
    stack.distribution = .equalCentering
    stack.layoutIfNeeded()
    #expect(views.map(\.center.x) == [2, 20, 38])
  }

  /// UIStackView.Alignment: leading, center and trailing of a vertical stack.
  @Test(arguments: [
    (UIStackView.Alignment.leading, CGFloat(0)), (.center, 15), (.trailing, 30),
  ])
  func `an alignment places views across the axis`(alignment: UIStackView.Alignment, x: CGFloat) {
    let view = Sized(10, 2)
    let stack = Self.stack([view])
    stack.axis = .vertical
    stack.alignment = alignment
    stack.layoutIfNeeded()
    #expect(view.frame.minX == x && view.frame.width == 10)
  }

  /// UIStackView: hidden views take no space.
  @Test func `a hidden view takes no space`() {
    let views = [Sized(4, 1), Sized(6, 1), Sized(4, 1)]
    let stack = Self.stack(views)
    stack.distribution = .fillEqually
    stack.spacing = 2
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[0].frame.width == 19 && views[2].frame.minX == 21)
    #expect(stack.arrangedSubviews == views)
  }

  /// UIStackView: `setCustomSpacing(_:after:)`, `customSpacing(after:)`.
  @Test func `a custom spacing replaces the spacing after its view`() {
    let views = [Sized(4, 1), Sized(6, 1), Sized(10, 1)]
    let stack = Self.stack(views)
    stack.spacing = 1
    stack.setCustomSpacing(5, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 5)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    let fitting = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting == CGSize(width: 4 + 5 + 6 + 1 + 10, height: 1))
  }

  /// UIStackView: `isLayoutMarginsRelativeArrangement` with margins.
  @Test func `a stack arranges within its margins if it is asked to`() {
    let view = Sized(4, 1)
    let stack = Self.stack([view])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 3, bottom: 2, right: 4)
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 3, y: 1, width: 33, height: 7))
  }
}

/// Probes of scroll views.
@Suite struct ScrollProbes {
  final class Delegate: UIScrollViewDelegate {
    let log = ProbeLog()
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("willBegin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { log.add("willEnd") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.add("didEnd \(decelerate)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("animated") }
  }

  private static func app() -> (Screen, UIScrollView, Delegate) {
    let screen = Screen(root: UIViewController())
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.contentSize = CGSize(width: 20, height: 100)
    let delegate = Delegate()
    screen.turn {
      screen.root?.view.addSubview(view)
      view.delegate = delegate
    }
    screen.settle()
    return (screen, view, delegate)
  }

  /// UIScrollView: documented defaults; flowkey's UIScrollViewTests, testDefaultValuesOfProperties.
  @Test func `a scroll view has the documented defaults`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
    #expect(view.isScrollEnabled && !view.isPagingEnabled && view.bounces)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(!view.alwaysBounceVertical && !view.isDirectionalLockEnabled && view.scrollsToTop)
    #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
    #expect(!view.isDragging && !view.isDecelerating && !view.isTracking)
    #expect(view.contentInsetAdjustmentBehavior == .automatic && view.keyboardDismissMode == .none)
  }

  /// UIScrollView: `contentOffset` is the origin of the bounds; flowkey's testInitialProperties.
  @Test func `the offset is the origin of the bounds`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.contentOffset = CGPoint(x: 10, y: 20)
    #expect(view.bounds.origin == CGPoint(x: 10, y: 20) && view.frame.origin == .zero)
  }

  /// UIScrollView: an offset set by code may be beyond the content.
  @Test func `an offset by code may be outside the content`() {
    let (screen, view, _) = Self.app()
    screen.turn { view.setContentOffset(CGPoint(x: 0, y: -3), animated: false) }
    #expect(view.contentOffset.y == -3)
  }

  /// UIScrollViewDelegate: `scrollViewDidScroll(_:)` for an offset set by code, once for each change.
  @Test func `a changed offset is reported, and an equal one is not`() {
    let (screen, view, delegate) = Self.app()
    screen.turn { view.contentOffset = CGPoint(x: 0, y: 5) }
    #expect(delegate.log.take() == ["scroll"])
    screen.turn { view.contentOffset = CGPoint(x: 0, y: 5) }
    #expect(delegate.log.take() == [])
  }

  /// UIScrollViewDelegate: `scrollViewDidEndScrollingAnimation(_:)` after an animated offset only.
  @Test func `an animated offset reports its end`() {
    let (screen, view, delegate) = Self.app()
    screen.turn { view.setContentOffset(CGPoint(x: 0, y: 30), animated: true) }
    screen.settle()
    #expect(delegate.log.take().last == "animated" && view.contentOffset.y == 30)
    screen.turn { view.setContentOffset(CGPoint(x: 0, y: 10), animated: false) }
    screen.settle()
    #expect(!delegate.log.take().contains("animated"))
  }

  /// UIScrollView: `scrollRectToVisible(_:animated:)` scrolls as little as needed.
  @Test func `a rectangle is scrolled just into view`() {
    let (screen, view, _) = Self.app()
    screen.turn {
      view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 5, height: 4), animated: false)
    }
    #expect(view.contentOffset.y == 14)
    screen.turn {
      view.scrollRectToVisible(CGRect(x: 0, y: 16, width: 5, height: 2), animated: false)
    }
    #expect(view.contentOffset.y == 14)
    screen.turn {
      view.scrollRectToVisible(CGRect(x: 0, y: 3, width: 5, height: 2), animated: false)
    }
    #expect(view.contentOffset.y == 3)
  }

  /// UIScrollViewDelegate: order of calls of a drag.
  @Test func `a drag is reported in order`() {
    let (screen, view, delegate) = Self.app()
    screen.simulator.perform(.pointer(.down, column: 5, row: 9))
    for row in [8, 7, 6, 5] {
      screen.pass(30)
      screen.simulator.perform(.pointer(.move, column: 5, row: row))
    }
    screen.pass(60)
    #expect(view.isDragging)
    screen.simulator.perform(.pointer(.up, column: 5, row: 5))
    screen.settle()
    var calls = delegate.log.take()
    #expect(calls.first == "willBegin" && view.contentOffset.y > 0 && !view.isDragging)
    calls.removeAll { $0 == "scroll" }
    #expect(calls == ["willBegin", "willEnd", "didEnd false"])
  }

  /// UIScrollView: `isScrollEnabled` false ignores drags, and code still scrolls.
  @Test func `a disabled scroll view scrolls by code only`() {
    let (screen, view, delegate) = Self.app()
    screen.turn { view.isScrollEnabled = false }
    screen.simulator.perform(.pointer(.down, column: 5, row: 9))
    for row in [7, 5, 3] {
      screen.pass(30)
      screen.simulator.perform(.pointer(.move, column: 5, row: row))
    }
    screen.simulator.perform(.pointer(.up, column: 5, row: 3))
    screen.settle()
    #expect(view.contentOffset == .zero && delegate.log.take() == [])
    screen.turn { view.contentOffset.y = 4 }
    #expect(view.contentOffset.y == 4)
  }

  /// UIScrollView: `isPagingEnabled`: a drag beyond half a page rests on the next page.
  @Test func `pages come to rest on a multiple of the bounds`() {
    let (screen, view, _) = Self.app()
    screen.turn { view.isPagingEnabled = true }
    screen.simulator.perform(.pointer(.down, column: 5, row: 9))
    for row in [8, 7, 6, 5, 4, 3, 2] {
      screen.pass(30)
      screen.simulator.perform(.pointer(.move, column: 5, row: row))
    }
    screen.pass(120)
    screen.simulator.perform(.pointer(.up, column: 5, row: 2))
    screen.settle()
    #expect(view.contentOffset.y == 10)
  }

  /// UIScrollView: `adjustedContentInset` includes `contentInset`.
  @Test func `the adjusted inset has the content inset`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.contentInset = UIEdgeInsets(top: 2, left: 0, bottom: 3, right: 0)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 2, left: 0, bottom: 3, right: 0))
  }

  /// UIScrollView: `contentLayoutGuide` and `frameLayoutGuide`: the content's constraints decide
  /// `contentSize`.
  @Test func `constraints to the content guide decide the content's size`() {
    let (screen, view, _) = Self.app()
    let content = UIView()
    screen.turn {
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
        content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
        content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
        content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 37),
      ])
    }
    screen.settle()
    #expect(view.contentSize == CGSize(width: 20, height: 37))
  }
}
