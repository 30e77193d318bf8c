import CellGraphics
import NavigationKit
import Testing

/// Presentation controllers, animators and coordinators of the app's own. Numbers are those of the
/// catalogue of UIKit's behaviour.
@Suite struct PresentationControllerTests {
  /// Logs the calls of its life cycle.
  private final class Told: PresentationController {
    var log: (String) -> Void = { _ in }
    var removesPresenter = false
    var isInFullscreen = true

    override var shouldRemovePresentersView: Bool { removesPresenter }
    override var shouldPresentInFullscreen: Bool { isInFullscreen }
    override var frameOfPresentedViewInContainerView: Rect {
      Rect(x: 10, y: 4, width: 60, height: 16)
    }
    override func presentationTransitionWillBegin() {
      log("presentWill\(containerView == nil ? " without container" : "")")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log("presentDid \(completed)") }
    override func dismissalTransitionWillBegin() { log("dismissWill") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log("dismissDid \(completed)") }
  }

  private final class Director: ViewControllerTransitioningDelegate {
    var log: [String] = []
    var prepare: (Told) -> Void = { _ in }
    var animator: Mover?
    var interaction: PercentDrivenInteractiveTransition?
    weak var made: Told?

    func presentationController(
      forPresented presented: ViewController, presenting: ViewController?, source: ViewController
    ) -> PresentationController? {
      log.append("controller for \(source.identity)")
      let controller = Told(presentedViewController: presented, presenting: presenting)
      controller.log = { [weak self] in self?.log.append($0) }
      prepare(controller)
      made = controller
      return controller
    }

    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      log.append("animator")
      return animator
    }

    func animationController(forDismissed dismissed: ViewController)
      -> (any ViewControllerAnimatedTransitioning)?
    {
      log.append("animator")
      return animator
    }

    func interactionControllerForPresentation(
      using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? {
      log.append("interaction")
      return interaction
    }

    func interactionControllerForDismissal(
      using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? {
      log.append("interaction")
      return interaction
    }
  }

  private final class Mover: ViewControllerAnimatedTransitioning {
    var log: (String) -> Void = { _ in }
    var seen: (any ViewControllerContextTransitioning) -> Void = { _ in }

    func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
      0.5
    }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      log("animate")
      seen(context)
      if let added = context.view(forKey: .to) { context.containerView.addSubview(added) }
      let view = context.view(forKey: .to) ?? context.view(forKey: .from)
      View.animate(withDuration: 0.5) {
        view?.alpha = 0.5
      } completion: { _ in
        view?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ completed: Bool) { log("ended \(completed)") }
  }

  private let director = Director()

  private func custom(_ stage: Stage? = nil, prepare: @escaping (Told) -> Void = { _ in })
    -> Probe
  {
    let m = Probe("M") { [director] kind, call in
      if Set<Event.Kind>.appearance.contains(kind) { director.log.append("M \(call)") }
    }
    m.modalPresentationStyle = .custom
    m.transitioningDelegate = director
    director.prepare = prepare
    return m
  }

  private func move() -> Mover {
    let mover = Mover()
    mover.log = { [director] in director.log.append($0) }
    director.animator = mover
    return mover
  }

