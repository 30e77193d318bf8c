import Testing
import UIKitNames

/// Probes of animators that apps write, and of the sizes that new views have.
@Suite struct TransitionUseProbes {
  /// Adds the new view if it must, and logs what the new controller hears meanwhile.
  final class Mover: UIViewControllerAnimatedTransitioning {
    let log: ProbeLog
    var adds = true
    init(_ log: ProbeLog) { self.log = log }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      log.add("animate")
      if adds, let view = transitionContext.view(forKey: .to),
        let to = transitionContext.viewController(forKey: .to)
      {
        view.frame = transitionContext.finalFrame(for: to)
        transitionContext.containerView.addSubview(view)
      }
      UIView.animate(withDuration: 0.5) {
        transitionContext.view(forKey: .from)?.alpha = 0.5
      } completion: { _ in
        transitionContext.view(forKey: .from)?.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  /// Gives the same animator for every change.
  final class Giver: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIViewControllerTransitioningDelegate
  {
    let mover: Mover
    init(_ mover: Mover) { self.mover = mover }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { mover }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { mover }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { mover }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { mover }
  }

  /// Logs its calls, and the size of its view in `viewIsAppearing`.
  final class Sized: UIViewController {
    let log: ProbeLog
    var size = CGSize.zero
    init(_ log: ProbeLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.add("will")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      size = view.bounds.size
      log.add("is \(view.window != nil)")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if view.window != nil { log.add("layout") }
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.add("did")
    }
  }

  /// UIViewControllerAnimatedTransitioning `animateTransition(using:)`: the animator adds the view
  /// of the `to` controller. UIViewController `viewIsAppearing(_:)`: called when the view is in the
  /// hierarchy, before it is laid out.
  @Test func `a pushed view appears when its animator has added it`() {
    let log = ProbeLog()
    let stack = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(root: stack)
    screen.settle()
    let giver = Giver(Mover(log))
    stack.delegate = giver
    let next = Sized(log)
    screen.turn { stack.pushViewController(next, animated: true) }
    #expect(log.take() == ["will", "animate", "is true", "layout"])
    screen.settle()
    #expect(log.take().contains("did") && next.size == next.view.bounds.size)
    withExtendedLifetime(giver) {}
  }

  /// UIViewControllerAnimatedTransitioning: an animator that never adds the view does not show it
  /// before the end, and the controller is on the screen afterwards.
  @Test(arguments: ["push", "tab", "present"])
  func `a view that its animator does not add is shown at the end`(_ kind: String) {
    let log = ProbeLog()
    let (root, next) = (UIViewController(), Sized(log))
    let stack = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = kind == "tab" ? [stack, next] : [stack]
    let screen = Screen(root: tabs)
    screen.settle()
    let mover = Mover(log)
    mover.adds = false
    let giver = Giver(mover)
    stack.delegate = giver
    tabs.delegate = giver
    next.transitioningDelegate = giver
    screen.turn {
      switch kind {
      case "push": stack.pushViewController(next, animated: true)
      case "tab": tabs.selectedIndex = 1
      default:
        next.modalPresentationStyle = .fullScreen
        root.present(next, animated: true)
      }
    }
    #expect(log.take() == ["will", "animate"] && next.view.window == nil)
    screen.settle()
    #expect(log.take().filter { $0 != "layout" } == ["is true", "did"])
    #expect(next.view.window != nil && next.size.width == 40)
    withExtendedLifetime(giver) {}
  }

  /// UIViewControllerTransitionCoordinatorContext `transitionDuration`: the duration of the app's
  /// animator, as soon as a presentation or dismissal is requested.
  @Test func `the coordinator of a presentation knows its animator at once`() {
    let log = ProbeLog()
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    let giver = Giver(Mover(log))
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = giver
    screen.turn {
      root.present(modal, animated: true)
      #expect(modal.transitionCoordinator?.transitionDuration == 0.5)
      #expect(modal.transitionCoordinator?.initiallyInteractive == false)
    }
    screen.settle()
    screen.turn {
      root.dismiss(animated: true)
      #expect(modal.transitionCoordinator?.transitionDuration == 0.5)
    }
    screen.settle()
    #expect(log.take() == ["animate", "animate"] && root.presentedViewController == nil)
  }

  /// UIViewController `viewIsAppearing(_:)`: the view has its size.
  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext,
  ])
  func `a presented view has its size when it appears`(_ style: UIModalPresentationStyle) {
    for columns in [40, 120] {
      let root = UIViewController()
      let screen = Screen(root: root, columns: columns)
      screen.settle()
      let (plain, inner) = (Sized(ProbeLog()), Sized(ProbeLog()))
      plain.modalPresentationStyle = style
      screen.turn { root.present(plain, animated: true) }
      screen.settle()
      #expect(plain.size == plain.view.bounds.size && plain.size.width > 0)
      screen.turn { root.dismiss(animated: false) }
      screen.settle()
      let stack = UINavigationController(rootViewController: inner)
      stack.modalPresentationStyle = style
      screen.turn { root.present(stack, animated: true) }
      screen.settle()
      #expect(inner.size == inner.view.bounds.size && inner.size.width > 0)
    }
  }

  /// UIViewController `viewIsAppearing(_:)`: the view has its size, also inside of containers.
  @Test(arguments: [false, true])
  func `a child of containers has its size when it appears`(_ animated: Bool) {
    let (first, next) = (Sized(ProbeLog()), Sized(ProbeLog()))
    let stack = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let screen = Screen(root: tabs)
    screen.settle()
    #expect(first.size == CGSize(width: 40, height: 22))
    next.hidesBottomBarWhenPushed = true
    screen.turn { stack.pushViewController(next, animated: animated) }
    screen.settle()
    #expect(next.size == CGSize(width: 40, height: 23))
  }

  /// UIViewController `hidesBottomBarWhenPushed`: also without animation.
  @Test func `a push without animation hides the tab bar`() {
    let (first, next) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    first.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    stack.tabBarItem = first.tabBarItem
    tabs.viewControllers = [stack]
    let screen = Screen(root: tabs)
    screen.settle()
    #expect(screen.row(of: "Home") == 23)
    next.hidesBottomBarWhenPushed = true
    screen.turn {
      stack.pushViewController(next, animated: false)
    }
    #expect(screen.row(of: "Home") == nil && next.view.bounds.height == 23)
    screen.turn { stack.popViewController(animated: false) }
    #expect(screen.row(of: "Home") == 23 && first.view.bounds.height == 22)
  }

  /// UIViewController `present(_:animated:completion:)` in
  /// `application(_:didFinishLaunchingWithOptions:)`, right after `makeKeyAndVisible()`, which
  /// shows the window.
  @Test func `an app presents right after it shows its window`() {
    final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let log = ProbeLog()
      let modal = UIViewController()
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let home = UIViewController()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: home)
        window?.makeKeyAndVisible()
        home.present(modal, animated: true) { [log] in log.add("presented") }
        return true
      }
    }
    let app = App()
    let screen = Screen(app)
    screen.settle()
    #expect(app.log.take() == ["presented"] && app.modal.view.window === app.window)
    #expect(app.window?.rootViewController?.presentedViewController === app.modal)
  }
}
