public import CellGraphics

/// Manages a stack of controllers and shows the top one below a navigation bar.
///
/// A call changes the stack at once. Loading, callbacks and the transition follow when the turn is
/// committed. A call during a transition waits for its end and records a warning.
///
/// The user goes back with the back button or by a drag from the left edge.
///
/// ```swift
/// let list = ViewController()
/// let navigation = NavigationController(rootViewController: list)
/// let detail = ViewController()
/// detail.title = "Detail"
/// navigation.pushViewController(detail, animated: true)
/// precondition(navigation.viewControllers.count == 2)
/// precondition(navigation.popViewController(animated: true) === detail)
/// precondition(navigation.topViewController === list)
/// ```
open class NavigationController: ViewController {
  /// The kind of change of the top controller. The raw values are UIKit's.
  public enum Operation: Int, Sendable {
    /// The top controller stays.
    case none
    /// A new top controller.
    case push
    /// A return to a lower controller.
    case pop
  }

  /// The object that animates changes and observes them. The reference is weak.
  @exclusivity(unchecked) open weak var delegate: (any NavigationControllerDelegate)?
  /// The bar above the content. Change it through the controllers'
  /// ``ViewController/navigationItem``.
  public let navigationBar = NavigationBar()
  /// The bar below the content, hidden by default. Controllers set ``ViewController/toolbarItems``.
  public let toolbar = Toolbar()
  var barSettings = BarSettings()
  /// The number of controllers at the bottom of the stack that are known to keep the bottom bar.
  ///
  /// The property `hidesBottomBarWhenPushed` of these controllers is not read again. So a push
  /// costs the same at every depth.
  var countKeepingBottomBar = 0

  /// The view that contains the top controller's view.
  let contentView = FillingView()
  /// The controller whose view is in `contentView`. The property is updated from the stack at the
  /// end of a turn.
  var displayed: ViewController?
  /// Indicates that the top controller was shown without a transition and that the delegate has not
  /// been notified yet.
  var isFirstShow = false
  /// The change that waits for the commit of this turn, or whose transition runs.
  var pendingChange: StackChange?
  /// The animators of the next request, in place of the delegate's.
  var nextAnimators: TransitionAnimators?
  /// The columns of a collapsed split view controller on this stack, the lowest first.
  var collapsedColumns: [CollapsedColumn] = []
  /// Indicates whether a change is carried out within the call instead of at the end of the turn.
  var changesAtOnce = false
  /// The interactive driver of the pop that the user drags.
  var popInteraction: DraggedTransition?

  /// The recogniser of the drag from the left edge that pops the top controller. It is never nil.
  ///
  /// By default it does not begin at the root, during a transition, or when the back button is
  /// hidden or replaced. A delegate of the recogniser decides about the last case itself. It also
  /// does not begin when the navigation delegate animates pops.
  public var interactivePopGestureRecognizer: GestureRecognizer? { edgePan }

