import Testing
import UIKitNames

/// Probes of views: hierarchy, geometry, hit testing and passes of layout.
@Suite struct ViewDocumentedProbes {
  final class Logger: UIView {
    var log: ProbeLog?
    var name = ""
    override func willMove(toSuperview newSuperview: UIView?) {
      log?.add("\(name) willSuper \(newSuperview != nil)")
    }
    override func didMoveToSuperview() { log?.add("\(name) didSuper \(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) {
      log?.add("\(name) willWindow \(newWindow != nil)")
    }
    override func didMoveToWindow() { log?.add("\(name) didWindow \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { log?.add("\(name) added") }
    override func willRemoveSubview(_ subview: UIView) {
      log?.add("\(name) removing \(subview.superview === self)")
    }
  }

  private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  /// UIView `insertSubview` and its siblings: the order of `subviews` is the order back to front; a view
  /// that is added again moves to the front and leaves its old superview.
  @Test func `subviews are ordered from back to front`() {
    let root = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    func order() -> String {
      root.subviews.map { $0 === a ? "a" : $0 === b ? "b" : $0 === c ? "c" : "d" }.joined()
    }
    root.addSubview(a)
    root.addSubview(b)
    root.insertSubview(c, at: 0)
    root.insertSubview(d, belowSubview: b)
    #expect(order() == "cadb")
    root.bringSubviewToFront(c)
    root.sendSubviewToBack(b)
    #expect(order() == "badc")
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order() == "cadb")
    root.insertSubview(c, aboveSubview: a)
    root.addSubview(d)
    #expect(order() == "acbd")
    a.addSubview(b)
    #expect(
      order() == "acd" && b.superview === a && b.isDescendant(of: root)
        && root.isDescendant(of: root))
    b.removeFromSuperview()
    #expect(b.superview == nil && a.subviews.isEmpty)
  }

