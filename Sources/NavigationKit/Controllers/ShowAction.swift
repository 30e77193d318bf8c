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

  /// Passes `action` on to the nearest parent that can perform it. Without one, the first controller
  /// of the chain presents `controller`.
  ///
  /// A parent of the app's own gets the call as well, since it may override the method. Its base
  /// implementation passes the action on in the same way.
  func forward(_ action: ShowAction, of controller: ViewController, sender: Any?) {
    let isFirst = controller.showOrigin == nil
    if isFirst { controller.showOrigin = self }
    defer { if isFirst { controller.showOrigin = nil } }
    var next = parent
    while let current = next {
      if !current.isShowingContainer || current.canPerformAction(action, withSender: sender) {
        switch action {
        case .show: return current.show(controller, sender: sender)
        case .showDetail: return current.showDetailViewController(controller, sender: sender)
        }
      }
      next = current.parent
    }
    if let present = controller.presentsShown { return present() }
    (controller.showOrigin ?? self).present(controller, animated: true)
  }

  /// Indicates whether this is one of the kit's containers that perform an action themselves.
  private var isShowingContainer: Bool {
    self is NavigationController || self is SplitViewController
  }
}
