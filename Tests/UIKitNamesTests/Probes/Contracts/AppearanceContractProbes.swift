import Testing
import UIKitNames

/// Probes of appearance callbacks of containers' children.
@Suite struct AppearanceContractProbes {
  private let log = ProbeLog()

  private func full(_ controller: UIViewController) -> UIViewController {
    controller.modalPresentationStyle = .fullScreen
    return controller
  }

  private let appearing = ["a willAppear", "a didAppear"]
  private let disappearing = ["a willDisappear", "a didDisappear"]

  /// UIViewController: a full screen presentation removes the presenter with its children.
  @Test func `the top of a covered stack disappears and appears once`() {
    let navigation = UINavigationController(rootViewController: ProbeController("a", log))
    let screen = Screen(root: navigation)
    screen.settle()
    _ = log.take()
    screen.turn { navigation.present(full(UIViewController()), animated: true) }
    screen.settle()
    #expect(log.take() == disappearing)
    screen.turn { navigation.dismiss(animated: true) }
    screen.settle()
    #expect(log.take() == appearing)
  }

  /// UIModalPresentationStyle.pageSheet: the presenter's views stay, and so do their callbacks.
  @Test func `the top of a stack beneath a sheet hears nothing`() {
    let navigation = UINavigationController(rootViewController: ProbeController("a", log))
    let screen = Screen(root: navigation)
    screen.settle()
    _ = log.take()
    let modal = UIViewController()
    modal.modalPresentationStyle = .pageSheet
    screen.turn { navigation.present(modal, animated: true) }
    screen.settle()
    screen.turn { navigation.dismiss(animated: true) }
    screen.settle()
    #expect(log.take() == [])
  }

  /// UIViewController: the child of a presented stack appears and disappears with it.
  @Test func `the top of a presented stack appears and disappears once`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    let stack = UINavigationController(rootViewController: ProbeController("a", log))
    screen.turn { root.present(full(stack), animated: true) }
    screen.settle()
    #expect(log.take() == ["a load"] + appearing)
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(log.take() == disappearing)
  }

  /// UITabBarController: only the selected child is on screen.
  @Test func `only the selected tab disappears beneath a full screen`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [ProbeController("a", log), ProbeController("b", log)]
    let screen = Screen(root: tabs)
    screen.settle()
    _ = log.take()
    screen.turn { tabs.present(full(UIViewController()), animated: true) }
    screen.settle()
    #expect(log.take() == disappearing)
  }

  /// UITabBarController: the top of the selected stack appears with its tab.
  @Test func `a stack in a tab appears when its tab is selected`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UIViewController(), UINavigationController(rootViewController: ProbeController("a", log)),
    ]
    let screen = Screen(root: tabs)
    screen.settle()
    #expect(log.take() == [])
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    #expect(log.take() == ["a load"] + appearing)
    screen.turn { tabs.selectedIndex = 0 }
    screen.settle()
    #expect(log.take() == disappearing)
  }

  /// UINavigationController: a push in a tab that is not selected calls nothing until it is.
  @Test func `a push in an unselected tab appears with its tab`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), stack]
    let screen = Screen(root: tabs)
    screen.settle()
    screen.turn { stack.pushViewController(ProbeController("a", log), animated: false) }
    screen.settle()
    #expect(log.take().contains("a willAppear") == false)
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    #expect(log.take().filter { $0.contains("ppear") } == appearing)
  }

  /// UIViewController: `beginAppearanceTransition(false)` before the end of an appearance reverses it
  /// (WWDC 2013, session 218).
  @Test func `a reversed appearance ends as a disappearance`() {
    let child = ProbeController("a", log)
    let screen = Screen(root: UIViewController())
    screen.turn {
      child.beginAppearanceTransition(true, animated: true)
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()
    }
    #expect(log.take() == ["a load", "a willAppear", "a willDisappear", "a didDisappear"])
  }

  /// UIViewController: `removeFromParent()` leaves the view where it is.
  @Test func `a removed child's view stays in the hierarchy`() {
    let (root, child) = (UIViewController(), UIViewController())
    let screen = Screen(root: root)
    screen.turn {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    screen.settle()
    screen.turn {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    #expect(child.parent == nil && child.view.superview === root.view)
    screen.turn { child.view.removeFromSuperview() }
  }

  /// UIViewController: `isMovingToParent` in `viewWillAppear` of a child that is being added.
  @Test func `an added child is moving to its parent`() {
    final class Child: UIViewController {
      var moving: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        moving.append(isMovingToParent)
      }
    }
    let (root, child) = (UIViewController(), Child())
    let screen = Screen(root: root)
    screen.settle()
    screen.turn {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    screen.settle()
    #expect(child.moving == [true] && !child.isMovingToParent)
  }

  /// UIViewController: `viewIsAppearing(_:)`; the view is in the window with its final size, which
  /// `viewWillAppear` does not promise.
  @Test func `a pushed controller is appearing in its window`() {
    final class Sized: UIViewController {
      var calls: [String] = []
      var size = CGSize.zero
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("will")
      }
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        calls.append("is \(view.window != nil) \(animated)")
        size = view.bounds.size
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("did")
      }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(root: navigation)
    screen.settle()
    let next = Sized()
    screen.turn { navigation.pushViewController(next, animated: true) }
    screen.settle()
    #expect(next.calls == ["will", "is true true", "did"] && next.size == next.view.bounds.size)
  }

  /// UIViewController: `viewWillLayoutSubviews()`, the view's `layoutSubviews()`, then
  /// `viewDidLayoutSubviews()`, before the subviews lay out their own.
  @Test func `a controller hears around the layout of its view`() {
    final class Logged: UIView {
      var name = ""
      var log: ProbeLog?
      override func layoutSubviews() {
        super.layoutSubviews()
        log?.add(name)
      }
    }
    final class Owner: UIViewController {
      let log: ProbeLog
      let inner = Logged()
      init(_ log: ProbeLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func loadView() {
        let view = Logged()
        (view.name, view.log, inner.name, inner.log) = ("view", log, "inner", log)
        view.addSubview(inner)
        self.view = view
      }
      override func viewWillLayoutSubviews() { log.add("will") }
      override func viewDidLayoutSubviews() { log.add("did") }
    }
    let owner = Owner(log)
    let screen = Screen(root: owner)
    screen.settle()
    _ = log.take()
    screen.turn {
      owner.view.setNeedsLayout()
      owner.inner.setNeedsLayout()
    }
    screen.settle()
    #expect(log.take() == ["will", "view", "did", "inner"])
  }

  /// UIWindow: a new root's children appear, and those of the old one disappear.
  @Test func `children go with the window's root`() {
    let (old, new) = (UIViewController(), UIViewController())
    let screen = Screen(root: old)
    screen.turn {
      for (parent, name) in [(old, "a"), (new, "b")] {
        let child = ProbeController(name, log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
    }
    screen.settle()
    _ = log.take()
    screen.turn { screen.application.window?.rootViewController = new }
    screen.settle()
    let calls = Set(log.take())
    #expect(calls.isSuperset(of: ["a didDisappear", "b willAppear", "b didAppear"]))
  }
}
