import TextFormats

/// The ids and names of one file to which other parts can refer.
///
/// A reference can precede the object that it names, so the index is made from the JSON before the
/// file is decoded. It also contains objects with defects. A reference to a defective object
/// therefore causes no second message.
///
/// A list is nil if the file is too damaged to know its contents. References to it are then not
/// checked.
struct SceneIndex {
  /// The ids of the scenes; nil if they are unknown.
  private(set) var scenes: NameList?
  /// The id of the initial scene, which may not exist; nil if the file names none.
  private(set) var initialScene: String?
  private var entries: [String: Entry] = [:]

  /// The kind of a scene and the ids in it.
  struct Entry {
    var kind: Kind
    /// The ids by their uses; empty for a scene without views.
    private var lists: [Role: NameList] = [:]
    /// The uses for which the list of ids is not complete.
    private var damaged: Set<Role> = []
  }

  /// A use of an id within a scene.
  ///
  /// A view has several roles: a text field, for example, is a label, a value, a control and a text
  /// field. The kinds of views say their roles in ``ViewDescription/roles``.
  enum Role: CaseIterable {
    /// The object's text can be set.
    case label
    /// The object can be tapped.
    case button
    /// The object is a row with an accessory button.
    case accessory
    /// The user can change the object's value.
    case control
    case textField
    /// The object has a value that a text can contain.
    case value
    case container
    /// The object is a view.
    case view
    /// The object is a view to which constraints can refer.
    case placed
    /// A popover can point at the object.
    case anchor
  }

  /// The kind of a scene, with the scenes that a container shows first.
  ///
  /// Its values are ids as the file has them. Nothing has checked that such scenes exist.
  enum Kind {
    case viewController
    case tableViewController
    case alertController
    case navigationController(root: String?)
    /// Any other container; `front` is the scene that it shows first.
    case container(ContainerKind, front: String?)
    /// A reference to a file of the bundle. Without a `scene`, it refers to the initial scene.
    case storyboardReference(storyboard: String?, scene: String?)
    case unknown
  }

  /// The containers other than navigation controllers, by their words in the format.
  enum ContainerKind: String {
    case tabBarController
    case splitViewController
    case pageViewController
  }

  /// Collects the ids and names of a file. Of several scenes with one id, the first is used.
  ///
  /// - Parameter name: The file's name in the bundle.
  init(_ document: JSONNode, name: String) {
    initialScene = document[SceneKey.Document.initialScene]?.string
    guard let nodes = document[SceneKey.Document.scenes]?.elements else { return }
    var names = NameList()
    for node in nodes {
      guard let id = node[SceneKey.Scene.id]?.string, !names.contains(id) else { continue }
      names.insert(id)
      entries[id] = Self.entry(node, storyboard: name)
    }
    scenes = names
  }

  /// Collects the kinds of a document's scenes, without their contents.
  init(_ document: SceneDocument) {
    initialScene = document.initialScene
    var names = NameList()
    for scene in document.scenes where entries[scene.id] == nil {
      names.insert(scene.id)
      entries[scene.id] = Entry(ofKind: SceneIndex.Kind(scene))
    }
    scenes = names
  }

  /// The kind and ids of a scene; nil for an unknown id.
  subscript(scene: String) -> Entry? { entries[scene] }

  /// Returns the kind and ids of a scene that has not been decoded.
  static func entry(_ scene: JSONNode, storyboard: String) -> Entry {
    Entry(scene, kind: kind(of: scene, storyboard: storyboard))
  }

  /// Returns the kind of a scene that has not been decoded.
  ///
  /// - Parameters:
  ///   - scene: The scene's object.
  ///   - storyboard: The name of its file in the bundle, from which paths are resolved.
  static func kind(of scene: JSONNode, storyboard: String) -> Kind {
    typealias Key = SceneKey.Scene
    guard let kind = scene[Key.kind] else { return .viewController }
    switch kind.string.flatMap(SceneOutline.Scene.Kind.init) {
    case .viewController: return .viewController
    case .tableViewController: return .tableViewController
    case .alertController: return .alertController
    case .navigationController: return .navigationController(root: scene[Key.root]?.string)
    case .tabBarController:
      let tabs = scene[Key.tabs]?.elements ?? []
      let selected = scene[Key.selected]?.integer ?? 0
      let front =
        tabs.indices.contains(selected) ? tabs[selected][SceneKey.Tab.scene]?.string : nil
      return .container(.tabBarController, front: front)
    case .splitViewController:
      return .container(.splitViewController, front: scene[Key.secondary]?.string)
    case .pageViewController:
      return .container(.pageViewController, front: scene[Key.pages]?.elements?.first?.string)
    case .storyboardReference:
      var name: String?
      if let path = scene[Key.file]?.string,
        case .name(let resolved) = StoryboardName.resolve(path, from: storyboard)
      {
        name = resolved
      }
      return .storyboardReference(storyboard: name, scene: scene[Key.scene]?.string)
    // The format has no collection view controllers.
    case .collectionViewController, nil: return .unknown
    }
  }
}

extension SceneIndex.Kind {
  fileprivate init(_ scene: SceneDocument.Scene) {
    switch scene.kind {
    case .viewController: self = .viewController
    case .tableViewController: self = .tableViewController
    case .alertController: self = .alertController
    case .navigationController(let navigation): self = .navigationController(root: navigation.root)
    case .tabBarController(let tabs):
      let front = tabs.tabs.indices.contains(tabs.selected) ? tabs.tabs[tabs.selected] : nil
      self = .container(.tabBarController, front: front?.child.scene)
    case .splitViewController(let split):
      self = .container(.splitViewController, front: split.secondary.scene)
    case .pageViewController(let pages):
      self = .container(.pageViewController, front: pages.pages.first?.scene)
    case .storyboardReference(let reference):
      self = .storyboardReference(storyboard: reference.storyboard, scene: reference.scene)
    }
  }
}

