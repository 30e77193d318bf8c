import CellGraphics
import NavigationKit
import Testing

/// What is true of every tree of controllers that has come to rest on the screen.
func expectInvariants(_ root: ViewController, sourceLocation: SourceLocation = #_sourceLocation) {
  let isOnScreen = root.appearanceState == .appeared
  let isInWindow = root.viewIfLoaded?.window != nil
  #expect(
    isOnScreen == isInWindow,
    "\(root.identity) is \(root.appearanceState), its view \(isInWindow ? "in" : "in no") window",
    sourceLocation: sourceLocation)
  #expect(
    root.appearanceState == .appeared || root.appearanceState == .disappeared,
    "\(root.identity) is left \(root.appearanceState)", sourceLocation: sourceLocation)
  for child in root.children {
    #expect(child.parent === root, "\(child.identity)", sourceLocation: sourceLocation)
    if child.appearanceState == .appeared {
      #expect(
        isOnScreen, "\(child.identity) without \(root.identity)", sourceLocation: sourceLocation)
    }
    expectInvariants(child, sourceLocation: sourceLocation)
  }
  if let view = root.viewIfLoaded, isInWindow { expectSizes(view, sourceLocation) }
}

private func expectSizes(_ view: View, _ sourceLocation: SourceLocation) {
  let (width, height) = (view.bounds.width, view.bounds.height)
  #expect(
    width >= 0 && height >= 0, "\(type(of: view)) is \(width) × \(height)",
    sourceLocation: sourceLocation)
  for subview in view.subviews { expectSizes(subview, sourceLocation) }
}

/// Every size of terminal that a container has to bear: the corners, the thresholds, and between.
let sizes: [(columns: Int, rows: Int)] =
  [1, 2, 3, 5, 12, 19, 39, 40, 59, 60, 61, 80, 99, 100, 132, 300].flatMap { columns in
    [1, 2, 3, 4, 12, 16, 17, 24, 100].map { (columns, $0) }
  }
