import Testing
import UIKitNames

/// Probes of stack views.
@Suite struct StackDocumentedProbes {
  /// A view with a size of its own.
  final class Sized: UIView {
    var own: CGSize {
      didSet { invalidateIntrinsicContentSize() }
    }
    init(_ width: Double, _ height: Double) {
      own = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { fatalError("not used") }
    override var intrinsicContentSize: CGSize { own }
  }

  private static func stack(_ views: [UIView], width: Double = 40, height: Double = 10) -> (
    ViewStage, UIStackView
  ) {
    let stage = ViewStage()
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stage.add(stack)
    return (stage, stack)
  }

  /// UIStackView `arrangedSubviews`: a subset of `subviews`. `removeArrangedSubview(_:)` "doesn't remove
  /// the provided view from the stack's subviews array"; `removeFromSuperview()` removes it from both.
  @Test func `arranged views are a part of the subviews`() {
    let (a, b, c, extra) = (Sized(1, 1), Sized(1, 1), Sized(1, 1), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.addSubview(extra)
    #expect(stack.arrangedSubviews.count == 2 && stack.subviews.count == 3)
    stack.insertArrangedSubview(c, at: 1)
    #expect(
      stack.arrangedSubviews.map { $0 === a ? "a" : $0 === b ? "b" : "c" } == ["a", "c", "b"])
    stack.removeArrangedSubview(a)
    #expect(stack.arrangedSubviews.count == 2 && a.superview === stack)
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1 && stack.arrangedSubviews.first === c)
    stack.addArrangedSubview(extra)
    #expect(stack.arrangedSubviews.last === extra && stack.subviews.count == 3)
    #expect(stack.axis == .horizontal && stack.alignment == .fill && stack.distribution == .fill)
    #expect(stack.spacing == 0 && !stack.isLayoutMarginsRelativeArrangement)
  }

  /// UIStackView `distribution` fillEqually with `spacing`; a hidden view takes no room ("the stack view
  /// updates its layout whenever views' isHidden property changes").
  @Test func `equal views share the stack, hidden ones do not`() {
    let views = [Sized(1, 1), Sized(9, 1), Sized(3, 1)]
    let (stage, stack) = Self.stack(views, width: 38)
    stage.turn {
      stack.distribution = .fillEqually
      stack.spacing = 4
    }
    #expect(views.map(\.frame.width) == [10, 10, 10] && views.map(\.frame.minX) == [0, 14, 28])
    #expect(views.allSatisfy { $0.frame.height == 10 })
    stage.turn { views[1].isHidden = true }
    #expect(views[0].frame.width == 17 && views[2].frame.minX == 21)
    #expect(stack.arrangedSubviews.count == 3)
    stage.turn { views[1].isHidden = false }
    #expect(views.map(\.frame.minX) == [0, 14, 28])
  }

  /// UIStackView `distribution` equalSpacing and `alignment`: views keep their sizes along the axis, with
  /// equal spaces between; the alignment places them across.
  @Test func `equal spacing and alignment keep sizes`() {
    let views = [Sized(4, 2), Sized(10, 4), Sized(6, 6)]
    let (stage, stack) = Self.stack(views)
    stage.turn {
      stack.distribution = .equalSpacing
      stack.alignment = .center
    }
    #expect(views.map(\.frame.minX) == [0, 14, 34] && views.map(\.frame.width) == [4, 10, 6])
    #expect(views.map(\.frame.minY) == [4, 3, 2] && views.map(\.frame.height) == [2, 4, 6])
    stage.turn { stack.alignment = .bottom }
    #expect(views.map(\.frame.maxY) == [10, 10, 10])
    stage.turn { stack.alignment = .top }
    #expect(views.map(\.frame.minY) == [0, 0, 0])
  }

  /// UIStackView `setCustomSpacing(_:after:)` (iOS 11): replaces the spacing after one view; the default
  /// is `spacingUseDefault`. Margins count with `isLayoutMarginsRelativeArrangement`.
  @Test func `custom spacing and margins`() {
    let views = [Sized(5, 2), Sized(5, 2), Sized(5, 2)]
    let (stage, stack) = Self.stack(views, width: 20, height: 24)
    stage.turn {
      stack.axis = .vertical
      stack.distribution = .equalSpacing
      stack.distribution = .fill
      stack.spacing = 1
      stack.setCustomSpacing(4, after: views[0])
    }
    #expect(views[1].frame.minY - views[0].frame.maxY == 4)
    #expect(views[2].frame.minY - views[1].frame.maxY == 1 && views[2].frame.maxY == 24)
    #expect(stack.customSpacing(after: views[0]) == 4)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stage.turn {
      stack.layoutMargins = UIEdgeInsets(top: 2, left: 3, bottom: 1, right: 4)
      stack.isLayoutMarginsRelativeArrangement = true
    }
    #expect(views[0].frame.origin == CGPoint(x: 3, y: 2) && views[0].frame.width == 13)
    #expect(views[2].frame.maxY == 23)
  }
}
