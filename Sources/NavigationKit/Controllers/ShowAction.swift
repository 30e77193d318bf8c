/// A way of showing that a container may know.
public enum ShowAction: String, Hashable, Sendable, CaseIterable {
  case show
  case showDetail
}

extension ViewController {
  /// The controller that carries out `action` here: this one, else the nearest around it that can.
  public func targetViewController(forAction action: ShowAction, sender: Any?) -> ViewController? {
    var controller: ViewController? = self
    while let current = controller {
      if current.canPerformAction(action, withSender: sender) { return current }
      controller = current.parent
    }
    return nil
  }

  /// Leaves showing to the target, else presents.
  func forward(_ action: ShowAction, of controller: ViewController, sender: Any?) {
    let target = targetViewController(forAction: action, sender: sender)
    // A container that can, but does not override the method, would ask itself for ever.
    guard let target, target !== self else { return present(controller, animated: true) }
    switch action {
    case .show: target.show(controller, sender: sender)
    case .showDetail: target.showDetailViewController(controller, sender: sender)
    }
  }
}
