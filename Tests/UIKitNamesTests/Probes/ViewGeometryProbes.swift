import Testing
import UIKitNames

/// Probes of coordinates, hits and sizes of views.
@Suite struct ViewGeometryProbes {
  /// UIView: `convert(_:to:)` and `convert(_:from:)` between views of one tree.
  @Test func `a point is converted between siblings`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let left = UIView(frame: CGRect(x: 2, y: 3, width: 10, height: 10))
    let right = UIView(frame: CGRect(x: 20, y: 5, width: 10, height: 10))
    parent.addSubview(left)
    parent.addSubview(right)
    #expect(left.convert(CGPoint(x: 1, y: 1), to: right) == CGPoint(x: -17, y: -1))
    #expect(left.convert(CGPoint(x: 1, y: 1), from: right) == CGPoint(x: 19, y: 3))
  }

  /// UIView: `convert(_:to:)` with nil converts to the window.
  @Test func `nil converts to the window`() {
    let screen = Screen(root: UIViewController())
    screen.turn {
      let child = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 5))
      let leaf = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
      screen.root?.view.addSubview(child)
      child.addSubview(leaf)
      #expect(leaf.convert(leaf.bounds, to: nil) == CGRect(x: 4, y: 5, width: 2, height: 2))
    }
  }

  /// View Programming Guide: the origin of the bounds moves the subviews.
  @Test func `the origin of the bounds counts in conversions`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let child = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    parent.addSubview(child)
    parent.bounds.origin = CGPoint(x: 0, y: 3)
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    top.addSubview(parent)
    #expect(child.convert(CGPoint.zero, to: top) == CGPoint(x: 5, y: 2))
  }

  /// UIView: `point(inside:with:)` compares with the bounds; the far edges are outside.
  @Test func `the far edges of the bounds are outside`() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 4))
    #expect(view.point(inside: CGPoint(x: 0, y: 0), with: nil))
    #expect(view.point(inside: CGPoint(x: 9.5, y: 3.5), with: nil))
    #expect(!view.point(inside: CGPoint(x: 10, y: 2), with: nil))
    #expect(!view.point(inside: CGPoint(x: 2, y: 4), with: nil))
    #expect(!view.point(inside: CGPoint(x: -1, y: 0), with: nil))
  }

  private static func pair() -> (UIView, UIView) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let child = UIView(frame: CGRect(x: 2, y: 2, width: 10, height: 4))
    parent.addSubview(child)
    return (parent, child)
  }

  /// UIView: `hitTest(_:with:)` returns the farthest descendant that contains the point.
  @Test func `the deepest view is hit, or nil outside`() {
    let (parent, child) = Self.pair()
    #expect(parent.hitTest(CGPoint(x: 3, y: 3), with: nil) === child)
    #expect(parent.hitTest(CGPoint(x: 15, y: 8), with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 25, y: 8), with: nil) == nil)
  }

  /// UIView: `hitTest(_:with:)` ignores views that are hidden, disabled or have an alpha below 0.01.
  @Test func `hidden, disabled and transparent views are not hit`() {
    let (parent, child) = Self.pair()
    let point = CGPoint(x: 3, y: 3)
    child.isHidden = true
    #expect(parent.hitTest(point, with: nil) === parent)
    child.isHidden = false
    child.isUserInteractionEnabled = false
    #expect(parent.hitTest(point, with: nil) === parent)
    child.isUserInteractionEnabled = true
    child.alpha = 0.005
    #expect(parent.hitTest(point, with: nil) === parent)
    child.alpha = 0.02
    #expect(parent.hitTest(point, with: nil) === child)
  }

  /// UIView: `hitTest(_:with:)`: points outside the receiver never hit, even if a subview is there.
  @Test func `a subview outside its superview is not hit`() {
    let (parent, child) = Self.pair()
    child.frame.origin.x = 18
    #expect(parent.hitTest(CGPoint(x: 22, y: 3), with: nil) == nil)
  }

  /// UIView: `hitTest(_:with:)` does not regard the view's content: a clear background is hit.
  @Test func `a clear view is hit`() {
    let (parent, child) = Self.pair()
    child.backgroundColor = .clear
    #expect(parent.hitTest(CGPoint(x: 3, y: 3), with: nil) === child)
  }

  /// UIView: `hitTest(_:with:)`: an overridden `point(inside:with:)` of a superview prunes its tree.
  @Test func `a superview that denies a point hides its subviews from it`() {
    final class Denying: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }
    let parent = Denying(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    parent.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)))
    #expect(parent.hitTest(CGPoint(x: 3, y: 3), with: nil) == nil)
  }

  /// UIView: `hitTest(_:with:)`: of two overlapping siblings the later one is hit.
  @Test func `the sibling in front is hit`() {
    let (parent, _) = Self.pair()
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    parent.addSubview(front)
    #expect(parent.hitTest(CGPoint(x: 3, y: 3), with: nil) === front)
  }

  /// UIView: `sizeThatFits(_:)` of a plain view is its size; `sizeToFit()` then changes nothing.
  @Test func `a plain view fits its own size`() {
    let view = UIView(frame: CGRect(x: 1, y: 1, width: 7, height: 3))
    #expect(view.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 7, height: 3))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 1, y: 1, width: 7, height: 3))
  }

  /// UIView: `sizeToFit()` calls `sizeThatFits(_:)` and takes its size.
  @Test func `sizeToFit takes what sizeThatFits returns`() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 9, height: 2) }
    }
    let view = Fitting(frame: CGRect(x: 3, y: 3, width: 1, height: 1))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 9, height: 2))
  }

  /// UIView: `intrinsicContentSize` of a plain view is `noIntrinsicMetric`, which is -1.
  @Test func `a plain view has no intrinsic size`() {
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  /// UIView: `autoresizingMask`: flexible sizes grow with the superview.
  @Test func `a flexible width and height grow with the superview`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let child = UIView(frame: CGRect(x: 2, y: 1, width: 16, height: 8))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 30, height: 14)
    #expect(child.frame == CGRect(x: 2, y: 1, width: 26, height: 12))
  }

  /// UIView: `autoresizingMask`: a flexible left margin keeps the distance to the right edge.
  @Test func `a flexible left margin keeps the right distance`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let child = UIView(frame: CGRect(x: 14, y: 1, width: 4, height: 2))
    child.autoresizingMask = .flexibleLeftMargin
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 30, height: 10)
    #expect(child.frame == CGRect(x: 24, y: 1, width: 4, height: 2))
  }

  /// UIView: `autoresizingMask` is empty by default: the view keeps its frame.
  @Test func `a view without a mask keeps its frame`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let child = UIView(frame: CGRect(x: 14, y: 1, width: 4, height: 2))
    parent.addSubview(child)
    #expect(child.autoresizingMask == [])
    parent.frame.size = CGSize(width: 30, height: 20)
    #expect(child.frame == CGRect(x: 14, y: 1, width: 4, height: 2))
  }
}
