import Simulation
import Testing
import UIKitNames

/// Probes of insets, offsets and the delegate of scroll views.
@Suite struct ScrollOrderProbes {
  private final class Delegate: UIScrollViewDelegate {
    var log: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if log.last != "scroll" { log.append("scroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBegin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("didEnd")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("decelerated") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
  }

  private let delegate = Delegate()

  /// A scroll view of 20 × 10 with a content of 20 × 40.
  private func make(height: CGFloat = 40) -> (Screen, UIScrollView, Delegate) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.contentSize = CGSize(width: 20, height: height)
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    view.delegate = delegate
    return (screen, view, delegate)
  }

  /// Drags slowly from one row to another, and rests before the release.
  private func drag(_ screen: Screen, from row: Int, to end: Int, column: Int = 5) {
    screen.simulator.perform(.pointer(.down, column: column, row: row))
    for next in stride(from: row, through: end, by: row < end ? 1 : -1) {
      screen.pass(12)
      screen.simulator.perform(.pointer(.move, column: column, row: next))
    }
    screen.pass(60)
    screen.simulator.perform(.pointer(.up, column: column, row: end))
    screen.settle()
  }

  /// UIScrollViewDelegate: `scrollViewDidEndScrollingAnimation` only if animation is requested.
  @Test func `an offset without animation reports no end of an animation`() {
    let (screen, view, delegate) = make()
    screen.turn { view.setContentOffset(CGPoint(x: 0, y: 5), animated: false) }
    screen.settle()
    #expect(delegate.log == ["scroll"] && view.contentOffset.y == 5)
  }

  /// UIScrollViewDelegate: `scrollViewDidEndScrollingAnimation` of scrollRectToVisible, animated.
  @Test func `an animated scroll to a rectangle reports its end`() {
    let (screen, view, delegate) = make()
    screen.turn {
      view.scrollRectToVisible(CGRect(x: 0, y: 30, width: 1, height: 2), animated: true)
    }
    screen.settle()
    #expect(delegate.log == ["scroll", "animated"] && view.contentOffset.y == 22)
  }

  /// UIScrollView: `scrollRectToVisible`, nothing happens if the area is visible.
  @Test func `a visible rectangle is not scrolled to`() {
    let (screen, view, delegate) = make()
    screen.turn {
      view.scrollRectToVisible(CGRect(x: 0, y: 3, width: 1, height: 2), animated: false)
    }
    screen.settle()
    #expect(delegate.log == [] && view.contentOffset == .zero)
  }

  /// UIScrollView: `scrollRectToVisible` above the visible area aligns the top.
  @Test func `a rectangle above is scrolled to the top`() {
    let (screen, view, _) = make()
    screen.turn { view.contentOffset = CGPoint(x: 0, y: 20) }
    screen.turn {
      view.scrollRectToVisible(CGRect(x: 0, y: 12, width: 1, height: 2), animated: false)
    }
    #expect(view.contentOffset.y == 12)
  }

  /// UIScrollView: a drag moves the content with the finger.
  @Test func `a slow drag moves the offset by its length`() {
    let (screen, view, delegate) = make()
    drag(screen, from: 8, to: 3)
    #expect((4...5).contains(view.contentOffset.y) && view.contentOffset.x == 0)
    #expect(delegate.log.first == "willBegin" && delegate.log.contains("didEnd"))
  }

  /// UIScrollView: `isDragging`, `isTracking`, `isDecelerating` are false at rest.
  @Test func `a scroll view at rest is neither dragged nor tracked`() {
    let (screen, view, _) = make()
    screen.simulator.perform(.pointer(.down, column: 5, row: 8))
    screen.simulator.perform(.pointer(.move, column: 5, row: 5))
    screen.simulator.perform(.pointer(.move, column: 5, row: 4))
    #expect(view.isTracking && view.isDragging)
    screen.simulator.perform(.pointer(.up, column: 5, row: 4))
    #expect(!view.isTracking)
    screen.settle()
    #expect(!view.isDragging && !view.isDecelerating)
  }

  /// UIScrollView: content scrolled beyond its edge returns to it.
  @Test func `a drag beyond the top returns to the top`() {
    let (screen, view, _) = make()
    drag(screen, from: 2, to: 8)
    #expect(view.contentOffset.y == 0)
  }

  /// UIScrollView: content smaller than the bounds stays at its place.
  @Test func `small content returns to its place`() {
    let (screen, view, _) = make(height: 5)
    drag(screen, from: 8, to: 2)
    #expect(view.contentOffset.y == 0)
  }

  /// UIScrollView: `contentInset` extends the range of the offset, at the bottom.
  @Test func `a bottom inset lets the content scroll further`() {
    let (screen, view, _) = make(height: 12)
    view.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 3, right: 0)
    drag(screen, from: 9, to: 0)
    #expect(view.contentOffset.y == 5)
  }

