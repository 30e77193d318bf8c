import CellGraphics
import NavigationKit
import TextFormats

/// The state of reading a scene file, with every defect that it has met.
///
/// The format's tables say how each object is read. What cannot be read is noted and replaced by a
/// stand-in, so that the rest is still checked; the document counts only while `defects` is empty.
struct SceneDecoder {
  struct Defect {
    var reason: StoryboardError.Reason
    var offset: Int
    var earlier: Int?
  }

  private(set) var defects: [Defect] = []
  /// The navigation of each scene, in the order of the file.
  private(set) var navigation: [NavigationScene] = []
  /// Indicates whether the document has its scenes, or only `navigation` has what is left of them.
  let keepsScenes: Bool
  /// The name of the file in the bundle.
  let storyboard: String
  let index: StoryboardIndex
  var colors = ColorNames()
  /// In place of the file's own; nil for that.
  private let givenAppearance: UserInterfaceStyle?
  /// The appearance, on which the usual colors depend.
  private(set) var appearance = UserInterfaceStyle.light
  /// The names of the file's own transitions.
  let customTransitions: NameList
  /// The kinds of the file's own transitions, by their names; empty for keyframes.
  let layerKinds: [String: String]
  /// The names of the file's own and of the built-in transitions.
  let transitionNames: NameList
  private var nearestName = NearestName()

  // MARK: - The scene that is being read

  /// Its id.
  private(set) var scene = ""
  /// Where the ids of its views, rows, bar buttons and actions are.
  var ids: [String: Int] = [:]
  /// The layouts of its views, in the order of the file, with a place for each view.
  var layouts: [SceneDocument.ViewLayout] = []
  /// The places in `layouts` of the view that is being read and of those around it.
  var openViews: [Int] = []
  /// The views that its variations refer to, and their ids.
  var sceneViews: [JSONNode] = []
  var viewIDs: Set<String> = []
  /// Indicates whether the views are those of a variation, whose layout is the scene's.
  var isInVariation = false
  /// The stack or scroll view around the view that is being read, such as "a stack view".
  var group: String?
  /// Where its first action of the style cancel is.
  var cancelAction: Int?
  /// The unwind action that is being read.
  var action = ""
  /// The time of the keyframe before the one that is being read, in seconds; nil before the first.
  var previousKeyframe: Double?

  /// - Parameters:
  ///   - appearance: In place of the file's own; nil for that.
  ///   - keepsScenes: False keeps of each scene only what it says about navigation.
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
  /// - Returns: Nil where nothing of the document is left to be read.
  mutating func document(_ root: JSONNode) -> SceneDocument? {
    // Nothing is known about the keys of another version.
    guard isSupported(root[SceneKey.Document.version]) else { return nil }
    return SceneFormat.document.read(root, &self)
  }

  private mutating func isSupported(_ version: JSONNode?) -> Bool {
    guard let version, let number = number(version, .any), number != 1 else { return true }
    report(.unsupportedVersion(decimal(number)), at: version.offset)
    return false
  }

  mutating func beginScene(_ node: JSONNode) {
    scene = node[SceneKey.Scene.id]?.string ?? ""
    ids = [:]
    layouts = []
    sceneViews = []
    viewIDs = []
    cancelAction = nil
  }

  mutating func note(_ scene: SceneDocument.Scene) { navigation.append(NavigationScene(scene)) }

  /// Sets what the file says, unless another appearance has been asked for.
  mutating func setAppearance(_ written: UserInterfaceStyle?) {
    appearance = givenAppearance ?? written ?? .light
  }

  // MARK: - Defects

  /// - Parameter earlier: The offset of what the defect clashes with.
  mutating func report(
    _ reason: StoryboardError.Reason, at offset: Int, earlier: Int? = nil
  ) {
    defects.append(Defect(reason: reason, offset: offset, earlier: earlier))
  }

  mutating func nearest(to name: String, in candidates: [String]) -> String? {
    nearestName.find(name, in: candidates)
  }

  /// Where the scene of this file is in the bundle.
  func place(_ scene: String) -> ScenePlace {
    ScenePlace(storyboard: storyboard, scene: scene)
  }
}
