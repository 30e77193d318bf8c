import Testing
import UIKitNames

/// Probes of container view controllers of an app's own: children, appearance, sizes.
@Suite struct ContainerPracticeProbes {
  /// A controller that logs its moves.
  final class Child: ProbeController {
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      add("willMove \(parent?.title ?? "nil")")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      add("didMove \(parent?.title ?? "nil")")
    }
  }

  /// A container that forwards appearance itself, and hears of preferred sizes.
  final class Container: UIViewController {
    var forwards = true
    let log = ProbeLog()
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      let size = container.preferredContentSize
      log.add("preferred \(Int(size.width)) \(Int(size.height))")
    }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      CGSize(width: parentSize.width / 2, height: parentSize.height)
    }
  }

  /// A child that logs the sizes it will have.
  final class Sized: UIViewController {
    let log = ProbeLog()
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.add("to \(Int(size.width)) \(Int(size.height))")
    }
  }

  private static func shown(_ root: UIViewController) -> Screen {
    let screen = Screen(root: root)
    screen.settle()
    return screen
  }

  private static func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private static func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// UIViewController `addChild(_:)` calls `willMove(toParent:)`, and `removeFromParent()` calls
  /// `didMove(toParent:)`; the other two are the app's to call.
  @Test func `adding and removing call one of two moves each`() {
    let log = ProbeLog()
    let (parent, child) = (UIViewController(), Child("C", log))
    parent.title = "P"
    let screen = Self.shown(parent)
    screen.turn { parent.addChild(child) }
    #expect(log.take() == ["C willMove P"] && child.parent === parent && !child.isViewLoaded)
    screen.turn { child.didMove(toParent: parent) }
    #expect(log.take() == ["C didMove P"] && parent.children.count == 1)
    screen.turn { child.willMove(toParent: nil) }
    #expect(log.take() == ["C willMove nil"] && child.parent === parent)
    screen.turn { child.removeFromParent() }
    #expect(log.take() == ["C didMove nil"] && child.parent == nil && parent.children.isEmpty)
  }

  /// UIViewController `addChild(_:)`: a child of another parent is removed from that one.
  @Test func `a child has one parent`() {
    let (one, two, child) = (UIViewController(), UIViewController(), UIViewController())
    let screen = Self.shown(one)
    screen.turn {
      one.addChild(child)
      two.addChild(child)
    }
    #expect(child.parent === two && one.children.isEmpty && two.children.first === child)
  }

  /// UIViewController: a child's view that comes into the view of a visible parent gets the calls of
  /// its life cycle, and those of its end when it goes.
  @Test func `a child appears with its view`() {
    let log = ProbeLog()
    let (parent, child) = (UIViewController(), ProbeController("C", log))
    let screen = Self.shown(parent)
    screen.turn { parent.addChild(child) }
    screen.settle()
    #expect(log.take() == [])
    screen.turn {
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    screen.settle()
    #expect(log.take() == ["C load", "C willAppear", "C didAppear"])
    screen.turn { Self.remove(child) }
    screen.settle()
    #expect(
      log.take() == ["C willDisappear", "C didDisappear"] && child.viewIfLoaded?.window == nil)
  }

  /// UIViewController: a child that is added in `viewDidLoad` appears with its parent, and once.
  @Test func `a child appears with its parent`() {
    let log = ProbeLog()
    let (root, parent, child) = (
      UIViewController(), ProbeController("P", log), ProbeController("C", log)
    )
    let stack = UINavigationController(rootViewController: root)
    let screen = Self.shown(stack)
    screen.turn { Self.add(child, to: parent) }
    #expect(log.take() == ["P load", "C load"])
    screen.turn { stack.pushViewController(parent, animated: true) }
    screen.settle()
    let shown = log.take()
    #expect(shown.filter { $0.hasPrefix("P") } == ["P willAppear", "P didAppear"])
    #expect(shown.filter { $0.hasPrefix("C") } == ["C willAppear", "C didAppear"])
    #expect(
      child.navigationController === stack && stack.navigationBar.topItem === parent.navigationItem)
    screen.turn { stack.popViewController(animated: true) }
    screen.settle()
    #expect(log.take().filter { $0.hasPrefix("C") } == ["C willDisappear", "C didDisappear"])
  }

  /// UIViewController `shouldAutomaticallyForwardAppearanceMethods`: with false the container calls
  /// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`, which call the child.
  @Test func `a container forwards appearance itself`() {
    let log = ProbeLog()
    let (parent, child) = (Container(), ProbeController("C", log))
    parent.forwards = false
    let screen = Self.shown(parent)
    screen.turn { Self.add(child, to: parent) }
    screen.settle()
    #expect(log.take() == ["C load"])
    screen.turn { child.beginAppearanceTransition(true, animated: false) }
    #expect(log.take() == ["C willAppear"])
    screen.turn { child.endAppearanceTransition() }
    screen.settle()
    #expect(log.take() == ["C didAppear"])
    screen.turn {
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()
    }
    #expect(log.take() == ["C willDisappear", "C didDisappear"])
  }

  /// UIViewController `transition(from:to:duration:options:animations:completion:)`: exchanges the
  /// views of two children; both get their calls, and the completion gets true.
  @Test func `a transition exchanges children`() {
    let log = ProbeLog()
    let (parent, a, b) = (UIViewController(), ProbeController("A", log), ProbeController("B", log))
    let screen = Self.shown(parent)
    screen.turn { Self.add(a, to: parent) }
    screen.settle()
    _ = log.take()
    screen.turn {
      a.willMove(toParent: nil)
      parent.addChild(b)
      b.view.frame = parent.view.bounds
      parent.transition(from: a, to: b, duration: 0.25, options: [], animations: nil) { finished in
        log.add("end \(finished)")
        a.removeFromParent()
        b.didMove(toParent: parent)
      }
    }
    #expect(!log.calls.contains("end true"))
    screen.settle()
    let calls = log.take()
    #expect(calls.contains("end true"))
    #expect(calls.filter { $0.hasPrefix("A ") } == ["A willDisappear", "A didDisappear"])
    #expect(calls.filter { $0.hasPrefix("B ") } == ["B load", "B willAppear", "B didAppear"])
    #expect(
      b.view.superview === parent.view && a.view.superview == nil && parent.children.count == 1)
  }

  /// UIContentContainer `preferredContentSizeDidChange(forChildContentContainer:)`: the parent hears of
  /// a new preferred size of its child.
  @Test func `a parent hears of a preferred size`() {
    let (parent, child) = (Container(), UIViewController())
    let screen = Self.shown(parent)
    #expect(child.preferredContentSize == .zero)
    screen.turn {
      Self.add(child, to: parent)
      child.preferredContentSize = CGSize(width: 20, height: 6)
    }
    screen.settle()
    #expect(parent.log.take() == ["preferred 20 6"])
    screen.turn { child.preferredContentSize = CGSize(width: 10, height: 8) }
    screen.settle()
    #expect(parent.log.take() == ["preferred 10 8"])
  }

  /// UIContentContainer `viewWillTransition(to:with:)`: a container's `super` tells its children the
  /// sizes that `size(forChildContentContainer:withParentContainerSize:)` returns.
  @Test func `children hear of their new sizes`() {
    let (parent, child) = (Container(), Sized())
    let screen = Self.shown(parent)
    screen.turn {
      child.view.frame = CGRect(x: 0, y: 0, width: 20, height: 24)
      Self.add(child, to: parent)
    }
    screen.settle()
    #expect(child.log.take() == [])
    screen.simulator.perform(.resize(columns: 60, rows: 31))
    screen.settle()
    #expect(
      child.log.take() == ["to 30 30"] && parent.view.frame.size == CGSize(width: 60, height: 30))
  }

  /// UIResponder `next`: from the view to its controller, then to the view around it and the parent.
  @Test func `the chain of responders goes through the controllers`() {
    let (parent, child) = (UIViewController(), UIViewController())
    let screen = Self.shown(parent)
    let inner = UIView()
    screen.turn {
      Self.add(child, to: parent)
      child.view.addSubview(inner)
    }
    #expect(inner.next === child.view && child.view.next === child)
    #expect(child.next === parent.view && parent.view.next === parent)
  }

  /// UIViewController `navigationController`, `tabBarController`: the nearest of that kind among the
  /// ancestors, also for a grandchild.
  @Test func `a grandchild finds its containers`() {
    let (parent, child, grandchild) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: parent)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let screen = Self.shown(tabs)
    screen.turn {
      Self.add(child, to: parent)
      Self.add(grandchild, to: child)
    }
    #expect(grandchild.navigationController === stack && grandchild.tabBarController === tabs)
    #expect(grandchild.splitViewController == nil && stack.navigationController == nil)
    screen.turn { Self.remove(child) }
    #expect(grandchild.navigationController == nil && grandchild.parent === child)
  }
}
