import ContainerWalk
import NavigationKit
import Testing
import WalkSupport

/// Holds a tree of controllers that has come to rest to the invariants of the random walk.
func expectInvariants(_ root: ViewController, sourceLocation: SourceLocation = #_sourceLocation) {
  do throws(WalkFailure) {
    try Invariants.checkTree(of: root, isAtRest: true)
    if let window = root.viewIfLoaded?.window { try Invariants.checkViews(in: window) }
  } catch {
    Issue.record("\(error.reason)", sourceLocation: sourceLocation)
  }
}

/// Every size of terminal that a container has to bear: the corners, the thresholds, and between.
let sizes: [(columns: Int, rows: Int)] =
  [1, 2, 3, 5, 12, 19, 39, 40, 59, 60, 61, 80, 99, 100, 132, 300].flatMap { columns in
    [1, 2, 3, 4, 12, 16, 17, 24, 100].map { (columns, $0) }
  }
