import Testing
import UIKitNames

/// Probes of sheets, detents, popovers and the delegates that hear of dismissal.
@Suite struct SheetPracticeProbes {
  /// A delegate that logs all calls.
  final class Delegate: UIAdaptivePresentationControllerDelegate,
    UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
  {
    let log = ProbeLog()
    var dismisses = true
    var style: UIModalPresentationStyle?
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style ?? controller.presentationStyle }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      log.add("should")
      return dismisses
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      log.add("will \(controller.presentedViewController.isBeingDismissed)")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.add("did \(controller.presentedViewController.view.window == nil)")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.add("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ controller: UISheetPresentationController
    ) { log.add("detent") }
    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      log.add("prepare \(controller.presentedViewController.viewIfLoaded?.window == nil)")
    }
  }

  private static func stage(
    _ next: UIViewController, _ style: UIModalPresentationStyle, delegate: Delegate? = nil
  ) -> (Screen, UIViewController) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    screen.turn {
      next.modalPresentationStyle = style
      next.presentationController?.delegate = delegate
      root.present(next, animated: true)
    }
    screen.settle()
    return (screen, root)
  }

  private static func request(_ screen: Screen, _ controller: UIViewController) {
    screen.turn { _ = controller.presentationController?.userDidRequestDismissal() }
    screen.settle()
  }

  private static func frame(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  /// UIAdaptivePresentationControllerDelegate: the user's dismissal asks, and tells before and after;
  /// after it the view is out of its window.
  @Test func `a dismissal by the user asks and tells in order`() {
    let (next, delegate) = (UIViewController(), Delegate())
    let (screen, root) = Self.stage(next, .pageSheet, delegate: delegate)
    #expect(delegate.log.take() == [])
    Self.request(screen, next)
    let calls = delegate.log.take()
    #expect(calls.map { $0.prefix(4) } == ["shou", "will", "did "] && calls.last == "did true")
    #expect(root.presentedViewController == nil)
  }

  /// UIAdaptivePresentationControllerDelegate: none of its methods for dismissal is called when code
  /// dismisses.
  @Test func `a dismissal by code does not tell the delegate`() {
    let (next, delegate) = (UIViewController(), Delegate())
    let (screen, root) = Self.stage(next, .pageSheet, delegate: delegate)
    screen.turn { next.dismiss(animated: true) }
    screen.settle()
    #expect(delegate.log.take() == [] && root.presentedViewController == nil)
  }

  /// UIAdaptivePresentationControllerDelegate `presentationControllerShouldDismiss(_:)`: false keeps
  /// the sheet, and the attempt is reported.
  @Test func `a delegate refuses and hears of the attempt`() {
    let (next, delegate) = (UIViewController(), Delegate())
    delegate.dismisses = false
    let (screen, root) = Self.stage(next, .pageSheet, delegate: delegate)
    Self.request(screen, next)
    #expect(delegate.log.take() == ["should", "attempt"])
    #expect(root.presentedViewController === next && !next.isBeingDismissed)
    delegate.dismisses = true
    Self.request(screen, next)
    #expect(delegate.log.take().last == "did true" && root.presentedViewController == nil)
  }

  /// UIViewController `isModalInPresentation`: true prevents dismissal by the user, who is reported,
  /// and not that by code; it can change while the sheet is shown.
  @Test func `a modal sheet stays until code dismisses it`() {
    let (next, delegate) = (UIViewController(), Delegate())
    #expect(!next.isModalInPresentation)
    let (screen, root) = Self.stage(next, .formSheet, delegate: delegate)
    screen.turn { next.isModalInPresentation = true }
    Self.request(screen, next)
    let calls = delegate.log.take()
    #expect(
      calls.last == "attempt" && !calls.contains { $0.hasPrefix("will") || $0.hasPrefix("did") })
    #expect(root.presentedViewController === next)
    screen.turn { next.dismiss(animated: true) }
    screen.settle()
    #expect(root.presentedViewController == nil && delegate.log.take() == [])
  }

  /// UIViewController `isModalInPresentation`: a presented stack can be modal, and stops being so when
  /// the value changes, as an editor does after it has saved.
  @Test func `a stack in a sheet is modal until it says otherwise`() {
    let (inner, delegate) = (UIViewController(), Delegate())
    let stack = UINavigationController(rootViewController: inner)
    stack.isModalInPresentation = true
    let (screen, root) = Self.stage(stack, .pageSheet, delegate: delegate)
    Self.request(screen, stack)
    #expect(delegate.log.take().last == "attempt" && root.presentedViewController === stack)
    screen.turn { stack.isModalInPresentation = false }
    Self.request(screen, stack)
    #expect(delegate.log.take().last == "did true" && root.presentedViewController == nil)
  }

  /// UISheetPresentationController: the defaults of a sheet: one large detent, nothing selected,
  /// nothing undimmed, no grabber, scrolling expands.
  @Test func `a sheet starts with its defaults`() {
    let next = UIViewController()
    next.modalPresentationStyle = .pageSheet
    let sheet = next.sheetPresentationController
    #expect(sheet?.detents.map(\.identifier) == [.large])
    #expect(sheet?.selectedDetentIdentifier == nil && sheet?.largestUndimmedDetentIdentifier == nil)
    #expect(sheet?.prefersGrabberVisible == false)
    #expect(sheet?.prefersScrollingExpandsWhenScrolledToEdge == true)
    #expect(sheet?.prefersEdgeAttachedInCompactHeight == false)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    #expect(full.sheetPresentationController == nil)
  }

  /// UISheetPresentationController: the presentation controller of a page sheet is its sheet, the same
  /// before and after the presentation.
  @Test func `a sheet is one presentation controller`() {
    let next = UIViewController()
    next.modalPresentationStyle = .pageSheet
    let before = next.sheetPresentationController
    let (_, root) = Self.stage(next, .pageSheet)
    #expect(before != nil && next.sheetPresentationController === before)
    #expect(next.presentationController === before)
    #expect(before?.presentedViewController === next && before?.presentingViewController === root)
  }

  /// UISheetPresentationController `selectedDetentIdentifier`: nil begins with the smallest detent;
  /// code changes the height, and the delegate is not notified of changes by code.
  @Test func `a sheet begins small and code enlarges it`() {
    let (next, delegate) = (UIViewController(), Delegate())
    next.modalPresentationStyle = .pageSheet
    next.sheetPresentationController?.detents = [.medium(), .large()]
    let (screen, _) = Self.stage(next, .pageSheet, delegate: delegate)
    let small = Self.frame(next)
    screen.turn {
      next.sheetPresentationController?.animateChanges {
        next.sheetPresentationController?.selectedDetentIdentifier = .large
      }
    }
    screen.settle()
    let large = Self.frame(next)
    #expect(large.height > small.height && large.minY < small.minY && large.maxY == small.maxY)
    #expect(next.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(delegate.log.take() == [])
  }

  /// UISheetPresentationController.Detent `custom(identifier:resolver:)`: the value is the height of
  /// the sheet; `invalidateDetents()` asks again.
  @Test func `a custom detent gives the height`() {
    let next = UIViewController()
    var height = 6.0
    next.modalPresentationStyle = .pageSheet
    next.sheetPresentationController?.detents = [
      .custom(identifier: .init("small")) { context in min(height, context.maximumDetentValue) }
    ]
    let (screen, _) = Self.stage(next, .pageSheet)
    #expect(Self.frame(next).height == 6)
    height = 9
    #expect(Self.frame(next).height == 6)
    screen.turn {
      next.sheetPresentationController?.animateChanges {
        next.sheetPresentationController?.invalidateDetents()
      }
    }
    screen.settle()
    #expect(Self.frame(next).height == 9)
  }

  /// UISheetPresentationController.Detent: a resolver that returns nil makes its detent inactive, so
  /// the sheet rests at the other.
  @Test func `a detent without a value is left out`() {
    let next = UIViewController()
    next.modalPresentationStyle = .pageSheet
    next.sheetPresentationController?.detents = [
      .custom(identifier: .init("none")) { _ in nil },
      .custom(identifier: .init("ten")) { _ in 10 },
    ]
    let (_, _) = Self.stage(next, .pageSheet)
    #expect(Self.frame(next).height == 10)
  }

  /// UISheetPresentationController `largestUndimmedDetentIdentifier`: what is beneath an undimmed
  /// sheet can be used; beneath a dimmed one it cannot.
  @Test(arguments: [true, false])
  func `an undimmed sheet lets the user use what is beneath`(undimmed: Bool) {
    let (next, log) = (UIViewController(), ProbeLog())
    next.modalPresentationStyle = .pageSheet
    next.isModalInPresentation = true
    next.sheetPresentationController?.detents = [.custom(identifier: .init("low")) { _ in 6 }]
    if undimmed {
      next.sheetPresentationController?.largestUndimmedDetentIdentifier = .init("low")
    }
    let (screen, root) = Self.stage(next, .pageSheet)
    screen.turn {
      let button = UIButton(frame: CGRect(x: 5, y: 3, width: 10, height: 1))
      button.setTitle("Beneath", for: .normal)
      button.addAction(UIAction { _ in log.add("pressed") }, for: .touchUpInside)
      root.view.addSubview(button)
    }
    screen.click(8, 3)
    screen.settle()
    #expect(log.take() == (undimmed ? ["pressed"] : []) && root.presentedViewController === next)
  }

  /// UIPopoverPresentationController: `adaptivePresentationStyle(for:traitCollection:)` with `none`
  /// keeps a popover in compact width, with the preferred size; a press outside dismisses it.
  @Test func `a popover keeps its size and goes by a press outside`() {
    let (next, delegate, root) = (UIViewController(), Delegate(), UIViewController())
    delegate.style = UIModalPresentationStyle.none
    let screen = Screen(root: root)
    screen.settle()
    screen.turn {
      let anchor = UIView(frame: CGRect(x: 18, y: 2, width: 4, height: 1))
      root.view.addSubview(anchor)
      next.modalPresentationStyle = .popover
      next.preferredContentSize = CGSize(width: 14, height: 5)
      next.popoverPresentationController?.sourceView = anchor
      next.popoverPresentationController?.sourceRect = anchor.bounds
      next.popoverPresentationController?.delegate = delegate
      root.present(next, animated: true)
    }
    screen.settle()
    #expect(delegate.log.take() == ["prepare true"])
    #expect(next.view.bounds.size == CGSize(width: 14, height: 5))
    #expect(next.presentingViewController === root && root.view.window != nil)
    screen.click(1, 22)
    screen.settle()
    #expect(root.presentedViewController == nil)
    #expect(delegate.log.take().map { $0.prefix(4) } == ["shou", "will", "did "])
  }

  /// UIViewController `popoverPresentationController`: there for the style `popover`, and nil for
  /// others; every direction of its arrow is permitted by default.
  @Test func `only a popover has a popover controller`() {
    let (popover, full) = (UIViewController(), UIViewController())
    popover.modalPresentationStyle = .popover
    full.modalPresentationStyle = .fullScreen
    #expect(full.popoverPresentationController == nil)
    #expect(popover.popoverPresentationController?.permittedArrowDirections == .any)
    #expect(popover.popoverPresentationController?.arrowDirection == .unknown)
    #expect(popover.popoverPresentationController?.presentedViewController === popover)
  }
}
