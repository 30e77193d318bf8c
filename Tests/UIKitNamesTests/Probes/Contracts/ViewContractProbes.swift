import Testing
import UIKitNames

/// Probes of hit testing, responders, hierarchies and geometry of views.
@Suite struct ViewContractProbes {
  private func make() -> (Screen, UIView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    screen.turn { root.view.addSubview(box) }
    screen.settle()
    return (screen, box)
  }

  /// UIView: `hitTest` ignores views with "an alpha level less than 0.01".
  @Test(arguments: [(0.009, false), (0.02, true)])
  func `a view is hit from an alpha of one hundredth`(alpha: Double, hit: Bool) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.alpha = alpha
    box.addSubview(view)
    #expect((box.hitTest(CGPoint(x: 1, y: 1), with: nil) === view) == hit)
  }

  /// UIView: an overridden `point(inside:with:)` makes a view larger to touches.
  @Test func `a view takes touches beyond its bounds`() {
    final class Large: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -2, dy: -2).contains(point)
      }
    }
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let view = Large(frame: CGRect(x: 5, y: 5, width: 3, height: 3))
    box.addSubview(view)
    #expect(box.hitTest(CGPoint(x: 4, y: 4), with: nil) === view)
    #expect(box.hitTest(CGPoint(x: 2, y: 2), with: nil) === box)
  }

  /// UIView: an overridden `hitTest` that returns nil for itself passes touches through.
  @Test func `a view that hits nothing passes touches to what is behind`() {
    final class Glass: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let (screen, box) = make()
    let button = UIButton(type: .system)
    button.setTitle("Behind", for: .normal)
    button.frame = CGRect(x: 2, y: 2, width: 10, height: 1)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    screen.turn {
      box.addSubview(button)
      box.addSubview(Glass(frame: box.bounds))
    }
    screen.settle()
    screen.click(4, 2)
    screen.settle()
    #expect(count == 1)
  }

  /// UIResponder: touches that a view does not handle go to its superview.
  @Test func `an unhandled touch reaches the superview`() {
    final class Box: UIView {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("began \(touches.first?.view === self)")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("ended")
      }
    }
    let (screen, outer) = make()
    let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.turn {
      outer.addSubview(box)
      box.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    }
    screen.settle()
    screen.click(2, 2)
    screen.settle()
    #expect(box.log == ["began false", "ended"])
  }

  /// UIControl: controls handle their touches, so superviews hear nothing of them.
  @Test func `a control's touch does not reach the superview`() {
    final class Box: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let (screen, outer) = make()
    let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.turn {
      outer.addSubview(box)
      box.addSubview(UIControl(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    }
    screen.settle()
    screen.click(2, 2)
    screen.settle()
    #expect(box.count == 0)
    screen.click(7, 7)
    screen.settle()
    #expect(box.count == 1)
  }

  /// UIView: `frame` follows `center` and `bounds`; setting the centre keeps the size.
  @Test func `a moved centre moves the frame`() {
    let view = UIView(frame: CGRect(x: 2, y: 2, width: 6, height: 4))
    view.center = CGPoint(x: 20, y: 10)
    #expect(view.frame == CGRect(x: 17, y: 8, width: 6, height: 4))
    view.bounds.size = CGSize(width: 10, height: 6)
    #expect(view.frame == CGRect(x: 15, y: 7, width: 10, height: 6))
  }

  /// UIView: the bounds of a new view begin at zero, and its frame is in its superview.
  @Test func `a rectangle is converted with its size`() {
    let (box, inner) = (
      UIView(frame: CGRect(x: 3, y: 4, width: 20, height: 20)),
      UIView(frame: CGRect(x: 5, y: 6, width: 8, height: 8))
    )
    box.addSubview(inner)
    let rect = CGRect(x: 1, y: 1, width: 2, height: 3)
    #expect(inner.convert(rect, to: box) == CGRect(x: 6, y: 7, width: 2, height: 3))
    #expect(box.convert(rect, from: inner) == CGRect(x: 6, y: 7, width: 2, height: 3))
  }

  /// UIView: `insertSubview(_:aboveSubview:)`, `exchangeSubview(at:withSubviewAt:)`.
  @Test func `subviews are put above another and exchanged`() {
    let box = UIView()
    let views = (0..<3).map { _ in UIView() }
    for view in views.prefix(2) { box.addSubview(view) }
    box.insertSubview(views[2], aboveSubview: views[0])
    #expect(box.subviews == [views[0], views[2], views[1]])
    box.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(box.subviews == [views[1], views[2], views[0]])
  }

  /// UIView: adding a view to its own superview again keeps it a subview once.
  @Test func `a view is a subview once`() {
    let (box, view) = (UIView(), UIView())
    box.addSubview(view)
    box.addSubview(view)
    #expect(box.subviews == [view])
    view.removeFromSuperview()
    view.removeFromSuperview()
    #expect(box.subviews.isEmpty && view.superview == nil)
  }

  /// UIView: `viewWithTag(_:)` searches the view itself and all below it.
  @Test func `a tag is found at any depth`() {
    let (box, middle, inner) = (UIView(), UIView(), UIView())
    box.addSubview(middle)
    middle.addSubview(inner)
    inner.tag = 9
    #expect(box.viewWithTag(9) === inner && inner.viewWithTag(9) === inner)
    #expect(box.viewWithTag(8) == nil && box.tag == 0)
  }

  /// UIView: `window` is nil until the view is in a window; moving between windows is reported.
  @Test func `a view hears of its window`() {
    final class Moved: UIView {
      var log: [String] = []
      override func willMove(toWindow newWindow: UIWindow?) {
        log.append("will \(newWindow != nil) \(window != nil)")
      }
      override func didMoveToWindow() { log.append("did \(window != nil)") }
    }
    let (screen, box) = make()
    let view = Moved()
    screen.turn { box.addSubview(view) }
    #expect(view.log == ["will true false", "did true"])
    view.log = []
    screen.turn { view.removeFromSuperview() }
    #expect(view.log == ["will false true", "did false"])
  }

  /// UIView: `tintColor` nil inherits again; `tintColorDidChange()` is called for the inheritors.
  @Test func `a tint is inherited, replaced and inherited again`() {
    let (box, view) = (UIView(), UIView())
    box.addSubview(view)
    box.tintColor = .red
    #expect(view.tintColor == .red)
    view.tintColor = .green
    #expect(view.tintColor == .green)
    view.tintColor = nil
    #expect(view.tintColor == .red)
  }

  /// UIView: `isHidden` of a superview does not change the property of its subviews.
  @Test func `a hidden superview leaves the flags of its subviews`() {
    let (screen, box) = make()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
    label.text = "inside"
    screen.turn { box.addSubview(label) }
    screen.settle()
    #expect(screen.row(of: "inside") == 0)
    screen.turn { box.isHidden = true }
    screen.settle()
    #expect(!label.isHidden && screen.row(of: "inside") == nil)
  }

  /// UIView: `clipsToBounds` is false by default; a scroll view's is true.
  @Test func `only scroll views clip by default`() {
    #expect(!UIView().clipsToBounds && UIScrollView().clipsToBounds)
    #expect(UITableView(frame: .zero).clipsToBounds)
  }

  /// CGAffineTransform: `translatedBy` is applied before what is there, `concatenating` after.
  @Test func `transforms are combined in order`() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let first = CGPoint(x: 1, y: 1).applying(scale.translatedBy(x: 5, y: 5))
    #expect(first == CGPoint(x: 12, y: 18))
    let move = CGAffineTransform(translationX: 5, y: 5)
    #expect(CGPoint(x: 1, y: 1).applying(scale.concatenating(move)) == CGPoint(x: 7, y: 8))
    #expect(move.inverted() == CGAffineTransform(translationX: -5, y: -5))
  }

  /// CGRect: `insetBy`, `union`, `intersection`, `divided` as Core Graphics defines them.
  @Test func `rectangles are inset, united and intersected`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 6)
    #expect(rect.insetBy(dx: 2, dy: 1) == CGRect(x: 2, y: 1, width: 6, height: 4))
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 4, height: 2))
    let other = CGRect(x: 8, y: 4, width: 4, height: 4)
    #expect(rect.union(other) == CGRect(x: 0, y: 0, width: 12, height: 8))
    #expect(rect.intersection(other) == CGRect(x: 8, y: 4, width: 2, height: 2))
    #expect(!rect.intersects(CGRect(x: 10, y: 0, width: 2, height: 2)))
  }
}
