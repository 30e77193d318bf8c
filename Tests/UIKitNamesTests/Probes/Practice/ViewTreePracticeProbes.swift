import Testing
import UIKitNames

/// Probes of the hierarchy of views: callbacks, order, tags, tint, margins, hit testing, responders.
@Suite struct ViewTreePracticeProbes {
  final class Spy: UIView {
    let log = ProbeLog()
    override func willMove(toSuperview newSuperview: UIView?) {
      log.add(
        "willSuper \(newSuperview == nil ? "nil" : "view") now \(superview == nil ? "nil" : "view")"
      )
    }
    override func didMoveToSuperview() { log.add("didSuper \(superview == nil ? "nil" : "view")") }
  }

  final class WindowSpy: UIView {
    let log = ProbeLog()
    override func willMove(toWindow newWindow: UIWindow?) {
      log.add("will \(newWindow == nil ? "nil" : "window") now \(window == nil ? "nil" : "window")")
    }
    override func didMoveToWindow() { log.add("did \(window == nil ? "nil" : "window")") }
  }

  final class Parent: UIView {
    let log = ProbeLog()
    override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      log.add("added \(subview.tag) \(subview.superview === self)")
    }
    override func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      log.add("removes \(subview.tag) \(subview.superview === self) \(subviews.contains(subview))")
    }
  }

  private static func tagged(_ tag: Int) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
    view.tag = tag
    return view
  }

  /// UIView `willMove(toSuperview:)` and `didMoveToSuperview()`: before and after the superview
  /// changes; the new superview is nil at a removal.
  @Test func `a view is notified before and after its superview changes`() {
    let (parent, spy) = (UIView(), Spy())
    parent.addSubview(spy)
    #expect(spy.log.take() == ["willSuper view now nil", "didSuper view"])
    spy.removeFromSuperview()
    #expect(spy.log.take() == ["willSuper nil now view", "didSuper nil"])
    spy.removeFromSuperview()
    #expect(spy.log.take() == [] && parent.subviews.isEmpty)
  }

  /// UIView `willMove(toWindow:)` and `didMoveToWindow()`: also called when an ancestor moves.
  @Test func `a view deep in a tree is notified of its window`() {
    let stage = ViewStage()
    let (parent, spy) = (UIView(), WindowSpy())
    parent.addSubview(spy)
    #expect(spy.window == nil && !spy.log.take().contains("did window"))
    stage.add(parent)
    #expect(spy.log.take() == ["will window now nil", "did window"])
    #expect(spy.window === stage.root.view.window)
    stage.turn { parent.removeFromSuperview() }
    #expect(spy.log.take() == ["will nil now window", "did nil"] && spy.window == nil)
  }

  /// UIView `didAddSubview(_:)` and `willRemoveSubview(_:)`: called after the addition and before the
  /// removal.
  @Test func `a parent is notified of its subviews`() {
    let (parent, child) = (Parent(), Self.tagged(7))
    parent.addSubview(child)
    #expect(parent.log.take() == ["added 7 true"])
    child.removeFromSuperview()
    #expect(parent.log.take() == ["removes 7 true true"])
  }

  /// UIView `addSubview(_:)`: a view has one superview; adding it elsewhere removes it from the
  /// first.
  @Test func `adding a view elsewhere removes it from its old parent`() {
    let (first, second, child) = (Parent(), Parent(), Self.tagged(3))
    first.addSubview(child)
    _ = first.log.take()
    second.addSubview(child)
    #expect(first.log.take() == ["removes 3 true true"] && second.log.take() == ["added 3 true"])
    #expect(first.subviews.isEmpty && second.subviews == [child] && child.superview === second)
  }

  /// UIView `insertSubview(_:at:)`, `insertSubview(_:belowSubview:)`,
  /// `insertSubview(_:aboveSubview:)`, `exchangeSubview(at:withSubviewAt:)`,
  /// `bringSubviewToFront(_:)` and `sendSubviewToBack(_:)`: the order of `subviews` is back to front.
  @Test func `the order of subviews follows each call`() {
    let parent = UIView()
    let (a, b, c, d) = (Self.tagged(1), Self.tagged(2), Self.tagged(3), Self.tagged(4))
    let order = { parent.subviews.map(\.tag) }
    parent.addSubview(a)
    parent.insertSubview(b, at: 0)
    #expect(order() == [2, 1])
    parent.insertSubview(c, belowSubview: a)
    parent.insertSubview(d, aboveSubview: b)
    #expect(order() == [2, 4, 3, 1])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order() == [1, 4, 3, 2])
    parent.bringSubviewToFront(a)
    parent.sendSubviewToBack(c)
    #expect(order() == [3, 4, 2, 1])
    parent.addSubview(d)
    #expect(order() == [3, 2, 1, 4])
  }

  /// UIView `viewWithTag(_:)`: searches the view itself and all below. `isDescendant(of:)`: true for
  /// the view itself.
  @Test func `a tag is found at any depth`() {
    let (root, middle, leaf) = (Self.tagged(0), Self.tagged(5), Self.tagged(9))
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(root.viewWithTag(9) === leaf && root.viewWithTag(5) === middle)
    #expect(middle.viewWithTag(5) === middle && leaf.viewWithTag(5) == nil)
    #expect(root.viewWithTag(0) === root && root.viewWithTag(1) == nil)
    #expect(leaf.isDescendant(of: root) && leaf.isDescendant(of: leaf))
    #expect(!root.isDescendant(of: leaf))
  }

  final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  /// UIView `tintColor`: inherited from the superview unless set; nil inherits again.
  /// `tintColorDidChange()`: called on views below whose colour changes with it.
  @Test func `a tint colour is inherited until a view has its own`() {
    let stage = ViewStage()
    let (parent, child, own) = (UIView(), Tinted(), Tinted())
    parent.addSubview(child)
    parent.addSubview(own)
    own.tintColor = .green
    stage.add(parent)
    (child.changes, own.changes) = (0, 0)
    stage.turn { parent.tintColor = .red }
    #expect(child.tintColor == .red && own.tintColor == .green)
    #expect(child.changes == 1 && own.changes == 0)
    stage.turn { own.tintColor = nil }
    #expect(own.tintColor == .red && own.changes == 1)
  }

  /// UIView `isHidden` and `alpha`: those of a superview do not change the values of its subviews.
  @Test func `a subview of a hidden view is not hidden itself`() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    parent.isHidden = true
    parent.alpha = 0.5
    #expect(!child.isHidden && child.alpha == 1)
    #expect(parent.isHidden && parent.alpha == 0.5)
  }

  /// UIView `hitTest(_:with:)`: ignores views that are hidden, have user interaction disabled, or an
  /// alpha below 0.01, and everything within them.
  @Test func `views that take no touches are passed over`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let box = UIView(frame: CGRect(x: 2, y: 2, width: 8, height: 4))
    let inner = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    root.addSubview(box)
    box.addSubview(inner)
    let point = CGPoint(x: 3.5, y: 3.5)
    #expect(root.hitTest(point, with: nil) === inner)
    box.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    box.isHidden = false
    box.alpha = 0
    #expect(root.hitTest(point, with: nil) === root)
    box.alpha = 0.5
    box.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === root)
    box.isUserInteractionEnabled = true
    #expect(root.hitTest(point, with: nil) === inner)
    root.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) == nil)
  }

  /// UIView `hitTest(_:with:)`: the frontmost subview that has the point; a point outside a view's
  /// bounds is not in its subviews either. `UILabel` and `UIImageView` take no touches by default.
  @Test func `the frontmost view gets the point`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let front = UIView(frame: CGRect(x: 3, y: 0, width: 5, height: 5))
    let outside = UIView(frame: CGRect(x: 4, y: 6, width: 3, height: 3))
    let label = UILabel(frame: CGRect(x: 12, y: 0, width: 5, height: 5))
    let picture = UIImageView(frame: CGRect(x: 12, y: 5, width: 5, height: 5))
    for view in [back, front, label, picture] { root.addSubview(view) }
    front.addSubview(outside)
    #expect(root.hitTest(CGPoint(x: 4, y: 1), with: nil) === front)
    root.bringSubviewToFront(back)
    #expect(root.hitTest(CGPoint(x: 4, y: 1), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 8, y: 7), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 13, y: 1), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 13, y: 7), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 30, y: 1), with: nil) == nil)
    label.isUserInteractionEnabled = true
    #expect(root.hitTest(CGPoint(x: 13, y: 1), with: nil) === label)
  }

  final class Wide: UIControl {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -4, dy: -2).contains(point)
    }
  }

  /// UIView `point(inside:with:)`: overriding it enlarges the area of touches, as apps do for small
  /// buttons.
  @Test func `a control with a larger area takes touches beside it`() {
    let stage = ViewStage()
    let control = Wide(frame: CGRect(x: 10, y: 6, width: 4, height: 1))
    var taps = 0
    control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.add(control)
    stage.screen.click(8, 5)
    stage.screen.settle()
    #expect(taps == 1)
    stage.screen.click(3, 6)
    stage.screen.settle()
    #expect(taps == 1)
    #expect(!UIView(frame: control.frame).point(inside: CGPoint(x: 4, y: 0), with: nil))
    #expect(UIView(frame: control.frame).point(inside: .zero, with: nil))
  }

  final class Through: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self ? nil : view
    }
  }

  /// UIView `hitTest(_:with:)`: an overlay that returns nil for itself lets touches through to what is
  /// behind it, and keeps those of its subviews.
  @Test func `an overlay lets touches through`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let (behind, overlay) = (UIControl(), Through())
    let over = UIControl(frame: CGRect(x: 20, y: 2, width: 6, height: 2))
    behind.frame = CGRect(x: 2, y: 2, width: 30, height: 6)
    overlay.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    behind.addAction(UIAction { _ in log.add("behind") }, for: .touchUpInside)
    over.addAction(UIAction { _ in log.add("over") }, for: .touchUpInside)
    overlay.addSubview(over)
    stage.add(behind)
    stage.add(overlay)
    stage.screen.click(4, 4)
    stage.screen.settle()
    stage.screen.click(22, 3)
    stage.screen.settle()
    #expect(log.take() == ["behind", "over"])
  }

  /// UIResponder `next`: a view's is its superview, or the controller if it is the controller's view;
  /// a child controller's is the superview of its view.
  @Test func `the responder chain goes through views and controllers`() {
    let stage = ViewStage()
    let (child, label) = (UIViewController(), UILabel())
    stage.turn {
      stage.root.addChild(child)
      child.view.addSubview(label)
      stage.root.view.addSubview(child.view)
      child.didMove(toParent: stage.root)
    }
    #expect(label.next === child.view && child.view.next === child)
    #expect(child.next === stage.root.view && stage.root.view.next === stage.root)
    #expect(stage.root.next === stage.root.view.superview)
    #expect(UIView().next == nil)
  }
}
