public import CellGraphics

/// The size classes of a window or a controller: compact or regular in each direction.
///
/// A controller asks for its traits with ``ViewController/traitCollection`` and learns of changes
/// in `traitCollectionDidChange(_:)`. Containers override the traits of their children.
///
/// ```swift
/// let wide = TraitCollection(size: Size(width: 80, height: 24))
/// precondition(wide.horizontalSizeClass == .regular && wide.verticalSizeClass == .regular)
/// let narrow = TraitCollection(size: Size(width: 59, height: 24))
/// precondition(narrow.description == "compact width, regular height")
/// ```
public struct TraitCollection: Hashable, Sendable {
  /// The least number of columns of a window with regular width: 60.
  ///
  /// In fewer columns a list of 20 columns does not fit beside a text of 40.
  public static let regularColumns = 60.0
  /// The least number of rows of a window with regular height: 16.
  ///
  /// In fewer rows two bars and a dialog leave little of the screen behind them.
  public static let regularRows = 16.0

  /// The size class of the width.
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// The size class of the height.
  public var verticalSizeClass: UserInterfaceSizeClass

  /// Creates traits from two size classes. Unspecified ones inherit the value of the surroundings.
  public init(
    horizontalSizeClass: UserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UserInterfaceSizeClass = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }

  /// Creates the traits of a window of a size in cells.
  public init(size: Size) {
    horizontalSizeClass = size.width < Self.regularColumns ? .compact : .regular
    verticalSizeClass = size.height < Self.regularRows ? .compact : .regular
  }

  /// Returns these traits, with the values that `overrides` specifies in place of the original
  /// values.
  func overridden(by overrides: TraitCollection?) -> TraitCollection {
    guard let overrides else { return self }
    return TraitCollection(
      horizontalSizeClass: overrides.horizontalSizeClass == .unspecified
        ? horizontalSizeClass : overrides.horizontalSizeClass,
      verticalSizeClass: overrides.verticalSizeClass == .unspecified
        ? verticalSizeClass : overrides.verticalSizeClass)
  }
}

extension TraitCollection: CustomStringConvertible {
  /// The traits as in `compact width, regular height`.
  public var description: String { "\(horizontalSizeClass) width, \(verticalSizeClass) height" }
}
