import CellGraphics
import NavigationKit
import TextFormats

extension SceneFormat {
  typealias SceneField = FormatField<SceneDocument.Scene>
  private typealias SceneCase = FormatTable<SceneDocument.Scene>.Case

  static let scene = FormatTable<SceneDocument.Scene>(
    "scene",
    cases: [
      sceneCase(
        .viewController, "a view controller", .viewController, viewControllerFields,
        rules: [
          .onlyWith(
            key: "layout", word: "rows", ["variations"],
            owner: "a view controller whose layout is not rows")
        ]),
      sceneCase(
        .tableViewController, "a table view controller",
        .tableViewController(SceneDocument.Table()), tableViewControllerFields),
      sceneCase(
        .navigationController, "a navigation controller",
        .navigationController(SceneDocument.NavigationController(root: "")),
        navigationControllerFields),
      sceneCase(
        .tabBarController, "a tab bar controller",
        .tabBarController(SceneDocument.TabBarController(tabs: [])), tabBarControllerFields
      ) { fields, decoder, scene in
        // An array that is none has been reported, and so has one without tabs.
        let last = max(0, (fields["tabs"]?.elements?.count ?? 1) - 1)
        scene.tabs.selected = decoder.integer(fields["selected"], 0...last) ?? 0
      },
      sceneCase(
        .splitViewController, "a split view controller",
        .splitViewController(
          SceneDocument.SplitViewController(
            primary: SceneDocument.Child(scene: ""), secondary: SceneDocument.Child(scene: ""))),
        splitViewControllerFields),
      sceneCase(
        .pageViewController, "a page view controller",
        .pageViewController(SceneDocument.PageViewController(pages: [])),
        pageViewControllerFields),
      sceneCase(
        .alertController, "an alert",
        .alertController(SceneDocument.AlertController(actions: [])), alertControllerFields,
        rules: [
          .excludes(
            key: "style", word: "actionSheet", ["textFields", "preferredAction"],
            owner: "an action sheet")
        ]),
      sceneCase(
        .storyboardReference, "a storyboard reference",
        .storyboardReference(SceneDocument.StoryboardReference(storyboard: "")),
        storyboardReferenceFields
      ) { fields, decoder, scene in
        decoder.checkReference(scene.reference, of: scene.id, fields)
      },
    ],
    fallback: SceneCase(
      .always, "a scene", SceneDocument.Scene(id: ""), viewControllerFields,
      finish: finish { _, _, _ in }))

  /// The words of the key "kind".
  private enum SceneKind: String, CaseIterable {
    case viewController
    case tableViewController
    case navigationController
    case tabBarController
    case splitViewController
    case pageViewController
    case alertController
    case storyboardReference
  }

  private typealias Finish =
    @Sendable (
      SceneDecoder.Fields, inout SceneDecoder, inout SceneDocument.Scene
    ) -> Void

  private static func sceneCase(
    _ kind: SceneKind, _ owner: String, _ content: SceneDocument.Scene.Kind,
    _ fields: [SceneField], rules: [FormatRule] = [],
    finish check: @escaping Finish = { _, _, _ in }
  ) -> FormatTable<SceneDocument.Scene>.Case {
    SceneCase(
      kind == .viewController
        ? .wordOrNone(kind.rawValue, key: "kind") : .word(kind.rawValue, key: "kind"),
      owner, SceneDocument.Scene(id: "", name: "", kind: content), fields, rules: rules,
      includes: { Self.kind(of: $0) == kind }, finish: finish(check))
  }

  /// Sets the offset and the name of a scene of any kind, then runs `check`.
  private static func finish(_ check: @escaping Finish) -> Finish {
    { fields, decoder, scene in
      scene.offset = fields.offset
      if scene.name.isEmpty { scene.name = scene.usualName }
      check(fields, &decoder, &scene)
    }
  }

  private static func kind(of scene: SceneDocument.Scene) -> SceneKind {
    switch scene.kind {
    case .viewController: .viewController
    case .tableViewController: .tableViewController
    case .navigationController: .navigationController
    case .tabBarController: .tabBarController
    case .splitViewController: .splitViewController
    case .pageViewController: .pageViewController
    case .alertController: .alertController
    case .storyboardReference: .storyboardReference
    }
  }

  // MARK: - What many kinds have

  private static let identity: [SceneField] = [
    .required("id", \.id, .name, "The scene's id, unique in the file"),
    SceneField(
      key: FormatKey(
        "kind", kinds.shape,
        "What the scene is; default viewController"),
      read: { node, decoder, _ in _ = kinds.read(node, &decoder) },
      write: { scene, _ in
        let kind = kind(of: scene)
        return kind == .viewController ? nil : JSONNode(kind.rawValue)
      }),
  ]

