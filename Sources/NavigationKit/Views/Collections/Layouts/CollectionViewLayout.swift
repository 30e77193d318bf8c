public import CellGraphics

/// An object that gives places to the elements of a collection view.
///
/// A subclass computes the places in ``prepare()``, tells the size of the whole content, and
/// returns the attributes of the elements in a rectangle.
///
/// ```swift
/// final class Stairs: CollectionViewLayout {
///   override var collectionViewContentSize: Size { Size(width: 40, height: 40) }
///   override func layoutAttributesForElements(in rect: Rect)
///     -> [CollectionViewLayoutAttributes]?
///   {
///     (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
///       let path = IndexPath(item: item, section: 0)
///       let attributes = CollectionViewLayoutAttributes(forCellWith: path)
///       attributes.frame = Rect(x: Double(item), y: Double(item), width: 4, height: 1)
///       return attributes
///     }
///   }
/// }
/// precondition(Stairs().collectionViewContentSize.height == 40)
/// ```
open class CollectionViewLayout {
  /// The collection view that uses the layout; nil while none does.
  public internal(set) weak var collectionView: CollectionView?
  /// Indicates whether the places are valid.
  var isPrepared = false
  var decorationTypes: [(kind: String, type: CollectionReusableView.Type)] = []

  /// Creates a layout that no collection view uses.
  public init() {}

  /// Creates a layout that no collection view uses. Nothing is decoded.
  public required init?(coder: Coder) {}

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    CollectionViewLayoutInvalidationContext.self
  }

  // MARK: - Places

  /// Computes the places. Called before they are needed, after each invalidation.
  ///
  /// The default does nothing. An override calls `super`.
  open func prepare() {}

  /// The size of the whole content in cells; zero by default.
  open var collectionViewContentSize: Size { .zero }

  /// Returns the attributes of all elements that are at least partly in a rectangle of the content;
  /// nil, the default, for no elements.
  open func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item's cell; nil by default.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view; nil by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view; nil by default.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { nil }

  // MARK: - Invalidation

  /// Marks the places as outdated. ``prepare()`` is called in the next layout, in the same turn. An
  /// override calls `super`.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// Marks the places as outdated. The default ignores the context and computes all places again.
  /// An override calls `super`.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// Asks whether a change of the view's bounds, by scrolling or resizing, invalidates the layout;
  /// false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }

  /// Returns the context for a change of the view's bounds.
  open func invalidationContext(forBoundsChange newBounds: Rect)
    -> CollectionViewLayoutInvalidationContext
  { CollectionViewLayoutInvalidationContext() }

  /// Asks whether the attributes that a cell prefers invalidate the layout; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Keeps the size that an element prefers, for the next `prepare()`.
  func keepPreferred(_ attributes: CollectionViewLayoutAttributes) {}
  /// Forgets all preferred sizes.
  func forgetPreferredSizes() {}
  /// Gives the preferred sizes to the new positions of their elements.
  func followPreferredSizes(_ update: ListUpdate) {}
  /// The sections that scroll sideways.
  var orthogonalSections: [OrthogonalSection] { [] }

  // MARK: - Updates

  /// Called before the changes of a batch update are animated. The default does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// Called in the animation of a batch update, after all changes. The default does nothing.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes from which an inserted item's cell is animated.
  ///
  /// nil, the default, fades the cell in at its place.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { nil }

  /// Returns the attributes to which a deleted item's cell is animated.
  ///
  /// nil, the default, fades the cell out at its place.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { nil }

  // MARK: - Scrolling

  /// Returns the offset at which scrolling is to end; the proposed one by default. It is called
  /// when a drag ends.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point { proposedContentOffset }

  /// Returns the offset after an update or a change of the layout; the proposed one by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: Point) -> Point {
    proposedContentOffset
  }

  /// Registers a class of decoration views, which the layout itself shows.
  open func register(
    _ viewClass: CollectionReusableView.Type?, forDecorationViewOfKind elementKind: String
  ) {
    decorationTypes.removeAll { $0.kind == elementKind }
    if let viewClass { decorationTypes.append((elementKind, viewClass)) }
  }
}

/// The parts of a layout that are outdated.
open class CollectionViewLayoutInvalidationContext {
  /// Indicates whether the layout is computed again because of `reloadData()`.
  public internal(set) var invalidateEverything = false
  /// Indicates whether the numbers of sections and items are outdated.
  public internal(set) var invalidateDataSourceCounts = false
  /// The change of the content offset that goes with the invalidation; zero by default.
  public var contentOffsetAdjustment = Point.zero
  /// The change of the content size that goes with the invalidation; zero by default.
  public var contentSizeAdjustment = Size.zero
  /// The items that are outdated; nil for all.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Creates a context that invalidates all items.
  public required init() {}

  /// Adds items that are outdated.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// One change of a batch update, for a layout that animates it.
public struct CollectionViewUpdateItem: Hashable, Sendable {
  /// Kinds of changes. The raw values are UIKit's.
  public enum Action: Int, Sendable {
    /// An item appears.
    case insert
    /// An item disappears.
    case delete
    /// An item's cell is requested again.
    case reload
    /// An item changes its position.
    case move
    /// Nothing.
    case none
  }

  /// The position before the update; nil for an insertion.
  public let indexPathBeforeUpdate: IndexPath?
  /// The position after the update; nil for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public let updateAction: Action
}

/// A section whose items scroll across the direction of the collection view.
struct OrthogonalSection {
  var section: Int
  /// The visible part of the section, in the content's coordinates.
  var frame: Rect
  /// The size of the section's items with insets.
  var contentSize: Size
  var behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
  /// The distance from one group to the next along the section's own scrolling.
  var groupStep: Double
}
