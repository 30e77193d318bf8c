internal import CellGraphics
package import NavigationKit
package import WalkSupport

/// The invariants of every screen at every tick, and of a screen at rest.
package enum Invariants {
  /// Checks that each view is in the window once, has the right superview, and has a size that can
  /// be drawn.
  package static func checkViews(in window: Window) throws(WalkFailure) {
    var seen: Set<ObjectIdentifier> = []
    try check(window, in: window, seen: &seen)
  }

  private static func check(
    _ view: View, in window: Window, seen: inout Set<ObjectIdentifier>
  ) throws(WalkFailure) {
    guard seen.insert(ObjectIdentifier(view)).inserted else {
      throw WalkFailure(reason: "\(type(of: view)) is twice in the window")
    }
    let (center, size) = (view.center, view.bounds.size)
    guard size.width >= 0, size.height >= 0, size.width < 1e6, size.height < 1e6,
      center.x.isFinite, center.y.isFinite
    else {
      throw WalkFailure(reason: "\(type(of: view)) is \(size.width) × \(size.height)")
    }
    for subview in view.subviews {
      guard subview.superview === view, subview.window === window else {
        throw WalkFailure(reason: "\(type(of: subview)) does not know where it is")
      }
      try check(subview, in: window, seen: &seen)
    }
  }

  /// Child and parent point at each other; at rest each has appeared if its view is in the window, and
  /// has not if it is not.
  package static func checkTree(of root: ViewController, isAtRest: Bool) throws(WalkFailure) {
    if isAtRest {
      let isInWindow = root.viewIfLoaded?.window != nil
      guard root.appearanceState == (isInWindow ? .appeared : .disappeared) else {
        throw WalkFailure(
          reason: "\(root.identity) is \(root.appearanceState), its view "
            + (isInWindow ? "in the window" : "in none"))
      }
    }
    for child in root.children {
      guard child.parent === root else {
        throw WalkFailure(reason: "\(child.identity) does not know its parent \(root.identity)")
      }
      let isAlone = child.viewIfLoaded?.window != nil && root.viewIfLoaded?.window == nil
      guard !isAtRest || !isAlone else {
        throw WalkFailure(reason: "\(child.identity) is in the window without \(root.identity)")
      }
      try checkTree(of: child, isAtRest: isAtRest)
    }
  }

  /// Checks that only the top of each visible stack is on the screen, unless a presentation
  /// replaces it.
  static func checkStacks(of root: ViewController) throws(WalkFailure) {
    if let navigation = root as? NavigationController, navigation.viewIfLoaded?.window != nil {
      let visible = navigation.viewControllers.filter { $0.viewIfLoaded?.window != nil }
      guard visible.allSatisfy({ $0 === navigation.topViewController }) else {
        throw WalkFailure(reason: "\(navigation.identity) shows what is not its top")
      }
      let isCovered = navigation.topViewController?.presentedViewController != nil
      guard visible.count == 1 || isCovered || navigation.viewControllers.isEmpty else {
        throw WalkFailure(reason: "\(navigation.identity) does not show its top")
      }
      guard visible.allSatisfy({ $0.viewIfLoaded?.transform == .identity }) else {
        throw WalkFailure(reason: "the top of \(navigation.identity) is out of its place")
      }
    }
    for child in root.children { try checkStacks(of: child) }
  }

  /// Returns the identities of the controllers from `root` on whose views are in the window.
  static func visibleNames(from root: ViewController) -> [String] {
    let own = root.viewIfLoaded?.window == nil ? [] : [root.identity]
    return own + root.children.flatMap(visibleNames)
  }

  /// Returns the controllers below `root`, a line each, for a report.
  static func tree(of root: ViewController, depth: Int = 1) -> String {
    let indent = String(repeating: "  ", count: depth)
    let place = root.viewIfLoaded?.window == nil ? "" : ", on the screen"
    let line = "\(indent)\(root.identity): \(root.appearanceState)\(place)"
    return ([line] + root.children.map { tree(of: $0, depth: depth + 1) })
      .joined(separator: "\n")
  }

  /// The focus rests on something in the window, and at rest on something that can be seen where there
  /// is room for a bar, a title and a control.
  static func checkFocus(of application: Application, isAtRest: Bool) throws(WalkFailure) {
    guard let view = application.focusedView, let window = application.window else { return }
    guard view.window === window else {
      throw WalkFailure(reason: "the focus is on \(type(of: view)), which is in no window")
    }
    var current: View? = view
    while let ancestor = current {
      guard !ancestor.isHidden, ancestor.alpha >= 0.01 else {
        throw WalkFailure(reason: "the focus is on \(type(of: view)), which is hidden")
      }
      current = ancestor.superview
    }
    let size = window.bounds.size
    guard isAtRest, size.width >= 30, size.height >= 12, visibleRect(of: view).isEmpty else {
      return
    }
    throw WalkFailure(reason: "the focus is on \(type(of: view)), which is out of sight")
  }

  /// Returns the part of a view at rest that is inside the bounds of all views around it.
  private static func visibleRect(of view: View) -> Rect {
    var rect = view.bounds
    var current = view
    while let superview = current.superview {
      rect = rect.offsetBy(
        dx: current.frame.minX - current.bounds.minX, dy: current.frame.minY - current.bounds.minY)
      rect = rect.intersection(superview.bounds)
      current = superview
    }
    return rect
  }

  /// Checks that each content draws only inside its container.
  static func checkPicture(
    of window: Window, levels: [ViewController], isAtRest: Bool
  ) throws(WalkFailure) {
    let size = window.bounds.size
    var canvas = Canvas(
      surface: Surface(columns: Int(size.width), rows: Int(size.height)))
    let drawn = window.draw(onto: &canvas)
    let whole = canvas.surface.bounds
    for place in drawn where place.rect.intersection(whole) != place.rect || place.rect.isEmpty {
      throw WalkFailure(reason: "\(place.identity) is drawn outside of the window")
    }
    guard isAtRest else { return }
    let places = Dictionary(
      drawn.map { ($0.identity, $0.rect) }, uniquingKeysWith: { first, _ in first })
    for level in levels { try checkPlaces(of: level, places) }
    // A page that stays rolled up is a picture of what is on the screen no more.
    guard !levels.contains(where: { $0.modalTransitionStyle == .partialCurl }) else { return }
    try checkColors(of: canvas.surface, levels, places)
  }

  private static func checkPlaces(
    of controller: ViewController, _ places: [String: CellRect]
  ) throws(WalkFailure) {
    for child in controller.children {
      if let place = places[child.identity] {
        guard let around = places[controller.identity], place.intersection(around) == place else {
          throw WalkFailure(
            reason: "\(child.identity) is drawn at \(place), outside of \(controller.identity), "
              + "which is \(places[controller.identity].map { "at \($0)" } ?? "not drawn")")
        }
      }
      try checkPlaces(of: child, places)
    }
  }

  /// No cell has a content's own colour that lies outside of its place.
  private static func checkColors(
    of surface: Surface, _ levels: [ViewController], _ places: [String: CellRect]
  ) throws(WalkFailure) {
    var grounds: [Color: Content] = [:]
    func visit(_ controller: ViewController) {
      if let content = controller as? Content { grounds[content.ground] = content }
      for child in controller.children { visit(child) }
    }
    for level in levels { visit(level) }
    // A sheet or popover has a rim of a cell in the colour of what it holds.
    let rimmed = Set(
      levels.filter { $0.presentationController?.presentedView !== $0.viewIfLoaded }
        .map(\.identity))
    for row in 0..<surface.rows {
      for (column, cell) in surface.row(row).enumerated() {
        guard let content = grounds[cell.background] else { continue }
        let point = CellRect(column: column, row: row, columns: 1, rows: 1)
        guard var place = places[content.identity] else {
          // All of it is rim.
          if rimmed.contains(content.identity) { continue }
          throw WalkFailure(
            reason: "\(content.identity) paints column \(column) of row \(row), and is not there")
        }
        if rimmed.contains(content.identity) {
          place = CellRect(
            column: place.column - 1, row: place.row - 1, columns: place.columns + 2,
            rows: place.rows + 2)
        }
        guard place.intersection(point) == point else {
          throw WalkFailure(
            reason: "\(content.identity) paints column \(column) of row \(row), outside of itself")
        }
      }
    }
  }
}
