/// An unwind on the search for where it ends: who started it, and which action it wants.
public final class UnwindSegueSource {
  public let source: ViewController
  /// The name of the action to be found.
  public let action: String
  public let sender: Any?

  init(source: ViewController, action: String, sender: Any?) {
    self.source = source
    self.action = action
    self.sender = sender
  }

  /// Searches as UIKit has done since iOS 9: from the source up through parents and presenters, at
  /// each first among the children it allows, depth first, then itself.
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
    return answer ? controller : nil
  }
}

extension ViewController {
  /// The next controller up: the parent, else the one that `present` was called on, if it is still
  /// within the presenter.
  fileprivate var unwindAncestor: ViewController? {
    guard parent == nil, let presentation = ownPresentation else { return parent }
    let presenting = presentation.presenting
    guard let requester = presentation.requester, requester.isContained(in: presenting) else {
      return presenting
    }
    return requester
  }

  /// The direct child in whose subtree `source` lies, also when it is presented from within.
  public func childContaining(_ source: UnwindSegueSource) -> ViewController? {
    var controller: ViewController? = source.source
    while let current = controller {
      if current.parent === self { return current }
      controller = current.unwindAncestor
    }
    return nil
  }
}