  private static let kinds = FormatValue<SceneKind>.word()

  private static let names: [SceneField] = [
    SceneField(
      key: FormatKey(
        "name", .name, "A short name for the status line; default the title, else the id"),
      read: { node, decoder, scene in scene.name = decoder.name(node) ?? "" },
      write: { scene, _ in scene.name == scene.usualName ? nil : JSONNode(scene.name) }),
    .optional("title", \.title, .text, "The title, which a navigation bar shows"),
  ]

  static let presentationStyle = FormatValue<ModalPresentationStyle>.word(
    among: ModalPresentationStyle.allCases.filter { $0 != .none })

  private static let presentation: [SceneField] = [
    .value(
      "modalPresentationStyle", \.presentation.style, presentationStyle, default: .fullScreen,
      "How it is presented"),
    .value(
      "modalTransitionStyle", \.presentation.transitionStyle, .word(), default: .coverVertical,
      "How it comes and goes"),
    .value(
      "isModalInPresentation", \.presentation.isModal, .boolean, default: false,
      "Keeps the user from dismissing it"),
    .optional(
      "preferredContentSize", \.presentation.preferredContentSize,
      .object("contentSize", contentSize), "The size of a form sheet or popover"),
    .optional(
      "definesPresentationContext", \.presentation.definesContext, .boolean,
      "Takes what is presented in the current context; default true in a navigation controller"),
    .value(
      "providesPresentationContextTransitionStyle", \.presentation.providesContextTransitionStyle,
      .boolean, default: false, "What it takes so moves in its own transition style"),
    .value(
      "isShownByCode", \.isShownByCode, .boolean, default: false,
      "Whether only code shows it, so that the menu offers it"),
  ]

  private static let itemBars: [SceneField] = [
    .optional(
      "prompt", \.navigationItem.prompt, .text, "A line above the title in the navigation bar"),
    .list(
      "leftBarButtons", \.navigationItem.leftBarButtonItems, of: barButtons,
      "From the left edge inwards, in place of the back button"),
    .list(
      "rightBarButtons", \.navigationItem.rightBarButtonItems, of: barButtons,
      "From the right edge inwards"),
    .optional(
      "backButtonTitle", \.navigationItem.backButtonTitle, .text,
      "What the way back to this scene is called"),
    .value(
      "hidesBackButton", \.navigationItem.hidesBackButton, .boolean, default: false,
      "Leaves out the way back from here"),
  ]

  private static let contentBars: [SceneField] = [
    .list(
      "toolbar", \.toolbarItems, of: barButtons, "The toolbar's items, from left to right"),
    .value(
      "hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, .boolean, default: false,
      "Keeps the bars at the bottom out while the scene is on a stack"),
  ]

  private static let segues: SceneField = segues(
    "segue", segue, "The ways from here to other scenes")

