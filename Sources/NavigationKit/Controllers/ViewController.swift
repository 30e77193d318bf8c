/// Runs one scene: owns its view, hears when it comes and goes, and leads to others.
///
/// The callbacks come in UIKit's order; `docs/lifecycle.md` has the tables. Overrides call super.
open class ViewController: Responder {
  /// A name for people; `navigationItem` shows it.
  open var title: String? {
    didSet { storedNavigationItem?.title = title }
  }

  var storedNavigationItem: NavigationItem?

  /// What events call the controller before numbers tell its like apart: the type's name, unless
  /// set before the first event.
  public var baseName: String?
  /// A name unique in its application: `second`, then `second~2` for the next of that name.
  public private(set) lazy var identity = makeIdentity()

  // MARK: - View state

  var storedView: View?
  /// Whether `loadView()` runs, which must set `view` without asking for it.
  var isLoadingView = false
  public internal(set) var appearanceState: AppearanceState = .disappeared
  /// The `animated` of the appearance change that runs.
  var isAppearanceAnimated = false
  /// True from `viewWillAppear` until `viewIsAppearing`.
  var isAppearingDue = false

  // MARK: - Containment state

  public internal(set) var children: [ViewController] = []
  public internal(set) weak var parent: ViewController?
  public internal(set) var isMovingToParent = false
  public internal(set) var isMovingFromParent = false

  // MARK: - Presentation state

  /// What this controller itself presents; at most one.
  var presentation: Presentation?
  /// The presentation by which this controller itself is on the screen.
  weak var ownPresentation: Presentation?
  public internal(set) var isBeingPresented = false
  public internal(set) var isBeingDismissed = false
  public var modalPresentationStyle: ModalPresentationStyle = .automatic
  public var modalTransitionStyle: ModalTransitionStyle = .coverVertical

  // MARK: - Segues

  /// The segues that leave this controller, as its storyboard describes them.
  public var segueTemplates: [SegueTemplate] = []
  /// The methods an unwind segue can call here, by name. An action takes the segue.
  public var unwindActions: [String: (StoryboardSegue) -> Void] = [:]
  /// Segues to destinations on the screen that must stay while they are shown.
  var retainedSegues: [StoryboardSegue] = []

  public override init() {
    super.init()
  }

  open override var next: Responder? { viewIfLoaded?.superview ?? parent }

  // MARK: - Loading the view

  /// Makes the view and sets `view`. Called once, when it is first asked for; an override must not
  /// call super.
  open func loadView() {
    view = View()
  }

  /// Called after the view is made, before it is in any window.
  open func viewDidLoad() {}

  // MARK: - Appearing and disappearing

  /// Called before the view joins the window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called once an appearance, when the view is in the window with its size.
  open func viewIsAppearing(_ animated: Bool) {}

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// Called after the view is on the screen and any transition is over.
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: - Containment

  /// Called before the parent changes; nil when it is about to have none.
  open func willMove(toParent parent: ViewController?) {
    isMovingToParent = parent != nil
    isMovingFromParent = parent == nil
  }

  /// Called after the parent has changed and the transition that went with it is over.
  open func didMove(toParent parent: ViewController?) {
    isMovingToParent = false
    isMovingFromParent = false
  }

  /// False leaves it to the container to call `begin-` and `endAppearanceTransition`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The child that is in front, for a container that shows one; nil for none.
  open var frontmostChild: ViewController? { nil }

  /// Called before a container that appears tells its children so.
  func prepareChildrenToAppear() {}

  /// The children that appear and disappear with this container.
  var childrenOnScreen: [ViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: - Showing

  /// Shows `controller` in the way that fits here: the nearest container that knows how decides, and
  /// where there is none it is presented by the root.
  open func show(_ controller: ViewController, sender: Any?) {
    showFromAncestor(controller, sender: sender)
  }

  // MARK: - Segues

  /// Whether a segue that the user triggered may go on. Not asked by `performSegue`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called on the source when the destination is made and nothing has moved.
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}

  // MARK: - Unwinding

  /// The children among which an unwind from `source` may look, first to last.
  open func allowedChildrenForUnwinding(from source: UnwindSegueSource) -> [ViewController] {
    let excluded = childContaining(source)
    return children.filter { $0 !== excluded }
  }

  /// Whether an unwind ends here: by default if there is such an action and it did not start here.
  open func canPerformUnwindSegueAction(
    _ action: String, from source: ViewController, sender: Any?
  ) -> Bool {
    unwindActions[action] != nil && source !== self
  }

  /// Brings `controller`, the next one on the way to an unwind's destination, to the front.
  open func unwind(for segue: StoryboardSegue, towards controller: ViewController) {}

  private func makeIdentity() -> String {
    let base = baseName ?? "\(type(of: self))"
    return Application.current?.makeIdentity(base) ?? base
  }
}
