/// A column of a collapsed split view controller, on the stack of its navigation controller.
struct CollapsedColumn {
  /// The column's own navigation controller, empty for the time, or the controller itself.
  let controller: ViewController
  /// What it brought to the stack, the lowest first.
  var stack: [ViewController]

  func holds(_ controller: ViewController) -> Bool { stack.contains { $0 === controller } }
}

extension NavigationController {
  /// Puts columns on this stack, in one change: of a navigation controller all that it holds.
  ///
  /// - Parameters:
  ///   - columns: None of them on the screen. One that was joined and has been left comes back.
  ///   - replaced: The column that the last of them takes the place of; it goes on to hold what is
  ///     still on the stack of that.
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

  /// Gives all joined columns back what is theirs, with what has been pushed on it since.
  ///
  /// A column that the user has left by going back gets what it brought.
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

  /// Gives away what is on top: the column joined last if it is still there, else the top controller;
  /// nil where only the root is left.
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

  /// The place on the stack where `column` begins; nil where it has been left.
  func start(of column: ViewController) -> Int? {
    guard let joined = collapsedColumns.last(where: { $0.controller === column }) else {
      return nil
    }
    return viewControllers.firstIndex(where: joined.holds)
  }

  /// Sets the stack in the call, callbacks and all, and not at the end of the turn.
  private func setStackAtOnce(_ stack: [ViewController]) {
    guard !stack.elementsEqual(viewControllers, by: ===) else { return }
    changesAtOnce = true
    setViewControllers(stack, animated: false)
    changesAtOnce = false
  }
}
