import Testing
import UIKitNames

/// Probes of containers that apps write: `addChild(_:)`, appearance, transitions, sizes of children.
@Suite struct ContainmentDocumentedProbes {
  final class Child: UIViewController {
    let log = ProbeLog()
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      log.add("willMove \(parent != nil)")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      log.add("didMove \(parent != nil)")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.add("willAppear \(animated)")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.add("didAppear \(animated)")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.add("willDisappear \(animated)")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.add("didDisappear \(animated)")
    }
  }

  private static func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// UIViewController `addChild(_:)`: calls `willMove(toParent:)` of the child, not `didMove`;
  /// `removeFromParent()`: calls `didMove(toParent: nil)`, not `willMove`.
  @Test func `half of the calls about parents are the container's own`() {
    let stage = ViewStage()
    let child = Child()
    stage.turn {
      stage.root.addChild(child)
      #expect(child.log.take() == ["willMove true"])
      #expect(child.parent === stage.root && stage.root.children.map { $0 === child } == [true])
      child.didMove(toParent: stage.root)
      child.willMove(toParent: nil)
      _ = child.log.take()
      child.removeFromParent()
      #expect(child.log.take() == ["didMove false"])
      #expect(child.parent == nil && stage.root.children.isEmpty)
    }
  }

  /// UIViewController `addChild(_:)`: "If the new child view controller is already the child of a
  /// container view controller, it is removed from that container before being added."
  @Test func `a child of one container moves to another`() {
    let stage = ViewStage()
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    stage.turn {
      stage.root.addChild(first)
      stage.root.addChild(second)
      first.addChild(child)
      #expect(stage.root.children.map { $0 === first } == [true, false])
      second.addChild(child)
      #expect(first.children.isEmpty && child.parent === second)
      #expect(second.children.count == 1 && second.children.first === child)
    }
  }

  /// View Controller Programming Guide, "Implementing a Container View Controller": the usual addition and
  /// removal. A view that joins a visible parent appears, one that leaves it disappears, unanimated.
  @Test func `a child appears and disappears with its view`() {
    let stage = ViewStage()
    let child = Child()
    stage.turn { Self.embed(child, in: stage.root) }
    let appeared = child.log.take()
    #expect(appeared.filter { $0.contains("ppear") } == ["willAppear false", "didAppear false"])
    stage.turn {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    let disappeared = child.log.take()
    #expect(
      disappeared.filter { $0.contains("ppear") } == ["willDisappear false", "didDisappear false"])
    #expect(disappeared.first == "willMove false" && child.view.superview == nil)
  }

  /// UIViewController `shouldAutomaticallyForwardAppearanceMethods`: by default true, so a child gets the
  /// appearance of its container, also when a full screen covers it and goes.
  @Test func `children share the appearance of their container`() {
    let stage = ViewStage()
    let (child, cover) = (Child(), UIViewController())
    stage.turn { Self.embed(child, in: stage.root) }
    _ = child.log.take()
    cover.modalPresentationStyle = .fullScreen
    #expect(stage.root.shouldAutomaticallyForwardAppearanceMethods)
    stage.turn { stage.root.present(cover, animated: true) }
    #expect(child.log.take() == ["willDisappear true", "didDisappear true"])
    stage.turn { cover.dismiss(animated: false) }
    #expect(child.log.take() == ["willAppear false", "didAppear false"])
  }

  final class Manual: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  /// UIViewController `shouldAutomaticallyForwardAppearanceMethods`: with false the container calls
  /// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`, which call the child.
  @Test func `a container forwards the appearance itself`() {
    let (parent, child) = (Manual(), Child())
    let screen = Screen(root: parent)
    screen.settle()
    screen.turn { Self.embed(child, in: parent) }
    screen.settle()
    #expect(child.log.take() == ["willMove true", "didMove true"])
    screen.turn {
      child.beginAppearanceTransition(true, animated: true)
      #expect(child.log.take() == ["willAppear true"])
      child.endAppearanceTransition()
      #expect(child.log.take() == ["didAppear true"])
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
      #expect(child.log.take() == ["willDisappear false", "didDisappear false"])
    }
  }

  /// UIViewController `transition(from:to:duration:options:animations:completion:)`: adds the view of the
  /// second child, animates, and removes the view of the first after it.
  @Test func `a transition swaps the views of two children`() {
    let stage = ViewStage()
    let (a, b) = (Child(), Child())
    let log = ProbeLog()
    stage.turn { Self.embed(a, in: stage.root) }
    stage.turn {
      a.willMove(toParent: nil)
      stage.root.addChild(b)
    }
    _ = (a.log.take(), b.log.take())
    stage.screen.turn {
      stage.root.transition(
        from: a, to: b, duration: 0.5,
        animations: {
          log.add("animations \(b.view.superview === stage.root.view)")
        },
        completion: { finished in
          log.add("completion \(finished)")
          a.removeFromParent()
          b.didMove(toParent: stage.root)
        })
      #expect(a.view.superview === stage.root.view && b.view.superview === stage.root.view)
    }
    #expect(log.take() == ["animations true"])
    stage.screen.settle()
    #expect(log.take() == ["completion true"])
    #expect(a.view.superview == nil && b.view.superview === stage.root.view)
    #expect(stage.root.children.map { $0 === b } == [true] && a.parent == nil)
    let (left, came) = (a.log.take(), b.log.take())
    #expect(left.filter { $0.contains("isappear") }.count == 2)
    #expect(came.filter { $0.contains("ppear") } == ["willAppear true", "didAppear true"])
  }

  final class Asked: UIViewController {
    let log = ProbeLog()
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      let size = container.preferredContentSize
      log.add("\(Int(size.width))×\(Int(size.height))")
    }
  }

  /// UIContentContainer `preferredContentSizeDidChange(forChildContentContainer:)`: a change of a child's
  /// `preferredContentSize` is reported to its parent.
  @Test func `a parent hears of the size that its child prefers`() {
    let stage = ViewStage()
    let (parent, child, other) = (Asked(), UIViewController(), UIViewController())
    stage.turn {
      Self.embed(parent, in: stage.root)
      Self.embed(child, in: parent)
      #expect(child.preferredContentSize == .zero)
      child.preferredContentSize = CGSize(width: 12, height: 3)
      #expect(parent.log.take() == ["12×3"])
      other.preferredContentSize = CGSize(width: 1, height: 1)
      #expect(parent.log.take() == [])
      child.removeFromParent()
      child.preferredContentSize = CGSize(width: 9, height: 9)
      #expect(parent.log.take() == [])
    }
  }

  final class Half: UIViewController {
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize size: CGSize
    ) -> CGSize {
      CGSize(width: size.width / 2, height: size.height)
    }
  }

  final class SizedChild: UIViewController {
    var sizes: [CGSize] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  /// UIContentContainer `size(forChildContentContainer:withParentContainerSize:)`: the size that the
  /// container returns is what its child gets in `viewWillTransition(to:with:)`.
  @Test func `a container decides which size its child is given`() {
    let (parent, child) = (Half(), SizedChild())
    let screen = Screen(root: parent)
    screen.turn {
      Self.embed(child, in: parent)
      child.view.frame = CGRect(x: 0, y: 0, width: 20, height: 24)
    }
    screen.settle()
    screen.simulator.perform(.resize(columns: 30, rows: 25))
    screen.settle()
    #expect(child.sizes == [CGSize(width: 15, height: 24)])
  }

  /// UIViewController `navigationController` and `tabBarController`: the nearest ancestor of that kind in
  /// the hierarchy, also through a container of the app; a presented controller is no descendant.
  @Test func `a child of a container finds the navigation controller`() {
    let (middle, child, sheet) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: middle)
    let tabs = UITabBarController()
    tabs.setViewControllers([stack], animated: false)
    let screen = Screen(root: tabs)
    screen.turn { Self.embed(child, in: middle) }
    screen.settle()
    #expect(child.navigationController === stack && child.tabBarController === tabs)
    #expect(stack.navigationController == nil && stack.tabBarController === tabs)
    screen.turn { child.present(sheet, animated: false) }
    screen.settle()
    #expect(sheet.navigationController == nil && sheet.presentingViewController != nil)
  }

  /// UIViewController `children`: in the order in which they were added. Moving a child's view to the
  /// front changes the views, not the children.
  @Test func `children keep the order of their addition`() {
    let stage = ViewStage()
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    stage.turn {
      for child in [a, b, c] { Self.embed(child, in: stage.root) }
      stage.root.view.bringSubviewToFront(a.view)
      #expect(stage.root.children.elementsEqual([a, b, c], by: ===) == true)
      #expect(stage.root.view.subviews.elementsEqual([b.view, c.view, a.view], by: ===) == true)
      b.willMove(toParent: nil)
      b.view.removeFromSuperview()
      b.removeFromParent()
      #expect(stage.root.children.elementsEqual([a, c], by: ===) == true)
    }
  }
}
