import Simulation
import Testing
import UIKitNames

/// Probes of windows, scenes and app delegates.
@Suite struct SceneSourcedProbes {
  final class App: UIResponder, UIApplicationDelegate {
    let log: ProbeLog
    var window: UIWindow?
    let makesWindow: Bool
    let root = UIViewController()
    init(_ log: ProbeLog, makesWindow: Bool = true) {
      self.log = log
      self.makesWindow = makesWindow
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
      log.add("didFinish")
      if makesWindow {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
      }
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { log.add("appActive") }
    func applicationWillTerminate(_ application: UIApplication) { log.add("terminate") }
  }

  final class SceneApp: UIResponder, UIWindowSceneDelegate {
    let log: ProbeLog
    var window: UIWindow?
    let root = UIViewController()
    init(_ log: ProbeLog) { self.log = log }
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      log.add("connect")
      guard let scene = scene as? UIWindowScene else { return }
      let made = UIWindow(windowScene: scene)
      made.rootViewController = root
      window = made
      made.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { log.add("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.add("sceneActive") }
  }

  /// A window that logs when it becomes key and when it is key no longer.
  final class Keyed: UIWindow {
    let log = ProbeLog()
    override func becomeKey() {
      super.becomeKey()
      log.add("become")
    }
    override func resignKey() {
      super.resignKey()
      log.add("resign")
    }
  }

  /// UIApplicationDelegate, "Responding to the launch of your app": will finish, did finish, did become
  /// active.
  @Test func `an app is launched and becomes active`() {
    let log = ProbeLog()
    let app = App(log)
    let screen = Screen(app)
    screen.settle()
    withExtendedLifetime(app) {
      #expect(log.take() == ["willFinish", "didFinish", "appActive"])
      screen.turn {
        #expect(UIApplication.shared.delegate === app)
        #expect(UIApplication.shared.applicationState == .active)
      }
    }
  }

  /// UISceneDelegate: with a scene delegate the scene's calls take the place of the app delegate's; the
  /// scene connects, enters the foreground and becomes active ("Managing your app's life cycle").
  @Test func `a scene connects and becomes active`() {
    let log = ProbeLog()
    let (app, scene) = (App(log, makesWindow: false), SceneApp(log))
    let simulator = Simulator(delegate: app, sceneDelegate: scene, columns: 40, rows: 25)
    withExtendedLifetime((app, scene, simulator)) {
      #expect(log.take() == ["willFinish", "didFinish", "connect", "foreground", "sceneActive"])
      #expect(scene.root.view.window === scene.window && scene.window?.windowScene != nil)
    }
  }

  /// UIWindowScene, UISceneSession: the scene of the window, its role, its state, and the sets of the
  /// application.
  @Test func `the scene and the application know each other`() {
    let log = ProbeLog()
    let (app, delegate) = (App(log, makesWindow: false), SceneApp(log))
    let simulator = Simulator(delegate: app, sceneDelegate: delegate, columns: 40, rows: 25)
    withExtendedLifetime((app, delegate)) {
      simulator.application.turn {
        let scene = delegate.window?.windowScene
        #expect(scene?.session.role == .windowApplication && scene?.session.scene === scene)
        #expect(scene?.activationState == .foregroundActive && scene?.delegate === delegate)
        #expect(UIApplication.shared.connectedScenes.first === scene)
        #expect(UIApplication.shared.connectedScenes.count == 1)
        #expect(scene?.windows.first === delegate.window && scene?.windows.count == 1)
        #expect(
          UIApplication.shared.openSessions.count == 1 && scene?.keyWindow === delegate.window)
      }
    }
  }

  /// UIResponder `next`: from a controller's view to the controller, the window, the scene, the application
  /// and its delegate ("Using responders and the responder chain to handle events").
  @Test func `the chain of responders ends at the app delegate`() {
    let app = App(ProbeLog())
    let screen = Screen(app)
    screen.settle()
    withExtendedLifetime(app) {
      screen.turn {
        let label = UILabel()
        app.root.view.addSubview(label)
        #expect(label.next === app.root.view && app.root.view.next === app.root)
        var chain: [UIResponder] = []
        var next = app.root.next
        while let responder = next {
          chain.append(responder)
          next = responder.next
        }
        let window = chain.firstIndex { $0 === app.window }
        let application = chain.firstIndex { $0 === UIApplication.shared }
        #expect((window ?? 9) < (application ?? 0) && chain.last === app)
      }
    }
  }

