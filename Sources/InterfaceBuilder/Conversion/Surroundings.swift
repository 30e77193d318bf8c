import TextFormats

/// The controllers that are inside a navigation or tab bar controller.
///
/// A bar covers a controller that is a child of such a container, or that a push or show segue
/// leads to from such a child. Custom segues and presentations do not count, because they usually
/// leave the container.
struct Surroundings {
  private(set) var inNavigation: Set<String> = []
  private(set) var inTabs: Set<String> = []

  init(_ document: InterfaceBuilderDocument) {
    var pushed: [String: [String]] = [:]
    var roots: [String] = []
    var tabs: [String] = []
    var containers: [String: [String]] = [:]
    for scene in document.scenes {
      guard let controller = scene.controller, let id = controller["id"] else { continue }
      for segue in scene.segues {
        guard let to = segue.destination else { continue }
        switch segue.kind {
        case .relationship:
          if segue.relationship == "rootViewController" { roots.append(to) }
          if segue.relationship == "viewControllers" { tabs.append(to) }
          containers[id, default: []].append(to)
        case .show, .push: pushed[id, default: []].append(to)
        default: break
        }
      }
    }
    inNavigation = Self.closure(of: roots, pushed)
    inTabs = Self.closure(of: tabs, containers.merging(pushed) { $0 + $1 })
  }

  /// Each edge is followed once, so cycles of segues end.
  private static func closure(of start: [String], _ edges: [String: [String]]) -> Set<String> {
    var met = Set(start)
    var waiting = start
    while let id = waiting.popLast() {
      for next in edges[id] ?? [] where met.insert(next).inserted { waiting.append(next) }
    }
    return met
  }
}
