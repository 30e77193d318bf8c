extension Color {
  /// Returns the colour at `progress` between this colour and another one, as the eye perceives it.
  ///
  /// The path is a straight line through OKLab. Colours between have no other hue and are neither
  /// darker nor greyer than the line. ``mixed(with:at:)`` is faster, but darkens between hues.
  ///
  /// ```swift
  /// let middle = Color.black.blended(with: .white, at: 0.5)
  /// precondition(middle == Color(rgb: 0x636363))  // half the lightness of white
  /// precondition(Color.black.mixed(with: .white, at: 0.5) == Color(rgb: 0x808080))
  /// ```
  ///
  /// - Parameters:
  ///   - other: The colour at progress 1.
  ///   - progress: Values of 0 or less give this colour, values of 1 or more give `other`.
  /// - Returns: The nearest opaque colour. If one of the colours is not opaque, the result of
  ///   ``mixed(with:at:)``.
  public func blended(with other: Color, at progress: Double) -> Color {
    guard progress > 0, self != other else { return self }
    if progress >= 1 { return other }
    guard alpha == 255, other.alpha == 255 else { return mixed(with: other, at: progress) }
    let (a, b) = (OKLab(self), OKLab(other))
    return a.mixed(with: b, at: progress).color
  }
}
