extension ViewController {
  /// Indicates whether the controller itself is the first responder: no text is edited, and its view is on
  /// the screen.
  public var isFirstResponder: Bool { application?.firstResponderController === self }

  func takeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = viewIfLoaded?.window,
      let application = window.application, window.endEditing(false)
    else { return false }
    application.chosenResponder = self
    return true
  }

  func giveUpFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return false }
    application?.chosenResponder = nil
    return true
  }
}

extension Application {
  /// The controller that is the first responder; nil while a text is edited, and without such a
  /// controller.
  var firstResponderController: ViewController? {
    guard let chosenResponder, chosenResponder.viewIfLoaded?.window === window, !isEditingText
    else {
      return nil
    }
    return chosenResponder
  }
}
