internal import NavigationKit

extension SceneViewController {
  /// Makes a popover that a segue is about to present point at its anchor.
  func aimPopover(
    of destination: ViewController, _ presentation: SceneDocument.SeguePresentation, sender: Any?
  ) {
    guard destination.modalPresentationStyle == .popover,
      let popover = destination.popoverPresentationController
    else { return }
    popover.permittedArrowDirections = presentation.arrowDirections
    switch presentation.anchor.flatMap(anchor) ?? sender {
    case let item as BarButtonItem: popover.barButtonItem = item
    case let view as View: popover.sourceView = view
    // A popover needs a source. If the source is the whole scene, there is no space for an arrow.
    default: popover.sourceView = view
    }
  }

  /// Returns the view or bar button with this id, or the row with this id while it is visible.
  private func anchor(_ id: String) -> Any? {
    let bars = [
      navigationItem.leftBarButtonItems, navigationItem.rightBarButtonItems, toolbarItems,
    ]
    return sceneView(id) ?? cell(ofRow: id)
      ?? bars.lazy.flatMap { $0 ?? [] }.first { $0.accessibilityIdentifier == id }
  }
}
