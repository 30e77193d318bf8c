extension ViewController {
  /// Makes `child` the last child, taking it from another parent first. Calls its
  /// `willMove(toParent:)`; the caller calls `didMove(toParent:)` when its view is in place.
  public func addChild(_ child: ViewController) {
    child.removeFromParent()
    child.sendWillMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Leaves the parent and calls `didMove(toParent: nil)`; the caller calls `willMove(toParent: nil)`
  /// before.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.didRemoveChild(self)
    self.parent = nil
    sendDidMove(toParent: nil)
  }

  func sendWillMove(toParent parent: ViewController?) {
    record(.willMoveToParent, parent)
    willMove(toParent: parent)
  }

  func sendDidMove(toParent parent: ViewController?) {
    record(.didMoveToParent, parent)
    didMove(toParent: parent)
  }

  /// The outermost container this controller is in; itself when it is in none.
  var topAncestor: ViewController {
    var top = self
    while let parent = top.parent { top = parent }
    return top
  }

  /// The nearest navigation controller around this one.
  public var navigationController: NavigationController? {
    parent?.navigationControllerOfChildren
  }

  /// Leaves the screen for good, with whatever it presents.
  func leaveWindow() {
    abandonPresentations()
    abandonPresentationsOfChildren()
    beginAppearance(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearance()
  }
}
