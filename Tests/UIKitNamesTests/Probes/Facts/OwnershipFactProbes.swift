import Testing
import UIKitNames

/// Probes of ownership: which references are weak, and what is released.
@Suite struct OwnershipFactProbes {
  final class Everything: UIResponder, UITableViewDataSource, UITableViewDelegate,
    UITextFieldDelegate, UITextViewDelegate, UIGestureRecognizerDelegate,
    UINavigationControllerDelegate, UITabBarControllerDelegate, UISplitViewControllerDelegate,
    UIPageViewControllerDelegate, UIPageViewControllerDataSource, UICollectionViewDataSource,
    UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate,
    UIAdaptivePresentationControllerDelegate, UIViewControllerTransitioningDelegate
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell() }
    func updateSearchResults(for searchController: UISearchController) {}
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
  }

  /// UITableView: `weak var dataSource` and `weak var delegate`.
  @Test func `a table does not keep its data source or delegate`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), style: .plain)
    var helper: Everything? = Everything()
    table.dataSource = helper
    table.delegate = helper
    #expect(table.dataSource != nil && table.delegate != nil)
    helper = nil
    #expect(table.dataSource == nil && table.delegate == nil)
  }

  /// UICollectionView: `weak var dataSource`.
  @Test func `a collection view does not keep its data source`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10),
      collectionViewLayout: UICollectionViewFlowLayout())
    var helper: Everything? = Everything()
    view.dataSource = helper
    #expect(view.dataSource != nil)
    helper = nil
    #expect(view.dataSource == nil)
  }

  /// UITextField and UITextView: `weak var delegate`.
  @Test func `fields and text views do not keep their delegates`() {
    let (field, text) = (UITextField(), UITextView())
    var helper: Everything? = Everything()
    field.delegate = helper
    text.delegate = helper
    #expect(field.delegate != nil && text.delegate != nil)
    helper = nil
    #expect(field.delegate == nil && text.delegate == nil)
  }

  /// UIGestureRecognizer: `weak var delegate`.
  @Test func `a recogniser does not keep its delegate`() {
    let tap = UITapGestureRecognizer()
    var helper: Everything? = Everything()
    tap.delegate = helper
    #expect(tap.delegate != nil)
    helper = nil
    #expect(tap.delegate == nil)
  }

  /// UINavigationController, UITabBarController, UISplitViewController: `weak var delegate`.
  @Test func `containers do not keep their delegates`() {
    let (stack, tabs) = (UINavigationController(), UITabBarController())
    let split = UISplitViewController(style: .doubleColumn)
    var helper: Everything? = Everything()
    stack.delegate = helper
    tabs.delegate = helper
    split.delegate = helper
    #expect(stack.delegate != nil && tabs.delegate != nil && split.delegate != nil)
    helper = nil
    #expect(stack.delegate == nil && tabs.delegate == nil && split.delegate == nil)
  }

  /// UIPageViewController: `weak var dataSource` and `weak var delegate`.
  @Test func `a page controller does not keep its data source or delegate`() {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    var helper: Everything? = Everything()
    pages.dataSource = helper
    pages.delegate = helper
    #expect(pages.dataSource != nil && pages.delegate != nil)
    helper = nil
    #expect(pages.dataSource == nil && pages.delegate == nil)
  }

  /// UISearchController: `weak var searchResultsUpdater`; UISearchBar: `weak var delegate`.
  @Test func `a search controller does not keep its updater`() {
    let search = UISearchController(searchResultsController: nil)
    let bar = UISearchBar()
    var helper: Everything? = Everything()
    search.searchResultsUpdater = helper
    search.delegate = helper
    bar.delegate = helper
    #expect(search.searchResultsUpdater != nil && search.delegate != nil && bar.delegate != nil)
    helper = nil
    #expect(search.searchResultsUpdater == nil && search.delegate == nil && bar.delegate == nil)
  }

  /// UIViewController: `weak var transitioningDelegate`.
  @Test func `a controller does not keep its transitioning delegate`() {
    let controller = UIViewController()
    var helper: Everything? = Everything()
    controller.transitioningDelegate = helper
    #expect(controller.transitioningDelegate != nil)
    helper = nil
    #expect(controller.transitioningDelegate == nil)
  }

  /// UIViewController: `weak var parent`; the parent owns its children.
  @Test func `a parent keeps its children and a child not its parent`() {
    var parent: UIViewController? = UIViewController()
    weak var child: UIViewController?
    do {
      let made = UIViewController()
      parent?.addChild(made)
      child = made
    }
    #expect(child != nil && child?.parent === parent)
    parent = nil
    #expect(child == nil)
  }

  /// UIView: the superview retains its subviews; `removeFromSuperview()` releases the view.
  @Test func `a removed subview is released`() {
    let box = UIView()
    weak var inner: UIView?
    do {
      let made = UIView()
      box.addSubview(made)
      inner = made
    }
    #expect(inner != nil)
    inner?.removeFromSuperview()
    #expect(inner == nil)
  }

  /// UINavigationController: a popped controller is released if nothing else keeps it.
  @Test(arguments: [false, true])
  func `a popped controller is released`(animated: Bool) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(root: navigation)
    screen.settle()
    weak var pushed: UIViewController?
    screen.turn {
      let next = UIViewController()
      pushed = next
      navigation.pushViewController(next, animated: animated)
    }
    screen.settle()
    #expect(pushed != nil)
    screen.turn { navigation.popViewController(animated: animated) }
    screen.settle()
    #expect(pushed == nil)
  }

  /// UIViewController: a dismissed controller is released if nothing else keeps it.
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func `a dismissed controller is released`(style: UIModalPresentationStyle) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    weak var shown: UIViewController?
    screen.turn {
      let modal = UIViewController()
      modal.modalPresentationStyle = style
      shown = modal
      root.present(modal, animated: true)
    }
    screen.settle()
    #expect(shown != nil && shown?.presentingViewController === root)
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(shown == nil)
  }

  /// UITabBarController: tabs that are not in a new list are released.
  @Test func `a removed tab is released`() {
    let tabs = UITabBarController()
    let first = UIViewController()
    weak var second: UIViewController?
    do {
      let made = UIViewController()
      tabs.viewControllers = [first, made]
      second = made
    }
    let screen = Screen(root: tabs)
    screen.settle()
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    screen.turn { tabs.viewControllers = [first] }
    screen.settle()
    #expect(second == nil && tabs.selectedViewController === first)
  }

  /// UIWindow: the window keeps its root; a replaced root is released.
  @Test func `a replaced root is released`() {
    weak var old: UIViewController?
    let screen: Screen = {
      let root = UIViewController()
      old = root
      let window = Screen(root: UIViewController())
      window.turn { window.application.window?.rootViewController = root }
      return window
    }()
    screen.settle()
    #expect(old != nil)
    screen.turn { screen.application.window?.rootViewController = UIViewController() }
    screen.settle()
    #expect(old == nil)
  }

  /// UIPresentationController: `weak var delegate`.
  @Test func `a presentation controller does not keep its delegate`() {
    let modal = UIViewController()
    modal.modalPresentationStyle = .pageSheet
    var helper: Everything? = Everything()
    modal.presentationController?.delegate = helper
    #expect(modal.presentationController?.delegate != nil)
    helper = nil
    #expect(modal.presentationController?.delegate == nil)
  }
}
