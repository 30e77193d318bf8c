public import CellGraphics

/// Manages one scene: owns its view, receives its callbacks and shows other controllers.
///
/// Subclass it as `UIViewController`. Override ``loadView()`` or ``viewDidLoad()`` to build the
/// view, and call super in every other override. The callbacks come in UIKit's order;
/// `docs/lifecycle.md` has the tables.
///
/// Use controllers only within a turn of their ``Application``, and on one thread.
///
/// ```swift
/// final class Greeting: ViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()  // Always first.
///     let label = Label()
///     label.text = "Hello"
///     label.frame = Rect(x: 2, y: 1, width: 5, height: 1)
///     view.addSubview(label)  // Adds it to the loaded view.
///   }
/// }
/// let greeting = Greeting()
/// precondition(!greeting.isViewLoaded)
/// precondition(greeting.view.subviews.count == 1)
/// ```
open class ViewController: Responder {
  /// The title of the scene. Setting it also sets the titles of ``navigationItem`` and
  /// ``tabBarItem``.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }

  var storedNavigationItem: NavigationItem?
  var storedTabBarItem: TabBarItem?

  /// The name of the controller in events; nil uses the name of the type.
  ///
  /// Set it before the first event. ``identity`` adds a number when several controllers share the
  /// name.
  public var baseName: String?
  /// The name of the controller in events, unique in its application: `second`, then `second~2`.
  public private(set) lazy var identity = makeIdentity()

  // MARK: - View state

  var storedView: View?
  /// The application in whose window the view is.
  // A cache of the view's `window?.application`, cleared with the window: a push reads it dozens of
  // times, and each step through the view counts references. A window that loses its application
  // clears it in all controllers of its views.
  unowned(unsafe) var applicationOnScreen: Application?
  /// Indicates whether `loadView()` runs, which must set `view` without reading it.
  var isLoadingView = false
  /// Indicates whether ``viewDidLoad()`` runs, when the view is in no window yet.
  var isInViewDidLoad = false
  /// The position of the controller between off and on the screen.
  @exclusivity(unchecked) public internal(set) var appearanceState: AppearanceState = .disappeared
  /// The `animated` argument of the current appearance change.
  var isAppearanceAnimated = false
  /// Indicates that `viewIsAppearing` must be sent. True after `viewWillAppear`.
  var isAppearingDue = false
  /// Indicates whether the framework sends an appearance callback at this moment.
  var isDeliveringAppearance = false

  // MARK: - Containment state

  /// The child controllers. Change them with ``addChild(_:)`` and ``removeFromParent()``.
  @exclusivity(unchecked) public internal(set) var children: [ViewController] = []
  /// The container of this controller; nil when it has none. A presented controller has no parent.
  // The parent clears it when it is deallocated, also in controllers that are being popped.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var parent: ViewController?
  /// Indicates whether the controller is being added to a container.
  ///
  /// It is true in the appearance callbacks of a push and false in those of an uncovered
  /// controller.
  public internal(set) var isMovingToParent = false
  /// Indicates whether the controller is being removed from its container, for example by a pop.
  public internal(set) var isMovingFromParent = false

  /// The last traits that the controller received; nil before its first appearance.
  var knownTraits: TraitCollection?
  var traitOverride: TraitOverride?
  /// The traits that the app overrides for the controller and its children; nil for none.
  var ownTraitOverrides: TraitCollection?

  // MARK: - Editing state

  var storedIsEditing = false
  var storedEditButtonItem: BarButtonItem?

  /// A Boolean value that indicates whether the controller is in editing mode; false by default.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Turns editing mode on or off. An override calls `super`, which changes the title of
  /// ``editButtonItem``.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

  // MARK: - Presentation state

