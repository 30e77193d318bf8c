import Testing
import UIKitNames

/// Probes of scroll views, as Apple's documentation states them.
@Suite struct ScrollSourcedProbes {
  final class Watcher: UIScrollViewDelegate {
    let log = ProbeLog()
    var target: Double?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("begin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.add("willEnd")
      if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.add("didEnd \(decelerate)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("animated") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.add("inset") }
  }

  private static func stage(content: Double = 100) -> (ViewStage, UIScrollView, Watcher) {
    let stage = ViewStage()
    let watcher = Watcher()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.contentSize = CGSize(width: 40, height: content)
    view.delegate = watcher
    stage.add(view)
    _ = watcher.log.take()
    return (stage, view, watcher)
  }

  /// Drags upwards, rests if asked to, and lifts.
  private static func drag(_ stage: ViewStage, from first: Int, to last: Int, rests: Bool = true) {
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: 10, row: first))
    for row in stride(from: first - 1, through: last, by: -1) {
      simulator.perform(.pointer(.move, column: 10, row: row))
      stage.screen.pass(3)
    }
    if rests {
      stage.screen.pass(60)
      simulator.perform(.pointer(.move, column: 10, row: last))
      stage.screen.pass(60)
    }
    simulator.perform(.pointer(.up, column: 10, row: last))
    stage.screen.settle()
  }

  /// UIScrollViewDelegate `scrollViewDidEndScrollingAnimation(_:)`: at the end of `setContentOffset` and
  /// `scrollRectToVisible`, "only if animations are requested".
  @Test func `the end of an animated scroll is reported`() {
    let (stage, view, watcher) = Self.stage()
    withExtendedLifetime(watcher) {
      stage.turn { view.setContentOffset(CGPoint(x: 0, y: 30), animated: false) }
      let silent = watcher.log.take()
      #expect(silent.contains("scroll") && !silent.contains("animated"))
      stage.turn { view.setContentOffset(CGPoint(x: 0, y: 10), animated: true) }
      let calls = watcher.log.take()
      #expect(calls.last == "animated" && calls.filter { $0 == "animated" }.count == 1)
      #expect(calls.contains("scroll") && view.contentOffset.y == 10)
      #expect(!calls.contains("begin") && !view.isDragging && !view.isDecelerating)
    }
  }

  /// UIScrollView `scrollRectToVisible(_:animated:)`: the area is then just visible; "If the area is already
  /// visible, the method does nothing."
  @Test func `a rectangle becomes just visible`() {
    let (stage, view, watcher) = Self.stage()
    withExtendedLifetime(watcher) {
      func show(_ y: Double, _ height: Double) -> Double {
        stage.turn {
          view.scrollRectToVisible(CGRect(x: 0, y: y, width: 40, height: height), animated: false)
        }
        return view.contentOffset.y
      }
      #expect(show(30, 4) == 14)
      _ = watcher.log.take()
      #expect(show(20, 5) == 14 && watcher.log.take() == [])
      #expect(show(6, 3) == 6)
      #expect(show(95, 5) == 80)
    }
  }

  /// View Programming Guide and UIScrollView `contentOffset`: the offset is the origin of the bounds, so
  /// points of the content move in the superview.
  @Test func `the offset is the origin of the bounds`() {
    let (stage, view, watcher) = Self.stage()
    withExtendedLifetime(watcher) {
      let child = UIView(frame: CGRect(x: 3, y: 25, width: 4, height: 2))
      stage.turn {
        view.addSubview(child)
        view.contentOffset = CGPoint(x: 0, y: 20)
      }
      #expect(view.bounds == CGRect(x: 0, y: 20, width: 40, height: 20))
      #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20) && child.frame.minY == 25)
      #expect(child.convert(CGPoint.zero, to: stage.root.view) == CGPoint(x: 3, y: 5))
      stage.turn { view.bounds.origin.y = 7 }
      #expect(view.contentOffset == CGPoint(x: 0, y: 7))
    }
  }

  /// UIScrollViewDelegate: a drag begins, scrolls, will end and ends; a finger that rests leaves no
  /// deceleration.
  @Test func `the calls of a drag`() {
    let (stage, view, watcher) = Self.stage()
    withExtendedLifetime(watcher) {
      Self.drag(stage, from: 15, to: 5)
      var calls = watcher.log.take()
      #expect(calls.first == "begin" && calls.contains("scroll"))
      calls.removeAll { $0 == "scroll" }
      #expect(calls == ["begin", "willEnd", "didEnd false"])
      #expect(view.contentOffset.y > 0 && view.contentOffset.y <= 10 && !view.isDragging)
    }
  }

