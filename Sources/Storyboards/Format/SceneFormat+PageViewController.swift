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
      "The ids of the scenes that are the pages, in order"),
    .value("transitionStyle", \.pages.transitionStyle, .word(), default: .pageCurl),
    .value(
      "orientation", \.pages.orientation, .word(), default: .horizontal,
      "The direction of the swipes that turn pages"),
    .value(
      "showsPageIndicator", \.pages.showsPageIndicator, .boolean, default: true,
      "Shows a row of dots below pages that scroll horizontally"),
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
