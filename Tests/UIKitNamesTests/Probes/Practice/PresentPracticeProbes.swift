import Testing
import UIKitNames

/// Probes of presentation and dismissal: states, chains, contexts, who presents and who is notified.
@Suite struct PresentPracticeProbes {
  /// A controller that logs whether it is being presented or dismissed in each callback.
  final class Flags: UIViewController {
    let log = ProbeLog()
    private func add(_ call: String) {
      log.add("\(call) \(isBeingPresented ? "presented" : isBeingDismissed ? "dismissed" : "-")")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      add("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      add("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      add("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      add("didDisappear")
    }
  }

  private static func full(_ name: String, _ log: ProbeLog) -> ProbeController {
    let controller = ProbeController(name, log)
    controller.modalPresentationStyle = .fullScreen
    return controller
  }

  private static func appear(_ root: UIViewController) -> Screen {
    let screen = Screen(root: root)
    screen.settle()
    return screen
  }

  /// UIViewController `present(_:animated:completion:)`: the relation is there as soon as the call
  /// returns; the completion comes after `viewDidAppear(_:)`.
  @Test func `a presentation is known at once and completes after it has appeared`() {
    let log = ProbeLog()
    let (root, next) = (UIViewController(), ProbeController("B", log))
    let screen = Self.appear(root)
    screen.turn {
      root.present(next, animated: true) { log.add("completion") }
      #expect(root.presentedViewController === next && next.presentingViewController === root)
    }
    #expect(!log.calls.contains("completion"))
    screen.settle()
    #expect(log.take() == ["B load", "B willAppear", "B didAppear", "completion"])
  }

  /// UIViewController `dismiss(animated:completion:)`: the completion comes after
  /// `viewDidDisappear(_:)`, when the relation is gone.
  @Test func `a dismissal completes after the view has disappeared`() {
    let log = ProbeLog()
    let (root, next) = (UIViewController(), ProbeController("B", log))
    let screen = Self.appear(root)
    screen.turn { root.present(next, animated: true) }
    screen.settle()
    _ = log.take()
    screen.turn {
      next.dismiss(animated: true) {
        log.add("completion \(root.presentedViewController == nil)")
      }
    }
    screen.settle()
    #expect(log.take() == ["B willDisappear", "B didDisappear", "completion true"])
    #expect(next.presentingViewController == nil && next.view.window == nil)
  }

  /// UIViewController `isBeingPresented`, `isBeingDismissed`: true in the callbacks of the view's
  /// own presentation and dismissal, false in those of another above it.
  @Test func `the callbacks know presentation from cover`() {
    let (root, flags) = (UIViewController(), Flags())
    flags.modalPresentationStyle = .fullScreen
    let screen = Self.appear(root)
    screen.turn { root.present(flags, animated: true) }
    screen.settle()
    #expect(flags.log.take() == ["willAppear presented", "didAppear presented"])
    #expect(!flags.isBeingPresented)
    let cover = Self.full("C", ProbeLog())
    screen.turn { flags.present(cover, animated: true) }
    screen.settle()
    screen.turn { flags.dismiss(animated: true) }
    screen.settle()
    #expect(
      flags.log.take() == ["willDisappear -", "didDisappear -", "willAppear -", "didAppear -"])
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(flags.log.take() == ["willDisappear dismissed", "didDisappear dismissed"])
  }

  /// UIViewController `dismiss(animated:completion:)`: called low in a chain it removes the child
  /// and all above it, and the completion comes once.
  @Test func `dismissal from the bottom removes the whole chain`() {
    let log = ProbeLog()
    let (root, b, c, d) = (
      UIViewController(), Self.full("B", log), Self.full("C", log), Self.full("D", log)
    )
    let screen = Self.appear(root)
    screen.turn { root.present(b, animated: false) }
    screen.settle()
    screen.turn { b.present(c, animated: false) }
    screen.settle()
    screen.turn { c.present(d, animated: false) }
    screen.settle()
    #expect(screen.front === d && root.presentedViewController === b)
    _ = log.take()
    screen.turn { root.dismiss(animated: true) { log.add("completion") } }
    screen.settle()
    #expect(screen.front === root && root.view.window != nil)
    #expect(b.presentedViewController == nil && c.presentingViewController == nil)
    let calls = log.take()
    #expect(calls.filter { $0 == "completion" }.count == 1 && calls.last == "completion")
    #expect(calls.contains("D didDisappear"))
    #expect(!calls.contains("B didAppear") && !calls.contains("C didAppear"))
  }

  /// UIViewController `dismiss(animated:completion:)`: a controller that presents another dismisses
  /// that one, not itself; the next call dismisses itself.
  @Test func `a controller with something above dismisses that first`() {
    let log = ProbeLog()
    let (root, b, c) = (UIViewController(), ProbeController("B", log), ProbeController("C", log))
    let screen = Self.appear(root)
    screen.turn { root.present(b, animated: false) }
    screen.settle()
    screen.turn { b.present(c, animated: false) }
    screen.settle()
    screen.turn { b.dismiss(animated: true) }
    screen.settle()
    #expect(screen.front === b && c.presentingViewController == nil)
    screen.turn { b.dismiss(animated: true) }
    screen.settle()
    #expect(screen.front === root)
  }

