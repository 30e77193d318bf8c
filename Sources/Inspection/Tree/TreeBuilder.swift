internal import CellGraphics
internal import Narration
internal import NavigationKit
internal import Storyboards

/// Lists the window, its controllers and unfolded views as lines.
struct TreeBuilder {
  /// The items whose folding differs from the usual one: controllers are unfolded, views folded.
  var toggled: Set<InspectedItem>
  /// The identities of the controllers that have just changed.
  var changed: Set<String>
  private(set) var lines: [TreeLine] = []
  private let words: StringTable

  /// Creates a builder.
  init(
    toggled: Set<InspectedItem> = [], changed: Set<String> = [], words: StringTable = .english
  ) {
    (self.toggled, self.changed, self.words) = (toggled, changed, words)
  }

  /// Lists a window with everything in it.
  mutating func add(_ window: Window?) {
    guard let window else { return }
    let size = "\(Int(window.bounds.width)) × \(Int(window.bounds.height))"
    add(
      .window, level: 0, name: words.label("tree.window"), detail: size,
      canUnfold: window.rootViewController != nil)
    guard isUnfolded(.window), let root = window.rootViewController else { return }
    add(root, sign: "", relation: words.label("tree.root"), level: 1)
  }

  private mutating func add(
    _ controller: ViewController, sign: String, relation: String, level: Int
  ) {
    let item = InspectedItem.controller(controller.identity)
    let presented = controller.ownPresentedViewController
    let hasParts = controller.isViewLoaded || !controller.children.isEmpty || presented != nil
    add(
      item, level: level, sign: sign, name: controller.identity,
      detail: Self.detail(of: controller, relation), state: controller.appearanceState,
      canUnfold: hasParts, isOffScreen: controller.viewIfLoaded?.window == nil)
    guard isUnfolded(item) else { return }
    if let view = controller.viewIfLoaded { addViews(of: controller, view, level: level + 1) }
    for (index, child) in controller.children.enumerated() {
      let (sign, relation) = self.relation(of: child, at: index, in: controller)
      add(child, sign: sign, relation: relation, level: level + 1)
    }
    guard let presented else { return }
    add(
      presented, sign: "▴",
      relation: FactList.presentationText(of: presented, in: words).map {
        words.label("tree.presentedBy", [.detail: .name($0)])
      } ?? words.label("tree.presented"),
      level: level + 1)
  }

  /// Adds the view of a controller, folded unless the user has unfolded it.
  private mutating func addViews(of controller: ViewController, _ view: View, level: Int) {
    add(view, .view(controller: controller.identity, path: []), level: level)
  }

  private mutating func add(_ view: View, _ item: InspectedItem, level: Int) {
    guard case .view(let controller, let path) = item else { return }
    let own = view.subviews.enumerated().filter { $0.element.owningController == nil }
    add(
      item, level: level, name: path.isEmpty ? words.label("tree.view") : ViewNames.name(of: view),
      detail: path.isEmpty ? "\(type(of: view))" : ViewNames.detail(of: view),
      canUnfold: !own.isEmpty, isOffScreen: view.isHidden || view.window == nil)
    guard isUnfolded(item) else { return }
    for (index, subview) in own {
      add(subview, .view(controller: controller, path: path + [index]), level: level + 1)
    }
  }

  private mutating func add(
    _ item: InspectedItem, level: Int, sign: String = "", name: String, detail: String,
    state: AppearanceState? = nil, canUnfold: Bool, isOffScreen: Bool = false
  ) {
    var isChanged = false
    if case .controller(let identity) = item { isChanged = changed.contains(identity) }
    lines.append(
      TreeLine(
        item: item, level: level, sign: sign, name: name, detail: detail, state: state,
        canUnfold: canUnfold, isUnfolded: canUnfold && isUnfolded(item), isChanged: isChanged,
        isOffScreen: isOffScreen))
  }

  /// Returns whether an item is unfolded. Views are folded until the user unfolds them.
  func isUnfolded(_ item: InspectedItem) -> Bool {
    if case .view = item { return toggled.contains(item) }
    return !toggled.contains(item)
  }

  // MARK: - Words

  private static func detail(of controller: ViewController, _ relation: String) -> String {
    // The class of a scene in a file says nothing that the file does not say.
    let type = "\(type(of: controller))"
    let isNamed = controller is any SceneController || controller.identity.hasPrefix(type)
    return isNamed ? relation : "\(relation), \(type)"
  }

  private func relation(
    of child: ViewController, at index: Int, in container: ViewController
  ) -> (sign: String, relation: String) {
    switch container {
    case is NavigationController:
      index == 0 ? ("", words.label("tree.stackRoot")) : ("›", words.label("tree.pushed"))
    case let tabs as TabBarController:
      ("", words.label(tabs.selectedViewController === child ? "tree.selectedTab" : "tree.tab"))
    case is SplitViewController: ("", words.label("tree.column"))
    case is PageViewController: ("", words.label("tree.page"))
    case _: ("⊞", words.label("tree.embedded"))
    }
  }
}
