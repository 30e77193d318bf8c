import Simulation
import Testing
import UIKitNames

/// Probes of guides, safe areas, flicks, pages and keyboards of scroll views.
@Suite struct ScrollGuideProbes {
  private final class Delegate: UIScrollViewDelegate {
    var log: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if log.last != "scroll" { log.append("scroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      log.append("willBegin \(scrollView.isDragging)")
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { log.append("willEnd") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("didEnd \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("decelerated") }
  }

  private let delegate = Delegate()

  private func make(
    width: CGFloat = 20, content: CGSize = CGSize(width: 20, height: 100)
  ) -> (Screen, UIScrollView, UIViewController) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
    view.contentSize = content
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    view.delegate = delegate
    return (screen, view, root)
  }

  private func flick(_ screen: Screen, _ points: [(Int, Int)]) {
    screen.simulator.perform(.pointer(.down, column: points[0].0, row: points[0].1))
    for point in points.dropFirst() {
      screen.pass(2)
      screen.simulator.perform(.pointer(.move, column: point.0, row: point.1))
    }
    screen.pass(1)
    let end = points[points.count - 1]
    screen.simulator.perform(.pointer(.up, column: end.0, row: end.1))
  }

  /// UIScrollViewDelegate: the order of the calls of a flick.
  @Test func `a flick is reported from its begin to its rest`() {
    let (screen, view, _) = make()
    flick(screen, [(5, 18), (5, 15), (5, 12), (5, 8), (5, 4)])
    #expect(view.isDecelerating)
    screen.settle()
    #expect(
      delegate.log == [
        "willBegin true", "scroll", "willEnd", "didEnd true", "scroll", "decelerated",
      ])
    #expect(view.contentOffset.y > 14 && !view.isDecelerating)
  }

  /// UIScrollView: a press during a deceleration stops it.
  @Test func `a press stops a deceleration`() {
    let (screen, view, _) = make()
    flick(screen, [(5, 18), (5, 15), (5, 12), (5, 8), (5, 4)])
    screen.pass(10)
    screen.simulator.perform(.pointer(.down, column: 5, row: 10))
    let offset = view.contentOffset.y
    screen.pass(60)
    #expect(view.contentOffset.y == offset)
    screen.simulator.perform(.pointer(.up, column: 5, row: 10))
    screen.settle()
    #expect(!view.isDecelerating)
  }

  /// UIScrollView: `isPagingEnabled`, horizontally, at multiples of the width.
  @Test func `a page of a wide content is a width`() {
    let (screen, view, _) = make(content: CGSize(width: 80, height: 20))
    view.isPagingEnabled = true
    flick(screen, [(18, 5), (13, 5), (8, 5), (3, 5)])
    screen.settle()
    #expect(view.contentOffset == CGPoint(x: 20, y: 0))
  }

  /// UIScrollView: content as wide as the bounds does not scroll sideways.
  @Test func `a content as wide as the view does not scroll sideways`() {
    let (screen, view, _) = make()
    flick(screen, [(18, 5), (13, 5), (8, 5), (3, 5)])
    screen.settle()
    #expect(view.contentOffset == .zero)
  }

  /// UIScrollView: content larger in both directions scrolls along a diagonal drag.
  @Test func `a large content scrolls in both directions`() {
    let (screen, view, _) = make(content: CGSize(width: 100, height: 100))
    flick(screen, [(18, 18), (14, 14), (10, 10), (6, 6)])
    screen.settle()
    #expect(view.contentOffset.x > 0 && view.contentOffset.y > 0)
  }

  /// UIScrollView: the documented defaults of its flags.
  @Test func `a scroll view has the documented flags`() {
    let view = UIScrollView()
    #expect(view.bounces && view.scrollsToTop && view.delaysContentTouches)
    #expect(view.canCancelContentTouches && !view.isDirectionalLockEnabled)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal && !view.isPagingEnabled)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
    #expect(view.decelerationRate == .normal && view.keyboardDismissMode == .none)
  }

  /// UIScrollView: a safe area with `.always` lets the content rest below it.
  @Test func `content comes to rest below the safe area`() {
    let (screen, view, root) = make()
    view.contentInsetAdjustmentBehavior = .always
    screen.turn { root.additionalSafeAreaInsets.top = 2 }
    screen.settle()
    screen.turn { view.contentOffset.y = 0 }
    screen.simulator.perform(.pointer(.down, column: 5, row: 5))
    for row in 6...10 {
      screen.pass(12)
      screen.simulator.perform(.pointer(.move, column: 5, row: row))
    }
    screen.pass(60)
    screen.simulator.perform(.pointer(.up, column: 5, row: 10))
    screen.settle()
    #expect(view.contentOffset.y == -2)
  }

  /// UIScrollView: `adjustedContentInset` adds the content inset to the safe area, at each edge.
  @Test func `each edge adds its inset to its safe area`() {
    let (screen, view, root) = make(width: 40)
    view.frame = root.view.bounds
    view.contentInsetAdjustmentBehavior = .always
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    screen.turn {
      root.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    }
    screen.settle()
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
  }

  /// UIScrollView: `scrollableAxes` adjusts the axes that can scroll.
  @Test func `only axes that scroll are adjusted`() {
    let (screen, view, root) = make(width: 40, content: CGSize(width: 40, height: 100))
    view.frame = root.view.bounds
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    screen.turn {
      root.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    }
    screen.settle()
    #expect(view.adjustedContentInset.top == 1 && view.adjustedContentInset.left == 0)
  }

  /// UIScrollView: `frameLayoutGuide` has the size of the bounds, at the offset.
  @Test func `the frame guide follows the visible area`() {
    let (screen, view, _) = make()
    let pinned = UIView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    screen.turn {
      view.addSubview(pinned)
      NSLayoutConstraint.activate([
        pinned.leadingAnchor.constraint(equalTo: view.frameLayoutGuide.leadingAnchor),
        pinned.trailingAnchor.constraint(equalTo: view.frameLayoutGuide.trailingAnchor),
        pinned.bottomAnchor.constraint(equalTo: view.frameLayoutGuide.bottomAnchor),
        pinned.heightAnchor.constraint(equalToConstant: 2),
      ])
    }
    screen.settle()
    #expect(pinned.frame == CGRect(x: 0, y: 18, width: 20, height: 2))
    screen.turn { view.setContentOffset(CGPoint(x: 0, y: 7), animated: false) }
    screen.settle()
    #expect(pinned.frame == CGRect(x: 0, y: 25, width: 20, height: 2))
  }

  /// UIScrollView: content pinned to the view's own edges scrolls with the content.
  @Test func `a label in the content scrolls away`() {
    let (screen, view, _) = make()
    let label = UILabel(frame: CGRect(x: 0, y: 3, width: 8, height: 1))
    label.text = "label"
    screen.turn { view.addSubview(label) }
    screen.settle()
    #expect(screen.row(of: "label") == 3)
    screen.turn { view.contentOffset.y = 2 }
    #expect(screen.row(of: "label") == 1)
    screen.turn { view.contentOffset.y = 10 }
    #expect(screen.row(of: "label") == nil)
  }

  /// UIScrollView: a horizontal scroll view in a vertical one takes horizontal drags only.
  @Test func `nested scroll views share the directions`() {
    let (screen, view, _) = make()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    inner.contentSize = CGSize(width: 100, height: 10)
    screen.turn { view.addSubview(inner) }
    screen.settle()
    flick(screen, [(5, 8), (5, 6), (5, 4), (5, 2)])
    screen.settle()
    #expect(view.contentOffset.y > 0 && inner.contentOffset.x == 0)
    screen.turn { view.contentOffset = .zero }
    flick(screen, [(18, 5), (14, 5), (10, 5), (6, 5)])
    screen.settle()
    #expect(inner.contentOffset.x > 0 && view.contentOffset.y == 0)
  }

  /// UIResponder: a tap on an empty part of the screen leaves the first responder.
  @Test func `a tap beside a field leaves it first responder`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    screen.turn {
      root.view.addSubview(field)
      field.becomeFirstResponder()
    }
    screen.click(20, 15)
    screen.settle()
    #expect(field.isFirstResponder && field.isEditing)
  }
}
