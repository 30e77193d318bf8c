public import CellGraphics

/// The size and the margins of an item in a compositional layout.
open class CollectionLayoutItem {
  /// The size, relative to the group that contains the item.
  public let layoutSize: CollectionLayoutSize
  /// The margins inside the item's place; zero by default. They are applied after the place is
  /// found, and have no effect on an estimated side.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The spaces around the item; nil by default.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?
  /// The supplementary views at the item, such as badges.
  public let supplementaryItems: [CollectionLayoutSupplementaryItem]

  /// Creates an item.
  public init(layoutSize: CollectionLayoutSize) {
    self.layoutSize = layoutSize
    supplementaryItems = []
  }

  /// Creates an item with supplementary views, such as badges.
  public init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

/// A place of an item that a closure computes.
public struct CollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// The rectangle in the group, in cells.
  public let frame: Rect
  /// The order among overlapping items.
  public let zIndex: Int

  /// Creates a place in the group.
  public init(frame: Rect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// Items that follow each other in a row or a column, or that a closure places.
///
/// A group repeats its subitems as long as they fit. The section repeats the group for all items.
///
/// ```swift
/// let half = CollectionLayoutItem(
///   layoutSize: CollectionLayoutSize(
///     widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// let row = CollectionLayoutGroup.horizontal(
///   layoutSize: CollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(4)),
///   subitems: [half])
/// let layout = CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: row))
/// precondition(layout.configuration.scrollDirection == .vertical)
/// ```
open class CollectionLayoutGroup: CollectionLayoutItem {
  enum Arrangement {
    case horizontal
    case vertical
    case custom((any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem])
  }

  /// The items of the group, which are repeated.
  public let subitems: [CollectionLayoutItem]
  /// The space between items; nil for none.
  public var interItemSpacing: CollectionLayoutSpacing?
  let arrangement: Arrangement
  /// The number of items; nil for as many as fit.
  let count: Int?
  /// Indicates whether `count` items share the length equally and their own length is ignored.
  let sharesLength: Bool

  init(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem], arrangement: Arrangement,
    count: Int? = nil, sharesLength: Bool = false
  ) {
    self.subitems = subitems
    self.arrangement = arrangement
    self.count = count
    self.sharesLength = sharesLength
    super.init(layoutSize: layoutSize)
  }

  /// Returns a row of items, from left to right.
  public class func horizontal(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem])
    -> CollectionLayoutGroup
  { CollectionLayoutGroup(layoutSize: layoutSize, subitems: subitems, arrangement: .horizontal) }

  /// Returns a row of `count` equal items, which share the width.
  public class func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize: layoutSize, subitems: [subitem], arrangement: .horizontal, count: count,
      sharesLength: true)
  }

  /// Returns a row of `count` items of their own width.
  public class func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize: layoutSize, subitems: [subitem], arrangement: .horizontal, count: count)
  }

  /// Returns a column of items, from top to bottom.
  public class func vertical(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem])
    -> CollectionLayoutGroup
  { CollectionLayoutGroup(layoutSize: layoutSize, subitems: subitems, arrangement: .vertical) }

  /// Returns a column of `count` equal items, which share the height.
  public class func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize: layoutSize, subitems: [subitem], arrangement: .vertical, count: count,
      sharesLength: true)
  }

  /// Returns a column of `count` items of their own height.
  public class func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize: layoutSize, subitems: [subitem], arrangement: .vertical, count: count)
  }

  /// Returns a group whose items a closure places.
  public class func custom(
    layoutSize: CollectionLayoutSize,
    itemProvider: @escaping (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize: layoutSize, subitems: [], arrangement: .custom(itemProvider))
  }
}

/// A supplementary view at an item, such as a badge. It is kept and not shown.
open class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The order among overlapping elements.
  public var zIndex = 1

  init(layoutSize: CollectionLayoutSize, elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }

  /// Creates a view at an anchor of its container.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor
  ) { self.init(layoutSize: layoutSize, elementKind: elementKind) }
}

/// A header or footer of a section.
open class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  /// The edge of the section at which the view is.
  public let alignment: RectAlignment
  /// The distance from its place; zero by default.
  public let offset: Point
  /// A Boolean value that indicates whether the view stays visible while its section is; false by
  /// default.
  public var pinToVisibleBounds = false
  /// A Boolean value that indicates whether the view makes the section longer, instead of covering
  /// items; true by default.
  public var extendsBoundary = true

  /// Creates a header or footer.
  ///
  /// - Parameters:
  ///   - layoutSize: The size, relative to the section.
  ///   - elementKind: The kind that the data source receives.
  ///   - alignment: The edge of the section; all but the bottom ones are headers.
  ///   - absoluteOffset: The distance from that place in cells.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment,
    absoluteOffset: Point = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }

  var isFooter: Bool {
    alignment == .bottom || alignment == .bottomLeading || alignment == .bottomTrailing
  }
}

/// A decoration behind all items of a section.
open class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// The kind, for which the layout has a registered class.
  public let elementKind: String
  /// The order among overlapping elements; -1, behind the items, by default.
  public var zIndex = -1

  init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Returns a decoration as large as the section.
  public class func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// Places along the edges of a rectangle.
public enum RectAlignment: Hashable, Sendable {
  /// No edge.
  case none
  /// The top edge.
  case top
  /// The left end of the top edge.
  case topLeading
  /// The left edge.
  case leading
  /// The left end of the bottom edge.
  case bottomLeading
  /// The bottom edge.
  case bottom
  /// The right end of the bottom edge.
  case bottomTrailing
  /// The right edge.
  case trailing
  /// The right end of the top edge.
  case topTrailing
}

/// Edges of a rectangle.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// UIKit's number.
  public let rawValue: UInt
  /// Creates edges from UIKit's number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = DirectionalRectEdge(rawValue: 1)
  /// The left edge.
  public static let leading = DirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  /// The right edge.
  public static let trailing = DirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A point at the edges of a container, with an offset.
public struct CollectionLayoutAnchor: Hashable, Sendable {
  /// The edges.
  public let edges: DirectionalRectEdge
  /// The distance from the edges: cells, or fractions of the view's size.
  public let offset: Point
  /// Indicates whether ``offset`` is in cells.
  public let isAbsoluteOffset: Bool

  /// Creates an anchor at edges.
  public init(edges: DirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }
  /// Creates an anchor at a distance in cells from edges.
  public init(edges: DirectionalRectEdge, absoluteOffset: Point) {
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
  }
  /// Creates an anchor at a distance in fractions of the view's size.
  public init(edges: DirectionalRectEdge, fractionalOffset: Point) {
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
  }
}
