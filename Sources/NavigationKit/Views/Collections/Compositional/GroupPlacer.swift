internal import CellGraphics

/// Places the items of a compositional layout's groups, in cells.
struct GroupPlacer {
  /// The place of one item, with the sides that its cell decides.
  struct Place {
    /// The place without the item's insets.
    var outer: Rect
    var insets = DirectionalEdgeInsets.zero
    var zIndex = 0
    var hasEstimatedWidth = false
    var hasEstimatedHeight = false

    /// The frame on whole cells.
    var frame: Rect {
      let (left, top) = (outer.minX.rounded() + insets.leading, outer.minY.rounded() + insets.top)
      return Rect(
        x: left, y: top, width: max(0, outer.maxX.rounded() - insets.trailing - left),
        height: max(0, outer.maxY.rounded() - insets.bottom - top))
    }

    func moved(x: Double, y: Double) -> Place {
      var place = self
      place.outer = outer.offsetBy(dx: x, dy: y)
      return place
    }
  }

  /// The number of items of the section.
  let count: Int
  /// The measured sizes of items.
  let measured: (_ item: Int) -> Size?
  let environment: any CollectionLayoutEnvironment
  /// The next item to place.
  private(set) var next = 0

  init(
    count: Int, environment: any CollectionLayoutEnvironment,
    measured: @escaping (_ item: Int) -> Size?
  ) {
    self.count = count
    self.environment = environment
    self.measured = measured
  }

  /// Places the next items in a group.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - container: The size that the group's fractions refer to.
  /// - Returns: The places, with the origin at the group's corner, and the group's size.
  mutating func place(_ group: CollectionLayoutGroup, in container: Size) -> ([Place], Size) {
    let size = Self.size(of: group.layoutSize, in: container)
    return place(group, size: size)
  }

  private mutating func place(_ group: CollectionLayoutGroup, size: Size) -> ([Place], Size) {
    let insets = group.contentInsets
    let inner = Size(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    var (places, used): ([Place], Size)
    switch group.arrangement {
    case .custom(let provider): (places, used) = (custom(provider, inner), inner)
    case .horizontal: (places, used) = line(group, in: inner, isHorizontal: true)
    case .vertical: (places, used) = line(group, in: inner, isHorizontal: false)
    }
    if insets != .zero { places = places.map { $0.moved(x: insets.leading, y: insets.top) } }
    var result = size
    if group.layoutSize.widthDimension.isEstimated {
      result.width = used.width + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      result.height = used.height + insets.top + insets.bottom
    }
    return (places, result)
  }

  private mutating func custom(
    _ provider: (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem], _ size: Size
  ) -> [Place] {
    let room = LayoutEnvironment(size: size, traits: environment.traitCollection)
    let items = provider(room).prefix(count - next)
    // A closure without a place would never come to an end.
    next += max(1, items.count)
    return items.map { Place(outer: $0.frame, zIndex: $0.zIndex) }
  }

  private mutating func line(_ group: CollectionLayoutGroup, in room: Size, isHorizontal: Bool)
    -> ([Place], Size)
  {
    precondition(!group.subitems.isEmpty, "a group of a compositional layout has no subitems")
    let limit = isHorizontal ? room.width : room.height
    let isEstimated =
      isHorizontal
      ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    let spacing = group.interItemSpacing?.spacing ?? 0
    var parts: [(places: [Place], length: Double)] = []
    var (position, breadth) = (0.0, 0.0)
    while next < count {
      if let count = group.count, parts.count >= count { break }
      let item = group.subitems[parts.count % group.subitems.count]
      let size = size(of: item, in: room, group, isHorizontal: isHorizontal)
      let length = isHorizontal ? size.width : size.height
      let gap = parts.isEmpty ? 0 : spacing
      let fits = isEstimated || position + gap + length <= limit + 0.001
      if group.count == nil, !parts.isEmpty, !fits { break }
      let (places, actual) = place(item, size: size)
      let (along, across) =
        isHorizontal ? (actual.width, actual.height) : (actual.height, actual.width)
      parts.append((places, along))
      position += gap + along
      breadth = max(breadth, across)
      // One pass of the subitems is a group if its length depends on them.
      if isEstimated, group.count == nil, parts.count == group.subitems.count { break }
    }
    let gap = stretchedGap(group, position: position, limit: limit, count: parts.count)
    var (places, start): ([Place], Double) = ([], 0)
    for part in parts {
      places += part.places.map {
        $0.moved(x: isHorizontal ? start : 0, y: isHorizontal ? 0 : start)
      }
      start += part.length + gap
    }
    let used = isHorizontal ? (position, breadth) : (breadth, position)
    return (places, Size(width: used.0, height: used.1))
  }

  private func stretchedGap(
    _ group: CollectionLayoutGroup, position: Double, limit: Double, count: Int
  ) -> Double {
    guard let spacing = group.interItemSpacing else { return 0 }
    guard spacing.isFlexible, count > 1 else { return spacing.spacing }
    return spacing.spacing + max(0, limit - position) / Double(count - 1)
  }

  /// Places one item or an inner group. The spaces around it are part of the size that is returned.
  private mutating func place(_ item: CollectionLayoutItem, size: Size) -> ([Place], Size) {
    let edges = item.edgeSpacing
    let (left, top) = (edges?.leading?.spacing ?? 0, edges?.top?.spacing ?? 0)
    let (right, bottom) = (edges?.trailing?.spacing ?? 0, edges?.bottom?.spacing ?? 0)
    let inner = Size(width: size.width - left - right, height: size.height - top - bottom)
    let (places, actual) = placeContent(item, size: inner)
    return (
      places.map { $0.moved(x: left, y: top) },
      Size(width: actual.width + left + right, height: actual.height + top + bottom)
    )
  }

  private mutating func placeContent(_ item: CollectionLayoutItem, size: Size) -> ([Place], Size) {
    if let group = item as? CollectionLayoutGroup { return place(group, size: size) }
    var size = size
    let layout = item.layoutSize
    if let measured = measured(next) {
      if layout.widthDimension.isEstimated { size.width = measured.width }
      if layout.heightDimension.isEstimated { size.height = measured.height }
    }
    next += 1
    let insets = item.contentInsets
    let place = Place(
      outer: Rect(origin: .zero, size: size),
      // On an estimated side the cell decides, without insets.
      insets: DirectionalEdgeInsets(
        top: layout.heightDimension.isEstimated ? 0 : insets.top,
        leading: layout.widthDimension.isEstimated ? 0 : insets.leading,
        bottom: layout.heightDimension.isEstimated ? 0 : insets.bottom,
        trailing: layout.widthDimension.isEstimated ? 0 : insets.trailing),
      hasEstimatedWidth: layout.widthDimension.isEstimated,
      hasEstimatedHeight: layout.heightDimension.isEstimated)
    return ([place], size)
  }

  /// Returns the size of an item with the spaces around it.
  private func size(
    of item: CollectionLayoutItem, in room: Size, _ group: CollectionLayoutGroup, isHorizontal: Bool
  ) -> Size {
    var size = Self.size(of: item.layoutSize, in: room)
    let edges = item.edgeSpacing
    size.width += (edges?.leading?.spacing ?? 0) + (edges?.trailing?.spacing ?? 0)
    size.height += (edges?.top?.spacing ?? 0) + (edges?.bottom?.spacing ?? 0)
    guard group.sharesLength, let count = group.count, count > 0 else { return size }
    let gaps = (group.interItemSpacing?.spacing ?? 0) * Double(count - 1)
    if isHorizontal {
      size.width = max(0, room.width - gaps) / Double(count)
    } else {
      size.height = max(0, room.height - gaps) / Double(count)
    }
    return size
  }

  static func size(of layout: CollectionLayoutSize, in container: Size) -> Size {
    func length(_ dimension: CollectionLayoutDimension) -> Double {
      switch dimension.kind {
      case .fractionalWidth: dimension.dimension * container.width
      case .fractionalHeight: dimension.dimension * container.height
      case .absolute, .estimated: dimension.dimension
      }
    }
    return Size(
      width: length(layout.widthDimension), height: length(layout.heightDimension))
  }
}
