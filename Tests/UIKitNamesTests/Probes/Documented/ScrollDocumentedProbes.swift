import Testing
import UIKitNames

/// Probes of scroll views: offsets, delegates, dragging, insets and layout guides.
@Suite struct ScrollDocumentedProbes {
  final class Watcher: UIScrollViewDelegate {
    let log = ProbeLog()
    var scrolls = 0
    var target: Double?
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      scrolls += 1
      if log.calls.last != "scroll" { log.add("scroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("beginDrag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.add("willEndDrag")
      if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.add("endDrag \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.add("beginDecelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.add("endDecelerate") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("endAnimation") }
  }

  private static func scroll(_ watcher: Watcher, content: CGSize = CGSize(width: 40, height: 100))
    -> (
      ViewStage, UIScrollView
    )
  {
    let stage = ViewStage()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.contentSize = content
    view.delegate = watcher
    stage.add(view)
    watcher.scrolls = 0
    _ = watcher.log.take()
    return (stage, view)
  }

  /// Drags upwards or downwards, rests, and lifts the finger without speed.
  private static func drag(_ stage: ViewStage, from: Int, to: Int, rests: Bool = true) {
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: 10, row: from))
    stage.screen.pass(4)
    for row in stride(from: from, through: to, by: from < to ? 1 : -1) {
      simulator.perform(.pointer(.move, column: 10, row: row))
      stage.screen.pass(2)
    }
    if rests {
      stage.screen.pass(60)
      simulator.perform(.pointer(.move, column: 10, row: to))
      stage.screen.pass(60)
    }
    simulator.perform(.pointer(.up, column: 10, row: to))
    stage.screen.settle()
  }

  /// Scroll View Programming Guide, "Scrolling to a Specific Offset": without animation "the delegate
  /// receives a single scrollViewDidScroll: message", and no scrollViewDidEndScrollingAnimation.
  @Test func `an offset set by code scrolls once`() {
    let watcher = Watcher()
    let (stage, view) = Self.scroll(watcher)
    stage.screen.turn {
      view.contentOffset = CGPoint(x: 0, y: 10)
      #expect(watcher.scrolls == 1)
      view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
      #expect(watcher.scrolls == 2 && view.contentOffset.y == 30)
    }
    stage.screen.settle()
    #expect(watcher.log.take() == ["scroll"] && watcher.scrolls == 2)
    #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
  }

  /// Scroll View Programming Guide: with animation "the delegate receives a series of
  /// scrollViewDidScroll: messages", and at the end scrollViewDidEndScrollingAnimation.
  @Test func `an animated offset ends with a message`() {
    let watcher = Watcher()
    let (stage, view) = Self.scroll(watcher)
    stage.screen.turn { view.setContentOffset(CGPoint(x: 0, y: 40), animated: true) }
    #expect(!watcher.log.calls.contains("endAnimation"))
    stage.screen.settle()
    #expect(watcher.log.take() == ["scroll", "endAnimation"])
    #expect(watcher.scrolls > 2 && view.contentOffset.y == 40)
  }

