public import CellGraphics

extension View {
  /// A target size of zero, which requests the smallest size from `systemLayoutSizeFitting`.
  public static let layoutFittingCompressedSize = Size(width: 0, height: 0)

  /// Returns the size in whole cells that meets the constraints in the view and is nearest to a
  /// target.
  ///
  /// - Parameters:
  ///   - size: The target size in cells.
  ///   - horizontal: The priority of the target's width.
  ///   - vertical: The priority of the target's height.
  public func systemLayoutSizeFitting(
    _ size: Size, withHorizontalFittingPriority horizontal: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority vertical: LayoutPriority = .fittingSizeLevel
  ) -> Size {
    LayoutSystem.size(
      of: self,
      fitting: LayoutSystem.Fitting(size: size, horizontal: horizontal, vertical: vertical))
  }
}
