import CellGraphics
import NavigationKit
import TextFormats

/// The state of reading a scene file, with all defects found so far.
///
/// The tables of ``SceneFormat`` describe how each object is read; this type has what they need in
/// common. It reads simple values, resolves references and collects defects. A part that cannot be
/// read is reported and replaced by a default, so that one run finds all defects of a file. The
/// document is valid only while ``defects`` is empty.
struct SceneDecoder {
  /// A defect of the file, with byte offsets in place of lines.
  struct Defect {
    var reason: StoryboardError.Reason
    var offset: Int
    /// The offset of the earlier object with which the part clashes; nil for none.
    var earlier: Int?
  }

  /// The defects, in the order in which they were found.
  private(set) var defects: [Defect] = []
  /// The navigation of each scene, in the order of the file.
  private(set) var navigation: [NavigationScene] = []
  /// Indicates whether the document keeps its scenes. Otherwise only `navigation` is kept.
  let keepsScenes: Bool
  /// The name of the file in the bundle.
  let storyboard: String
  let index: StoryboardIndex
  var colors = ColorNames()
  /// The appearance that replaces the one of the file; nil to use the file's own.
  private let givenAppearance: UserInterfaceStyle?
  /// The appearance, which decides the default colours.
  private(set) var appearance = UserInterfaceStyle.light
  /// The names of the transitions that the file defines.
  let customTransitions: NameList
  /// The kinds of the transitions that the file defines, by name; empty for keyframes.
  let layerKinds: [String: String]
  /// The names of the file's transitions and of the built-in ones.
  let transitionNames: NameList
  private var nearestName = NearestName()

  // MARK: - The scene that is being read

  /// The id of the scene.
  private(set) var scene = ""
  /// The offsets of the ids of the scene's views, rows, bar buttons and actions.
  var ids: [String: Int] = [:]
  /// The layouts of the scene's views, in the order of the file.
  var layouts: [SceneDocument.ViewLayout] = []
  /// The indices in `layouts` of the current view and the views around it.
  var openViews: [Int] = []
  /// The scene's views and their ids, to which its variations refer.
  var sceneViews: [JSONNode] = []
  var viewIDs: Set<String> = []
  /// Indicates whether the views belong to a variation, which has the layout of the scene.
  var isInVariation = false
  /// The stack or scroll view around the current view, such as "a stack view".
  var group: String?
  /// The offset of the alert's first action with the style cancel.
  var cancelAction: Int?
  /// The current unwind action.
  var action = ""
  /// The time of the previous keyframe, in seconds; nil for the first keyframe.
  var previousKeyframe: Double?

  /// Prepares the decoding of a file, and collects the names of its transitions.
  ///
  /// - Parameters:
  ///   - appearance: Replaces the file's own appearance; nil to use that of the file.
  ///   - keepsScenes: False to keep only the navigation of each scene.
  ///   - root: The JSON of the file.
  ///   - storyboard: The name of the file in the bundle.
  ///   - index: The ids and names of all files, to which references are resolved.
  init(
    _ root: JSONNode, storyboard: String, index: StoryboardIndex,
    appearance: UserInterfaceStyle? = nil, keepsScenes: Bool = true
  ) {
    self.keepsScenes = keepsScenes
    self.storyboard = storyboard
    givenAppearance = appearance
    self.appearance = appearance ?? .light
    self.index = index
    var names = NameList()
    let transitions = root[SceneKey.Document.transitions]?.members ?? []
    names.insert(contentsOf: transitions.map(\.key))
    customTransitions = names
    layerKinds = Dictionary(
      transitions.map { ($0.key, $0.node[SceneKey.Transition.kind]?.string ?? "") }
    ) { first, _ in first }
    names.insert(contentsOf: SceneDocument.BuiltInTransition.allCases.map(\.rawValue))
    transitionNames = names
  }

  /// Reads a whole file.
  ///
  /// - Returns: The document; nil if no part of it can be read.
  mutating func document(_ root: JSONNode) -> SceneDocument? {
    // The keys of another version are unknown.
    guard isSupported(root[SceneKey.Document.version]) else { return nil }
    return SceneFormat.document.read(root, &self)
  }

  /// Indicates whether the version is 1 or missing, and reports any other version. A missing
  /// version is reported with the other keys.
  private mutating func isSupported(_ version: JSONNode?) -> Bool {
    guard let version, let number = number(version, .any), number != 1 else { return true }
    report(.unsupportedVersion(decimal(number)), at: version.offset)
    return false
  }

  /// Forgets the state of the previous scene. It is called before each scene is read.
  ///
  /// A view, a row and a segue are unique within one scene only, so their ids start again with each
  /// scene.
  mutating func beginScene(_ node: JSONNode) {
    scene = node[SceneKey.Scene.id]?.string ?? ""
    ids = [:]
    layouts = []
    sceneViews = []
    viewIDs = []
    cancelAction = nil
  }

  /// Stores the segues and children of a decoded scene. ``NavigationCheck`` needs them when all
  /// scenes have been decoded.
  mutating func note(_ scene: SceneDocument.Scene) { navigation.append(NavigationScene(scene)) }

  /// Sets the appearance of the file, unless the caller chose another one.
  mutating func setAppearance(_ written: UserInterfaceStyle?) {
    appearance = givenAppearance ?? written ?? .light
  }

  // MARK: - Defects

  /// Adds a defect.
  ///
  /// - Parameter earlier: The offset of the object with which the defect clashes.
  mutating func report(
    _ reason: StoryboardError.Reason, at offset: Int, earlier: Int? = nil
  ) {
    defects.append(Defect(reason: reason, offset: offset, earlier: earlier))
  }

  /// Returns the candidate that is most similar to a name; nil if none is similar.
  ///
  /// A budget of comparisons limits the time. After very many wrong names it is spent, and the
  /// result is always nil.
  mutating func nearest(to name: String, in candidates: [String]) -> String? {
    nearestName.find(name, in: candidates)
  }

  /// Returns the place in the bundle of a scene of this file.
  func place(_ scene: String) -> ScenePlace {
    ScenePlace(storyboard: storyboard, scene: scene)
  }
}
