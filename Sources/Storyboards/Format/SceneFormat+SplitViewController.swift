import NavigationKit
import TextFormats

extension SceneFormat {
  static let splitViewController = sceneCase(
    .splitViewController, "a split view controller",
    .splitViewController(
      SceneDocument.SplitViewController(
        primary: SceneDocument.Child(scene: ""), secondary: SceneDocument.Child(scene: ""))),
    splitViewControllerFields)

  private static let splitViewControllerFields: [SceneField] =
    sceneIdentity + sceneNames + scenePresentation
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
}

extension SceneDocument.Scene {
  fileprivate var split: SceneDocument.SplitViewController {
    get {
      if case .splitViewController(let split) = kind { return split }
      let none = SceneDocument.Child(scene: "")
      return SceneDocument.SplitViewController(primary: none, secondary: none)
    }
    set { kind = .splitViewController(newValue) }
  }
}
