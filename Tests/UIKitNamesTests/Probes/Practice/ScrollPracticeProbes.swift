import Testing
import UIKitNames

/// Probes of scroll views: offsets, insets, the delegate, dragging, paging and content by constraints.
@Suite struct ScrollPracticeProbes {
  final class Watcher: UIScrollViewDelegate {
    let log = ProbeLog()
    var target: CGFloat?
    var draggedOffsets: [Bool] = []
    var slowing: [Bool] = []
    private func add(_ call: String) {
      if log.calls.last != call { log.add(call) }
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      add("scroll")
      if scrollView.isDecelerating { slowing.append(true) }
      if scrollView.isTracking { draggedOffsets.append(scrollView.isDragging) }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willBeginDragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      add("willEndDragging")
      if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      add("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      add("willBeginDecelerating")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { add("endAnimation") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { add("inset") }
  }

  /// A scroll view of 40 × 20 with content of 100 rows.
  private static func scroll(_ delegate: Watcher? = nil) -> (ViewStage, UIScrollView) {
    let stage = ViewStage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    scroll.contentSize = CGSize(width: 40, height: 100)
    stage.add(scroll)
    scroll.delegate = delegate
    return (stage, scroll)
  }

  /// Drags along a line, at once or with a rest before the finger is lifted.
  private static func drag(
    _ stage: ViewStage, rows: [Int], column: Int = 10, columns: [Int]? = nil, rests: Bool = false
  ) {
    let simulator = stage.screen.simulator
    let points = columns.map { $0.map { ($0, rows[0]) } } ?? rows.map { (column, $0) }
    simulator.perform(.pointer(.down, column: points[0].0, row: points[0].1))
    for point in points.dropFirst() {
      simulator.perform(.pointer(.move, column: point.0, row: point.1))
      stage.screen.pass(rests ? 12 : 2)
    }
    let last = points[points.count - 1]
    if rests {
      stage.screen.pass(60)
      simulator.perform(.pointer(.move, column: last.0, row: last.1))
      stage.screen.pass(60)
    }
    simulator.perform(.pointer(.up, column: last.0, row: last.1))
    stage.screen.settle()
  }

  /// UIScrollView: defaults that apps rely on.
  @Test func `a scroll view has UIKit's defaults`() {
    let scroll = UIScrollView()
    #expect(
      scroll.contentOffset == .zero && scroll.contentSize == .zero && scroll.contentInset == .zero)
    #expect(scroll.isScrollEnabled && scroll.bounces && !scroll.isPagingEnabled)
    #expect(!scroll.alwaysBounceVertical && !scroll.alwaysBounceHorizontal && scroll.scrollsToTop)
    #expect(!scroll.isDirectionalLockEnabled && scroll.delaysContentTouches)
    #expect(scroll.canCancelContentTouches && scroll.decelerationRate == .normal)
    #expect(scroll.showsVerticalScrollIndicator && scroll.showsHorizontalScrollIndicator)
    #expect(
      scroll.contentInsetAdjustmentBehavior == .automatic && scroll.keyboardDismissMode == .none)
    #expect(scroll.zoomScale == 1 && scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1)
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
  }

  /// UIScrollView `contentOffset`: is the origin of the bounds; code may set it beyond the content, and each
  /// change is reported at once.
  @Test func `the offset is the origin of the bounds`() {
    let watcher = Watcher()
    let (stage, scroll) = Self.scroll(watcher)
    let child = UIView(frame: CGRect(x: 2, y: 30, width: 4, height: 2))
    var calls: [[String]] = []
    stage.turn {
      scroll.addSubview(child)
      scroll.contentOffset = CGPoint(x: 0, y: 25)
      calls.append(watcher.log.take())
      scroll.contentOffset = CGPoint(x: 0, y: 25)
      calls.append(watcher.log.take())
      scroll.bounds.origin.y = 28
      calls.append(watcher.log.take())
    }
    #expect(calls == [["scroll"], [], ["scroll"]])
    #expect(scroll.contentOffset.y == 28 && child.frame.minY == 30)
    #expect(child.convert(CGPoint.zero, to: stage.root.view) == CGPoint(x: 2, y: 2))
    stage.turn { scroll.setContentOffset(CGPoint(x: 0, y: 95), animated: false) }
    #expect(scroll.contentOffset.y == 95 && watcher.log.take() == ["scroll"])
  }