  private static func segues(
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

  private static let unwindActions = SceneField(
    key: FormatKey(
      "unwindActions", .names(.list(.object("unwindHandler"))),
      "What other scenes can come back here for, and what happens then"),
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

  private static let codeActions = SceneField(
    key: FormatKey(
      "codeActions", .names(.text),
      "The actions in code that buttons and bar button items are connected to, by their ids"),
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

  private static let standsFor = SceneField.optional(
    "standsFor", \.standsFor, .word(),
    "What an import replaced by the scene, for segue check and graph; a run ignores it")

  // MARK: - View controllers

  private static let viewControllerFields: [SceneField] =
    identity + names + presentation
    + viewControllerOwn + itemBars + contentBars
    + [views.readFirst, variations, segues, unwindActions, codeActions, standsFor, accept()]

  private static let viewControllerOwn: [SceneField] = [
    .color(
      "background", \.background,
      default: { $0 == .dark ? .black : SceneDocument.Scene.defaultBackground }, "Default white"),
    .optional(
      "canvas", \.canvas, .object("size", size),
      "The board of this scene's frames; default the document's"),
    .value(
      "layout", \.layout, .word(), default: .canvas,
      "Whether what says something has rows of its own"),
  ]

  private static let views = SceneField(
    key: FormatKey("views", .list(.object("view")), "From back to front"),
    read: { node, decoder, scene in
      scene.views = viewList.read(node, &decoder) ?? []
      scene.layouts = decoder.layouts.filter { !$0.isEmpty }
      decoder.endViews(node)
    },
    write: { scene, encoder in
      scene.views.isEmpty ? nil : viewList.write(scene.views, encoder)
    })

  private static let viewList: FormatValue<[SceneDocument.View]> = FormatValue.list(of: views(view))

  /// Views of a scene, which share their ids with its bar buttons.
  private static func views(
    _ table: @autoclosure @escaping @Sendable () -> FormatTable<SceneDocument.View>
  ) -> FormatValue<SceneDocument.View> {
    .object("view", table()).identified { .duplicateView($0) }
  }

  // MARK: - Variations

  private static let variations = SceneField(
    key: FormatKey(
      "variations", .list(.object("variation")), "What is shown instead in some size classes"),
    read: { node, decoder, scene in
      scene.variations = decoder.elements(node).compactMap { element in
        decoder.inVariation { variation.read(element, &$0) }
      }
    },
    write: { scene, encoder in
      guard !scene.variations.isEmpty else { return nil }
      return JSONNode(scene.variations.map { variation.write($0, encoder) })
    })

  static let variation = FormatTable<SceneDocument.Variation>(
    "variation", "a variation", SceneDocument.Variation(views: []),
    [
      .optional("width", \.width, .word(among: [.compact, .regular]), "Default any"),
      .optional("height", \.height, .word(among: [.compact, .regular]), "Default any"),
      .optional(
        "canvas", \.canvas, .object("size", size), "The board of its frames; default the scene's"),
      FormatField<SceneDocument.Variation>(
        key: FormatKey(
          "views", .list(.object("variationView")), "From back to front", required: true),
        read: { node, decoder, variation in
          variation.views = viewList.read(decoder.merged(node), &decoder) ?? []
        },
        write: { variation, encoder in
          JSONNode(variation.views.map { encoder.difference(of: $0, by: view) })
        }),
    ],
    rules: [.atLeastOne(["width", "height"])],
    finish: { fields, _, variation in variation.offset = fields.offset })

  /// Its other keys are those that the view of its id does not have, or has with another value.
  static let variationView = FormatObject(
    "variationView",
    [FormatKey("id", .name, "That of a view of the scene, or of one more", required: true)])

  // MARK: - Containers

  private static let tableViewControllerFields: [SceneField] =
    identity + names + presentation
    + [.value("style", \.table.style, .word(), default: .plain)] + itemBars + contentBars
    + [sections(\.table.sections), segues, unwindActions, codeActions, standsFor, accept()]

  private static let navigationControllerFields: [SceneField] =
    identity + names + presentation
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

  private static let tabBarControllerFields: [SceneField] =
    identity + names + presentation
    + tabBarControllerOwn + itemBars + [segues, accept()]

  private static let tabBarControllerOwn: [SceneField] = [
    .required(
      "tabs", \.tabs.tabs, .list(of: .object("tab", tab), atLeast: 1, "tab"),
      "From left to right"),
    SceneField(
      key: FormatKey(
        "selected", .integer(0, nil), "The place of the first tab to be seen; default 0"),
      read: { _, _, _ in },
      write: { scene, _ in scene.tabs.selected == 0 ? nil : JSONNode(scene.tabs.selected) }),
    SceneField(
      key: FormatKey("transitions", .object("tabTransitions"), "How the content moves"),
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
        "next", \.next, .transition, "The name of the transition to a tab further right"),
      .optional(
        "previous", \.previous, .transition, "The name of the one to a tab further left"),
    ])

  static let tab = FormatTable<SceneDocument.Tab>(
    "tab", "a tab", SceneDocument.Tab(child: SceneDocument.Child(scene: "")),
    [
      .required("scene", \.child, .child, "The id of the scene it shows"),
      .optional("title", \.title, .text, "Default the scene's title"),
      .optional("image", \.image, .text, "A sign of a column or two before the title"),
      .optional("badge", \.badge, .text, "A text after the title"),
      .value(
        "isEnabled", \.isEnabled, .boolean, default: true, "Whether the user can select it"),
    ])

  private static let splitViewControllerFields: [SceneField] =
    identity + names + presentation
    + splitViewControllerOwn

  private static let splitViewControllerOwn: [SceneField] = [
    .required("primary", \.split.primary, .sidebarChild, "The id of the scene on the left"),
    .optional(
      "supplementary", \.split.supplementary, .sidebarChild,
      "The id of the scene in the middle; makes three columns"),
    .required("secondary", \.split.secondary, .child, "The id of the content"),
    .optional(
      "compact", \.split.compact, .child,
      "The id of the scene that stands alone where it is narrow"),
    .value(
      "displayMode", \.split.displayMode, .word(), default: .automatic,
      "What is wanted where there is room"),
    .optional(
      "primaryWidth", \.split.primaryWidth, .integer(1...1_000), "In columns of the terminal"),
    .optional(
      "supplementaryWidth", \.split.supplementaryWidth, .integer(1...1_000),
      "In columns of the terminal"),
    .value(
      "presentsWithGesture", \.split.presentsWithGesture, .boolean, default: true,
      "Whether swipes bring columns in"),
    segues, accept(),
  ]

  private static let pageViewControllerFields: [SceneField] =
    identity + names + presentation
    + pageViewControllerOwn

  private static let pageViewControllerOwn: [SceneField] = [
    .required(
      "pages", \.pages.pages, .list(of: .child, atLeast: 1, "page"),
      "The ids of the scenes, in order"),
    .value("transitionStyle", \.pages.transitionStyle, .word(), default: .pageCurl),
    .value(
      "orientation", \.pages.orientation, .word(), default: .horizontal, "Which swipes turn"),
    .value(
      "showsPageIndicator", \.pages.showsPageIndicator, .boolean, default: true,
      "Dots below pages that scroll"),
    segues, accept(),
  ]

  // MARK: - References and alerts

  private static let storyboardReferenceFields: [SceneField] =
    identity
    + storyboardReferenceOwn

  private static let storyboardReferenceOwn: [SceneField] = [
    SceneField(
      key: FormatKey(
        "file", .path, "The path of another scene file, from this one's folder", required: true),
      read: { node, decoder, scene in
        scene.reference.storyboard = decoder.storyboardReference(node) ?? ""
      },
      write: { scene, encoder in
        JSONNode(
          StoryboardName.relativePath(of: scene.reference.storyboard, from: encoder.storyboard))
      }),
    .optional(
      "scene", \.reference.scene, .name, "The id of a scene there; default its initial scene"),
    accept(),
  ]

  private static let alertControllerFields: [SceneField] =
    identity + names
    + alertControllerOwn

  private static let alertControllerOwn: [SceneField] = [
    .value("style", \.alert.style, .word(), default: .alert),
    .optional("message", \.alert.message, .text, "Below the title"),
    .list(
      "textFields", \.alert.textFields,
      of: .object("alertTextField", alertTextField).identified { .duplicateView($0) },
      "From the top down"),
    .required(
      "actions", \.alert.actions,
      .list(
        of: .object("alertAction", alertAction).identified { .duplicateView($0) }, atLeast: 1,
        "action"), "Its buttons"),
    .optional("preferredAction", \.alert.preferredAction, .button, "The id of the bold action"),
    segues("alertSegue", alertSegue, "What its actions lead to"), accept(),
  ]
}

// MARK: - Parts of documents

extension SceneDocument.Scene {
  /// The name of a scene that gives itself none.
  fileprivate var usualName: String { title.flatMap { $0.isEmpty ? nil : $0 } ?? id }

  fileprivate var table: SceneDocument.Table {
    get { if case .tableViewController(let table) = kind { table } else { SceneDocument.Table() } }
    set { kind = .tableViewController(newValue) }
  }

  fileprivate var navigation: SceneDocument.NavigationController {
    get {
      if case .navigationController(let navigation) = kind { return navigation }
      return SceneDocument.NavigationController(root: "")
    }
    set { kind = .navigationController(newValue) }
  }

  fileprivate var tabs: SceneDocument.TabBarController {
    get {
      if case .tabBarController(let tabs) = kind { return tabs }
      return SceneDocument.TabBarController(tabs: [])
    }
    set { kind = .tabBarController(newValue) }
  }

  fileprivate var split: SceneDocument.SplitViewController {
    get {
      if case .splitViewController(let split) = kind { return split }
      let none = SceneDocument.Child(scene: "")
      return SceneDocument.SplitViewController(primary: none, secondary: none)
    }
    set { kind = .splitViewController(newValue) }
  }

  fileprivate var pages: SceneDocument.PageViewController {
    get {
      if case .pageViewController(let pages) = kind { return pages }
      return SceneDocument.PageViewController(pages: [])
    }
    set { kind = .pageViewController(newValue) }
  }

  fileprivate var alert: SceneDocument.AlertController {
    get {
      if case .alertController(let alert) = kind { return alert }
      return SceneDocument.AlertController(actions: [])
    }
    set { kind = .alertController(newValue) }
  }

  fileprivate var reference: SceneDocument.StoryboardReference {
    get {
      if case .storyboardReference(let reference) = kind { return reference }
      return SceneDocument.StoryboardReference(storyboard: "")
    }
    set { kind = .storyboardReference(newValue) }
  }
}

extension JSONNode {
  /// The object; nil for one without members.
  fileprivate var unlessEmpty: JSONNode? { members?.isEmpty == true ? nil : self }
}
