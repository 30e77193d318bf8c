import Testing
import UIKitNames

/// Probes of views: hierarchy, geometry, hit testing, visibility, snapshots and tint.
@Suite struct ViewScenarioProbes {
  final class Watching: UIView {
    let log = ProbeLog()
    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      log.add("willSuper \(newSuperview != nil) \(superview != nil)")
    }
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      log.add("didSuper \(superview != nil)")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      super.willMove(toWindow: newWindow)
      log.add("willWindow \(newWindow != nil) \(window != nil)")
    }
    override func didMoveToWindow() {
      super.didMoveToWindow()
      log.add("didWindow \(window != nil)")
    }
  }

  final class Parent: UIView {
    let log = ProbeLog()
    override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      log.add("add \(subview.superview === self) \(subviews.count)")
    }
    override func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      log.add("remove \(subview.superview === self) \(subviews.count)")
    }
  }

  /// UIView `willMove(toSuperview:)`, `didMoveToSuperview()`, `willMove(toWindow:)` and
  /// `didMoveToWindow()`: the first of each pair comes before the change, the second after it.
  @Test func `a view in a window hears of each move before and after it`() {
    let stage = ViewStage()
    let view = Watching(frame: CGRect(x: 0, y: 0, width: 5, height: 2))
    stage.turn { stage.root.view.addSubview(view) }
    let added = view.log.take()
    #expect(
      added.sorted()
        == ["didSuper true", "didWindow true", "willSuper true false", "willWindow true false"])
    stage.turn { view.removeFromSuperview() }
    let removed = view.log.take()
    #expect(
      removed.sorted()
        == ["didSuper false", "didWindow false", "willSuper false true", "willWindow false true"])
    #expect(view.superview == nil && view.window == nil)
  }

  /// UIView `addSubview(_:)`: a view has one superview, and leaves the old one before it gets the
  /// new one; `willRemoveSubview(_:)` comes while the subview is still there.
  @Test func `a view that is added elsewhere leaves its old superview`() {
    let (first, second, view) = (Parent(), Parent(), UIView())
    first.addSubview(view)
    #expect(first.log.take() == ["add true 1"])
    second.addSubview(view)
    #expect(first.log.take() == ["remove true 1"] && second.log.take() == ["add true 1"])
    #expect(first.subviews.isEmpty && second.subviews.count == 1 && view.superview === second)
  }

  /// UIView `addSubview(_:)`, `insertSubview(_:at:)`, `bringSubviewToFront(_:)`,
  /// `sendSubviewToBack(_:)`, `exchangeSubview(at:withSubviewAt:)`: a subview that is added again
  /// becomes the last one.
  @Test func `each way to order subviews keeps every subview once`() {
    let parent = UIView()
    let views = (0..<3).map { number in
      let view = UIView()
      view.tag = number + 1
      return view
    }
    for view in views { parent.addSubview(view) }
    func tags() -> [Int] { parent.subviews.map { $0.tag } }
    #expect(tags() == [1, 2, 3])
    parent.addSubview(views[0])
    #expect(tags() == [2, 3, 1])
    parent.sendSubviewToBack(views[0])
    #expect(tags() == [1, 2, 3])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(tags() == [3, 2, 1])
    parent.bringSubviewToFront(views[2])
    #expect(tags() == [2, 1, 3])
    parent.insertSubview(views[2], belowSubview: views[0])
    #expect(tags() == [2, 3, 1])
    let other = UIView()
    other.tag = 4
    parent.insertSubview(other, aboveSubview: views[1])
    #expect(tags() == [2, 4, 3, 1])
  }

  /// UIView `bounds`: another size grows or shrinks the view around its centre; `center` moves the
  /// frame and leaves the bounds.
  @Test func `a size set by the bounds grows around the centre`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 4, height: 2))
    #expect(view.center == CGPoint(x: 12, y: 11))
    view.bounds = CGRect(x: 0, y: 0, width: 8, height: 6)
    #expect(view.center == CGPoint(x: 12, y: 11))
    #expect(view.frame == CGRect(x: 8, y: 8, width: 8, height: 6))
    view.center = CGPoint(x: 20, y: 20)
    #expect(view.frame == CGRect(x: 16, y: 17, width: 8, height: 6))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 8, height: 6))
    view.frame = CGRect(x: 1, y: 2, width: 6, height: 4)
    #expect(view.bounds.size == CGSize(width: 6, height: 4) && view.center == CGPoint(x: 4, y: 4))
  }

  /// UIView `convert(_:to:)` and `convert(_:from:)`: the origin of the bounds counts, as in a
  /// scrolled view.
  @Test func `conversions count the origin of the bounds`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let scrolled = UIView(frame: CGRect(x: 5, y: 3, width: 20, height: 10))
    let inner = UIView(frame: CGRect(x: 2, y: 8, width: 4, height: 2))
    outer.addSubview(scrolled)
    scrolled.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 8, y: 12))
    scrolled.bounds = CGRect(x: 0, y: 6, width: 20, height: 10)
    #expect(scrolled.frame == CGRect(x: 5, y: 3, width: 20, height: 10))
    #expect(inner.frame == CGRect(x: 2, y: 8, width: 4, height: 2))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 8, y: 6))
    #expect(inner.convert(CGPoint(x: 8, y: 6), from: outer) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(inner.bounds, to: outer) == CGRect(x: 7, y: 5, width: 4, height: 2))
  }

  /// UIView `hitTest(_:with:)`: hidden views, views without user interaction and views with an
  /// alpha below 0.01 are not hit, nor is what is in them.
  @Test func `hit testing skips hidden, disabled and transparent views`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let below = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    let above = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    parent.addSubview(below)
    parent.addSubview(above)
    func hit() -> UIView? { parent.hitTest(CGPoint(x: 3, y: 3), with: nil) }
    #expect(hit() === above)
    above.isHidden = true
    #expect(hit() === below)
    above.isHidden = false
    above.isUserInteractionEnabled = false
    #expect(hit() === below)
    above.isUserInteractionEnabled = true
    above.alpha = 0.005
    #expect(hit() === below)
    above.alpha = 0.5
    #expect(hit() === above)
    #expect(parent.hitTest(CGPoint(x: 15, y: 8), with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 25, y: 8), with: nil) == nil)
    parent.isUserInteractionEnabled = false
    #expect(hit() == nil)
  }

  /// UIView `hitTest(_:with:)`: a point outside the bounds is never a hit, also if a subview is
  /// there.
  @Test func `a subview outside its superview's bounds is not hit`() {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let small = UIView(frame: CGRect(x: 5, y: 5, width: 4, height: 2))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 6))
    window.addSubview(small)
    small.addSubview(child)
    #expect(window.hitTest(CGPoint(x: 6, y: 6), with: nil) === child)
    #expect(window.hitTest(CGPoint(x: 12, y: 8), with: nil) === window)
    #expect(!small.clipsToBounds)
  }

  final class Tinted: UIView {
    let log = ProbeLog()
    override func tintColorDidChange() {
      super.tintColorDidChange()
      log.add("tint")
    }
  }

  /// UIView `tintColor`: a view without a value has that of the next ancestor with one;
  /// `tintColorDidChange()` reaches the subviews whose colour changes by inheritance.
  @Test func `a tint reaches the subviews without one of their own`() {
    let stage = ViewStage()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let (plain, own) = (Tinted(), Tinted())
    own.tintColor = .systemGreen
    parent.addSubview(plain)
    parent.addSubview(own)
    stage.add(parent)
    _ = (plain.log.take(), own.log.take())
    stage.turn { parent.tintColor = .systemRed }
    #expect(plain.tintColor == UIColor.systemRed && own.tintColor == UIColor.systemGreen)
    #expect(plain.log.take() == ["tint"] && own.log.take() == [])
    stage.turn { own.tintColor = nil }
    #expect(own.tintColor == UIColor.systemRed && own.log.take() == ["tint"])
  }

  /// UIView `isHidden` and `alpha`: a hidden view hides its subviews, which keep their own values.
  @Test func `a hidden view hides its subviews without changing them`() {
    let stage = ViewStage()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 5))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 1))
    label.text = "Inside"
    box.addSubview(label)
    stage.add(box)
    #expect(stage.screen.row(of: "Inside") != nil)
    stage.turn { box.isHidden = true }
    #expect(stage.screen.row(of: "Inside") == nil)
    #expect(!label.isHidden && label.window != nil && label.superview === box)
    stage.turn {
      box.isHidden = false
      box.alpha = 0
    }
    #expect(stage.screen.row(of: "Inside") == nil && label.alpha == 1 && !box.isHidden)
    stage.turn { box.alpha = 1 }
    #expect(stage.screen.row(of: "Inside") != nil)
  }

  /// UIView `snapshotView(afterScreenUpdates:)`: a snapshot has the size of the view and shows what
  /// the view showed, also after the view has changed.
  @Test func `a snapshot keeps what the view showed`() {
    let stage = ViewStage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 12, height: 1))
    label.text = "Before"
    stage.add(label)
    var copy: UIView?
    stage.turn { copy = label.snapshotView(afterScreenUpdates: false) }
    #expect(copy != nil && copy?.bounds.size == label.bounds.size && copy?.superview == nil)
    stage.turn {
      label.text = "After"
      if let copy {
        copy.frame = CGRect(x: 0, y: 4, width: 12, height: 1)
        stage.root.view.addSubview(copy)
      }
    }
    #expect(stage.screen.row(of: "After") != nil && stage.screen.row(of: "Before") != nil)
  }
}