  /// The presentation that this controller itself started; at most one.
  var presentation: Presentation?
  /// The presentation that shows this controller.
  weak var ownPresentation: Presentation?
  /// Indicates whether the controller is being presented. True from before `viewWillAppear(_:)`
  /// until after `viewDidAppear(_:)`.
  public internal(set) var isBeingPresented = false
  /// Indicates whether the controller is being dismissed. True from before `viewWillDisappear(_:)`
  /// until after `viewDidDisappear(_:)`.
  public internal(set) var isBeingDismissed = false
  /// The style in which this controller is presented. It is read when the presentation starts.
  ///
  /// The default, ``ModalPresentationStyle/automatic``, presents a form sheet.
  ///
  /// ```swift
  /// let settings = ViewController()
  /// settings.modalPresentationStyle = .popover
  /// settings.preferredContentSize = Size(width: 30, height: 8)  // columns and rows
  /// let source = View()
  /// settings.popoverPresentationController?.sourceView = source
  /// precondition(settings.popoverPresentationController?.sourceView === source)
  /// precondition(settings.sheetPresentationController == nil)
  /// ```
  public var modalPresentationStyle: ModalPresentationStyle = .automatic
  /// The animation of a presentation that no delegate animates.
  public var modalTransitionStyle: ModalTransitionStyle = .coverVertical
  /// Indicates whether the user is prevented from dismissing the controller.
  /// ``dismiss(animated:completion:)`` still works.
  ///
  /// An attempt calls `presentationControllerDidAttemptToDismiss(_:)` of the presentation
  /// controller's delegate. A sheet moves a little under a drag and returns.
  open var isModalInPresentation = false
  /// Indicates whether a presentation in the current context covers this controller.
  ///
  /// A presentation in the current context covers the nearest controller that has this property
  /// set. The search starts at the receiver of `present` and continues with its parents.
  /// ``NavigationController`` sets the property to true.
  ///
  /// ```swift
  /// let (pane, overlay) = (ViewController(), ViewController())
  /// pane.definesPresentationContext = true
  /// overlay.modalPresentationStyle = .overCurrentContext
  /// // Presented from a child of the pane, the overlay covers the pane only.
  /// precondition(NavigationController().definesPresentationContext)
  /// ```
  open var definesPresentationContext = false
  /// Indicates whether this controller's `modalTransitionStyle` applies to controllers that take
  /// its place.
  open var providesPresentationContextTransitionStyle = false
  /// The preferred size in a popover or form sheet, in columns and rows.
  ///
  /// Zero in a dimension leaves it to the presentation. Changing it while the controller is
  /// presented changes the layout.
  open var preferredContentSize: Size = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      preferredContentSizeChanged()
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Indicates whether an edited text keeps the keyboard input when a controller without texts
  /// appears.
  ///
  /// True for form sheets by default.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Settings that only presented controllers need. The first use creates them.
  var modalSettings: ModalSettings?

  /// Returns a presentation controller for `style` in place of the standard one; nil uses the
  /// standard one.
  func makePresentationController(
    in style: ModalPresentationStyle, presenting: ViewController?
  ) -> PresentationController? { nil }

  /// Throws when the controller has nothing to show, as an alert without texts and actions.
  func checkContents() throws(NavigationError) {}

  // MARK: - Bars

  /// The items of the navigation controller's toolbar while this controller is on top; nil for
  /// none.
  ///
  /// The toolbar is hidden until ``NavigationController/setToolbarHidden(_:animated:)`` shows it.
  public var toolbarItems: [BarButtonItem]? {
    didSet { navigationController?.updateBar() }
  }
  /// Indicates whether the bottom bar is hidden while this controller is on a navigation stack.
  ///
  /// The bottom bar is the toolbar of the navigation controller or the bar of a tab bar controller
  /// around it. It stays hidden while other controllers are above this one.
  ///
  /// ```swift
  /// let player = ViewController()
  /// player.hidesBottomBarWhenPushed = true
  /// let navigation = NavigationController(rootViewController: ViewController())
  /// navigation.pushViewController(player, animated: true)  // The tab bar slides out.
  /// precondition(player.navigationController === navigation)
  /// ```
  open var hidesBottomBarWhenPushed = false {
    didSet { parent?.childDidChangeBottomBar() }
  }

  // MARK: - Segues

  /// The storyboard that created this controller; nil for one that code created.
  public package(set) var storyboard: Storyboard?
  /// Makes the view that a storyboard has for the controller, with its outlets; nil for an empty
  /// view. It is used once, by the `loadView()` of the base classes.
  package var makeStoryboardView: (() -> View)?
  /// The object that the storyboard's views call back. It lives as long as the controller.
  package var storyboardContents: AnyObject?
  /// The code that waits for the controller to leave; nil for none.
  package var departure: (any ControllerDeparture)?
  /// The segues that start at this controller, as its storyboard describes them.
  ///
  /// Add to them to perform segues without a storyboard.
  public var segueTemplates: [SegueTemplate] = []
  /// The methods that create a segue's destination, by name.
  ///
  /// A method receives the sender and the identifier of the segue. When it returns nil, the
  /// storyboard creates the destination.
  public var segueActions: [String: (_ sender: Any?, _ identifier: String?) -> ViewController?] =
    [:]
  /// The methods that an unwind segue can call on this controller, by name. An action receives the
  /// segue.
  ///
  /// A controller is the destination of an unwind when it has an action of the segue's name. Set
  /// the actions in `init` or `viewDidLoad()`.
  ///
  /// ```swift
  /// let home = ViewController()
  /// home.unwindActions["unwindToHome"] = { segue in
  ///   // The source still exists here: read its result.
  ///   _ = segue.source
  /// }
  /// let other = ViewController()
  /// precondition(home.canPerformUnwindSegueAction("unwindToHome", from: other, sender: nil))
  /// ```
  public var unwindActions: [String: (StoryboardSegue) -> Void] = [:]

