import Simulation
import Testing
import UIKitNames

/// Probes of chains of presentations: who presents, what is dismissed and in which order.
@Suite struct PresentationChainProbes {
  private let log = ProbeLog()

  private func make() -> (Screen, ProbeController) {
    let root = ProbeController("r", log)
    let screen = Screen(root: root)
    screen.settle()
    _ = log.take()
    return (screen, root)
  }

  private func full(_ name: String) -> ProbeController {
    let controller = ProbeController(name, log)
    controller.modalPresentationStyle = .fullScreen
    return controller
  }

  /// Public logs of a full screen presentation: the presenter's end is the last call.
  @Test func `a full screen presentation calls both controllers in order`() {
    let (screen, root) = make()
    screen.turn { root.present(full("m"), animated: true) }
    screen.settle()
    #expect(
      log.take()
        == ["m load", "r willDisappear", "m willAppear", "m didAppear", "r didDisappear"])
  }

  /// UIViewController: `dismiss(animated:completion:)`, the completion is called at the end.
  @Test func `the completion of a dismissal follows viewDidDisappear`() {
    let (screen, root) = make()
    let modal = full("m")
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    _ = log.take()
    screen.turn { root.dismiss(animated: true) { log.add("done") } }
    screen.settle()
    let calls = log.take()
    #expect(calls.last == "done" && calls.contains("m didDisappear"))
    #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
  }

  /// UIViewController: the completion of a presentation follows viewDidAppear.
  @Test func `the completion of a presentation follows viewDidAppear`() {
    let (screen, root) = make()
    screen.turn { root.present(full("m"), animated: true) { log.add("done") } }
    screen.settle()
    let calls = log.take()
    #expect(calls.firstIndex(of: "m didAppear")! < calls.firstIndex(of: "done")!)
  }

  /// UIViewController: `modalPresentationStyle` is automatic, a sheet in the end.
  @Test func `a new controller is presented as the system chooses`() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .automatic)
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(!controller.isModalInPresentation && !controller.definesPresentationContext)
    #expect(!controller.providesPresentationContextTransitionStyle)
  }

  /// UIViewController: a presentation from a dismissal's completion is shown.
  @Test func `another controller is presented in the completion of a dismissal`() {
    let (screen, root) = make()
    screen.turn { root.present(full("m"), animated: true) }
    screen.settle()
    let next = full("n")
    screen.turn { root.dismiss(animated: true) { root.present(next, animated: true) } }
    screen.settle()
    #expect(root.presentedViewController === next && next.viewIfLoaded?.window != nil)
  }

  /// UIViewController: "dismisses the whole stack above"; only the top is animated away.
  @Test func `dismissing a chain makes all above disappear`() {
    let (screen, root) = make()
    let first = full("1")
    let second = full("2")
    screen.turn { root.present(first, animated: false) }
    screen.settle()
    screen.turn { first.present(second, animated: false) }
    screen.settle()
    _ = log.take()
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    let calls = log.take()
    #expect(calls.contains("2 willDisappear") && calls.contains("2 didDisappear"))
    #expect(!calls.contains("1 willAppear") && calls.contains("r didAppear"))
    #expect(first.presentedViewController == nil && second.presentingViewController == nil)
  }

  /// UIViewController: `dismiss` of a controller without a presentation does nothing.
  @Test func `dismissing without a presentation does nothing`() {
    let (screen, root) = make()
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(log.take() == [] && screen.root === root)
  }

  /// UIViewController: a child's presented controller is that of its ancestors too.
  @Test func `children share the presentation of their container`() {
    let inner = UIViewController()
    let navigation = UINavigationController(rootViewController: inner)
    let screen = Screen(root: navigation)
    screen.settle()
    let modal = UIViewController()
    screen.turn { inner.present(modal, animated: true) }
    screen.settle()
    #expect(modal.presentingViewController === navigation)
    #expect(inner.presentedViewController === modal)
    #expect(navigation.presentedViewController === modal)
  }

  /// UIViewController: `presentingViewController` of a child of the presented one.
  @Test func `a child of a presented container has its presenter`() {
    let (screen, root) = make()
    let inner = UIViewController()
    let navigation = UINavigationController(rootViewController: inner)
    screen.turn { root.present(navigation, animated: true) }
    screen.settle()
    #expect(inner.presentingViewController === root)
    screen.turn { inner.dismiss(animated: true) }
    screen.settle()
    #expect(root.presentedViewController == nil)
  }

  /// UIViewController: an overFullScreen presentation leaves the presenter's view visible.
  @Test func `a presentation over full screen shows what is beneath`() {
    let (screen, root) = make()
    let label = UILabel(frame: CGRect(x: 1, y: 1, width: 10, height: 1))
    label.text = "beneath"
    let modal = UIViewController()
    modal.modalPresentationStyle = .overFullScreen
    modal.view.backgroundColor = .clear
    screen.turn {
      root.view.addSubview(label)
      root.present(modal, animated: true)
    }
    screen.settle()
    #expect(root.view.window != nil && screen.row(of: "beneath") != nil)
    #expect(log.take() == [])
  }

  /// UIViewController: a full screen presentation removes the presenter's view.
  @Test func `a full screen presentation removes the view beneath`() {
    let (screen, root) = make()
    screen.turn { root.present(full("m"), animated: true) }
    screen.settle()
    #expect(root.view.window == nil)
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(root.view.window != nil)
  }

  /// UIViewController: `isBeingPresented` and `isBeingDismissed` are false at rest.
  @Test func `flags are false at rest`() {
    let (screen, root) = make()
    let modal = full("m")
    screen.turn { root.present(modal, animated: true) }
    #expect(modal.isBeingPresented)
    screen.settle()
    #expect(!modal.isBeingPresented && !modal.isBeingDismissed)
    screen.turn { root.dismiss(animated: true) }
    #expect(modal.isBeingDismissed)
    screen.settle()
    #expect(!modal.isBeingDismissed)
  }

  /// UIAdaptivePresentationControllerDelegate: a popover adapts in a compact width; the delegate
  /// gets the presentation controller of the popover.
  @Test func `an adaptive delegate is asked when a popover is presented`() {
    final class Adaptive: UIPopoverPresentationControllerDelegate {
      var asked = 0
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle {
        asked += 1
        return .none
      }
    }
    let (screen, root) = make()
    let adaptive = Adaptive()
    let modal = UIViewController()
    modal.modalPresentationStyle = .popover
    modal.popoverPresentationController?.delegate = adaptive
    modal.popoverPresentationController?.sourceView = root.view
    screen.turn { root.present(modal, animated: false) }
    screen.settle()
    #expect(adaptive.asked >= 1)
    #expect(modal.presentationController is UIPopoverPresentationController)
  }

  /// UIAdaptivePresentationControllerDelegate: `viewControllerForAdaptivePresentationStyle`
  /// wraps the content in a navigation controller.
  @Test func `the delegate wraps an adapted popover in a stack`() {
    final class Adaptive: UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .fullScreen }
      func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
      ) -> UIViewController? {
        UINavigationController(rootViewController: controller.presentedViewController)
      }
    }
    let (screen, root) = make()
    let adaptive = Adaptive()
    let modal = UIViewController()
    modal.modalPresentationStyle = .popover
    modal.popoverPresentationController?.delegate = adaptive
    modal.popoverPresentationController?.sourceView = root.view
    screen.turn { root.present(modal, animated: false) }
    screen.settle()
    #expect(modal.navigationController != nil && modal.view.window != nil)
  }

  /// UIViewController: the current context covers the context's view only.
  @Test(arguments: [40, 120])
  func `a presentation in the current context covers its context only`(columns: Int) {
    let root = UIViewController()
    let screen = Screen(root: root, columns: columns, rows: 40)
    let child = UIViewController()
    child.definesPresentationContext = true
    let modal = UIViewController()
    modal.modalPresentationStyle = .currentContext
    screen.turn {
      root.addChild(child)
      child.view.frame = CGRect(x: 4, y: 2, width: 20, height: 10)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    screen.settle()
    screen.turn { child.present(modal, animated: true) }
    screen.settle()
    #expect(modal.presentingViewController === child)
    #expect(
      modal.view.convert(modal.view.bounds, to: nil)
        == CGRect(x: 4, y: 2, width: 20, height: 10))
  }
}
