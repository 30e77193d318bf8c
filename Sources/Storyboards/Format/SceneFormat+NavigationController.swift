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
      "root", \.navigation.root, rootScene, "The id of the first scene, no navigation controller"),
    SceneField(
      key: FormatKey(
        "transitions", .object("navigationTransitions"), "How the stack moves, under the bar"),
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
        "push", \.push, .transition, "The name of the transition with which the stack grows"),
      .optional("pop", \.pop, .transition, "The name of the one with which it shrinks"),
      .value(
        "isPopInteractive", \.isPopInteractive, .boolean, default: false,
        "Whether a finger over the left edge moves it"),
    ])
}

extension SceneDocument.Scene {
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
