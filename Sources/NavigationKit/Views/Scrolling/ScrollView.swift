public import CellGraphics

/// A window on content that may be larger than itself.
///
/// With the focus on it or on something in it, an arrow scrolls a row or two columns as long as
/// there is more that way; at the end of the content it is a swipe again. The page keys go by
/// pages, Home and End to the ends. A finger that lets go in motion leaves the content going on, by
/// whole cells and ever more slowly, until it stops, or comes to its end, where it does not bounce.
open class ScrollView: View {
  public weak var delegate: (any ScrollViewDelegate)? { didSet { delegateDidChange() } }

  /// The extent of what can be scrolled over.
  public var contentSize: Size = .zero {
    didSet { if contentSize != oldValue { setNeedsDisplay() } }
  }
  /// How far beyond the content scrolling goes, at each edge.
  public var contentInset: EdgeInsets = .zero
  /// False leaves the keys to others; code can still scroll.
  public var isScrollEnabled = true
  /// Whether content that a finger has let go of comes to rest on multiples of the view's size.
  public var isPagingEnabled = false
  /// How soon content that a finger has let go of comes to rest.
  public var decelerationRate = DecelerationRate.normal
  /// The vertical indicator shows where there is more content than room, and not only in motion.
  public var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }

  /// Seconds that an animated change of the offset takes.
  public static let scrollDuration = 0.3

  /// Follows a finger that drags the content.
  public let panGestureRecognizer = PanGestureRecognizer()
  /// The offset at which the finger took hold.
  private var offsetAtDragStart = Point.zero
  /// What moves the content after a finger has let go; nil while nothing does.
  var momentum: ScrollMomentum?

  public override init(frame: Rect) {
    super.init(frame: frame)
    prepareToScroll()
  }

  public required init?(coder: Coder) {
    super.init(coder: coder)
    prepareToScroll()
  }

  private func prepareToScroll() {
    clipsToBounds = true
    panGestureRecognizer.yieldsToEdgePans = true
    panGestureRecognizer.addAction { [unowned panGestureRecognizer] _ in
      (panGestureRecognizer.view as? ScrollView)?.followPan()
    }
    addGestureRecognizer(panGestureRecognizer)
  }

  /// A drag is for this view as long as there is more content on the side it comes from.
  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    recognizer !== panGestureRecognizer || isScrollEnabled && canScroll(panDirection)
  }

  /// By three rows or six columns, as far as there is content.
  open override func handleWheel(_ direction: Direction) -> Bool {
    guard isScrollEnabled else { return false }
    let step = Self.step(direction)
    return scroll(to: contentOffset + Point(x: 3 * step.x, y: 3 * step.y))
  }

  /// The point of the content at the top left of the view. Code may set any, also one beyond the
  /// ends.
  public var contentOffset: Point {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  public override var bounds: Rect {
    didSet {
      guard bounds != oldValue else { return }
      if bounds.size != oldValue.size, clamped(contentOffset) != contentOffset {
        contentOffset = clamped(contentOffset)
        return
      }
      guard bounds.origin != oldValue.origin else { return }
      // Whoever scrolls besides has the last word.
      if let momentum, clamped(momentum.offset) != contentOffset { endMomentum() }
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Where there is more than fits, and nothing in it that can have the focus and bring the arrows.
  open override var canBecomeFocused: Bool {
    isScrollEnabled && Direction.allCases.contains(where: canScroll) && !holdsFocusableView
  }

  open override func handle(_ input: KeyInput) -> Bool { scroll(by: input) }

  override func keepsArrow(_ direction: Direction) -> Bool {
    isScrollable(direction) || isScrollable(direction.opposite)
  }

  override func isScrollable(_ direction: Direction) -> Bool {
    isScrollEnabled && canScroll(direction)
  }

  override func scroll(by input: KeyInput) -> Bool {
    guard isScrollEnabled else { return false }
    let page = max(1, bounds.height - 1)
    switch input {
    case .arrow(let direction): return scroll(to: contentOffset + Self.step(direction))
    case .pageUp: return scroll(to: contentOffset + Point(x: 0, y: -page))
    case .pageDown: return scroll(to: contentOffset + Point(x: 0, y: page))
    case .home: return scroll(to: Point(x: contentOffset.x, y: -.infinity))
    case .end: return scroll(to: Point(x: contentOffset.x, y: .infinity))
    case .text, .deleteBackward, .deleteForward: return false
    }
  }

  open override var keyHints: [KeyHint] {
    guard isScrollEnabled else { return [] }
    let arrows = [Direction.up, .down, .left, .right].filter(canScroll).map(\.arrow).joined()
    return arrows.isEmpty ? [] : [KeyHint(keys: arrows, meaning: "scroll")]
  }

  override func drawOverSubviews(on canvas: inout Canvas, bounds: Rect) {
    drawIndicator(on: &canvas, bounds: bounds)
    drawFocusMarks(on: &canvas, bounds: bounds)
  }

  /// Called when there is another delegate.
  func delegateDidChange() {}
}

extension ScrollView {
  /// Goes to an offset.
  ///
  /// Of an animated way that is longer than a page only the last page is shown, so that its cost
  /// does not depend on its length.
  public func setContentOffset(_ offset: Point, animated: Bool) {
    stopScrolling()
    guard animated, window != nil, offset != contentOffset else {
      contentOffset = offset
      return
    }
    View.performWithoutAnimation {
      contentOffset = Point(
        x: min(max(contentOffset.x, offset.x - bounds.width), offset.x + bounds.width),
        y: min(max(contentOffset.y, offset.y - bounds.height), offset.y + bounds.height))
    }
    View.animate(withDuration: Self.scrollDuration, options: .allowUserInteraction) {
      contentOffset = offset
    } completion: { [weak self] finished in
      guard let self else { return }
      setNeedsLayout()
      if finished { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// Scrolls no farther than needed to show `rect`, which is in the content's coordinates. What is
  /// too large for the view shows its top left.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    var offset = contentOffset
    offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
    offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
    offset = clamped(offset)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// The nearest offset at which the view shows no more than the content and its insets.
  func clamped(_ offset: Point) -> Point {
    let right = contentSize.width + contentInset.right - bounds.width
    let bottom = contentSize.height + contentInset.bottom - bounds.height
    return Point(
      x: max(-contentInset.left, min(offset.x, right)),
      y: max(-contentInset.top, min(offset.y, bottom)))
  }

  /// Answers whether there is more content in `direction`.
  func canScroll(_ direction: Direction) -> Bool {
    clamped(contentOffset + Self.step(direction)) != contentOffset
  }

  /// Goes as far towards `offset` as there is content; answers whether that is anywhere else.
  func scroll(to offset: Point) -> Bool {
    let goal = clamped(offset)
    guard goal != contentOffset else { return false }
    setContentOffset(goal, animated: false)
    return true
  }

  /// The way that the content is looked through: against the finger's.
  private var panDirection: Direction {
    let way = panGestureRecognizer.translation(in: nil)
    if panGestureRecognizer.isSideways { return way.x < 0 ? .right : .left }
    return way.y < 0 ? .down : .up
  }

  /// Moves the content with the finger, in whole cells.
  private func followPan() {
    let way = panGestureRecognizer.translation(in: self)
    switch panGestureRecognizer.state {
    case .began:
      offsetAtDragStart = contentOffset
      delegate?.scrollViewWillBeginDragging(self)
      fallthrough
    case .changed:
      _ = scroll(to: Point(x: offsetAtDragStart.x - way.x, y: offsetAtDragStart.y - way.y))
    case .ended: endDragging(from: offsetAtDragStart)
    case .cancelled: delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    case .possible, .failed: break
    }
  }

  /// Ends a scrolling animation where it was to arrive.
  private func stopScrolling() {
    endMomentum()
    guard !animations.isEmpty else { return }
    window?.application?.animations.remove(.bounds, of: self)
  }

  /// A row is about as high as two columns are wide.
  private static func step(_ direction: Direction) -> Point {
    switch direction {
    case .up: Point(x: 0, y: -1)
    case .down: Point(x: 0, y: 1)
    case .left: Point(x: -2, y: 0)
    case .right: Point(x: 2, y: 0)
    }
  }
}
