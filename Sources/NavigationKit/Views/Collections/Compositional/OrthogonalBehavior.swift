/// Ways in which a section scrolls across the direction of its collection view. The raw values are
/// UIKit's.
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll by itself; its groups follow each other in lines.
  case none
  /// The section stops anywhere.
  case continuous
  /// The section stops at the beginning of a group.
  case continuousGroupLeadingBoundary
  /// The section stops at multiples of the view's width.
  case paging
  /// The section stops at the beginning of the next group.
  case groupPaging
  /// The section stops with a group in the middle.
  case groupPagingCentered
}
