internal import NavigationKit

/// A navigation controller made from a document, whose transitions may be data.
final class SceneNavigationController: NavigationController, NavigationControllerDelegate,
  SceneController
{
  let scene: SceneDocument.Scene
  private let push: KeyframedTransition?
  private let pop: KeyframedTransition?

  init(
    scene: SceneDocument.Scene, _ description: SceneDocument.NavigationController,
    root: ViewController, push: KeyframedTransition?, pop: KeyframedTransition?
  ) {
    self.scene = scene
    self.push = push
    self.pop = pop
    super.init()
    baseName = scene.id
    title = scene.title
    delegate = self
    isNavigationBarHidden = description.isNavigationBarHidden
    isToolbarHidden = description.isToolbarHidden
    pushViewController(root, animated: false)
  }

  func navigationController(
    _ navigationController: NavigationController, animationControllerFor operation: Operation,
    from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    (operation == .pop ? pop : push).map(KeyframeAnimator.init)
  }
}
