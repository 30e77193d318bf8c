import Testing
import UIKitNames

/// Probes of bars that an app makes itself, of columns and of pages.
@Suite struct BarUseProbes {
  final class Asked: NSObject, UINavigationBarDelegate, UITabBarDelegate {
    let log = ProbeLog()
    var allows = true
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    {
      log.add("shouldPush \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      log.add("didPush \(item.title ?? "") \(navigationBar.topItem === item)")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      log.add("shouldPop \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      log.add("didPop \(item.title ?? "") \(navigationBar.topItem === item)")
    }
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      log.add("select \(item.title ?? "") \(tabBar.selectedItem === item)")
    }
  }

  private static func screen(with bar: UIView) -> Screen {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    screen.turn {
      bar.frame = CGRect(x: 0, y: 2, width: 40, height: 1)
      root.view.addSubview(bar)
    }
    screen.settle()
    return screen
  }

  /// UINavigationBar: without items at first; `items`, `setItems(_:animated:)`, `topItem` (the
  /// last) and `backItem` (the one below).
  @Test func `a navigation bar of an app has its own items`() {
    let bar = UINavigationBar()
    #expect(bar.topItem == nil && bar.backItem == nil && (bar.items ?? []).isEmpty)
    let screen = Self.screen(with: bar)
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    screen.turn { bar.items = [first] }
    #expect(bar.items?.count == 1 && bar.topItem === first && bar.backItem == nil)
    #expect(screen.row(of: "First") == 2)
    screen.turn { bar.setItems([first, second], animated: true) }
    screen.settle()
    #expect(bar.items?.last === second && bar.topItem === second && bar.backItem === first)
    #expect(screen.text[2].contains("‹ First") && screen.text[2].contains("Second"))
    screen.turn { second.title = "Renamed" }
    #expect(screen.row(of: "Renamed") == 2)
    screen.turn { bar.items = nil }
    #expect(bar.topItem == nil && screen.row(of: "Renamed") == nil)
  }

  /// UINavigationBarDelegate: `shouldPush`, `didPush`, `shouldPop` and `didPop` around `pushItem`
  /// and `popItem`, which returns the removed item; false keeps the items. `setItems` asks nothing.
  @Test func `a navigation bar of an app asks its delegate`() {
    let (bar, asked) = (UINavigationBar(), Asked())
    let screen = Self.screen(with: bar)
    let (first, second) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
    screen.turn {
      bar.delegate = asked
      bar.setItems([first], animated: false)
      bar.pushItem(second, animated: false)
    }
    #expect(asked.log.take() == ["shouldPush B", "didPush B true"] && bar.topItem === second)
    asked.allows = false
    screen.turn {
      #expect(bar.popItem(animated: false) == nil)
      bar.pushItem(UINavigationItem(title: "C"), animated: false)
    }
    #expect(asked.log.take() == ["shouldPop B", "shouldPush C"] && bar.topItem === second)
    asked.allows = true
    screen.turn { #expect(bar.popItem(animated: false) === second) }
    #expect(asked.log.take() == ["shouldPop B", "didPop B false"] && bar.topItem === first)
  }

  /// UINavigationBarDelegate `navigationBar(_:shouldPop:)`: the back button asks and pops.
  @Test func `the back button of an app's bar pops its item`() {
    let (bar, asked) = (UINavigationBar(), Asked())
    let screen = Self.screen(with: bar)
    screen.turn {
      bar.delegate = asked
      bar.items = [UINavigationItem(title: "A"), UINavigationItem(title: "B")]
    }
    screen.settle()
    screen.click(1, 2)
    screen.settle()
    #expect(asked.log.take() == ["shouldPop B", "didPop B false"] && bar.topItem?.title == "A")
    withExtendedLifetime(asked) {}
  }

  /// UITabBar: `items`, `selectedItem` (nil at first) and `tabBar(_:didSelect:)`, which only the
  /// user causes.
  @Test func `a tab bar of an app has its own items`() {
    let (bar, asked) = (UITabBar(), Asked())
    #expect(bar.selectedItem == nil && (bar.items ?? []).isEmpty && bar.delegate == nil)
    let screen = Self.screen(with: bar)
    let (one, two) = (
      UITabBarItem(title: "One", image: nil, tag: 1), UITabBarItem(title: "Two", image: nil, tag: 2)
    )
    screen.turn {
      bar.delegate = asked
      bar.items = [one, two]
    }
    #expect(bar.items?.count == 2 && bar.selectedItem == nil)
    screen.turn { bar.selectedItem = one }
    #expect(bar.selectedItem === one && asked.log.take() == [])
    #expect(screen.row(of: "Two") == 2)
    screen.click(30, 2)
    screen.settle()
    #expect(asked.log.take() == ["select Two true"] && bar.selectedItem === two)
    screen.turn { bar.setItems([two], animated: true) }
    #expect(bar.selectedItem === two)
    screen.turn { bar.items = nil }
    #expect(bar.items == nil && bar.selectedItem == nil)
  }

  /// UITabBarController `viewControllers`: "The default value of this property is nil." `tabBar`:
  /// its delegate is the controller.
  @Test func `a tab bar controller has no controllers at first`() {
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil)
    tabs.viewControllers = []
    #expect(tabs.viewControllers == [])
    tabs.viewControllers = [UIViewController()]
    let screen = Screen(root: tabs)
    screen.settle()
    #expect(tabs.viewControllers?.count == 1 && tabs.tabBar.delegate === tabs)
  }

  /// UISplitViewController `preferredPrimaryColumnWidthFraction`: a share of the whole width, by
  /// default `automaticDimension`.
  @Test func `the primary has its share of the width`() {
    let split = UISplitViewController(style: .doubleColumn)
    #expect(split.preferredPrimaryColumnWidthFraction == UISplitViewController.automaticDimension)
    let primary = UIViewController()
    split.setViewController(primary, for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    let screen = Screen(root: split, columns: 120)
    screen.settle()
    screen.turn { split.preferredPrimaryColumnWidthFraction = 0.5 }
    screen.settle()
    #expect(primary.view.bounds.width == 60)
    screen.turn { split.preferredPrimaryColumnWidthFraction = 0.25 }
    screen.settle()
    #expect(primary.view.bounds.width == 30)
  }

  /// UIPageViewController `setViewControllers(_:direction:animated:completion:)`: with the page
  /// that is shown, the pages beside it are asked for again.
  @Test func `setting the shown page asks for its neighbours again`() {
    final class Book: NSObject, UIPageViewControllerDataSource {
      var after: UIViewController?
      var count = 0
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? {
        count += 1
        return viewController === after ? nil : after
      }
    }
    let (book, page, late) = (Book(), UIViewController(), UIViewController())
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.dataSource = book
    pages.setViewControllers([page], direction: .forward, animated: false)
    let screen = Screen(root: pages)
    screen.settle()
    book.after = late
    book.count = 0
    var finished: Bool?
    screen.turn {
      pages.setViewControllers([page], direction: .forward, animated: false) { finished = $0 }
    }
    #expect(book.count == 1 && finished == true && pages.viewControllers == [page])
    screen.swipe(.left)
    screen.settle()
    #expect(pages.viewControllers == [late])
  }
}
