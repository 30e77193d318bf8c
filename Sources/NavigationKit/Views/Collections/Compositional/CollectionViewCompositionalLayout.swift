public import CellGraphics

/// A layout that is composed of items in groups in sections.
///
/// A section can scroll sideways by itself. Fractions refer to the container: an item's to its
/// group, a group's to the section. Edges are rounded to whole cells. The cells decide estimated
/// sides when they become visible.
open class CollectionViewCompositionalLayout: CollectionViewLayout {
  /// Makes the section at an index; nil traps.
  public typealias SectionProvider = (
    _ sectionIndex: Int, _ environment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection?

  /// Values for all sections.
  public var configuration: CollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: SectionProvider
  private var placed: [PlacedSection] = []
  private var measured: [CollectionElement: Size] = [:]
  private var container = Size.zero
  /// The looks of the last section that is a list; nil without one.
  var list: CollectionLayoutListConfiguration?
  /// Indicates whether all sections are lists.
  var hasListsOnly: Bool { list != nil && placed.allSatisfy { $0.section.list != nil } }

  /// Creates a layout whose sections are all alike.
  public convenience init(section: CollectionLayoutSection) {
    self.init(section: section, configuration: CollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections are all alike.
  public init(
    section: CollectionLayoutSection, configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout whose sections a closure makes.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: CollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections a closure makes.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Not possible: a layout needs its sections.
  public required init?(coder: Coder) { nil }

  /// Returns a layout of rows, as in a table.
  public static func list(using configuration: CollectionLayoutListConfiguration)
    -> CollectionViewCompositionalLayout
  {
    let layout = CollectionViewCompositionalLayout { _, environment in
      CollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    layout.list = configuration
    return layout
  }

  var axis: FlowAxis { FlowAxis(isVertical: configuration.scrollDirection == .vertical) }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let insets = collectionView.contentInset
    container = Size(
      width: max(0, collectionView.bounds.width - insets.left - insets.right),
      height: max(0, collectionView.bounds.height - insets.top - insets.bottom))
    let environment = LayoutEnvironment(size: container, traits: traits(of: collectionView))
    var start = 0.0
    placed = []
    for (index, count) in collectionView.currentCounts.enumerated() {
      guard let section = provider(index, environment) else {
        preconditionFailure("the section provider has returned nil for section \(index)")
      }
      if index > 0 { start += configuration.interSectionSpacing }
      placed.append(place(section, at: index, count: count, start: start, environment))
      start = placed[index].end
      if let list = section.list { self.list = list }
    }
  }

  private func place(
    _ section: CollectionLayoutSection, at index: Int, count: Int, start: Double,
    _ environment: LayoutEnvironment
  ) -> PlacedSection {
    let placer = GroupPlacer(count: count, environment: environment) { [measured] item in
      let path = IndexPath(item: item, section: index)
      return measured[CollectionElement(category: .cell, kind: "", path: path)]
    }
    return PlacedSection(
      section, start: start, placer: placer, container: container, axis: axis
    ) { [measured] item in
      measured[
        CollectionElement(
          category: .supplementaryView, kind: item.elementKind,
          path: IndexPath(item: 0, section: index))]
    }
  }

  private func traits(of view: CollectionView) -> TraitCollection {
    view.controllerOfView?.traitCollection
      ?? TraitCollection(
        horizontalSizeClass: .compact, verticalSizeClass: .regular)
  }

  open override var collectionViewContentSize: Size {
    let length = placed.last?.end ?? 0
    return axis.isVertical
      ? Size(width: container.width, height: length)
      : Size(width: length, height: container.height)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  {
    guard placed.indices.contains(indexPath.section),
      placed[indexPath.section].places.indices.contains(indexPath.item)
    else { return nil }
    let section = placed[indexPath.section]
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = section.places[indexPath.item].frame
    attributes.zIndex = section.places[indexPath.item].zIndex
    if section.sideways != nil { attributes.orthogonalSection = indexPath.section }
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard placed.indices.contains(indexPath.section) else { return nil }
    let section = placed[indexPath.section]
    let boundary = section.boundaries.first {
      $0.item.elementKind == elementKind && $0.number == indexPath.item
    }
    guard let boundary else { return nil }
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = boundary.frame
    attributes.zIndex = boundary.item.zIndex
    if boundary.item.pinToVisibleBounds { pin(attributes, boundary, in: section) }
    return attributes
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard placed.indices.contains(indexPath.section) else { return nil }
    let section = placed[indexPath.section]
    guard let item = section.section.decorationItems.first(where: { $0.elementKind == elementKind })
    else { return nil }
    let attributes = CollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    let insets = item.contentInsets
    let length = section.end - section.start
    let whole = axis.rect(
      main: section.start, cross: 0, mainSize: length, crossSize: axis.cross(container))
    attributes.frame = Rect(
      x: whole.minX + insets.leading, y: whole.minY + insets.top,
      width: max(0, whole.width - insets.leading - insets.trailing),
      height: max(0, whole.height - insets.top - insets.bottom))
    attributes.zIndex = item.zIndex
    return attributes
  }

  open override func layoutAttributesForElements(in rect: Rect)
    -> [CollectionViewLayoutAttributes]?
  {
    let (start, end) = (axis.start(rect), axis.end(rect))
    var found: [CollectionViewLayoutAttributes] = []
    for index in placed.partitioningIndex(where: { $0.end > start })..<placed.count {
      let section = placed[index]
      if section.start >= end { break }
      let first = IndexPath(item: 0, section: index)
      for item in section.section.decorationItems {
        let decoration = layoutAttributesForDecorationView(ofKind: item.elementKind, at: first)
        if let decoration { found.append(decoration) }
      }
      for item in items(ofSection: index, in: rect) {
        let path = IndexPath(item: item, section: index)
        if let attributes = layoutAttributesForItem(at: path) { found.append(attributes) }
      }
      for boundary in section.boundaries {
        let attributes = layoutAttributesForSupplementaryView(
          ofKind: boundary.item.elementKind,
          at: IndexPath(item: boundary.number, section: index))
        if let attributes, attributes.frame.touches(rect) { found.append(attributes) }
      }
    }
    return found
  }

  /// Returns the items of a section that are seen in a rectangle of the content.
  private func items(ofSection index: Int, in rect: Rect) -> [Int] {
    let section = placed[index]
    var rect = rect
    if let sideways = section.sideways {
      // The section's own scrolling decides, and not the rectangle's sides.
      guard
        sideways.frame.touches(
          Rect(x: sideways.frame.minX, y: rect.minY, width: 1, height: rect.height))
      else { return [] }
      rect = Rect(
        x: collectionView?.sidewaysOffset(ofSection: index) ?? 0, y: rect.minY,
        width: sideways.frame.width, height: rect.height)
    }
    let isAcross = section.sideways != nil
    let (start, end) =
      isAcross ? (rect.minX, rect.maxX) : (axis.start(rect), axis.end(rect))
    var found: [Int] = []
    for group in section.groups[section.groups.partitioningIndex { $0.end > start }...] {
      if group.start >= end { break }
      found += group.items.filter { section.places[$0].frame.touches(rect) }
    }
    return found
  }

  /// True if the size of the view changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    newBounds.size != collectionView?.laidOutBounds.size
  }

  /// True if an estimated side differs from the preferred one.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    let (width, height) = estimates(originalAttributes)
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    return width && new.width != old.width || height && new.height != old.height
  }

  private func estimates(_ attributes: CollectionViewLayoutAttributes) -> (Bool, Bool) {
    let path = attributes.indexPath
    guard placed.indices.contains(path.section) else { return (false, false) }
    let section = placed[path.section]
    if attributes.representedElementCategory == .cell {
      guard section.places.indices.contains(path.item) else { return (false, false) }
      let place = section.places[path.item]
      return (place.hasEstimatedWidth, place.hasEstimatedHeight)
    }
    let kind = attributes.representedElementKind
    let boundary = section.boundaries.first { $0.item.elementKind == kind }?.item.layoutSize
    return (
      boundary?.widthDimension.isEstimated ?? false, boundary?.heightDimension.isEstimated ?? false
    )
  }

  override func keepPreferred(_ attributes: CollectionViewLayoutAttributes) {
    measured[attributes.element] = attributes.size
  }

  override func forgetPreferredSizes() { measured = [:] }

  override func followPreferredSizes(_ update: ListUpdate) {
    var sizes: [CollectionElement: Size] = [:]
    for (element, size) in measured {
      var element = element
      guard element.category == .cell, !update.reloaded.contains(element.path),
        let path = update.newPath(of: element.path)
      else { continue }
      element.path = path
      sizes[element] = size
    }
    measured = sizes
  }

  override var orthogonalSections: [OrthogonalSection] {
    placed.indices.compactMap { index in
      guard let sideways = placed[index].sideways else { return nil }
      return OrthogonalSection(
        section: index, frame: sideways.frame, contentSize: sideways.contentSize,
        behavior: placed[index].section.orthogonalScrollingBehavior, groupStep: sideways.step)
    }
  }
}
