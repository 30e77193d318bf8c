import NavigationKit
import TextFormats

/// The keys that scenes of several kinds have. The table of each kind combines these lists, so a
/// key has the same meaning and the same place in every kind.
extension SceneFormat {
  /// The keys of every scene, in front of all others.
  static let sceneIdentity: [SceneField] = [
    .required("id", \.id, .name, "The scene's id, unique in the file"),
    SceneField(
      key: FormatKey(
        "kind", sceneKinds.shape,
        "The kind of the scene; default viewController"),
      read: { node, decoder, _ in _ = sceneKinds.read(node, &decoder) },
      write: { scene, _ in
        let kind = kind(of: scene)
        return kind == .viewController ? nil : JSONNode(kind.rawValue)
      }),
  ]

  private static let sceneKinds = FormatValue<SceneKind>.word()

  static let sceneNames: [SceneField] = [
    SceneField(
      key: FormatKey(
        "name", .name, "A short name for the status line; default the title, else the id"),
      read: { node, decoder, scene in scene.name = decoder.name(node) ?? "" },
      write: { scene, _ in scene.name == scene.usualName ? nil : JSONNode(scene.name) }),
    .optional("title", \.title, .text, "The title, which a navigation bar shows"),
  ]

  static let presentationStyle = FormatValue<ModalPresentationStyle>.word(
    among: ModalPresentationStyle.allCases.filter { $0 != .none })

  static let scenePresentation: [SceneField] = [
    .value(
      "modalPresentationStyle", \.presentation.style, presentationStyle, default: .fullScreen,
      "The scene's presentation style"),
    .value(
      "modalTransitionStyle", \.presentation.transitionStyle, .word(), default: .coverVertical,
      "The transition style of the scene's presentation"),
    .value(
      "isModalInPresentation", \.presentation.isModal, .boolean, default: false,
      "Prevents the user from dismissing the scene"),
    .optional(
      "preferredContentSize", \.presentation.preferredContentSize,
      .object("contentSize", contentSize), "The size of the scene in a form sheet or popover"),
    .optional(
      "definesPresentationContext", \.presentation.definesContext, .boolean,
      "A current-context presentation covers this scene; default true in a navigation controller"
    ),
    .value(
      "providesPresentationContextTransitionStyle", \.presentation.providesContextTransitionStyle,
      .boolean, default: false,
      "A presentation in this scene's context uses this scene's transition style"),
    .value(
      "isShownByCode", \.isShownByCode, .boolean, default: false,
      "Only code shows the scene, so the menu offers it everywhere"),
  ]

  /// The keys of the navigation item, for scenes that can be on a stack.
  static let itemBars: [SceneField] = [
    .optional(
      "prompt", \.navigationItem.prompt, .text,
      "The text of a line above the title in the navigation bar"),
    .list(
      "leftBarButtons", \.navigationItem.leftBarButtonItems, of: barButtons,
      "The bar buttons on the left, from the edge inwards; they replace the back button"),
    .list(
      "rightBarButtons", \.navigationItem.rightBarButtonItems, of: barButtons,
      "The bar buttons on the right, from the edge inwards"),
    .optional(
      "backButtonTitle", \.navigationItem.backButtonTitle, .text,
      "The title of back buttons that lead to this scene"),
    .value(
      "hidesBackButton", \.navigationItem.hidesBackButton, .boolean, default: false,
      "Hides the back button of this scene"),
  ]

  static let contentBars: [SceneField] = [
    .list(
      "toolbar", \.toolbarItems, of: barButtons, "The toolbar's items, from left to right"),
    .value(
      "hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, .boolean, default: false,
      "Hides the toolbar and the tab bar while the scene is on a stack"),
  ]

  /// The key `segues` of scenes other than alerts.
  static let segues: SceneField = segues(
    "segue", segue, "The segues that start at this scene")

  /// Declares the key `segues`. The segues of an alert have a table of their own, because only an
  /// action can trigger them.
  static func segues(
    _ name: String, _ table: FormatTable<SceneDocument.Segue>, _ meaning: String
  ) -> SceneField {
    SceneField(
      key: FormatKey("segues", .list(.object(name)), meaning),
      read: { node, decoder, scene in scene.segues = decoder.segues(node, by: table) },
      write: { scene, encoder in
        guard !scene.segues.isEmpty else { return nil }
        return JSONNode(scene.segues.map { table.write($0, encoder) })
      })
  }

  static let unwindActions = SceneField(
    key: FormatKey(
      "unwindActions", .names(.list(.object("unwindHandler"))),
      "The unwind actions that can end at this scene, each with its handlers"),
    read: { node, decoder, scene in
      scene.unwindActions = decoder.namedMembers(node).map { decoder.unwindAction($0) }
    },
    write: { scene, encoder in
      guard !scene.unwindActions.isEmpty else { return nil }
      return JSONNode(
        value: .object(
          scene.unwindActions.map { action in
            JSONMember(
              key: action.name,
              node: JSONNode(action.handlers.map { unwindHandler.write($0, encoder) }))
          }))
    })

  static let standsFor = SceneField.optional(
    "standsFor", \.standsFor, .word(),
    "The part of a storyboard that an import replaced by this scene; a run ignores it")

  static let codeActions = SceneField(
    key: FormatKey(
      "codeActions", .names(.text),
      "The actions in code of buttons and bar buttons, by the id of the button"),
    read: { node, decoder, scene in
      for member in decoder.namedMembers(node) {
        scene.codeActions[member.key] = decoder.string(member.node)
      }
    },
    write: { scene, _ in
      guard !scene.codeActions.isEmpty else { return nil }
      return JSONNode(
        value: .object(
          scene.codeActions.sorted { $0.key < $1.key }.map {
            JSONMember(key: $0.key, node: JSONNode($0.value))
          }))
    })
}

extension SceneDocument.Scene {
  /// The name of a scene whose file names none: the title, or the id without a title.
  var usualName: String { title.flatMap { $0.isEmpty ? nil : $0 } ?? id }
}
