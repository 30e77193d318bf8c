internal import CellGraphics

/// One page at a time of a row of them, which the user turns.
///
/// The data source is asked for both neighbours as soon as a page has come to rest on the screen, as
/// UIKit does for pages that scroll; setting it again has it asked anew.
open class PageViewController: ViewController {
  /// The raw values are UIKit's.
  public enum TransitionStyle: Int, Hashable, Sendable, CaseIterable {
    /// The page is rolled up towards the edge it is bound at: the left or the upper one.
    case pageCurl = 0
    /// The pages move side by side.
    case scroll = 1
  }

  /// The raw values are UIKit's.
  public enum NavigationOrientation: Int, Hashable, Sendable, CaseIterable {
    case horizontal = 0
    case vertical = 1
  }

  /// The raw values are UIKit's.
  public enum NavigationDirection: Int, Hashable, Sendable, CaseIterable {
    case forward = 0
    case reverse = 1
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  public weak var dataSource: (any PageViewControllerDataSource)? {
    didSet {
      countPages()
      findNeighbours()
    }
  }
  public weak var delegate: (any PageViewControllerDelegate)?
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  /// The recognisers of its view that turn pages: two swipes, where pages lie side by side two pans
  /// from the edges, and a pan from anywhere.
  public private(set) var gestureRecognizers: [GestureRecognizer] = []

  /// The page to be seen; nil for none.
  var page: ViewController?
  /// The page whose view is in `contentView`.
  var displayed: ViewController?
  /// The pages that the user can turn to.
  var neighbours: (before: ViewController?, after: ViewController?)
  /// Drives the turn that a finger drags.
  var interaction: DraggedTransition?
  let contentView = FillingView()
  let dots = PageDots()

  /// - Parameter options: Not regarded: pages stand edge to edge, and their spine is at an edge.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation = .horizontal,
    options: [OptionsKey: Any]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    super.init()
  }

  /// Curls sideways, as in UIKit.
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
    settleChildren()
  }

  override func childrenDidAppear() {
    // A callback may have set another page while this one appeared.
    if displayed !== page, let page { exchange(displayed, for: page, PageTurn()) }
    findNeighbours()
  }
}

/// The view of a page controller: the page, and the dots below.
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

/// A dot for each page, that of the page on the screen filled; numbers where there is no room.
final class PageDots: View {
  var count = 0 { didSet { setNeedsDisplay() } }
  var index = 0 { didSet { setNeedsDisplay() } }

  private var row: PageDotRow { PageDotRow(count: count, index: index) }

  /// Left of the filled dot is the page before, right of it the next.
  override func touchEnded(_ touch: Touch) {
    let place = touch.location(in: self)
    guard count > 0, point(inside: place, with: touch),
      let step = row.step(at: place.x, width: bounds.width)
    else { return }
    (superview?.controller as? PageViewController)?.userTurned(step < 0 ? .reverse : .forward)
  }

  override func draw(on canvas: inout Canvas) {
    guard count > 0 else { return }
    canvas.draw(
      TextLine(row.text(width: bounds.width)), in: bounds, alignment: .center,
      color: BarLook.secondaryText(in: self))
  }
}
