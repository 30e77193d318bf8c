import CellGraphics
import NavigationKit
import Testing

@Suite struct ScrollViewTests {
  /// A scroll view over the whole window of `columns` × `rows`, with a label in each row of its
  /// content.
  private func scrollView(
    content: Size, columns: Int = 6, rows: Int = 3
  ) -> (ScrollView, Stage) {
    let view = ScrollView()
    view.contentSize = content
    for row in 0..<Int(content.height) {
      let label = Label(frame: Rect(x: 0, y: Double(row), width: content.width, height: 1))
      label.text = "\(row)abcdefgh"
      view.addSubview(label)
    }
    return (view, Stage(view: view, columns: columns, rows: rows))
  }

  @Test func `clipsToBounds clips the subviews at the view's bounds`() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 4, height: 2))
    let clipping = View(frame: Rect(x: 1, y: 0, width: 2, height: 1))
    let label = Label(frame: Rect(x: -1, y: 0, width: 6, height: 1))
    label.text = "abcdef"
    clipping.addSubview(label)
    outer.addSubview(clipping)
    let stage = Stage(view: outer, columns: 8, rows: 2)
    #expect(stage.lines == ["abcdef", ""])
    stage.turn { clipping.clipsToBounds = true }
    #expect(stage.lines == [" bc", ""])
  }

  @Test func `the offset is the point of the content at the top left`() {
    let (view, stage) = scrollView(content: Size(width: 6, height: 5))
    view.showsVerticalScrollIndicator = false
    #expect(stage.lines == ["0abcd…", "1abcd…", "2abcd…"])
    stage.turn { view.contentOffset = Point(x: 0, y: 2) }
    #expect(stage.lines == ["2abcd…", "3abcd…", "4abcd…"])
    #expect(view.bounds.origin == Point(x: 0, y: 2))
  }

  @Test func `an arrow key scrolls while there is more content and is a swipe at the end`() {
    let (view, stage) = scrollView(content: Size(width: 6, height: 5))
    var swipes = 0
    let swipe = SwipeGestureRecognizer { _ in swipes += 1 }
    swipe.direction = .down
    view.addGestureRecognizer(swipe)
    stage.application.swipe(.down)
    stage.application.swipe(.down)
    #expect(view.contentOffset.y == 2)
    #expect(swipes == 0)
    stage.application.swipe(.down)
    #expect(view.contentOffset.y == 2)
    #expect(swipes == 1)
    #expect(stage.sendAll(.arrow(.left), .arrow(.right)) == [false, false])
  }

  @Test func `page keys scroll by a page minus one row, Home and End scroll to the ends`() {
    let (view, stage) = scrollView(content: Size(width: 6, height: 10))
    #expect(stage.sendAll(.pageDown) == [true])
    #expect(view.contentOffset.y == 2)
    #expect(stage.sendAll(.end, .pageDown, .end) == [true, false, false])
    #expect(view.contentOffset.y == 7)
    #expect(stage.sendAll(.pageUp) == [true])
    #expect(view.contentOffset.y == 5)
    #expect(stage.sendAll(.home, .home) == [true, false])
    #expect(view.contentOffset.y == 0)
  }

  @Test func `horizontal arrow keys scroll by two columns`() {
    let (view, stage) = scrollView(content: Size(width: 9, height: 3))
    #expect(stage.sendAll(.arrow(.right), .arrow(.right), .arrow(.right)) == [true, true, false])
    #expect(view.contentOffset.x == 3)
  }

  @Test func `a scroll view can scroll to its insets`() {
    let (view, stage) = scrollView(content: Size(width: 6, height: 3))
    view.contentInset = EdgeInsets(top: 1, left: 0, bottom: 2, right: 0)
    #expect(stage.sendAll(.home) == [true])
    #expect(view.contentOffset.y == -1)
    #expect(stage.sendAll(.end) == [true])
    #expect(view.contentOffset.y == 2)
  }

  @Test func `a scroll view without scrollable content cannot have the focus`() {
    let (view, stage) = scrollView(content: Size(width: 6, height: 3))
    #expect(!view.canBecomeFocused)
    stage.turn { view.contentSize.height = 4 }
    #expect(view.canBecomeFocused)
    stage.turn { view.isScrollEnabled = false }
    #expect(!view.canBecomeFocused)
  }

  @Test func `focusing a control scrolls it into view, and its unused arrow keys scroll`() {
    let (view, stage) = scrollView(content: Size(width: 6, height: 20))
    var buttons: [Button] = []
    for row in [0.0, 12] {
      let button = Button(frame: Rect(x: 0, y: row, width: 4, height: 1))
      view.addSubview(button)
      buttons.append(button)
    }
    #expect(!view.canBecomeFocused)
    stage.application.moveFocus(.next)
    #expect(stage.application.focusedView === buttons[1])
    #expect(view.contentOffset.y == 10)
    #expect(stage.sendAll(.arrow(.down)) == [true])
    #expect(view.contentOffset.y == 11)
    stage.application.moveFocus(.next)
    #expect(view.contentOffset.y == 0)
  }

  @Test(arguments: [(0.0, 0.0), (3, 1), (5, 3), (0, 0), (9, 7)] as [(Double, Double)])
  func `scrollRectToVisible scrolls the least amount`(row: Double, offset: Double) {
    let (view, stage) = scrollView(content: Size(width: 6, height: 10))
    stage.turn {
      view.scrollRectToVisible(Rect(x: 0, y: row, width: 1, height: 1), animated: false)
    }
    #expect(view.contentOffset.y == offset)
  }

  @Test func `a smaller window keeps the offset, and a larger window limits it to the content`() {
    let (view, stage) = scrollView(content: Size(width: 6, height: 10))
    stage.turn { view.contentOffset.y = 7 }
    stage.resize(columns: 6, rows: 2)
    #expect(view.contentOffset.y == 7)
    stage.resize(columns: 6, rows: 8)
    #expect(view.contentOffset.y == 2)
  }

  // UIScrollViewDelegate.scrollViewDidScroll(_:): "when the user scrolls the content view within the
  // scroll view", and `contentOffset` has the offset of that moment.
  @Test func `an animated offset arrives after 36 ticks and notifies the delegate of each step`() {
    let (view, stage) = scrollView(content: Size(width: 6, height: 10))
    let listener = Listener()
    view.delegate = listener
    stage.turn { view.setContentOffset(Point(x: 0, y: 2), animated: true) }
    #expect(view.contentOffset.y == 0)
    #expect(stage.lines[0].hasPrefix("0"))
    // Half of the time is half of the way with a curve that is symmetric.
    stage.application.advance(to: 18)
    #expect(stage.lines[0].hasPrefix("1"))
    #expect(view.contentOffset.y == 1)
    #expect(listener.arrivals == 0)
    stage.application.advance(to: 36)
    #expect(stage.lines[0].hasPrefix("2"))
    #expect(listener.arrivals == 1)
    #expect(listener.offsets == [1, 2])
    #expect(stage.application.nextDueTick == nil)
  }

  @Test func `a long animated scroll shows the whole way`() {
    let (view, stage) = scrollView(content: Size(width: 6, height: 90))
    stage.turn { view.setContentOffset(Point(x: 0, y: 80), animated: true) }
    #expect(stage.lines[0].hasPrefix("0"))
    stage.application.advance(to: 18)
    #expect(stage.lines[0].hasPrefix("40"))
    stage.application.advance(to: 36)
    #expect(stage.lines[0].hasPrefix("80"))
  }

  @Test func `a key press stops an animated scroll and scrolls from there`() {
    let (view, stage) = scrollView(content: Size(width: 6, height: 10))
    let listener = Listener()
    view.delegate = listener
    stage.turn { view.setContentOffset(Point(x: 0, y: 2), animated: true) }
    stage.application.advance(to: 18)
    stage.sendAll(.arrow(.down))
    #expect(view.contentOffset.y == 2)
    stage.application.advance(to: 100)
    #expect(view.contentOffset.y == 2)
    #expect(listener.arrivals == 0)
  }

  @Test func `an offset by code stops an animated scroll`() {
    let (view, stage) = scrollView(content: Size(width: 6, height: 90))
    let listener = Listener()
    view.delegate = listener
    stage.turn { view.setContentOffset(Point(x: 0, y: 80), animated: true) }
    stage.application.advance(to: 18)
    stage.turn { view.setContentOffset(view.contentOffset, animated: false) }
    stage.application.advance(to: 100)
    #expect(view.contentOffset.y == 40)
    #expect(listener.arrivals == 0)
  }

  @Test func `an animated scroll by a part of a row ends at its offset`() {
    let (view, stage) = scrollView(content: Size(width: 6, height: 10))
    stage.turn { view.setContentOffset(Point(x: 0, y: 2.5), animated: true) }
    stage.application.advance(to: 36)
    #expect(view.contentOffset.y == 2.5)
  }

  @Test func `a view that leaves its window ends an animated scroll at its target`() {
    let (view, stage) = scrollView(content: Size(width: 6, height: 90))
    stage.turn { view.setContentOffset(Point(x: 0, y: 80), animated: true) }
    stage.application.advance(to: 18)
    stage.turn { view.removeFromSuperview() }
    stage.application.advance(to: 100)
    #expect(view.contentOffset.y == 80)
    #expect(stage.application.nextDueTick == nil)
  }

  @Test func `an animated scroll without animations arrives at once and reports its end`() {
    let (view, stage) = scrollView(content: Size(width: 6, height: 90))
    let listener = Listener()
    view.delegate = listener
    stage.turn {
      View.performWithoutAnimation { view.setContentOffset(Point(x: 0, y: 80), animated: true) }
    }
    #expect(view.contentOffset.y == 80)
    stage.application.advance(to: 1)
    #expect(listener.arrivals == 1)
  }

  // Ten rows in three: 0.9 rows are held to one, two halves.
  @Test(
    arguments: [
      (0.0, ["▐", " ", " "]), (7, [" ", " ", "▐"]), (3.5, [" ", "▐", " "]), (2, ["▗", "▝", " "]),
    ] as [(Double, [String])])
  func `the indicator's position shows the visible rows in half-cell steps`(
    offset: Double, column: [String]
  ) {
    let (view, stage) = scrollView(content: Size(width: 4, height: 10))
    stage.turn { view.contentOffset.y = offset }
    let surface = stage.surface
    #expect((0..<3).map { String(surface.text(row: $0).last!) } == column)
  }

  @Test func `a scroll view without scrollable content has no indicator`() {
    let (_, stage) = scrollView(content: Size(width: 4, height: 3))
    #expect(stage.lines == ["0ab…", "1ab…", "2ab…"])
  }

  @Test func `the status line shows the possible scroll directions`() {
    let (view, stage) = scrollView(content: Size(width: 8, height: 4))
    #expect(stage.application.keyHints == [KeyHint(keys: "↓→", meaning: "scroll")])
    stage.turn { view.contentOffset = Point(x: 0, y: 1) }
    #expect(stage.application.keyHints == [KeyHint(keys: "↑→", meaning: "scroll")])
  }
}

private final class Listener: ScrollViewDelegate {
  var arrivals = 0
  var offsets: [Double] = []

  func scrollViewDidScroll(_ scrollView: ScrollView) { offsets.append(scrollView.contentOffset.y) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { arrivals += 1 }
}