  /// UIScrollView `setContentOffset(_:animated:)`: animated, it scrolls in steps, and
  /// `scrollViewDidEndScrollingAnimation(_:)` comes last.
  @Test func `an animated scroll tells its end`() {
    let watcher = Watcher()
    let (stage, scroll) = Self.scroll(watcher)
    var inCall: [String] = []
    stage.turn {
      scroll.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
      inCall = watcher.log.calls
    }
    #expect(!inCall.contains("endAnimation"))
    #expect(watcher.log.take() == ["scroll", "endAnimation"] && scroll.contentOffset.y == 60)
    stage.turn { scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: false) }
    #expect(watcher.log.take() == ["scroll"])
  }

  /// UIScrollView `scrollRectToVisible(_:animated:)`: as little as possible, and not for a rectangle
  /// in sight.
  @Test(arguments: [
    (0.0, 30.0, 14.0), (50, 30, 30), (20, 30, 20), (0, 96, 80), (0, 5, 0), (60, 0, 0),
  ])
  func `a rectangle is scrolled into sight`(from: CGFloat, y: CGFloat, offset: CGFloat) {
    let (stage, scroll) = Self.scroll()
    stage.turn {
      scroll.contentOffset.y = from
      scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: 4), animated: false)
    }
    #expect(scroll.contentOffset.y == offset)
  }

  /// UIScrollView `contentInset`: added to the content, so a scroll to the end goes further; the adjusted
  /// inset has it, and its change is reported.
  @Test func `insets extend the way of the content`() {
    let watcher = Watcher()
    let (stage, scroll) = Self.scroll(watcher)
    stage.turn {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 6, right: 0)
    }
    #expect(
      watcher.log.take().contains("inset") && scroll.adjustedContentInset == scroll.contentInset)
    stage.turn {
      scroll.scrollRectToVisible(CGRect(x: 0, y: 96, width: 10, height: 4), animated: false)
    }
    #expect(scroll.contentOffset.y == 86 && scroll.contentSize.height == 100)
  }

  /// UIScrollViewDelegate: the calls of a drag that ends at rest.
  @Test func `a drag that rests does not decelerate`() {
    let watcher = Watcher()
    let (stage, scroll) = Self.scroll(watcher)
    Self.drag(stage, rows: Array((6...16).reversed()), rests: true)
    #expect(
      watcher.log.take() == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging false",
      ])
    #expect(scroll.contentOffset.y > 0 && scroll.contentOffset.y <= 10)
    #expect(!watcher.draggedOffsets.isEmpty && watcher.draggedOffsets.allSatisfy { $0 })
    #expect(!scroll.isDragging && !scroll.isTracking)
  }

  /// UIScrollViewDelegate: the calls of a flick, with the deceleration after the drag; the content ends
  /// within its edges.
  @Test func `a flick decelerates`() {
    let watcher = Watcher()
    let (stage, scroll) = Self.scroll(watcher)
    Self.drag(stage, rows: Array((2...18).reversed()))
    #expect(
      watcher.log.take() == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "scroll", "didEndDecelerating",
      ])
    #expect(!watcher.slowing.isEmpty && !scroll.isDecelerating)
    #expect(scroll.contentOffset.y > 10 && scroll.contentOffset.y <= 80)
  }

  /// UIScrollViewDelegate `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`: the flick ends
  /// where the delegate says.
  @Test func `a delegate chooses where a flick ends`() {
    let watcher = Watcher()
    watcher.target = 42
    let (stage, scroll) = Self.scroll(watcher)
    Self.drag(stage, rows: Array((2...18).reversed()))
    #expect(scroll.contentOffset.y == 42 && watcher.log.take().last == "didEndDecelerating")
  }

  /// UIScrollView `isPagingEnabled`: stops at multiples of the bounds; a flick goes to the next page, a short
  /// drag that rests goes back.
  @Test func `pages are as large as the bounds`() {
    let (stage, scroll) = Self.scroll()
    stage.turn { scroll.isPagingEnabled = true }
    Self.drag(stage, rows: Array((6...16).reversed()))
    #expect(scroll.contentOffset.y == 20)
    Self.drag(stage, rows: Array((10...14).reversed()), rests: true)
    #expect(scroll.contentOffset.y == 20)
    Self.drag(stage, rows: Array((2...18).reversed()), rests: true)
    #expect(scroll.contentOffset.y == 40)
  }

  /// UIScrollView `isScrollEnabled`: with false the user cannot scroll, code can.
  @Test func `a scroll view that is not enabled is scrolled by code only`() {
    let watcher = Watcher()
    let (stage, scroll) = Self.scroll(watcher)
    stage.turn { scroll.isScrollEnabled = false }
    Self.drag(stage, rows: Array((2...18).reversed()))
    #expect(scroll.contentOffset.y == 0 && watcher.log.take() == [])
    stage.turn { scroll.setContentOffset(CGPoint(x: 0, y: 12), animated: true) }
    #expect(scroll.contentOffset.y == 12 && watcher.log.take() == ["scroll", "endAnimation"])
  }

  /// UIScrollView: a scroll view of the other direction within one takes the drags of its direction.
  @Test func `a carousel within a page scrolls sideways`() {
    let (stage, page) = Self.scroll()
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 2, width: 40, height: 10))
    carousel.contentSize = CGSize(width: 120, height: 10)
    stage.turn { page.addSubview(carousel) }
    Self.drag(stage, rows: [6], columns: Array((8...30).reversed()), rests: true)
    #expect(
      carousel.contentOffset.x > 0 && carousel.contentOffset.y == 0 && page.contentOffset == .zero)
    let x = carousel.contentOffset.x
    Self.drag(stage, rows: Array((3...11).reversed()), rests: true)
    #expect(page.contentOffset.y > 0 && carousel.contentOffset.x == x)
  }

  /// UIScrollView: a drag that begins on a button scrolls, and the button's action is not sent.
  @Test func `a drag over a button scrolls`() {
    let (stage, scroll) = Self.scroll()
    let button = UIButton(type: .system)
    let log = ProbeLog()
    button.frame = CGRect(x: 5, y: 10, width: 20, height: 3)
    button.addAction(UIAction { _ in log.add("tap") }, for: .touchUpInside)
    stage.turn { scroll.addSubview(button) }
    stage.screen.click(10, 11)
    stage.screen.settle()
    #expect(log.take() == ["tap"])
    Self.drag(stage, rows: Array((3...11).reversed()))
    #expect(log.take() == [] && scroll.contentOffset.y > 0)
  }

  /// UIScrollView `contentLayoutGuide`, `frameLayoutGuide`: constraints to the first decide the content size.
  @Test func `constraints decide the size of the content`() {
    let (stage, scroll) = Self.scroll()
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    let height = content.heightAnchor.constraint(equalToConstant: 70)
    stage.turn {
      scroll.addSubview(content)
      let guide = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: guide.topAnchor),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor), height,
      ])
    }
    #expect(scroll.contentSize == CGSize(width: 40, height: 70))
    stage.turn { height.constant = 30 }
    #expect(scroll.contentSize.height == 30 && content.frame.width == 40)
  }
}
