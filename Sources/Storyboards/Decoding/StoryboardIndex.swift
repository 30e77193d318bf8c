import TextFormats

/// A scene in a bundle.
struct ScenePlace: Hashable {
  /// The name of the file.
  var storyboard: String
  var scene: String
}

/// The ids and names of all files of a bundle to which other files can refer.
///
/// The index follows storyboard references, also chains of them, when it is made. A query about a
/// scene therefore takes constant time. If a file is damaged or missing, the index is not complete.
/// An unknown name is then not reported, because the damaged file may contain it.
struct StoryboardIndex {
  /// The files that can be understood, by name.
  private var files: [String: SceneIndex] = [:]
  /// The names of the existing files, for suggestions.
  private(set) var names = NameList()
  /// The files that references name and that do not exist.
  private let missing: Set<String>
  /// Indicates whether every scene of the app is known, so that an unknown name is a defect.
  private(set) var isComplete: Bool
  /// The unwind actions that scenes of any file declare.
  private(set) var unwindActions = NameList()
  /// Unwind segues by the action they perform.
  private var unwindSegues: [String: NameList] = [:]
  /// The labels of all scenes that declare an action, by action.
  private var unwindLabels: [String: NameList] = [:]
  /// The actions whose labels are unknown.
  private var damagedActions: Set<String> = []
  /// The scene that each storyboard reference leads to, directly or through other references.
  private var meanings: [ScenePlace: Meaning] = [:]

  /// The end of a chain of storyboard references.
  ///
  /// The meaning is stored for each reference on the chain, so a chain is followed once.
  private enum Meaning {
    case scene(ScenePlace)
    /// The reference is part of a cycle of references, or leads to one.
    case endless
    /// A defect hides the scene.
    case unknown
  }

  /// Collects the ids and names of all files, and follows their storyboard references.
  ///
  /// - Parameters:
  ///   - files: The files by name; nil for a file that cannot be understood.
  ///   - missing: The names that are referred to and do not exist.
  init(_ files: [(name: String, root: JSONNode?)], missing: Set<String>) {
    self.missing = missing
    isComplete = missing.isEmpty
    for (name, root) in files {
      names.insert(name)
      guard let root else {
        isComplete = false
        continue
      }
      let index = SceneIndex(root, name: name)
      self.files[name] = index
      if index.scenes == nil { isComplete = false }
      for scene in root[SceneKey.Document.scenes]?.elements ?? [] {
        gatherUnwinding(scene, storyboard: name)
      }
    }
    for (name, _) in files {
      for scene in self.files[name]?.scenes?.names ?? [] {
        follow(ScenePlace(storyboard: name, scene: scene))
      }
    }
  }

  /// Collects the destinations of documents' storyboard references, without the scenes' contents.
  init(_ files: [(name: String, document: SceneDocument)]) {
    missing = []
    isComplete = true
    for (name, document) in files {
      names.insert(name)
      self.files[name] = SceneIndex(document)
    }
    for (name, document) in files {
      for scene in document.scenes { follow(ScenePlace(storyboard: name, scene: scene.id)) }
    }
  }

  /// Indicates whether a reference names this file, and the file does not exist.
  func isMissing(_ storyboard: String) -> Bool { missing.contains(storyboard) }

  /// Returns the scenes of a file; nil if they are unknown.
  func scenes(of storyboard: String) -> NameList? { files[storyboard]?.scenes }

  /// Returns the ids of a scene; nil if the scene or its file is unknown.
  func entry(_ place: ScenePlace) -> SceneIndex.Entry? { files[place.storyboard]?[place.scene] }

  /// Returns the scene at `place`, or the scene that the reference at `place` leads to; nil if a
  /// defect hides it.
  func destination(of place: ScenePlace) -> ScenePlace? {
    switch meanings[place] {
    case .scene(let scene): return scene
    case .endless, .unknown: return nil
    case nil: return entry(place) == nil ? nil : place
    }
  }

  /// Indicates whether a storyboard reference is part of a cycle of references, or leads to one.
  func isEndless(_ reference: ScenePlace) -> Bool {
    if case .endless = meanings[reference] { true } else { false }
  }

