import Testing
import UIKitNames

/// Probes of scroll views and refresh controls.
@Suite struct ScrollMemberProbes {
  typealias Stage = ViewStage

  final class Listener: UIResponder, UIScrollViewDelegate {
    var offsets: [Double] = []
    let log = ProbeLog()
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("end") }
  }

  /// A scroll view whose header follows in `layoutSubviews()`, as many apps make it.
  final class Sticky: UIScrollView {
    let header = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 1))
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      header.frame.origin.y = bounds.minY
    }
  }

  private static func scroll<Scroll: UIScrollView>(_ view: Scroll, on stage: Stage) -> Scroll {
    stage.turn {
      view.frame = CGRect(x: 2, y: 3, width: 20, height: 6)
      view.contentSize = CGSize(width: 20, height: 60)
      stage.root.view.addSubview(view)
    }
    return view
  }

  /// UIView `layoutSubviews()`: a scroll view scrolls by its bounds, so "scrolling a UIScrollView causes
  /// layoutSubviews to be called on the scrollView" (Stack Overflow 728372).
  @Test func `scrolling lays out the scroll view`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let scroll = Self.scroll(Sticky(frame: .zero), on: stage)
    let before = scroll.layouts
    stage.turn { scroll.contentOffset.y = 7 }
    let after = scroll.layouts
    #expect(after > before)
    stage.turn { scroll.contentOffset.y = 7 }
    #expect(scroll.layouts == after)
  }

  /// A subview placed at the top of the bounds in `layoutSubviews()` stays there while the content
  /// scrolls, during an animation too (WWDC 2010, session 104).
  @Test func `a header placed in the layout stays at the top`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let scroll = Self.scroll(Sticky(frame: .zero), on: stage)
    scroll.header.text = "Sticky"
    stage.turn { scroll.addSubview(scroll.header) }
    let row = stage.screen.row(of: "Sticky")
    #expect(row != nil)
    stage.turn { scroll.setContentOffset(CGPoint(x: 0, y: 9), animated: false) }
    #expect(stage.screen.row(of: "Sticky") == row && scroll.header.frame.minY == 9)
    stage.turn { scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true) }
    #expect(stage.screen.row(of: "Sticky") == row && scroll.header.frame.minY == 30)
  }

  /// UIScrollView `contentOffset` is the content's: a new place of the scroll view keeps it, and so does
  /// a new height with enough content.
  @Test func `a moved and resized scroll view keeps its offset`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let scroll = Self.scroll(UIScrollView(frame: .zero), on: stage)
    stage.turn { scroll.contentOffset = CGPoint(x: 0, y: 10) }
    stage.turn { scroll.frame = CGRect(x: 4, y: 1, width: 18, height: 9) }
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 10))
    #expect(scroll.bounds == CGRect(x: 0, y: 10, width: 18, height: 9))
  }

  /// UIScrollView `setContentOffset(_:animated:)`: an animated offset is reached over time. Just after
  /// the call the property has the old value, and the delegate hears of the way.
  @Test func `an animated offset is reached step by step`() {
    let stage = Stage()
    let listener = Listener()
    defer { withExtendedLifetime((stage, listener)) {} }
    let scroll = Self.scroll(UIScrollView(frame: .zero), on: stage)
    scroll.delegate = listener
    var first: [Double] = []
    stage.turn {
      scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
      first.append(scroll.contentOffset.y)
    }
    #expect(first == [0] && listener.offsets.count > 2)
    #expect(scroll.contentOffset.y == 40 && listener.offsets.last == 40)
    #expect(listener.offsets == listener.offsets.sorted() && listener.log.take() == ["end"])
  }

  /// UIView `animate(withDuration:animations:)` with `contentOffset`: the model has the end at once,
  /// `scrollViewDidScroll(_:)` comes once, and the end of a scrolling animation is not told (measured by
  /// several blogs).
  @Test func `an offset in an animation block is reported once`() {
    let stage = Stage()
    let listener = Listener()
    defer { withExtendedLifetime((stage, listener)) {} }
    let scroll = Self.scroll(UIScrollView(frame: .zero), on: stage)
    scroll.delegate = listener
    var first: [Double] = []
    stage.turn {
      UIView.animate(withDuration: 0.5) {
        scroll.contentOffset = CGPoint(x: 0, y: 40)
      }
      first.append(scroll.contentOffset.y)
    }
    stage.screen.pass(120)
    #expect(first == [40] && scroll.contentOffset.y == 40)
    #expect(listener.offsets == [40] && listener.log.take() == [])
  }

  /// UIScrollView `refreshControl`: the scroll view shows the control and releases the former one.
  @Test func `a refresh control belongs to its scroll view until it is replaced`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let scroll = Self.scroll(UIScrollView(frame: .zero), on: stage)
    let (first, second) = (UIRefreshControl(), UIRefreshControl())
    stage.turn { scroll.refreshControl = first }
    #expect(first.isDescendant(of: scroll))
    stage.turn { scroll.refreshControl = second }
    #expect(first.superview == nil && second.isDescendant(of: scroll))
    stage.turn { scroll.refreshControl = nil }
    #expect(second.superview == nil && scroll.refreshControl == nil)
  }
}