  /// Creates a controller. The view is created by ``loadView()``.
  ///
  /// - Parameters:
  ///   - nibName: Not used, because there are no nibs.
  ///   - bundle: Not used.
  public init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init()
  }

  /// Creates a controller for a subclass's `init?(coder:)`.
  ///
  /// - Parameter coder: Not used. It has any type, so that a subclass need not declare the
  ///   initialiser.
  public init?<Archive>(coder: Archive) {
    super.init()
  }

  deinit {
    storedView?.controller = nil
    storedNavigationItem?.owner = nil
    for child in children { child.parent = nil }
    presentation?.clearBackReferences()
  }

  /// The responder after this controller: the presenter of a presented controller, otherwise the
  /// superview of the view, or the parent while the view has no superview.
  open override var next: Responder? {
    // A controller that the delegate shows in a container is presented with its parent.
    (parent == nil ? ownPresentation?.presenting : nil) ?? viewIfLoaded?.superview ?? parent
  }

  /// Makes the controller the first responder, if ``Responder/canBecomeFirstResponder`` is true and its view
  /// is on the screen. The input of a text ends first, and can refuse.
  ///
  /// Key commands are then searched from the controller on. The focus stays where it is.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Ends the controller's time as the first responder.
  @discardableResult
  open override func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  // MARK: - Loading the view

  /// Creates the view and sets ``ViewController/view``.
  ///
  /// It is called once, at the first access to the view. The base class creates an empty ``View`` of
  /// the screen's size, which follows the size of its superview. A view that an override sets keeps
  /// its own frame and autoresizing mask. An override must not call super and must not read `view`
  /// before setting it.
  open func loadView() {
    setDefaultView(takeStoryboardView() ?? View())
  }

  /// Called after the view is loaded, before it is in a window. The size is not final yet: that of
  /// the screen, or zero outside of an application.
  open func viewDidLoad() {}

  // MARK: - Appearing and disappearing

  /// Called before the view is added to the window.
  ///
  /// - Parameter animated: True when a transition shows the view.
  open func viewWillAppear(_ animated: Bool) { checkDelivery(of: "viewWillAppear") }

  /// Called once for each appearance, when the view is in the window and has its size and traits.
  open func viewIsAppearing(_ animated: Bool) { checkDelivery(of: "viewIsAppearing") }

  /// The controller whose `show` method shows this one now; nil at other times.
  @exclusivity(unchecked) weak var showOrigin: ViewController?
  /// Presents this controller if no container shows it; nil presents it in the usual way.
  var presentsShown: (() -> Void)?
  /// Pushes this controller as its segue requires; nil for a push without a segue.
  var pushesShown: ((NavigationController) -> Void)?
  /// Indicates whether ``updateViewConstraints()`` was called.
  var hasUpdatedConstraints = false

  /// Changes constraints before they are solved: at the first layout of the view, and after
  /// ``View/setNeedsUpdateConstraints()`` of the view.
  ///
  /// The default calls ``View/updateConstraints()`` of the view; an override calls `super`.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews. The frames of subviews are final here.
  open func viewDidLayoutSubviews() {}

  /// Called when the view is on the screen and the transition has ended.
  ///
  /// A presentation that starts here is accepted.
  open func viewDidAppear(_ animated: Bool) { checkDelivery(of: "viewDidAppear") }
  /// Called before the view is removed or covered.
  ///
  /// ``isMovingFromParent`` and ``isBeingDismissed`` tell a pop or dismissal from a cover. A
  /// cancelled transition calls `viewWillAppear(_:)` afterwards.
  open func viewWillDisappear(_ animated: Bool) { checkDelivery(of: "viewWillDisappear") }
  /// Called when the view is no longer on the screen and the transition has ended.
  open func viewDidDisappear(_ animated: Bool) { checkDelivery(of: "viewDidDisappear") }

  /// Never called. The method exists so that overrides compile.
  open func didReceiveMemoryWarning() {}

  // MARK: - Traits

  /// The size classes of the controller: those of the window, with the overrides of the containers
  /// around it and of its presentation.
  ///
  /// Unspecified while there is no window. Override `traitCollectionDidChange(_:)` to learn of
  /// changes.
  open var traitCollection: TraitCollection { inheritedTraits }

  /// Called when the traits have changed: after a resize, or before `viewIsAppearing(_:)` in
  /// another window.
  ///
  /// - Parameter previous: The previous traits; nil before the first appearance.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  /// Called before the window takes a size with other traits. The base class calls the children.
  ///
  /// - Parameters:
  ///   - newCollection: The traits of the new size.
  ///   - coordinator: Runs closures when the window has the new size.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Called before the window takes another size. The base class calls the children.
  ///
  /// Each child gets the size that ``size(forChildContentContainer:withParentContainerSize:)``
  /// returns for it.
  ///
  /// - Parameters:
  ///   - size: The new size of the view in columns and rows; for a sheet or popover that of the
  ///     window.
  ///   - coordinator: Runs closures when the window has the new size.
  open func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: own, with: coordinator)
    }
  }

  /// Returns the size that the view of a child will have when this controller's view has another
  /// size.
  ///
  /// The base class returns `parentSize`. Containers of the framework return the room that they give
  /// to the child. Override it in a container that gives its children less than its whole view.
  ///
  /// ```swift
  /// final class HalfController: ViewController {
  ///   override func size(
  ///     forChildContentContainer container: any ContentContainer,
  ///     withParentContainerSize parentSize: Size
  ///   ) -> Size {
  ///     Size(width: parentSize.width / 2, height: parentSize.height)
  ///   }
  /// }
  /// let size = HalfController().size(
  ///   forChildContentContainer: ViewController(),
  ///   withParentContainerSize: Size(width: 80, height: 24))
  /// precondition(size == Size(width: 40, height: 24))
  /// ```
  ///
  /// - Parameters:
  ///   - container: A child of this controller.
  ///   - parentSize: The new size of this controller's view in columns and rows.
  /// - Returns: The size for the child in columns and rows.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size { parentSize }

  /// Called when the ``preferredContentSize`` of a child has changed. The base class does nothing.
  ///
  /// - Parameter container: The child, with its new preferred size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// Never called. The method exists so that overrides compile.
  ///
  /// - Parameter container: The child.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  // MARK: - Containment

  /// Called before the parent changes.
  ///
  /// - Parameter parent: The new parent; nil when the controller is about to be removed.
  open func willMove(toParent parent: ViewController?) {
    isMovingToParent = parent != nil
    isMovingFromParent = parent == nil
  }

  /// Called after the parent has changed and the transition has ended.
  ///
  /// - Parameter parent: The new parent; nil when the controller has been removed.
  open func didMove(toParent parent: ViewController?) {
    isMovingToParent = false
    isMovingFromParent = false
  }

  /// Indicates whether children receive appearance callbacks with this container. True by default.
  ///
  /// A container that returns false calls ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` on its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The child in front, for a container that shows one at a time; nil by default.
  ///
  /// The framework follows it to find the controller that receives keys and gestures.
  open var frontmostChild: ViewController? { nil }

  /// Called before an appearing container sends the "will" callback to its children.
  func prepareChildrenToAppear() {}

  /// Places the views of the children after this container's `viewIsAppearing` and before theirs,
  /// so that their sizes are final.
  func placeChildren() {}

  /// Called after `child` has left this container.
  func didRemoveChild(_ child: ViewController) {}

  /// Called when a child has changed its `hidesBottomBarWhenPushed`.
  func childDidChangeBottomBar() {}

  /// The navigation controller of this container's children: the nearest around it, or the
  /// container itself; nil for none.
  var navigationControllerOfChildren: NavigationController? {
    parent?.navigationControllerOfChildren
  }

  /// The number of rows that the container's own bars take.
  var rowsOfBars: Double { 0 }

  /// Prepares the transition between children that the commit of this turn will start.
  ///
  /// - Returns: nil when the commit starts none, or when the transition has been prepared already.
  func prepareTransitionForCommit() -> Transition? { nil }

  /// The tab bar item of a controller that was given none. The base class creates one and keeps it.
  var defaultTabBarItem: TabBarItem {
    let item = TabBarItem(title: title)
    storedTabBarItem = item
    return item
  }

  /// Called after an appearing container has sent the "will" callback to its children.
  func childrenWillAppear() {}
  /// Called after an appearing container has sent the "did" callback to its children.
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

  /// Presents `controller` in its ``modalPresentationStyle``.
  ///
  /// The outermost container around this controller presents, or the nearest one with
  /// ``definesPresentationContext`` for a style that asks for the context. The presentation starts
  /// at the end of the turn. During another transition it waits.
  ///
  /// A request is refused with a `warning` event while something is presented already, or when this
  /// controller is not in a window. It traps where ``checkedPresent(_:animated:completion:)``
  /// throws.
  ///
  /// ```swift
  /// let application = Application()
  /// let (root, sheet) = (ViewController(), ViewController())
  /// // Show the root in a window.
  /// application.turn {
  ///   let window = Window(frame: Rect(x: 0, y: 0, width: 80, height: 24))
  ///   window.rootViewController = root
  ///   window.makeKeyAndVisible()
  /// }
  /// // Present without animation.
  /// application.turn { root.present(sheet, animated: false) }
  /// precondition(root.presentedViewController === sheet)
  /// application.turn { sheet.dismiss(animated: false) }
  /// precondition(root.presentedViewController == nil)
  /// ```
  ///
  /// - Parameters:
  ///   - controller: The controller to present. It must not have a parent.
  ///   - animated: True animates the presentation.
  ///   - completion: Called after `viewDidAppear(_:)` of `controller`. It is not called when the
  ///     request is refused.
  open func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    trapping { () throws(NavigationError) in
      try checkedPresent(controller, animated: animated, completion: completion)
    }
  }

  /// Dismisses the controller that this one presents, and everything above it, in one transition.
  ///
  /// A controller that presents nothing is dismissed itself by its presenter. The dismissal starts
  /// at the end of the turn.
  ///
  /// - Parameters:
  ///   - animated: True animates the dismissal.
  ///   - completion: Called after the last `viewDidDisappear(_:)`. It is not called when the
  ///     request is refused or nothing is presented.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: animated, animator: nil, completion: completion)
  }

  // MARK: - Showing

  /// Returns whether this controller performs a show action itself.
  ///
  /// The base class returns false. ``NavigationController`` performs ``ShowAction/show``,
  /// ``SplitViewController`` both actions.
  open func canPerformAction(_ action: ShowAction, withSender sender: Any?) -> Bool { false }

  /// Shows `controller` in the nearest container that can.
  ///
  /// A navigation controller pushes it. Without such a container it is presented.
  ///
  /// - Parameters:
  ///   - controller: The controller to show.
  ///   - sender: The object that requests it.
  open func show(_ controller: ViewController, sender: Any?) {
    // Overrides in parents are called too.
    forward(.show, of: controller, sender: sender)
  }

  /// Shows `controller` as the detail in the nearest container that has a place for it.
  ///
  /// A split view controller shows it in its secondary column. Without such a container it is
  /// presented.
  ///
  /// - Parameters:
  ///   - controller: The controller to show.
  ///   - sender: The object that requests it.
  open func showDetailViewController(_ controller: ViewController, sender: Any?) {
    forward(.showDetail, of: controller, sender: sender)
  }

  // MARK: - In a split view controller

  /// Called on the primary controller of a split view controller that collapses, to show
  /// `secondary` itself.
  ///
  /// A navigation controller pushes it. The base class does nothing.
  open func collapseSecondaryViewController(
    _ secondary: ViewController, for split: SplitViewController
  ) {}

  /// Called on the primary controller of a split view controller that expands, to return the
  /// secondary.
  ///
  /// A navigation controller returns its top controller. The base class returns nil.
  open func separateSecondaryViewController(for split: SplitViewController) -> ViewController? {
    nil
  }

  // MARK: - Segues

  /// Performs the segue with `identifier` without asking
  /// ``shouldPerformSegue(withIdentifier:sender:)``.
  ///
  /// It traps where ``checkedPerformSegue(withIdentifier:sender:)`` throws.
  ///
  /// ```swift
  /// let main = Storyboard()
  /// main.addScene("list") { ViewController() }
  /// main.addScene("detail") { ViewController() }
  /// main.addSegue("open", from: "list", to: "detail", kind: .show)
  /// // A segue of the kind show pushes in a navigation controller.
  /// let list = main.instantiateViewController(withIdentifier: "list")
  /// let navigation = NavigationController(rootViewController: list)
  /// list.performSegue(withIdentifier: "open", sender: nil)
  /// precondition(navigation.viewControllers.count == 2)
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: The identifier of one of ``segueTemplates``.
  ///   - sender: The object that ``prepare(for:sender:)`` receives.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    trapping { () throws(NavigationError) in
      try checkedPerformSegue(withIdentifier: identifier, sender: sender)
    }
  }

  /// Returns whether a segue that the user triggered is performed. True by default.
  ///
  /// `performSegue(withIdentifier:sender:)` does not ask. An embed segue asks while the view loads.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called on the source when the destination exists and nothing has moved.
  ///
  /// Pass data to `segue.destination` here. For an unwind it is called on the controller that is
  /// left.
  ///
  /// - Parameters:
  ///   - segue: The segue, with its identifier, source and destination.
  ///   - sender: The control or gesture recogniser that triggered it, or the argument of
  ///     `performSegue`.
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}

  // MARK: - Unwinding

  /// Returns the children in which an unwind from `source` searches, first to last.
  ///
  /// The base class returns all children except the one that contains the source.
  open func allowedChildrenForUnwinding(from source: UnwindSegueSource) -> [ViewController] {
    let excluded = childContaining(source)
    return children.filter { $0 !== excluded }
  }

  /// Returns the destination of an unwind in place of the search, as before iOS 9; nil continues
  /// the search.
  open func viewControllerForUnwindSegueAction(
    _ action: String, from source: ViewController, sender: Any?
  ) -> ViewController? { nil }

  /// Returns the segue of an unwind in place of the storyboard's, as before iOS 9; nil uses the
  /// storyboard's.
  ///
  /// It is called on the destination, or on its parent when no presented controller lies between.
  open func segueForUnwinding(
    to destination: ViewController, from source: ViewController, identifier: String?
  ) -> StoryboardSegue? { nil }

  /// Returns whether an unwind ends at this controller.
  ///
  /// By default it does when ``unwindActions`` has the action and the unwind did not start here.
  open func canPerformUnwindSegueAction(
    _ action: String, from source: ViewController, sender: Any?
  ) -> Bool {
    unwindActions[action] != nil && source !== self
  }

  /// Brings `controller` to the front: the next controller on the way to the destination of an
  /// unwind.
  ///
  /// A container overrides it. A navigation controller pops to it, a tab bar controller selects it.
  open func unwind(for segue: StoryboardSegue, towards controller: ViewController) {}

  // MARK: - Safe area

  /// Distances that the controller adds to the safe area of its view, in cells; zero by default.
  open var additionalSafeAreaInsets: EdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.additionalInsetsDidChange() } }
  }

  /// Called after the safe area of the controller's view has changed. The default does nothing.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the layout margins of the controller's view have changed. The default does nothing.
  open func viewLayoutMarginsDidChange() {}

  // MARK: - Status bar, orientation and home indicator, which a terminal does not have

  /// The style of the status bar. It has no effect.
  open var preferredStatusBarStyle: StatusBarStyle { .default }
  /// Indicates whether the status bar is hidden. It has no effect; false by default.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation of the status bar. It has no effect.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }
  /// The child that determines the style of the status bar; nil by default. It has no effect.
  open var childForStatusBarStyle: ViewController? { nil }
  /// The child that determines whether the status bar is hidden; nil by default. It has no effect.
  open var childForStatusBarHidden: ViewController? { nil }
  /// Indicates whether a presented controller determines the status bar. It has no effect.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }
  /// Does nothing: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Indicates whether the home indicator is hidden. It has no effect; false by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines whether the home indicator is hidden. It has no effect.
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }
  /// Does nothing: there is no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Indicates whether the screen may rotate. It has no effect; true by default.
  open var shouldAutorotate: Bool { true }
  /// The orientations that the controller supports. It has no effect.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .allButUpsideDown }
  /// The orientation of a presentation. It has no effect.
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }
  /// The light or dark appearance of the controller. It has no effect.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { kept[default: .unspecified] }
    set { kept[default: .unspecified] = newValue }
  }

  private func makeIdentity() -> String {
    let base = baseName ?? "\(type(of: self))"
    return Application.current?.makeIdentity(base) ?? base
  }
}