  /// UIScrollView `scrollRectToVisible(_:animated:)`: the rectangle is just visible afterwards; "if the
  /// area is already visible, the method does nothing".
  @Test func `a rectangle is scrolled just into view`() {
    let watcher = Watcher()
    let (stage, view) = Self.scroll(watcher)
    stage.turn {
      view.scrollRectToVisible(CGRect(x: 0, y: 2, width: 5, height: 10), animated: false)
    }
    #expect(watcher.log.take() == [] && view.contentOffset.y == 0)
    stage.turn {
      view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 5, height: 6), animated: false)
    }
    #expect(view.contentOffset.y == 36 && watcher.log.take() == ["scroll"])
    stage.turn {
      view.scrollRectToVisible(CGRect(x: 0, y: 10, width: 5, height: 6), animated: false)
    }
    #expect(view.contentOffset.y == 10)
    withExtendedLifetime(watcher) {}
  }

  /// UIScrollView `contentOffset` is the origin of the bounds (View Programming Guide; header): views
  /// within keep their frames, and coordinates of the window follow.
  @Test func `scrolling moves the origin of the bounds`() {
    let (stage, view) = Self.scroll(Watcher())
    let mark = UIView(frame: CGRect(x: 3, y: 30, width: 4, height: 2))
    stage.turn {
      view.addSubview(mark)
      view.contentOffset = CGPoint(x: 0, y: 25)
    }
    #expect(view.bounds == CGRect(x: 0, y: 25, width: 40, height: 20))
    #expect(mark.frame.minY == 30 && mark.convert(mark.bounds, to: nil).minY == 5)
    #expect(view.hitTest(CGPoint(x: 4, y: 31), with: nil) === mark)
    stage.turn { view.bounds.origin.y = 28 }
    #expect(
      view.contentOffset.y == 28 && mark.convert(CGPoint.zero, to: nil) == CGPoint(x: 3, y: 2))
  }

  /// UIScrollViewDelegate: a drag tells its begin, the scrolling, `willEndDragging` and `didEndDragging`;
  /// a finger that rests before it is lifted does not decelerate.
  @Test func `a drag without speed tells its begin and end`() {
    let watcher = Watcher()
    let (stage, view) = Self.scroll(watcher)
    Self.drag(stage, from: 15, to: 5)
    #expect(watcher.log.take() == ["beginDrag", "scroll", "willEndDrag", "endDrag false"])
    #expect(view.contentOffset.y > 5 && view.contentOffset.y <= 10)
    #expect(!view.isDragging && !view.isTracking)
    withExtendedLifetime(watcher) {}
  }

  /// UIScrollViewDelegate: a flick continues: didEndDragging with true, then willBeginDecelerating and
  /// didEndDecelerating when it has come to a halt.
  @Test func `a flick decelerates`() {
    let watcher = Watcher()
    let (stage, view) = Self.scroll(watcher, content: CGSize(width: 40, height: 1000))
    Self.drag(stage, from: 18, to: 2, rests: false)
    let calls = watcher.log.take().filter { $0 != "scroll" }
    #expect(
      calls == ["beginDrag", "willEndDrag", "endDrag true", "beginDecelerate", "endDecelerate"])
    #expect(view.contentOffset.y > 16 && !view.isDecelerating)
    withExtendedLifetime(watcher) {}
  }

  /// UIScrollViewDelegate `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`: "change the
  /// value of targetContentOffset to adjust where the scroll view finishes its scrolling animation".
  @Test func `a delegate changes where a flick ends`() {
    let watcher = Watcher()
    let (stage, view) = Self.scroll(watcher, content: CGSize(width: 40, height: 1000))
    watcher.target = 33
    Self.drag(stage, from: 18, to: 2, rests: false)
    #expect(view.contentOffset.y == 33)
    #expect(watcher.log.calls.last == "endDecelerate")
  }

  /// UIScrollView `isPagingEnabled`: "the scroll view stops on multiples of the scroll view's bounds when
  /// the user scrolls".
  @Test func `paging stops at multiples of the bounds`() {
    let (stage, view) = Self.scroll(Watcher())
    view.isPagingEnabled = true
    Self.drag(stage, from: 18, to: 2)
    #expect(view.contentOffset.y == 20)
    Self.drag(stage, from: 2, to: 6)
    #expect(view.contentOffset.y == 20)
    Self.drag(stage, from: 2, to: 18)
    #expect(view.contentOffset.y == 0)
  }

  /// UIScrollView `isScrollEnabled`: false: "the scroll view does not respond to touch events"; code can
  /// still scroll. A content that fits does not scroll.
  @Test func `a disabled scroll view scrolls by code only`() {
    let watcher = Watcher()
    let (stage, view) = Self.scroll(watcher)
    view.isScrollEnabled = false
    Self.drag(stage, from: 15, to: 5)
    #expect(watcher.log.take() == [] && view.contentOffset.y == 0)
    stage.turn { view.contentOffset.y = 12 }
    #expect(view.contentOffset.y == 12)
    view.isScrollEnabled = true
    Self.drag(stage, from: 15, to: 5)
    #expect(view.contentOffset.y > 12)
    withExtendedLifetime(watcher) {}
  }

  /// UIScrollView `contentInset`: "the distance that the content is inset": the content can be scrolled
  /// to the end plus the inset, and back before its beginning.
  @Test func `insets extend the range of scrolling`() {
    let (stage, view) = Self.scroll(Watcher(), content: CGSize(width: 40, height: 25))
    view.bounces = false
    stage.turn { view.contentInset = UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0) }
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0))
    for _ in 0..<3 { Self.drag(stage, from: 18, to: 2) }
    #expect(view.contentOffset.y == 9)
    for _ in 0..<3 { Self.drag(stage, from: 2, to: 18) }
    #expect(view.contentOffset.y == -3)
  }

  /// UIScrollView `contentLayoutGuide` and `frameLayoutGuide` (WWDC 2017): constraints to the content
  /// guide give the content size; those to the frame guide keep a view in place while it scrolls.
  @Test func `layout guides give the content size and float views`() {
    let (stage, view) = Self.scroll(Watcher(), content: .zero)
    let (content, floating) = (UIView(), UIView())
    let guide = view.contentLayoutGuide
    for view in [content, floating] { view.translatesAutoresizingMaskIntoConstraints = false }
    stage.turn {
      view.addSubview(content)
      view.addSubview(floating)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: guide.topAnchor),
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 60),
        floating.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor, constant: 2),
        floating.leadingAnchor.constraint(equalTo: view.frameLayoutGuide.leadingAnchor),
        floating.widthAnchor.constraint(equalToConstant: 6),
        floating.heightAnchor.constraint(equalToConstant: 1),
      ])
    }
    #expect(view.contentSize == CGSize(width: 40, height: 60))
    stage.turn { view.contentOffset = CGPoint(x: 0, y: 15) }
    #expect(floating.convert(floating.bounds, to: nil).minY == 2 && floating.frame.minY == 17)
    #expect(content.convert(content.bounds, to: nil).minY == -15)
  }

  /// UIScrollView.h: the defaults that the header's comments name.
  @Test func `a scroll view has the header's defaults`() {
    let view = UIScrollView()
    #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
    #expect(view.isScrollEnabled && view.bounces && view.scrollsToTop && !view.isPagingEnabled)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(!view.isDirectionalLockEnabled && view.keyboardDismissMode == .none)
    #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
    #expect(view.delaysContentTouches && view.canCancelContentTouches)
    #expect(view.contentInsetAdjustmentBehavior == .automatic && view.delegate == nil)
  }
}
