import Testing
import UIKitNames

/// Probes of scroll views.
@Suite struct ScrollScenarioProbes {
  final class Watcher: UIScrollViewDelegate {
    let log = ProbeLog()
    var target: CGPoint?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("beginDragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.add("willEndDragging")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.add("endDragging")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("endAnimation") }
  }

  private static func stage(_ delegate: Watcher? = nil) -> (ViewStage, UIScrollView) {
    let stage = ViewStage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    scroll.contentSize = CGSize(width: 30, height: 60)
    scroll.delegate = delegate
    stage.add(scroll)
    _ = delegate?.log.take()
    return (stage, scroll)
  }

  private static func drag(_ stage: ViewStage, from start: Int, to end: Int, column: Int = 5) {
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: column, row: start))
    for row in stride(from: start, through: end, by: start < end ? 1 : -1).dropFirst() {
      simulator.perform(.pointer(.move, column: column, row: row))
      stage.screen.pass(2)
    }
  }

  private static func release(_ stage: ViewStage, row: Int, column: Int = 5) {
    stage.screen.pass(30)
    stage.screen.simulator.perform(.pointer(.up, column: column, row: row))
    stage.screen.settle()
  }

  /// UIScrollView `contentOffset`: the offset is the origin of the bounds, which moves the content
  /// and not the frames of subviews.
  @Test func `the offset is the origin of the bounds`() {
    let (stage, scroll) = Self.stage()
    let row = UIView(frame: CGRect(x: 0, y: 20, width: 30, height: 1))
    scroll.addSubview(row)
    #expect(scroll.contentOffset == .zero && scroll.bounds.origin == .zero)
    stage.turn { scroll.contentOffset = CGPoint(x: 0, y: 15) }
    #expect(scroll.bounds == CGRect(x: 0, y: 15, width: 30, height: 10))
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(row.frame.minY == 20 && row.convert(CGPoint.zero, to: stage.root.view).y == 5)
    stage.turn { scroll.bounds.origin = CGPoint(x: 0, y: 4) }
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 4))
  }

  /// UIScrollViewDelegate `scrollViewDidScroll(_:)`: a new offset without animation is reported
  /// once, the same offset is not, and there is no end of an animation.
  @Test func `the delegate hears once of an offset without animation`() {
    let delegate = Watcher()
    let (stage, scroll) = Self.stage(delegate)
    stage.turn { scroll.setContentOffset(CGPoint(x: 0, y: 12), animated: false) }
    #expect(delegate.log.take() == ["scroll"] && scroll.contentOffset.y == 12)
    stage.turn { scroll.setContentOffset(CGPoint(x: 0, y: 12), animated: false) }
    #expect(delegate.log.take() == [])
  }

  /// UIScrollViewDelegate `scrollViewDidEndScrollingAnimation(_:)`: called at the end of an
  /// animated scroll, once, and not for a finger's.
  @Test func `an animated scroll tells its end`() {
    let delegate = Watcher()
    let (stage, scroll) = Self.stage(delegate)
    stage.turn { scroll.setContentOffset(CGPoint(x: 0, y: 12), animated: true) }
    let calls = delegate.log.take()
    #expect(calls.last == "endAnimation" && calls.filter { $0 == "endAnimation" }.count == 1)
    #expect(calls.contains("scroll") && !calls.contains("beginDragging"))
    #expect(!scroll.isDragging && !scroll.isDecelerating)
  }

  /// UIScrollView `scrollRectToVisible(_:animated:)`: an area becomes just visible; nothing happens
  /// if it is visible already.
  @Test func `a rectangle becomes visible by the least way`() {
    let delegate = Watcher()
    let (stage, scroll) = Self.stage(delegate)
    stage.turn {
      scroll.scrollRectToVisible(CGRect(x: 0, y: 3, width: 5, height: 4), animated: false)
    }
    #expect(scroll.contentOffset.y == 0 && delegate.log.take() == [])
    stage.turn {
      scroll.scrollRectToVisible(CGRect(x: 0, y: 18, width: 5, height: 4), animated: false)
    }
    #expect(scroll.contentOffset.y == 12)
    stage.turn {
      scroll.scrollRectToVisible(CGRect(x: 0, y: 5, width: 5, height: 4), animated: false)
    }
    #expect(scroll.contentOffset.y == 5)
  }

  /// UIScrollViewDelegate: the order of a drag.
  @Test func `a drag tells its begin, its way and its end`() {
    let delegate = Watcher()
    let (stage, scroll) = Self.stage(delegate)
    Self.drag(stage, from: 9, to: 4)
    #expect(scroll.isDragging && scroll.isTracking && scroll.contentOffset.y > 0)
    #expect(delegate.log.take().first == "beginDragging")
    Self.release(stage, row: 4)
    let ends = delegate.log.take().filter { $0 != "scroll" }
    #expect(ends == ["willEndDragging", "endDragging"])
    #expect(!scroll.isDragging && !scroll.isTracking && !scroll.isDecelerating)
  }

  /// UIScrollViewDelegate `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`: the
  /// delegate may change the target, which is where the scrolling then finishes.
  @Test func `a delegate chooses where a drag finishes`() {
    let delegate = Watcher()
    delegate.target = CGPoint(x: 0, y: 20)
    let (stage, scroll) = Self.stage(delegate)
    Self.drag(stage, from: 9, to: 3)
    Self.release(stage, row: 3)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 20))
  }

  /// The usual carousel: with `isPagingEnabled` a drag stops at a multiple of the view's bounds,
  /// and the delegate computes the page.
  @Test func `paging stops at whole pages`() {
    let stage = ViewStage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 6))
    scroll.contentSize = CGSize(width: 60, height: 6)
    scroll.isPagingEnabled = true
    stage.add(scroll)
    func swipe(_ columns: [Int]) {
      stage.screen.simulator.perform(.pointer(.down, column: columns[0], row: 3))
      for column in columns.dropFirst() {
        stage.screen.simulator.perform(.pointer(.move, column: column, row: 3))
        stage.screen.pass(2)
      }
      stage.screen.pass(30)
      stage.screen.simulator.perform(.pointer(.up, column: columns[columns.count - 1], row: 3))
      stage.screen.settle()
    }
    swipe(Array((2...18).reversed()))
    #expect(scroll.contentOffset.x == 20)
    swipe(Array((15...18).reversed()))
    #expect(scroll.contentOffset.x == 20)
    swipe(Array(2...18))
    #expect(scroll.contentOffset.x == 0)
  }

  /// UIScrollView `canCancelContentTouches` and `panGestureRecognizer`: a tap reaches a button in
  /// the content, and a drag that starts on it scrolls and does not press it.
  @Test func `a drag from a button scrolls and does not press`() {
    let (stage, scroll) = Self.stage()
    let log = ProbeLog()
    let button = UIButton(frame: CGRect(x: 0, y: 5, width: 20, height: 3))
    button.setTitle("Press", for: .normal)
    button.addAction(UIAction { _ in log.add("press") }, for: .touchUpInside)
    stage.turn { scroll.addSubview(button) }
    stage.screen.click(5, 6)
    stage.screen.settle()
    #expect(log.take() == ["press"])
    Self.drag(stage, from: 7, to: 1)
    Self.release(stage, row: 1)
    #expect(log.take() == [] && scroll.contentOffset.y > 0 && !button.isHighlighted)
  }

  /// UIScrollView `keyboardDismissMode`: with `onDrag` the keyboard is dismissed when a drag
  /// begins.
  @Test func `a drag ends the editing if asked`() {
    let (stage, scroll) = Self.stage()
    let field = UITextField(frame: CGRect(x: 0, y: 12, width: 12, height: 1))
    stage.turn {
      stage.root.view.addSubview(field)
      field.becomeFirstResponder()
      scroll.keyboardDismissMode = .onDrag
    }
    #expect(field.isFirstResponder)
    Self.drag(stage, from: 8, to: 2)
    #expect(!field.isFirstResponder && !field.isEditing)
    Self.release(stage, row: 2)
  }
}
