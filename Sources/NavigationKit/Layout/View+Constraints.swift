extension View {
  /// What the view has to do with constraints, made when it is first needed.
  var layoutRecord: ViewLayout {
    if let layout { return layout }
    let record = ViewLayout()
    layout = record
    return record
  }

  /// False has constraints place the view; true, as at first, its frame and its autoresizing mask.
  ///
  /// A stack places its arranged subviews whatever this says.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout?.translatesAutoresizingMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      // The root changes with the answer, so the one before and the one after have to know.
      setNeedsConstraintLayout()
      layoutRecord.translatesAutoresizingMask = newValue
      setNeedsConstraintLayout()
    }
  }

  /// The constraints that the view holds, in the order they came.
  public var constraints: [LayoutConstraint] { layout?.constraints ?? [] }

  /// Takes a constraint on this view or views in it, and makes it active.
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

  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Gives up a constraint, which is active no longer; nothing happens if the view does not hold it.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    guard constraint.holder === self else { return }
    setNeedsConstraintLayout()
    constraint.count(-1)
    constraint.holder = nil
    constraint.isReported = false
    layout?.constraints.removeAll { $0 === constraint }
  }

  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Deactivates the constraints of this view and of those around it on items that fit.
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

  /// Deactivates what relates this view or one in it to views around it, for it leaves them.
  func removeConstraintsAround() {
    setNeedsConstraintLayout()
    superview?.removeConstraints { $0.layoutView?.isDescendant(of: self) ?? false }
  }
}

// MARK: - Contents

extension View {
  /// How much the view wants to be no longer than its contents; 250 at first.
  public func contentHuggingPriority(for axis: StackView.Axis) -> LayoutPriority {
    layout?.hugging[axis] ?? .defaultLow
  }

  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: StackView.Axis) {
    layoutRecord.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// How much the view wants to be no shorter than its contents; 750 at first.
  public func contentCompressionResistancePriority(for axis: StackView.Axis) -> LayoutPriority {
    layout?.compressionResistance[axis] ?? .defaultHigh
  }

  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: StackView.Axis
  ) {
    layoutRecord.compressionResistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Cells between the edges and the margin attributes: at first a column at the left and right, two
  /// in a controller's view, and no row.
  public var layoutMargins: EdgeInsets {
    get {
      let columns: Double = controller == nil ? 1 : 2
      return layout?.margins ?? EdgeInsets(top: 0, left: columns, bottom: 0, right: columns)
    }
    set {
      layoutRecord.margins = newValue
      setNeedsConstraintLayout()
    }
  }

  /// Has `updateConstraints()` called before the next layout.
  public func setNeedsUpdateConstraints() {
    layoutRecord.needsUpdate = true
    setNeedsConstraintLayout()
  }
}
