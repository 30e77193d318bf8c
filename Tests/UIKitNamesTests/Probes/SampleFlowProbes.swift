import Simulation
import Testing
import UIKitNames

/// Probes of what samples and tutorials do in several steps.
@Suite struct SampleFlowProbes {
  class List: UITableViewController {
    var log: [String] = []
    var rows = 30
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
      navigationController?.pushViewController(UIViewController(), animated: true)
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("commit \(editingStyle == .delete) \(indexPath.row)")
      rows -= 1
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      log.append("arrived")
    }
  }

  private static func master(_ list: UIViewController = List()) -> (Screen, UINavigationController)
  {
    let stack = UINavigationController(rootViewController: list)
    let screen = Screen(root: stack)
    screen.settle()
    return (screen, stack)
  }

  /// Drags back from the left edge by some columns, slowly.
  private static func dragBack(_ screen: Screen, to end: Int) {
    screen.simulator.perform(.pointer(.down, column: 0, row: 12))
    for column in 1...end {
      screen.pass(12)
      screen.simulator.perform(.pointer(.move, column: column, row: 12))
    }
    screen.pass(60)
    screen.simulator.perform(.pointer(.up, column: end, row: 12))
    screen.settle()
  }

  /// UITableViewController `clearsSelectionOnViewWillAppear`: the selection is cleared on the way back,
  /// and restored if the way back is cancelled: "you can either use UITableViewController which
  /// implements this for you" (a UIKit engineer, gist.github.com/smileyborg/ec4812c146f575cd006d98d681108ba8).
  @Test func `a selection is cleared on the return and restored by its cancellation`() {
    let list = List()
    let (screen, stack) = Self.master(list)
    screen.click(5, 4)
    screen.settle()
    #expect(list.log == ["select 3"] && list.tableView.indexPathForSelectedRow?.row == 3)
    Self.dragBack(screen, to: 8)
    #expect(stack.viewControllers.count == 2)
    #expect(list.tableView.indexPathForSelectedRow?.row == 3)
    screen.turn { stack.popViewController(animated: true) }
    screen.settle()
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  /// The same for a collection view controller, whose documentation has the same sentence.
  @Test func `a collection's selection is restored by a cancellation`() {
    final class Grid: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection: Int) -> Int {
        9
      }
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
      { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    }
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let (screen, stack) = Self.master(grid)
    let path = IndexPath(item: 2, section: 0)
    screen.turn {
      grid.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
      stack.pushViewController(UIViewController(), animated: false)
    }
    screen.settle()
    Self.dragBack(screen, to: 8)
    #expect(grid.collectionView.indexPathsForSelectedItems == [path])
    screen.turn { stack.popViewController(animated: true) }
    screen.settle()
    #expect(grid.collectionView.indexPathsForSelectedItems == [])
  }

  /// The form of Apple's sample "Disabling the pull-down gesture for a sheet": an attempt asks, and the
  /// answer dismisses. The delegate hears no dismissal by code (`presentationControllerDidDismiss(_:)`:
  /// "not called if the presentation is dismissed programmatically").
  @Test func `a form with changes asks before it is discarded`() {
    final class Guard: UIAdaptivePresentationControllerDelegate {
      var log: [String] = []
      weak var form: UIViewController?
      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        log.append("attempt")
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.addAction(
          UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
            self?.log.append("discard \(self?.form?.presentedViewController == nil)")
            self?.form?.dismiss(animated: true)
          })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        form?.present(alert, animated: true)
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        log.append("dismissed")
      }
    }
    let log = ProbeLog()
    let root = ProbeController("root", log)
    let screen = Screen(root: root, columns: 80, rows: 24)
    screen.settle()
    let form = UINavigationController(rootViewController: ProbeController("form", log))
    form.modalPresentationStyle = .pageSheet
    form.isModalInPresentation = true
    let keeper = Guard()
    keeper.form = form
    screen.turn {
      form.presentationController?.delegate = keeper
      root.present(form, animated: true)
    }
    screen.settle()
    _ = log.take()
    screen.simulator.perform(.cancel)
    screen.settle()
    #expect(keeper.log == ["attempt"] && screen.front is UIAlertController)
    #expect(log.take() == [])
    let alert = screen.front as? UIAlertController
    #expect(alert?.presentingViewController === form)
    let row = screen.row(of: "Discard") ?? 0
    let column = Array(screen.text[row]).firstIndex(of: "D") ?? 0
    screen.click(column, row)
    screen.settle()
    #expect(keeper.log == ["attempt", "discard true"])
    #expect(root.presentedViewController == nil)
    // A page sheet leaves its presenter on the screen.
    #expect(log.take() == ["form willDisappear", "form didDisappear"])
  }

  /// UITabBarController with stacks: a tap on the selected tab pops its stack to the root; the other
  /// stack keeps its place.
  @Test func `tabs keep their stacks and a second tap goes to the root`() {
    let stacks = (0..<2).map { index in
      let root = UIViewController()
      root.title = "tab \(index)"
      return UINavigationController(rootViewController: root)
    }
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    let screen = Screen(root: tabs)
    screen.settle()
    let hiding = UIViewController()
    hiding.hidesBottomBarWhenPushed = true
    screen.turn { stacks[0].pushViewController(UIViewController(), animated: true) }
    screen.settle()
    screen.simulator.perform(.selectTab(2))
    screen.settle()
    screen.turn { stacks[1].pushViewController(UIViewController(), animated: true) }
    screen.settle()
    screen.simulator.perform(.selectTab(1))
    screen.settle()
    #expect(stacks.map(\.viewControllers.count) == [2, 2] && tabs.selectedIndex == 0)
    screen.simulator.perform(.selectTab(1))
    screen.settle()
    #expect(stacks.map(\.viewControllers.count) == [1, 2])
  }

  /// UIViewController `transition(from:to:duration:options:animations:completion:)`: the callbacks of a
  /// container that exchanges children by the documented steps.
  @Test func `a container exchanges its children in the documented order`() {
    let log = ProbeLog()
    let (root, one, two) = (
      UIViewController(), ProbeController("one", log), ProbeController("two", log)
    )
    let screen = Screen(root: root)
    screen.turn {
      root.addChild(one)
      one.view.frame = root.view.bounds
      root.view.addSubview(one.view)
      one.didMove(toParent: root)
    }
    screen.settle()
    _ = log.take()
    var finished: [Bool] = []
    screen.turn {
      one.willMove(toParent: nil)
      root.addChild(two)
      two.view.frame = root.view.bounds
      root.transition(
        from: one, to: two, duration: 0.3, options: [], animations: {}
      ) { done in
        finished.append(done)
        one.removeFromParent()
        two.didMove(toParent: root)
      }
      log.add("called \(two.view.superview === root.view)")
    }
    screen.settle()
    let calls = log.take()
    #expect(calls.first == "two load" && calls.contains("called true"))
    #expect(
      calls.filter { $0.hasPrefix("one") } == ["one willDisappear", "one didDisappear"])
    #expect(
      calls.filter { $0.hasPrefix("two") } == ["two load", "two willAppear", "two didAppear"])
    #expect(calls.firstIndex(of: "called true")! < calls.firstIndex(of: "two didAppear")!)
    #expect(finished == [true] && root.children == [two] && one.view.superview == nil)
  }

  /// UIAlertController: the alert is gone when a handler runs, so the handler presents the next one.
  @Test func `the handler of an alert presents another`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    var gone = false
    let second = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    second.addAction(UIAlertAction(title: "OK", style: .default))
    let first = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    first.addTextField { $0.placeholder = "Name" }
    #expect(first.textFields?.count == 1 && first.textFields?[0].placeholder == "Name")
    let save = UIAlertAction(title: "Save", style: .default) { [unowned first] _ in
      gone = root.presentedViewController == nil
      second.message = first.textFields?[0].text
      root.present(second, animated: true)
    }
    first.addAction(save)
    first.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    first.preferredAction = save
    screen.turn { root.present(first, animated: true) }
    screen.settle()
    for letter in ["A", "d", "a"] { screen.simulator.perform(.key(.text(letter))) }
    screen.simulator.perform(.tap)
    screen.settle()
    #expect(gone && screen.front === second && second.message == "Ada")
  }

  /// UITableView in editing mode: a deletion by the user commits, and the row goes with an animation.
  /// `editButtonItem` toggles `isEditing` and its title.
  @Test func `rows are deleted in editing mode and the edit button changes its title`() {
    let list = List()
    let (screen, _) = Self.master(list)
    screen.turn { list.navigationItem.rightBarButtonItem = list.editButtonItem }
    #expect(list.editButtonItem.title == "Edit")
    screen.turn { list.setEditing(true, animated: true) }
    screen.settle()
    #expect(list.isEditing && list.tableView.isEditing && list.editButtonItem.title == "Done")
    let path = IndexPath(row: 1, section: 0)
    screen.turn {
      list.tableView(list.tableView, commit: .delete, forRowAt: path)
    }
    screen.settle()
    #expect(list.log == ["commit true 1"] && list.tableView.numberOfRows(inSection: 0) == 29)
    screen.turn { list.setEditing(false, animated: true) }
    screen.settle()
    #expect(list.editButtonItem.title == "Edit")
  }

  /// A chat: a row is inserted and then scrolled to. The call of the end follows the animation, and the row's
  /// cell exists then.
  @Test func `an inserted row is scrolled to`() {
    let list = List()
    let (screen, _) = Self.master(list)
    screen.turn {
      list.rows += 1
      let path = IndexPath(row: 30, section: 0)
      list.tableView.insertRows(at: [path], with: .none)
      list.tableView.scrollToRow(at: path, at: .bottom, animated: true)
      #expect(list.tableView.cellForRow(at: path) == nil)
    }
    screen.settle()
    #expect(list.log == ["arrived"])
    #expect(list.tableView.cellForRow(at: IndexPath(row: 30, section: 0)) != nil)
    #expect(screen.row(of: "row 30") == 23)
  }

  /// UISearchController: the search stays active while a result's detail is pushed and popped.
  @Test func `a search is active again after a detail`() {
    let list = List()
    let search = UISearchController(searchResultsController: nil)
    list.navigationItem.searchController = search
    list.definesPresentationContext = true
    let (screen, stack) = Self.master(list)
    screen.turn {
      search.isActive = true
      search.searchBar.text = "ro"
    }
    screen.settle()
    screen.turn { stack.pushViewController(UIViewController(), animated: true) }
    screen.settle()
    screen.turn { stack.popViewController(animated: true) }
    screen.settle()
    #expect(search.isActive && search.searchBar.text == "ro")
  }

  final class Pages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var log: [String] = []
    let pages: [UIViewController] = (0..<3).map { index in
      let page = UIViewController()
      page.title = "\(index)"
      return page
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? {
      log.append("before \(page.title ?? "")")
      return pages.firstIndex(of: page).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? {
      log.append("after \(page.title ?? "")")
      return pages.firstIndex(of: page).flatMap { $0 < 2 ? pages[$0 + 1] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo next: [UIViewController]
    ) { log.append("will \(next.map { $0.title ?? "" })") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.append("did \(previousViewControllers.map { $0.title ?? "" }) \(completed)") }
  }

  /// UIPageViewController: an onboarding with a "Next" button that sets the page by code. The delegate is
  /// for the user's turns only ("called after a gesture-driven transition"), and a turn beyond the last
  /// page does nothing.
  @Test func `an onboarding turns by code and by swipes`() {
    let pages = Pages()
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    (controller.dataSource, controller.delegate) = (pages, pages)
    controller.setViewControllers([pages.pages[0]], direction: .forward, animated: false)
    let screen = Screen(root: controller)
    screen.settle()
    var completed: [Bool] = []
    screen.turn {
      controller.setViewControllers([pages.pages[1]], direction: .forward, animated: true) {
        completed.append($0)
      }
    }
    screen.settle()
    #expect(completed == [true] && controller.viewControllers == [pages.pages[1]])
    #expect(!pages.log.contains { $0.hasPrefix("will") || $0.hasPrefix("did") })
    pages.log = []
    screen.swipe(.left)
    screen.settle()
    #expect(controller.viewControllers == [pages.pages[2]])
    #expect(
      pages.log.filter { $0.hasPrefix("will") || $0.hasPrefix("did") }
        == [#"will ["2"]"#, #"did ["1"] true"#])
    pages.log = []
    screen.swipe(.left)
    screen.settle()
    #expect(controller.viewControllers == [pages.pages[2]])
    #expect(!pages.log.contains { $0.hasPrefix("will") || $0.hasPrefix("did") })
  }

  /// UIRefreshControl: pulled, loads, ends in a later block; the content returns to its top.
  @Test func `pull to refresh ends in a later block`() {
    let list = List()
    var refreshes = 0
    list.refreshControl = UIRefreshControl()
    list.refreshControl?.addAction(
      UIAction { action in
        refreshes += 1
        let control = action.sender as? UIRefreshControl
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { control?.endRefreshing() }
      }, for: .valueChanged)
    let (screen, _) = Self.master(list)
    screen.simulator.perform(.pointer(.down, column: 5, row: 4))
    for row in 5...12 {
      screen.pass(6)
      screen.simulator.perform(.pointer(.move, column: 5, row: row))
    }
    screen.simulator.perform(.pointer(.up, column: 5, row: 12))
    screen.pass(60)
    #expect(refreshes == 1 && list.refreshControl?.isRefreshing == true)
    screen.pass(120)
    screen.settle()
    #expect(list.refreshControl?.isRefreshing == false && list.tableView.contentOffset.y == 0)
  }

  /// A login over the app: presented in `viewDidAppear`, and again only after it was dismissed. The root
  /// of a full screen cover disappears, and appears again.
  @Test func `a login is presented at the first appearance`() {
    final class Home: ProbeController {
      var isLoggedIn = false
      let login: UIViewController
      init(_ login: UIViewController, _ log: ProbeLog) {
        self.login = login
        super.init("home", log)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !isLoggedIn { present(login, animated: true) }
      }
    }
    let log = ProbeLog()
    let login = ProbeController("login", log)
    login.modalPresentationStyle = .fullScreen
    let home = Home(login, log)
    let screen = Screen(root: home)
    screen.settle()
    #expect(
      log.take() == [
        "home load", "home willAppear", "home didAppear", "login load", "home willDisappear",
        "login willAppear", "login didAppear", "home didDisappear",
      ])
    home.isLoggedIn = true
    screen.turn { home.dismiss(animated: true) }
    screen.settle()
    #expect(
      log.take() == [
        "login willDisappear", "home willAppear", "home didAppear", "login didDisappear",
      ])
  }

  /// UISplitViewController in a compact width: a detail that is shown is pushed; a wide window separates
  /// it again.
  @Test func `a detail is pushed when narrow and beside the list when wide`() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let screen = Screen(root: split, columns: 40, rows: 24)
    screen.settle()
    #expect(split.isCollapsed)
    screen.turn {
      split.setViewController(detail, for: .secondary)
      split.show(.secondary)
    }
    screen.settle()
    #expect(list.view.window == nil && detail.view.window != nil)
    screen.simulator.perform(.resize(columns: 120, rows: 24))
    screen.settle()
    #expect(!split.isCollapsed && list.view.window != nil && detail.view.window != nil)
  }

  /// UITextFieldDelegate: the order of the delegate's calls when Return moves to the next field.
  @Test func `moving to the next field asks in UIKit's order`() {
    final class Fields: UITextFieldDelegate {
      var log: [String] = []
      var next: [Int: UITextField] = [:]
      func textFieldShouldBeginEditing(_ field: UITextField) -> Bool {
        log.append("shouldBegin \(field.tag)")
        return true
      }
      func textFieldDidBeginEditing(_ field: UITextField) { log.append("didBegin \(field.tag)") }
      func textFieldShouldEndEditing(_ field: UITextField) -> Bool {
        log.append("shouldEnd \(field.tag)")
        return true
      }
      func textFieldDidEndEditing(_ field: UITextField) { log.append("didEnd \(field.tag)") }
      func textFieldShouldReturn(_ field: UITextField) -> Bool {
        log.append("return \(field.tag)")
        if let next = next[field.tag] { next.becomeFirstResponder() }
        return false
      }
    }
    let root = UIViewController()
    let screen = Screen(root: root)
    let fields = Fields()
    let all = (0..<2).map { UITextField(frame: CGRect(x: 0, y: $0 * 2, width: 20, height: 1)) }
    for (index, field) in all.enumerated() {
      field.tag = index
      field.delegate = fields
    }
    fields.next = [0: all[1]]
    screen.turn {
      for field in all { root.view.addSubview(field) }
      all[0].becomeFirstResponder()
    }
    screen.settle()
    fields.log = []
    screen.simulator.perform(.tap)
    screen.settle()
    #expect(fields.log == ["return 0", "shouldBegin 1", "shouldEnd 0", "didEnd 0", "didBegin 1"])
    #expect(all[1].isFirstResponder)
  }
}
