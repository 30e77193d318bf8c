internal import CellGraphics
internal import NavigationKit

extension InspectedItem {
  /// Returns the controller of the item; nil if it no longer exists.
  func controller(in window: Window?) -> ViewController? {
    guard let identity = controller, let root = window?.rootViewController else { return nil }
    return root.controller(identity)
  }

  /// Returns the view of the item; nil if it is not loaded or no longer exists.
  func view(in window: Window?) -> View? {
    switch self {
    case .window: return window
    case .controller: return controller(in: window)?.viewIfLoaded
    case .view(_, let path):
      var view = controller(in: window)?.viewIfLoaded
      for index in path {
        guard let subviews = view?.subviews, subviews.indices.contains(index) else { return nil }
        view = subviews[index]
      }
      return view
    }
  }

  /// The item around this one; nil for the window and for a controller.
  var superitem: InspectedItem? {
    guard case .view(let controller, let path) = self else { return nil }
    return path.isEmpty
      ? .controller(controller) : .view(controller: controller, path: Array(path.dropLast()))
  }
}

extension ViewController {
  /// Returns the controller with this identity among this one, its children and presented ones.
  fileprivate func controller(_ identity: String) -> ViewController? {
    if self.identity == identity { return self }
    for child in children {
      if let found = child.controller(identity) { return found }
    }
    return ownPresentedViewController?.controller(identity)
  }
}

extension Window {
  /// Returns the items that the pointer can pick, from the back to the front, with their cells.
  func pickableItems() -> [(item: InspectedItem, rect: CellRect)] {
    var found: [(InspectedItem, CellRect)] = []
    func visit(_ view: View, _ controller: String, _ path: [Int]) {
      guard !view.isHidden, view.alpha >= 0.01, view.window != nil else { return }
      let rect = view.rectOnScreen.snapped
      let item = InspectedItem.view(controller: controller, path: path)
      if !rect.isEmpty { found.append((path.isEmpty ? .controller(controller) : item, rect)) }
      for (index, subview) in view.subviews.enumerated() where subview.owningController == nil {
        visit(subview, controller, path + [index])
      }
    }
    func visit(_ controller: ViewController) {
      guard controller.appearanceState != .disappeared else { return }
      if let view = controller.viewIfLoaded { visit(view, controller.identity, []) }
      controller.children.forEach(visit)
      controller.ownPresentedViewController.map(visit)
    }
    rootViewController.map(visit)
    return found
  }
}
