import CellGraphics
import NavigationKit
import TextFormats

/// Turns JSON values into a scene document and notes every defect on the way.
///
/// What cannot be decoded is noted and replaced by a stand-in, so that the rest is still checked;
/// the document counts only while `defects` is empty.
struct SceneDecoder {
  struct Defect {
    var reason: StoryboardError.Reason
    var offset: Int
    var earlier: Int?
  }

  private(set) var defects: [Defect] = []
  /// What each scene says about navigation, in the order of the file.
  private(set) var navigation: [NavigationScene] = []
  /// Indicates whether the document has its scenes, or only `navigation` has what is left of them.
  private(set) var keepsScenes: Bool
  /// The name of the file in the bundle.
  let storyboard: String
  let index: StoryboardIndex
  var colors = ColorNames()
  /// In place of the file's own; nil for that.
  private let appearance: UserInterfaceStyle?
  private var isDark = false
  /// The names of the file's own transitions.
  let customTransitions: NameList
  /// What kind each of them is of; empty for keyframes.
  let layerKinds: [String: String]
  /// Those and the built-in ones.
  let transitionNames: NameList
  private var nearestName = NearestName()

  /// The colours of what names none.
  var defaultBackground: Color { isDark ? .black : SceneDocument.Scene.defaultBackground }
  var defaultTextColor: Color { isDark ? .white : SceneDocument.Label.defaultColor }
  var defaultButtonColor: Color {
    isDark ? Color(rgb: 0x0A84FF) : SceneDocument.Button.defaultColor
  }

  /// - Parameters:
  ///   - appearance: In place of the file's own; nil for that.
  ///   - keepsScenes: False keeps of each scene only what it says about navigation.
  init(
    _ root: JSONNode, storyboard: String, index: StoryboardIndex,
    appearance: UserInterfaceStyle? = nil, keepsScenes: Bool = true
  ) {
    self.keepsScenes = keepsScenes
    self.storyboard = storyboard
    self.appearance = appearance
    self.index = index
    var names = NameList()
    names.insert(contentsOf: root["transitions"]?.members?.map(\.key) ?? [])
    customTransitions = names
    layerKinds = Dictionary(
      (root["transitions"]?.members ?? []).map { ($0.key, $0.node["kind"]?.string ?? "") }
    ) { first, _ in first }
    names.insert(contentsOf: SceneDocument.BuiltInTransition.allCases.map(\.rawValue))
    transitionNames = names
  }

  /// - Parameter earlier: The offset of what the defect clashes with.
  mutating func report(
    _ reason: StoryboardError.Reason, at offset: Int, earlier: Int? = nil
  ) {
    defects.append(Defect(reason: reason, offset: offset, earlier: earlier))
  }

  mutating func note(_ scene: SceneDocument.Scene) { navigation.append(NavigationScene(scene)) }

  mutating func nearest(to name: String, in candidates: [String]) -> String? {
    nearestName.find(name, in: candidates)
  }

  /// Where the scene of this file is in the bundle.
  func place(_ scene: String) -> ScenePlace {
    ScenePlace(storyboard: storyboard, scene: scene)
  }

  /// - Returns: Nil where nothing of the document is left to be read.
  mutating func document(_ root: JSONNode) -> SceneDocument? {
    // Nothing is known about the keys of another version.
    guard isSupported(root["version"]) else { return nil }
    let keys = [
      "version", "canvas", "appearance", "colors", "initialScene", "scenes", "transitions",
    ]
    guard let fields = open(root, as: "the document", keys: keys) else { return nil }
    _ = required("version", of: fields)
    let written = choice(fields["appearance"], Appearance.self)
    isDark = appearance.map { $0 == .dark } ?? (written == .dark)
    let canvas = required("canvas", of: fields).map { size($0) }
    refuseAlert(fields["initialScene"])
    let namedColors = fields["colors"].map { customColors($0) }
    var document = SceneDocument(
      canvas: canvas ?? .zero,
      colors: namedColors ?? [],
      initialScene: sceneReference(required("initialScene", of: fields)) ?? "",
      scenes: required("scenes", of: fields).map { scenes($0) } ?? [],
      transitions: fields["transitions"].map { transitions($0) } ?? [])
    document.appearance = isDark ? .dark : .light
    return document
  }

  private enum Appearance: String, CaseIterable {
    case light
    case dark
  }

  private mutating func isSupported(_ version: JSONNode?) -> Bool {
    guard let version, let number = number(version, .any), number != 1 else { return true }
    report(.unsupportedVersion(decimal(number)), at: version.offset)
    return false
  }

  mutating func size(_ node: JSONNode) -> Size {
    guard let fields = open(node, as: "the canvas", keys: ["width", "height"]) else { return .zero }
    let limits = Limits.from(1, to: 100_000)
    return Size(
      width: number(required("width", of: fields), limits) ?? 0,
      height: number(required("height", of: fields), limits) ?? 0)
  }
}
