internal import CellGraphics

extension CollectionViewCompositionalLayout {
  /// Moves a header or footer so that it is visible while its section is.
  func pin(
    _ attributes: CollectionViewLayoutAttributes, _ boundary: PlacedSection.Boundary,
    in section: PlacedSection
  ) {
    guard let collectionView, axis.isVertical else { return }
    let (bounds, insets) = (collectionView.bounds, collectionView.contentInset)
    var frame = attributes.frame
    if boundary.item.isFooter {
      let edge = bounds.maxY - insets.bottom - frame.height
      frame.origin.y = min(frame.minY, max(edge, section.start))
    } else {
      frame.origin.y = max(frame.minY, min(bounds.minY + insets.top, section.end - frame.height))
    }
    attributes.frame = frame
    attributes.zIndex = 10
  }
}
