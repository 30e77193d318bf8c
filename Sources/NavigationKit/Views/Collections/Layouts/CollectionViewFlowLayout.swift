public import CellGraphics

/// A layout that fills lines with items, one line after the other, in sections with headers and
/// footers.
///
/// A line takes as many items as fit with the least spacing; then the spaces are widened so that
/// the line fills the breadth. A line of one item is centred, and so are items in a line of
/// greater height. Positions are rounded to whole cells.
///
/// ```swift
/// let layout = CollectionViewFlowLayout()
/// layout.itemSize = Size(width: 12, height: 4)
/// layout.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
/// precondition(layout.scrollDirection == .vertical)
/// precondition(layout.minimumLineSpacing == 1)
/// ```
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// The size of items in cells; 6 columns × 3 rows by default, UIKit's 50 × 50 points.
  ///
  /// A delegate can give each item a size of its own.
  public var itemSize = Size(width: 6, height: 3) { didSet { invalidateLayout() } }
  /// The size of items before their cells are measured; zero, the default, measures no cells.
  public var estimatedItemSize = Size.zero { didSet { invalidateLayout() } }
  /// The least space between lines; 1 by default.
  public var minimumLineSpacing = 1.0 { didSet { invalidateLayout() } }
  /// The least space between the items of a line; 1 by default.
  public var minimumInteritemSpacing = 1.0 { didSet { invalidateLayout() } }
  /// The space around the items of a section; zero by default.
  public var sectionInset = EdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers; zero, the default, for none. Only the length along the scrolling counts.
  public var headerReferenceSize = Size.zero { didSet { invalidateLayout() } }
  /// The size of footers; zero, the default, for none. Only the length along the scrolling counts.
  public var footerReferenceSize = Size.zero { didSet { invalidateLayout() } }
  /// The direction in which lines follow each other; vertical by default.
  public var scrollDirection = CollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// A Boolean value that indicates whether a header stays at the top while its section is visible;
  /// false by default.
  public var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// A Boolean value that indicates whether a footer stays at the bottom while its section is
  /// visible; false by default.
  public var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// A value for ``estimatedItemSize``: cells are measured, and have ``itemSize`` until then.
  public static let automaticSize = Size(
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  var sections: [FlowSection] = []
  /// Set by the default implementation of the delegate's `sizeForItemAt`.
  var hasUniformItems = false
  private var preferredSizes: [IndexPath: Size] = [:]
  private var breadth = 0.0

  /// Creates a layout with the default sizes.
  public override init() { super.init() }

  /// Creates a layout with the default sizes. Nothing is decoded.
  public required init?(coder: Coder) { super.init(coder: coder) }

  var axis: FlowAxis { FlowAxis(isVertical: scrollDirection == .vertical) }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let insets = collectionView.contentInset
    breadth =
      scrollDirection == .vertical
      ? collectionView.bounds.width - insets.left - insets.right
      : collectionView.bounds.height - insets.top - insets.bottom
    var start = 0.0
    let counts = collectionView.currentCounts
    sections = counts.indices.map { index in
      let sizes = sizes(ofSection: index, count: counts[index])
      let section = FlowSection(
        sizes, metrics: metrics(ofSection: index), start: start, breadth: breadth, axis: axis)
      start = section.end
      return section
    }
  }

  open override var collectionViewContentSize: Size {
    let length = sections.last?.end ?? 0
    return scrollDirection == .vertical
      ? Size(width: breadth, height: length) : Size(width: length, height: breadth)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let attributes = makeAttributes()
    attributes.indexPath = indexPath
    attributes.frame = sections[indexPath.section].items[indexPath.item]
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == CollectionView.elementKindSectionHeader
    guard isHeader || elementKind == CollectionView.elementKindSectionFooter,
      let rect = isHeader ? section.header : section.footer
    else { return nil }
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = rect
    let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if pins { pin(attributes, in: section, isHeader: isHeader) }
    return attributes
  }

  open override func layoutAttributesForElements(in rect: Rect)
    -> [CollectionViewLayoutAttributes]?
  {
    let (start, end) = (axis.start(rect), axis.end(rect))
    let first = sections.partitioningIndex { $0.end > start }
    var found: [CollectionViewLayoutAttributes] = []
    for index in first..<sections.count {
      let section = sections[index]
      if section.start >= end { break }
      let path = IndexPath(item: 0, section: index)
      let header = layoutAttributesForSupplementaryView(
        ofKind: CollectionView.elementKindSectionHeader, at: path)
      let footer = layoutAttributesForSupplementaryView(
        ofKind: CollectionView.elementKindSectionFooter, at: path)
      if let header, header.frame.touches(rect) { found.append(header) }
      let line = section.lines.partitioningIndex { $0.end > start }
      for line in section.lines[line...] {
        if line.start >= end { break }
        for item in line.items where section.items[item].touches(rect) {
          if let item = layoutAttributesForItem(at: IndexPath(item: item, section: index)) {
            found.append(item)
          }
        }
      }
      if let footer, footer.frame.touches(rect) { found.append(footer) }
    }
    return found
  }

  /// True if the breadth of the view changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    guard let collectionView else { return false }
    return axis.cross(newBounds.size) != axis.cross(collectionView.laidOutBounds.size)
  }

  /// True if ``estimatedItemSize`` is set and the cell prefers another size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  override func keepPreferred(_ attributes: CollectionViewLayoutAttributes) {
    preferredSizes[attributes.indexPath] = attributes.size
  }

  override func forgetPreferredSizes() { preferredSizes = [:] }

  override func followPreferredSizes(_ update: ListUpdate) {
    var sizes: [IndexPath: Size] = [:]
    for (path, size) in preferredSizes where !update.reloaded.contains(path) {
      if let new = update.newPath(of: path) { sizes[new] = size }
    }
    preferredSizes = sizes
  }
}

