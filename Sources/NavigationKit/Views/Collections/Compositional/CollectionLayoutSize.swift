/// The length of one side of an item, a group or a supplementary view.
public struct CollectionLayoutDimension: Hashable, Sendable {
  enum Kind: Hashable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
  }

  let kind: Kind
  /// The fraction or the number of cells.
  public let dimension: Double

  /// Returns a fraction of the container's width; 1 is the whole width.
  public static func fractionalWidth(_ fraction: Double) -> CollectionLayoutDimension {
    .init(kind: .fractionalWidth, dimension: fraction)
  }
  /// Returns a fraction of the container's height; 1 is the whole height.
  public static func fractionalHeight(_ fraction: Double) -> CollectionLayoutDimension {
    .init(kind: .fractionalHeight, dimension: fraction)
  }
  /// Returns a number of columns or rows.
  public static func absolute(_ length: Double) -> CollectionLayoutDimension {
    .init(kind: .absolute, dimension: length)
  }
  /// Returns a number of columns or rows that holds until the view is measured.
  public static func estimated(_ length: Double) -> CollectionLayoutDimension {
    .init(kind: .estimated, dimension: length)
  }

  /// Indicates whether the value is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Indicates whether the value is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Indicates whether the value is a number of cells.
  public var isAbsolute: Bool { kind == .absolute }
  /// Indicates whether the value holds until the view is measured.
  public var isEstimated: Bool { kind == .estimated }
}

/// The width and the height of an item, a group or a supplementary view.
public struct CollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public let widthDimension: CollectionLayoutDimension
  /// The height.
  public let heightDimension: CollectionLayoutDimension

  /// Creates a size from two dimensions.
  public init(
    widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}

/// A space between items: exact, or at least a number of cells.
public struct CollectionLayoutSpacing: Hashable, Sendable {
  /// The number of columns or rows.
  public let spacing: Double
  /// Indicates whether the space takes a share of the room that is left.
  public let isFlexible: Bool

  /// Returns an exact space.
  public static func fixed(_ spacing: Double) -> CollectionLayoutSpacing {
    .init(spacing: spacing, isFlexible: false)
  }
  /// Returns a space that takes a share of the room that is left.
  public static func flexible(_ spacing: Double) -> CollectionLayoutSpacing {
    .init(spacing: spacing, isFlexible: true)
  }

  /// Indicates whether the space is exact.
  public var isFixed: Bool { !isFlexible }
}

/// The spaces around an item.
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// The space before the item; nil for none.
  public let leading: CollectionLayoutSpacing?
  /// The space above the item; nil for none.
  public let top: CollectionLayoutSpacing?
  /// The space after the item; nil for none.
  public let trailing: CollectionLayoutSpacing?
  /// The space below the item; nil for none.
  public let bottom: CollectionLayoutSpacing?

  /// Creates the spaces around an item. Flexible spaces count with their least value.
  public init(
    leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?,
    trailing: CollectionLayoutSpacing?, bottom: CollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}
