import Testing
import UIKitNames

/// Probes of sheets, popovers and presentation controllers.
@Suite struct SheetProbes {
  /// UISheetPresentationController: documented defaults.
  @Test func `a sheet has the documented defaults`() throws {
    let controller = UIViewController()
    controller.modalPresentationStyle = .pageSheet
    let sheet = try #require(controller.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(sheet.selectedDetentIdentifier == nil && sheet.largestUndimmedDetentIdentifier == nil)
    #expect(!sheet.prefersGrabberVisible && sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(!sheet.prefersEdgeAttachedInCompactHeight)
    #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
    #expect(sheet.preferredCornerRadius == nil)
  }

  /// UIViewController: `sheetPresentationController` for sheets, `popoverPresentationController` for
  /// popovers, each nil otherwise.
  @Test func `each style has its presentation controller`() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.sheetPresentationController == nil)
    #expect(controller.popoverPresentationController == nil)
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    #expect(form.sheetPresentationController != nil)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    #expect(popover.popoverPresentationController != nil)
  }

  /// UISheetPresentationController: a sheet opens at its first detent, the smallest.
  @Test func `a sheet with a medium and a large detent opens at the medium one`() throws {
    let (root, modal) = (UIViewController(), UIViewController())
    let screen = Screen(root: root)
    screen.settle()
    modal.modalPresentationStyle = .pageSheet
    let sheet = try #require(modal.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    screen.turn { root.present(modal, animated: false) }
    screen.settle()
    let medium = modal.view.convert(modal.view.bounds, to: nil).minY
    screen.turn { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
    screen.settle()
    #expect(modal.view.convert(modal.view.bounds, to: nil).minY < medium)
    #expect(sheet.selectedDetentIdentifier == .large)
  }

  /// UISheetPresentationController: `custom(identifier:resolver:)`; nil from the resolver disables
  /// the detent.
  @Test func `a custom detent resolves to a height below the maximum`() throws {
    let (root, modal) = (UIViewController(), UIViewController())
    let screen = Screen(root: root)
    screen.settle()
    modal.modalPresentationStyle = .pageSheet
    var maximum: CGFloat = 0
    modal.sheetPresentationController?.detents = [
      .custom { context in
        maximum = context.maximumDetentValue
        return 8
      }
    ]
    screen.turn { root.present(modal, animated: false) }
    screen.settle()
    #expect(maximum > 8 && maximum <= 24)
    #expect(modal.view.convert(modal.view.bounds, to: nil).minY >= 24 - 8 - 1)
  }

  final class SheetDelegate: UISheetPresentationControllerDelegate {
    var count = 0
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { count += 1 }
  }

  /// UISheetPresentationControllerDelegate: not called for changes by code.
  @Test func `a detent selected by code is not reported`() throws {
    let (root, modal) = (UIViewController(), UIViewController())
    let screen = Screen(root: root)
    screen.settle()
    modal.modalPresentationStyle = .pageSheet
    let sheet = try #require(modal.sheetPresentationController)
    let delegate = SheetDelegate()
    sheet.delegate = delegate
    sheet.detents = [.medium(), .large()]
    screen.turn { root.present(modal, animated: false) }
    screen.settle()
    screen.turn { sheet.selectedDetentIdentifier = .large }
    screen.settle()
    #expect(delegate.count == 0)
  }

  final class PopoverDelegate: UIPopoverPresentationControllerDelegate {
    let log = ProbeLog()
    var style = UIModalPresentationStyle.none
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      log.add("adaptive \(traitCollection.horizontalSizeClass == .compact)")
      return style
    }
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { log.add("prepare") }
  }

  /// UIAdaptivePresentationControllerDelegate: `adaptivePresentationStyle(for:traitCollection:)` with
  /// none keeps a popover in a compact width.
  @Test func `a popover stays a popover if its delegate returns none`() {
    let (root, modal) = (UIViewController(), UIViewController())
    let screen = Screen(root: root)
    screen.settle()
    let delegate = PopoverDelegate()
    modal.modalPresentationStyle = .popover
    modal.preferredContentSize = CGSize(width: 12, height: 5)
    modal.popoverPresentationController?.sourceView = root.view
    modal.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 5, width: 1, height: 1)
    modal.popoverPresentationController?.delegate = delegate
    screen.turn { root.present(modal, animated: false) }
    screen.settle()
    #expect(delegate.log.calls.contains("adaptive true"))
    #expect(delegate.log.calls.contains("prepare"))
    #expect(modal.view.bounds.size == CGSize(width: 12, height: 5))
  }

  /// UIAdaptivePresentationControllerDelegate: the style that the delegate returns is used.
  @Test func `a popover adapts to the delegate's full screen`() {
    let log = ProbeLog()
    let root = ProbeController("r", log)
    let modal = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    _ = log.take()
    let delegate = PopoverDelegate()
    delegate.style = .fullScreen
    modal.modalPresentationStyle = .popover
    modal.popoverPresentationController?.sourceView = root.view
    modal.popoverPresentationController?.delegate = delegate
    screen.turn { root.present(modal, animated: false) }
    screen.settle()
    #expect(log.take() == ["r willDisappear", "r didDisappear"])
    #expect(modal.view.bounds.size == CGSize(width: 40, height: 24))
  }

  /// UIPopoverPresentationController: documented defaults.
  @Test func `a popover has the documented defaults`() throws {
    let modal = UIViewController()
    modal.modalPresentationStyle = .popover
    let popover = try #require(modal.popoverPresentationController)
    #expect(popover.permittedArrowDirections == .any && popover.passthroughViews == nil)
    #expect(popover.sourceView == nil && popover.barButtonItem == nil)
    #expect(!popover.canOverlapSourceViewRect)
  }

  final class Custom: UIPresentationController {
    let log = ProbeLog()
    override func presentationTransitionWillBegin() {
      log.add("willBegin \(containerView != nil) \(presentedViewController.view.superview != nil)")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.add("didEnd \(completed)") }
    override func dismissalTransitionWillBegin() { log.add("dismissalWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      log.add("dismissalDidEnd \(completed)")
    }
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 4, y: 3, width: 20, height: 10)
    }
  }

  final class Transitioning: UIViewControllerTransitioningDelegate {
    var made: Custom?
    weak var source: UIViewController?
    weak var presenting: UIViewController?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      self.source = source
      self.presenting = presenting
      made = Custom(presentedViewController: presented, presenting: presenting)
      return made
    }
  }

  private static func custom() -> (Screen, UIViewController, UIViewController, Transitioning) {
    let (child, modal) = (UIViewController(), UIViewController())
    let screen = Screen(root: UINavigationController(rootViewController: child))
    screen.settle()
    let delegate = Transitioning()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate
    screen.turn { child.present(modal, animated: true) }
    screen.settle()
    return (screen, child, modal, delegate)
  }

  /// UIViewControllerTransitioningDelegate: `source` is the controller whose `present` was called.
  @Test func `the source of a custom presentation is the caller`() {
    let (screen, child, modal, delegate) = Self.custom()
    #expect(delegate.source === child)
    #expect(modal.presentationController === delegate.made)
    #expect(delegate.made?.presentedViewController === modal && screen.front === modal)
  }

  /// UIPresentationController: `frameOfPresentedViewInContainerView` is the view's frame.
  @Test func `a custom presentation controller decides the frame`() {
    let (screen, _, modal, _) = Self.custom()
    withExtendedLifetime(screen) {
      #expect(modal.view.frame == CGRect(x: 4, y: 3, width: 20, height: 10))
    }
  }

  /// UIPresentationController: its calls during presentation and dismissal.
  @Test func `a presentation controller hears of begin and end`() {
    let (screen, _, modal, delegate) = Self.custom()
    #expect(delegate.made?.log.take().map { $0.prefix(9) } == ["willBegin", "didEnd tr"])
    screen.turn { modal.dismiss(animated: true) }
    screen.settle()
    #expect(delegate.made?.log.take() == ["dismissalWillBegin", "dismissalDidEnd true"])
  }

  /// UIPresentationController: `shouldRemovePresentersView` is false, `presentationStyle` none or
  /// custom's for a subclass.
  @Test func `a presentation controller keeps the presenter's view by default`() {
    let presentation = UIPresentationController(
      presentedViewController: UIViewController(), presenting: UIViewController())
    #expect(!presentation.shouldRemovePresentersView && presentation.shouldPresentInFullscreen)
    #expect(presentation.containerView == nil)
  }
}
