/// Observes the detents of a sheet.
///
/// Set it as ``PresentationController/delegate``.
///
/// ```swift
/// final class Map: ViewController, SheetPresentationControllerDelegate {
///   var detent: SheetPresentationController.Detent.Identifier?
///   func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
///     _ controller: SheetPresentationController
///   ) { detent = controller.selectedDetentIdentifier }
/// }
/// // The delegate hears of drags by the user.
/// let (map, places) = (Map(), ViewController())
/// places.sheetPresentationController?.delegate = map
/// precondition(map.detent == nil)
/// ```
public protocol SheetPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called after the user has pulled the sheet to another detent. It is not called for a change by
  /// code.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: SheetPresentationController)
}

extension SheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: SheetPresentationController
  ) {}
}