  /// UIView "Observing view-related changes": each view is notified before and after it changes superview or
  /// window; `willRemoveSubview(_:)` comes while the view is still a subview.
  @Test func `a view is notified when it moves`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let (parent, child) = (Logger(), Logger())
    (parent.name, child.name) = ("p", "c")
    (parent.log, child.log) = (log, log)
    parent.addSubview(child)
    let calls = log.take()
    let moves = calls.filter { $0.hasPrefix("c") && $0.contains("Super") }
    #expect(moves == ["c willSuper true", "c didSuper true"])
    #expect(calls.contains("p added"))
    stage.add(parent)
    let shown = log.take()
    #expect(shown.filter { $0.hasPrefix("c") } == ["c willWindow true", "c didWindow true"])
    #expect(
      Set(shown.filter { $0.hasPrefix("p") }) == [
        "p willSuper true", "p didSuper true", "p willWindow true", "p didWindow true",
      ])
    stage.turn { child.removeFromSuperview() }
    let removed = log.take()
    #expect(removed.contains("p removing true") && removed.contains("c didSuper false"))
    #expect(removed.contains("c didWindow false") && child.window == nil)
  }

  /// UIView `hitTest(_:with:)`: ignores views that are hidden, "have disabled user interactions, or have
  /// an alpha level less than 0.01"; the front view wins.
  @Test func `hit tests ignore hidden and disabled views`() {
    let root = Self.box(0, 0, 20, 20)
    let (back, front) = (Self.box(0, 0, 10, 10), Self.box(5, 5, 10, 10))
    let inner = Self.box(1, 1, 4, 4)
    root.addSubview(back)
    root.addSubview(front)
    front.addSubview(inner)
    let point = CGPoint(x: 7, y: 7)
    #expect(root.hitTest(point, with: nil) === inner)
    inner.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === front)
    inner.isUserInteractionEnabled = true
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === back)
    front.isUserInteractionEnabled = true
    front.alpha = 0.005
    #expect(root.hitTest(point, with: nil) === back)
    front.alpha = 0.5
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 2, y: 2), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 20, y: 2), with: nil) == nil)
  }

  final class Round: UIView {
    var reach = 0.0
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -reach, dy: -reach).contains(point)
    }
  }

  /// UIView `hitTest(_:with:)`: "points that lie outside the receiver's bounds are never reported as hits,
  /// even if they actually lie within one of the receiver's subviews"; an override of
  /// `point(inside:with:)` enlarges a view for touches.
  @Test func `points outside the bounds of a view hit nothing`() {
    let root = Self.box(0, 0, 30, 20)
    let holder = Round(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let child = Self.box(3, 3, 10, 10)
    root.addSubview(holder)
    holder.addSubview(child)
    #expect(!holder.clipsToBounds)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
    holder.reach = 10
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === child)
    #expect(root.hitTest(CGPoint(x: 14, y: 2), with: nil) === holder)
  }

  /// UIView `center` and `bounds`: "changing the bounds size grows or shrinks the view relative to its
  /// center point"; changing the frame changes both; the origin of the bounds moves the content.
  @Test func `frame, bounds and centre belong together`() {
    let view = Self.box(10, 10, 8, 4)
    #expect(
      view.center == CGPoint(x: 14, y: 12) && view.bounds == CGRect(x: 0, y: 0, width: 8, height: 4)
    )
    view.bounds.size = CGSize(width: 12, height: 8)
    #expect(view.frame == CGRect(x: 8, y: 8, width: 12, height: 8))
    view.center = CGPoint(x: 20, y: 20)
    #expect(view.frame.origin == CGPoint(x: 14, y: 16))
    let child = Self.box(5, 5, 1, 1)
    view.addSubview(child)
    view.bounds.origin = CGPoint(x: 2, y: 3)
    #expect(view.frame.origin == CGPoint(x: 14, y: 16) && child.frame.origin == CGPoint(x: 5, y: 5))
    let root = Self.box(0, 0, 100, 100)
    root.addSubview(view)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 17, y: 18))
    #expect(root.convert(CGPoint(x: 17, y: 18), to: child) == .zero)
    let part = root.convert(CGRect(x: 1, y: 1, width: 3, height: 2), from: child)
    #expect(part == CGRect(x: 18, y: 19, width: 3, height: 2))
  }

  /// UIView `transform`: relative to the centre: the frame is the rectangle around the scaled view; the
  /// bounds and the centre stay as they are.
  @Test func `a scale changes the frame around the centre`() {
    let view = Self.box(10, 10, 8, 4)
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: 6, y: 11, width: 16, height: 2))
    #expect(view.bounds.size == CGSize(width: 8, height: 4) && view.center == CGPoint(x: 14, y: 12))
    view.transform = view.transform.concatenating(CGAffineTransform(translationX: 3, y: 1))
    #expect(view.frame == CGRect(x: 9, y: 12, width: 16, height: 2))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 10, width: 8, height: 4) && view.transform.isIdentity)
  }

  final class Layouter: UIView {
    var passes = 0
    var fitting = CGSize(width: 7, height: 3)
    var asked: [CGSize] = []
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      asked.append(size)
      return fitting
    }
  }

  /// UIView `setNeedsLayout()`: "returns immediately" and joins several requests in one pass;
  /// `layoutIfNeeded()` forces it at once, and does nothing if nothing is pending.
  @Test func `requests of layout are joined in one pass`() {
    let stage = ViewStage()
    let view = Layouter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.add(view)
    view.passes = 0
    stage.screen.turn {
      for _ in 0..<5 { view.setNeedsLayout() }
      #expect(view.passes == 0)
    }
    stage.screen.settle()
    #expect(view.passes == 1)
    stage.turn {
      view.layoutIfNeeded()
      #expect(view.passes == 1)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.passes == 2)
    }
    #expect(view.passes == 2)
    stage.turn { view.frame.size.width = 12 }
    #expect(view.passes == 3)
    stage.turn { view.frame.origin.x = 5 }
    #expect(view.passes == 3)
  }

  /// UIView `sizeToFit()`: sets the size that `sizeThatFits(_:)` returns; its default implementation
  /// "returns the existing size of the view".
  @Test func `size to fit asks the view`() {
    let view = Layouter(frame: CGRect(x: 4, y: 5, width: 10, height: 10))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 7, height: 3) && view.asked.count == 1)
    let plain = Self.box(0, 0, 6, 2)
    #expect(plain.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 6, height: 2))
    plain.sizeToFit()
    #expect(plain.frame == CGRect(x: 0, y: 0, width: 6, height: 2))
  }

  /// UIView `autoresizingMask`: views with flexible sizes and margins follow the size of their superview;
  /// `autoresizesSubviews` (true by default) false leaves them alone.
  @Test func `masks resize subviews with their superview`() {
    let root = Self.box(0, 0, 20, 10)
    let (wide, corner, fixed) = (Self.box(2, 1, 16, 2), Self.box(15, 7, 4, 2), Self.box(1, 1, 3, 3))
    wide.autoresizingMask = [.flexibleWidth]
    corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    for view in [wide, corner, fixed] { root.addSubview(view) }
    #expect(root.autoresizesSubviews)
    root.frame.size = CGSize(width: 30, height: 16)
    #expect(wide.frame == CGRect(x: 2, y: 1, width: 26, height: 2))
    #expect(corner.frame == CGRect(x: 25, y: 13, width: 4, height: 2))
    #expect(fixed.frame == CGRect(x: 1, y: 1, width: 3, height: 3))
    root.autoresizesSubviews = false
    root.frame.size = CGSize(width: 50, height: 16)
    #expect(wide.frame.width == 26 && corner.frame.minX == 25)
  }

  /// UIView `viewWithTag(_:)`: searches "the receiver's hierarchy, including the receiver"; the defaults
  /// of UIView.h.
  @Test func `views are found by tags and have the header's defaults`() {
    let root = UIView()
    let (middle, leaf) = (UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    (root.tag, leaf.tag) = (3, 4)
    #expect(
      root.viewWithTag(3) === root && root.viewWithTag(4) === leaf && root.viewWithTag(9) == nil)
    #expect(leaf.viewWithTag(3) == nil)
    #expect(
      middle.tag == 0 && middle.alpha == 1 && !middle.isHidden && middle.isUserInteractionEnabled)
    #expect(
      middle.backgroundColor == nil && !middle.clipsToBounds && middle.contentMode == .scaleToFill)
    #expect(middle.autoresizingMask == [] && middle.translatesAutoresizingMaskIntoConstraints)
    #expect(middle.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(middle.gestureRecognizers?.isEmpty ?? true)
  }

  final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  /// UIView `tintColor`: the default value nil "uses the superview's tint color"; a change is reported to the
  /// view and to those subviews that inherit it.
  @Test func `tint colours are inherited`() {
    let stage = ViewStage()
    let (parent, child, own) = (Tinted(), Tinted(), Tinted())
    parent.addSubview(child)
    parent.addSubview(own)
    stage.add(parent)
    own.tintColor = .green
    for view in [parent, child, own] { view.changes = 0 }
    stage.turn { parent.tintColor = .red }
    #expect(child.tintColor == .red && own.tintColor == .green)
    #expect(parent.changes == 1 && child.changes == 1 && own.changes == 0)
    stage.turn { own.tintColor = nil }
    #expect(own.tintColor == .red && own.changes == 1)
  }
}