  private(set) lazy var edgePan =
    ScreenEdgePanGestureRecognizer { recognizer in
      guard let recognizer = recognizer as? ScreenEdgePanGestureRecognizer else { return }
      (recognizer.view?.controller as? NavigationController)?.followInteractivePop(recognizer)
    }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    definesPresentationContext = true
  }

  /// Creates a navigation controller with an empty stack, for a subclass's `init?(coder:)`.
  public override init?<Archive>(coder: Archive) {
    super.init(coder: coder)
    definesPresentationContext = true
  }

  /// Creates a navigation controller whose stack contains `root`.
  public init(rootViewController root: ViewController) {
    super.init()
    definesPresentationContext = true
    pushViewController(root, animated: false)
  }

  deinit {
    for controller in pendingChange?.removed ?? [] { controller.parent = nil }
  }

  /// The stack, the root first. Setting it is ``setViewControllers(_:animated:)`` without
  /// animation.
  open var viewControllers: [ViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is presented over the stack, otherwise the top controller; nil for an
  /// empty stack.
  open var visibleViewController: ViewController? {
    var visible = presentedViewController ?? topViewController
    while let next = visible?.presentedViewController { visible = next }
    return visible
  }

  /// The last controller of the stack, which is on the screen; nil for an empty stack.
  open var topViewController: ViewController? { children.last }

  /// The controller on top.
  open override var frontmostChild: ViewController? { topViewController }

  override var childrenOnScreen: [ViewController] { displayed.map { [$0] } ?? [] }

  open override func loadView() {
    let view = NavigationView(bar: navigationBar, content: contentView, toolbar: toolbar)
    view.backgroundColor = Theme.current { $0.background }
    setDefaultView(view)
    navigationBar.goBack = { [unowned navigationBar] in
      (navigationBar.controllerOfView as? NavigationController)?.goBack()
    }
    addInteractivePop(to: view)
    updateBar()
  }

  /// Returns the room that the bars will leave for a child.
  open override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size {
    size(of: contentView, withParentContainerSize: parentSize)
  }

  override func prepareChildrenToAppear() {
    displayTop()
  }

  override func placeChildren() { arrangeBars() }

  open override func allowedChildrenForUnwinding(from source: UnwindSegueSource)
    -> [ViewController]
  {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  open override func unwind(for segue: StoryboardSegue, towards controller: ViewController) {
    guard children.contains(where: { $0 === controller }) else { return }
    popToViewController(controller, animated: segue.animates)
  }

  open override func canPerformAction(_ action: ShowAction, withSender sender: Any?) -> Bool {
    action == .show
  }

  open override func show(_ controller: ViewController, sender: Any?) {
    if let push = controller.pushesShown { return push(self) }
    pushViewController(controller, animated: true)
  }

  open override func collapseSecondaryViewController(
    _ secondary: ViewController, for split: SplitViewController
  ) {
    join([secondary], animated: false)
  }

  open override func separateSecondaryViewController(for split: SplitViewController)
    -> ViewController?
  {
    separateTop()
  }

  // MARK: - Stack

  /// Pushes a controller onto the stack.
  ///
  /// The stack contains it at once; the transition starts at the end of the turn. The method traps
  /// if ``checkedPush(_:animated:)`` would throw an error.
  ///
  /// ```swift
  /// let application = Application()
  /// let navigation = NavigationController(rootViewController: ViewController())
  /// // Show it in a window.
  /// application.turn {
  ///   let window = Window(frame: Rect(x: 0, y: 0, width: 80, height: 24))
  ///   window.rootViewController = navigation
  ///   window.makeKeyAndVisible()
  /// }
  /// // The animated push takes 0.35 s.
  /// let detail = ViewController()
  /// application.turn { navigation.pushViewController(detail, animated: true) }
  /// precondition(detail.appearanceState == .appearing)  // In motion.
  /// application.advance(to: application.tick + 42)
  /// precondition(detail.appearanceState == .appeared)
  /// ```
  ///
  /// - Parameters:
  ///   - controller: A controller that is not on the stack, and is neither a navigation controller
  ///     nor a split view controller.
  ///   - animated: True slides it in from the right.
  open func pushViewController(_ controller: ViewController, animated: Bool) {
    trapping { () throws(NavigationError) in try checkedPush(controller, animated: animated) }
  }

  /// Removes the top controller.
  ///
  /// - Parameter animated: True slides it out to the right.
  /// - Returns: The removed controller. nil when only the root is left, or during a transition,
  ///   when the request waits.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    pop("pop", animated: animated) { $0.children.count - 1 }?.first
  }

  /// Removes all controllers except the root.
  ///
  /// ```swift
  /// let root = ViewController()
  /// let navigation = NavigationController(rootViewController: root)
  /// // Three controllers are on the stack.
  /// navigation.viewControllers += [ViewController(), ViewController()]
  /// let removed = navigation.popToRootViewController(animated: false)
  /// precondition(removed?.count == 2 && navigation.viewControllers.count == 1)
  /// ```
  ///
  /// - Parameter animated: True animates the change as one pop.
  /// - Returns: The removed controllers from bottom to top. nil during a transition, when the
  ///   request waits.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    pop("popToRoot", animated: animated) { _ in 1 }
  }

  /// Removes the controllers above `controller`. It traps where ``checkedPop(to:animated:)``
  /// throws.
  ///
  /// - Parameters:
  ///   - controller: A controller on the stack.
  ///   - animated: True animates the change as one pop.
  /// - Returns: The removed controllers from bottom to top. nil during a transition, when the
  ///   request waits.
  @discardableResult
  open func popToViewController(_ controller: ViewController, animated: Bool)
    -> [ViewController]?
  {
    trapping { () throws(NavigationError) in try checkedPop(to: controller, animated: animated) }
  }

  /// Replaces the stack in one transition.
  ///
  /// The top controller that stays needs no transition. A new top that was already on the stack is
  /// shown by a pop, any other by a push. The same controller twice traps, as UIKit raises an
  /// exception.
  ///
  /// ```swift
  /// let (login, home, detail) = (ViewController(), ViewController(), ViewController())
  /// let navigation = NavigationController(rootViewController: login)
  /// // Continue with another root, as after a login.
  /// navigation.setViewControllers([home, detail], animated: true)
  /// precondition(navigation.topViewController === detail)
  /// precondition(login.parent == nil)
  /// ```
  ///
  /// - Parameters:
  ///   - controllers: The new stack, the root first.
  ///   - animated: True animates the change of the top controller.
  open func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    precondition(
      Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
      "\(NavigationError.pushedMoreThanOnce(controller: identity))")
    if mustWait {
      return wait("setViewControllers") { [self] in replaceStack(controllers, animated: animated) }
    }
    replaceStack(controllers, animated: animated)
    nextAnimators = nil
  }

  /// Pushes with animators of its own.
  func push(_ controller: ViewController, animated: Bool, animators: TransitionAnimators?) {
    nextAnimators = animators
    pushViewController(controller, animated: animated)
  }

  override func didRemoveChild(_ child: ViewController) {
    pendingChange?.removed.removeAll { $0 === child }
    countKeepingBottomBar = 0
  }

  override func childDidChangeBottomBar() { countKeepingBottomBar = 0 }

  override var navigationControllerOfChildren: NavigationController? { self }

  override var rowsOfBars: Double { isNavigationBarHidden ? 0 : 1 }

  override func prepareTransitionForCommit() -> Transition? {
    guard let change = changeToPrepare else { return nil }
    return prepareTransition(change, displayed, topViewController)
  }

  /// The item of the root controller. If the stack is empty, a new item, which is not stored.
  override var defaultTabBarItem: TabBarItem {
    viewControllers.first?.tabBarItem ?? TabBarItem(title: title)
  }

  override func childrenWillAppear() {
    guard isFirstShow, let top = displayed else { return }
    notifyWillShow(top, animated: isAppearanceAnimated)
  }

  override func childrenDidAppear() {
    guard isFirstShow, let top = displayed else { return }
    isFirstShow = false
    notifyDidShow(top, animated: isAppearanceAnimated)
  }
}

/// The view of a navigation controller: navigation bar, content and toolbar.
final class NavigationView: View {
  private let bar: NavigationBar
  private let content: View
  private let toolbar: Toolbar

  init(bar: NavigationBar, content: View, toolbar: Toolbar) {
    self.bar = bar
    self.content = content
    self.toolbar = toolbar
    super.init(frame: .zero)
    // The bars are in front, so that moving content passes behind them.
    for view in [content, bar, toolbar] { addSubview(view) }
    content.autoresizingMask = []
  }

  required init?(coder: Coder) { nil }

  override var subviewsInFocusOrder: [View] { [bar, content, toolbar] }

  override func layoutSubviews() {
    (controller as? NavigationController)?.arrangeBars()
  }
}
