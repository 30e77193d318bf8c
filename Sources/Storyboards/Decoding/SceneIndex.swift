/// What can be referred to in a file, gathered before decoding so that any order of the file is
/// fine and one defect does not cause a second message about a reference to it.
///
/// A list is nil where the file is too damaged to know it; then nothing is checked against it.
struct SceneIndex {
  private(set) var scenes: NameList?
  private var entries: [String: Entry] = [:]
  private(set) var unwindActions = NameList()
  /// Unwind segues by the action they perform.
  private var unwindSegues: [String: NameList] = [:]
  /// The labels of all scenes that declare an action, by action.
  private var unwindLabels: [String: NameList] = [:]
  /// Actions whose labels are not known.
  private var damagedActions: Set<String> = []

  struct Entry {
    var isNavigationController: Bool
    var root: String?
    var labels: NameList?
    var buttons: NameList?
  }

  init(_ document: JSONNode) {
    guard let nodes = document["scenes"]?.elements else { return }
    var names = NameList()
    for node in nodes {
      let entry = Self.entry(node)
      gatherUnwinding(node, labels: entry.labels)
      guard let id = node["id"]?.string, !names.contains(id) else { continue }
      names.insert(id)
      entries[id] = entry
    }
    scenes = names
  }

  func isNavigationController(_ scene: String) -> Bool {
    entries[scene]?.isNavigationController ?? false
  }

  /// The scene whose labels a segue to `scene` prepares: a navigation controller's root, or itself.
  func sceneWithLabels(_ scene: String) -> String {
    guard let entry = entries[scene], entry.isNavigationController else { return scene }
    return entry.root ?? scene
  }

  func labels(_ scene: String) -> NameList? { entries[scene].flatMap(\.labels) }
  func buttons(_ scene: String) -> NameList? { entries[scene].flatMap(\.buttons) }
  func unwindLabels(_ action: String) -> NameList? {
    damagedActions.contains(action) ? nil : unwindLabels[action]
  }

  func unwindSegues(_ action: String) -> NameList { unwindSegues[action] ?? NameList() }

  private static func entry(_ scene: JSONNode) -> Entry {
    let kind = scene["kind"]
    let isViewController = kind == nil || kind?.string == "viewController"
    var entry = Entry(
      isNavigationController: kind?.string == "navigationController",
      root: scene["root"]?.string,
      labels: isViewController ? NameList() : nil,
      buttons: isViewController ? NameList() : nil)
    guard let views = scene["views"] else { return entry }
    guard let elements = views.elements else {
      entry.labels = nil
      entry.buttons = nil
      return entry
    }
    for view in elements {
      guard let id = view["id"]?.string else { continue }
      // A view of an unknown kind may have been meant as either.
      let kind = view["kind"]?.string
      if kind != "button" { entry.labels?.insert(id) }
      if kind != "label" { entry.buttons?.insert(id) }
    }
    return entry
  }

  private mutating func gatherUnwinding(_ scene: JSONNode, labels: NameList?) {
    for member in scene["unwindActions"]?.members ?? [] {
      unwindActions.insert(member.key)
      unwindLabels[member.key, default: NameList()].insert(contentsOf: labels?.names ?? [])
      if labels == nil { damagedActions.insert(member.key) }
    }
    for segue in scene["segues"]?.elements ?? [] {
      guard segue["kind"]?.string == "unwind", let id = segue["id"]?.string,
        let action = segue["action"]?.string
      else { continue }
      unwindSegues[action, default: NameList()].insert(id)
    }
  }
}
