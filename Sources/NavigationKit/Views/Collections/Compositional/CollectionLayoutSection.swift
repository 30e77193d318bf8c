public import CellGraphics

/// A section of a compositional layout: a group that is repeated, with headers and footers.
open class CollectionLayoutSection {
  let group: CollectionLayoutGroup
  /// The space around the groups; zero by default.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The space between groups; 0 by default.
  public var interGroupSpacing = 0.0
  /// The way in which the section scrolls sideways; it does not by default.
  public var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// A Boolean value that indicates whether headers and footers keep the section's left and right
  /// insets; true by default.
  public var supplementariesFollowContentInsets = true
  /// The decorations behind the section.
  public var decorationItems: [CollectionLayoutDecorationItem] = []
  var list: CollectionLayoutListConfiguration?

  /// Creates a section that repeats a group.
  public init(group: CollectionLayoutGroup) { self.group = group }
}

/// The space that a layout's section is made for.
public protocol CollectionLayoutEnvironment: AnyObject {
  /// The size of the collection view.
  var container: any CollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: TraitCollection { get }
}

/// The size of a container in a compositional layout.
public protocol CollectionLayoutContainer: AnyObject {
  /// The size in cells.
  var contentSize: Size { get }
  /// The size without insets.
  var effectiveContentSize: Size { get }
  /// The insets.
  var contentInsets: DirectionalEdgeInsets { get }
  /// The insets.
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}

final class LayoutEnvironment: CollectionLayoutEnvironment, CollectionLayoutContainer {
  let contentSize: Size
  let traitCollection: TraitCollection

  init(size: Size, traits: TraitCollection) {
    contentSize = size
    traitCollection = traits
  }

  var container: any CollectionLayoutContainer { self }
  var effectiveContentSize: Size { contentSize }
  var contentInsets: DirectionalEdgeInsets { .zero }
  var effectiveContentInsets: DirectionalEdgeInsets { .zero }
}

/// Values of a compositional layout for all its sections.
public struct CollectionViewCompositionalLayoutConfiguration {
  /// The direction in which sections follow each other; vertical by default.
  public var scrollDirection = CollectionView.ScrollDirection.vertical
  /// The space between sections; 0 by default.
  public var interSectionSpacing = 0.0

  /// Creates the default configuration.
  public init() {}
}
