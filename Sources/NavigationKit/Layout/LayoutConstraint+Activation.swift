extension LayoutConstraint {
  /// A Boolean value that indicates whether the constraint is active: held by a view.
  ///
  /// Setting it to true adds the constraint to the nearest view that contains both items, and traps
  /// if no view contains both. Setting it to false removes the constraint from its view.
  public var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.removeConstraint(self) }
    }
  }

  /// Activates constraints in order. It is the usual way to add them.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints. Inactive ones stay inactive.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let first = firstItem?.layoutView else { return }
    guard let second = secondItem?.layoutView else { return first.addConstraint(self) }
    var ancestor: View? = first
    while let view = ancestor, !second.isDescendant(of: view) { ancestor = view.superview }
    guard let ancestor else {
      preconditionFailure(
        "unable to activate constraint \(self) because its items have no common ancestor")
    }
    ancestor.addConstraint(self)
  }

  /// Indicates whether both items are in the subtree of `view`.
  func isHeld(within view: View) -> Bool {
    guard let first = firstItem?.layoutView, first.isDescendant(of: view) else { return false }
    guard secondAttribute != .notAnAttribute else { return true }
    return secondItem?.layoutView?.isDescendant(of: view) ?? false
  }

  /// Adds `change` to the counts by which the layout finds the views that it solves together.
  func count(_ change: Int) {
    guard let holder else { return }
    for item in [firstItem, secondItem] {
      guard let view = item?.layoutView, view !== holder else { continue }
      view.layoutRecord.mentions += change
      var between = view.superview
      while let current = between, current !== holder {
        current.layoutRecord.crossings += change
        between = current.superview
      }
    }
  }
}
