extension ViewController {
  /// Adds `child` as the last child of this controller.
  ///
  /// The method removes `child` from another parent first, and calls its `willMove(toParent:)`. Add
  /// the child's view, then call ``didMove(toParent:)`` on the child. Without the view the child
  /// does not appear. Traps if `child` is this controller or contains it.
  ///
  /// ```swift
  /// let (parent, child) = (ViewController(), ViewController())
  /// parent.addChild(child)
  /// parent.view.addSubview(child.view)
  /// child.view.frame = parent.view.bounds
  /// child.didMove(toParent: parent)
  /// precondition(child.parent === parent)
  ///
  /// child.willMove(toParent: nil)
  /// child.view.removeFromSuperview()
  /// child.removeFromParent()
  /// precondition(parent.children.isEmpty)
  /// ```
  public func addChild(_ child: ViewController) {
    trapping { () throws(NavigationError) in
      guard child !== self, child.children.isEmpty || !isContained(in: child) else {
        throw .addedToItself(controller: child.identity)
      }
    }
    child.removeFromParent()
    child.sendWillMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Removes this controller from its parent and calls `didMove(toParent: nil)`.
  ///
  /// Call `willMove(toParent: nil)` and remove the view first. Without a parent the call has no
  /// effect.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.didRemoveChild(self)
    self.parent = nil
    sendDidMove(toParent: nil)
  }

  func sendWillMove(toParent parent: ViewController?) {
    record(.willMoveToParent, parent) { willMove(toParent: parent) }
  }

  func sendDidMove(toParent parent: ViewController?) {
    record(.didMoveToParent, parent) { didMove(toParent: parent) }
    if parent == nil { reportDeparture() }
  }

  /// The outermost container around this controller; the controller itself when it has no parent.
  var topAncestor: ViewController {
    var top = self
    while let parent = top.parent { top = parent }
    return top
  }

  /// The nearest navigation controller around this controller; nil outside of a navigation
  /// controller.
  ///
  /// For a controller that was presented from a stack it is nil: a presentation is not containment.
  public var navigationController: NavigationController? {
    parent?.navigationControllerOfChildren
  }

  /// Removes the controller from the screen without animation, with everything that it presents.
  func leaveWindow() {
    abandonPresentations()
    abandonPresentationsOfChildren()
    beginAppearance(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearance()
  }
}
