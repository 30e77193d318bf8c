public import CellGraphics

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

  /// The place of the spine of a book that curls. The raw values are UIKit's.
  public enum SpineLocation: Int, Hashable, Sendable, CaseIterable {
    /// No spine: the pages scroll.
    case none = 0
    /// At the left or upper edge.
    case min = 1
    /// In the middle: two pages are side by side, or one above the other.
    case mid = 2
    /// At the right or lower edge.
    case max = 3
  }

  /// A key of the options of ``init(transitionStyle:navigationOrientation:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The space between pages. It is not used: pages are edge to edge.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// The place of the spine: a ``PageViewController/SpineLocation`` or its raw value. It is used
    /// for pages that curl.
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
  /// The place of the spine: ``SpineLocation/none`` for pages that scroll, otherwise that of the
  /// options, ``SpineLocation/min`` by default.
  public let spineLocation: SpineLocation
  /// Indicates whether pages have content on both sides; false by default, always true with the
  /// spine in the middle.
  ///
  /// ``setViewControllers(_:direction:animated:completion:)`` then accepts a front and a back.
  public var isDoubleSided: Bool {
    get { hasTwoSides || spineLocation == .mid }
    set { hasTwoSides = newValue }
  }

  private var hasTwoSides = false
  /// The recognisers that turn pages which curl; empty for pages that scroll, as in UIKit.
  ///
  /// They are two swipes, a pan, and for horizontal pages two pans from the edges.
  public var gestureRecognizers: [GestureRecognizer] {
    transitionStyle == .pageCurl ? turningGestures : []
  }
  /// The recognisers that turn pages, in either style.
  private(set) var turningGestures: [GestureRecognizer] = []

  /// The current pages: one, or two with the spine in the middle; empty for none.
  var pages: [ViewController] = []
  /// The pages whose views are in `contentView`.
  var displayed: [ViewController] = []
  /// The view of the page in `contentView`, or the view around two pages; nil for none.
  var displayedView: View?
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
  ///   - options: The place of the spine. Other options are not used.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation = .horizontal,
    options: [OptionsKey: Any]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    spineLocation = Self.spine(transitionStyle, options?[.spineLocation])
    super.init()
  }

  /// Creates a controller that curls horizontally, as in UIKit.
  public override init?<Archive>(coder: Archive) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  open override var frontmostChild: ViewController? { pages.first }

  override var childrenOnScreen: [ViewController] { displayed }

  open override func loadView() {
    let view = PageControllerView(content: contentView, dots: canHaveDots ? dots : nil)
    view.backgroundColor = Theme.current { $0.background }
    turningGestures = makeGestures()
    for gesture in turningGestures { view.addGestureRecognizer(gesture) }
    setDefaultView(view)
  }

  /// Returns the room that the dots will leave for a child.
  open override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size {
    size(of: contentView, withParentContainerSize: parentSize)
  }

  override func placeChildren() { arrangePage() }

  override func prepareChildrenToAppear() {
    guard !showsCurrentPages else { return }
    hideDisplayed()
    show(pages)
    removeInvisiblePages()
  }

  override func childrenDidAppear() {
    // A callback may have set another page meanwhile.
    if !showsCurrentPages, !pages.isEmpty { exchange(displayed, for: pages, PageTurn()) }
    findNeighbours()
  }

  private var showsCurrentPages: Bool { displayed.elementsEqual(pages) { $0 === $1 } }
}

/// The view of a page view controller: the page and the dots.
final class PageControllerView: View {
  init(content: View, dots: View?) {
    super.init(frame: .zero)
    addSubview(content)
    if let dots { addSubview(dots) }
    content.autoresizingMask = []
  }

  required init?(coder: Coder) { nil }

  override func layoutSubviews() {
    (controller as? PageViewController)?.arrangePage()
  }
}
