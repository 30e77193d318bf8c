internal import CellGraphics

/// The scroll view of a section that scrolls across the direction of its collection view.
///
/// It contains the section's cells, so that the wheel and drags over the section scroll it.
final class SectionScrollView: ScrollView {
  let section: Int
  var behavior = CollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  /// The distance from one group to the next.
  var groupStep = 1.0
  /// The offset for which the collection view was last asked to show the section's items.
  private var tiledOffset = 0.0

  init(section: Int) {
    self.section = section
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
  }

  required init?(coder: Coder) { nil }

  /// False: the collection view has the focus for all its items.
  override var canBecomeFocused: Bool { false }

  override func layoutSubviews() {
    guard contentOffset.x != tiledOffset else { return }
    // Other items are visible.
    tiledOffset = contentOffset.x
    superview?.setNeedsLayout()
  }

  /// Returns the offset that shows `start` to `end` and fits the section's behaviour.
  func offset(from start: Double, to end: Double) -> Double {
    var x = min(max(contentOffset.x, end - bounds.width), start)
    let step: Double? =
      switch behavior {
      case .none, .continuous: nil
      case .paging: bounds.width
      case .continuousGroupLeadingBoundary, .groupPaging: groupStep
      case .groupPagingCentered: nil
      }
    if behavior == .groupPagingCentered { x = ((start + end - bounds.width) / 2).rounded(.down) }
    if let step, step > 0, x != contentOffset.x {
      let steps = x / step
      x = (x > contentOffset.x ? steps.rounded(.up) : steps.rounded(.down)) * step
      // A step must not hide the item itself.
      x = min(x, start)
    }
    return clamped(Point(x: x, y: 0)).x
  }
}

extension CollectionView {
  /// Makes, places and removes the scroll views of the sections that scroll sideways.
  func updateSectionScrollers() {
    let sections = currentLayout.orthogonalSections
    for scroller in sectionScrollers
    where !sections.contains(where: { $0.section == scroller.section }) {
      scroller.removeFromSuperview()
    }
    sectionScrollers = sections.map { section in
      let scroller =
        sectionScrollers.first { $0.section == section.section }
        ?? SectionScrollView(section: section.section)
      scroller.behavior = section.behavior
      scroller.groupStep = section.groupStep
      scroller.isPagingEnabled = section.behavior == .paging
      scroller.place(in: section.frame)
      scroller.contentSize = section.contentSize
      if scroller.superview !== self { insertSubview(scroller, at: backgroundView == nil ? 0 : 1) }
      return scroller
    }
  }

  /// The distance by which a section is scrolled sideways, in columns.
  func sidewaysOffset(ofSection section: Int) -> Double {
    sectionScrollers.first { $0.section == section }?.contentOffset.x ?? 0
  }

  /// Returns the frame at which an element is seen: the frame of the layout, moved by the sideways
  /// scrolling of its section.
  func seenFrame(of attributes: CollectionViewLayoutAttributes) -> Rect {
    guard let section = attributes.orthogonalSection else { return attributes.frame }
    return attributes.frame.offsetBy(dx: -sidewaysOffset(ofSection: section), dy: 0)
  }

  /// Scrolls the section of an element sideways to show the element.
  func scrollSection(to attributes: CollectionViewLayoutAttributes, animated: Bool) {
    guard let section = attributes.orthogonalSection,
      let scroller = sectionScrollers.first(where: { $0.section == section })
    else { return }
    let frame = attributes.frame.offsetBy(dx: -scroller.frame.minX, dy: 0)
    let x = scroller.offset(from: frame.minX, to: frame.maxX)
    if x != scroller.contentOffset.x {
      scroller.setContentOffset(Point(x: x, y: 0), animated: animated)
    }
  }
}
