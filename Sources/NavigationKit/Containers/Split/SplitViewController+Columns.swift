extension SplitViewController {
  /// What was set for `column`; nil for nothing.
  public func viewController(for column: Column) -> ViewController? {
    contents[column.rawValue]?.controller
  }

  /// Puts `controller` into `column`. Traps where `checkedSet` throws.
  public func setViewController(_ controller: ViewController?, for column: Column) {
    trapping { () throws(NavigationError) in try checkedSet(controller, for: column) }
  }

  /// Puts `controller` into `column`; nil empties it. On the screen it waits for a transition's end.
  ///
  /// With columns it is wrapped in a navigation controller, unless it is one, begins with one, is a
  /// tab bar controller, or is for the compact column.
  ///
  /// - Throws: `NavigationError.tabBarInSidebar`; nothing has changed.
  public func checkedSet(_ controller: ViewController?, for column: Column)
    throws(NavigationError)
  {
    let isSidebar = column == .primary || column == .supplementary
    if style != .unspecified, isSidebar, let controller, controller is TabBarController {
      throw .tabBarInSidebar(controller: controller.identity)
    }
    guard controller !== viewController(for: column) else { return }
    rejoining { [self] in install(controller, in: column) }
  }

  /// The controllers that are shown: with columns each in its navigation controller. One where it has
  /// collapsed.
  ///
  /// Setting it, without columns, takes the first two as primary and secondary.
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
      rejoining { [self] in
        // One that changes its place must leave the old one first.
        for (column, controller) in [(Column.primary, old.0), (.secondary, old.1)]
        where controller !== (column == .primary ? primary : secondary) {
          install(nil, in: column)
        }
        install(primary, in: .primary)
        install(secondary, in: .secondary)
      }
    }
  }

  /// The controller that stands in `column` as a child.
  func child(in column: Column) -> ViewController? { contents[column.rawValue]?.child }

  /// The columns beside the secondary that have something in them, from left to right.
  var sidebars: [Column] { [.primary, .supplementary].filter { child(in: $0) != nil } }

  /// Puts `controller` into `column`, taking out what was there, without showing it.
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

  /// Lets a child go that is in no column any more.
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

  /// On the screen, while a transition runs, has `request` wait for its end: only then is it known
  /// whether the columns are one.
  ///
  /// - Returns: Whether it waits.
  func waits(to request: @escaping (SplitViewController) -> Void) -> Bool {
    guard viewIfLoaded?.window != nil, appearanceState != .disappeared, let application,
      application.isBusy
    else { return false }
    application.whenIdle { [weak self] in self.map(request) }
    return true
  }

  /// Runs `change` with the columns apart, and has the screen follow.
  private func rejoining(_ change: @escaping () -> Void) {
    if waits(to: { $0.rejoining(change) }) { return }
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