  @Test func `presenting calls the presentation controller in UIKit's order (2.7.1, 2.7.3, 2.7.7)`()
  {
    let (p, m) = (named("P"), custom())
    _ = move()
    let stage = Stage(root: p)
    stage.turn {
      p.present(m, animated: true) { [director] in director.log.append("completion") }
      #expect(director.log == ["controller for P"])
      #expect(m.presentationController?.containerView == nil)
    }
    stage.settle()
    #expect(
      director.log == [
        "controller for P", "M viewDidLoad", "animator", "interaction", "presentWill",
        "M viewWillAppear", "animate", "M viewIsAppearing", "ended true", "presentDid true",
        "M viewDidAppear", "completion",
      ])
  }

  @Test func `dismissing calls the presentation controller in UIKit's order (2.7.2, 2.7.3)`() {
    let (p, m) = (named("P"), custom())
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: false) }
    _ = move()
    director.log = []
    stage.turn { p.dismiss(animated: true) { [director] in director.log.append("completion") } }
    stage.settle()
    #expect(
      director.log == [
        "animator", "interaction", "M viewWillDisappear", "dismissWill", "animate", "ended true",
        "dismissDid true", "M viewDidDisappear", "completion",
      ])
  }

  @Test func `only the custom style asks the delegate for a presentation controller (6.1.5)`() {
    let (p, m) = (named("P"), custom())
    m.modalPresentationStyle = .formSheet
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: true) }
    stage.settle()
    #expect(!director.log.contains { $0.hasPrefix("controller") })
    #expect(director.log.contains("animator"))
    #expect(!director.log.contains("interaction"))
  }

  @Test func `a custom presentation without animation still uses its animator (6.2.6)`() {
    let (p, m) = (named("P"), custom())
    var animated: Bool?
    move().seen = { animated = $0.isAnimated }
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: false) }
    stage.settle()
    #expect(animated == false)
    #expect(!director.log.contains("interaction"))
  }

  @Test
  func
    `a custom presentation fills the container and keeps the presenter's view by default (2.7.4)`()
  {
    let (p, m) = (named("P"), named("M"))
    m.modalPresentationStyle = .custom
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: false) }
    let controller = m.presentationController
    #expect(controller?.frameOfPresentedViewInContainerView == stage.window.bounds)
    #expect(controller?.presentedView === m.view)
    #expect(controller?.shouldRemovePresentersView == false)
    #expect(controller?.shouldPresentInFullscreen == true)
    #expect(controller?.presentingViewController === p)
  }

  @Test
  func
    `the container view exists from the start of the presentation to the end of the dismissal (2.7.6)`()
  {
    let (p, m) = (named("P"), custom())
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: true) }
    let controller = director.made
    #expect(controller?.containerView?.window === stage.window)
    stage.settle()
    stage.turn { p.dismiss(animated: true) }
    #expect(controller?.containerView?.window === stage.window)
    stage.settle()
    #expect(controller?.containerView == nil)
    #expect(!director.log.contains("presentWill without container"))
  }

  @Test func `a controller that does not fill the window presents in its context (2.2.7)`() {
    let (a, m) = (named("A"), custom { $0.isInFullscreen = false })
    let nav = navigation(a)
    let tabs = TabBarController()
    tabs.viewControllers = [nav, titled("Other")]
    let stage = Stage(root: tabs)
    stage.turn { a.present(m, animated: false) }
    #expect(m.presentingViewController === nav)
  }

  @Test(arguments: [true, false])
  func `the animator receives the views that it can move and their frames (6.2.1, 6.2.2, 6.2.4)`(
    removes: Bool
  ) {
    let (p, m) = (named("P"), custom { $0.removesPresenter = removes })
    let frame = Rect(x: 10, y: 4, width: 60, height: 16)
    let full = Rect(x: 0, y: 0, width: 80, height: 24)
    let mover = move()
    var calls = 0
    mover.seen = { context in
      calls += 1
      #expect(context.viewController(forKey: .from) === p)
      #expect(context.viewController(forKey: .to) === m)
      #expect(context.view(forKey: .from) === (removes ? p.view : nil))
      #expect(context.view(forKey: .to) === m.view)
      #expect(context.initialFrame(for: m) == .zero)
      #expect(context.finalFrame(for: m) == frame)
      #expect(context.initialFrame(for: p) == full)
      #expect(context.finalFrame(for: p) == (removes ? .zero : full))
      #expect(context.presentationStyle == .custom)
    }
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: true) }
    stage.settle()
    #expect(m.view.frame == frame)
    mover.seen = { context in
      calls += 1
      #expect(context.view(forKey: .from) === m.view)
      #expect(context.view(forKey: .to) === (removes ? p.view : nil))
      #expect(context.initialFrame(for: m) == frame)
      #expect(context.finalFrame(for: m) == .zero)
      #expect(context.initialFrame(for: p) == (removes ? .zero : full))
      #expect(context.finalFrame(for: p) == full)
    }
    stage.turn { p.dismiss(animated: true) }
    stage.settle()
    #expect(calls == 2)
  }

  @Test(arguments: [true, false])
  func `a cancelled presentation restores the state before it (6.3.5)`(removes: Bool) {
    let (p, m) = (named("P"), custom { $0.removesPresenter = removes })
    _ = move()
    director.interaction = PercentDrivenInteractiveTransition()
    let stage = Stage(root: p)
    stage.forget()
    var isCompleted = false
    stage.turn { p.present(m, animated: true) { isCompleted = true } }
    stage.turn { director.interaction?.update(0.5) }
    stage.turn { director.interaction?.cancel() }
    stage.settle()
    #expect(!isCompleted)
    #expect(p.presentedViewController == nil)
    #expect(p.appearanceState == .appeared)
    #expect(p.view.window === stage.window)
    #expect(m.appearanceState == .disappeared)
    #expect(m.view.window == nil)
    #expect(stage.window.subviews.count == 1)
    #expect(director.log.contains("presentDid false"))
    #expect(!stage.application.isTransitioning)
    #expect(!m.isBeingPresented)
  }

  @Test(arguments: [true, false])
  func `a cancelled dismissal restores the state before it (6.3.5)`(removes: Bool) {
    let (p, m) = (named("P"), custom { $0.removesPresenter = removes })
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: false) }
    _ = move()
    director.interaction = PercentDrivenInteractiveTransition()
    stage.turn { p.dismiss(animated: true) }
    stage.turn { director.interaction?.cancel() }
    stage.settle()
    #expect(p.presentedViewController === m)
    #expect(m.appearanceState == .appeared)
    #expect(m.view.window === stage.window)
    #expect(p.appearanceState == (removes ? .disappeared : .appeared))
    #expect((p.view.window == nil) == removes)
    #expect(!m.isBeingDismissed)
    #expect(director.log.last == "M viewDidAppear")
    director.interaction = nil
    stage.turn { p.dismiss(animated: true) }
    stage.settle()
    #expect(p.appearanceState == .appeared)
  }

  // MARK: - Coordinators

  @Test
  func
    `a transition coordinator exists from viewWillAppear and runs additional animations (6.6.1, 6.6.3)`()
  {
    final class Moving: ViewController {
      let other = View()
      var ends: [Bool] = []
      var isKnownTooLate: Bool?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate { [other] _ in
          other.alpha = 0
        } completion: { [weak self] context in
          self?.ends.append(context.isCancelled)
        }
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isKnownTooLate = transitionCoordinator != nil
      }
    }
    let (p, m) = (named("P"), Moving())
    m.view.addSubview(m.other)
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: true) }
    #expect(m.other.alpha == 0)
    // 0.4 s: both end on tick 48.
    #expect(stage.application.nextDueTick == 48)
    #expect(m.transitionCoordinator?.transitionDuration == 0.4)
    stage.application.advance(to: 48)
    #expect(m.ends == [false])
    #expect(m.isKnownTooLate == false)
  }

  @Test func `a push has a coordinator too (6.6.1)`() {
    final class Asking: ViewController {
      var found = false
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        found = transitionCoordinator != nil
      }
    }
    let nav = navigation(named("A"))
    let (slow, quick) = (Asking(), Asking())
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(slow, animated: true) }
    stage.settle()
    stage.turn { nav.pushViewController(quick, animated: false) }
    #expect(slow.found)
    #expect(!quick.found)
  }

  @Test func `presenting in a coordinator's completion of a dismissal works (2.3.8)`() {
    let (p, m, n) = (named("P"), named("M"), named("N"))
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: false) }
    stage.turn { p.dismiss(animated: true) }
    stage.turn {
      m.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        p.present(n, animated: true)
      }
    }
    stage.settle()
    #expect(stage.application.frontmostViewController === n)
  }

  @Test(arguments: [
    ModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover, .custom,
    .currentContext, .overCurrentContext,
  ])
  func `a dismissal deallocates the presentation controller and the presented controller (2.4.8)`(
    style: ModalPresentationStyle
  ) {
    let p = named("P")
    let stage = Stage(root: p)
    weak var presented: ViewController?
    weak var controller: PresentationController?
    stage.turn {
      let m = ViewController()
      m.modalPresentationStyle = style
      if style == .custom { m.transitioningDelegate = director }
      m.popoverPresentationController?.sourceView = p.view
      p.present(m, animated: true)
      (presented, controller) = (m, m.presentationController)
    }
    stage.settle()
    #expect(controller != nil)
    stage.turn { p.dismiss(animated: true) }
    #expect(presented != nil)
    stage.settle()
    #expect(controller == nil)
    #expect(presented == nil)
  }
}
