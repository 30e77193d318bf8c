import Testing
import UIKitNames

/// Probes of presentations: what is known when, adaptivity, what is refused.
@Suite struct ModalFactProbes {
  final class Flags: UIViewController {
    let log = ProbeLog()
    private func add(_ call: String) {
      log.add("\(call) \(presentingViewController != nil) \(view.window != nil)")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.add("willAppear \(presentingViewController != nil) \(animated)")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      add("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      add("willDisappear")
    }
  }

  private static func screen() -> (Screen, UIViewController) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    return (screen, root)
  }

  /// UIViewController: `presentingViewController` is set before the presented view appears, and until
  /// it has disappeared.
  @Test(arguments: [false, true])
  func `a presented controller knows its presenter in its callbacks`(animated: Bool) {
    let (screen, root) = Self.screen()
    let modal = Flags()
    screen.turn { root.present(modal, animated: animated) }
    screen.settle()
    #expect(modal.log.take() == ["willAppear true \(animated)", "didAppear true true"])
    screen.turn { root.dismiss(animated: animated) }
    screen.settle()
    #expect(modal.log.take() == ["willDisappear true true"])
    #expect(modal.presentingViewController == nil)
  }

  /// UIViewController `dismiss(animated:completion:)`: the relation has ended in the completion.
  @Test func `the relation has ended in the completion of the dismissal`() {
    let (screen, root) = Self.screen()
    let modal = UIViewController()
    let log = ProbeLog()
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    screen.turn {
      root.dismiss(animated: true) {
        log.add("\(root.presentedViewController == nil) \(modal.presentingViewController == nil)")
      }
    }
    screen.settle()
    #expect(log.take() == ["true true"])
  }

  /// UIKit refuses: "Attempt to present … whose view is not in the window hierarchy".
  @Test func `a controller outside the window presents nothing`() {
    let (screen, _) = Self.screen()
    let (outside, modal) = (UIViewController(), UIViewController())
    screen.turn { outside.present(modal, animated: false) }
    screen.settle()
    #expect(outside.presentedViewController == nil && modal.presentingViewController == nil)
  }

  /// UIViewController: documented defaults of presentation.
  @Test func `a controller has the documented defaults of presentation`() {
    let controller = UIViewController()
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(!controller.isModalInPresentation && !controller.definesPresentationContext)
    #expect(!controller.providesPresentationContextTransitionStyle)
    #expect(!controller.modalPresentationCapturesStatusBarAppearance)
    #expect(controller.preferredContentSize == .zero && controller.transitioningDelegate == nil)
    #expect(!controller.isBeingPresented && !controller.isBeingDismissed)
    #expect(controller.restoresFocusAfterTransition)
    #expect(!controller.disablesAutomaticKeyboardDismissal)
  }