  /// UIViewController `presentingViewController`, `presentedViewController`: those of the nearest
  /// ancestor, so children of containers see them too.
  @Test func `children of a container share its presentation`() {
    let (inner, other) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: inner)
    let sheet = UINavigationController(rootViewController: other)
    let screen = Self.appear(stack)
    screen.turn { inner.present(sheet, animated: true) }
    screen.settle()
    #expect(sheet.presentingViewController === stack)
    #expect(other.presentingViewController === stack)
    #expect(inner.presentedViewController === sheet && stack.presentedViewController === sheet)
    screen.turn { other.dismiss(animated: true) }
    screen.settle()
    #expect(screen.front === stack && other.presentingViewController == nil)
  }

  /// UIViewController `isBeingDismissed`: the container is being dismissed; the child is not, nor is it
  /// moving from its parent.
  @Test func `a child of a dismissed stack asks its container`() {
    final class Child: UIViewController {
      let log = ProbeLog()
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.add("\(isBeingDismissed) \(isMovingFromParent)")
        log.add("\(navigationController?.isBeingDismissed ?? false)")
      }
    }
    let (root, child) = (UIViewController(), Child())
    let screen = Self.appear(root)
    screen.turn {
      root.present(UINavigationController(rootViewController: child), animated: true)
    }
    screen.settle()
    screen.turn { child.dismiss(animated: true) }
    screen.settle()
    #expect(child.log.take() == ["false false", "true"])
  }

  /// UIModalPresentationStyle: `fullScreen` removes the presenter's view; `overFullScreen` leaves it
  /// in place without callbacks.
  @Test(arguments: [true, false])
  func `a full screen takes the presenter away and one over it does not`(over: Bool) {
    let log = ProbeLog()
    let (root, next) = (ProbeController("A", log), ProbeController("B", log))
    next.modalPresentationStyle = over ? .overFullScreen : .fullScreen
    let screen = Self.appear(root)
    _ = log.take()
    screen.turn { root.present(next, animated: true) }
    screen.settle()
    #expect(
      log.take().filter { $0.hasPrefix("A") }
        == (over ? [] : ["A willDisappear", "A didDisappear"]))
    #expect((root.view.window != nil) == over)
    screen.turn { next.dismiss(animated: true) }
    screen.settle()
    #expect(
      log.take().filter { $0.hasPrefix("A") } == (over ? [] : ["A willAppear", "A didAppear"]))
    #expect(root.view.window != nil)
  }

  /// UIViewController: a sheet leaves the presenter's view in the window, so its appearance does not
  /// change; iOS 13 and later.
  @Test func `a page sheet does not tell the presenter`() {
    let log = ProbeLog()
    let (root, sheet) = (ProbeController("A", log), ProbeController("S", log))
    sheet.modalPresentationStyle = .pageSheet
    let screen = Self.appear(root)
    _ = log.take()
    screen.turn { root.present(sheet, animated: true) }
    screen.settle()
    screen.turn { sheet.dismiss(animated: true) }
    screen.settle()
    #expect(
      log.take() == ["S load", "S willAppear", "S didAppear", "S willDisappear", "S didDisappear"])
  }

  /// UIViewController `definesPresentationContext` with `currentContext`: the nearest ancestor that
  /// defines one presents, and its area is covered; the rest of the screen stays.
  @Test func `a context covers the controller that defines it`() {
    let (root, left) = (UIViewController(), UIViewController())
    let screen = Self.appear(root)
    let next = UIViewController()
    screen.turn {
      root.addChild(left)
      left.view.frame = CGRect(x: 0, y: 0, width: 15, height: 10)
      root.view.addSubview(left.view)
      left.didMove(toParent: root)
      left.definesPresentationContext = true
      next.modalPresentationStyle = .currentContext
      left.present(next, animated: false)
    }
    screen.settle()
    #expect(next.presentingViewController === left)
    #expect(
      next.view.convert(next.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(root.view.window != nil)
    screen.turn { next.dismiss(animated: false) }
    screen.settle()
    #expect(left.view.window != nil && left.presentedViewController == nil)
  }

  /// UIViewController: a second `present` on one that already presents is refused ("which is already
  /// presenting"); the first stays.
  @Test func `a controller presents one at a time`() {
    let (root, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let screen = Self.appear(root)
    screen.turn { root.present(b, animated: false) }
    screen.settle()
    screen.turn { root.present(c, animated: false) }
    screen.settle()
    #expect(root.presentedViewController === b && c.presentingViewController == nil)
    #expect(b.presentedViewController == nil && c.viewIfLoaded?.window == nil)
  }

  /// UIViewController `dismiss(animated:completion:)`: the usual way to show the next screen is to
  /// present it in the completion; the dismissed one is released.
  @Test func `the next is presented in the completion and the last is released`() {
    let root = UIViewController()
    let next = UIViewController()
    let screen = Self.appear(root)
    weak var gone: UIViewController?
    screen.turn {
      let first = UIViewController()
      gone = first
      root.present(first, animated: true)
    }
    screen.settle()
    #expect(gone != nil)
    screen.turn { root.dismiss(animated: true) { root.present(next, animated: true) } }
    screen.settle()
    #expect(root.presentedViewController === next && next.view.window != nil)
    #expect(gone == nil)
  }
}
