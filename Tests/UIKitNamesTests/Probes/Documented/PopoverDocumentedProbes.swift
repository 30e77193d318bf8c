import Testing
import UIKitNames

/// Probes of popovers: their controller, their size, adaptation, and taps beside them.
@Suite struct PopoverDocumentedProbes {
  final class Judge: UIPopoverPresentationControllerDelegate {
    let log = ProbeLog()
    var style: UIModalPresentationStyle = .none
    var wraps = false
    var wrapper: UIViewController?
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      guard wraps else { return nil }
      wrapper = UINavigationController(rootViewController: controller.presentedViewController)
      return wrapper
    }
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      log.add("prepare")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.add("didDismiss")
    }
  }

  private static func popover(_ judge: Judge, on stage: ViewStage) -> UIViewController {
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 16, height: 5)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = stage.root.view
    content.popoverPresentationController?.sourceRect = CGRect(x: 2, y: 2, width: 4, height: 1)
    content.popoverPresentationController?.delegate = judge
    return content
  }

  /// UIViewController `popoverPresentationController`: created by the access if the style is `popover`,
  /// else nil. UIPopoverPresentationController: arrows may point anywhere, and before the presentation
  /// the direction is unknown.
  @Test func `a popover controller exists before the presentation`() {
    let stage = ViewStage()
    stage.turn {
      let content = UIViewController()
      #expect(content.popoverPresentationController == nil)
      let other = UIViewController()
      other.modalPresentationStyle = .popover
      let popover = other.popoverPresentationController
      #expect(popover != nil && popover === other.presentationController)
      #expect(popover?.permittedArrowDirections == .any && popover?.arrowDirection == .unknown)
      #expect(popover?.passthroughViews == nil && popover?.canOverlapSourceViewRect == false)
      #expect(popover?.presentedViewController === other)
    }
  }

  /// UIAdaptivePresentationControllerDelegate `adaptivePresentationStyle(for:traitCollection:)`: `none`
  /// keeps a popover in compact widths. UIViewController `preferredContentSize` is then its size.
  @Test func `a popover keeps its style and its size`() {
    let stage = ViewStage()
    let judge = Judge()
    let content = Self.popover(judge, on: stage)
    stage.turn { stage.root.present(content, animated: true) }
    #expect(judge.log.take() == ["prepare"] && stage.root.presentedViewController === content)
    #expect(content.view.bounds.size == CGSize(width: 16, height: 5))
    #expect(stage.root.view.window != nil)
    #expect(content.popoverPresentationController?.arrowDirection != .unknown)
  }

  /// UIAdaptivePresentationControllerDelegate `adaptivePresentationStyle(for:traitCollection:)`:
  /// `fullScreen` makes the popover cover a compact screen.
  @Test func `a popover adapts to a full screen`() {
    let stage = ViewStage()
    let judge = Judge()
    judge.style = .fullScreen
    let content = Self.popover(judge, on: stage)
    stage.turn { stage.root.present(content, animated: true) }
    #expect(stage.screen.root?.traitCollection.horizontalSizeClass == .compact)
    #expect(content.view.bounds.size == CGSize(width: 40, height: 24))
    #expect(stage.root.presentedViewController === content)
  }

  /// UIAdaptivePresentationControllerDelegate
  /// `presentationController(_:viewControllerForAdaptivePresentationStyle:)`: the returned controller is
  /// displayed instead, often a navigation controller around the content, as in Apple's CustomTransitions
  /// sample.
  @Test func `an adapted popover gets a navigation controller`() {
    let stage = ViewStage()
    let judge = Judge()
    judge.style = .fullScreen
    let content = Self.popover(judge, on: stage)
    judge.wraps = true
    stage.turn { stage.root.present(content, animated: true) }
    #expect(judge.wrapper != nil && content.navigationController === judge.wrapper)
    #expect(judge.wrapper?.view.bounds.size == CGSize(width: 40, height: 24))
    #expect(judge.wrapper?.view.window != nil && content.view.window != nil)
    stage.turn { content.dismiss(animated: true) }
    #expect(stage.root.presentedViewController == nil && content.view.window == nil)
  }

  /// UIPopoverPresentationController: a tap outside dismisses the popover and tells the delegate; a tap
  /// inside does not. UIPopoverPresentationController `passthroughViews`: "an array of views that the
  /// user can interact with while the popover is visible".
  @Test(arguments: [true, false])
  func `a tap beside a popover dismisses it or passes through`(passes: Bool) {
    let stage = ViewStage()
    let judge = Judge()
    let log = ProbeLog()
    let button = UIButton(frame: CGRect(x: 0, y: 22, width: 40, height: 1))
    button.addAction(UIAction { _ in log.add("pressed") }, for: .touchUpInside)
    stage.add(button)
    let content = Self.popover(judge, on: stage)
    if passes { content.popoverPresentationController?.passthroughViews = [button] }
    stage.turn { stage.root.present(content, animated: true) }
    _ = judge.log.take()
    let inside = content.view.convert(CGPoint(x: 8, y: 2), to: nil)
    stage.screen.click(Int(inside.x), Int(inside.y))
    stage.screen.settle()
    #expect(stage.root.presentedViewController === content)
    stage.screen.click(20, 22)
    stage.screen.settle()
    #expect(log.take() == (passes ? ["pressed"] : []))
    #expect((stage.root.presentedViewController === content) == passes)
    #expect(judge.log.take() == (passes ? [] : ["didDismiss"]))
  }
}
