import TextFormats

extension InterfaceBuilderDocument {
  /// The controller that the app probably starts with, if the storyboard names no initial
  /// controller.
  ///
  /// Candidates are the controllers that no segue leads to. The one from which segues lead to most
  /// controllers is chosen. If several are equal, the first that shows something is chosen.
  ///
  /// An app whose code chooses the first controller has such a storyboard. The guess is
  /// deterministic, and a remark of the import names it.
  var likelyInitialController: XMLElement? {
    var destinations: [String: [String]] = [:]
    var reached: Set<String> = []
    for scene in scenes {
      guard let id = scene.controller?["id"] else { continue }
      let own = scene.segues.filter { $0.kind != .unwind }.compactMap(\.destination)
      destinations[id] = own
      reached.formUnion(own)
    }
    let controllers = scenes.compactMap(\.controller)
    let starts = controllers.filter {
      !reached.contains($0["id"] ?? "") && $0.name != "viewControllerPlaceholder"
    }
    let counts = starts.map { Self.count(from: $0["id"] ?? "", by: destinations) }
    let most = counts.max() ?? 0
    let best = zip(starts, counts).filter { $0.1 == most }.map(\.0)
    return best.first(where: \.showsSomething) ?? best.first ?? controllers.first
  }

  /// Returns the number of controllers that segues lead to from `id`, directly or indirectly, `id`
  /// included.
  private static func count(from id: String, by destinations: [String: [String]]) -> Int {
    var met: Set<String> = [id]
    var waiting = [id]
    while let id = waiting.popLast() {
      for next in destinations[id] ?? [] where met.insert(next).inserted { waiting.append(next) }
    }
    return met.count
  }
}

extension XMLElement {
  /// Indicates whether the element contains a view or a cell.
  fileprivate var showsSomething: Bool {
    ["subviews", "cells", "prototypes"].contains(name) || children.contains(where: \.showsSomething)
  }
}
