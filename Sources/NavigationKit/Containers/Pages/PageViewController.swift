internal import CellGraphics

/// Shows one page at a time, which the user turns by swipes, drags or the dots.
///
/// The data source returns the neighbours of a page. The data source is asked for both neighbours
/// as soon as a page has appeared, as in UIKit for pages that scroll. To ask it again, set the data
/// source again.
///
/// ```swift
/// let pages = PageViewController(transitionStyle: .scroll)
/// let first = ViewController()
/// pages.setViewControllers([first], direction: .forward, animated: false)
/// precondition(pages.viewControllers?.first === first)
/// precondition(first.parent === pages)
/// ```
open class PageViewController: ViewController {
  /// The animation of a page turn. The raw values are UIKit's.
  public enum TransitionStyle: Int, Hashable, Sendable, CaseIterable {
    /// Curls the page towards its bound edge: the left or the upper one.
    case pageCurl = 0
    /// Moves the pages side by side.
    case scroll = 1
  }

  /// The axis along which pages are arranged. The raw values are UIKit's.
  public enum NavigationOrientation: Int, Hashable, Sendable, CaseIterable {
    /// Pages are side by side.
    case horizontal = 0
    /// Pages are one above the other.
    case vertical = 1
  }

  /// The direction of a turn. The raw values are UIKit's.
  public enum NavigationDirection: Int, Hashable, Sendable, CaseIterable {
    /// To the page after the current one.
    case forward = 0
    /// To the page before the current one.
    case reverse = 1
  }

  /// A key of the options of ``init(transitionStyle:navigationOrientation:options:)``. No option
  /// has an effect.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The space between pages. It is not used: pages are edge to edge.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// The place of the spine. It is not used: the spine is at an edge.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  /// The object that returns the pages; nil disables turning by the user. The reference is weak.
  public weak var dataSource: (any PageViewControllerDataSource)? {
    didSet {
      countPages()
      findNeighbours()
    }
  }
  /// The object that observes turns by the user. The reference is weak.
  public weak var delegate: (any PageViewControllerDelegate)?
  /// The animation of a page turn.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages are arranged.
  public let navigationOrientation: NavigationOrientation
  /// The recognisers that turn pages: two swipes, a pan, and for horizontal pages two pans from the
  /// edges.
  public private(set) var gestureRecognizers: [GestureRecognizer] = []

  /// The current page; nil for none.
  var page: ViewController?
  /// The page whose view is in `contentView`.
  var displayed: ViewController?
  /// The pages that the user can turn to.
  var neighbours: (before: ViewController?, after: ViewController?)
  /// The interactive driver of the turn that the user drags.
  var interaction: DraggedTransition?
  let contentView = FillingView()
  let dots = PageDots()

  /// Creates a controller without a page.
  ///
  /// - Parameters:
  ///   - transitionStyle: The animation of a page turn.
  ///   - navigationOrientation: The axis along which pages are arranged.
  ///   - options: Not used.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation = .horizontal,
    options: [OptionsKey: Any]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    super.init()
  }

  /// Creates a controller that curls horizontally, as in UIKit.
  public override init?<Archive>(coder: Archive) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  open override var frontmostChild: ViewController? { page }

  override var childrenOnScreen: [ViewController] { displayed.map { [$0] } ?? [] }

  open override func loadView() {
    let view = PageControllerView(content: contentView, dots: dots)
    view.backgroundColor = SystemColor.background.current
    gestureRecognizers = makeGestures()
    for gesture in gestureRecognizers { view.addGestureRecognizer(gesture) }
    self.view = view
  }

  override func prepareChildrenToAppear() {
    guard displayed !== page else { return }
    displayed?.removeViewFromScreen()
    displayed = page
    if let page { contentView.fill(with: page.view) }
    removeInvisiblePages()
  }

  override func childrenDidAppear() {
    // A callback may have set another page meanwhile.
    if displayed !== page, let page { exchange(displayed, for: page, PageTurn()) }
    findNeighbours()
  }
}

/// The view of a page view controller: the page and the dots.
final class PageControllerView: View {
  init(content: View, dots: View) {
    super.init(frame: .zero)
    for view in [content, dots] { addSubview(view) }
    content.autoresizingMask = []
  }

  required init?(coder: Coder) { nil }

  override func layoutSubviews() {
    (controller as? PageViewController)?.arrangePage()
  }
}

/// A dot for each page, filled for the current one. If there is too little room, the view shows
/// numbers.
final class PageDots: View {
  var count = 0 { didSet { setNeedsDisplay() } }
  var index = 0 { didSet { setNeedsDisplay() } }

  private var row: PageDotRow { PageDotRow(count: count, index: index) }

  /// Turns to the previous page for a tap left of the filled dot, and to the next page right of it.
  override func touchEnded(_ touch: Touch) {
    let place = touch.location(in: self)
    guard count > 0, point(inside: place, with: nil),
      let step = row.step(at: place.x, width: bounds.width)
    else { return }
    (superview?.controller as? PageViewController)?.userTurned(step < 0 ? .reverse : .forward)
  }

  override func draw(on canvas: inout Canvas) {
    guard count > 0 else { return }
    canvas.draw(
      TextLine(row.text(width: bounds.width)), in: bounds, alignment: .center,
      color: BarColors.secondaryText(in: self))
  }
}
