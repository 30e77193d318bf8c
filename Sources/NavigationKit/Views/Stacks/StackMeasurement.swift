internal import CellGraphics

/// The measured sizes of the views in a stack and in nested stacks.
///
/// A stack measures each view several times, and nested stacks pass the measurements on to their
/// views. Without this cache each level of nesting would multiply the number of measurements by
/// more than three. The outermost stack keeps it while it measures or places views, so each view is
/// measured once for each size.
final class StackMeasurement {
  private struct Offer: Hashable {
    let view: ObjectIdentifier
    let size: Size
  }

  private var intrinsicSizes: [ObjectIdentifier: Size] = [:]
  private var fittingSizes: [Offer: Size] = [:]

  func intrinsicSize(of view: View) -> Size {
    if let known = intrinsicSizes[ObjectIdentifier(view)] { return known }
    let size = view.intrinsicContentSize
    intrinsicSizes[ObjectIdentifier(view)] = size
    return size
  }

  func size(of view: View, fitting size: Size) -> Size {
    let offer = Offer(view: ObjectIdentifier(view), size: size)
    if let known = fittingSizes[offer] { return known }
    let fitting = view.measuredSize(in: size)
    fittingSizes[offer] = fitting
    return fitting
  }

  /// Removes all sizes, when one may have changed.
  func removeAll() {
    intrinsicSizes.removeAll()
    fittingSizes.removeAll()
  }
}
