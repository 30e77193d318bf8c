internal import NavigationKit

/// A tab bar controller made from a document.
///
/// The document can name transitions for a change to a tab on the right and on the left. The
/// controller is its own delegate and returns the animators of these transitions.
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
    navigationItem.fill(scene.navigationItem) { [weak self] id, item in
      guard let self else { return }
      for segue in self.scene.segues where segue.trigger == .tap(button: id) {
        performSegue(withIdentifier: segue.id, sender: item)
      }
    }
  }

  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    (leadsOn(from: from, to: to) ? toNext : toPrevious)?.makeAnimator()
  }

  /// Indicates whether `to` is a tab further right.
  func leadsOn(from: ViewController, to: ViewController) -> Bool {
    func place(_ controller: ViewController) -> Int {
      viewControllers?.firstIndex { $0 === controller } ?? Int.max
    }
    return place(to) > place(from)
  }
}