extension SceneIndex.Entry {
  /// Empty lists, made once for all scenes without such ids.
  private static let emptyLists = Dictionary(
    uniqueKeysWithValues: SceneIndex.Role.allCases.map { ($0, NameList()) })

  /// An entry of a scene whose contents do not matter.
  fileprivate init(ofKind kind: SceneIndex.Kind) { self.init(kind: kind) }

  /// Collects the ids of a scene that has not been decoded, by their uses.
  fileprivate init(_ scene: JSONNode, kind: SceneIndex.Kind) {
    self.init(kind: kind)
    switch kind {
    case .viewController:
      lists = Self.emptyLists
      gatherViews(scene[SceneKey.Scene.views])
      gatherVariations(scene[SceneKey.Scene.variations])
    case .tableViewController:
      lists = Self.emptyLists
      for name in TableValue.allCases { lists[.value]?.insert(name.rawValue) }
      gatherSections(scene[SceneKey.Scene.sections])
    case .alertController:
      lists = Self.emptyLists
      gatherAlert(scene)
      return
    case .container(.tabBarController, _):
      lists = Self.emptyLists
    case .navigationController, .container, .storyboardReference, .unknown: return
    }
    for bar in [SceneKey.Scene.leftBarButtons, .rightBarButtons, .toolbar] {
      gatherBarButtons(scene[bar])
    }
  }

  /// Returns the ids that can be used in this role; nil if they are unknown.
  ///
  /// A damaged list is unknown rather than empty, because an empty list would make every reference
  /// an error.
  func names(_ role: SceneIndex.Role) -> NameList? {
    damaged.contains(role) ? nil : lists[role]
  }

  /// Collects the ids of views at every depth. If the list is not an array, all uses are unknown.
  ///
  /// - Parameter isInGroup: Indicates whether a stack or scroll view places the views, so that
  ///   constraints cannot refer to them.
  private mutating func gatherViews(_ views: JSONNode?, isInGroup: Bool = false) {
    guard let views else { return }
    guard let elements = views.elements else { return damaged.formUnion(SceneIndex.Role.allCases) }
    for view in elements {
      let roles = Self.roles(of: view)
      if let id = view[SceneKey.View.id]?.string {
        insert(id, roles + [.view, .anchor] + (isInGroup ? [] : [.placed]))
      }
      gatherViews(view[SceneKey.View.views], isInGroup: true)
      gatherSections(view[SceneKey.View.sections])
    }
  }

  /// Collects the views that only variations have. The scene's own views have no kind in a
  /// variation.
  private mutating func gatherVariations(_ variations: JSONNode?) {
    for variation in variations?.elements ?? [] {
      let views = variation[SceneKey.Variation.views]?.elements?.filter {
        $0[SceneKey.View.kind] != nil
      }
      gatherViews(views.map { JSONNode(value: .array($0)) })
    }
  }

  /// Returns the uses of a view by its kind.
  private static func roles(of view: JSONNode) -> [SceneIndex.Role] {
    let kind = view[SceneKey.View.kind]?.string.flatMap(ViewKind.init)
    // A view of an unknown kind counts as any kind, so that no second message follows.
    return kind?.entry.roles ?? [.label, .button, .control, .textField, .value, .container]
  }

  /// Collects the texts of an alert that can be set: title, message and text fields.
  private mutating func gatherAlert(_ alert: JSONNode) {
    for name in AlertText.allCases { insert(name.rawValue, [.label]) }
    for field in alert[SceneKey.Alert.textFields]?.elements ?? [] {
      if let id = field[SceneKey.AlertTextField.id]?.string { insert(id, [.label, .value]) }
    }
    for action in alert[SceneKey.Alert.actions]?.elements ?? [] {
      if let id = action[SceneKey.AlertAction.id]?.string { insert(id, [.button]) }
    }
  }

  /// Collects the ids of rows and of the controls in them.
  private mutating func gatherSections(_ sections: JSONNode?) {
    for section in sections?.elements ?? [] {
      let (rows, copied) = (section[SceneKey.Section.rows], section[SceneKey.Section.row])
      for row in (rows?.elements ?? []) + [copied].compactMap(\.self) {
        if let control = row[SceneKey.Row.control], let id = control[SceneKey.View.id]?.string {
          insert(id, Self.roles(of: control))
        }
        guard let id = row[SceneKey.Row.id]?.string else { continue }
        insert(id, [.button, .anchor])
        // The texts of copied rows cannot be set or read by an id.
        if copied == nil { insert(id, [.label, .value]) }
        let accessory = row[SceneKey.Row.accessory]?.string
        if accessory == "detailButton" || accessory == "detailDisclosureButton" {
          insert(id, [.accessory])
        }
      }
    }
  }

  /// Collects the ids of bar buttons, except spaces.
  private mutating func gatherBarButtons(_ items: JSONNode?) {
    guard let items else { return }
    guard let elements = items.elements else {
      damaged.formUnion([.button, .anchor])
      return
    }
    for item in elements where !item.isSpace {
      if let id = item[SceneKey.BarButton.id]?.string { insert(id, [.button, .anchor]) }
    }
  }

  /// Adds an id to the lists of its uses.
  private mutating func insert(_ id: String, _ roles: [SceneIndex.Role]) {
    for role in roles { lists[role]?.insert(id) }
  }
}

extension JSONNode {
  /// Indicates whether this bar button item is a space, which cannot be tapped.
  fileprivate var isSpace: Bool {
    ["flexibleSpace", "fixedSpace"].contains(self[SceneKey.BarButton.systemItem]?.string)
  }
}
