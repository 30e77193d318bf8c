import NavigationKit
import TextFormats

extension SceneDecoder {
  private typealias Split = NavigationKit.SplitViewController
  private typealias Pages = NavigationKit.PageViewController

  mutating func tabBarController(_ fields: Fields) -> SceneDocument.TabBarController {
    let node = required("tabs", of: fields)
    let tabs = someElements(node, "tab").compactMap { tab($0) }
    // An array that is none has been reported, and so has one without tabs.
    let last = max(0, (node?.elements?.count ?? 1) - 1)
    let transitions = fields["transitions"].flatMap { node in
      open(node, as: "the object of transitions", keys: ["next", "previous"])
    }
    return SceneDocument.TabBarController(
      tabs: tabs, selected: integer(fields["selected"], 0...last) ?? 0,
      next: transitionReference(transitions?["next"]),
      previous: transitionReference(transitions?["previous"]))
  }

  private mutating func tab(_ node: JSONNode) -> SceneDocument.Tab? {
    let keys = ["scene", "title", "image", "badge", "isEnabled"]
    guard let fields = open(node, as: "a tab", keys: keys) else { return nil }
    return SceneDocument.Tab(
      child: child(required("scene", of: fields)),
      title: string(fields["title"]),
      image: string(fields["image"]),
      badge: string(fields["badge"]),
      isEnabled: bool(fields["isEnabled"]) ?? true)
  }

  mutating func splitViewController(_ fields: Fields) -> SceneDocument.SplitViewController {
    let primary = required("primary", of: fields)
    for node in [primary, fields["supplementary"]].compactMap(\.self) {
      if let id = node.string, index.isTabBarController(place(id)) {
        report(.tabBarInSidebar(id), at: node.offset)
      }
    }
    return SceneDocument.SplitViewController(
      primary: child(primary),
      supplementary: fields["supplementary"].map { child($0) },
      secondary: child(required("secondary", of: fields)),
      compact: fields["compact"].map { child($0) },
      displayMode: choice(named: fields["displayMode"], Split.DisplayMode.allCases) ?? .automatic,
      primaryWidth: integer(fields["primaryWidth"], 1...1_000),
      supplementaryWidth: integer(fields["supplementaryWidth"], 1...1_000),
      presentsWithGesture: bool(fields["presentsWithGesture"]) ?? true)
  }

  mutating func pageViewController(_ fields: Fields) -> SceneDocument.PageViewController {
    SceneDocument.PageViewController(
      pages: someElements(required("pages", of: fields), "page").map { child($0) },
      transitionStyle: choice(named: fields["transitionStyle"], Pages.TransitionStyle.allCases)
        ?? .pageCurl,
      orientation: choice(named: fields["orientation"], Pages.NavigationOrientation.allCases)
        ?? .horizontal,
      showsPageIndicator: bool(fields["showsPageIndicator"]) ?? true)
  }

  private mutating func child(_ node: JSONNode?) -> SceneDocument.Child {
    refuseAlert(node)
    return SceneDocument.Child(scene: sceneReference(node) ?? "", offset: node?.offset ?? 0)
  }

  /// The elements of an array, which must not be empty.
  mutating func someElements(_ node: JSONNode?, _ what: String) -> [JSONNode] {
    if let node, node.elements?.isEmpty == true {
      report(
        .unexpected(expected: "at least one \(what)", found: "none", nearest: nil),
        at: node.offset)
    }
    return elements(node)
  }
}
