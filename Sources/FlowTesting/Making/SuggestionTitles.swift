internal import Storyboards

/// The titles of suggested flows, each once: a scene by its name, a segue by its effect, as the
/// status line has them.
struct SuggestionTitles {
  private let bundle: StoryboardBundle
  private var used: Set<String> = []

  init(of bundle: StoryboardBundle) { self.bundle = bundle }

  /// Returns the title of a scene or segue, such as `Goes from List to Detail`.
  ///
  /// If an earlier scene has the same name, or an earlier segue the same effect, the title also has the
  /// key or control that performs the segue, or else the id.
  mutating func title(of item: FlowCoverage.Item) -> String {
    let effect = effect(of: item)
    let id = item.kind == .scene ? item.scene : item.name
    var titles = [effect, "\(effect) (\(id))", "\(effect) (\(id) of \(item.scene))"]
    if !item.trigger.isEmpty { titles.insert("\(effect), by \(item.trigger)", at: 1) }
    let title = titles.first { !used.contains($0) } ?? titles[titles.count - 1]
    used.insert(title)
    return title
  }

  private func effect(of item: FlowCoverage.Item) -> String {
    guard let (scene, document) = scene(item.scene) else { return "Shows \(item.scene)" }
    let name = bundle.shownName(ofScene: scene.id, in: document) ?? scene.name
    switch item.kind {
    case .segue, .place, .gesture:
      let segue = scene.segues.first { $0.id == item.name }
      let destination = segue.flatMap { bundle.destinationName(of: $0, in: scene) }
      return "Goes from \(name) to \(destination ?? item.destination)"
    case .unwind:
      let segue = scene.segues.first { $0.id == item.name }
      guard case .unwind(let action) = segue?.kind, let target = target(of: action) else {
        return "Goes back from \(name)"
      }
      return "Goes back from \(name) to \(target)"
    case .scene, .action, .deletion: return "Shows \(Self.part(of: scene))\(name)"
    }
  }

  /// The scene with an id, and the file that has it.
  func scene(_ id: String) -> (scene: SceneDocument.Scene, document: SceneDocument)? {
    for storyboard in bundle.storyboards {
      let document = storyboard.document
      if let scene = document.scenes.first(where: { $0.id == id }) { return (scene, document) }
    }
    return nil
  }

  /// The name of the only scene that declares an unwind action; nil for none or several.
  private func target(of action: String) -> String? {
    var names: [String] = []
    for storyboard in bundle.storyboards {
      for scene in storyboard.document.scenes
      where scene.unwindActions.contains(where: { $0.name == action }) {
        names.append(
          bundle.shownName(ofScene: scene.id, in: storyboard.document) ?? scene.name)
      }
    }
    return names.count == 1 ? names[0] : nil
  }

  /// The words before the name of a container, which has the name of its first scene.
  private static func part(of scene: SceneDocument.Scene) -> String {
    switch scene.kind {
    case .navigationController: "the stack of "
    case .tabBarController: "the tabs of "
    case .splitViewController: "the columns of "
    case .pageViewController: "the pages of "
    case .viewController, .tableViewController, .alertController, .storyboardReference: ""
    }
  }
}
