import Testing
import UIKitNames

/// Probes of the calls and answers of a tree of views.
@Suite struct ViewHierarchyProbes {
  final class LoggedView: UIView {
    var log: ProbeLog?
    override func willMove(toSuperview newSuperview: UIView?) {
      log?.add("willMove \(newSuperview == nil ? "nil" : "superview")")
    }
    override func didMoveToSuperview() {
      log?.add("didMove \(superview == nil ? "nil" : "superview")")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      log?.add("willMoveWindow \(newWindow == nil ? "nil" : "window")")
    }
    override func didMoveToWindow() {
      log?.add("didMoveWindow \(window == nil ? "nil" : "window")")
    }
    override func didAddSubview(_ subview: UIView) { log?.add("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { log?.add("willRemove") }
  }

  /// UIView: `willMove(toSuperview:)`, `didMoveToSuperview()`.
  @Test func `a view hears of its superview before and after the move`() {
    let log = ProbeLog()
    let view = LoggedView()
    view.log = log
    UIView().addSubview(view)
    #expect(
      log.take().filter { $0.hasSuffix("superview") } == [
        "willMove superview", "didMove superview",
      ])
  }

  /// UIView: `removeFromSuperview()`, `willMove(toSuperview:)`: nil for a removal.
  @Test func `a removed view hears of nil`() {
    let log = ProbeLog()
    let parent = UIView()
    let view = LoggedView()
    parent.addSubview(view)
    view.log = log
    view.removeFromSuperview()
    #expect(
      log.take().filter { $0.hasSuffix(" nil") && !$0.contains("Window") } == [
        "willMove nil", "didMove nil",
      ])
  }

  /// UIView: `didMoveToWindow()` of all views of a tree that comes to a window.
  @Test func `a view deep in a tree hears of the window`() {
    let screen = Screen(root: UIViewController())
    screen.turn {
      let log = ProbeLog()
      let branch = UIView()
      let leaf = LoggedView()
      branch.addSubview(leaf)
      leaf.log = log
      screen.root?.view.addSubview(branch)
      #expect(log.take() == ["willMoveWindow window", "didMoveWindow window"])
      branch.removeFromSuperview()
      #expect(log.take() == ["willMoveWindow nil", "didMoveWindow nil"])
    }
  }

  /// UIView: `didAddSubview(_:)`, `willRemoveSubview(_:)` of the superview.
  @Test func `a superview hears of added and removed subviews`() {
    let log = ProbeLog()
    let parent = LoggedView()
    parent.log = log
    let child = UIView()
    parent.addSubview(child)
    child.removeFromSuperview()
    #expect(log.take() == ["didAdd", "willRemove"])
  }

  /// UIView: `addSubview(_:)` removes the view from its former superview, which hears of it.
  @Test func `adding a view elsewhere removes it from its former superview`() {
    let log = ProbeLog()
    let first = LoggedView()
    let second = UIView()
    let child = UIView()
    first.addSubview(child)
    first.log = log
    second.addSubview(child)
    #expect(child.superview === second && first.subviews.isEmpty)
    #expect(log.take() == ["willRemove"])
  }

  /// UIView: `willRemoveSubview(_:)` is called while the subview still has its superview.
  @Test func `a view is still a subview in willRemoveSubview`() {
    final class Parent: UIView {
      var counts: [Int] = []
      override func willRemoveSubview(_ subview: UIView) { counts.append(subviews.count) }
    }
    let parent = Parent()
    let child = UIView()
    parent.addSubview(child)
    child.removeFromSuperview()
    #expect(parent.counts == [1] && parent.subviews.isEmpty)
  }

  /// UIView: adding a subview again brings it to the front.
  @Test func `adding a subview again brings it to the front`() {
    let parent = UIView()
    let (one, two) = (UIView(), UIView())
    parent.addSubview(one)
    parent.addSubview(two)
    parent.addSubview(one)
    #expect(parent.subviews == [two, one])
  }

