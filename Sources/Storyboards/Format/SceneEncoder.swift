import NavigationKit
public import TextFormats

/// The context in which the values of a document are written: settings of the file, and the scene
/// around the value.
///
/// It is a value: ``within(_:)`` returns another encoder for the contents of a scene, and no state
/// passes between scenes.
struct SceneEncoder: Sendable {
  let appearance: UserInterfaceStyle
  /// The bundle's name for the file that is written.
  let storyboard: String
  /// The layouts of the scene that is written, by the ids of their views.
  private(set) var layouts: [String: SceneDocument.ViewLayout] = [:]
  /// The views of the scene that is written. Variations contain only the differences from these
  /// views.
  private var views: [SceneDocument.View] = []

  init(appearance: UserInterfaceStyle, storyboard: String) {
    (self.appearance, self.storyboard) = (appearance, storyboard)
  }

  /// Returns an encoder for the contents of a scene.
  func within(_ scene: SceneDocument.Scene) -> SceneEncoder {
    var encoder = self
    encoder.layouts = Dictionary(
      scene.layouts.map { ($0.view, $0) }, uniquingKeysWith: { first, _ in first })
    encoder.views = scene.variations.isEmpty ? [] : scene.views
    return encoder
  }

  /// Writes the keys in which a variation's view differs from the scene's view with the same id.
  /// Null marks a key that the variation's view does not have.
  ///
  /// Only a variation's view is written like this. Merging on reading is the inverse, in
  /// `SceneDecoder.merged(_:)`.
  func difference(
    of view: SceneDocument.View, by table: FormatTable<SceneDocument.View>
  ) -> JSONNode {
    let own = table.write(view, self)
    guard let usual = views.first(where: { $0.id == view.id }).map({ table.write($0, self) })
    else { return own }
    var changes = JSONNode.object(["id": JSONNode(view.id)])
    for member in own.members ?? [] where usual[member.key] != member.node {
      changes.set(member.key, member.node)
    }
    for member in usual.members ?? [] where own[member.key] == nil {
      changes.set(member.key, JSONNode(value: .null))
    }
    return changes
  }
}

extension SceneDocument {
  /// Returns the document as a scene file, with its keys in canonical order and without defaults.
  ///
  /// Reading the result gives the same document, except for the byte offsets of its parts. The file
  /// has hexadecimal colours in place of names, and no keys unknown to the format. A timing curve
  /// made in code is left out if the format has no word for it. All numbers must be finite.
  ///
  /// ```swift
  /// let home = SceneDocument.Scene(id: "home", title: "Home")
  /// let document = SceneDocument(
  ///   canvas: Size(width: 400, height: 600), initialScene: "home", scenes: [home])
  /// precondition(document.json().indented.contains(#""title": "Home""#))
  /// ```
  ///
  /// - Parameter storyboard: The file's name in its `StoryboardBundle`. References to other files are
  ///   written as paths from its folder.
  public func json(storyboard: String = "") -> JSONNode {
    SceneFormat.document.write(
      self, SceneEncoder(appearance: appearance, storyboard: storyboard))
  }
}