  /// UIScrollViewDelegate `scrollViewWillEndDragging`: "Your application can change the value of the
  /// targetContentOffset parameter to adjust where the scrollview finishes its scrolling animation."
  @Test func `a delegate chooses where a fling ends`() {
    let (stage, view, watcher) = Self.stage()
    withExtendedLifetime(watcher) {
      watcher.target = 40
      Self.drag(stage, from: 15, to: 5, rests: false)
      #expect(view.contentOffset.y == 40 && watcher.log.take().contains("willEnd"))
      #expect(!view.isDecelerating)
    }
  }

  /// UIScrollView `isScrollEnabled`: with false "the scroll view doesn't accept touch events"; code still
  /// scrolls.
  @Test func `a disabled scroll view scrolls by code only`() {
    let (stage, view, watcher) = Self.stage()
    withExtendedLifetime(watcher) {
      #expect(view.isScrollEnabled)
      stage.turn { view.isScrollEnabled = false }
      Self.drag(stage, from: 15, to: 5)
      #expect(view.contentOffset == .zero && watcher.log.take() == [])
      stage.turn { view.setContentOffset(CGPoint(x: 0, y: 9), animated: false) }
      #expect(view.contentOffset.y == 9)
      stage.turn { view.isScrollEnabled = true }
      Self.drag(stage, from: 15, to: 5)
      #expect(view.contentOffset.y > 9)
    }
  }

  /// UIScrollView `isPagingEnabled`: "the scroll view stops on multiples of the scroll view's bounds when
  /// the user scrolls".
  @Test func `paging stops at multiples of the bounds`() {
    let (stage, view, watcher) = Self.stage()
    withExtendedLifetime(watcher) {
      #expect(!view.isPagingEnabled)
      stage.turn { view.isPagingEnabled = true }
      Self.drag(stage, from: 18, to: 2)
      #expect(view.contentOffset.y == 20)
      Self.drag(stage, from: 10, to: 7)
      #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 20) == 0)
      stage.turn { view.setContentOffset(CGPoint(x: 0, y: 25), animated: false) }
      #expect(view.contentOffset.y == 25)
    }
  }

  /// UIScrollView `alwaysBounceVertical`: false by default, so content that is smaller than the bounds is
  /// not dragged.
  @Test func `small content rests where it is`() {
    let (stage, view, watcher) = Self.stage(content: 12)
    withExtendedLifetime(watcher) {
      Self.drag(stage, from: 15, to: 5)
      #expect(view.contentOffset == .zero)
      stage.turn { view.contentSize.height = 60 }
      #expect(view.contentOffset == .zero)
      Self.drag(stage, from: 15, to: 5)
      #expect(view.contentOffset.y > 0)
    }
  }

  /// UIScrollView `contentInsetAdjustmentBehavior` never: the adjusted inset is the content inset; the
  /// delegate and `scrollViewDidChangeAdjustedContentInset(_:)` hear of a change.
  @Test func `without adjustment the insets are the same`() {
    let (stage, view, watcher) = Self.stage()
    withExtendedLifetime(watcher) {
      #expect(view.contentInset == .zero)
      let insets = UIEdgeInsets(top: 2, left: 0, bottom: 3, right: 0)
      stage.turn {
        view.contentInsetAdjustmentBehavior = .never
        view.contentInset = insets
      }
      #expect(view.adjustedContentInset == insets && watcher.log.take().contains("inset"))
      #expect(view.contentSize == CGSize(width: 40, height: 100))
      stage.turn { view.contentInset = .zero }
      #expect(view.adjustedContentInset == .zero && watcher.log.take().contains("inset"))
    }
  }

  /// UIScrollView `contentLayoutGuide` and `frameLayoutGuide` (WWDC 2017): constraints to the former make the
  /// content's size, a view at the latter does not move with the content.
  @Test func `guides make the content's size`() {
    let (stage, view, watcher) = Self.stage(content: 0)
    withExtendedLifetime(watcher) {
      let content = UIView()
      let badge = UIView()
      for child in [content, badge] {
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
      }
      stage.turn {
        NSLayoutConstraint.activate([
          content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
          content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
          content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
          content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
          content.heightAnchor.constraint(equalToConstant: 70),
          badge.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor, constant: 1),
          badge.leadingAnchor.constraint(equalTo: view.frameLayoutGuide.leadingAnchor),
          badge.widthAnchor.constraint(equalToConstant: 4),
          badge.heightAnchor.constraint(equalToConstant: 1),
        ])
      }
      #expect(view.contentSize == CGSize(width: 40, height: 70))
      stage.turn { view.contentOffset.y = 30 }
      #expect(badge.convert(CGPoint.zero, to: stage.root.view).y == 1)
      #expect(content.convert(CGPoint.zero, to: stage.root.view).y == -30)
    }
  }
}
