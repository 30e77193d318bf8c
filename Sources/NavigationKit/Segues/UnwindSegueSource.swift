/// An unwind that searches its destination: the source, the action and the sender.
public final class UnwindSegueSource {
  /// The controller at which the unwind starts.
  public let source: ViewController
  /// The name of the action to find.
  public let action: String
  /// The object that triggered the unwind; nil for none.
  public let sender: Any?

  init(source: ViewController, action: String, sender: Any?) {
    self.source = source
    self.action = action
    self.sender = sender
  }

  /// Searches for the destination in the order that UIKit has used since iOS 9.
  ///
  /// The search goes from the source up through parents and presenters. At each controller it
  /// searches the allowed children, depth first, then the controller itself.
  func findDestination() -> ViewController? {
    var ancestor: ViewController? = source
    while let current = ancestor {
      if let found = search(current) { return found }
      ancestor = current.unwindAncestor
    }
    return nil
  }

  private func search(_ controller: ViewController) -> ViewController? {
    let named = controller.viewControllerForUnwindSegueAction(
      action, from: source, sender: sender)
    if let named { return named }
    for child in controller.allowedChildrenForUnwinding(from: self) {
      if let found = search(child) { return found }
    }
    let answer = controller.canPerformUnwindSegueAction(action, from: source, sender: sender)
    controller.record(.canPerformUnwindSegueAction, name: action, detail: "\(answer)")
    if !answer, controller !== source {
      controller.refuse(
        .unwindPassed(
          controller.identity, action: action,
          isDeclared: controller.unwindActions[action] != nil))
    }
    return answer ? controller : nil
  }
}

extension ViewController {
  /// The next controller upwards: the parent, or for a presented controller the controller on which
  /// `present` was called.
  ///
  /// If the controller on which `present` was called is no longer inside the presenter, this is the
  /// presenter.
  fileprivate var unwindAncestor: ViewController? {
    guard parent == nil, let presentation = ownPresentation else { return parent }
    let presenting = presentation.presenting
    guard let requester = presentation.requester, requester.isContained(in: presenting) else {
      return presenting
    }
    return requester
  }

  /// Returns the child whose subtree contains the source of an unwind; nil if no child contains it.
  ///
  /// Controllers that are presented from within the subtree belong to it.
  public func childContaining(_ source: UnwindSegueSource) -> ViewController? {
    var controller: ViewController? = source.source
    while let current = controller {
      if current.parent === self { return current }
      controller = current.unwindAncestor
    }
    return nil
  }
}
