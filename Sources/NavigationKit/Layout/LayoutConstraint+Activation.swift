extension LayoutConstraint {
  /// Whether the constraint is held by a view. Setting it to true gives it to the nearest view that
  /// holds both items, which there must be.
  public var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.removeConstraint(self) }
    }
  }

  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

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

  /// Whether `view` holds all that is related.
  func isHeld(within view: View) -> Bool {
    guard let first = firstItem?.layoutView, first.isDescendant(of: view) else { return false }
    guard secondAttribute != .notAnAttribute else { return true }
    return secondItem?.layoutView?.isDescendant(of: view) ?? false
  }

  /// Counts the constraint where it is needed to know which views are laid out together.
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
