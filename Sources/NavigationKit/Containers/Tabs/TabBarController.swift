public import CellGraphics

/// Shows one of several controllers, above a bar of tabs.
///
/// All controllers are children from the start. A view is loaded when its controller is first
/// selected. A change by code is effective at once; on the screen it follows in the call, or after
/// a running transition.
///
/// ```swift
/// let (inbox, settings) = (ViewController(), ViewController())
/// inbox.title = "Inbox"
/// settings.title = "Settings"
/// let tabs = TabBarController()
/// tabs.viewControllers = [inbox, settings]
/// tabs.selectedIndex = 1
/// precondition(tabs.selectedViewController === settings)
/// precondition(inbox.tabBarController === tabs)
/// ```
open class TabBarController: ViewController {
  /// The object that observes the user's selections and animates all selections. The reference is
  /// weak.
  open weak var delegate: (any TabBarControllerDelegate)?
  /// The bar of tabs. Change a tab through its controller's ``ViewController/tabBarItem``.
  public let tabBar = TabBar()

  /// The controllers of the tabs, in order; nil before they are set. Setting it is
  /// ``setViewControllers(_:animated:)`` without animation.
  open var viewControllers: [ViewController]? {
    get { hasTabs ? tabs : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The index of the selected controller; ``notFound`` while the "More" list is shown.
  ///
  /// Setting it does not ask the delegate. An index without a tab is ignored, also before the
  /// controllers are set.
  open var selectedIndex: Int {
    get { indexOfSelection }
    set { indexOfSelection = newValue }
  }

  /// The selected controller; nil without tabs. While the "More" list is shown, it is that list.
  ///
  /// Setting it does not ask the delegate. It traps where ``checkedSelect(_:)`` throws. Setting nil
  /// has no effect.
  open var selectedViewController: ViewController? {
    get { controllerOfSelection }
    set { controllerOfSelection = newValue }
  }

  /// Indicates whether the controllers have been set.
  var hasTabs = false
  /// The controllers of the tabs, in order.
  var tabs: [ViewController] = []
  /// The selected controller: one of the tabs, or the "More" list.
  var selection: ViewController?
  /// The controller whose view is in `contentView`.
  var displayed: ViewController?
  /// The list of the controllers without a tab in the bar; nil if all controllers have a tab.
  var moreList: MoreListController?
  /// The view that contains the selected controller's view.
  let contentView = FillingView()

  /// Creates a tab bar controller without tabs.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a tab bar controller without tabs, for a subclass's `init?(coder:)`.
  public override init?<Archive>(coder: Archive) {
    super.init(coder: coder)
  }

  open override var frontmostChild: ViewController? { selection }

  override var childrenOnScreen: [ViewController] { displayed.map { [$0] } ?? [] }

  open override func loadView() {
    let view = TabBarControllerView(content: contentView, tabBar: tabBar)
    view.backgroundColor = Theme.current { $0.background }
    setDefaultView(view)
    tabBar.delegate = self
    tabBar.tapped = { [weak self] in self?.userSelected(place: $0) }
    updateTabBar()
  }

  /// Returns the room that the bar will leave for a child.
  open override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size {
    size(of: contentView, withParentContainerSize: parentSize)
  }

  /// Called when the user selects a tab, before ``selectedViewController`` changes. The default does
  /// nothing.
  open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}

  override func prepareChildrenToAppear() {
    displaySelection()
  }

  override func placeChildren() { arrangeTabBar() }

  override func childrenDidAppear() {
    // A callback may have selected another controller meanwhile.
    if displayed !== selection { switchToSelection() }
  }

  open override func allowedChildrenForUnwinding(from source: UnwindSegueSource)
    -> [ViewController]
  {
    let excluded = childContaining(source)
    return tabs.filter { $0 !== excluded }
  }

  open override func unwind(for segue: StoryboardSegue, towards controller: ViewController) {
    if tabs.contains(where: { $0 === controller }) { selectedViewController = controller }
  }
}

/// The view of a tab bar controller: the content and the bar.
final class TabBarControllerView: View {
  init(content: View, tabBar: TabBar) {
    super.init(frame: .zero)
    // The bar is in front, so that it passes over the content when it slides.
    for view in [content, tabBar] { addSubview(view) }
    content.autoresizingMask = []
  }

  required init?(coder: Coder) { nil }

  override func layoutSubviews() {
    (controller as? TabBarController)?.arrangeTabBar()
  }
}
