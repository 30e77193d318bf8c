public import CellGraphics

/// A controller that contains others and adapts their sizes, as `UIContentContainer`.
///
/// ``ViewController`` conforms to it. Override its methods in a container of your own.
public protocol ContentContainer: AnyObject {
  /// The preferred size of the content in columns and rows; zero for none.
  var preferredContentSize: Size { get }

  /// Called when the preferred size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)

  /// Called in UIKit when layout by constraints has changed the size of a child. It is never called
  /// here.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer)

  /// Returns the size of a child when this container has the size `parentSize`.
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size

  /// Called before the content takes another size.
  func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator)

  /// Called before the content gets other traits.
  func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator)
}

extension ViewController: ContentContainer {
  /// Returns the size of `content`, which keeps its distances to the edges of this controller's view,
  /// for another size of that view.
  func size(of content: View, withParentContainerSize parentSize: Size) -> Size {
    guard let view = viewIfLoaded, view.window != nil else { return parentSize }
    return Size(
      width: max(0, content.bounds.width + parentSize.width - view.bounds.width),
      height: max(0, content.bounds.height + parentSize.height - view.bounds.height))
  }
}
