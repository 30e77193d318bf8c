public import CellGraphics

/// The looks of a list in a collection view.
///
/// ```swift
/// var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// let layout = CollectionViewCompositionalLayout.list(using: configuration)
/// precondition(layout.configuration.interSectionSpacing == 0)
/// ```
public struct CollectionLayoutListConfiguration {
  /// Looks of lists. The raw values are UIKit's.
  public enum Appearance: Int, Sendable {
    /// Headers stay at the top while their section is visible.
    case plain
    /// Sections are full-width blocks.
    case grouped
    /// Sections are cards with background on both sides.
    case insetGrouped
    /// Looks like `plain`.
    case sidebar
    /// Looks like `plain`.
    case sidebarPlain
  }

  /// Kinds of headers.
  public enum HeaderMode: Int, Sendable {
    /// No headers.
    case none
    /// Supplementary views of the data source.
    case supplementary
    /// The first item of each section.
    case firstItemInSection
  }

  /// Kinds of footers.
  public enum FooterMode: Int, Sendable {
    /// No footers.
    case none
    /// Supplementary views of the data source.
    case supplementary
  }

  /// Returns the actions of a row that is swiped.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    SwipeActionsConfiguration?

  /// The looks.
  public var appearance: Appearance
  /// The headers; none by default.
  public var headerMode = HeaderMode.none
  /// The footers; none by default.
  public var footerMode = FooterMode.none
  /// A Boolean value that indicates whether there are lines between the rows of a section; true by
  /// default. As in a table, the focused row and the last one have no line.
  public var showsSeparators = true
  /// The colour behind the list, in place of the collection view's.
  ///
  /// nil, the default, is the system's colour for grouped lists, and the collection view's own colour
  /// for others. A collection view that has other sections too keeps its own.
  public var backgroundColor: Color?
  /// The rows above a header; nil for the list's own number.
  public var headerTopPadding: Double?
  /// Returns the actions at the left end of a row. They are kept and not shown.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions at the right end of a row. They are kept and not shown.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates the looks of a list.
  public init(appearance: Appearance) { self.appearance = appearance }

  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

extension CollectionLayoutSection {
  /// Returns a section of rows, as in a table.
  public static func list(
    using configuration: CollectionLayoutListConfiguration,
    layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(1))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    let section = CollectionLayoutSection(group: group)
    section.list = configuration
    let side = configuration.appearance == .insetGrouped ? 2.0 : 0
    section.contentInsets = DirectionalEdgeInsets(
      top: configuration.isGrouped && configuration.headerMode != .supplementary ? 1 : 0,
      leading: side, bottom: 0, trailing: side)
    section.boundarySupplementaryItems = configuration.boundaryItems(size)
    return section
  }
}

extension CollectionLayoutListConfiguration {
  fileprivate func boundaryItems(_ size: CollectionLayoutSize)
    -> [CollectionLayoutBoundarySupplementaryItem]
  {
    var items: [CollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary {
      let header = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = !isGrouped
      items.append(header)
    }
    if footerMode == .supplementary {
      items.append(
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: CollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return items
  }
}

extension CollectionView {
  /// The colour behind a collection view of lists only; nil for its own colour.
  var listBackground: Color? {
    guard let layout = collectionViewLayout as? CollectionViewCompositionalLayout,
      layout.hasListsOnly, let list = layout.list
    else { return nil }
    return list.backgroundColor ?? (list.isGrouped ? themed { $0.groupedBackground } : nil)
  }
}
