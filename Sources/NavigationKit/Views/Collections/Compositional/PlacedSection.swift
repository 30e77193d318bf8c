internal import CellGraphics

/// The places of the elements of one section of a compositional layout.
struct PlacedSection {
  struct Group {
    var items: Range<Int>
    /// The extent along the direction in which groups follow each other.
    var start: Double
    var end: Double
  }

  struct Boundary {
    var item: CollectionLayoutBoundarySupplementaryItem
    var frame: Rect
    /// The number among the section's supplementary views of the same kind.
    var number: Int
  }

  let section: CollectionLayoutSection
  let start: Double
  private(set) var end: Double
  private(set) var places: [GroupPlacer.Place] = []
  private(set) var groups: [Group] = []
  private(set) var boundaries: [Boundary] = []
  /// The visible part and the content of a section that scrolls sideways.
  private(set) var sideways: (frame: Rect, contentSize: Size, step: Double)?
  private let axis: FlowAxis
  private let container: Size

  /// Places a section.
  ///
  /// - Parameters:
  ///   - section: The description of the section.
  ///   - start: The section's position along the scrolling.
  ///   - placer: Places the items.
  ///   - container: The size of the collection view.
  ///   - axis: The direction of the scrolling.
  ///   - measured: The measured sizes of headers and footers, by their number in the list.
  init(
    _ section: CollectionLayoutSection, start: Double, placer: GroupPlacer, container: Size,
    axis: FlowAxis, measured: (CollectionLayoutBoundarySupplementaryItem) -> Size?
  ) {
    self.section = section
    self.start = start
    self.axis = axis
    self.container = container
    end = start
    addBoundaries(isFooter: false, measured)
    let insets = section.contentInsets
    end += axis.isVertical ? insets.top : insets.leading
    var placer = placer
    if section.orthogonalScrollingBehavior != .none, axis.isVertical {
      placeSideways(&placer)
    } else {
      placeLines(&placer)
    }
    end += axis.isVertical ? insets.bottom : insets.trailing
    addBoundaries(isFooter: true, measured)
  }

  /// The size that the fractions of groups refer to.
  private var room: Size {
    let insets = section.contentInsets
    return Size(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: max(0, container.height - insets.top - insets.bottom))
  }

  private mutating func placeLines(_ placer: inout GroupPlacer) {
    let cross = axis.isVertical ? section.contentInsets.leading : section.contentInsets.top
    while placer.next < placer.count {
      if !groups.isEmpty { end += section.interGroupSpacing }
      let first = placer.next
      let (found, size) = placer.place(section.group, in: room)
      places += found.map {
        axis.isVertical ? $0.moved(x: cross, y: end) : $0.moved(x: end, y: cross)
      }
      groups.append(
        Group(items: first..<first + found.count, start: end, end: end + axis.main(size)))
      end += axis.main(size)
      if found.isEmpty { break }
    }
  }

  private mutating func placeSideways(_ placer: inout GroupPlacer) {
    let top = end
    var (x, height, step) = (section.contentInsets.leading, 0.0, 1.0)
    while placer.next < placer.count {
      if !groups.isEmpty { x += section.interGroupSpacing }
      let first = placer.next
      let (found, size) = placer.place(section.group, in: room)
      places += found.map { $0.moved(x: x, y: top) }
      groups.append(Group(items: first..<first + found.count, start: x, end: x + size.width))
      x += size.width
      height = max(height, size.height)
      step = size.width + section.interGroupSpacing
      if found.isEmpty { break }
    }
    let frame = Rect(x: 0, y: top, width: container.width, height: height)
    sideways = (
      frame, Size(width: x + section.contentInsets.trailing, height: height), step
    )
    end += height
  }

  private mutating func addBoundaries(
    isFooter: Bool, _ measured: (CollectionLayoutBoundarySupplementaryItem) -> Size?
  ) {
    for item in section.boundarySupplementaryItems where item.isFooter == isFooter {
      let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
      let width = max(0, container.width - insets.leading - insets.trailing)
      var size = GroupPlacer.size(
        of: item.layoutSize, in: Size(width: width, height: container.height))
      if let measured = measured(item) {
        if item.layoutSize.heightDimension.isEstimated { size.height = measured.height }
        if item.layoutSize.widthDimension.isEstimated { size.width = measured.width }
      }
      let slack = max(0, width - size.width)
      let aside =
        switch item.alignment {
        case .topLeading, .bottomLeading, .leading: 0.0
        case .topTrailing, .bottomTrailing, .trailing: slack
        case .top, .bottom, .none: (slack / 2).rounded(.down)
        }
      let origin =
        axis.isVertical ? Point(x: insets.leading + aside, y: end) : Point(x: end, y: 0)
      let number = boundaries.count { $0.item.elementKind == item.elementKind }
      let frame = Rect(origin: origin, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
      boundaries.append(Boundary(item: item, frame: frame, number: number))
      if item.extendsBoundary { end += axis.main(size) }
    }
  }
}
