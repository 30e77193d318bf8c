internal import NavigationKit

/// A page view controller made from a document. It is its own data source and makes all pages at
/// once.
final class ScenePageViewController: PageViewController, PageViewControllerDataSource,
  SceneController
{
  let scene: SceneDocument.Scene
  private let pages: [ViewController]
  private let showsPageIndicator: Bool

  /// All pages, also those that are not shown.
  var storyboardPages: [ViewController] { pages }

  init(
    scene: SceneDocument.Scene, _ description: SceneDocument.PageViewController,
    pages: [ViewController]
  ) {
    self.scene = scene
    self.pages = pages
    showsPageIndicator = description.showsPageIndicator
    super.init(
      transitionStyle: description.transitionStyle,
      navigationOrientation: description.orientation)
    baseName = scene.id
    title = scene.title
    dataSource = self
    if let first = pages.first {
      setViewControllers([first], direction: .forward, animated: false)
    }
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore controller: ViewController
  ) -> ViewController? { page(-1, from: controller) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter controller: ViewController
  ) -> ViewController? { page(1, from: controller) }

  func presentationCount(for pageViewController: PageViewController) -> Int {
    showsPageIndicator ? pages.count : 0
  }

  /// Returns the page beside a page; nil at both ends.
  private func page(_ step: Int, from controller: ViewController) -> ViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }),
      pages.indices.contains(index + step)
    else { return nil }
    return pages[index + step]
  }
}
