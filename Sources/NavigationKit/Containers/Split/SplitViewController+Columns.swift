extension SplitViewController {
  /// Returns the controller that was set for `column`; nil for an empty column.
  public func viewController(for column: Column) -> ViewController? {
    contents[column.rawValue]?.controller
  }

  /// Sets the controller of `column`. It traps where ``checkedSet(_:for:)`` throws.
  ///
  /// - Parameters:
  ///   - controller: The controller; nil empties the column.
  ///   - column: The column.
  public func setViewController(_ controller: ViewController?, for column: Column) {
    trapping { () throws(NavigationError) in try checkedSet(controller, for: column) }
  }

  /// Sets the controller of `column`. During a transition the request waits for its end.
  ///
  /// In a style with columns the controller is wrapped in a navigation controller. The exceptions
  /// are a navigation controller, a tab bar controller, a controller whose first child is a
  /// navigation controller, and the compact column.
  ///
  /// - Parameters:
  ///   - controller: The controller; nil empties the column.
  ///   - column: The column.
  /// - Throws: `NavigationError.tabBarInSidebar` for a tab bar controller in a sidebar. Nothing has
  ///   changed then.
  public func checkedSet(_ controller: ViewController?, for column: Column)
    throws(NavigationError)
  {
    let isSidebar = column == .primary || column == .supplementary
    if style != .unspecified, isSidebar, let controller, controller is TabBarController {
      throw .tabBarInSidebar(controller: controller.identity)
    }
    guard controller !== viewController(for: column) else { return }
    withSeparateColumns { [self] in install(controller, in: column) }
  }

  /// The children that are shown, from left to right; one child while collapsed.
  ///
  /// In a style with columns they are the navigation controllers around the set controllers.
  /// Setting it, in the style `unspecified`, uses the first two as primary and secondary.
  public var viewControllers: [ViewController] {
    get {
      switch arrangement {
      case .single(let controller): [controller]
      case .columns: [.primary, .supplementary, .secondary].compactMap(child)
      }
    }
    set {
      let (primary, secondary) = (newValue.first, newValue.dropFirst().first)
      let old = (viewController(for: .primary), viewController(for: .secondary))
      guard primary !== old.0 || secondary !== old.1 else { return }
      withSeparateColumns { [self] in
        // A controller that moves to another column must leave its old column first.
        for (column, controller) in [(Column.primary, old.0), (.secondary, old.1)]
        where controller !== (column == .primary ? primary : secondary) {
          install(nil, in: column)
        }
        install(primary, in: .primary)
        install(secondary, in: .secondary)
      }
    }
  }

  /// Returns the child in `column`: the set controller or its navigation controller.
  func child(in column: Column) -> ViewController? { contents[column.rawValue]?.child }

  /// The non-empty columns beside the secondary, from left to right.
  var sidebars: [Column] { [.primary, .supplementary].filter { child(in: $0) != nil } }

  /// Sets the child of `column` without showing it.
  func install(_ controller: ViewController?, in column: Column) {
    let old = contents[column.rawValue]
    guard controller !== old?.controller else { return }
    contents[column.rawValue] = controller.map {
      ColumnContent(controller: $0, child: wrapped($0, for: column))
    }
    if let old { release(old.child) }
    if let child = child(in: column), child.parent !== self {
      addChild(child)
      child.sendDidMove(toParent: self)
    }
  }

  /// Removes a child that is in no column.
  func release(_ child: ViewController) {
    guard child.parent === self, !contents.contains(where: { $0?.child === child }) else { return }
    child.sendWillMove(toParent: nil)
    display(displayed.filter { $0 !== child })
    child.removeFromParent()
  }

  private func wrapped(_ controller: ViewController, for column: Column) -> ViewController {
    let stays =
      style == .unspecified || column == .compact || controller is NavigationController
      || controller is TabBarController || controller.children.first is NavigationController
    return stays ? controller : NavigationController(rootViewController: controller)
  }

  /// Lets `request` wait for the end of a running transition. The arrangement is not known earlier.
  ///
  /// - Returns: True if the request waits.
  func waits(to request: @escaping (SplitViewController) -> Void) -> Bool {
    guard viewIfLoaded?.window != nil, appearanceState != .disappeared, let application,
      application.isBusy
    else { return false }
    application.whenIdle { [weak self] in self.map(request) }
    return true
  }

  /// Runs `change` with separate columns, then updates the screen.
  private func withSeparateColumns(_ change: @escaping () -> Void) {
    if waits(to: { $0.withSeparateColumns(change) }) { return }
    guard case .single = arrangement else {
      change()
      return appearanceState == .appeared ? adaptWhenIdle() : updateColumns()
    }
    let top = topColumn
    separate()
    change()
    join(topColumn: child(in: top) == nil ? proposedTopColumn : top)
  }
}
