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
    .required(
      "primary", \.split.primary, .sidebarChild,
      "The id of the scene in the primary column, on the left"),
    .optional(
      "supplementary", \.split.supplementary, .sidebarChild,
      "The id of the scene in the supplementary column, which adds a third column in the middle"),
    .required(
      "secondary", \.split.secondary, .child,
      "The id of the scene in the secondary column, the content"),
    .optional(
      "compact", \.split.compact, .child,
      "The id of the scene that replaces all columns in a compact width"),
    .value(
      "displayMode", \.split.displayMode, .word(), default: .automatic,
      "The preferred display mode, used if there is room"),
    .optional(
      "primaryWidth", \.split.primaryWidth, .integer(1...1_000),
      "The width of the column in columns of the terminal; default a fitting width"),
    .optional(
      "supplementaryWidth", \.split.supplementaryWidth, .integer(1...1_000),
      "The width of the column in columns of the terminal; default a fitting width"),
    .value(
      "presentsWithGesture", \.split.presentsWithGesture, .boolean, default: true,
      "Swipes show hidden columns"),
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
