internal import CellGraphics

/// The sizes of the views in a stack and in the stacks within it.
///
/// A stack asks each view for several sizes, and a stack in a stack passes each question on; without
/// these answers a view would be measured more than three times as often with each further stack around
/// it. The outermost stack keeps the answers while it measures or places its views, so a view is
/// measured once for each size it is offered.
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
    let fitting = view.sizeThatFits(size)
    fittingSizes[offer] = fitting
    return fitting
  }

  /// Called when a size may be another one now.
  func removeAll() {
    intrinsicSizes.removeAll()
    fittingSizes.removeAll()
  }
}
