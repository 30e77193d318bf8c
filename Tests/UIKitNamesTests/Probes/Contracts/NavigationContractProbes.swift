import NavigationKit
import Testing
import UIKitNames

/// Probes of what navigation controllers tell their delegate, their items and their children.
@Suite struct NavigationContractProbes {
  private final class Delegate: UINavigationControllerDelegate {
    let log = ProbeLog()
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.add("will \(viewController.title ?? "") \(animated)") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.add("did \(viewController.title ?? "") \(animated)") }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.add("animator \(operation == .push ? "push" : "pop")")
      return nil
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      log.add("interaction")
      return nil
    }
  }

  private let delegate = Delegate()

  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func make(_ titles: String...) -> (Screen, UINavigationController) {
    let navigation = UINavigationController()
    navigation.viewControllers = titles.map { titled($0) }
    let screen = Screen(root: navigation)
    screen.settle()
    navigation.delegate = delegate
    return (screen, navigation)
  }

  /// UINavigationControllerDelegate: both methods get the `animated` of the push.
  @Test(arguments: [true, false])
  func `the delegate hears whether a push is animated`(animated: Bool) {
    let (screen, navigation) = make("a")
    screen.turn { navigation.pushViewController(titled("b"), animated: animated) }
    screen.settle()
    let calls = delegate.log.take().filter { !$0.hasPrefix("animator") }
    #expect(calls == ["will b \(animated)", "did b \(animated)"])
  }

  /// UINavigationControllerDelegate: one pair of calls for a pop of several controllers.
  @Test func `a pop to the root is reported once`() {
    let (screen, navigation) = make("a", "b", "c")
    screen.turn { navigation.popToRootViewController(animated: true) }
    screen.settle()
    #expect(delegate.log.take() == ["animator pop", "will a true", "did a true"])
  }

  /// UINavigationControllerDelegate: `interactionControllerFor`, asked about the animator that the
  /// delegate returned; without an animator there is nothing to ask about.
  @Test func `without an animator no interaction is asked for`() {
    let (screen, navigation) = make("a")
    screen.turn { navigation.pushViewController(titled("b"), animated: true) }
    screen.settle()
    #expect(delegate.log.take().contains("interaction") == false)
    #expect(navigation.topViewController?.title == "b")
  }

  /// Public logs (vastdevblog.vast.com, 2012): the first controller of a stack is shown too.
  @Test func `the first controller of a stack is reported`() {
    let navigation = UINavigationController(rootViewController: titled("a"))
    navigation.delegate = delegate
    let screen = Screen(root: navigation)
    screen.settle()
    #expect(delegate.log.take() == ["will a false", "did a false"])
  }

  /// UIViewController: `navigationItem.title` is the item's own; `title` sets both.
  @Test func `an item's title leaves the controller's title`() {
    let controller = UIViewController()
    controller.navigationItem.title = "item"
    #expect(controller.title == nil && controller.navigationItem.title == "item")
    controller.title = "both"
    #expect(controller.navigationItem.title == "both")
  }

  /// littlepotatosoftware.com, 2016: a stack in a tab has the tab bar item of its root.
  @Test func `a stack has the tab bar item of its root`() {
    let navigation = UINavigationController(rootViewController: titled("a"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, titled("b")]
    let screen = Screen(root: tabs)
    screen.settle()
    #expect(navigation.tabBarItem.title == "a")
    #expect(screen.text.last?.contains("a") == true)
  }

  /// UIViewController: `setToolbarItems(_:animated:)` and `toolbarItems`.
  @Test func `toolbar items are those that are set`() {
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
    controller.setToolbarItems([item], animated: false)
    #expect(controller.toolbarItems == [item])
    controller.setToolbarItems(nil, animated: false)
    #expect(controller.toolbarItems?.isEmpty ?? true)
  }

  /// UIViewController: `hidesBottomBarWhenPushed`; "the bottom bar remains hidden until the view
  /// controller is popped from the stack".
  @Test func `a hidden tab bar stays hidden for what is pushed above`() {
    let navigation = UINavigationController(rootViewController: titled("home"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let screen = Screen(root: tabs)
    screen.settle()
    let hiding = titled("hiding")
    hiding.hidesBottomBarWhenPushed = true
    screen.turn { navigation.pushViewController(hiding, animated: true) }
    screen.settle()
    screen.turn { navigation.pushViewController(titled("above"), animated: true) }
    screen.settle()
    #expect(screen.text.last?.contains("home") == false)
    screen.turn { navigation.popToRootViewController(animated: true) }
    screen.settle()
    #expect(screen.text.last?.contains("home") == true)
  }

  /// UINavigationController: `pushViewController`, the object becomes a child at once.
  @Test func `a pushed controller has its stack at once`() {
    let (screen, navigation) = make("a")
    let next = titled("b")
    screen.turn {
      navigation.pushViewController(next, animated: true)
      #expect(next.parent === navigation && next.navigationController === navigation)
      #expect(navigation.viewControllers.count == 2)
    }
    screen.settle()
  }

  /// UINavigationController: `setViewControllers` without a change of the stack makes no transition.
  @Test func `setting the same stack asks for no transition`() {
    let (screen, navigation) = make("a", "b")
    screen.turn {
      navigation.setViewControllers(navigation.viewControllers, animated: true)
    }
    screen.settle()
    #expect(delegate.log.take().contains { $0.hasPrefix("animator") } == false)
    #expect(navigation.topViewController?.title == "b" && navigation.transitionCoordinator == nil)
  }

  /// UINavigationItem: `prompt`, "a single line of text displayed at the top of the navigation bar".
  @Test func `a prompt shows above the title`() throws {
    let root = titled("title")
    root.navigationItem.prompt = "prompt"
    let screen = Screen(root: UINavigationController(rootViewController: root))
    screen.settle()
    let (prompt, title) = (screen.row(of: "prompt"), screen.row(of: "title"))
    #expect(try #require(prompt) < #require(title))
  }

  /// UINavigationItem: `rightBarButtonItems`, "displayed right to left"; the left ones left to right.
  @Test func `items of both sides begin at their edge`() throws {
    let root = UIViewController()
    func items(_ titles: String...) -> [UIBarButtonItem] {
      titles.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    }
    root.navigationItem.leftBarButtonItems = items("AAA", "BBB")
    root.navigationItem.rightBarButtonItems = items("CCC", "DDD")
    let screen = Screen(root: UINavigationController(rootViewController: root))
    screen.settle()
    let row = try #require(screen.row(of: "AAA"))
    let line = screen.text[row]
    let order = ["AAA", "BBB", "DDD", "CCC"].map { line.range(of: $0)?.lowerBound }
    #expect(order.allSatisfy { $0 != nil })
    #expect(order.compactMap { $0 } == order.compactMap { $0 }.sorted())
  }

  /// UIViewController: `editButtonItem`, "toggles its title and associated state between Edit and
  /// Done"; a tap calls `setEditing(_:animated:)`.
  @Test func `the edit button toggles the state and its title`() throws {
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = root.editButtonItem
    let screen = Screen(root: UINavigationController(rootViewController: root))
    screen.settle()
    let row = try #require(screen.row(of: "Edit"))
    screen.click(38, row)
    screen.settle()
    #expect(root.isEditing && screen.text[row].contains("Done"))
    screen.click(38, row)
    screen.settle()
    #expect(!root.isEditing && screen.text[row].contains("Edit"))
  }

  /// UIViewController: `definesPresentationContext`; "some system-provided view controllers, such as
  /// UINavigationController, change the default value to true".
  @Test func `a stack defines a presentation context`() {
    #expect(UINavigationController().definesPresentationContext)
    #expect(!UIViewController().definesPresentationContext)
  }

  /// UINavigationController: a stack without controllers shows nothing and can be pushed to.
  @Test func `an empty stack takes its first controller by a push`() {
    let navigation = UINavigationController()
    let screen = Screen(root: navigation)
    screen.settle()
    let first = titled("first")
    screen.turn { navigation.pushViewController(first, animated: false) }
    screen.settle()
    #expect(navigation.viewControllers == [first] && first.viewIfLoaded?.window != nil)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  /// UINavigationController: `hidesBarsOnTap` and its siblings are false; the bar is the stack's.
  @Test func `a stack's bar shows the items of its controllers in order`() {
    let (_, navigation) = make("a", "b", "c")
    #expect(navigation.navigationBar.items?.map { $0.title ?? "" } == ["a", "b", "c"])
  }
}
