extension Color {
  /// The colour `progress` of the way to `other` as the eye sees it: in a straight line through OKLab,
  /// so that nothing in between is darker, lighter or greyer than the way leads.
  ///
  /// Only opaque colours have a place there; others mix as `mixed(with:at:)` does.
  public func blended(with other: Color, at progress: Double) -> Color {
    guard progress > 0, self != other else { return self }
    if progress >= 1 { return other }
    guard alpha == 255, other.alpha == 255 else { return mixed(with: other, at: progress) }
    let (a, b) = (OKLab(self), OKLab(other))
    return a.mixed(with: b, at: progress).color
  }
}
