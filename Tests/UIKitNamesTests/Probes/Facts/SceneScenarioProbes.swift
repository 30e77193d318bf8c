import Simulation
import Testing
import UIKitNames

/// Probes of the application, its scene and its windows.
@Suite struct SceneScenarioProbes {
  /// A delegate without scenes, as before iOS 13.
  final class App: UIResponder, UIApplicationDelegate {
    let log = ProbeLog()
    var window: UIWindow?
    var states: [UIApplication.State] = []
    var observed: [Notification.Name] = []
    let root = UIViewController()
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.add("willFinish \(window == nil)")
      for name in observed {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [log] note in log.add(note.name == name ? "note \(name.rawValue)" : "other")
        }
      }
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.add("didFinish")
      states.append(application.applicationState)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
      log.add("active")
      states.append(application.applicationState)
    }
    func applicationWillTerminate(_ application: UIApplication) { log.add("terminate") }
  }

  /// A delegate of an application with a scene, which leaves the window to the scene.
  final class SceneApp: UIResponder, UIApplicationDelegate {
    let log: ProbeLog
    var window: UIWindow?
    init(_ log: ProbeLog) {
      self.log = log
      super.init()
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.add("didFinish")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { log.add("app active") }
  }

  /// The delegate of a scene.
  final class SceneOwner: UIResponder, UIWindowSceneDelegate {
    let log: ProbeLog
    var window: UIWindow?
    init(_ log: ProbeLog) {
      self.log = log
      super.init()
    }
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      log.add("connect \(session.scene === scene) \(session.role == .windowApplication)")
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
    func sceneWillEnterForeground(_ scene: UIScene) {
      log.add("foreground \(scene.activationState == .foregroundActive)")
    }
    func sceneDidBecomeActive(_ scene: UIScene) {
      log.add("active \(scene.activationState == .foregroundActive)")
    }
  }

  private static func start(_ app: App) -> Simulator {
    let simulator = Simulator(delegate: app, columns: 60, rows: 20)
    simulator.advance(to: simulator.tick + 240)
    return simulator
  }

  /// UIApplicationDelegate: the calls of a launch in their order, with the states of the
  /// application.
  @Test func `a launch tells the delegate in order`() {
    let app = App()
    let simulator = Self.start(app)
    withExtendedLifetime(simulator) {
      #expect(app.log.take() == ["willFinish true", "didFinish", "active"])
      #expect(app.states == [.inactive, .active])
    }
  }

  /// UIApplication `didFinishLaunchingNotification` and `didBecomeActiveNotification` are posted
  /// after the launch, in this order.
  @Test func `the launch is posted to observers`() {
    let app = App()
    app.observed = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
    ]
    let simulator = Self.start(app)
    withExtendedLifetime(simulator) {
      let notes = app.log.take().filter { $0.hasPrefix("note") }
      #expect(
        notes == [
          "note \(UIApplication.didFinishLaunchingNotification.rawValue)",
          "note \(UIApplication.didBecomeActiveNotification.rawValue)",
        ])
    }
  }

  /// UISceneDelegate: with scenes the scene's delegate hears of the foreground, and UIKit does not
  /// call the application delegate's methods for it.
  @Test func `a launch with a scene connects it and then activates it`() {
    let log = ProbeLog()
    let (app, scene) = (SceneApp(log), SceneOwner(log))
    let simulator = Simulator(delegate: app, sceneDelegate: scene, columns: 60, rows: 20)
    simulator.advance(to: simulator.tick + 240)
    withExtendedLifetime(simulator) {
      #expect(
        log.take() == ["didFinish", "connect true true", "foreground false", "active true"])
      #expect(scene.window?.isKeyWindow == true && scene.window?.windowScene != nil)
    }
  }

  /// UIApplication: the application knows its delegate, its scene and its windows.
  @Test func `the application has one active scene with the window`() {
    let app = App()
    let simulator = Self.start(app)
    let application = simulator.application
    application.turn {
      #expect(UIApplication.shared === application && application.delegate === app)
      #expect(application.applicationState == .active)
      #expect(application.connectedScenes.count == 1 && application.openSessions.count == 1)
      guard let scene = application.connectedScenes.first as? UIWindowScene else {
        Issue.record("There is no window scene")
        return
      }
      #expect(scene.activationState == .foregroundActive)
      #expect(scene.windows.count == 1 && scene.windows.first === app.window)
      #expect(scene.keyWindow === app.window && app.window?.windowScene === scene)
    }
  }

  /// UIWindow: hidden until it is shown; the view of the root is loaded and fills the window.
  @Test func `a window is hidden until it is made visible`() {
    let app = App()
    let simulator = Self.start(app)
    simulator.application.turn {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
      #expect(window.isHidden && !window.isKeyWindow && window.rootViewController == nil)
      #expect(app.window?.isHidden == false && app.window?.isKeyWindow == true)
      #expect(app.root.viewIfLoaded?.window === app.window)
      #expect(app.root.view.bounds.size == app.window?.bounds.size)
      #expect(window.windowLevel == .normal)
    }
  }

  /// UIWindow `rootViewController`: the usual change from a login to the app. The old view leaves
  /// the window, and both controllers get their calls.
  @Test func `a login gives way to the app`() {
    let log = ProbeLog()
    let (login, inside) = (ProbeController("login", log), ProbeController("inside", log))
    let screen = Screen(root: login)
    screen.settle()
    _ = log.take()
    guard let window = login.view.window else {
      Issue.record("The root is in no window")
      return
    }
    screen.turn { window.rootViewController = UINavigationController(rootViewController: inside) }
    screen.settle()
    let calls = log.take()
    #expect(
      calls.filter { $0.hasPrefix("login") } == ["login willDisappear", "login didDisappear"])
    #expect(
      calls.filter { $0.hasPrefix("inside") } == [
        "inside load", "inside willAppear", "inside didAppear",
      ])
    #expect(login.view.window == nil && inside.view.window === window)
  }

  /// UIWindow: a window over the app, such as a passcode, is shown with `isHidden` and does not
  /// become key by that; `makeKey()` makes it so.
  @Test func `a second window is shown without being key`() {
    let app = App()
    let simulator = Self.start(app)
    let application = simulator.application
    application.turn {
      guard let scene = app.window?.windowScene else {
        Issue.record("The window has no scene")
        return
      }
      let cover = UIWindow(windowScene: scene)
      cover.windowLevel = .alert
      cover.rootViewController = UIViewController()
      cover.isHidden = false
      #expect(scene.windows.contains { $0 === cover } && cover.windowScene === scene)
      #expect(!cover.isKeyWindow && scene.keyWindow === app.window)
      cover.makeKey()
      #expect(cover.isKeyWindow && app.window?.isKeyWindow == false)
      #expect(scene.keyWindow === cover)
    }
  }

  /// UIApplicationDelegate `applicationWillTerminate(_:)`: the last call, when the app is quit.
  @Test func `the delegate hears of the end`() {
    let app = App()
    let simulator = Self.start(app)
    _ = app.log.take()
    simulator.perform(.quit)
    #expect(app.log.take().last == "terminate")
    withExtendedLifetime(simulator) {}
  }

  /// UIApplication: documented defaults of what an app may set.
  @Test func `the application has the documented defaults`() {
    let app = App()
    let simulator = Self.start(app)
    let application = simulator.application
    application.turn {
      #expect(!application.isIdleTimerDisabled && application.applicationIconBadgeNumber == 0)
      #expect(!application.isNetworkActivityIndicatorVisible)
      #expect((application.shortcutItems ?? []).isEmpty)
      application.isIdleTimerDisabled = true
      application.applicationIconBadgeNumber = 3
      #expect(application.isIdleTimerDisabled && application.applicationIconBadgeNumber == 3)
    }
  }
}
