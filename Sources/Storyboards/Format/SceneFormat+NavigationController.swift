import NavigationKit
import TextFormats

extension SceneFormat {
  static let navigationController = sceneCase(
    .navigationController, "a navigation controller",
    .navigationController(SceneDocument.NavigationController(root: "")),
    navigationControllerFields)

  private static let navigationControllerFields: [SceneField] =
    sceneIdentity + sceneNames + scenePresentation
    + navigationControllerOwn

  private static let navigationControllerOwn: [SceneField] = [
    .required(
      "root", \.navigation.root, rootScene,
      "The id of the root scene, which cannot be a navigation controller"),
    SceneField(
      key: FormatKey(
        "transitions", .object("navigationTransitions"),
        "The transitions of pushes and pops; the navigation bar does not move"),
      read: { node, decoder, scene in
        guard let read = navigationTransitions.read(node, &decoder) else { return }
        (scene.navigation.push, scene.navigation.pop) = (read.push, read.pop)
        scene.navigation.isPopInteractive = read.isPopInteractive
      },
      write: { navigationTransitions.write($0.navigation, $1).unlessEmpty }),
    .value("isNavigationBarHidden", \.navigation.isNavigationBarHidden, .boolean, default: false),
    .value("isToolbarHidden", \.navigation.isToolbarHidden, .boolean, default: true),
    segues, accept(),
  ]

  /// The id of a root scene. UIKit does not allow a navigation controller as the root of another
  /// one.
  private static let rootScene = FormatValue<String>(
    shape: .name,
    read: { node, decoder in
      let root = FormatValue<String>.scene().read(node, &decoder)
      decoder.refuseNavigationController(root ?? "", at: node)
      return root
    }, write: { id, _ in JSONNode(id) })

  static let navigationTransitions = FormatTable<SceneDocument.NavigationController>(
    "navigationTransitions", "the object of transitions",
    SceneDocument.NavigationController(root: ""),
    [
      .optional(
        "push", \.push, .transition, "The name of the transition of a push"),
      .optional("pop", \.pop, .transition, "The name of the transition of a pop"),
      .value(
        "isPopInteractive", \.isPopInteractive, .boolean, default: false,
        "A drag from the left edge moves the transition of the pop"),
    ])
}

extension SceneDocument.Scene {
  /// The values of a navigation controller, for the table. The table's case knows the kind of the
  /// scene; for a scene of another kind the values are empty.
  fileprivate var navigation: SceneDocument.NavigationController {
    get {
      if case .navigationController(let navigation) = kind { return navigation }
      return SceneDocument.NavigationController(root: "")
    }
    set { kind = .navigationController(newValue) }
  }
}

extension JSONNode {
  /// The object; nil if it has no members.
  var unlessEmpty: JSONNode? { members?.isEmpty == true ? nil : self }
}