  /// Returns the scene with content that a segue to `place` prepares. For a container it is the
  /// scene that it shows first, at any depth; nil if a defect hides it.
  ///
  /// A cycle of containers gives nil. The embedding check reports it elsewhere.
  func content(of place: ScenePlace) -> ScenePlace? {
    var met: Set<ScenePlace> = []
    var next = destination(of: place)
    while let place = next, met.insert(place).inserted {
      switch entry(place)?.kind {
      case .viewController, .tableViewController, .alertController: return place
      case .navigationController(let front?), .container(_, let front?):
        next = destination(of: ScenePlace(storyboard: place.storyboard, scene: front))
      case .navigationController(nil), .container(_, nil), .storyboardReference, .unknown, nil:
        return nil
      }
    }
    return nil
  }

  /// Indicates whether the scene at a place, or the scene that its reference leads to, is a
  /// navigation controller.
  func isNavigationController(_ place: ScenePlace) -> Bool {
    guard let destination = destination(of: place),
      case .navigationController = entry(destination)?.kind
    else { return false }
    return true
  }

  /// Indicates whether the scene at a place, or the scene that its reference leads to, is an alert.
  func isAlertController(_ place: ScenePlace) -> Bool {
    guard let destination = destination(of: place),
      case .alertController = entry(destination)?.kind
    else { return false }
    return true
  }

  /// Indicates whether the scene at a place, or the scene that its reference leads to, is a tab bar
  /// controller.
  func isTabBarController(_ place: ScenePlace) -> Bool {
    guard let destination = destination(of: place),
      case .container(.tabBarController, _) = entry(destination)?.kind
    else { return false }
    return true
  }

  /// Returns the labels of all scenes that declare an action; nil if they are not all known.
  func unwindLabels(_ action: String) -> NameList? {
    damagedActions.contains(action) || !isComplete ? nil : unwindLabels[action]
  }

  /// Returns the ids of the unwind segues that perform an action.
  func unwindSegues(_ action: String) -> NameList { unwindSegues[action] ?? NameList() }

  /// Collects the unwind actions, their labels, and the unwind segues of a scene.
  private mutating func gatherUnwinding(_ scene: JSONNode, storyboard: String) {
    guard let members = scene[SceneKey.Scene.unwindActions]?.members, !members.isEmpty else {
      return gatherUnwindSegues(scene)
    }
    let labels = SceneIndex.entry(scene, storyboard: storyboard).names(.label)
    for member in members {
      unwindActions.insert(member.key)
      unwindLabels[member.key, default: NameList()].insert(contentsOf: labels?.names ?? [])
      if labels == nil { damagedActions.insert(member.key) }
    }
    gatherUnwindSegues(scene)
  }

  /// Collects the unwind segues of a scene by their action.
  private mutating func gatherUnwindSegues(_ scene: JSONNode) {
    typealias Key = SceneKey.Segue
    for segue in scene[SceneKey.Scene.segues]?.elements ?? [] {
      guard segue[Key.kind]?.string == SceneOutline.Segue.Kind.unwind.rawValue,
        let id = segue[Key.id]?.string, let action = segue[Key.action]?.string
      else { continue }
      unwindSegues[action, default: NameList()].insert(id)
    }
  }

  /// Records where the storyboard reference at `start` and all references on its way lead.
  ///
  /// The walk ends at a scene that is no reference, at a reference with a known end, or at a place
  /// that it has already met, which is a cycle. It visits each reference once in total.
  private mutating func follow(_ start: ScenePlace) {
    var path: [ScenePlace] = []
    var met: Set<ScenePlace> = []
    var place = start
    var end: Meaning?
    while end == nil {
      end = meanings[place] ?? (met.insert(place).inserted ? nil : .endless)
      guard end == nil else { break }
      switch entry(place)?.kind {
      case .storyboardReference(let storyboard?, let scene):
        path.append(place)
        guard let scene = scene ?? files[storyboard]?.initialScene else {
          end = .unknown
          break
        }
        place = ScenePlace(storyboard: storyboard, scene: scene)
      case .storyboardReference(nil, _):
        path.append(place)
        end = .unknown
      case .viewController, .tableViewController, .alertController, .navigationController,
        .container, .unknown:
        end = .scene(place)
      case nil: end = .unknown
      }
    }
    for reference in path { meanings[reference] = end }
  }
}
