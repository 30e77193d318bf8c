/// What can be referred to in one file, gathered before decoding so that any order of the file is
/// fine and one defect does not cause a second message about a reference to it.
///
/// A list is nil where the file is too damaged to know it; then nothing is checked against it.
struct SceneIndex {
  private(set) var scenes: NameList?
  private(set) var initialScene: String?
  private var entries: [String: Entry] = [:]

  struct Entry {
    var kind: Kind
    var labels: NameList?
    /// Buttons and bar button items.
    var buttons: NameList?
    var containers: NameList?
  }

  enum Kind {
    case viewController
    case navigationController(root: String?)
    /// `storyboard` is a name of the bundle. Without a `scene` the initial one is meant.
    case storyboardReference(storyboard: String?, scene: String?)
    case unknown
  }

  /// - Parameter name: The file's name in the bundle.
  init(_ document: JSONNode, name: String) {
    initialScene = document["initialScene"]?.string
    guard let nodes = document["scenes"]?.elements else { return }
    var names = NameList()
    for node in nodes {
      guard let id = node["id"]?.string, !names.contains(id) else { continue }
      names.insert(id)
      entries[id] = Self.entry(node, storyboard: name)
    }
    scenes = names
  }

  subscript(scene: String) -> Entry? { entries[scene] }

  static func entry(_ scene: JSONNode, storyboard: String) -> Entry {
    let kind = kind(of: scene, storyboard: storyboard)
    guard case .viewController = kind else { return Entry(kind: kind) }
    var entry = Entry(
      kind: kind, labels: NameList(), buttons: NameList(), containers: NameList())
    entry.gatherViews(scene["views"])
    for bar in ["leftBarButtons", "rightBarButtons", "toolbar"] {
      entry.gatherBarButtons(scene[bar])
    }
    return entry
  }

  static func kind(of scene: JSONNode, storyboard: String) -> Kind {
    guard let kind = scene["kind"] else { return .viewController }
    switch kind.string {
    case "viewController": return .viewController
    case "navigationController": return .navigationController(root: scene["root"]?.string)
    case "storyboardReference":
      var name: String?
      if let path = scene["file"]?.string,
        case .name(let resolved) = StoryboardName.resolve(path, from: storyboard)
      {
        name = resolved
      }
      return .storyboardReference(storyboard: name, scene: scene["scene"]?.string)
    default: return .unknown
    }
  }
}

extension SceneIndex.Entry {
  fileprivate mutating func gatherViews(_ views: JSONNode?) {
    guard let views else { return }
    guard let elements = views.elements else { return forgetViews() }
    for view in elements {
      guard let id = view["id"]?.string else { continue }
      // A view of an unknown kind may have been meant as any.
      let kind = view["kind"]?.string
      if kind != "button", kind != "container" { labels?.insert(id) }
      if kind != "label", kind != "container" { buttons?.insert(id) }
      if kind != "label", kind != "button" { containers?.insert(id) }
    }
  }

  private mutating func forgetViews() {
    labels = nil
    buttons = nil
    containers = nil
  }

  fileprivate mutating func gatherBarButtons(_ items: JSONNode?) {
    guard let items else { return }
    guard let elements = items.elements else {
      buttons = nil
      return
    }
    for item in elements where !item.isSpace {
      if let id = item["id"]?.string { buttons?.insert(id) }
    }
  }
}

extension JSONNode {
  /// Whether this bar button item is a space, which nobody can tap.
  fileprivate var isSpace: Bool {
    ["flexibleSpace", "fixedSpace"].contains(self["systemItem"]?.string)
  }
}
