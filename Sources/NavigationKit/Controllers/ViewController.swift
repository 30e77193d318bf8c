public import CellGraphics

/// Runs one scene: owns its view, hears when it comes and goes, and leads to others.
///
/// The callbacks come in UIKit's order; `docs/lifecycle.md` has the tables. Overrides call super.
open class ViewController: Responder {
  /// A name for people; `navigationItem` shows it.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }

  var storedNavigationItem: NavigationItem?
  var storedTabBarItem: TabBarItem?

  /// What events call the controller before numbers tell its like apart: the type's name, unless
  /// set before the first event.
  public var baseName: String?
  /// A name unique in its application: `second`, then `second~2` for the next of that name.
  public private(set) lazy var identity = makeIdentity()

  // MARK: - View state

  var storedView: View?
  /// The application in whose window the view is.
  // Kept beside the view's `window`, whose clearing clears it: events ask for it dozens of times in a
  // push, and each step on the way through the view counts references. A window that loses its
  // application clears it in all the controllers of its views.
  unowned(unsafe) var applicationOnScreen: Application?
  /// Whether `loadView()` runs, which must set `view` without asking for it.
  var isLoadingView = false
  public internal(set) var appearanceState: AppearanceState = .disappeared
  /// The `animated` of the appearance change that runs.
  var isAppearanceAnimated = false
  /// True from `viewWillAppear` until `viewIsAppearing`.
  var isAppearingDue = false
  /// True while an appearance callback is being sent.
  var isDeliveringAppearance = false

  // MARK: - Containment state

  public internal(set) var children: [ViewController] = []
  // The parent clears it when it goes, also in those that are on their way out of a stack.
  public internal(set) unowned(unsafe) var parent: ViewController?
  public internal(set) var isMovingToParent = false
  public internal(set) var isMovingFromParent = false

  /// The traits this controller has heard of last; nil before it has been on a screen.
  var knownTraits: TraitCollection?
  var traitOverride: TraitOverride?

  // MARK: - Presentation state

