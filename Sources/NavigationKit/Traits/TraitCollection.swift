public import CellGraphics

/// What a controller has to fit in with: how much room there is across and down.
public struct TraitCollection: Hashable, Sendable {
  /// With fewer columns than this a window is compact across: it could not hold a list of 20 columns
  /// beside a text of 40.
  public static let regularColumns = 60.0
  /// With fewer rows than this a window is compact down: two bars and a dialog would leave little of
  /// what lies around them.
  public static let regularRows = 16.0

  public var horizontalSizeClass: UserInterfaceSizeClass
  public var verticalSizeClass: UserInterfaceSizeClass

  public init(
    horizontalSizeClass: UserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UserInterfaceSizeClass = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }

  /// The traits of a window of `size`.
  public init(size: Size) {
    horizontalSizeClass = size.width < Self.regularColumns ? .compact : .regular
    verticalSizeClass = size.height < Self.regularRows ? .compact : .regular
  }

  /// These traits with those that `overrides` specifies in their place.
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
  public var description: String { "\(horizontalSizeClass) width, \(verticalSizeClass) height" }
}