  /// UIScrollView: `contentInset` extends the range of the offset, at the top.
  @Test func `a top inset lets the content rest below the top`() {
    let (screen, view, _) = make()
    view.contentInset = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
    drag(screen, from: 1, to: 9)
    #expect(view.contentOffset.y == -3)
  }

  /// UIScrollView: `keyboardDismissMode`, onDrag ends editing when a drag begins.
  @Test func `a drag dismisses the keyboard if it is asked to`() {
    let (screen, view, _) = make()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    #expect(view.keyboardDismissMode == .none)
    screen.turn {
      view.keyboardDismissMode = .onDrag
      view.addSubview(field)
      field.becomeFirstResponder()
    }
    #expect(field.isFirstResponder)
    drag(screen, from: 8, to: 5, column: 12)
    #expect(!field.isFirstResponder)
  }

  /// UIScrollView: `panGestureRecognizer` belongs to the scroll view.
  @Test func `the pan recogniser is the scroll view's own`() {
    let (_, view, _) = make()
    #expect(view.panGestureRecognizer.view === view)
    #expect(view.gestureRecognizers?.contains(view.panGestureRecognizer) == true)
  }

  /// UIScrollView: `contentInsetAdjustmentBehavior`, always and never with a safe area.
  @Test(arguments: [true, false])
  func `the safe area adjusts the inset as asked for`(always: Bool) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let view = UIScrollView()
    view.contentInset.top = 1
    screen.turn {
      view.contentInsetAdjustmentBehavior = always ? .always : .never
      view.frame = root.view.bounds
      root.view.addSubview(view)
      root.additionalSafeAreaInsets.top = 2
    }
    screen.settle()
    #expect(view.adjustedContentInset.top == (always ? 3 : 1))
  }

  /// UIScrollView: `frameLayoutGuide`, a view pinned to it stays while the content scrolls.
  @Test func `a view pinned to the frame guide does not scroll`() {
    let (screen, view, _) = make()
    let pinned = UIView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    screen.turn {
      view.addSubview(pinned)
      NSLayoutConstraint.activate([
        pinned.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor, constant: 1),
        pinned.leadingAnchor.constraint(equalTo: view.frameLayoutGuide.leadingAnchor),
        pinned.widthAnchor.constraint(equalToConstant: 4),
        pinned.heightAnchor.constraint(equalToConstant: 1),
      ])
    }
    screen.settle()
    screen.turn { view.contentOffset.y = 10 }
    screen.settle()
    #expect(pinned.convert(pinned.bounds, to: view.superview).origin.y == 1)
  }

  /// UIScrollView: a drag that begins on a button scrolls, and the button sends no action.
  @Test func `a drag that begins on a button scrolls`() {
    let (screen, view, _) = make()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 5, width: 10, height: 3)
    var taps = 0
    screen.turn {
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      view.addSubview(button)
    }
    screen.simulator.perform(.pointer(.down, column: 5, row: 6))
    for row in [5, 4, 3] { screen.simulator.perform(.pointer(.move, column: 5, row: row)) }
    screen.simulator.perform(.pointer(.up, column: 5, row: 3))
    screen.settle()
    #expect(taps == 0 && view.contentOffset.y > 0)
  }

  /// UIScrollView: a tap on a button within is the button's.
  @Test func `a tap on a button of a scroll view is the button's`() {
    let (screen, view, _) = make()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 5, width: 10, height: 1)
    var taps = 0
    screen.turn {
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      view.addSubview(button)
    }
    screen.click(5, 5)
    screen.settle()
    #expect(taps == 1 && view.contentOffset == .zero)
  }

  /// UIScrollView: setting `contentOffset` during an animated scroll ends at the new offset.
  @Test func `a new offset replaces an animated one`() {
    let (screen, view, _) = make()
    screen.turn { view.setContentOffset(CGPoint(x: 0, y: 20), animated: true) }
    screen.pass(10)
    screen.turn { view.setContentOffset(CGPoint(x: 0, y: 2), animated: false) }
    screen.settle()
    #expect(view.contentOffset.y == 2)
  }

  /// UIScrollView: the innermost scroll view under the finger that can scroll scrolls.
  @Test func `a drag in a nested scroll view scrolls the inner one`() {
    let (screen, view, _) = make()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 8))
    inner.contentSize = CGSize(width: 20, height: 30)
    screen.turn { view.addSubview(inner) }
    screen.settle()
    drag(screen, from: 6, to: 3)
    #expect((2...3).contains(inner.contentOffset.y) && view.contentOffset.y == 0)
  }
}
