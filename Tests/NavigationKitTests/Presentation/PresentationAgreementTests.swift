import CellGraphics
import NavigationKit
import TestSupport
import Testing

/// Presentations in the corners where UIKit's behaviour is documented. Numbers are those of the
/// catalogue.
@Suite struct PresentationAgreementTests {
  // MARK: - The transitioning delegate

  /// Moves nothing, and says when it was asked.
  private final class Mover: ViewControllerTransitioningDelegate,
    ViewControllerAnimatedTransitioning
  {
    var log: [String] = []

    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      log.append("asked")
      return self
    }

    func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
      0
    }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      log.append("animates")
      context.completeTransition(true)
    }
  }

  private final class Menu: ViewController {
    let mover: Mover

    init(_ mover: Mover) {
      self.mover = mover
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      mover.log.append("loaded")
      transitioningDelegate = mover
    }
  }

  // The source of 2.7.7: soapyigu/Swift-30-Projects, project 12; allenwong/30DaysofSwift, project 17.
  @Test(arguments: [
    ModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet, .custom,
  ])
  func `a transitioning delegate that viewDidLoad sets is asked for the animator (2.7.7)`(
    style: ModalPresentationStyle
  ) {
    let p = named("P")
    let mover = Mover()
    let menu = Menu(mover)
    menu.modalPresentationStyle = style
    let stage = Stage(root: p)
    stage.turn { p.present(menu, animated: true) }
    stage.settle()
    #expect(mover.log == ["loaded", "asked", "animates"])
    #expect(p.presentedViewController === menu)
  }

  // MARK: - Presentation controllers by style

  @Test
  func `reading the controller of another style gives nil and leaves the style open (2.5.8)`() {
    let m = ViewController()
    #expect(m.popoverPresentationController == nil)
    m.modalPresentationStyle = .popover
    #expect(m.sheetPresentationController == nil)
    #expect(m.popoverPresentationController != nil)
    let n = ViewController()
    n.modalPresentationStyle = .fullScreen
    #expect(n.sheetPresentationController == nil && n.popoverPresentationController == nil)
    n.modalPresentationStyle = .pageSheet
    #expect(n.sheetPresentationController?.presentationStyle == .pageSheet)
  }

  @Test func `a sheet that replaces a popover is active, and the popover remains known`() {
    let (p, m) = (named("P"), ViewController())
    let stage = Stage(root: p, columns: 40)
    m.modalPresentationStyle = .popover
    m.popoverPresentationController?.sourceView = p.view
    stage.turn { p.present(m, animated: false) }
    #expect(m.activePresentationController is SheetPresentationController)
    #expect(m.popoverPresentationController === m.presentationController)
    #expect(
      m.popoverPresentationController?.adaptiveSheetPresentationController
        === m.activePresentationController)
  }

  @Test func `the source item of a popover is its bar item or its source view`() {
    let m = ViewController()
    m.modalPresentationStyle = .popover
    let popover = m.popoverPresentationController
    let (view, item) = (View(), BarButtonItem(title: "Menu", style: .plain))
    popover?.sourceItem = view
    #expect(popover?.sourceView === view && popover?.barButtonItem == nil)
    popover?.sourceItem = item
    #expect(popover?.barButtonItem === item && popover?.sourceView == nil)
    #expect(popover?.sourceItem === item)
  }

  // MARK: - References

  @Test(arguments: [ModalPresentationStyle.fullScreen, .pageSheet, .custom])
  func `a presentation controller keeps its controllers after the dismissal (2.7.8)`(
    style: ModalPresentationStyle
  ) {
    let p = named("P")
    let stage = Stage(root: p)
    var kept: PresentationController?
    weak var presented: ViewController?
    do {
      let m = ViewController()
      m.modalPresentationStyle = style
      presented = m
      stage.turn { p.present(m, animated: false) }
      kept = m.presentationController
      stage.turn { p.dismiss(animated: false) }
    }
    stage.forget()
    #expect(kept?.presentedViewController === presented && presented != nil)
    #expect(kept?.presentingViewController === p)
    #expect(kept?.frameOfPresentedViewInContainerView.size == .zero || style == .pageSheet)
    _ = kept?.presentedView
    kept = nil
    #expect(presented == nil)
  }

  @Test func `a presentation controller that code creates keeps its controllers (2.7.8)`() {
    let kept = PresentationController(
      presentedViewController: named("M"), presenting: named("P"))
    #expect(kept.presentedViewController.baseName == "M")
    #expect(kept.presentingViewController.baseName == "P")
  }

  @Test func `one that outlives a controller that was never presented has an empty controller`() {
    let kept = ViewController().presentationController
    #expect(kept?.presentedViewController.baseName == nil)
    #expect(kept?.presentedViewController === kept?.presentedViewController)
  }

  // MARK: - Flags

  /// Records, at each appearance callback, the flags that are set.
  private final class Flags: ViewController {
    var log: [String] = []

    private func note(_ callback: String) {
      let flags = [
        isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
        isMovingToParent ? "to parent" : nil, isMovingFromParent ? "from parent" : nil,
      ]
      log.append(([callback] + flags.compactMap(\.self)).joined(separator: " "))
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("will appear")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      note("is appearing")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("did disappear")
    }
  }

  @Test func `after a cancelled dismissal no flag says that the controller leaves (1.9.4)`() {
    let (p, m) = (named("P"), Flags())
    m.modalPresentationStyle = .pageSheet
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: false) }
    m.log = []
    stage.turn { _ = m.presentationController?.beginInteractiveDismissal() }
    stage.turn { m.presentationController?.updateInteractiveDismissal(0.2) }
    stage.turn { m.presentationController?.cancelInteractiveDismissal() }
    stage.settle()
    #expect(
      m.log == ["will disappear dismissed", "will appear", "is appearing", "did appear"])
  }

  @Test func `after a cancelled pop no flag says that the controller leaves (1.9.4)`() {
    let (b, nav) = (Flags(), navigation(named("A")))
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(b, animated: false) }
    b.log = []
    stage.application.touch(.down, 0, 10)
    stage.application.touch(.move, 10, 10)
    #expect(stage.application.isTransitioning)
    stage.application.touch(.cancel, 10, 10)
    stage.settle()
    #expect(nav.topViewController === b)
    #expect(
      b.log == ["will disappear from parent", "will appear", "is appearing", "did appear"])
  }

  /// Starts a transition by code and leaves it to the test to cancel it.
  private final class Driver: PercentDrivenInteractiveTransition,
    ViewControllerTransitioningDelegate, NavigationControllerDelegate
  {
    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { KeyframeAnimator(.fade) }

    func interactionControllerForPresentation(
      using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { self }

    func navigationController(
      _ navigation: NavigationController,
      animationControllerFor operation: NavigationController.Operation,
      from: ViewController, to: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { KeyframeAnimator(.fade) }

    func navigationController(
      _ navigation: NavigationController,
      interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { self }
  }

  @Test func `a controller whose presentation is cancelled is being dismissed (1.9.2)`() {
    let (p, m, driver) = (named("P"), Flags(), Driver())
    m.modalPresentationStyle = .fullScreen
    m.transitioningDelegate = driver
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: true) }
    stage.turn { driver.cancel() }
    stage.settle()
    #expect(
      m.log == [
        "will appear presented", "is appearing presented", "will disappear dismissed",
        "did disappear dismissed",
      ])
    #expect(!m.isBeingDismissed && !m.isBeingPresented)
  }

  @Test func `a controller whose push is cancelled is moving from its parent (1.9.2)`() {
    let (b, nav, driver) = (Flags(), navigation(named("A")), Driver())
    nav.delegate = driver
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(b, animated: true) }
    stage.turn { driver.cancel() }
    stage.settle()
    #expect(
      b.log == [
        "will appear to parent", "is appearing to parent", "will disappear from parent",
        "did disappear from parent",
      ])
    #expect(!b.isMovingFromParent && !b.isMovingToParent)
  }

  // MARK: - Responder chain

  // D:using_responders_and_the_responder_chain_to_handle_events.
  @Test func `the next responder of a presented controller is its presenter (8.15)`() {
    let (p, m) = (named("P"), ViewController())
    m.modalPresentationStyle = .pageSheet
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: false) }
    #expect(m.view.next === m)
    #expect(m.next === p)
    #expect(p.next === stage.window)
    #expect(stage.window.next === stage.application)
    stage.turn { p.dismiss(animated: false) }
    #expect(m.next == nil)
  }

  private final class Delegate: Responder, ApplicationDelegate {
    var window: Window?
    var touches = 0

    func application(
      _ application: Application,
      didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = Window(frame: application.screenBounds)
      window?.rootViewController = ViewController()
      window?.makeKeyAndVisible()
      return true
    }

    override func touchBegan(_ touch: Touch) { touches += 1 }
  }

  @Test func `the chain ends at the delegate of the application, if it is a responder (8.15)`() {
    let (application, delegate) = (Application(), Delegate())
    application.launch(delegate, size: Size(width: 20, height: 10))
    #expect(application.next === delegate)
    application.touch(.down, at: Point(x: 3, y: 3))
    #expect(delegate.touches == 1)
    #expect(Application().next == nil)
  }
}
