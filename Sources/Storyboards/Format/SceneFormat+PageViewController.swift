import NavigationKit
import TextFormats

extension SceneFormat {
  static let pageViewController = sceneCase(
    .pageViewController, "a page view controller",
    .pageViewController(SceneDocument.PageViewController(pages: [])), pageViewControllerFields)

  private static let pageViewControllerFields: [SceneField] =
    sceneIdentity + sceneNames + scenePresentation
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
}

extension SceneDocument.Scene {
  fileprivate var pages: SceneDocument.PageViewController {
    get {
      if case .pageViewController(let pages) = kind { return pages }
      return SceneDocument.PageViewController(pages: [])
    }
    set { kind = .pageViewController(newValue) }
  }
}
