package import NavigationKit

extension PageViewController {
  /// The pages of a storyboard, which it keeps while they are not shown; empty for one in code.
  package var declaredPages: [ViewController] {
    (self as? ScenePageViewController)?.storyboardPages ?? []
  }
}
