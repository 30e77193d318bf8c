internal import CellGraphics

/// A stack of controllers of which the top one shows, under a bar that leads back and above a toolbar.
///
/// The stack changes at once in each call; loading, callbacks and the transition follow when the turn
/// is committed. A request made while a transition runs waits for its end.
open class NavigationController: ViewController {
  /// The direction of a change of the top. The raw values are UIKit's.
  public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }

  public weak var delegate: (any NavigationControllerDelegate)?
  public let navigationBar = NavigationBar()
  public let toolbar = Toolbar()
  var barSettings = BarSettings()
  /// How many at the bottom of the stack are known to let a bottom bar stay; they are not asked again,
  /// so that a push costs the same at any depth.
  var countKeepingBottomBar = 0

  /// Holds the top controller's view, under the bar.
  let contentView = FillingView()
  /// The controller whose view is in `contentView`, which follows the stack at the end of a turn.
  var displayed: ViewController?
  /// True while the top that was installed without a transition has not been shown to the delegate.
  var isFirstShow = false
  /// The change that waits for the commit of this turn, or is on its way.
  var pendingChange: StackChange?
  /// Move the views of the next request, and of no other, in place of the delegate's choice.
  var nextAnimators: TransitionAnimators?
  /// The columns of a collapsed split view controller that stand on this stack, the lowest first.
  var collapsedColumns: [CollapsedColumn] = []
  /// True while a change is carried out in the call, and not at the end of the turn.
  var changesAtOnce = false
  /// Drives the pop that a finger drags.
  var popInteraction: DraggedTransition?

  /// Drags the top controller away from the left edge; nil in none of ours, an optional as in UIKit.
  ///
  /// Where it has a delegate, that one alone says whether it may begin above the root, also where the
  /// way back is hidden or replaced.
  public var interactivePopGestureRecognizer: GestureRecognizer? { edgePan }

  private(set) lazy var edgePan =
    ScreenEdgePanGestureRecognizer { recognizer in
      guard let recognizer = recognizer as? ScreenEdgePanGestureRecognizer else { return }
      (recognizer.view?.controller as? NavigationController)?.followInteractivePop(recognizer)
    }

  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    definesPresentationContext = true
  }

  public override init?<Archive>(coder: Archive) {
    super.init(coder: coder)
    definesPresentationContext = true
  }

  /// A navigation controller with `root` at the bottom of its stack.
  public init(rootViewController root: ViewController) {
    super.init()
    definesPresentationContext = true
    pushViewController(root, animated: false)
  }

  deinit {
    for controller in pendingChange?.removed ?? [] { controller.parent = nil }
  }

  /// The controller on the screen: the last of the stack.
  public var topViewController: ViewController? { children.last }

  open override var frontmostChild: ViewController? { topViewController }

  override var childrenOnScreen: [ViewController] { displayed.map { [$0] } ?? [] }

  open override func loadView() {
    let view = NavigationView(bar: navigationBar, content: contentView, toolbar: toolbar)
    view.backgroundColor = SystemColor.background.current
    self.view = view
    navigationBar.goBack = { [unowned navigationBar] in
      (navigationBar.controllerOfView as? NavigationController)?.popViewController(animated: true)
    }
    addInteractivePop(to: view)
    updateBar()
  }

  override func prepareChildrenToAppear() {
    displayTop()
  }

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

  // MARK: - The stack

  /// Puts `controller` on top. Traps where `checkedPush` throws.
  open func pushViewController(_ controller: ViewController, animated: Bool) {
    trapping { () throws(NavigationError) in try checkedPush(controller, animated: animated) }
  }

  /// Takes the top controller away.
  ///
  /// - Returns: The one taken; nil where there is none but the root, or while a transition runs, when
  ///   the request waits.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    pop("pop", animated: animated) { $0.children.count - 1 }?.first
  }

  /// Takes all but the root away.
  ///
  /// - Returns: Those taken, as they stood from bottom to top; nil while a transition runs, when the
  ///   request waits.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    pop("popToRoot", animated: animated) { _ in 1 }
  }

  /// Takes away what stands above `controller`. Traps where `checkedPop` throws.
  ///
  /// - Returns: Those taken, as they stood from bottom to top; nil while a transition runs, when the
  ///   request waits.
  @discardableResult
  open func popToViewController(_ controller: ViewController, animated: Bool)
    -> [ViewController]?
  {
    trapping { () throws(NavigationError) in try checkedPop(to: controller, animated: animated) }
  }

  /// Replaces the stack in one transition: none where the top stays, a pop where the new top was
  /// below, else a push.
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

  /// Pushes with players of its own.
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
    let transition = prepareTransition(change, displayed, topViewController)
    change.transition = transition
    return transition
  }

  /// The item of the root; without a root a new one that is not kept.
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

/// The view of a navigation controller: a bar above, the content, a toolbar below.
final class NavigationView: View {
  private let bar: NavigationBar
  private let content: View
  private let toolbar: Toolbar

  init(bar: NavigationBar, content: View, toolbar: Toolbar) {
    self.bar = bar
    self.content = content
    self.toolbar = toolbar
    super.init(frame: .zero)
    // The bars are in front, so that content that moves up or down passes behind them.
    for view in [content, bar, toolbar] { addSubview(view) }
    content.autoresizingMask = []
  }

  required init?(coder: Coder) { nil }

  override var subviewsInFocusOrder: [View] { [bar, content, toolbar] }

  override func layoutSubviews() {
    (controller as? NavigationController)?.arrangeBars()
  }
}
