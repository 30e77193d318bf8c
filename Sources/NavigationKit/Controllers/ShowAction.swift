/// A way of showing a controller that a container can implement.
public enum ShowAction: String, Hashable, Sendable, CaseIterable {
  /// The action of ``ViewController/show(_:sender:)``.
  case show
  /// The action of ``ViewController/showDetailViewController(_:sender:)``.
  case showDetail
}

extension ViewController {
  /// Returns the controller that performs `action` for this one.
  ///
  /// The search starts at this controller and continues with its parents. The first controller
  /// whose ``canPerformAction(_:withSender:)`` returns true is the result.
  ///
  /// - Parameters:
  ///   - action: The action to perform.
  ///   - sender: The object that requests the action.
  /// - Returns: nil when no container can perform it; the controller is presented then.
  public func targetViewController(forAction action: ShowAction, sender: Any?) -> ViewController? {
    var controller: ViewController? = self
    while let current = controller {
      if current.canPerformAction(action, withSender: sender) { return current }
      controller = current.parent
    }
    return nil
  }

  /// Performs `action` on the target controller. Without a target, `controller` is presented.
  func forward(_ action: ShowAction, of controller: ViewController, sender: Any?) {
    let target = targetViewController(forAction: action, sender: sender)
    // This check prevents endless recursion in a container that can perform the action but does not
    // override the method.
    guard let target, target !== self else { return present(controller, animated: true) }
    switch action {
    case .show: target.show(controller, sender: sender)
    case .showDetail: target.showDetailViewController(controller, sender: sender)
    }
  }
}
