public import NavigationKit

/// UIKit's name for `CollectionView`. Sizes are in cells.
public typealias UICollectionView = CollectionView
/// UIKit's name for `CollectionViewCell`.
public typealias UICollectionViewCell = CollectionViewCell
/// UIKit's name for `CollectionReusableView`.
public typealias UICollectionReusableView = CollectionReusableView
/// UIKit's name for `CollectionViewListCell`.
public typealias UICollectionViewListCell = CollectionViewListCell
/// UIKit's name for `CollectionViewController`.
public typealias UICollectionViewController = CollectionViewController
/// UIKit's name for `CollectionViewDataSource`.
public typealias UICollectionViewDataSource = CollectionViewDataSource
/// UIKit's name for `CollectionViewDataSourcePrefetching`.
public typealias UICollectionViewDataSourcePrefetching = CollectionViewDataSourcePrefetching
/// UIKit's name for `TableViewDataSourcePrefetching`.
public typealias UITableViewDataSourcePrefetching = TableViewDataSourcePrefetching
/// UIKit's name for `CollectionViewDelegate`.
public typealias UICollectionViewDelegate = CollectionViewDelegate
/// UIKit's name for `CollectionViewDelegateFlowLayout`.
public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout

// MARK: - Layouts

/// UIKit's name for `CollectionViewLayout`.
public typealias UICollectionViewLayout = CollectionViewLayout
/// UIKit's name for `CollectionViewLayoutAttributes`.
public typealias UICollectionViewLayoutAttributes = CollectionViewLayoutAttributes
/// UIKit's name for `CollectionViewLayoutInvalidationContext`.
public typealias UICollectionViewLayoutInvalidationContext =
  CollectionViewLayoutInvalidationContext
/// UIKit's name for `CollectionViewUpdateItem`.
public typealias UICollectionViewUpdateItem = CollectionViewUpdateItem
/// UIKit's name for `CollectionViewFlowLayout`. Items are 6 × 3 cells by default.
public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout
/// UIKit's name for `CollectionViewCompositionalLayout`.
public typealias UICollectionViewCompositionalLayout = CollectionViewCompositionalLayout
/// UIKit's name for `CollectionViewCompositionalLayoutConfiguration`.
public typealias UICollectionViewCompositionalLayoutConfiguration =
  CollectionViewCompositionalLayoutConfiguration
/// UIKit's name for `CollectionLayoutListConfiguration`.
public typealias UICollectionLayoutListConfiguration = CollectionLayoutListConfiguration
/// UIKit's name for `CollectionLayoutSectionOrthogonalScrollingBehavior`.
public typealias UICollectionLayoutSectionOrthogonalScrollingBehavior =
  CollectionLayoutSectionOrthogonalScrollingBehavior
/// UIKit's name for `CollectionLayoutSize`.
public typealias NSCollectionLayoutSize = CollectionLayoutSize
/// UIKit's name for `CollectionLayoutDimension`.
public typealias NSCollectionLayoutDimension = CollectionLayoutDimension
/// UIKit's name for `CollectionLayoutSpacing`.
public typealias NSCollectionLayoutSpacing = CollectionLayoutSpacing
/// UIKit's name for `CollectionLayoutEdgeSpacing`.
public typealias NSCollectionLayoutEdgeSpacing = CollectionLayoutEdgeSpacing
/// UIKit's name for `CollectionLayoutItem`.
public typealias NSCollectionLayoutItem = CollectionLayoutItem
/// UIKit's name for `CollectionLayoutGroup`.
public typealias NSCollectionLayoutGroup = CollectionLayoutGroup
/// UIKit's name for `CollectionLayoutGroupCustomItem`.
public typealias NSCollectionLayoutGroupCustomItem = CollectionLayoutGroupCustomItem
/// UIKit's name for `CollectionLayoutSection`.
public typealias NSCollectionLayoutSection = CollectionLayoutSection
/// UIKit's name for `CollectionLayoutSupplementaryItem`, which is not shown.
public typealias NSCollectionLayoutSupplementaryItem = CollectionLayoutSupplementaryItem
/// UIKit's name for `CollectionLayoutBoundarySupplementaryItem`.
public typealias NSCollectionLayoutBoundarySupplementaryItem =
  CollectionLayoutBoundarySupplementaryItem
/// UIKit's name for `CollectionLayoutDecorationItem`.
public typealias NSCollectionLayoutDecorationItem = CollectionLayoutDecorationItem
/// UIKit's name for `CollectionLayoutAnchor`.
public typealias NSCollectionLayoutAnchor = CollectionLayoutAnchor
/// UIKit's name for `CollectionLayoutEnvironment`.
public typealias NSCollectionLayoutEnvironment = CollectionLayoutEnvironment
/// UIKit's name for `CollectionLayoutContainer`.
public typealias NSCollectionLayoutContainer = CollectionLayoutContainer
/// UIKit's name for `RectAlignment`.
public typealias NSRectAlignment = RectAlignment
/// UIKit's name for `DirectionalRectEdge`.
public typealias NSDirectionalRectEdge = DirectionalRectEdge
/// UIKit's name for `DirectionalEdgeInsets`, in cells.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

// MARK: - Content

/// UIKit's name for `ContentConfiguration`.
public typealias UIContentConfiguration = ContentConfiguration
/// UIKit's name for `ContentView`.
public typealias UIContentView = ContentView
/// UIKit's name for `ConfigurationState`.
public typealias UIConfigurationState = ConfigurationState
/// UIKit's name for `CellConfigurationState`.
public typealias UICellConfigurationState = CellConfigurationState
/// UIKit's name for `ListContentConfiguration`. An image is a sign of one cell.
public typealias UIListContentConfiguration = ListContentConfiguration
/// UIKit's name for `ListContentView`.
public typealias UIListContentView = ListContentView
/// UIKit's name for `BackgroundConfiguration`.
public typealias UIBackgroundConfiguration = BackgroundConfiguration
/// UIKit's name for `CellAccessory`.
public typealias UICellAccessory = CellAccessory

// MARK: - Diffable data sources

/// UIKit's name for `DiffableDataSourceSnapshot`.
public typealias NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
/// UIKit's name for `DiffableDataSourceSectionSnapshot`.
public typealias NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> =
  DiffableDataSourceSectionSnapshot<ItemIdentifierType>
/// UIKit's name for `DiffableDataSourceTransaction`.
public typealias NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> = DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
/// UIKit's name for `CollectionViewDiffableDataSource`.
public typealias UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> = CollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
/// UIKit's name for `TableViewDiffableDataSource`.
public typealias UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> = TableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>

// MARK: - Tables

/// UIKit's name for `TableViewHeaderFooterView`.
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
/// UIKit's name for `ContextualAction`.
public typealias UIContextualAction = ContextualAction
/// UIKit's name for `SwipeActionsConfiguration`.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration
