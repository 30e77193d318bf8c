public import CellGraphics

extension View {
  /// Asks `systemLayoutSizeFitting(_:)` for the least size.
  public static let layoutFittingCompressedSize = Size(width: 0, height: 0)

  /// The size in whole cells that satisfies the constraints in the view and is nearest to a target.
  ///
  /// - Parameters:
  ///   - horizontal: How much the width of `size` matters.
  ///   - vertical: How much its height matters.
  public func systemLayoutSizeFitting(
    _ size: Size, withHorizontalFittingPriority horizontal: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority vertical: LayoutPriority = .fittingSizeLevel
  ) -> Size {
    LayoutSystem.size(
      of: self,
      fitting: LayoutSystem.Fitting(size: size, horizontal: horizontal, vertical: vertical))
  }
}
