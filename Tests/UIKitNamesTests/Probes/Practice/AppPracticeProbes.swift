import Simulation
import Testing
import UIKitNames

/// Probes of the delegates of applications and scenes, and of windows.
@Suite struct AppPracticeProbes {
  /// A delegate without scenes.
  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let log = ProbeLog()
    let root: UIViewController
    var tokens: [any NSObjectProtocol] = []
    init(root: UIViewController) { self.root = root }

    private func name(_ state: UIApplication.State) -> String {
      switch state {
      case .active: "active"
      case .inactive: "inactive"
      case .background: "background"
      }
    }
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.add("willFinish")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let isShared = UIApplication.shared === application
      log.add("didFinish \(name(application.applicationState)) shared \(isShared)")
      let center = NotificationCenter.default
      for (title, notification) in [
        ("posted launch", UIApplication.didFinishLaunchingNotification),
        ("posted active", UIApplication.didBecomeActiveNotification),
      ] {
        tokens.append(
          center.addObserver(forName: notification, object: nil, queue: nil) { [log] _ in
            log.add(title)
          })
      }
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
      log.add("didBecomeActive \(name(application.applicationState))")
    }
  }

  /// An application delegate for scenes.
  final class SceneApp: UIResponder, UIApplicationDelegate {
    let log: ProbeLog
    var window: UIWindow?
    init(_ log: ProbeLog) { self.log = log }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.add("app didFinish")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { log.add("app active") }
  }

  /// A scene delegate that makes the window.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let log: ProbeLog
    let root: UIViewController
    var window: UIWindow?
    init(_ log: ProbeLog, root: UIViewController) {
      self.log = log
      self.root = root
    }
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      log.add("connect \(session.role == .windowApplication) \(scene.delegate === self)")
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { log.add("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) {
      log.add("active \(scene.activationState == .foregroundActive)")
    }
  }

  /// UIApplicationDelegate: launch calls in order; the application is inactive until it becomes active.
  @Test func `an application launches in order`() {
    let delegate = Delegate(root: UIViewController())
    let screen = Screen(delegate)
    screen.settle()
    let calls = delegate.log.take()
    #expect(
      calls.filter { !$0.hasPrefix("posted") } == [
        "willFinish", "didFinish inactive shared true", "didBecomeActive active",
      ])
    #expect(calls.filter { $0.hasPrefix("posted") } == ["posted launch", "posted active"])
    #expect(screen.application.delegate === delegate)
    screen.pass(120)
    #expect(delegate.log.take() == [])
  }

  /// UIWindow `makeKeyAndVisible()` in the launch: the root's view is loaded and appears after the
  /// launch; the window is the key window and has the size of the screen.
  @Test func `the window of the launch is the key window`() {
    let log = ProbeLog()
    let root = ProbeController("R", log)
    let delegate = Delegate(root: root)
    let screen = Screen(delegate)
    screen.settle()
    #expect(log.take() == ["R load", "R willAppear", "R didAppear"])
    let window = delegate.window
    #expect(window?.isKeyWindow == true && window?.isHidden == false)
    #expect(window?.bounds == CGRect(x: 0, y: 0, width: 40, height: 24))
    #expect(root.view.window === window && root.view.frame == window?.bounds)
    #expect(screen.application.keyWindow === window && screen.application.windows.first === window)
  }

  /// UISceneDelegate: with scenes the application launches, then the scene connects, comes to the
  /// foreground and becomes active; the application's delegate does not hear of that.
  @Test func `a scene connects after the launch`() {
    let log = ProbeLog()
    let root = UIViewController()
    let (app, scenes) = (SceneApp(log), SceneDelegate(log, root: root))
    let simulator = Simulator(delegate: app, sceneDelegate: scenes, columns: 40, rows: 25)
    simulator.advance(to: simulator.tick + 10)
    #expect(log.take() == ["app didFinish", "connect true true", "foreground", "active true"])
    let scene = scenes.window?.windowScene
    #expect(
      scene != nil && scene?.windows.first === scenes.window && scene?.keyWindow === scenes.window)
    #expect(root.view.window?.windowScene === scene && scenes.window?.isKeyWindow == true)
    #expect(simulator.application.connectedScenes.count == 1)
    #expect(simulator.application.openSessions.count == 1 && scene?.session.scene === scene)
    #expect(scene?.delegate === scenes)
  }

  /// UIWindow: a new window is hidden, not key, at the normal level, and has no root.
  @Test func `a new window is hidden`() {
    let stage = ViewStage()
    stage.turn {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 4))
      #expect(window.isHidden && !window.isKeyWindow && window.rootViewController == nil)
      #expect(window.windowLevel == .normal && window.frame.width == 20)
    }
    #expect(UIWindow.Level.normal.rawValue == 0 && UIWindow.Level.alert.rawValue == 2000)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
  }

  /// UIWindow `rootViewController`: the usual exchange after a login; the old root disappears, the new
  /// one appears and fills the window.
  @Test func `a new root replaces the old`() {
    let log = ProbeLog()
    let (a, b) = (ProbeController("A", log), ProbeController("B", log))
    let screen = Screen(root: a)
    screen.settle()
    _ = log.take()
    screen.turn { a.view.window?.rootViewController = b }
    screen.settle()
    let calls = log.take()
    #expect(calls.filter { $0.hasPrefix("A") } == ["A willDisappear", "A didDisappear"])
    #expect(calls.filter { $0.hasPrefix("B") } == ["B load", "B willAppear", "B didAppear"])
    #expect(a.view.window == nil && b.view.window != nil && screen.root === b)
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 40, height: 24))
  }

  /// UIWindow `makeKeyAndVisible()` of a second window: it is key instead of the first, with
  /// notifications of both; the first window's root does not disappear.
  @Test func `a second window becomes key`() {
    let (log, life) = (ProbeLog(), ProbeLog())
    let (root, top) = (ProbeController("R", life), ProbeController("T", life))
    let screen = Screen(root: root)
    screen.settle()
    _ = life.take()
    var tokens: [any NSObjectProtocol] = []
    var over: UIWindow?
    let first = root.view.window
    screen.turn {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.windowLevel = .alert
      window.rootViewController = top
      for (title, name) in [
        ("key", UIWindow.didBecomeKeyNotification), ("resigned", UIWindow.didResignKeyNotification),
      ] {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
            log.add("\(title) \((note.object as? UIWindow) === first)")
          })
      }
      window.makeKeyAndVisible()
      over = window
    }
    screen.settle()
    #expect(Set(log.take()) == ["key false", "resigned true"])
    #expect(over?.isKeyWindow == true && first?.isKeyWindow == false && over?.isHidden == false)
    #expect(life.take() == ["T load", "T willAppear", "T didAppear"])
    #expect(top.view.window === over && root.view.window === first && tokens.count == 2)
    screen.turn { first?.makeKey() }
    screen.settle()
    #expect(first?.isKeyWindow == true && over?.isKeyWindow == false && over?.isHidden == false)
  }

  /// UIWindow `windowLevel`: a window of a higher level covers one of a lower that is shown later.
  @Test func `the level decides which window is in front`() {
    func controller(_ text: String) -> UIViewController {
      let controller = UIViewController()
      let label = UILabel(frame: CGRect(x: 0, y: 5, width: 10, height: 1))
      label.text = text
      controller.view.addSubview(label)
      controller.view.backgroundColor = .white
      return controller
    }
    let screen = Screen(root: controller("bottom"))
    screen.settle()
    var windows: [UIWindow] = []
    screen.turn {
      for (level, text) in [(UIWindow.Level.alert, "alert"), (.normal, "normal")] {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = level
        window.rootViewController = controller(text)
        window.isHidden = false
        windows.append(window)
      }
    }
    screen.settle()
    #expect(screen.row(of: "alert") == 5 && screen.row(of: "normal") == nil)
    screen.turn { windows[0].isHidden = true }
    screen.settle()
    #expect(screen.row(of: "normal") == 5 && screen.row(of: "bottom") == nil)
    screen.turn { windows[1].isHidden = true }
    screen.settle()
    #expect(screen.row(of: "bottom") == 5 && screen.row(of: "alert") == nil)
  }

  /// UIWindow `rootViewController` found from the scene, as libraries do it to present from anywhere.
  @Test func `a library presents from the key window`() {
    let root = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(root: root)
    screen.settle()
    let modal = UIViewController()
    screen.turn {
      let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
      var top = scene?.windows.first { $0.isKeyWindow }?.rootViewController
      while let next = top?.presentedViewController { top = next }
      top?.present(modal, animated: true)
    }
    screen.settle()
    #expect(root.presentedViewController === modal && modal.view.window === root.view.window)
  }

  /// UIView `convert(_:to:)` with nil: converts to the window.
  @Test func `nil converts to the window`() {
    let root = UIViewController()
    let screen = Screen(root: UINavigationController(rootViewController: root))
    screen.settle()
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 6, height: 2))
    screen.turn { root.view.addSubview(view) }
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 3, y: 5, width: 6, height: 2))
    #expect(view.convert(CGPoint(x: 3, y: 5), from: nil) == CGPoint(x: 0, y: 0))
    #expect(view.window?.hitTest(CGPoint(x: 4, y: 6), with: nil) === view)
  }
}
