import Testing
import UIKitNames

/// Probes of views: hierarchy, geometry, hit testing and layout passes, as Apple's documentation states them.
@Suite struct ViewSourcedProbes {
  final class Logging: UIView {
    var log = ProbeLog()
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
    override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      log.add("add \(subview.tag) \(subview.superview === self)")
    }
    override func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      log.add("remove \(subview.tag) \(subview.superview === self)")
    }
    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      log.add("willMove \(newSuperview != nil) \(superview != nil)")
    }
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      log.add("didMove \(superview != nil)")
    }
    override func didMoveToWindow() {
      super.didMoveToWindow()
      log.add("window \(window != nil)")
    }
  }

  private static func view(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, tag: Int = 0
  )
    -> UIView
  {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.tag = tag
    return view
  }

  /// UIView `didAddSubview(_:)` is called after the view was added, `willRemoveSubview(_:)` before it is
  /// removed.
  @Test func `a superview hears of its subviews`() {
    let parent = Logging(frame: .zero)
    let child = Self.view(0, 0, 1, 1, tag: 7)
    parent.addSubview(child)
    #expect(parent.log.take() == ["add 7 true"])
    child.removeFromSuperview()
    #expect(parent.log.take() == ["remove 7 true"] && child.superview == nil)
    child.removeFromSuperview()
    #expect(parent.log.take() == [] && parent.subviews.isEmpty)
  }

  /// UIView `willMove(toSuperview:)` before and `didMoveToSuperview()` after the change;
  /// `didMoveToWindow()` with the new window, nil after the removal.
  @Test func `a view hears of its superview and window`() {
    let stage = ViewStage()
    let view = Logging(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    stage.add(view)
    let added = view.log.take()
    #expect(added.first == "willMove true false" && added.contains("didMove true"))
    #expect(added.filter { $0.hasPrefix("window") } == ["window true"])
    stage.turn { view.removeFromSuperview() }
    let removed = view.log.take()
    #expect(removed.first == "willMove false true" && removed.contains("didMove false"))
    #expect(removed.filter { $0.hasPrefix("window") } == ["window false"])
  }

  /// UIView `addSubview(_:)`: on top of the siblings; "If view already has a superview and that view is not
  /// the receiver, this method removes the previous superview".
  @Test func `the order of subviews`() {
    let parent = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    for view in [a, b, c] { parent.addSubview(view) }
    parent.insertSubview(d, belowSubview: b)
    #expect(parent.subviews.elementsEqual([a, d, b, c], by: ===) == true)
    parent.bringSubviewToFront(a)
    parent.sendSubviewToBack(c)
    #expect(parent.subviews.elementsEqual([c, d, b, a], by: ===) == true)
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(parent.subviews.elementsEqual([a, d, b, c], by: ===) == true)
    let other = UIView()
    other.addSubview(d)
    #expect(parent.subviews.elementsEqual([a, b, c], by: ===) == true && d.superview === other)
  }

  /// UIView `viewWithTag(_:)` searches the view and all of its subviews; `isDescendant(of:)` is true for the
  /// view itself.
  @Test func `tags and ancestors`() {
    let (root, child, leaf) = (UIView(), UIView(), UIView())
    root.tag = 1
    leaf.tag = 5
    root.addSubview(child)
    child.addSubview(leaf)
    #expect(root.viewWithTag(1) === root && root.viewWithTag(5) === leaf)
    #expect(child.viewWithTag(1) == nil)
    #expect(
      leaf.isDescendant(of: root) && leaf.isDescendant(of: leaf) && !root.isDescendant(of: leaf))
  }

  /// UIView `hitTest(_:with:)`: ignores views that are hidden, have disabled interaction or "an alpha level
  /// less than 0.01"; the last subview is searched first.
  @Test func `hit testing skips what cannot be touched`() {
    let root = Self.view(0, 0, 20, 20)
    let (below, above) = (Self.view(0, 0, 10, 10), Self.view(0, 0, 10, 10))
    root.addSubview(below)
    root.addSubview(above)
    let point = CGPoint(x: 5, y: 5)
    #expect(root.hitTest(point, with: nil) === above)
    above.isHidden = true
    #expect(root.hitTest(point, with: nil) === below)
    above.isHidden = false
    above.alpha = 0
    #expect(root.hitTest(point, with: nil) === below)
    above.alpha = 1
    above.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === below)
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === root)
    root.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) == nil)
  }

  /// UIView `hitTest(_:with:)`: "Points that lie outside the receiver's bounds are never reported as hits,
  /// even if they actually lie within one of the receiver's subviews."
  @Test func `a subview outside the bounds is not hit`() {
    let root = Self.view(0, 0, 20, 20)
    let parent = Self.view(0, 0, 5, 5)
    let child = Self.view(3, 3, 6, 6)
    root.addSubview(parent)
    parent.addSubview(child)
    #expect(root.hitTest(CGPoint(x: 4, y: 4), with: nil) === child)
    #expect(root.hitTest(CGPoint(x: 7, y: 7), with: nil) === root)
    #expect(parent.point(inside: CGPoint(x: 4, y: 4), with: nil))
    #expect(!parent.point(inside: CGPoint(x: 5.5, y: 1), with: nil))
  }

  /// UIView `frame`, `bounds` and `center`: each follows from the others; a change of the bounds' size keeps
  /// the centre.
  @Test func `frame, bounds and centre belong together`() {
    let view = Self.view(4, 2, 10, 6)
    #expect(
      view.center == CGPoint(x: 9, y: 5) && view.bounds == CGRect(x: 0, y: 0, width: 10, height: 6))
    view.center = CGPoint(x: 20, y: 10)
    #expect(view.frame == CGRect(x: 15, y: 7, width: 10, height: 6))
    view.bounds.size = CGSize(width: 20, height: 2)
    #expect(view.frame == CGRect(x: 10, y: 9, width: 20, height: 2))
    view.bounds.origin = CGPoint(x: 3, y: 3)
    #expect(view.frame.origin == CGPoint(x: 10, y: 9) && view.center == CGPoint(x: 20, y: 10))
  }

  /// UIView `convert(_:to:)` and `convert(_:from:)`: through common ancestors, with the origins of bounds.
  @Test func `points are converted between branches`() {
    let root = Self.view(0, 0, 40, 24)
    let (a, b) = (Self.view(5, 5, 10, 10), Self.view(20, 2, 10, 10))
    root.addSubview(a)
    root.addSubview(b)
    let leaf = Self.view(1, 2, 3, 3)
    a.addSubview(leaf)
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: b) == CGPoint(x: -13, y: 6))
    #expect(b.convert(CGPoint(x: -13, y: 6), to: leaf) == CGPoint(x: 1, y: 1))
    a.bounds.origin = CGPoint(x: 0, y: 2)
    #expect(root.convert(leaf.bounds, from: leaf) == CGRect(x: 6, y: 5, width: 3, height: 3))
  }

  /// UIView `setNeedsLayout()`: "does not force an immediate update", so several become one pass;
  /// `layoutIfNeeded()` lays out at once if an update is pending.
  @Test func `layout is done once and when it is needed`() {
    let stage = ViewStage()
    let view = Logging(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.add(view)
    let first = view.layouts
    var counts: [Int] = []
    stage.turn {
      view.setNeedsLayout()
      view.setNeedsLayout()
      counts.append(view.layouts - first)
    }
    counts.append(view.layouts - first)
    stage.turn {
      view.layoutIfNeeded()
      counts.append(view.layouts - first)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      counts.append(view.layouts - first)
    }
    counts.append(view.layouts - first)
    #expect(first > 0 && counts == [0, 1, 1, 2, 2])
  }

  /// UIView `autoresizingMask`: flexible sizes and margins take what the superview gains.
  @Test func `autoresizing follows the superview`() {
    let parent = Self.view(0, 0, 20, 10)
    let (wide, right) = (Self.view(2, 1, 16, 2), Self.view(15, 8, 4, 1))
    wide.autoresizingMask = [.flexibleWidth]
    right.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    let fixed = Self.view(1, 1, 3, 3)
    for view in [wide, right, fixed] { parent.addSubview(view) }
    parent.frame.size = CGSize(width: 30, height: 14)
    #expect(wide.frame == CGRect(x: 2, y: 1, width: 26, height: 2))
    #expect(right.frame == CGRect(x: 25, y: 12, width: 4, height: 1))
    #expect(fixed.frame == CGRect(x: 1, y: 1, width: 3, height: 3))
    #expect(fixed.autoresizingMask == [])
  }

  /// UIView `sizeToFit()`: resizes to what `sizeThatFits(_:)` returns, whose default is the existing size.
  @Test func `a plain view fits its own size`() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 6, height: 2) }
    }
    let plain = Self.view(1, 1, 7, 3)
    plain.sizeToFit()
    #expect(plain.frame == CGRect(x: 1, y: 1, width: 7, height: 3))
    let fixed = Fixed(frame: CGRect(x: 4, y: 4, width: 20, height: 10))
    fixed.sizeToFit()
    #expect(fixed.bounds.size == CGSize(width: 6, height: 2))
    #expect(plain.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }
}
