import Testing
import UIKitNames

/// Probes of what presentation controllers and transitioning delegates are asked and told.
@Suite struct PresentationContractProbes {
  private final class Presentation: UIPresentationController {
    var log: [String] = []
    var hadContainer: [Bool] = []
    override func presentationTransitionWillBegin() {
      hadContainer.append(containerView != nil)
      log.append("will begin")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      log.append("ended \(completed)")
    }
    override func dismissalTransitionWillBegin() { log.append("dismissal begins") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      log.append("dismissed \(completed)")
    }
    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      log.append("will layout")
    }
    override func containerViewDidLayoutSubviews() {
      super.containerViewDidLayoutSubviews()
      log.append("did layout")
    }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      log.append("size \(Int(container.preferredContentSize.width))")
    }
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 2, y: 3, width: 20, height: 8)
    }
  }

  private final class Animator: UIViewControllerAnimatedTransitioning {
    var frames: [CGRect] = []
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.25 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
        frames += [context.initialFrame(for: to), context.finalFrame(for: to)]
        view.frame = context.finalFrame(for: to)
        context.containerView.addSubview(view)
      }
      UIView.animate(withDuration: 0.25) {
        (context.view(forKey: .to) ?? context.view(forKey: .from))?.alpha = 0.9
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  private final class Delegate: UIViewControllerTransitioningDelegate {
    var presentation: Presentation?
    var animator: Animator?
    var asked: [(UIViewController, UIViewController?, UIViewController?)] = []
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      presentation = Presentation(presentedViewController: presented, presenting: presenting)
      return presentation
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append((presented, presenting, source))
      return animator
    }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    {
      asked.append((dismissed, nil, nil))
      return animator
    }
  }

  private let delegate = Delegate()

  private func make() -> (Screen, UINavigationController, UIViewController) {
    let top = UIViewController()
    let navigation = UINavigationController(rootViewController: top)
    let screen = Screen(root: navigation)
    screen.settle()
    return (screen, navigation, top)
  }

  private func custom() -> UIViewController {
    let modal = UIViewController()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate
    return modal
  }

  /// UIViewControllerTransitioningDelegate: `presenting` is the container, `source` the caller.
  @Test func `the animator is asked for with the presenter and the caller`() {
    let (screen, navigation, top) = make()
    let modal = custom()
    screen.turn { top.present(modal, animated: true) }
    screen.settle()
    #expect(delegate.asked.count == 1 && delegate.asked[0].0 === modal)
    #expect(delegate.asked[0].1 === navigation && delegate.asked[0].2 === top)
    screen.turn { top.dismiss(animated: true) }
    screen.settle()
    #expect(delegate.asked.count == 2 && delegate.asked[1].0 === modal)
  }

  /// UIPresentationController: `containerView` is there when the transition begins; the presented
  /// view is in it.
  @Test func `the container view holds the presented view`() throws {
    let (screen, _, top) = make()
    let modal = custom()
    screen.turn { top.present(modal, animated: true) }
    screen.settle()
    let presentation = try #require(delegate.presentation)
    let container = try #require(presentation.containerView)
    #expect(presentation.hadContainer == [true] && modal.view.isDescendant(of: container))
    #expect(modal.presentationController === presentation)
    #expect(
      presentation.presentedViewController === modal && presentation.presentedView === modal.view)
  }

  /// UIPresentationController: `containerViewWillLayoutSubviews()` is called before
  /// `containerViewDidLayoutSubviews()`.
  @Test func `the container's layout is announced and reported`() throws {
    let (screen, _, top) = make()
    screen.turn { top.present(custom(), animated: false) }
    screen.settle()
    let calls = try #require(delegate.presentation).log.filter { $0.hasSuffix("layout") }
    #expect(calls.count >= 2 && Array(calls.prefix(2)) == ["will layout", "did layout"])
  }

  /// UIPresentationController: four calls, each once and in order, also without animation.
  @Test(arguments: [true, false])
  func `a presentation and a dismissal begin and end`(animated: Bool) throws {
    let (screen, _, top) = make()
    screen.turn { top.present(custom(), animated: animated) }
    screen.settle()
    screen.turn { top.dismiss(animated: animated) }
    screen.settle()
    let calls = try #require(delegate.presentation).log.filter { !$0.hasSuffix("layout") }
    #expect(calls == ["will begin", "ended true", "dismissal begins", "dismissed true"])
  }

  /// UIContentContainer: "UIKit calls this method" on the presentation controller when the presented
  /// controller's `preferredContentSize` changes.
  @Test func `the presentation controller hears of a preferred size`() throws {
    let (screen, _, top) = make()
    let modal = custom()
    screen.turn { top.present(modal, animated: false) }
    screen.settle()
    screen.turn { modal.preferredContentSize = CGSize(width: 12, height: 4) }
    #expect(try #require(delegate.presentation).log.contains("size 12"))
  }

  /// UIViewControllerContextTransitioning: `finalFrame(for:)` is the frame of the presentation
  /// controller; `initialFrame(for:)` is zero for a view that is not on screen.
  @Test func `the context has the frames of the presentation`() {
    let (screen, _, top) = make()
    let (modal, animator) = (custom(), Animator())
    delegate.animator = animator
    screen.turn { top.present(modal, animated: true) }
    screen.settle()
    #expect(animator.frames == [.zero, CGRect(x: 2, y: 3, width: 20, height: 8)])
    #expect(modal.view.frame == CGRect(x: 2, y: 3, width: 20, height: 8))
  }

  /// UIViewController: `presentedViewController` is set when `present` returns.
  @Test func `a presentation is known at once`() {
    let (screen, navigation, top) = make()
    let modal = UIViewController()
    screen.turn {
      top.present(modal, animated: true)
      #expect(top.presentedViewController === modal)
      #expect(modal.presentingViewController === navigation)
    }
    screen.settle()
  }

  /// UIViewController: the relation lasts until the dismissal's animation has ended.
  @Test func `a dismissal is over at its end`() {
    let (screen, _, top) = make()
    let modal = UIViewController()
    screen.turn { top.present(modal, animated: true) }
    screen.settle()
    screen.turn { top.dismiss(animated: true) }
    screen.pass(6)
    #expect(modal.isBeingDismissed && top.presentedViewController === modal)
    screen.settle()
    #expect(top.presentedViewController == nil)
  }

  /// UIViewController: "UIKit asks the presenting view controller to handle the dismissal", also for a
  /// child of the presented controller.
  @Test func `a child of the presented stack dismisses the stack`() {
    let (screen, navigation, top) = make()
    let inner = UIViewController()
    screen.turn {
      top.present(UINavigationController(rootViewController: inner), animated: true)
    }
    screen.settle()
    screen.turn { inner.dismiss(animated: true) }
    screen.settle()
    #expect(navigation.presentedViewController == nil && inner.viewIfLoaded?.window == nil)
  }

  /// UIViewController: `present(_:animated:completion:)` in `viewDidAppear` of a presented controller.
  @Test func `a presented controller presents another when it has appeared`() {
    final class Chain: UIViewController {
      let following = UIViewController()
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if presentedViewController == nil { present(following, animated: true) }
      }
    }
    let (screen, _, top) = make()
    let chain = Chain()
    screen.turn { top.present(chain, animated: true) }
    screen.settle()
    #expect(chain.presentedViewController === chain.following && chain.following.view.window != nil)
  }

  /// UIViewController: the completion is called without animation too.
  @Test func `completions are called without animation`() {
    let (screen, _, top) = make()
    var calls: [String] = []
    screen.turn { top.present(UIViewController(), animated: false) { calls.append("presented") } }
    screen.settle()
    screen.turn { top.dismiss(animated: false) { calls.append("dismissed") } }
    screen.settle()
    #expect(calls == ["presented", "dismissed"])
  }

  /// UIViewController: `modalTransitionStyle` leaves the callbacks as they are.
  @Test(arguments: [
    UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal,
  ])
  func `each transition style ends with both views in place`(style: UIModalTransitionStyle) {
    let (screen, navigation, top) = make()
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    modal.modalTransitionStyle = style
    screen.turn { top.present(modal, animated: true) }
    screen.settle()
    #expect(modal.view.window != nil && navigation.view.window == nil)
    screen.turn { top.dismiss(animated: true) }
    screen.settle()
    #expect(modal.view.window == nil && navigation.view.window != nil)
    #expect(navigation.view.alpha == 1 && navigation.view.frame.origin == .zero)
  }
}
