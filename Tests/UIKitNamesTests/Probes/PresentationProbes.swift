import Testing
import UIKitNames

/// Probes of presenting and dismissing.
@Suite struct PresentationProbes {
  private static func shown(_ root: UIViewController) -> Screen {
    let screen = Screen(root: root)
    screen.settle()
    return screen
  }

  private static func present(
    _ controller: UIViewController, on presenter: UIViewController, _ screen: Screen,
    style: UIModalPresentationStyle = .fullScreen
  ) {
    screen.turn {
      controller.modalPresentationStyle = style
      presenter.present(controller, animated: false)
    }
    screen.settle()
  }

  /// UIViewController: `present(_:animated:completion:)` relates the two at once; flowkey's
  /// UIViewControllerTests, testPresentedAndPresentingViewController.
  @Test func `presenting relates two controllers and dismissing ends it`() {
    let (root, modal) = (UIViewController(), UIViewController())
    let screen = Self.shown(root)
    screen.turn {
      root.present(modal, animated: true)
      #expect(root.presentedViewController === modal && modal.presentingViewController === root)
    }
    screen.settle()
    screen.turn { modal.dismiss(animated: false) }
    screen.settle()
    #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
  }

  /// UIViewController: `present`: a full screen presentation is the container's, and
  /// `presentedViewController` is that of an ancestor too.
  @Test func `a child's full screen presentation belongs to the root`() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let screen = Self.shown(navigation)
    let modal = UIViewController()
    Self.present(modal, on: child, screen)
    #expect(modal.presentingViewController === navigation)
    #expect(child.presentedViewController === modal && navigation.presentedViewController === modal)
  }

  /// UIViewController: `dismiss(animated:completion:)` dismisses all above the receiver.
  @Test func `dismissing at the bottom of a chain dismisses all`() {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let screen = Self.shown(a)
    Self.present(b, on: a, screen)
    Self.present(c, on: b, screen)
    screen.turn { a.dismiss(animated: true) }
    screen.settle()
    #expect(a.presentedViewController == nil && b.presentedViewController == nil)
    #expect(b.presentingViewController == nil && c.presentingViewController == nil)
  }

  /// UIViewController: `dismiss` of a controller that presents dismisses what it presents only.
  @Test func `a presenter that is presented itself stays when it dismisses`() {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let screen = Self.shown(a)
    Self.present(b, on: a, screen)
    Self.present(c, on: b, screen)
    screen.turn { b.dismiss(animated: false) }
    screen.settle()
    #expect(a.presentedViewController === b && b.presentedViewController == nil)
  }

  /// UIViewController: `dismiss` of a presented controller is forwarded to its presenter.
  @Test func `a presented controller can dismiss itself`() {
    let (a, b) = (UIViewController(), UIViewController())
    let screen = Self.shown(a)
    Self.present(b, on: a, screen)
    screen.turn { b.dismiss(animated: false) }
    screen.settle()
    #expect(a.presentedViewController == nil)
  }

  /// UIViewController: completion after `viewDidAppear` of the presented, and after
  /// `viewDidDisappear` for a dismissal.
  @Test func `completions follow the callbacks`() {
    let log = ProbeLog()
    let root = UIViewController()
    let screen = Self.shown(root)
    let modal = ProbeController("m", log)
    screen.turn { root.present(modal, animated: true) { log.add("presented") } }
    screen.settle()
    #expect(log.take() == ["m load", "m willAppear", "m didAppear", "presented"])
    screen.turn { root.dismiss(animated: true) { log.add("dismissed") } }
    screen.settle()
    #expect(log.take() == ["m willDisappear", "m didDisappear", "dismissed"])
  }

  /// UIModalPresentationStyle: `fullScreen` removes the presenter's view, `overFullScreen` and
  /// `pageSheet` keep it.
  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, ["r willDisappear", "r didDisappear"]),
    (.overFullScreen, []), (.pageSheet, []), (.formSheet, []), (.overCurrentContext, []),
  ])
  func `only full screen makes the presenter disappear`(
    style: UIModalPresentationStyle, expected: [String]
  ) {
    let log = ProbeLog()
    let root = ProbeController("r", log)
    let screen = Self.shown(root)
    _ = log.take()
    let modal = UIViewController()
    Self.present(modal, on: root, screen, style: style)
    #expect(log.take() == expected)
    #expect((root.view.window == nil) == (style == .fullScreen))
    screen.turn { root.dismiss(animated: false) }
    screen.settle()
    #expect(log.take() == (expected.isEmpty ? [] : ["r willAppear", "r didAppear"]))
  }

  /// UIViewController: `isBeingPresented`, `isBeingDismissed` in the callbacks.
  @Test func `flags tell presentation and dismissal in the callbacks`() {
    final class Flags: UIViewController {
      var notes: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        notes.append("\(isBeingPresented) \(isMovingToParent)")
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        notes.append("\(isBeingPresented)")
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        notes.append("\(isBeingDismissed) \(isMovingFromParent)")
      }
    }
    let root = UIViewController()
    let screen = Self.shown(root)
    let modal = Flags()
    Self.present(modal, on: root, screen)
    #expect(modal.notes == ["true false", "true"] && !modal.isBeingPresented)
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(modal.notes == ["true false", "true", "true false"] && !modal.isBeingDismissed)
  }

  /// The warning "Attempt to present … which is already presenting …": the second is not presented.
  @Test func `a controller that presents does not present another`() {
    let (root, one, two) = (UIViewController(), UIViewController(), UIViewController())
    let screen = Self.shown(root)
    Self.present(one, on: root, screen)
    Self.present(two, on: root, screen)
    #expect(root.presentedViewController === one && two.presentingViewController == nil)
    #expect(one.presentedViewController == nil)
  }

  /// UIViewController: `definesPresentationContext` with `currentContext`.
  @Test func `the current context is the ancestor that defines it`() {
    let (child, parent, modal) = (UIViewController(), UIViewController(), UIViewController())
    let screen = Screen(root: parent, columns: 100)
    screen.turn {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      child.definesPresentationContext = true
    }
    screen.settle()
    Self.present(modal, on: child, screen, style: .currentContext)
    #expect(modal.presentingViewController === child)
  }

  /// UIViewController: a presented controller's view fills the window at full screen; flowkey's
  /// UIViewControllerTests.
  @Test func `a full screen view fills the window`() {
    let (root, modal) = (UIViewController(), UIViewController())
    let screen = Self.shown(root)
    Self.present(modal, on: root, screen)
    #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 40, height: 24))
  }

  final class Delegate: UIAdaptivePresentationControllerDelegate {
    let log = ProbeLog()
    var allows = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
      -> Bool
    {
      log.add("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.add("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.add("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { log.add("attempt") }
  }

  /// UIAdaptivePresentationControllerDelegate: not called for a dismissal by code.
  @Test func `a dismissal by code asks and tells the adaptive delegate nothing`() {
    let (root, modal) = (UIViewController(), UIViewController())
    let screen = Self.shown(root)
    let delegate = Delegate()
    modal.modalPresentationStyle = .pageSheet
    modal.presentationController?.delegate = delegate
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    screen.turn { modal.dismiss(animated: true) }
    screen.settle()
    #expect(delegate.log.take() == [] && root.presentedViewController == nil)
  }

  /// UIAdaptivePresentationControllerDelegate: calls of a user's dismissal in their order.
  @Test func `a user's dismissal asks, announces and reports`() {
    let (root, modal) = (UIViewController(), UIViewController())
    let screen = Self.shown(root)
    let delegate = Delegate()
    modal.modalPresentationStyle = .pageSheet
    modal.presentationController?.delegate = delegate
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    screen.simulator.perform(.cancel)
    screen.settle()
    #expect(
      delegate.log.take() == ["should", "will", "did"] && root.presentedViewController == nil)
  }

  /// UIAdaptivePresentationControllerDelegate: `presentationControllerDidAttemptToDismiss(_:)` when
  /// dismissal is refused.
  @Test func `a refused dismissal is reported as an attempt`() {
    let (root, modal) = (UIViewController(), UIViewController())
    let screen = Self.shown(root)
    let delegate = Delegate()
    delegate.allows = false
    modal.modalPresentationStyle = .pageSheet
    modal.presentationController?.delegate = delegate
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    screen.simulator.perform(.cancel)
    screen.settle()
    #expect(delegate.log.take() == ["should", "attempt"] && root.presentedViewController === modal)
  }

  /// UIViewController: `isModalInPresentation` keeps the user from dismissing; UIKit then reports an
  /// attempt.
  @Test func `a modal controller cannot be dismissed by the user`() {
    let (root, modal) = (UIViewController(), UIViewController())
    let screen = Self.shown(root)
    let delegate = Delegate()
    modal.isModalInPresentation = true
    modal.modalPresentationStyle = .pageSheet
    modal.presentationController?.delegate = delegate
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    screen.simulator.perform(.cancel)
    screen.settle()
    let calls = delegate.log.take()
    #expect(calls.last == "attempt" && !calls.contains("will") && !calls.contains("did"))
    #expect(root.presentedViewController === modal)
  }
}
