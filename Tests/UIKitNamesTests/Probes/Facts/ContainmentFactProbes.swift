import Testing
import UIKitNames

/// Probes of containment: the moments of parent and child.
@Suite struct ContainmentFactProbes {
  final class Child: AppearanceLogger {
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      log.add("will \(parent != nil) \(self.parent != nil)")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      log.add("did \(parent != nil) \(self.parent != nil)")
    }
  }

  /// UIViewController `addChild(_:)`: "calls willMove(toParent:) … before adding"; `removeFromParent`
  /// "calls didMove(toParent:) … after it removes the child".
  @Test func `a child has no parent yet when it will move, and none any more when it has`() {
    let (parent, child) = (UIViewController(), Child())
    parent.addChild(child)
    #expect(child.log.take() == ["will true false"])
    child.removeFromParent()
    #expect(child.log.take() == ["did false false"])
  }

  /// UIViewController: `children` is in the order of adding.
  @Test func `children are in the order in which they were added`() {
    let (parent, a, b, c) = (
      UIViewController(), UIViewController(), UIViewController(), UIViewController()
    )
    for child in [a, b, c] { parent.addChild(child) }
    #expect(parent.children == [a, b, c])
    b.removeFromParent()
    #expect(parent.children == [a, c] && b.parent == nil)
  }

  /// UIViewController: a child of a controller outside the window does not appear until its parent
  /// does.
  @Test func `a child appears when its parent comes to the window`() {
    let (parent, child) = (UIViewController(), Child())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = child.log.take()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(root: navigation)
    screen.settle()
    #expect(child.log.take() == [])
    screen.turn { navigation.pushViewController(parent, animated: true) }
    screen.settle()
    #expect(child.log.take() == ["willAppear", "didAppear"])
    screen.turn { navigation.popViewController(animated: true) }
    screen.settle()
    #expect(child.log.take() == ["willDisappear", "didDisappear"])
  }

  /// UIViewController: appearance follows the hierarchy of views, not `isHidden`.
  @Test func `a child with a hidden view appears`() {
    let (parent, child) = (UIViewController(), Child())
    let screen = Screen(root: parent)
    screen.settle()
    screen.turn {
      child.view.isHidden = true
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    screen.settle()
    let calls = child.log.take()
    #expect(calls.filter { $0.hasSuffix("Appear") } == ["willAppear", "didAppear"])
    #expect(child.view.window != nil)
  }

  /// UIViewController: documented defaults of containment.
  @Test func `a controller has the documented defaults of containment`() {
    let controller = UIViewController()
    #expect(controller.shouldAutomaticallyForwardAppearanceMethods)
    #expect(controller.children.isEmpty && controller.parent == nil)
    #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
    #expect(controller.childForStatusBarStyle == nil && controller.childForStatusBarHidden == nil)
  }

  /// UIViewController: a grandchild appears with its grandparent, once.
  @Test func `a grandchild appears once with the tree`() {
    let (root, middle, leaf) = (UIViewController(), UIViewController(), Child())
    root.addChild(middle)
    root.view.addSubview(middle.view)
    middle.didMove(toParent: root)
    middle.addChild(leaf)
    middle.view.addSubview(leaf.view)
    leaf.didMove(toParent: middle)
    _ = leaf.log.take()
    let screen = Screen(root: root)
    screen.settle()
    #expect(leaf.log.take() == ["willAppear", "didAppear"])
  }

  /// UIViewController: a child whose view was never added does not appear.
  @Test func `a child without its view in the tree does not appear`() {
    let (root, child) = (UIViewController(), Child())
    root.addChild(child)
    child.didMove(toParent: root)
    _ = child.log.take()
    let screen = Screen(root: root)
    screen.settle()
    #expect(child.log.take() == [] && !child.isViewLoaded)
  }

  /// UIViewController: removing the view alone makes the child disappear and leaves it a child.
  @Test func `a child without its view any more stays a child`() {
    let (root, child) = (UIViewController(), Child())
    let screen = Screen(root: root)
    screen.turn {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    screen.settle()
    _ = child.log.take()
    screen.turn { child.view.removeFromSuperview() }
    screen.settle()
    #expect(child.log.take() == ["willDisappear", "didDisappear"])
    #expect(root.children == [child])
  }

  /// UIViewController: a full screen presentation makes children disappear and appear with the
  /// presenter.
  @Test func `children disappear and appear with a covered parent`() {
    let (root, child) = (UIViewController(), Child())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let screen = Screen(root: root)
    screen.settle()
    _ = child.log.take()
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    #expect(child.log.take() == ["willDisappear", "didDisappear"])
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(child.log.take() == ["willAppear", "didAppear"])
  }

  final class Forwarder: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  /// UIViewController: without automatic forwarding a child hears nothing when its view is added.
  @Test func `a child of a container that forwards itself hears nothing by itself`() {
    let (root, child) = (Forwarder(), Child())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    _ = child.log.take()
    let screen = Screen(root: root)
    screen.settle()
    #expect(child.log.take() == [])
    screen.turn { child.beginAppearanceTransition(true, animated: false) }
    #expect(child.log.take() == ["willAppear"])
    screen.turn { child.endAppearanceTransition() }
    #expect(child.log.take() == ["didAppear"])
  }

  /// UIViewController: the responder chain goes from the child's view over the child to the superview.
  @Test func `a child is in the responder chain between its view and its superview`() {
    let (root, child) = (UIViewController(), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(child.view.next === child && child.next === root.view && root.view.next === root)
  }

  final class Sizes: UIViewController {
    let log = ProbeLog()
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.add("\(Int(size.width)) × \(Int(size.height))")
    }
  }

  final class HalfContainer: UIViewController {
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
  }

  /// UIContentContainer: `super.viewWillTransition` tells each child the size from
  /// `size(forChildContentContainer:withParentContainerSize:)`, if it differs from its present one.
  @Test func `a child receives the size that its parent gives it`() {
    let (root, child) = (HalfContainer(), Sizes())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 0, width: 20, height: 24)
    child.didMove(toParent: root)
    let screen = Screen(root: root, columns: 40, rows: 24)
    screen.settle()
    screen.simulator.perform(.resize(columns: 60, rows: 31))
    screen.settle()
    #expect(child.log.take() == ["30 × 30"])
  }

  /// UIViewController: `transition(from:to:…)` completes with true and leaves parents alone.
  @Test func `a transition between children leaves their parents`() {
    let (root, a, b) = (UIViewController(), Child(), Child())
    let screen = Screen(root: root)
    screen.turn {
      root.addChild(a)
      root.view.addSubview(a.view)
      a.didMove(toParent: root)
      root.addChild(b)
    }
    screen.settle()
    _ = (a.log.take(), b.log.take())
    let log = ProbeLog()
    screen.turn {
      root.transition(
        from: a, to: b, duration: 0.2, options: [], animations: nil
      ) { finished in log.add("\(finished)") }
    }
    screen.settle()
    #expect(log.take() == ["true"] && a.parent === root && b.parent === root)
    #expect(a.log.take() == ["willDisappear", "didDisappear"])
    #expect(b.log.take() == ["willAppear", "didAppear"])
    #expect(a.view.superview == nil && b.view.superview === root.view)
  }
}
