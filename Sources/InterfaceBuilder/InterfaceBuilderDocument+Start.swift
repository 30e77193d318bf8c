import TextFormats

extension InterfaceBuilderDocument {
  /// Where an app is likely to start whose storyboard does not say: of the controllers that nothing
  /// leads to the one that leads to most others; of several such the first that shows something.
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

  /// The number of controllers that segues lead to, directly or through others.
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
  /// Indicates whether it contains a view or a cell.
  fileprivate var showsSomething: Bool {
    ["subviews", "cells", "prototypes"].contains(name) || children.contains(where: \.showsSomething)
  }
}
