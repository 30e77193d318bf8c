import Testing
import UIKitNames

/// Probes of presentations: sheets, popovers, custom presentation controllers, cancellation.
@Suite struct ModalMemberProbes {
  private static func screen() -> (Screen, UIViewController) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    return (screen, root)
  }

  private static func resize(_ screen: Screen, wide: Bool) {
    let columns = Int(UITraitCollection.regularColumns) + (wide ? 40 : -10)
    screen.simulator.perform(.resize(columns: columns, rows: 40))
    screen.settle()
  }

  /// UISheetPresentationController `animateChanges(_:)`: a detent selected in the block changes
  /// the height of the sheet.
  @Test func `a sheet grows to a detent that is selected by code`() {
    let (screen, root) = Self.screen()
    let modal = UIViewController()
    modal.modalPresentationStyle = .pageSheet
    let sheet = modal.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    let medium = modal.view.bounds.height
    screen.turn { sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large } }
    screen.settle()
    let large = modal.view.bounds.height
    screen.turn { sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium } }
    screen.settle()
    #expect(large > medium && modal.view.bounds.height == medium)
  }

  /// UISheetPresentationController.Detent `custom(identifier:resolver:)`: a nil height makes the
  /// detent inactive, so the next one counts.
  @Test func `a detent without a height is left out`() {
    let (screen, root) = Self.screen()
    var heights: [CGFloat] = []
    let lists: [[UISheetPresentationController.Detent]] = [
      [.large()], [.custom(identifier: nil, resolver: { _ in nil }), .large()],
    ]
    for detents in lists {
      let modal = UIViewController()
      modal.modalPresentationStyle = .pageSheet
      modal.sheetPresentationController?.detents = detents
      screen.turn { root.present(modal, animated: false) }
      screen.settle()
      heights.append(modal.view.bounds.height)
      screen.turn { root.dismiss(animated: false) }
      screen.settle()
    }
    #expect(heights.count == 2 && heights.first == heights.last && heights.first != 0)
  }

  final class Popovers: UIPopoverPresentationControllerDelegate {
    let log = ProbeLog()
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.add("didDismiss")
    }
  }

  private static func popover(from root: UIViewController) -> UIViewController {
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 12, height: 4)
    content.popoverPresentationController?.sourceView = root.view
    content.popoverPresentationController?.sourceRect = CGRect(x: 40, y: 15, width: 2, height: 1)
    return content
  }

  /// UIViewController `preferredContentSize`: changed while a popover shows, it changes the
  /// popover.
  @Test func `a popover follows a new preferred size`() {
    let (screen, root) = Self.screen()
    Self.resize(screen, wide: true)
    let content = Self.popover(from: root)
    screen.turn { root.present(content, animated: true) }
    screen.settle()
    let old = content.view.bounds.size
    screen.turn { content.preferredContentSize = CGSize(width: 24, height: 8) }
    screen.settle()
    let new = content.view.bounds.size
    #expect(new.width - old.width == 12 && new.height - old.height == 4)
  }

  /// UIPopoverPresentationController: a tap outside dismisses the popover and reaches nothing
  /// beneath.
  @Test func `a tap outside a popover dismisses it only`() {
    let (screen, root) = Self.screen()
    Self.resize(screen, wide: true)
    let log = ProbeLog()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
    button.addAction(UIAction { _ in log.add("button") }, for: .touchUpInside)
    screen.turn { root.view.addSubview(button) }
    let delegate = Popovers()
    let content = Self.popover(from: root)
    content.popoverPresentationController?.delegate = delegate
    screen.turn { root.present(content, animated: true) }
    screen.settle()
    screen.click(2, 0)
    screen.settle()
    #expect(root.presentedViewController == nil && log.take() == [])
    #expect(delegate.log.take() == ["didDismiss"])
    screen.click(2, 0)
    screen.settle()
    #expect(log.take() == ["button"])
  }

  /// UIPopoverPresentationController `passthroughViews`: views that the user can use while the
  /// popover is visible.
  @Test func `a view that a popover lets through is used beneath it`() {
    let (screen, root) = Self.screen()
    Self.resize(screen, wide: true)
    let log = ProbeLog()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
    button.addAction(UIAction { _ in log.add("button") }, for: .touchUpInside)
    screen.turn { root.view.addSubview(button) }
    let content = Self.popover(from: root)
    content.popoverPresentationController?.passthroughViews = [button]
    screen.turn { root.present(content, animated: true) }
    screen.settle()
    screen.click(2, 0)
    screen.settle()
    #expect(log.take() == ["button"] && root.presentedViewController === content)
  }

  /// UIModalPresentationStyle `popover`: in a horizontally compact environment it is adapted to
  /// the whole width, unless a delegate says otherwise.
  @Test func `a popover without a delegate fills a compact width`() {
    let (screen, root) = Self.screen()
    Self.resize(screen, wide: false)
    let content = Self.popover(from: root)
    screen.turn { root.present(content, animated: true) }
    screen.settle()
    #expect(content.view.bounds.width == root.view.bounds.width)
  }

  final class Dimming: UIPresentationController {
    let log = ProbeLog()
    let dimming = UIView()
    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      log.add("willBegin \(containerView != nil)")
      guard let containerView else { return }
      dimming.frame = containerView.bounds
      containerView.insertSubview(dimming, at: 0)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      super.presentationTransitionDidEnd(completed)
      log.add("presented \(completed)")
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      super.dismissalTransitionDidEnd(completed)
      log.add("dismissed \(completed)")
    }
  }

  final class Fading: UIViewControllerAnimatedTransitioning {
    let completes: Bool
    let isPresentation: Bool
    init(completes: Bool, isPresentation: Bool) {
      self.completes = completes
      self.isPresentation = isPresentation
    }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.25 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let completes = completes
      let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
      guard let controller = transitionContext.viewController(forKey: key) else { return }
      let view: UIView = controller.view
      if isPresentation {
        view.frame = transitionContext.finalFrame(for: controller)
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
      }
      let alpha: CGFloat = isPresentation ? 1 : 0
      UIView.animate(
        withDuration: 0.25, animations: { view.alpha = alpha },
        completion: { _ in
          if !completes { view.alpha = 1 - alpha }
          transitionContext.completeTransition(completes)
        })
    }
  }

  final class Custom: UIViewControllerTransitioningDelegate {
    let log = ProbeLog()
    var made: Dimming?
    var completesPresentation = true
    var completesDismissal = true
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      log.add("controller")
      let made = Dimming(presentedViewController: presented, presenting: presenting)
      log.add("container \(made.containerView != nil)")
      self.made = made
      return made
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.add("animator")
      return Fading(completes: completesPresentation, isPresentation: true)
    }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    {
      Fading(completes: completesDismissal, isPresentation: false)
    }
  }

  private static func custom(_ delegate: Custom) -> UIViewController {
    let modal = UIViewController()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate
    return modal
  }

  /// UIPresentationController `presentationTransitionWillBegin()`: the usual place to put a
  /// dimming view into the container, beneath the presented view.
  @Test func `a dimming view is beneath the presented view`() {
    let (screen, root) = Self.screen()
    let delegate = Custom()
    let modal = Self.custom(delegate)
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    let dimming = delegate.made?.dimming
    let views = delegate.made?.containerView?.subviews ?? []
    let below = views.firstIndex { $0 === dimming } ?? -1
    let above = views.firstIndex { modal.view.isDescendant(of: $0) } ?? -1
    #expect(below == 0 && above > below)
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(dimming?.window == nil)
  }

  /// UIPresentationController `containerView`: UIKit sets it before the presentation begins;
  /// `presentedView` and `frameOfPresentedViewInContainerView` are the controller's view and the
  /// container's bounds by default.
  @Test func `a presentation controller has its container when the presentation begins`() {
    let (screen, root) = Self.screen()
    let delegate = Custom()
    let modal = Self.custom(delegate)
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    #expect(delegate.log.take().contains("container false"))
    let made = delegate.made
    #expect(made?.log.take() == ["willBegin true", "presented true"])
    #expect(made?.presentedView === modal.view && made?.containerView != nil)
    #expect(made?.frameOfPresentedViewInContainerView == made?.containerView?.bounds)
    #expect(modal.view.frame == made?.containerView?.bounds)
  }

  /// UIPresentationController `presentationTransitionDidEnd(_:)`: false if the transition was
  /// cancelled; then nothing is presented.
  @Test func `a presentation that does not complete presents nothing`() {
    let (screen, root) = Self.screen()
    let delegate = Custom()
    delegate.completesPresentation = false
    let modal = Self.custom(delegate)
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    #expect(delegate.made?.log.take() == ["willBegin true", "presented false"])
    #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
    #expect(modal.view.window == nil)
  }

  /// UIPresentationController `dismissalTransitionDidEnd(_:)`: false if the transition was
  /// cancelled; then the controller stays presented.
  @Test func `a dismissal that does not complete keeps the controller`() {
    let (screen, root) = Self.screen()
    let delegate = Custom()
    delegate.completesDismissal = false
    let modal = Self.custom(delegate)
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    _ = delegate.made?.log.take()
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(delegate.made?.log.take() == ["dismissed false"])
    #expect(root.presentedViewController === modal && modal.view.window != nil)
    delegate.completesDismissal = true
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(root.presentedViewController == nil && modal.view.window == nil)
  }

  /// UIViewControllerTransitioningDelegate
  /// `presentationController(forPresented:presenting:source:)`: asked for the style `custom` only;
  /// the animator is asked for any style.
  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func `only the custom style asks for a presentation controller`(style: UIModalPresentationStyle) {
    let (screen, root) = Self.screen()
    let delegate = Custom()
    let modal = Self.custom(delegate)
    modal.modalPresentationStyle = style
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    let calls = delegate.log.take()
    #expect(calls.contains("controller") == (style == .custom))
    #expect(calls.contains("animator") && root.presentedViewController === modal)
  }

  final class Attempts: UIAdaptivePresentationControllerDelegate {
    let log = ProbeLog()
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      log.add("attempt")
    }
  }

  /// UIViewController `isModalInPresentation`: the top of a presented stack decides (Apple's
  /// sample "Disabling the pull-down gesture for a sheet" sets it in the root of the stack).
  @Test func `the top of a stack in a sheet keeps it from being dismissed`() {
    let (screen, root) = Self.screen()
    let inner = UIViewController()
    let stack = UINavigationController(rootViewController: inner)
    stack.modalPresentationStyle = .pageSheet
    let delegate = Attempts()
    stack.presentationController?.delegate = delegate
    inner.isModalInPresentation = true
    screen.turn { root.present(stack, animated: true) }
    screen.settle()
    screen.simulator.perform(.cancel)
    screen.settle()
    #expect(root.presentedViewController === stack && delegate.log.take() == ["attempt"])
    screen.turn { inner.isModalInPresentation = false }
    screen.simulator.perform(.cancel)
    screen.settle()
    #expect(root.presentedViewController == nil)
  }

  /// UIViewController `presentedViewController`: the usual search for the topmost controller
  /// follows it.
  @Test func `the topmost controller is found from the root of the window`() {
    let (screen, root) = Self.screen()
    let (first, second) = (UIViewController(), UIViewController())
    screen.turn { root.present(first, animated: false) }
    screen.settle()
    screen.turn { first.present(second, animated: false) }
    screen.settle()
    var top: UIViewController? = root.view.window?.rootViewController
    while let next = top?.presentedViewController { top = next }
    #expect(top === second)
    screen.turn { second.dismiss(animated: false) }
    screen.settle()
    top = root
    while let next = top?.presentedViewController { top = next }
    #expect(top === first)
  }

  final class Loads: UIViewController {
    let log = ProbeLog()
    override func viewDidLoad() {
      super.viewDidLoad()
      log.add("load")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.add("appear")
    }
  }

  /// UIViewController `present(_:animated:completion:)`: a dismissed controller can be presented
  /// again; its view is still loaded.
  @Test func `a dismissed controller is presented again`() {
    let (screen, root) = Self.screen()
    let modal = Loads()
    for _ in 0..<2 {
      screen.turn { root.present(modal, animated: true) }
      screen.settle()
      screen.turn { root.dismiss(animated: true) }
      screen.settle()
    }
    #expect(modal.log.take() == ["load", "appear", "appear"])
    #expect(root.presentedViewController == nil)
  }

  /// UIModalPresentationStyle `pageSheet`: a sheet over a sheet leaves the lower one in the
  /// window.
  @Test func `a sheet over a sheet leaves the lower one in the window`() {
    let (screen, root) = Self.screen()
    let (first, second) = (UIViewController(), UIViewController())
    first.modalPresentationStyle = .pageSheet
    second.modalPresentationStyle = .pageSheet
    screen.turn { root.present(first, animated: true) }
    screen.settle()
    screen.turn { first.present(second, animated: true) }
    screen.settle()
    #expect(first.view.window != nil && second.view.window != nil && root.view.window != nil)
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(first.view.window == nil && second.view.window == nil && root.view.window != nil)
  }
}
