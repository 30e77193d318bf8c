import Testing
import UIKitNames

/// Probes of presentation and dismissal: who presents, what is removed, completions, delegates.
@Suite struct PresentationDocumentedProbes {
  private static func drag(_ screen: Screen, column: Int, from first: Int, to last: Int) {
    screen.simulator.perform(.pointer(.down, column: column, row: first))
    for row in first...last {
      screen.simulator.perform(.pointer(.move, column: column, row: row))
      screen.pass(2)
    }
    screen.simulator.perform(.pointer(.up, column: column, row: last))
    screen.settle()
  }

  /// UIViewController: documented defaults of what concerns presentation.
  @Test func `a controller has the documented defaults of presentation`() {
    let stage = ViewStage()
    stage.turn {
      let controller = UIViewController()
      #expect(controller.modalPresentationStyle == .automatic)
      #expect(controller.modalTransitionStyle == .coverVertical)
      #expect(!controller.definesPresentationContext && !controller.isModalInPresentation)
      #expect(!controller.providesPresentationContextTransitionStyle)
      #expect(!controller.disablesAutomaticKeyboardDismissal)
      controller.modalPresentationStyle = .formSheet
      #expect(controller.disablesAutomaticKeyboardDismissal)
      #expect(
        controller.presentedViewController == nil && controller.presentingViewController == nil)
    }
  }

  /// UIViewController `presentedViewController`: "presented by this view controller, or one of its
  /// ancestors"; `presentingViewController`: of this controller "or its ancestor". Both are set as soon
  /// as `present` returns.
  @Test func `a presentation is known up and down the hierarchy`() {
    let (top, inner) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: top)
    let modal = UINavigationController(rootViewController: inner)
    let screen = Screen(root: stack)
    screen.settle()
    screen.turn {
      top.present(modal, animated: true)
      #expect(top.presentedViewController === modal && stack.presentedViewController === modal)
      #expect(modal.presentingViewController === stack)
    }
    screen.settle()
    #expect(inner.presentingViewController === stack && inner.presentedViewController == nil)
    screen.turn { inner.dismiss(animated: true) }
    screen.settle()
    #expect(stack.presentedViewController == nil && modal.presentingViewController == nil)
  }

  /// UIViewController.h: the completion of `present` is "invoked after the presented controllers
  /// viewDidAppear: callback", that of `dismiss` "after the dismissed controller's viewDidDisappear:
  /// callback".
  @Test(arguments: [true, false])
  func `completions come after the callbacks`(animated: Bool) {
    let stage = ViewStage()
    let log = ProbeLog()
    let modal = ProbeController("M", log)
    modal.modalPresentationStyle = .fullScreen
    stage.turn { stage.root.present(modal, animated: animated) { log.add("presented") } }
    #expect(log.take() == ["M load", "M willAppear", "M didAppear", "presented"])
    stage.turn { stage.root.dismiss(animated: animated) { log.add("dismissed") } }
    #expect(log.take() == ["M willDisappear", "M didDisappear", "dismissed"])
  }

  /// UIViewController `dismiss(animated:completion:)`: called lower in a stack of presented controllers it
  /// "dismisses its immediate child view controller and all view controllers above that child".
  @Test func `a dismissal takes all that is above`() {
    let stage = ViewStage()
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    stage.turn { stage.root.present(a, animated: false) }
    stage.turn { a.present(b, animated: false) }
    stage.turn { b.present(c, animated: false) }
    #expect(stage.screen.front === c && c.presentingViewController === b)
    stage.turn { b.dismiss(animated: true) }
    #expect(b.presentedViewController == nil && c.presentingViewController == nil)
    #expect(a.presentedViewController === b)
    stage.turn { stage.root.dismiss(animated: true) }
    #expect(stage.screen.front === stage.root)
    #expect(a.presentingViewController == nil && b.presentingViewController == nil)
    #expect(a.view.window == nil && b.view.window == nil)
  }

  /// UIModalPresentationStyle: after a `fullScreen` presentation the views of the presenter are removed;
  /// "specifying the overFullScreen style instead" prevents it, and its presenter does not disappear.
  @Test(arguments: [true, false])
  func `a full screen removes the presenter unless it lies over it`(over: Bool) {
    let log = ProbeLog()
    let root = ProbeController("R", log)
    let screen = Screen(root: root)
    screen.settle()
    _ = log.take()
    let modal = UIViewController()
    modal.modalPresentationStyle = over ? .overFullScreen : .fullScreen
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    #expect((root.view.window != nil) == over)
    #expect(log.take() == (over ? [] : ["R willDisappear", "R didDisappear"]))
    #expect(modal.view.frame.size == CGSize(width: 40, height: 24))
    screen.turn { modal.dismiss(animated: true) }
    screen.settle()
    #expect(root.view.window != nil && log.take() == (over ? [] : ["R willAppear", "R didAppear"]))
  }

  /// UIViewController `definesPresentationContext`: for `currentContext` UIKit searches upwards for the
  /// first controller whose value is true, and covers that one.
  @Test(arguments: [true, false])
  func `a current context is the controller that defines it`(defines: Bool) {
    let stage = ViewStage()
    let (child, modal) = (UIViewController(), UIViewController())
    child.definesPresentationContext = defines
    modal.modalPresentationStyle = .currentContext
    stage.turn {
      stage.root.addChild(child)
      child.view.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
      stage.root.view.addSubview(child.view)
      child.didMove(toParent: stage.root)
    }
    stage.turn { child.present(modal, animated: false) }
    #expect(modal.presentingViewController === (defines ? child : stage.root))
    #expect(modal.view.bounds.height == (defines ? 10 : 24))
    stage.turn { modal.dismiss(animated: false) }
    #expect(child.view.window != nil && stage.root.presentedViewController == nil)
  }

  final class Judge: UIAdaptivePresentationControllerDelegate {
    let log = ProbeLog()
    var allows = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
      -> Bool
    {
      allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.add("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.add("did \(presentationController.presentedViewController.title ?? "")")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      log.add("attempt")
    }
  }

  private static func sheet(_ judge: Judge) -> (ViewStage, UIViewController) {
    let stage = ViewStage()
    let sheet = UIViewController()
    sheet.title = "Sheet"
    sheet.modalPresentationStyle = .pageSheet
    sheet.presentationController?.delegate = judge
    stage.turn { stage.root.present(sheet, animated: true) }
    return (stage, sheet)
  }

  private static func pull(_ stage: ViewStage, _ sheet: UIViewController) {
    let top = Int(sheet.view.convert(CGPoint.zero, to: nil).y) + 2
    drag(stage.screen, column: 20, from: top, to: 23)
  }

  /// UIAdaptivePresentationControllerDelegate `presentationControllerWillDismiss(_:)` and `DidDismiss`:
  /// called for a dismissal by the user; "not called if the presentation is dismissed programmatically".
  @Test func `a delegate hears of dismissals by the user only`() {
    let judge = Judge()
    let (stage, sheet) = Self.sheet(judge)
    stage.turn { sheet.dismiss(animated: true) }
    #expect(judge.log.take() == [] && stage.root.presentedViewController == nil)
    let (other, pulled) = Self.sheet(judge)
    Self.pull(other, pulled)
    #expect(judge.log.take() == ["will", "did Sheet"])
    #expect(other.root.presentedViewController == nil && pulled.view.window == nil)
  }

  /// UIAdaptivePresentationControllerDelegate `presentationControllerDidAttemptToDismiss(_:)`: UIKit
  /// refuses "when `isModalInPresentation` returns true or `presentationControllerShouldDismiss(_:)`
  /// returns false".
  @Test(arguments: [true, false])
  func `a refused dismissal is an attempt`(byProperty: Bool) {
    let judge = Judge()
    let (stage, sheet) = Self.sheet(judge)
    stage.turn {
      if byProperty { sheet.isModalInPresentation = true } else { judge.allows = false }
    }
    Self.pull(stage, sheet)
    #expect(judge.log.take() == ["attempt"] && stage.root.presentedViewController === sheet)
    stage.turn {
      sheet.isModalInPresentation = false
      judge.allows = true
    }
    Self.pull(stage, sheet)
    #expect(judge.log.take() == ["will", "did Sheet"] && stage.root.presentedViewController == nil)
  }

  /// WWDC19 "Modernizing Your UI for iOS 13": a page sheet leaves its presenter in the hierarchy, so the
  /// presenter's appearance callbacks are not called.
  @Test func `a page sheet does not make its presenter disappear`() {
    let log = ProbeLog()
    let root = ProbeController("R", log)
    let screen = Screen(root: root)
    screen.settle()
    _ = log.take()
    let sheet = ProbeController("S", log)
    sheet.modalPresentationStyle = .pageSheet
    screen.turn { root.present(sheet, animated: true) }
    screen.settle()
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    let expected = ["S load", "S willAppear", "S didAppear", "S willDisappear", "S didDisappear"]
    #expect(log.take() == expected)
  }
}