  /// UIWindow `makeKeyAndVisible()`, `makeKey()`, `isKeyWindow`: one window is key; the one before resigns,
  /// and both are notified by `becomeKey()` and `resignKey()`.
  @Test func `one window is the key window`() {
    let app = App(ProbeLog())
    let screen = Screen(app)
    screen.settle()
    withExtendedLifetime(app) {
      let other = Keyed(frame: CGRect(x: 0, y: 0, width: 40, height: 24))
      other.rootViewController = UIViewController()
      #expect(!other.isKeyWindow && app.window?.isKeyWindow == true)
      screen.turn { other.makeKeyAndVisible() }
      screen.settle()
      #expect(other.isKeyWindow && app.window?.isKeyWindow == false && !other.isHidden)
      #expect(other.log.take() == ["become"])
      screen.turn { app.window?.makeKey() }
      screen.settle()
      #expect(
        !other.isKeyWindow && app.window?.isKeyWindow == true && other.log.take() == ["resign"])
    }
  }

  /// UIWindow `rootViewController`: the new controller's view replaces the old one and has the window's
  /// size; the old controller's view is removed.
  @Test func `a new root takes the place of the old one`() {
    let log = ProbeLog()
    let (one, two) = (ProbeController("1", log), ProbeController("2", log))
    let screen = Screen(root: one)
    screen.settle()
    _ = log.take()
    screen.turn { screen.application.window?.rootViewController = two }
    screen.settle()
    #expect(screen.root === two && one.view.window == nil)
    #expect(two.view.frame == CGRect(x: 0, y: 0, width: 40, height: 24))
    let calls = log.take()
    #expect(calls.filter { $0.hasPrefix("2") } == ["2 load", "2 willAppear", "2 didAppear"])
    #expect(calls.filter { $0.hasPrefix("1") } == ["1 willDisappear", "1 didDisappear"])
  }

  /// UIWindow.Level: normal windows are below the status bar, and that is below alerts; a window is normal
  /// by default.
  @Test func `levels of windows are ordered`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(window.windowLevel == .normal && UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.normal.rawValue < UIWindow.Level.statusBar.rawValue)
    #expect(UIWindow.Level.statusBar.rawValue < UIWindow.Level.alert.rawValue)
    #expect(window.rootViewController == nil && !window.isKeyWindow)
  }

  /// UIWindow `didBecomeKeyNotification`, `didResignKeyNotification`: posted with the window as the object.
  @Test func `windows post that they become key`() {
    let app = App(ProbeLog())
    let screen = Screen(app)
    screen.settle()
    withExtendedLifetime(app) {
      let log = ProbeLog()
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 24))
      other.rootViewController = UIViewController()
      screen.turn {
        let center = NotificationCenter.default
        center.addObserver(
          forName: UIWindow.didBecomeKeyNotification, object: other, queue: nil
        ) { _ in log.add("become") }
        center.addObserver(
          forName: UIWindow.didResignKeyNotification, object: app.window, queue: nil
        ) { _ in log.add("resign") }
        other.makeKeyAndVisible()
      }
      screen.settle()
      #expect(log.take().sorted() == ["become", "resign"])
    }
  }

  /// UIApplicationDelegate `applicationWillTerminate(_:)` and `UIApplication.willTerminateNotification`: once
  /// when the app is about to end.
  @Test func `an app hears that it ends`() {
    let log = ProbeLog()
    let app = App(log)
    let screen = Screen(app)
    screen.settle()
    withExtendedLifetime(app) {
      screen.turn {
        NotificationCenter.default.addObserver(
          forName: UIApplication.willTerminateNotification, object: nil, queue: nil
        ) { _ in log.add("notification") }
      }
      _ = log.take()
      screen.simulator.perform(.quit)
      #expect(
        log.take().filter { $0 == "terminate" || $0 == "notification" }.sorted()
          == ["notification", "terminate"])
    }
  }

  /// UIApplication `beginBackgroundTask(withName:expirationHandler:)`: returns an identifier that is not
  /// `invalid`, another one for each task.
  @Test func `each background task has its identifier`() {
    let app = App(ProbeLog())
    let screen = Screen(app)
    screen.settle()
    withExtendedLifetime(app) {
      screen.turn {
        let one = UIApplication.shared.beginBackgroundTask(withName: "a", expirationHandler: nil)
        let two = UIApplication.shared.beginBackgroundTask(withName: nil, expirationHandler: nil)
        #expect(one != .invalid && two != .invalid && one != two)
        UIApplication.shared.endBackgroundTask(one)
        UIApplication.shared.endBackgroundTask(two)
      }
    }
  }
}
