public import CellGraphics

extension View {
  /// A target size of zero, which requests the smallest size from `systemLayoutSizeFitting`.
  public static let layoutFittingCompressedSize = Size(width: 0, height: 0)

  /// A target size of 10,000 cells, which requests the largest size from `systemLayoutSizeFitting`.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// Returns the size in whole cells that meets the constraints in the view and is nearest to a
  /// target.
  ///
  /// ```swift
  /// let (box, label) = (View(), Label())
  /// label.text = "Total"
  /// box.addSubview(label)
  /// label.translatesAutoresizingMaskIntoConstraints = false
  /// LayoutConstraint.activate([
  ///   label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 1),
  ///   label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -1),
  ///   label.topAnchor.constraint(equalTo: box.topAnchor),
  ///   label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
  /// ])
  /// let size = box.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
  /// precondition(size == Size(width: 7, height: 1))
  /// ```
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
