/// A column of a collapsed split view controller on the stack of its navigation controller.
struct CollapsedColumn {
  /// The column's own navigation controller, empty meanwhile, or the controller itself.
  let controller: ViewController
  /// The controllers that the column added to the stack, the lowest first.
  var stack: [ViewController]

  func holds(_ controller: ViewController) -> Bool { stack.contains { $0 === controller } }
}

extension NavigationController {
  /// Adds columns to this stack in one change. If a column is a navigation controller, its whole
  /// stack is added.
  ///
  /// - Parameters:
  ///   - columns: Columns that are not on the screen. A column that was added before and then
  ///     popped is added again.
  ///   - replaced: The column that is replaced. The first new column takes over the rest of its
  ///     stack.
  ///   - animated: True animates the change.
  func join(_ columns: [ViewController], replacing replaced: ViewController? = nil, animated: Bool)
  {
    var stack = viewControllers
    var kept: [ViewController] = []
    if let replaced, let index = collapsedColumns.lastIndex(where: { $0.controller === replaced }) {
      kept = collapsedColumns.remove(at: index).stack
    }
    for controller in columns {
      var content = [controller]
      if let left = collapsedColumns.firstIndex(where: { $0.controller === controller }) {
        content = collapsedColumns.remove(at: left).stack
      } else if let navigation = controller as? NavigationController {
        content = navigation.viewControllers
        navigation.viewControllers = []
      }
      collapsedColumns.append(CollapsedColumn(controller: controller, stack: kept + content))
      kept = []
      stack += content
    }
    if animated { setViewControllers(stack, animated: true) } else { setStackAtOnce(stack) }
  }

  /// Moves the stack back to the columns. Each column gets its part, with all controllers that were
  /// pushed on it.
  ///
  /// A column that the user has popped gets the controllers that it added.
  func separateColumns() {
    var stack = viewControllers
    var parts: [(column: ViewController, stack: [ViewController])] = []
    for column in collapsedColumns.reversed() {
      let start = stack.firstIndex(where: column.holds)
      parts.append((column.controller, start.map { Array(stack[$0...]) } ?? column.stack))
      if let start { stack.removeLast(stack.count - start) }
    }
    collapsedColumns = []
    setStackAtOnce(stack)
    for part in parts { (part.column as? NavigationController)?.viewControllers = part.stack }
  }

  /// Removes and returns the top part of the stack.
  ///
  /// The top part is the last added column, or the top controller if that column has been popped.
  ///
  /// - Returns: nil if only the root is left.
  func separateTop() -> ViewController? {
    let column = collapsedColumns.popLast()
    let stack = viewControllers
    if let column, let start = stack.firstIndex(where: column.holds), start > 0 {
      setStackAtOnce(Array(stack[..<start]))
      guard let navigation = column.controller as? NavigationController else {
        return column.controller
      }
      navigation.viewControllers = Array(stack[start...])
      return navigation
    }
    guard stack.count > 1, let top = stack.last else { return nil }
    setStackAtOnce(stack.dropLast())
    return top
  }

  /// Returns the index on the stack at which `column` starts; nil if the column has been popped.
  func start(of column: ViewController) -> Int? {
    guard let joined = collapsedColumns.last(where: { $0.controller === column }) else {
      return nil
    }
    return viewControllers.firstIndex(where: joined.holds)
  }

  /// Sets the stack, with all callbacks, within the call and not at the end of the turn.
  private func setStackAtOnce(_ stack: [ViewController]) {
    guard !stack.elementsEqual(viewControllers, by: ===) else { return }
    changesAtOnce = true
    setViewControllers(stack, animated: false)
    changesAtOnce = false
  }
}
