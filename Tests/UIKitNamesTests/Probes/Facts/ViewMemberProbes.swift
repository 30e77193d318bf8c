import Testing
import UIKitNames

/// Probes of views: tree, frames, transforms, drawing, layout passes and hit testing.
@Suite struct ViewMemberProbes {
  typealias Stage = ViewStage

  final class Drawn: UIView {
    let log = ProbeLog()
    override func draw(_ rect: CGRect) { log.add("\(Int(rect.width)) \(Int(rect.height))") }
  }

  /// UIView `draw(_:)`: This method is called when a view is first displayed or when an event occurs
  /// that invalidates a visible part of the view; `setNeedsDisplay()` is such an event, a move is not.
  @Test func `a view draws when it appears and when it is asked to`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let view = Drawn(frame: CGRect(x: 2, y: 2, width: 8, height: 3))
    stage.add(view)
    #expect(view.log.take() == ["8 3"])
    stage.turn { view.frame.origin = CGPoint(x: 5, y: 4) }
    #expect(view.log.take() == [])
    stage.turn {
      view.setNeedsDisplay()
      view.setNeedsDisplay()
    }
    #expect(view.log.take() == ["8 3"])
  }

  /// UIView.ContentMode `redraw`: The option to redisplay the view when the bounds change; the other
  /// modes use the drawing again.
  @Test func `a new size draws again only with the mode that redraws`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 8, height: 3))
    stage.add(view)
    _ = view.log.take()
    stage.turn { view.frame.size = CGSize(width: 10, height: 4) }
    #expect(view.log.take() == [])
    stage.turn { view.contentMode = .redraw }
    _ = view.log.take()
    stage.turn { view.frame.size = CGSize(width: 12, height: 5) }
    #expect(view.log.take() == ["12 5"])
  }

  /// UIView `convert(_:to:)` counts the transforms of the views between; a transform is about the
  /// center.
  @Test func `a point is converted through a transform`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView(frame: CGRect(x: 1, y: 1, width: 4, height: 4))
    outer.addSubview(box)
    box.addSubview(child)
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    let point = child.convert(CGPoint(x: 1, y: 1), to: outer)
    #expect(point == CGPoint(x: -1, y: -1))
    #expect(outer.convert(point, to: child) == CGPoint(x: 1, y: 1))
    withExtendedLifetime((outer, box, child)) {}
  }

  /// UIView `viewWithTag(_:)`: This method searches the current view and all of its subviews, and
  /// the default tag is 0: the usual surprise.
  @Test func `the view with the tag zero is the view itself`() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    #expect(parent.viewWithTag(0) === parent)
    parent.tag = 7
    #expect(parent.viewWithTag(0) === child && parent.viewWithTag(8) == nil)
  }

  /// UIView `insertSubview(_:at:)`: a view has one superview and one place, so a subview moves.
  @Test func `a subview that is inserted again moves to the new index`() {
    let parent = UIView()
    for tag in 1...3 {
      let child = UIView()
      child.tag = tag
      parent.addSubview(child)
    }
    parent.insertSubview(parent.subviews[2], at: 0)
    #expect(parent.subviews.map { $0.tag } == [3, 1, 2])
  }

  /// UIView `sizeToFit()` resizes and moves the receiver view so it just encloses its subviews by
  /// `sizeThatFits(_:)`; a label keeps its origin.
  @Test func `sizeToFit keeps the origin of a label`() {
    let label = UILabel(frame: CGRect(x: 5, y: 3, width: 1, height: 1))
    label.text = "Hello world"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 5, y: 3))
    #expect(label.frame.size == label.intrinsicContentSize && label.frame.width > 1)
  }

  final class Asked: UIView {
    var name = ""
    var log: ProbeLog?
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      log?.add(name)
      return super.point(inside: point, with: event)
    }
  }

  /// UIView `hitTest(_:with:)`: it asks `point(inside:with:)` of the view itself, then its subviews
  /// from the front to the back (reverse pre-order depth-first).
  @Test func `a view is asked before its subviews and the front before the back`() {
    let log = ProbeLog()
    func made(_ name: String, _ frame: CGRect) -> Asked {
      let view = Asked(frame: frame)
      view.name = name
      view.log = log
      return view
    }
    let parent = made("parent", CGRect(x: 0, y: 0, width: 20, height: 10))
    let back = made("back", CGRect(x: 0, y: 0, width: 20, height: 10))
    let front = made("front", CGRect(x: 10, y: 0, width: 10, height: 10))
    parent.addSubview(back)
    parent.addSubview(front)
    #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === back)
    #expect(log.take() == ["parent", "front", "back"])
    #expect(parent.hitTest(CGPoint(x: 15, y: 5), with: nil) === front)
    #expect(log.take() == ["parent", "front"])
    #expect(parent.hitTest(CGPoint(x: 25, y: 5), with: nil) == nil)
    #expect(log.take() == ["parent"])
  }

  /// UIView `hitTest(_:with:)` ignores view objects that … have disabled user interactions, so also
  /// what they contain.
  @Test func `a superview without interaction takes its subviews' touches away`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let button = UIButton(frame: CGRect(x: 2, y: 2, width: 6, height: 3))
    parent.addSubview(box)
    box.addSubview(button)
    #expect(parent.hitTest(CGPoint(x: 4, y: 3), with: nil) === button)
    box.isUserInteractionEnabled = false
    #expect(parent.hitTest(CGPoint(x: 4, y: 3), with: nil) === parent)
    #expect(button.isUserInteractionEnabled && button.isEnabled)
    withExtendedLifetime((parent, box)) {}
  }

  final class Counted: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  /// Measured, with several sources (Stack Overflow 728372): "removeFromSuperview – layoutSubviews is
  /// called on superview".
  @Test func `a removed subview makes its superview lay out`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let parent = Counted(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    parent.addSubview(child)
    stage.add(parent)
    parent.layouts = 0
    stage.turn { child.removeFromSuperview() }
    let layouts = parent.layouts
    #expect(layouts > 0)
    stage.turn { parent.frame.origin = CGPoint(x: 3, y: 3) }
    #expect(parent.layouts == layouts)
  }

  /// UIView `snapshotView(afterScreenUpdates:)` returns another view, which the app must add itself.
  @Test func `a snapshot is a view of its own without a superview`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let view = UILabel(frame: CGRect(x: 2, y: 2, width: 8, height: 1))
    view.text = "Shot"
    stage.add(view)
    var shot: UIView?
    stage.turn { shot = view.snapshotView(afterScreenUpdates: true) }
    #expect(shot != nil && shot !== view && shot?.superview == nil)
    #expect(view.superview === stage.root.view && shot?.bounds.size == view.bounds.size)
  }

  /// UIView `superview` is not kept by its subviews, and is nil when it is gone.
  @Test func `the superview of a view that is kept alone is nil`() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
    }
    #expect(child.superview == nil && child.window == nil)
  }
}
