import NavigationKit

extension SceneFormat {
  static let scene = FormatObject(
    "scene",
    cases: [
      FormatCase(
        .wordOrNone("viewController", key: "kind"), viewControllerKeys,
        rules: [.onlyWith(key: "layout", word: "rows", ["variations"])]),
      FormatCase(.word("tableViewController", key: "kind"), tableViewControllerKeys),
      FormatCase(.word("navigationController", key: "kind"), navigationControllerKeys),
      FormatCase(.word("tabBarController", key: "kind"), tabBarControllerKeys),
      FormatCase(.word("splitViewController", key: "kind"), splitViewControllerKeys),
      FormatCase(.word("pageViewController", key: "kind"), pageViewControllerKeys),
      FormatCase(
        .word("alertController", key: "kind"), alertControllerKeys,
        rules: [
          .excludes(key: "style", word: "actionSheet", ["textFields", "preferredAction"])
        ]),
      FormatCase(.word("storyboardReference", key: "kind"), storyboardReferenceKeys),
    ])

  private static let identity = [
    FormatKey("id", .name, "The scene's id, unique in the file", required: true),
    FormatKey(
      "kind",
      .word([
        "viewController", "tableViewController", "navigationController", "tabBarController",
        "splitViewController", "pageViewController", "alertController", "storyboardReference",
      ]), "What the scene is; default viewController"),
  ]
  private static let names = [
    FormatKey("name", .name, "A short name for the status line; default the title, else the id"),
    FormatKey("title", .text, "The title, which a navigation bar shows"),
  ]

  private static let presentation = [
    FormatKey(
      "modalPresentationStyle", presentationStyle, "How it is presented; default fullScreen"),
    FormatKey(
      "modalTransitionStyle", transitionStyle, "How it comes and goes; default coverVertical"),
    FormatKey(
      "isModalInPresentation", .boolean, "Keeps the user from dismissing it; default false"),
    FormatKey(
      "preferredContentSize", .object("contentSize"), "The size of a form sheet or popover"),
    FormatKey(
      "definesPresentationContext", .boolean,
      "Takes what is presented in the current context; default true in a navigation controller"),
    FormatKey(
      "providesPresentationContextTransitionStyle", .boolean,
      "What it takes so moves in its own transition style; default false"),
    FormatKey(
      "isShownByCode", .boolean,
      "Whether only code shows it, so that the menu offers it; default false"),
  ]

  static let presentationStyle = words(ModalPresentationStyle.allCases.filter { $0 != .none })
  static let transitionStyle = words(ModalTransitionStyle.allCases)

  private static let bars = itemBars + contentBars

  private static let itemBars = [
    FormatKey("prompt", .text, "A line above the title in the navigation bar"),
    FormatKey(
      "leftBarButtons", .list(.object("barButton")),
      "From the left edge inwards, in place of the back button"),
    FormatKey("rightBarButtons", .list(.object("barButton")), "From the right edge inwards"),
    FormatKey("backButtonTitle", .text, "What the way back to this scene is called"),
    FormatKey("hidesBackButton", .boolean, "Leaves out the way back from here; default false"),
  ]

  private static let contentBars = [
    FormatKey("toolbar", .list(.object("barButton")), "The toolbar's items, from left to right"),
    FormatKey(
      "hidesBottomBarWhenPushed", .boolean,
      "Keeps the bars at the bottom out while the scene is on a stack; default false"),
  ]

  static let segues = FormatKey(
    "segues", .list(.object("segue")), "The ways from here to other scenes")

  private static let unwindActions = FormatKey(
    "unwindActions", .names(.list(.object("unwindHandler"))),
    "What other scenes can come back here for, and what happens then")

  private static let codeActions = FormatKey(
    "codeActions", .names(.text),
    "The actions in code that buttons and bar button items are connected to, by their ids")

  private static let viewControllerKeys =
    identity + names + presentation
    + [
      FormatKey("background", .color, "Default white"),
      FormatKey(
        "canvas", .object("size"), "The board of this scene's frames; default the document's"),
      FormatKey(
        "layout", words(SceneDocument.Scene.Layout.allCases),
        "Whether what says something has rows of its own; default canvas"),
    ] + bars
    + [
      FormatKey("views", .list(.object("view")), "From back to front"),
      FormatKey(
        "variations", .list(.object("variation")), "What is shown instead in some size classes"),
      segues, unwindActions, codeActions, accept,
    ]

  static let variation = FormatObject(
    "variation",
    [
      FormatKey("width", .word(["compact", "regular"]), "Default any"),
      FormatKey("height", .word(["compact", "regular"]), "Default any"),
      FormatKey("canvas", .object("size"), "The board of its frames; default the scene's"),
      FormatKey(
        "views", .list(.object("variationView")), "From back to front", required: true),
    ], rules: [.atLeastOne(["width", "height"])])

