public import CellGraphics

/// A scrolling view of items, which a layout places, with cells for the visible items only.
///
/// The data source provides the counts and cells, the ``collectionViewLayout`` the places. Set
/// ``dataSource`` and ``ScrollView/delegate``; a delegate that conforms to
/// ``CollectionViewDelegate`` receives the collection view's calls too.
///
/// The whole collection view is one stop for Tab. One item is the focused item. The arrows move it
/// to the nearest item in their direction, Page Up and Page Down by pages, Home and End to the
/// ends. Enter selects it. An arrow without effect becomes a swipe.
///
/// ```swift
/// final class Letters: CollectionViewDataSource {
///   func collectionView(_: CollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
///   func collectionView(_ view: CollectionView, cellForItemAt path: IndexPath)
///     -> CollectionViewCell
///   { view.dequeueReusableCell(withReuseIdentifier: "letter", for: path) }
/// }
/// let (letters, layout) = (Letters(), CollectionViewFlowLayout())
/// layout.itemSize = Size(width: 8, height: 2)
/// let view = CollectionView(
///   frame: Rect(x: 0, y: 0, width: 26, height: 9), collectionViewLayout: layout)
/// view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "letter")
/// view.dataSource = letters
/// view.layoutIfNeeded()
/// precondition(view.visibleCells.count == 5)  // three in the first line, two in the second
/// precondition(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minY == 3)
/// ```
open class CollectionView: ScrollView {
  /// The kind of headers, as UIKit names it.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers, as UIKit names it.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout that places the elements. Setting it shows the items at their new places at once.
  open var collectionViewLayout: CollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// The object that provides the items; the collection view does not keep it alive. Setting it
  /// reloads the data.
  open weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }
  /// The object that prepares the data of items before they are visible; nil for none.
  public weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)?
  /// A Boolean value that indicates whether ``prefetchDataSource`` is called; true by default.
  public var isPrefetchingEnabled = true
  var prefetching = Prefetching()
  /// A Boolean value that indicates whether Enter and clicks select items; true by default.
  public var allowsSelection = true
  /// A Boolean value that indicates whether several items can be selected; false by default.
  public var allowsMultipleSelection = false
  /// A Boolean value that indicates whether items can be selected in editing mode; false by default.
  public var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether several items can be selected in editing mode; false by
  /// default.
  public var allowsMultipleSelectionDuringEditing = false
  /// A Boolean value that indicates whether the view is in editing mode; false by default.
  public var isEditing = false {
    didSet { if isEditing != oldValue { updateItems() } }
  }
  /// The view behind the content, as large as the collection view; nil by default.
  public var backgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The item that the keys act on; nil in a collection view without items.
  public internal(set) var indexPathForFocusedItem: IndexPath?

  var currentLayout: CollectionViewLayout
  weak var collectionDelegate: (any CollectionViewDelegate)?
  /// The number of items of each section; nil until the data source is asked.
  var counts: [Int]?
  /// The delegate's answers about items near the focused one, for its hints.
  var focusAnswers: (focused: IndexPath?, byPath: [IndexPath: Bool]) = (nil, [:])
  /// The bounds at the last layout.
  var laidOutBounds = Rect.zero
  /// The elements that are shown, in the layout's order.
  var shownElements: [ShownElement] = []
  /// The views of deleted items, while they fade out.
  var leavingElements: [ShownElement] = []
  var pool = CollectionReusePool()
  /// The scroll views of the sections that scroll sideways.
  var sectionScrollers: [SectionScrollView] = []
  /// The selected items, in order.
  var selectedItems: [IndexPath] = []
  /// The changes requested in `performBatchUpdates`; nil outside of such a call.
  var openUpdate: ListUpdate?
  /// The visible cell that `dequeueReusableCell` returns while its item is reconfigured; nil at other
  /// times.
  var cellToReconfigure: CollectionViewCell?
  /// The item that is moved; nil while none is.
  var movement: ItemMovement?
  /// The item of the present touch.
  var pressedItem: IndexPath?
  /// Indicates whether the view had the focus when it was last drawn. The cells read this value.
  var showsFocus = false

  /// Creates a collection view without items.
  ///
  /// - Parameters:
  ///   - frame: The rectangle in the superview, in cells.
  ///   - layout: The layout that places the elements.
  public init(frame: Rect, collectionViewLayout layout: CollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view with a flow layout.
  public required init?(coder: Coder) {
    currentLayout = CollectionViewFlowLayout()
    super.init(coder: coder)
    currentLayout.collectionView = self
  }

  override func delegateDidChange() {
    collectionDelegate = delegate as? any CollectionViewDelegate
    currentLayout.invalidateLayout()
  }

  open override func layoutSubviews() {
    backgroundView?.place(in: bounds)
    guard !bounds.isEmpty else { return }
    noteBoundsChange()
    updateLayout()
    tile()
    prefetchItems()
  }

  override func restingOffset(_ offset: Point, velocity: Point) -> Point {
    currentLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }

  open override func draw(on canvas: inout Canvas) {
    showsFocus = isFocused
    if let color = listBackground { canvas.fill(bounds, with: color) }
  }

  override func drawOverSubviews(on canvas: inout Canvas, bounds: Rect) {
    // The focused item shows the focus, so there are no focus marks.
    drawIndicator(on: &canvas, bounds: bounds)
  }

  // MARK: - Touches

  open override func touchBegan(_ touch: Touch) { press(touch) }
  open override func touchMoved(_ touch: Touch) { followPress(touch) }
  open override func touchEnded(_ touch: Touch) { endPress(touch) }
  open override func touchCancelled(_ touch: Touch) { releasePress() }

  // MARK: - Keys

  package override var focusPoint: Point {
    indexPathForFocusedItem.flatMap { cellForItem(at: $0)?.frame.origin } ?? super.focusPoint
  }

  /// False for a collection view without items, in which keys have no effect.
  open override var canBecomeFocused: Bool { counts.map { $0.contains { $0 > 0 } } ?? true }

  override var subviewsInFocusOrder: [View] {
    let cells = shownElements.map(\.view)
    return cells + subviews.filter { !($0 is CollectionReusableView || $0 is SectionScrollView) }
  }

  open override func handle(_ input: KeyInput) -> Bool {
    // If a control in a cell has the focus instead of the collection view, keys scroll.
    guard isFocused else { return super.handle(input) }
    return moveFocusedItem(by: input)
  }

  override func keepsArrow(_ direction: Direction) -> Bool {
    isFocused && direction.isVertical == scrollsVertically || super.keepsArrow(direction)
  }

  open override func activate() -> Bool { activateFocusedItem() }

  override var chosenPart: View {
    selectedItems.first.flatMap { cellForItem(at: $0) } ?? self
  }

  override func didLoseFocus() { updateItems() }

  open override var keyHints: [KeyHint] { isFocused ? itemHints : super.keyHints }
}

extension CollectionView {
  /// The kinds of elements in a collection view. The raw values are UIKit's.
  public enum ElementCategory: Int, Sendable {
    /// The view of an item.
    case cell
    /// A view that the data source provides beside the items, such as a header.
    case supplementaryView
    /// A view that the layout itself shows.
    case decorationView
  }

  /// Positions to which an item can be scrolled. The raw values are UIKit's; a vertical and a
  /// horizontal position can be combined.
  public struct ScrollPosition: OptionSet, Sendable {
    /// UIKit's number.
    public let rawValue: UInt

    /// Creates a position from UIKit's number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top of the view.
    public static let top = ScrollPosition(rawValue: 1)
    /// The middle of the view's height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom of the view.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left edge of the view.
    public static let left = ScrollPosition(rawValue: 8)
    /// The middle of the view's width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right edge of the view.
    public static let right = ScrollPosition(rawValue: 32)
  }
}