  /// UIViewController `disablesAutomaticKeyboardDismissal`: "The default implementation of this method
  /// returns true when the modal presentation style of the view controller is set to formSheet".
  @Test func `a form sheet disables the automatic dismissal of the keyboard`() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .formSheet
    #expect(controller.disablesAutomaticKeyboardDismissal)
  }

  final class Adaptive: UIPopoverPresentationControllerDelegate {
    let log = ProbeLog()
    var style: UIModalPresentationStyle = .none
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      log.add("adaptive")
      return style
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      log.add("willPresent \(style.rawValue)")
    }
    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
      log.add("prepare")
    }
  }

  private static func popover(_ delegate: Adaptive, from root: UIViewController)
    -> UIViewController
  {
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 10, height: 4)
    content.popoverPresentationController?.sourceView = root.view
    content.popoverPresentationController?.sourceRect = CGRect(x: 5, y: 2, width: 2, height: 1)
    content.popoverPresentationController?.delegate = delegate
    return content
  }

  /// UIAdaptivePresentationControllerDelegate: `adaptivePresentationStyle(for:traitCollection:)` is
  /// the form that is asked, and `willPresentWithAdaptiveStyle` tells the result.
  @Test func `a popover asks for its style with traits and tells the result`() {
    let (screen, root) = Self.screen()
    let delegate = Adaptive()
    let content = Self.popover(delegate, from: root)
    screen.turn { root.present(content, animated: true) }
    screen.settle()
    let calls = delegate.log.take()
    #expect(calls.contains("adaptive") && calls.contains("willPresent -1"))
    #expect(calls.contains("prepare"))
    #expect(content.view.bounds.width < root.view.bounds.width)
  }

  /// UIAdaptivePresentationControllerDelegate: a popover that adapts to full screen tells that style.
  @Test func `a popover that adapts tells its style`() {
    let (screen, root) = Self.screen()
    let delegate = Adaptive()
    delegate.style = .fullScreen
    let content = Self.popover(delegate, from: root)
    screen.turn { root.present(content, animated: true) }
    screen.settle()
    #expect(delegate.log.take().contains("willPresent 0"))
    #expect(content.view.bounds.size == root.view.bounds.size || content.view.window != nil)
  }

  /// UIViewController: the completion of a presentation is called once.
  @Test func `a completion is called once`() {
    let (screen, root) = Self.screen()
    let log = ProbeLog()
    screen.turn { root.present(UIViewController(), animated: true) { log.add("presented") } }
    screen.settle()
    screen.turn { root.dismiss(animated: true) { log.add("dismissed") } }
    screen.settle()
    screen.pass(200)
    #expect(log.take() == ["presented", "dismissed"])
  }

  /// UIViewController `present`: the presenter of a presented controller is found from its children.
  @Test func `a child in the presented stack presents over it`() {
    let (screen, root) = Self.screen()
    let inner = UIViewController()
    let stack = UINavigationController(rootViewController: inner)
    let over = UIViewController()
    screen.turn { root.present(stack, animated: true) }
    screen.settle()
    screen.turn { inner.present(over, animated: true) }
    screen.settle()
    #expect(over.presentingViewController === stack && stack.presentedViewController === over)
    #expect(root.presentedViewController === stack)
    screen.turn { over.dismiss(animated: true) }
    screen.settle()
    #expect(stack.presentedViewController == nil && root.presentedViewController === stack)
  }

  /// UIViewController: an alert over a sheet, and the sheet stays when the alert goes.
  @Test func `an alert over a sheet leaves the sheet`() {
    let (screen, root) = Self.screen()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    screen.turn { root.present(sheet, animated: true) }
    screen.settle()
    let alert = UIAlertController(title: "Over", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    screen.turn { sheet.present(alert, animated: true) }
    screen.settle()
    #expect(alert.presentingViewController === sheet && screen.row(of: "Over") != nil)
    screen.tap()
    screen.settle()
    #expect(sheet.presentedViewController == nil && root.presentedViewController === sheet)
  }

  final class Refuser: UIAdaptivePresentationControllerDelegate {
    let log = ProbeLog()
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      log.add("should")
      return true
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      log.add("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.add("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.add("attempt")
    }
  }

  /// UIViewController `isModalInPresentation`: "UIKit ignores events outside the view controller's
  /// bounds and prevents interactive dismissal"; the delegate hears of the attempt.
  @Test func `a modal sheet reports the attempt without asking first`() {
    let (screen, root) = Self.screen()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    let delegate = Refuser()
    sheet.presentationController?.delegate = delegate
    sheet.isModalInPresentation = true
    screen.turn { root.present(sheet, animated: true) }
    screen.settle()
    screen.simulator.perform(.cancel)
    screen.settle()
    let calls = delegate.log.take()
    #expect(calls.last == "attempt" && !calls.contains("will") && !calls.contains("did"))
    #expect(root.presentedViewController === sheet)
    screen.turn { sheet.isModalInPresentation = false }
    screen.simulator.perform(.cancel)
    screen.settle()
    #expect(delegate.log.take() == ["should", "will", "did"])
    #expect(root.presentedViewController == nil)
  }

  /// UIViewController: presenting from a tab covers the tab bar; the tab bar controller presents.
  @Test func `a presentation from a tab belongs to the tab bar controller`() {
    let first = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: first), UIViewController()]
    let screen = Screen(root: tabs)
    screen.settle()
    let modal = UIViewController()
    screen.turn { first.present(modal, animated: true) }
    screen.settle()
    #expect(modal.presentingViewController === tabs && modal.tabBarController == nil)
    #expect(first.presentedViewController === modal)
  }

  /// UIViewController: a current context presentation in a tab belongs to that tab if it defines a
  /// context.
  @Test func `a tab that defines a context presents within itself`() {
    let first = UIViewController()
    first.definesPresentationContext = true
    let tabs = UITabBarController()
    tabs.viewControllers = [first, UIViewController()]
    let screen = Screen(root: tabs)
    screen.settle()
    let modal = UIViewController()
    modal.modalPresentationStyle = .overCurrentContext
    screen.turn { first.present(modal, animated: false) }
    screen.settle()
    #expect(modal.presentingViewController === first)
    #expect(modal.view.window != nil && first.view.window != nil)
  }
}