  /// What else it has is what the view of its id does not, or has otherwise.
  static let variationView = FormatObject(
    "variationView",
    [FormatKey("id", .name, "That of a view of the scene, or of one more", required: true)])

  private static let tableViewControllerKeys =
    identity + names + presentation
    + [FormatKey("style", words(TableView.Style.allCases), "Default plain")] + bars
    + [
      FormatKey("sections", .list(.object("section")), "From top to bottom"), segues,
      unwindActions, codeActions, accept,
    ]

  private static let navigationControllerKeys =
    identity + names + presentation
    + [
      FormatKey(
        "root", .name, "The id of the first scene, no navigation controller", required: true),
      FormatKey(
        "transitions", .object("navigationTransitions"), "How the stack moves, under the bar"),
      FormatKey("isNavigationBarHidden", .boolean, "Default false"),
      FormatKey("isToolbarHidden", .boolean, "Default true"), segues, accept,
    ]

  static let navigationTransitions = FormatObject(
    "navigationTransitions",
    [
      FormatKey("push", .name, "The name of the transition with which the stack grows"),
      FormatKey("pop", .name, "The name of the one with which it shrinks"),
      FormatKey(
        "isPopInteractive", .boolean, "Whether a finger over the left edge moves it; default false"),
    ])

  private static let tabBarControllerKeys =
    identity + names + presentation
    + [
      FormatKey("tabs", .list(.object("tab"), atLeast: 1), "From left to right", required: true),
      FormatKey("selected", .integer(0, nil), "The place of the first tab to be seen; default 0"),
      FormatKey("transitions", .object("tabTransitions"), "How the content moves"),
    ] + itemBars + [segues, accept]

  static let tabTransitions = FormatObject(
    "tabTransitions",
    [
      FormatKey("next", .name, "The name of the transition to a tab further right"),
      FormatKey("previous", .name, "The name of the one to a tab further left"),
    ])

  static let tab = FormatObject(
    "tab",
    [
      FormatKey("scene", .name, "The id of the scene it shows", required: true),
      FormatKey("title", .text, "Default the scene's title"),
      FormatKey("image", .text, "A sign of a column or two before the title"),
      FormatKey("badge", .text, "A text after the title"),
      FormatKey("isEnabled", .boolean, "Whether the user can select it; default true"),
    ])

  private static let splitViewControllerKeys =
    identity + names + presentation
    + [
      FormatKey("primary", .name, "The id of the scene on the left", required: true),
      FormatKey("supplementary", .name, "The id of the scene in the middle; makes three columns"),
      FormatKey("secondary", .name, "The id of the content", required: true),
      FormatKey("compact", .name, "The id of the scene that stands alone where it is narrow"),
      FormatKey(
        "displayMode", words(SplitViewController.DisplayMode.allCases),
        "What is wanted where there is room; default automatic"),
      FormatKey("primaryWidth", .integer(1, 1_000), "In columns of the terminal"),
      FormatKey("supplementaryWidth", .integer(1, 1_000), "In columns of the terminal"),
      FormatKey("presentsWithGesture", .boolean, "Whether swipes bring columns in; default true"),
      segues, accept,
    ]

  private static let pageViewControllerKeys =
    identity + names + presentation
    + [
      FormatKey(
        "pages", .list(.name, atLeast: 1), "The ids of the scenes, in order", required: true),
      FormatKey(
        "transitionStyle", words(PageViewController.TransitionStyle.allCases), "Default pageCurl"),
      FormatKey(
        "orientation", words(PageViewController.NavigationOrientation.allCases),
        "Which swipes turn; default horizontal"),
      FormatKey("showsPageIndicator", .boolean, "Dots below pages that scroll; default true"),
      segues, accept,
    ]

  private static let storyboardReferenceKeys =
    identity
    + [
      FormatKey(
        "file", .path, "The path of another scene file, from this one's folder", required: true),
      FormatKey("scene", .name, "The id of a scene there; default its initial scene"),
      accept,
    ]

  private static let alertControllerKeys =
    identity + names
    + [
      FormatKey("style", words(AlertController.Style.allCases), "Default alert"),
      FormatKey("message", .text, "Below the title"),
      FormatKey("textFields", .list(.object("alertTextField")), "From the top down"),
      FormatKey(
        "actions", .list(.object("alertAction"), atLeast: 1), "Its buttons", required: true),
      FormatKey("preferredAction", .name, "The id of the bold action"),
      FormatKey("segues", .list(.object("alertSegue")), "What its actions lead to"), accept,
    ]
}
