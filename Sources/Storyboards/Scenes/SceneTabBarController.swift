internal import NavigationKit

/// A tab bar controller made from a document, whose transitions may be data.
final class SceneTabBarController: TabBarController, TabBarControllerDelegate, SceneController {
  let scene: SceneDocument.Scene
  private let toNext: SegueTransition?
  private let toPrevious: SegueTransition?

  init(
    scene: SceneDocument.Scene, next: SegueTransition?, previous: SegueTransition?
  ) {
    self.scene = scene
    (toNext, toPrevious) = (next, previous)
    super.init()
    delegate = self
  }

  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    func place(_ controller: ViewController) -> Int {
      viewControllers?.firstIndex { $0 === controller } ?? Int.max
    }
    return (place(to) > place(from) ? toNext : toPrevious)?.makeAnimator()
  }
}
