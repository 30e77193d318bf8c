import Simulation
import Testing
import UIKitNames

/// Probes of scroll views' delegates, offsets and the views in their content.
@Suite struct ScrollContractProbes {
  private final class Delegate: UIScrollViewDelegate {
    var log: [String] = []
    var flags: [String: [Bool]] = [:]
    private func note(_ name: String, _ view: UIScrollView) {
      log.append(name)
      flags[name] = [view.isTracking, view.isDragging, view.isDecelerating]
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if log.last != "scroll" { log.append("scroll") }
    }
    func scrollViewWillBeginDragging(_ view: UIScrollView) { note("begin", view) }
    func scrollViewWillEndDragging(
      _ view: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { note("ending \(velocity.y > 0)", view) }
    func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
      note("end \(decelerate)", view)
    }
    func scrollViewWillBeginDecelerating(_ view: UIScrollView) { note("decelerating", view) }
    func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("rest", view) }
    func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { note("animated", view) }
  }

  private let delegate = Delegate()

  private func make() -> (Screen, UIScrollView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.contentSize = CGSize(width: 20, height: 200)
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    view.delegate = delegate
    return (screen, view)
  }

  private func flick(_ screen: Screen) {
    screen.simulator.perform(.pointer(.down, column: 5, row: 9))
    for row in stride(from: 8, through: 2, by: -1) {
      screen.pass(2)
      screen.simulator.perform(.pointer(.move, column: 5, row: row))
    }
    screen.simulator.perform(.pointer(.up, column: 5, row: 2))
  }

  /// UIScrollViewDelegate `scrollViewDidEndDragging(_:willDecelerate:)`: "true if the scrolling movement
  /// will continue, but decelerate, after a touch-up gesture"; `scrollViewDidEndDecelerating(_:)`: "the
  /// scroll view calls this method when the scrolling movement comes to a halt". Paging moves so too.
  @Test func `a page is reached by a deceleration`() {
    let (screen, view) = make()
    view.isPagingEnabled = true
    flick(screen)
    #expect(view.isDecelerating)
    screen.settle()
    let calls = delegate.log.filter { $0 != "scroll" }
    #expect(calls == ["begin", "ending true", "end true", "decelerating", "rest"])
    #expect(view.contentOffset.y == 10 && !view.isDecelerating)
    #expect(delegate.flags["decelerating"] == [false, false, true])
    #expect(delegate.flags["rest"] == [false, false, false])
  }

  /// UIScrollViewDelegate: the calls of a flick, and the direction of its velocity.
  @Test func `a flick up has a velocity down the content`() {
    let (screen, view) = make()
    flick(screen)
    screen.settle()
    let calls = delegate.log.filter { $0 != "scroll" }
    #expect(calls == ["begin", "ending true", "end true", "decelerating", "rest"])
    #expect(view.contentOffset.y > 6)
  }

  /// UIScrollView: `isDragging` begins with the drag, `isDecelerating` is true until the rest.
  @Test func `the flags follow the drag`() {
    let (screen, view) = make()
    flick(screen)
    #expect(view.isDecelerating && !view.isTracking)
    screen.settle()
    #expect(delegate.flags["begin"]?[1] == true && delegate.flags["begin"]?[2] == false)
    #expect(!view.isDecelerating && !view.isDragging)
  }

  /// UIScrollView: `decelerationRate`, `.fast` comes to rest earlier than `.normal`.
  @Test func `a fast deceleration is shorter`() {
    let (screen, view) = make()
    flick(screen)
    screen.settle()
    let normal = view.contentOffset.y
    screen.turn {
      view.contentOffset = .zero
      view.decelerationRate = .fast
    }
    flick(screen)
    screen.settle()
    #expect(view.contentOffset.y < normal && view.contentOffset.y > 0)
  }

  /// UIView: `hitTest(_:with:)` and conversions count the offset.
  @Test func `a view in scrolled content is hit where it shows`() {
    let (screen, view) = make()
    let inner = UIView(frame: CGRect(x: 0, y: 30, width: 20, height: 2))
    screen.turn {
      view.addSubview(inner)
      view.contentOffset = CGPoint(x: 0, y: 28)
    }
    screen.settle()
    let window = view.window
    #expect(window?.hitTest(CGPoint(x: 3, y: 2.5), with: nil) === inner)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 2))
    #expect(view.convert(CGPoint(x: 0, y: 31), to: inner) == CGPoint(x: 0, y: 1))
  }

  /// UIScrollView: content outside the bounds is neither shown nor hit.
  @Test func `content that scrolled away is not hit`() {
    let (screen, view) = make()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 2))
    screen.turn { view.addSubview(inner) }
    screen.settle()
    screen.turn { view.contentOffset = CGPoint(x: 0, y: 5) }
    screen.settle()
    #expect(view.window?.hitTest(CGPoint(x: 3, y: 1), with: nil) !== inner)
  }

  /// UIScrollViewDelegate: `scrollViewDidScroll` for a change of the bounds' origin.
  @Test func `moving the bounds scrolls`() {
    let (screen, view) = make()
    screen.turn { view.bounds.origin = CGPoint(x: 0, y: 7) }
    screen.settle()
    #expect(view.contentOffset.y == 7 && delegate.log == ["scroll"])
  }

  /// UIScrollView: `scrollRectToVisible` beyond the content ends at the content's end.
  @Test func `a rectangle at the end of the content is scrolled to`() {
    let (screen, view) = make()
    screen.turn {
      view.scrollRectToVisible(CGRect(x: 0, y: 199, width: 1, height: 1), animated: false)
    }
    screen.settle()
    #expect(view.contentOffset.y == 190)
  }

  /// UIScrollView: `isTracking` begins with the touch, before a drag.
  @Test func `a touch is tracked before it drags`() {
    let (screen, view) = make()
    screen.simulator.perform(.pointer(.down, column: 5, row: 5))
    #expect(view.isTracking && !view.isDragging)
    screen.simulator.perform(.pointer(.up, column: 5, row: 5))
    screen.settle()
    #expect(!view.isTracking && delegate.log == [])
  }

  /// UIScrollView: a new content size leaves the offset.
  @Test func `a longer content leaves the offset`() {
    let (screen, view) = make()
    screen.turn { view.contentOffset.y = 50 }
    screen.turn { view.contentSize.height = 400 }
    screen.settle()
    #expect(view.contentOffset.y == 50)
  }

  /// UIScrollView: views added to a scroll view are subviews that scroll; `addSubview` order counts.
  @Test func `a label in the content shows at its place`() {
    let (screen, view) = make()
    let label = UILabel(frame: CGRect(x: 0, y: 12, width: 10, height: 1))
    label.text = "below"
    screen.turn { view.addSubview(label) }
    screen.settle()
    #expect(screen.row(of: "below") == nil)
    screen.turn { view.contentOffset.y = 4 }
    screen.settle()
    #expect(screen.row(of: "below") == 8)
  }

  /// UIScrollView: `isScrollEnabled` false during a drag's begin; nothing is reported.
  @Test func `a disabled scroll view reports no drag`() {
    let (screen, view) = make()
    view.isScrollEnabled = false
    flick(screen)
    screen.settle()
    #expect(delegate.log == [] && view.contentOffset == .zero)
  }
}
