internal import CellGraphics

/// Several controllers of which one shows, above a bar to choose from.
///
/// All are children from the start; a view is made when its controller is first selected. A change by
/// code is true at once; on the screen it is carried out in the call, or after a transition that runs.
open class TabBarController: ViewController {
  public weak var delegate: (any TabBarControllerDelegate)?
  public let tabBar = TabBar()

  /// The controllers of the tabs, in order.
  var tabs: [ViewController] = []
  /// What is to be seen: one of the tabs, or the list of those the bar has no place for.
  var selection: ViewController?
  /// The controller whose view is in `contentView`.
  var displayed: ViewController?
  /// Lists the tabs beyond the last place in the bar; nil where there are none.
  var moreList: MoreListController?
  /// Holds the selected controller's view, above the bar.
  let contentView = FillingView()

  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public override init?<Archive>(coder: Archive) {
    super.init(coder: coder)
  }

  open override var frontmostChild: ViewController? { selection }

  override var childrenOnScreen: [ViewController] { displayed.map { [$0] } ?? [] }

  open override func loadView() {
    let view = TabBarControllerView(content: contentView, tabBar: tabBar)
    view.backgroundColor = SystemColor.background.current
    self.view = view
    tabBar.tapped = { [weak self] in self?.userSelected(place: $0) }
    updateTabBar()
  }

  override func prepareChildrenToAppear() {
    displaySelection()
  }

  override func childrenDidAppear() {
    // A callback may have selected another one while this one appeared.
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

/// The view of a tab bar controller: the content, the bar below.
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
