import NavigationKit
import TextFormats

extension SceneFormat {
  /// A tab bar controller. The key `selected` is read last, because its range depends on the number
  /// of tabs.
  static let tabBarController = sceneCase(
    .tabBarController, "a tab bar controller",
    .tabBarController(SceneDocument.TabBarController(tabs: [])), tabBarControllerFields
  ) { fields, decoder, scene in
    // A value that is not an array and an array without tabs have been reported already.
    let last = max(0, (fields["tabs"]?.elements?.count ?? 1) - 1)
    scene.tabs.selected = decoder.integer(fields["selected"], 0...last) ?? 0
  }

  private static let tabBarControllerFields: [SceneField] =
    sceneIdentity + sceneNames + scenePresentation
    + tabBarControllerOwn + itemBars + [segues, accept()]

  private static let tabBarControllerOwn: [SceneField] = [
    .required(
      "tabs", \.tabs.tabs, .list(of: .object("tab", tab), atLeast: 1, "tab"),
      "The tabs, from left to right"),
    SceneField(
      key: FormatKey(
        "selected", .integer(0, nil),
        "The index of the tab that is selected first, from 0; default 0"),
      read: { _, _, _ in },
      write: { scene, _ in scene.tabs.selected == 0 ? nil : JSONNode(scene.tabs.selected) }),
    SceneField(
      key: FormatKey("transitions", .object("tabTransitions"), "The transitions between tabs"),
      read: { node, decoder, scene in
        guard let read = tabTransitions.read(node, &decoder) else { return }
        (scene.tabs.next, scene.tabs.previous) = (read.next, read.previous)
      },
      write: { tabTransitions.write($0.tabs, $1).unlessEmpty }),
  ]

  static let tabTransitions = FormatTable<SceneDocument.TabBarController>(
    "tabTransitions", "the object of transitions", SceneDocument.TabBarController(tabs: []),
    [
      .optional(
        "next", \.next, .transition, "The name of the transition to a tab on the right"),
      .optional(
        "previous", \.previous, .transition, "The name of the transition to a tab on the left"),
    ])

  static let tab = FormatTable<SceneDocument.Tab>(
    "tab", "a tab", SceneDocument.Tab(child: SceneDocument.Child(scene: "")),
    [
      .required("scene", \.child, .child, "The id of the tab's scene"),
      .optional("title", \.title, .text, "Default the scene's title"),
      .optional("image", \.image, .text, "A symbol of one or two columns before the title"),
      .optional("badge", \.badge, .text, "The text of the badge, after the title"),
      .value(
        "isEnabled", \.isEnabled, .boolean, default: true, "The user can select the tab"),
    ])
}

extension SceneDocument.Scene {
  fileprivate var tabs: SceneDocument.TabBarController {
    get {
      if case .tabBarController(let tabs) = kind { return tabs }
      return SceneDocument.TabBarController(tabs: [])
    }
    set { kind = .tabBarController(newValue) }
  }
}