  /// UIView: `insertSubview(_:at:)`, `insertSubview(_:belowSubview:)`, `insertSubview(_:aboveSubview:)`.
  @Test func `subviews are inserted where they are asked for`() {
    let parent = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.insertSubview(b, at: 0)
    parent.insertSubview(c, aboveSubview: b)
    parent.insertSubview(d, belowSubview: b)
    #expect(parent.subviews == [d, b, c, a])
  }

  /// UIView: `exchangeSubview(at:withSubviewAt:)`, `bringSubviewToFront(_:)`, `sendSubviewToBack(_:)`.
  @Test func `subviews change their order`() {
    let parent = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    for view in [a, b, c] { parent.addSubview(view) }
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [c, b, a])
    parent.bringSubviewToFront(c)
    #expect(parent.subviews == [b, a, c])
    parent.sendSubviewToBack(a)
    #expect(parent.subviews == [a, b, c])
  }

  /// UIView: `viewWithTag(_:)` searches the view itself and its subviews; 0 is the default tag.
  @Test func `a view with a tag is found in the view and below`() {
    let parent = UIView()
    let child = UIView()
    let leaf = UIView()
    parent.addSubview(child)
    child.addSubview(leaf)
    #expect(parent.tag == 0)
    parent.tag = 1
    leaf.tag = 7
    #expect(parent.viewWithTag(7) === leaf && parent.viewWithTag(1) === parent)
    #expect(parent.viewWithTag(9) == nil && child.viewWithTag(1) == nil)
  }

  /// UIView: `isDescendant(of:)` is true for the view itself too.
  @Test func `a view is a descendant of itself and of its ancestors`() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    #expect(child.isDescendant(of: parent) && child.isDescendant(of: child))
    #expect(!parent.isDescendant(of: child))
  }

  /// UIView: `next` is the view's controller for its root view, otherwise the superview.
  @Test func `the next responder of a view is its controller or its superview`() {
    let controller = UIViewController()
    let child = UIView()
    controller.view.addSubview(child)
    #expect(child.next === controller.view && controller.view.next === controller)
  }

  /// UIView: `subviews` of a new view is empty, `superview` and `window` are nil; other defaults.
  @Test func `a new view has the defaults of the documentation`() {
    let view = UIView()
    #expect(view.subviews.isEmpty && view.superview == nil && view.window == nil)
    #expect(view.alpha == 1 && !view.isHidden && view.isOpaque && !view.clipsToBounds)
    #expect(view.isUserInteractionEnabled && view.contentMode == .scaleToFill)
    #expect(view.backgroundColor == nil && view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.frame == .zero && view.transform == .identity)
  }

  /// UIView: `init(frame:)`; the bounds have the frame's size and the origin zero.
  @Test func `bounds and center follow the frame`() {
    let view = UIView(frame: CGRect(x: 4, y: 2, width: 10, height: 6))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 10, height: 6))
    #expect(view.center == CGPoint(x: 9, y: 5))
    view.center = CGPoint(x: 20, y: 10)
    #expect(view.frame == CGRect(x: 15, y: 7, width: 10, height: 6))
  }

  /// UIView: `bounds`: changing the size grows or shrinks the view relative to its center point.
  @Test func `a changed size of the bounds keeps the center`() {
    let view = UIView(frame: CGRect(x: 4, y: 2, width: 10, height: 6))
    view.bounds.size = CGSize(width: 4, height: 2)
    #expect(view.center == CGPoint(x: 9, y: 5))
    #expect(view.frame == CGRect(x: 7, y: 4, width: 4, height: 2))
  }

  /// UIView: `transform` is about the center; `frame` is the box around the result.
  @Test func `a scaled view has a frame about its center`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 4))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 5, y: 8, width: 20, height: 8))
    #expect(view.bounds.size == CGSize(width: 10, height: 4))
    #expect(view.center == CGPoint(x: 15, y: 12))
  }

  /// UIView: `transform`: a translation moves the frame and keeps the center.
  @Test func `a translated view keeps its center`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
    view.transform = CGAffineTransform(translationX: 3, y: 2)
    #expect(view.frame.origin == CGPoint(x: 3, y: 2) && view.center == CGPoint(x: 5, y: 2))
  }
}