  /// What this controller itself presents; at most one.
  var presentation: Presentation?
  /// The presentation by which this controller itself is on the screen.
  weak var ownPresentation: Presentation?
  public internal(set) var isBeingPresented = false
  public internal(set) var isBeingDismissed = false
  /// How this controller is to be presented; looked at when it is.
  public var modalPresentationStyle: ModalPresentationStyle = .automatic
  public var modalTransitionStyle: ModalTransitionStyle = .coverVertical
  /// True keeps the user from dismissing it; code still can.
  open var isModalInPresentation = false
  /// Whether one presented in the current context by this controller, or from within it, takes its
  /// place.
  open var definesPresentationContext = false
  /// Whether this controller's `modalTransitionStyle` counts for those that take its place.
  open var providesPresentationContextTransitionStyle = false
  /// The size this controller would like in a popover or form sheet; zero leaves it to those.
  open var preferredContentSize: Size = .zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeChanged() } }
  }
  /// True, for form sheets, keeps a text that is being edited when a controller that edits none
  /// comes.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Made when it is needed: most controllers are never presented.
  var modalSettings: ModalSettings?

  /// What shows this controller in `style` in the place of the usual; nil for the usual.
  func makePresentationController(
    in style: ModalPresentationStyle, presenting: ViewController?
  ) -> PresentationController? { nil }

  /// Throws where there is nothing to present.
  func checkContents() throws(NavigationError) {}

  // MARK: - Bars

  /// What the toolbar of a navigation controller shows while this one is on top; nil for nothing.
  public var toolbarItems: [BarButtonItem]? {
    didSet { navigationController?.updateBar() }
  }
  /// True keeps the bar at the bottom out while this controller is on a navigation controller's
  /// stack, whatever stands on it.
  open var hidesBottomBarWhenPushed = false {
    didSet { parent?.childDidChangeBottomBar() }
  }

  // MARK: - Segues

  /// The storyboard that has made this controller; nil for one made otherwise.
  public internal(set) var storyboard: Storyboard?
  /// The segues that leave this controller, as its storyboard describes them.
  public var segueTemplates: [SegueTemplate] = []
  /// The methods that make a segue's destination, by name: they get the sender and the identifier,
  /// and nil leaves it to the storyboard.
  public var segueActions: [String: (_ sender: Any?, _ identifier: String?) -> ViewController?] =
    [:]
  /// The methods an unwind segue can call here, by name. An action takes the segue.
  public var unwindActions: [String: (StoryboardSegue) -> Void] = [:]

  /// - Parameters:
  ///   - nibName: Not regarded, as `bundle`: there are no nibs, and the view comes from `loadView()`.
  public init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init()
  }

  /// What a subclass's `init?(coder:)` calls.
  ///
  /// - Parameter coder: Not regarded. Of any type, so that a subclass may have no such initialiser.
  public init?<Archive>(coder: Archive) {
    super.init()
  }

  deinit {
    storedView?.controller = nil
    storedNavigationItem?.owner = nil
    for child in children { child.parent = nil }
    presentation?.clearBackReferences()
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
  open func viewWillAppear(_ animated: Bool) { checkDelivery(of: "viewWillAppear") }

  /// Called once an appearance, when the view is in the window with its size.
  open func viewIsAppearing(_ animated: Bool) { checkDelivery(of: "viewIsAppearing") }

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// Called after the view is on the screen and any transition is over.
  open func viewDidAppear(_ animated: Bool) { checkDelivery(of: "viewDidAppear") }
  open func viewWillDisappear(_ animated: Bool) { checkDelivery(of: "viewWillDisappear") }
  open func viewDidDisappear(_ animated: Bool) { checkDelivery(of: "viewDidDisappear") }

  /// Never called: nothing here is dropped for want of memory.
  open func didReceiveMemoryWarning() {}

  // MARK: - Traits

  /// Called when the traits are others than before: after the window's size has changed, or on joining
  /// a window, before `viewIsAppearing`.
  ///
  /// - Parameter previous: What they were.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  /// Called before the window takes a size with other traits; tells the children.
  ///
  /// - Parameter coordinator: Runs what is to change with it, when it has the size.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Called before the window takes another size; tells the children, taking them to grow or shrink by
  /// as much as this controller does.
  ///
  /// - Parameters:
  ///   - size: The one the view will have; of a sheet or popover the window's.
  ///   - coordinator: Runs what is to change with it, when it has the size.
  open func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardSize(size, with: coordinator)
  }

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

  /// Called after `child` has left this container for another one or for none.
  func didRemoveChild(_ child: ViewController) {}

  /// Called when a child has changed its `hidesBottomBarWhenPushed`.
  func childDidChangeBottomBar() {}

  /// The nearest navigation controller around this container, or the container itself; nil for none.
  var navigationControllerOfChildren: NavigationController? {
    parent?.navigationControllerOfChildren
  }

  /// The rows of the container's own bars around its children.
  var rowsOfBars: Double { 0 }

  /// Prepares the transition between children that the commit of this turn will begin.
  ///
  /// - Returns: nil where the commit begins none, or where the transition has been prepared already.
  func prepareTransitionForCommit() -> Transition? { nil }

  /// The item for a tab bar of a controller that was given none. The base class makes one and keeps it.
  var defaultTabBarItem: TabBarItem {
    let item = TabBarItem(title: title)
    storedTabBarItem = item
    return item
  }

  /// Called after a container that appears has told its children that they will, and that they did.
  func childrenWillAppear() {}
  func childrenDidAppear() {}

  /// The children that appear and disappear with this container.
  var childrenOnScreen: [ViewController] {
    guard !children.isEmpty, let view = viewIfLoaded else { return [] }
    return children.filter { child in
      child.viewIfLoaded?.isDescendant(of: view) == true
        || child.presentationInContainer?.containerView.isDescendant(of: view) == true
    }
  }

  // MARK: - Presenting

  /// Shows `controller` as its `modalPresentationStyle` says. Traps where `checkedPresent` throws.
  ///
  /// - Parameter completion: Called after `controller`'s `viewDidAppear`; not when the request is
  ///   refused.
  open func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    trapping { () throws(NavigationError) in
      try checkedPresent(controller, animated: animated, completion: completion)
    }
  }

  /// Takes away what this controller presents, and what that presents; where it presents nothing, its
  /// presenter does so.
  ///
  /// - Parameter completion: Called after the last `viewDidDisappear`; not when the request is refused
  ///   or there is nothing to take away.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: animated, animator: nil, completion: completion)
  }

  // MARK: - Showing

  /// Whether this controller itself knows how to show others; a navigation controller does.
  open func canPerformAction(_ action: ShowAction, withSender sender: Any?) -> Bool { false }

  /// Shows `controller` in the way that fits here: the nearest container that knows how decides, and
  /// where there is none it is presented.
  open func show(_ controller: ViewController, sender: Any?) {
    forward(.show, of: controller, sender: sender)
  }

  /// Shows `controller` as the detail of what this controller shows; where no container around it
  /// has a place for details, it is presented.
  open func showDetailViewController(_ controller: ViewController, sender: Any?) {
    forward(.showDetail, of: controller, sender: sender)
  }

  // MARK: - In a split view controller

  /// Called on the primary controller of a split view controller that collapses, to show `secondary`
  /// itself from now on: a navigation controller pushes it, others do nothing.
  open func collapseSecondaryViewController(
    _ secondary: ViewController, for split: SplitViewController
  ) {}

  /// Called on the primary controller of a split view controller that expands, to give away what is to
  /// be the secondary: a navigation controller gives its top, others nothing.
  open func separateSecondaryViewController(for split: SplitViewController) -> ViewController? {
    nil
  }

  // MARK: - Segues

  /// Performs the segue of that identifier without asking `shouldPerformSegue`. Traps where
  /// `checkedPerformSegue` throws.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    trapping { () throws(NavigationError) in
      try checkedPerformSegue(withIdentifier: identifier, sender: sender)
    }
  }

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

  /// Names the destination of an unwind in place of the search, as before iOS 9; nil lets it go on.
  open func viewControllerForUnwindSegueAction(
    _ action: String, from source: ViewController, sender: Any?
  ) -> ViewController? { nil }

  /// Makes the segue of an unwind in place of the storyboard's, as before iOS 9; nil does not. Asked
  /// of the destination, or of its parent where nothing presented lies between.
  open func segueForUnwinding(
    to destination: ViewController, from source: ViewController, identifier: String?
  ) -> StoryboardSegue? { nil }

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
