import Testing
import UIKitNames

/// Probes of containment: the app's own containers and their children.
@Suite struct ContainmentSourcedProbes {
  /// A child that logs its moves and its appearance.
  final class Child: ProbeController {
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      add("willMove \(parent?.title ?? "nil") \(self.parent?.title ?? "nil")")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      add("didMove \(parent?.title ?? "nil") \(self.parent?.title ?? "nil")")
    }
  }

  final class Manual: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  final class Half: UIViewController {
    let log = ProbeLog()
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      CGSize(width: parentSize.width / 2, height: parentSize.height)
    }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      log.add("\(container.preferredContentSize.width) \(container.preferredContentSize.height)")
    }
  }

  final class Sized: UIViewController {
    var sizes: [CGSize] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  private static func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private static func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// UIViewController `addChild(_:)`: calls the child's `willMove(toParent:)` before it adds it; the
  /// container itself calls `didMove(toParent:)`.
  @Test func `adding a child calls will move and not did move`() {
    let log = ProbeLog()
    let (root, child) = (Self.titled("P"), Child("c", log))
    let screen = Screen(root: root)
    screen.settle()
    screen.turn { root.addChild(child) }
    screen.settle()
    #expect(log.take() == ["c willMove P nil"])
    #expect(child.parent === root && root.children.first === child && !child.isViewLoaded)
    screen.turn { child.didMove(toParent: root) }
    #expect(log.take() == ["c didMove P P"])
  }

  /// UIViewController `removeFromParent()`: calls `didMove(toParent: nil)` after the removal; the
  /// container itself calls `willMove(toParent: nil)`.
  @Test func `removing a child calls did move and not will move`() {
    let log = ProbeLog()
    let (root, child) = (Self.titled("P"), Child("c", log))
    let screen = Screen(root: root)
    screen.settle()
    screen.turn { Self.embed(child, in: root) }
    screen.settle()
    _ = log.take()
    screen.turn { child.willMove(toParent: nil) }
    #expect(log.take() == ["c willMove nil P"])
    screen.turn {
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    screen.settle()
    let moves = log.take().filter { $0.contains("ove") && $0.contains("Move") }
    #expect(moves == ["c didMove nil nil"] && child.parent == nil && root.children.isEmpty)
  }

  /// UIViewController `addChild(_:)`: a child of another container is removed from that container
  /// before it is added.
  @Test func `a child has one parent`() {
    let (root, one, two) = (Self.titled("R"), Self.titled("1"), Self.titled("2"))
    let child = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    screen.turn {
      Self.embed(one, in: root)
      Self.embed(two, in: root)
      one.addChild(child)
      child.didMove(toParent: one)
    }
    #expect(one.children.count == 1 && root.children.count == 2)
    screen.turn {
      two.addChild(child)
      child.didMove(toParent: two)
    }
    #expect(one.children.isEmpty && two.children.first === child && child.parent === two)
  }

  /// UIViewController `shouldAutomaticallyForwardAppearanceMethods`: true by default, so a child
  /// appears when its view is added to a visible container, and disappears when it is removed.
  @Test func `a child appears with its view`() {
    let log = ProbeLog()
    let (root, child) = (UIViewController(), ProbeController("c", log))
    let screen = Screen(root: root)
    screen.settle()
    #expect(root.shouldAutomaticallyForwardAppearanceMethods)
    screen.turn { Self.embed(child, in: root) }
    screen.settle()
    #expect(log.take() == ["c load", "c willAppear", "c didAppear"])
    screen.turn {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    screen.settle()
    #expect(log.take() == ["c willDisappear", "c didDisappear"])
  }

  /// UIViewController `shouldAutomaticallyForwardAppearanceMethods`: with false the container tells
  /// its children by `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`.
  @Test func `a container forwards the appearance itself`() {
    let log = ProbeLog()
    let (root, child) = (Manual(), ProbeController("c", log))
    let screen = Screen(root: root)
    screen.settle()
    screen.turn { Self.embed(child, in: root) }
    screen.settle()
    #expect(log.take() == ["c load"])
    screen.turn { child.beginAppearanceTransition(true, animated: false) }
    #expect(log.take() == ["c willAppear"])
    screen.turn { child.endAppearanceTransition() }
    #expect(log.take() == ["c didAppear"])
    screen.turn { child.beginAppearanceTransition(false, animated: false) }
    #expect(log.take() == ["c willDisappear"])
    screen.turn { child.endAppearanceTransition() }
    #expect(log.take() == ["c didDisappear"])
  }

  /// UIViewController `transition(from:to:duration:options:animations:completion:)`: adds the second
  /// view, runs the animations, then removes the first view and calls the completion.
  @Test func `a transition between two children exchanges their views`() {
    let log = ProbeLog()
    let (root, one, two) = (
      UIViewController(), ProbeController("1", log), ProbeController("2", log)
    )
    let screen = Screen(root: root)
    screen.settle()
    screen.turn { Self.embed(one, in: root) }
    screen.settle()
    _ = log.take()
    screen.turn {
      one.willMove(toParent: nil)
      root.addChild(two)
      two.view.frame = CGRect(x: 40, y: 0, width: 40, height: 24)
      root.transition(
        from: one, to: two, duration: 0.5, options: [],
        animations: {
          log.add("animations")
          two.view.frame = root.view.bounds
        },
        completion: { finished in
          log.add("completion \(finished)")
          one.removeFromParent()
          two.didMove(toParent: root)
        })
    }
    #expect(two.view.superview === root.view && one.view.superview === root.view)
    screen.settle()
    #expect(two.view.superview === root.view && one.view.superview == nil)
    #expect(root.children.elementsEqual([two], by: ===) == true)
    let calls = log.take()
    #expect(calls.filter { $0.hasPrefix("1") } == ["1 willDisappear", "1 didDisappear"])
    #expect(calls.filter { $0.hasPrefix("2") } == ["2 load", "2 willAppear", "2 didAppear"])
    #expect(
      calls.filter { !$0.hasPrefix("1") && !$0.hasPrefix("2") } == [
        "animations", "completion true",
      ])
  }

  /// UIContentContainer `preferredContentSizeDidChange(forChildContentContainer:)`: called on the
  /// parent when a child's `preferredContentSize` changes.
  @Test func `a parent hears of the preferred size of its child`() {
    let (root, child) = (Half(), UIViewController())
    let screen = Screen(root: root)
    screen.settle()
    #expect(child.preferredContentSize == .zero)
    screen.turn { Self.embed(child, in: root) }
    screen.settle()
    _ = root.log.take()
    screen.turn { child.preferredContentSize = CGSize(width: 12, height: 5) }
    screen.settle()
    #expect(root.log.take() == ["12.0 5.0"])
  }

  /// UIContentContainer `size(forChildContentContainer:withParentContainerSize:)`: the container
  /// returns the size that its child gets in `viewWillTransition(to:with:)`; by default it is the
  /// parent's size.
  @Test func `a container decides the size of its child`() {
    let (root, child) = (Half(), Sized())
    let screen = Screen(root: root)
    screen.settle()
    screen.turn {
      Self.embed(child, in: root)
      child.view.frame = CGRect(x: 0, y: 0, width: 20, height: 24)
    }
    screen.settle()
    let plain = UIViewController()
    let size = CGSize(width: 30, height: 9)
    #expect(plain.size(forChildContentContainer: child, withParentContainerSize: size) == size)
    screen.simulator.perform(.resize(columns: 60, rows: 25))
    screen.settle()
    #expect(child.sizes == [CGSize(width: 30, height: 24)])
  }

  /// UIViewController `navigationController`: the nearest ancestor in the hierarchy of controllers
  /// that is a navigation controller, also through an own container; nil without one.
  @Test func `a child of a container finds the navigation controller`() {
    let (root, child, next) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    let screen = Screen(root: stack)
    screen.settle()
    #expect(child.navigationController == nil)
    screen.turn { Self.embed(child, in: root) }
    #expect(child.navigationController === stack && child.tabBarController == nil)
    screen.turn { child.show(next, sender: nil) }
    screen.settle()
    #expect(stack.topViewController === next && next.parent === stack)
    #expect(child.parent === root && stack.viewControllers.count == 2)
  }

  /// UIViewController: a child whose view is in the container appears and disappears with the
  /// container, here when another controller covers it.
  @Test func `children follow the appearance of their container`() {
    let log = ProbeLog()
    let (root, child) = (UIViewController(), ProbeController("c", log))
    let stack = UINavigationController(rootViewController: root)
    let screen = Screen(root: stack)
    screen.settle()
    screen.turn { Self.embed(child, in: root) }
    screen.settle()
    _ = log.take()
    screen.turn { stack.pushViewController(UIViewController(), animated: true) }
    screen.settle()
    #expect(log.take() == ["c willDisappear", "c didDisappear"])
    screen.turn { stack.popViewController(animated: false) }
    screen.settle()
    #expect(log.take() == ["c willAppear", "c didAppear"])
  }
}
