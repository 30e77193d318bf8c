extension ViewController {
  /// The controller that this controller itself presents; nil for none.
  ///
  /// Unlike ``presentedViewController``, it ignores the presentations of containers around it.
  package var ownPresentedViewController: ViewController? { presentation?.presented }

  /// The style in which the controller is shown after adaptation; nil if it is not presented.
  package var shownPresentationStyle: ModalPresentationStyle? {
    ownPresentation?.activeController.presentationStyle
  }

  /// The controller whose place a presentation in a context takes; nil for one over the window.
  package var presentationContextController: ViewController? {
    guard let ownPresentation, ownPresentation.isContextual else { return nil }
    return ownPresentation.presenting
  }

  /// The controller on which `present` was called; nil if the controller is not presented.
  package var presentationRequester: ViewController? { ownPresentation?.requester }
}

extension View {
  /// The controller whose view this is; nil for a view inside of one.
  package var owningController: ViewController? { controller }
}
