public import CellGraphics

/// A view that shows a part of content that can be larger than itself.
///
/// Add the content as subviews and set ``contentSize``. Keys scroll if the focus is on the view or
/// in it. Arrows scroll by one row or two columns, Page Up and Page Down by pages, Home and End to
/// the ends. At the end of the content an arrow becomes a swipe. A drag scrolls by whole cells; a
/// quick one continues with falling speed. There is no bounce.
///
/// ```swift
/// let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 40, height: 10))
/// scrollView.contentSize = Size(width: 40, height: 100)
/// _ = scrollView.handle(.arrow(.down))
/// precondition(scrollView.contentOffset == Point(x: 0, y: 1))
/// scrollView.scrollRectToVisible(Rect(x: 0, y: 50, width: 1, height: 1), animated: false)
/// precondition(scrollView.contentOffset == Point(x: 0, y: 41))
/// _ = scrollView.handle(.end)
/// precondition(scrollView.contentOffset == Point(x: 0, y: 90))
/// ```
open class ScrollView: View {
  /// The object that follows the scrolling; the view does not keep it alive.
  public weak var delegate: (any ScrollViewDelegate)? { didSet { delegateDidChange() } }

  /// The size of the content in cells; zero by default.
  ///
  /// Constraints on ``contentLayoutGuide`` set it.
  public var contentSize: Size = .zero {
    didSet { if contentSize != oldValue { setNeedsDisplay() } }
  }
  /// The space in cells that can be scrolled into around the content; zero by default.
  public var contentInset: EdgeInsets = .zero { didSet { reportInsets() } }
  /// The edges at which the safe area is added to ``contentInset``; automatic by default.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { moveWithInsets() }
  }
  /// The insets that were reported last.
  var reportedInset = EdgeInsets.zero
  /// The insets at the last change of the safe area, to which a content at its beginning keeps.
  var knownInset: EdgeInsets?
  /// A Boolean value that indicates whether keys, drags and the wheel scroll; true by default. Code
  /// can always scroll.
  public var isScrollEnabled = true
  /// A Boolean value that indicates whether a drag ends at a multiple of the view's size; false by
  /// default.
  public var isPagingEnabled = false
  /// The rate at which the content slows down after a drag; normal by default.
  public var decelerationRate = DecelerationRate.normal
  /// A Boolean value that indicates whether a position indicator is shown while there is more
  /// content than fits; true by default. UIKit's disappears when the content is at rest.
  public var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }

  /// The duration of an animated scroll in seconds.
  public static let scrollDuration = 0.3

  /// The recogniser of the drag that scrolls the content.
  public let panGestureRecognizer = PanGestureRecognizer()
  /// The control that refreshes the content; nil for none.
  var refresher: (any ContentRefresher)?
  /// The content offset at the start of the drag.
  private var offsetAtDragStart = Point.zero
  /// The motion after a drag or by code; nil while the content does not move over time.
  var motion: ScrollMotion?

  /// Creates a scroll view without content.
  public override init(frame: Rect) {
    super.init(frame: frame)
    prepareToScroll()
  }

  /// Creates a scroll view without content.
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

  /// Lets the view's own drag begin only if there is more content in its direction.
  /// Indicates whether a change of visibility or of intrinsic size of a subview lays the view out
  /// again; false by default. Subviews in a ``GroupView`` count.
  package var followsSubviews = false

  override func contentSizeOfSubviewDidChange() {
    if followsSubviews { setNeedsLayout() }
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    recognizer !== panGestureRecognizer
      || isScrollEnabled && (canScroll(panDirection) || panDirection == .up && canPullToRefresh)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    moveWithInsets()
  }

  /// Scrolls by three rows or six columns, but not beyond the content.
  open override func handleWheel(_ direction: Direction) -> Bool {
    guard isScrollEnabled else { return false }
    let step = Self.step(direction)
    return scroll(to: contentOffset + Point(x: 3 * step.x, y: 3 * step.y))
      || direction == .up && refreshAtTop()
  }

  /// The point of the content at the view's top left corner.
  ///
  /// It is the origin of ``View/bounds``, so an animation block animates it. Code can set any
  /// offset, also one beyond the ends; a new size clamps it to the content.
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
      // An offset set by other code ends the motion.
      if let motion, motion.offset != contentOffset, clamped(motion.offset) != contentOffset {
        endMotion()
      }
      setNeedsLayout()
      if layout?.guides.contains(where: { $0.kind == .frame }) == true {
        setNeedsConstraintLayout()
      }
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// True if there is hidden content and no view in it that can have the focus.
  open override var canBecomeFocused: Bool {
    isScrollEnabled
      && (Direction.allCases.contains(where: canScroll) || refresher != nil)
      && !holdsFocusableView
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
    case .pageUp: return scroll(to: contentOffset + Point(x: 0, y: -page)) || refreshAtTop()
    case .pageDown: return scroll(to: contentOffset + Point(x: 0, y: page))
    case .home: return scroll(to: Point(x: contentOffset.x, y: -.infinity))
    case .end: return scroll(to: Point(x: contentOffset.x, y: .infinity))
    case .text, .deleteBackward, .deleteForward: return false
    }
  }

  open override var keyHints: [KeyHint] {
    guard isScrollEnabled else { return [] }
    let arrows = [Direction.up, .down, .left, .right].filter(canScroll).map(\.arrow).joined()
    return (arrows.isEmpty ? [] : [KeyHint(keys: arrows, meaning: "scroll")]) + refreshHints
  }

  override func drawOverSubviews(on canvas: inout Canvas, bounds: Rect) {
    drawIndicator(on: &canvas, bounds: bounds)
    drawFocusMarks(on: &canvas, bounds: bounds)
  }

  /// Called when ``adjustedContentInset`` has changed, before the delegate's method. The default does
  /// nothing.
  open func adjustedContentInsetDidChange() {}

  /// Called when the delegate has changed.
  func delegateDidChange() {}

  /// Returns the offset at which a drag ends, before the delegate is asked. The default is `offset`.
  ///
  /// - Parameter velocity: The velocity of the content offset, in cells a second.
  func restingOffset(_ offset: Point, velocity: Point) -> Point { offset }
}

