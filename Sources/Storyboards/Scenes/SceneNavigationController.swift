internal import NavigationKit

/// A navigation controller made from a document.
///
/// The document can name transitions for pushes and pops. The controller is its own delegate and
/// returns the animators of these transitions. With `isPopInteractive` a drag from the left edge
/// drives the transition of the pop.
///
/// A segue with a transition of its own does not ask the delegate, so it takes precedence over
/// `push`.
final class SceneNavigationController: NavigationController, NavigationControllerDelegate,
  SceneController
{
  let scene: SceneDocument.Scene
  private let push: SegueTransition?
  private let pop: SegueTransition?
  private let isPopInteractive: Bool
  /// The interactive driver of a dragged pop.
  private var interaction: PercentDrivenInteractiveTransition?

  init(
    scene: SceneDocument.Scene, _ description: SceneDocument.NavigationController,
    root: ViewController, push: SegueTransition?, pop: SegueTransition?
  ) {
    self.scene = scene
    self.push = push
    self.pop = pop
    isPopInteractive = description.isPopInteractive && pop != nil
    super.init()
    baseName = scene.id
    title = scene.title
    delegate = self
    isNavigationBarHidden = description.isNavigationBarHidden
    isToolbarHidden = description.isToolbarHidden
    pushViewController(root, animated: false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard isPopInteractive else { return }
    // The built-in recogniser is inactive if a delegate animates the pop.
    let drag = SegueDrag.makeRecognizer(.right) { [weak self] interaction in
      guard let self, viewControllers.count > 1 else { return false }
      self.interaction = interaction
      popViewController(animated: true)
      return true
    }
    drag.actionTitle = "back"
    drag.shouldBegin = { [weak self] in (self?.viewControllers.count ?? 0) > 1 }
    drag.refusal = { [weak self] in self.map { .popAtRoot($0.identity) } }
    view.addGestureRecognizer(drag)
  }

  func navigationController(
    _ navigationController: NavigationController, animationControllerFor operation: Operation,
    from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    (operation == .pop ? pop : push)?.makeAnimator()
  }

  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    defer { interaction = nil }
    return interaction
  }
}
