import Testing
import UIKitNames

/// Probes of geometry, transforms, conversion, autoresizing, margins, layout passes and layers.
@Suite struct ViewGeometryPracticeProbes {
  private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  /// UIView `frame`, `bounds`, `center`: each follows from the others; a new size of the bounds keeps
  /// the centre, a new centre keeps the size.
  @Test func `frame bounds and centre follow each other`() {
    let view = Self.box(10, 4, 8, 6)
    #expect(view.center == CGPoint(x: 14, y: 7))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 8, height: 6))
    view.bounds.size = CGSize(width: 12, height: 2)
    #expect(view.frame == CGRect(x: 8, y: 6, width: 12, height: 2))
    view.center = CGPoint(x: 20, y: 10)
    #expect(view.frame == CGRect(x: 14, y: 9, width: 12, height: 2))
    view.frame.origin = .zero
    #expect(view.center == CGPoint(x: 6, y: 1) && view.bounds.size.width == 12)
  }

  /// UIView `bounds`: its origin moves the coordinates of subviews, not the view; their frames stay.
  @Test func `an origin of the bounds scrolls the content`() {
    let (parent, child) = (Self.box(5, 5, 20, 10), Self.box(2, 3, 4, 2))
    let root = Self.box(0, 0, 40, 20)
    root.addSubview(parent)
    parent.addSubview(child)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 7, y: 8))
    parent.bounds.origin = CGPoint(x: 1, y: 2)
    #expect(parent.frame == CGRect(x: 5, y: 5, width: 20, height: 10))
    #expect(child.frame.origin == CGPoint(x: 2, y: 3))
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 6, y: 6))
    #expect(root.hitTest(CGPoint(x: 6, y: 6), with: nil) === child)
    #expect(root.convert(CGPoint(x: 6, y: 6), to: child) == .zero)
  }

  /// UIView `convert(_:to:)` and `convert(_:from:)`: between views of one window; nil is the window.
  @Test func `points and rectangles convert between views`() {
    let stage = ViewStage()
    let (left, right, inner) = (Self.box(2, 2, 10, 8), Self.box(20, 6, 10, 8), Self.box(1, 1, 3, 3))
    stage.turn {
      stage.root.view.addSubview(left)
      stage.root.view.addSubview(right)
      left.addSubview(inner)
    }
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -16, y: -1))
    #expect(right.convert(CGPoint(x: 1, y: 2), from: inner) == CGPoint(x: -16, y: -1))
    #expect(left.convert(inner.frame, to: right) == CGRect(x: -17, y: -3, width: 3, height: 3))
    let inWindow = inner.convert(inner.bounds, to: nil)
    #expect(inWindow == inner.convert(inner.bounds, to: inner.window))
    #expect(inner.convert(inWindow, from: nil) == inner.bounds)
    #expect(inner.superview?.convert(inner.frame, to: nil) == inWindow)
  }

  /// UIView `transform`: changes the frame around the centre; bounds and centre stay; identity
  /// restores the frame.
  @Test func `a transform changes the frame and not the bounds`() {
    let view = Self.box(10, 10, 8, 4)
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: 6, y: 11, width: 16, height: 2))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 8, height: 4))
    #expect(view.center == CGPoint(x: 14, y: 12))
    view.transform = CGAffineTransform(translationX: 3, y: -2)
    #expect(view.frame == CGRect(x: 13, y: 8, width: 8, height: 4))
    #expect(view.center == CGPoint(x: 14, y: 12))
    view.center.x += 1
    #expect(view.frame.minX == 14)
    view.transform = .identity
    #expect(view.frame == CGRect(x: 11, y: 10, width: 8, height: 4) && view.transform.isIdentity)
  }

  /// UIView `convert(_:to:)` takes transforms into account, and so does hit testing.
  @Test func `a scaled view converts its points`() {
    let (root, view, child) = (Self.box(0, 0, 40, 20), Self.box(10, 4, 8, 4), Self.box(4, 2, 4, 2))
    root.addSubview(view)
    view.addSubview(child)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 6, y: 2, width: 16, height: 8))
    #expect(view.convert(child.frame, to: root) == CGRect(x: 14, y: 6, width: 8, height: 4))
    #expect(root.convert(CGPoint(x: 6, y: 2), to: view) == .zero)
    #expect(root.hitTest(CGPoint(x: 21, y: 9), with: nil) === child)
    #expect(root.hitTest(CGPoint(x: 7, y: 3), with: nil) === view)
  }

  /// CGAffineTransform: `a.concatenating(b)` applies a first; `translatedBy` and `scaledBy` apply the
  /// new one first; `inverted()` undoes.
  @Test func `transforms combine in the documented order`() {
    let (move, scale) = (
      CGAffineTransform(translationX: 10, y: 2), CGAffineTransform(scaleX: 2, y: 3)
    )
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 22, y: 9))
    #expect(point.applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 5))
    #expect(point.applying(scale.translatedBy(x: 10, y: 2)) == CGPoint(x: 22, y: 9))
    let back = CGPoint(x: 12, y: 5).applying(move.scaledBy(x: 2, y: 3).inverted())
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 1) < 1e-9)
    #expect(move.concatenating(move.inverted()).isIdentity)
  }

  /// UIView `autoresizingMask`: applied as soon as the superview's bounds change; without a mask the
  /// frame stays.
  @Test func `subviews resize at once by their masks`() {
    let parent = Self.box(0, 0, 20, 10)
    let (fill, right, middle, fixed) = (
      Self.box(0, 0, 20, 10), Self.box(15, 0, 4, 2), Self.box(8, 4, 4, 2), Self.box(1, 1, 3, 3)
    )
    fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    right.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
    middle.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    for view in [fill, right, middle, fixed] { parent.addSubview(view) }
    parent.frame = CGRect(x: 3, y: 3, width: 30, height: 16)
    #expect(fill.frame == CGRect(x: 0, y: 0, width: 30, height: 16))
    #expect(right.frame == CGRect(x: 25, y: 0, width: 4, height: 2))
    #expect(middle.frame == CGRect(x: 13, y: 7, width: 4, height: 2))
    #expect(fixed.frame == CGRect(x: 1, y: 1, width: 3, height: 3))
    parent.autoresizesSubviews = false
    parent.bounds.size = CGSize(width: 10, height: 5)
    #expect(fill.frame.size == CGSize(width: 30, height: 16) && right.frame.minX == 25)
  }

  final class Sized: UIView {
    var asked: [CGSize] = []
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      asked.append(size)
      return CGSize(width: 7, height: 3)
    }
  }

  /// UIView `sizeToFit()`: asks `sizeThatFits(_:)` with the bounds' size and keeps the origin. The
  /// default of `sizeThatFits(_:)` is the present size.
  @Test func `sizing to fit asks and keeps the origin`() {
    let view = Sized(frame: CGRect(x: 5, y: 6, width: 20, height: 10))
    view.sizeToFit()
    #expect(view.asked == [CGSize(width: 20, height: 10)])
    #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 3))
    #expect(
      Self.box(0, 0, 4, 5).sizeThatFits(CGSize(width: 90, height: 90))
        == CGSize(width: 4, height: 5))
  }

  final class Pass: UIView {
    var log = ProbeLog()
    override func layoutSubviews() {
      super.layoutSubviews()
      log.add("layout \(tag)")
    }
  }

  /// UIView `setNeedsLayout()` and `layoutIfNeeded()`: requests join into one pass; without a request
  /// nothing is laid out. A new size is a request, a new position is not.
  @Test func `layout happens once for several requests`() {
    let view = Pass(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    view.layoutIfNeeded()
    _ = view.log.take()
    view.layoutIfNeeded()
    #expect(view.log.take() == [])
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.log.take() == [])
    view.layoutIfNeeded()
    #expect(view.log.take() == ["layout 0"])
    view.frame.origin = CGPoint(x: 4, y: 4)
    view.layoutIfNeeded()
    #expect(view.log.take() == [])
    view.frame.size.width = 12
    #expect(view.log.take() == [])
    view.layoutIfNeeded()
    #expect(view.log.take() == ["layout 0"])
  }

  /// UIView `layoutSubviews()`: that of the superview comes before that of its subviews; adding or
  /// removing a subview is a request of the superview.
  @Test func `a parent is laid out before its children`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let parent = Pass(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let child = Pass(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    (parent.tag, child.tag) = (1, 2)
    (parent.log, child.log) = (log, log)
    stage.add(parent)
    #expect(log.take() == ["layout 1"])
    stage.turn { parent.addSubview(child) }
    #expect(log.take() == ["layout 1", "layout 2"])
    stage.turn {
      child.setNeedsLayout()
      parent.setNeedsLayout()
    }
    #expect(log.take() == ["layout 1", "layout 2"])
    stage.turn { child.setNeedsLayout() }
    #expect(log.take() == ["layout 2"])
    stage.turn { child.removeFromSuperview() }
    #expect(log.take() == ["layout 1"])
  }

  final class Margins: UIView {
    var changes = 0
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      changes += 1
    }
  }

  /// UIView `layoutMargins`, `directionalLayoutMargins`, `layoutMarginsDidChange()` and
  /// `layoutMarginsGuide`: the same margins in two forms; the guide is the bounds without them.
  @Test func `a change of margins is reported and moves the guide`() {
    let stage = ViewStage()
    let view = Margins(frame: CGRect(x: 0, y: 0, width: 30, height: 12))
    stage.add(view)
    view.changes = 0
    stage.turn { view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    #expect(view.changes == 1 && view.directionalLayoutMargins.leading == 2)
    #expect(
      view.directionalLayoutMargins.trailing == 4 && view.directionalLayoutMargins.bottom == 3)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 24, height: 8))
    stage.turn {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 5, leading: 6, bottom: 0, trailing: 1)
    }
    #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 6, bottom: 0, right: 1))
    #expect(view.changes == 2)
  }

  /// UIView `preservesSuperviewLayoutMargins`: the superview's margins also apply to a subview that
  /// fills it, where they are larger.
  @Test func `margins of a superview are preserved`() {
    let stage = ViewStage()
    let (parent, child) = (Self.box(0, 0, 30, 12), Self.box(0, 0, 30, 12))
    parent.layoutMargins = UIEdgeInsets(top: 2, left: 5, bottom: 2, right: 5)
    child.layoutMargins = UIEdgeInsets(top: 3, left: 1, bottom: 3, right: 1)
    parent.addSubview(child)
    stage.add(parent)
    #expect(child.layoutMarginsGuide.layoutFrame == CGRect(x: 1, y: 3, width: 28, height: 6))
    stage.turn { child.preservesSuperviewLayoutMargins = true }
    #expect(child.layoutMarginsGuide.layoutFrame == CGRect(x: 5, y: 3, width: 20, height: 6))
  }

  /// UIView `layer`: its frame, opacity, hiding and masking are the view's, both ways.
  @Test func `a layer and its view share their values`() {
    let view = Self.box(2, 3, 10, 4)
    #expect(view.layer.frame == view.frame && view.layer.position == view.center)
    #expect(view.layer.delegate === view)
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    #expect(view.layer.opacity == 0.5 && view.layer.isHidden && view.layer.masksToBounds)
    view.layer.opacity = 1
    view.layer.isHidden = false
    view.layer.masksToBounds = false
    view.layer.position = CGPoint(x: 20, y: 10)
    #expect(view.alpha == 1 && !view.isHidden && !view.clipsToBounds)
    #expect(view.frame == CGRect(x: 15, y: 8, width: 10, height: 4))
  }
}