extension ScrollView {
  /// Scrolls to an offset.
  ///
  /// An animated scroll changes ``contentOffset`` step by step, by whole cells, and calls
  /// ``ScrollViewDelegate/scrollViewDidScroll(_:)`` for each step. A touch, a key that scrolls, or
  /// another offset stops it where it is. A scroll that is in progress ends.
  ///
  /// - Parameters:
  ///   - offset: The new content offset; it is not clamped.
  ///   - animated: True moves the content in ``scrollDuration`` seconds and calls
  ///     ``ScrollViewDelegate/scrollViewDidEndScrollingAnimation(_:)`` at the end. Outside of a
  ///     window the offset changes at once.
  public func setContentOffset(_ offset: Point, animated: Bool) {
    stopScrolling()
    guard animated, offset != contentOffset, let application = window?.application else {
      contentOffset = offset
      return
    }
    let start = application.animations.isEnabled ? contentOffset : offset
    contentOffset = start
    let motion = ScrollMotion(from: start, to: offset, followsDrag: false, at: application.tick)
    begin(motion, in: application)
  }

  /// Scrolls as little as possible to show a rectangle between the insets.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of the content. If it is larger than the part between the insets, its top
  ///     left corner is shown.
  ///   - animated: True animates as ``setContentOffset(_:animated:)`` does.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    let inset = adjustedContentInset
    var offset = contentOffset
    offset.x = min(max(offset.x, rect.maxX + inset.right - bounds.width), rect.minX - inset.left)
    offset.y = min(max(offset.y, rect.maxY + inset.bottom - bounds.height), rect.minY - inset.top)
    offset = clamped(offset)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Returns the nearest offset at which only content and insets are visible.
  func clamped(_ offset: Point) -> Point {
    let inset = adjustedContentInset
    let right = contentSize.width + inset.right - bounds.width
    let bottom = contentSize.height + inset.bottom - bounds.height
    return Point(
      x: max(-inset.left, min(offset.x, right)), y: max(-inset.top, min(offset.y, bottom)))
  }

  /// Indicates whether there is more content in `direction`.
  func canScroll(_ direction: Direction) -> Bool {
    clamped(contentOffset + Self.step(direction)) != contentOffset
  }

  /// Scrolls towards `offset`, but not beyond the content.
  ///
  /// - Returns: False if the offset does not change.
  func scroll(to offset: Point) -> Bool {
    let goal = clamped(offset)
    guard goal != contentOffset else { return false }
    setContentOffset(goal, animated: false)
    return true
  }

  /// The direction in which the drag reveals content: opposite to the direction of the drag.
  private var panDirection: Direction {
    let translation = panGestureRecognizer.translation(in: nil)
    if panGestureRecognizer.isSideways { return translation.x < 0 ? .right : .left }
    return translation.y < 0 ? .down : .up
  }

  /// Scrolls by the drag in whole cells.
  private func followPan() {
    let translation = panGestureRecognizer.translation(in: self)
    switch panGestureRecognizer.state {
    case .began:
      offsetAtDragStart = contentOffset
      delegate?.scrollViewWillBeginDragging(self)
      fallthrough
    case .changed:
      let start = offsetAtDragStart
      _ = scroll(to: Point(x: start.x - translation.x, y: start.y - translation.y))
      let pulled = translation.y - start.y - adjustedContentInset.top
      if pulled >= Self.pullRows { _ = refreshAtTop() }
    case .ended: endDragging(from: offsetAtDragStart)
    case .cancelled: delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    case .possible, .failed: break
    }
  }

  /// Ends a scroll in progress: a motion where it is, an animation of the offset at its end.
  private func stopScrolling() {
    endMotion()
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
