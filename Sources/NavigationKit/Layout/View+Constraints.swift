extension View {
  /// The view's part in constraint layout, created on first use.
  var layoutRecord: ViewLayout {
    if let layout { return layout }
    let record = ViewLayout()
    record.translatesAutoresizingMask = !isOrWasArranged
    layout = record
    return record
  }

  /// A Boolean value that indicates whether the frame and autoresizing mask place the view; true by
  /// default.
  ///
  /// Set it to false for a view that constraints place. A stack sets it to false for the views that it
  /// arranges, and it stays false when the stack arranges them no longer.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout?.translatesAutoresizingMask ?? !isOrWasArranged }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      // The layout root changes with this value, so the old root and the new root are marked.
      setNeedsConstraintLayout()
      layoutRecord.translatesAutoresizingMask = newValue
      setNeedsConstraintLayout()
    }
  }

  /// The active constraints that the view holds, in the order in which they were added.
  public var constraints: [LayoutConstraint] { layout?.constraints ?? [] }

  /// Adds a constraint on this view or views in it, and so activates it.
  ///
  /// Setting ``LayoutConstraint/isActive`` finds the right view by itself. Traps if an item is
  /// outside of this view. A constraint of another view is removed there first.
  public func addConstraint(_ constraint: LayoutConstraint) {
    guard constraint.holder !== self else { return }
    precondition(
      constraint.isHeld(within: self),
      "the view hierarchy is not prepared for the constraint: \(constraint)")
    constraint.holder?.removeConstraint(constraint)
    layoutRecord.constraints.append(constraint)
    constraint.holder = self
    constraint.count(1)
    setNeedsConstraintLayout()
  }

  /// Adds constraints in order, as ``addConstraint(_:)`` does.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint and so deactivates it. Nothing happens if the view does not hold it.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    guard constraint.holder === self else { return }
    setNeedsConstraintLayout()
    constraint.count(-1)
    constraint.holder = nil
    constraint.isReported = false
    layout?.constraints.removeAll { $0 === constraint }
  }

  /// Removes constraints, as ``removeConstraint(_:)`` does.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Deactivates the constraints of this view and its superviews that have an item for which `fits`
  /// returns true.
  func removeConstraints(on fits: (any LayoutItem) -> Bool) {
    var holder: View? = self
    while let view = holder {
      for constraint in view.constraints
      where [constraint.firstItem, constraint.secondItem].contains(where: { $0.map(fits) ?? false })
      {
        view.removeConstraint(constraint)
      }
      holder = view.superview
    }
  }

  /// Deactivates the constraints between this subtree and its superviews. Called before the view
  /// leaves its superview.
  func removeConstraintsAround() {
    setNeedsConstraintLayout()
    superview?.removeConstraints { $0.layoutView?.isDescendant(of: self) ?? false }
  }
}

// MARK: - Contents

extension View {
  /// Returns the priority at which the view resists being larger than its content; 250 by default.
  public func contentHuggingPriority(for axis: StackView.Axis) -> LayoutPriority {
    layout?.hugging[axis] ?? .defaultLow
  }

  /// Sets the priority at which the view resists being larger than its content.
  ///
  /// - Parameters:
  ///   - priority: The priority; of two views in a row, the one with the lower priority grows.
  ///   - axis: The axis: widths or heights.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: StackView.Axis) {
    layoutRecord.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Returns the priority at which the view resists being smaller than its content; 750 by default.
  public func contentCompressionResistancePriority(for axis: StackView.Axis) -> LayoutPriority {
    layout?.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets the priority at which the view resists being smaller than its content.
  ///
  /// - Parameters:
  ///   - priority: The priority; of two views in a row, the one with the lower priority shrinks.
  ///   - axis: The axis: widths or heights.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: StackView.Axis
  ) {
    layoutRecord.compressionResistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// The distances from the edges to the margins, in cells.
  ///
  /// By default 1 column at the left and right, 2 in a controller's view, and 0 rows. The value that is
  /// read contains ``safeAreaInsets`` if ``insetsLayoutMarginsFromSafeArea``, and is no less than the
  /// margins of the superview there if ``preservesSuperviewLayoutMargins``. The value that is set
  /// contains neither.
  public var layoutMargins: EdgeInsets {
    get { shownMargins }
    set { changeMargins { layoutRecord.margins = newValue } }
  }

  /// Requests a call of ``updateConstraints()`` before the next layout.
  public func setNeedsUpdateConstraints() {
    layoutRecord.needsUpdate = true
    setNeedsConstraintLayout()
  }

  /// Returns whether ``updateConstraints()`` is called before the next layout.
  public func needsUpdateConstraints() -> Bool {
    layout?.needsUpdate == true || controller?.hasUpdatedConstraints == false
  }

  /// Updates the constraints of the view and its subviews immediately, where it was requested.
  public func updateConstraintsIfNeeded() { updateConstraintsInTree() }
}