extension CollectionViewFlowLayout {
  private var flowDelegate: (any CollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any CollectionViewDelegateFlowLayout
  }

  private func makeAttributes() -> CollectionViewLayoutAttributes {
    let type = Swift.type(of: self).layoutAttributesClass as? CollectionViewLayoutAttributes.Type
    return (type ?? CollectionViewLayoutAttributes.self).init()
  }

  private func sizes(ofSection section: Int, count: Int) -> [Size] {
    hasUniformItems = flowDelegate == nil
    if estimatedItemSize != .zero {
      hasUniformItems = false
      let size = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
      return (0..<count).map { preferredSizes[IndexPath(item: $0, section: section)] ?? size }
    }
    guard let flowDelegate, let collectionView, count > 0 else {
      return Array(repeating: itemSize, count: count)
    }
    return (0..<count).map { item in
      flowDelegate.collectionView(
        collectionView, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
    }
  }

  private func metrics(ofSection index: Int) -> FlowSection.Metrics {
    var metrics = FlowSection.Metrics(
      insets: sectionInset, lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
      header: axis.main(headerReferenceSize), footer: axis.main(footerReferenceSize),
      isUniform: hasUniformItems)
    guard let flowDelegate, let view = collectionView else { return metrics }
    metrics.insets = flowDelegate.collectionView(view, layout: self, insetForSectionAt: index)
    metrics.lineSpacing = flowDelegate.collectionView(
      view, layout: self, minimumLineSpacingForSectionAt: index)
    metrics.itemSpacing = flowDelegate.collectionView(
      view, layout: self, minimumInteritemSpacingForSectionAt: index)
    metrics.header = axis.main(
      flowDelegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: index))
    metrics.footer = axis.main(
      flowDelegate.collectionView(view, layout: self, referenceSizeForFooterInSection: index))
    return metrics
  }

  /// Moves a header or footer so that it is visible while its section is.
  private func pin(
    _ attributes: CollectionViewLayoutAttributes, in section: FlowSection, isHeader: Bool
  ) {
    guard let collectionView else { return }
    var frame = attributes.frame
    let (bounds, insets) = (collectionView.bounds, collectionView.contentInset)
    let length = axis.end(frame) - axis.start(frame)
    let position: Double
    if isHeader {
      let edge = axis.start(bounds) + axis.before(insets)
      position = max(axis.start(frame), min(edge, section.end - length))
    } else {
      let edge = axis.end(bounds) - axis.after(insets)
      position = min(axis.start(frame), max(edge - length, section.start))
    }
    if axis.isVertical { frame.origin.y = position } else { frame.origin.x = position }
    attributes.frame = frame
    attributes.zIndex = 10
  }
}

extension Rect {
  /// Indicates whether two rectangles have an area in common.
  func touches(_ other: Rect) -> Bool {
    maxX > other.minX && minX < other.maxX && maxY > other.minY && minY < other.maxY
  }
}

extension CollectionView {
  /// The direction in which a collection view scrolls. The lines of items are rows if it scrolls
  /// vertically, and columns otherwise. The raw values are UIKit's.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical
    /// From left to right.
    case horizontal
  }
}
